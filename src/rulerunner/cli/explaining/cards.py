"""The page of a card: its facts, its text in our words, and the rules it is played under."""

from collections.abc import Iterator

from ...cards.explaining import numbers, rules_of
from ...lang.abilities import NotYet
from ...lang.face import Face
from ...lang.facts import Facts
from ...lang.render import render
from ...lang.validate import problems
from ...rules import Edition
from ...rules.explaining import title
from .page import headline, paragraph, section


def page(edition: Edition, face: Face, width: int) -> Iterator[str]:
    """The lines of a page."""
    yield from headline(face.name, width)
    yield from paragraph(facts_line(face.facts, edition), width)
    if wrong := problems(face):
        yield from section("What is wrong with it", wrong, width)
        return
    yield from section("What it does, in our words", render(face, edition.words), width)
    yield from section("Status", _status(face), width)
    yield from section("Rules it is played under", _rules(edition, face), width)


def facts_line(card: Facts, edition: Edition) -> str:
    """The printed facts in one sentence or two."""
    kind = f"{'Unique ' if card.unique else ''}{card.side.title()} {edition.word(card.type)}"
    subtypes = f" ({', '.join(card.subtypes)})" if card.subtypes else ""
    printed = ", ".join(f"{name} {value}" for name, value in numbers(card, edition))
    faction = card.faction.replace("_", " ")
    of = [f"Faction {faction}"] if faction else []
    of += [f"influence {card.influence}"] if card.influence is not None else []
    first = card.printings[0][0].replace("_", " ") if card.printings else ""
    of.append(f"first printed in {first}" if first else "home-made")
    line = ", ".join(of)
    return (
        ". ".join(
            part for part in (kind + subtypes, printed.capitalize(), line[:1].upper() + line[1:]) if part
        )
        + "."
    )


def _status(face: Face) -> Iterator[str]:
    missing = [ability.reason for ability in face.abilities if isinstance(ability, NotYet)]
    if not missing:
        yield "Playable: every sentence of the card is written."
    else:
        yield "Not playable yet. What is missing:"
        yield from missing


def _rules(edition: Edition, face: Face) -> Iterator[str]:
    """Each rule once, with what of the card it governs, in the order of the card."""
    for rule, reasons in rules_of(edition, face).items():
        yield f"{rule:7} {title(edition, rule)} ({', '.join(reasons)})"
