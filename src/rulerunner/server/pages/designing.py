"""Home-made cards over HTTP: card files read, cards to draw, and games with one of them in hand."""

import json
from typing import Final

from ...designs.data import BadCard, definition, face_of
from ...designs.making import Design, designs
from ...lang.words import Side
from ...rules import EDITIONS
from ...session import Match, Start
from ...session.designing import bench, edition_for, opening
from ..errors import Fault
from ..reading import face_message
from ..seating import summary_of
from ..store import Summary
from .messages import AskDesign, AskFaces, DesignedCard, DesignReport, DesignSpot, Faces, PlayDesign

UNFIT: Final = 422


def report(asked: AskDesign) -> DesignReport:
    """What was made of a card file."""
    return DesignReport(tuple(_card(made, _known(asked.rules)) for made in designs(asked.text)))


def _known(rules: str) -> str:
    return rules if rules in EDITIONS else ""


def _card(made: Design, rules: str) -> DesignedCard:
    face = made.face
    edition = edition_for(face, rules) if face is not None else None
    return DesignedCard(
        title=made.sheet.title,
        start=made.sheet.start,
        end=made.sheet.end,
        rules=edition.id if edition is not None else "",
        face=face_message(edition, face) if face is not None and edition is not None else None,
        data=definition(face) if face is not None else "",
        bench=bench([face], rules) if face is not None else "",
        wrong=tuple(DesignSpot(*spot) for spot in made.wrong),
        readings=tuple(made.readings),
        warnings=tuple(made.warnings),
        like=made.start.name if made.start is not None else "",
        differences=tuple(made.differences()),
    )


def faces(asked: AskFaces) -> Faces:
    """Home-made cards to draw and to read."""
    if asked.rules not in EDITIONS:
        raise Fault(404, "unknown", "There are no such rules.")
    try:
        return Faces(tuple(face_message(EDITIONS[asked.rules], face_of(text)) for text in asked.cards))
    except BadCard as bad:
        raise Fault(UNFIT, "card", f"{str(bad)[:1].upper()}{str(bad)[1:]}.") from None


def start(asked: PlayDesign, seed: int) -> tuple[str, Summary, Side, str]:
    """How a game with a card of the file starts, its summary, whose card it is and what it is called."""
    found = next((made for made in designs(asked.text) if made.sheet.title == asked.title), None)
    if found is None or found.face is None:
        raise Fault(UNFIT, "card", f"{asked.title[:60] or 'The card'} cannot be played yet.")
    begin = Start.from_position(opening([found.face], _known(asked.rules), seed))
    return json.dumps(begin.to_json()), summary_of(Match(begin)), found.face.facts.side, found.face.name
