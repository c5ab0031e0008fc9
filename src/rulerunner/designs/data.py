"""Home-made cards as data: the open format in which they travel.

    {"format": "rulerunner card", "version": 1, "card": {"name": "Low Wall", "side": "corp", ...},
     "abilities": [[".Sub", [[".EndRun"]]]]}

`card` has the printed facts, those that are not said left out. `abilities` are words of the card language: a
list of a word's name (behind a dot) and its fields, those at the end that have their defaults left out. It
is data alone, so it can do nothing but be played; what it says is told by the renderer, so what a player
reads is what the machine does.
"""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from ..cards.facts import facts
from ..lang.base import Ability
from ..lang.face import Face
from ..lang.facts import Facts
from ..lang.validate import problems as faults
from ..lang.validating.kinds import BadDefinition
from ..lang.validating.subtypes import SUBTYPES
from ..lang.words import CORP, TYPES
from ..state.shapes import BrokenSave, Reading, shape_of
from ..state.texts import ENCODER
from .limits import problems

FORMAT: Final = "rulerunner card"
VERSION: Final = 1
LONGEST: Final = 16_384
"""The longest text of a card: more than any that is within the limits needs."""
MOST_CARDS: Final = 60
"""The most home-made cards at one table."""

OF_SIDE: Final = {
    "corp": ("identity", "agenda", "asset", "ice", "operation", "upgrade"),
    "runner": ("identity", "event", "hardware", "program", "resource"),
}
KEYS: Final = (
    "name", "side", "type", "subtypes", "cost", "x_cost", "strength", "memory", "trash", "requirement",
    "points", "link", "unique", "faction", "influence", "deck_limit", "influence_limit", "minimum_deck",
    "family",
)  # fmt: skip
WHOLE: Final = (
    "cost", "strength", "memory", "trash", "requirement", "points", "link", "influence", "deck_limit",
    "influence_limit", "minimum_deck",
)  # fmt: skip
PLAIN: Final = Facts("", "corp", "ice")
"""The facts that are not said."""


class BadCard(ValueError):
    """A home-made card that cannot be taken; the message says why."""


class _Nobody:
    """No card is spoken of by its face inside a definition."""

    def face(self, name: str) -> Face:
        raise BrokenSave(f"{name!r:.40} does not belong in a definition")


@lru_cache(maxsize=1024)
def definition(face: Face) -> str:
    """A home-made card as one line of text."""
    card = {
        name: value
        for name in KEYS
        if (value := getattr(face.facts, name)) != getattr(PLAIN, name) or name in ("name", "side", "type")
    }
    data = {"format": FORMAT, "version": VERSION, "card": card, "abilities": face.abilities}
    return ENCODER.encode(data)


def definitions(faces: Iterable[Face]) -> tuple[str, ...]:
    """The home-made ones of some cards, each once, in a fixed order."""
    return tuple(sorted({definition(face.base) for face in faces if face.homemade}))


def face_of(text: str) -> Face:
    """A home-made card from its data. Raises `BadCard`."""
    if len(text) > LONGEST:
        raise BadCard(f"this is no card: it has {len(text)} letters, and {LONGEST} are allowed")
    return _face_of(text)


@lru_cache(maxsize=512)
def _face_of(text: str) -> Face:
    data = _parsed(text)
    card = _facts(data.get("card"))
    try:
        abilities = shape_of(tuple[Ability, ...]).read(data.get("abilities"), Reading(_Nobody()))
        face = Face(card, abilities)
    except (BrokenSave, BadDefinition, TypeError, ValueError, LookupError, RecursionError) as error:
        raise BadCard(f"{card.name}: its abilities cannot be read: {error!s:.200}") from None
    if wrong := problems(face) or faults(face):
        raise BadCard(f"{card.name}: {wrong[0].removeprefix(card.name).lstrip(':, ')}")
    return face


def _parsed(text: str) -> dict[str, Any]:
    try:
        if re.search(r"\d{8}", text):
            raise BadCard("this is no card: no number on one has 8 figures")
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadCard):
            raise
        raise BadCard(f"this is no card: {error!s:.100}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadCard(f'this is no card: its format is not "{FORMAT}"')
    if data.get("version") != VERSION:
        raise BadCard(f"a card of version {data.get('version')!r:.20}; this program reads {VERSION}")
    return data


def _facts(data: object) -> Facts:
    """The facts of a card, each checked."""
    if not isinstance(data, dict) or not set(data) <= set(KEYS):
        raise BadCard(f'"card" has facts of a card: {", ".join(KEYS)}')
    name, side, kind = data.get("name"), data.get("side"), data.get("type")
    if not isinstance(name, str) or side not in OF_SIDE or kind not in TYPES or kind not in OF_SIDE[side]:
        raise BadCard('"card" needs a name, a side (corp or runner) and a type of that side')
    for key in WHOLE:
        if type(data.get(key, 0)) is not int and data[key] is not None:
            raise BadCard(f"{name:.60}: {key.replace('_', ' ')} is a number")
    for key in ("unique", "x_cost"):
        if type(data.get(key, False)) is not bool:
            raise BadCard(f"{name:.60}: {key} is true or false")
    if data.get("deck_limit", 3) is None:
        raise BadCard(f"{name:.60}: deck limit is a number")
    family = data.get("family", "modern")
    if family not in SUBTYPES:
        raise BadCard(f"{name:.60}: the family is modern or classic")
    subtypes = data.get("subtypes", [])
    if not isinstance(subtypes, list) or not all(
        isinstance(one, str) and one in SUBTYPES[family] for one in subtypes
    ):
        raise BadCard(f"{name:.60}: a subtype that no {family} card has")
    faction = data.get("faction", "")
    if faction not in factions(family, side):
        raise BadCard(f"{name:.60}: there is no {side} faction {faction!r:.40}")
    return Facts(**{**data, "subtypes": tuple(subtypes)}, slug=slug(name))


def factions(family: str, side: str) -> tuple[str, ...]:
    """The factions of a side, by id."""
    return tuple(sorted({card.faction for card in facts(family).values() if card.side == side}))


def slug(name: str) -> str:
    """A stable id of a home-made card; no real card has one that begins so."""
    return "homemade_" + "_".join(re.findall(r"[a-z0-9]+", name.casefold()))


def neutral(family: str, side: str) -> str:
    """The faction of cards that are of none."""
    return ("neutral_corp" if side == CORP else "neutral_runner") if family == "modern" else ""
