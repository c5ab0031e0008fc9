"""From a sheet to a card: its facts, its text read into the language, and what there is to say about it."""

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

from ..cards.facts import UnknownCard, find
from ..cards.library import library
from ..lang.abilities import Ability
from ..lang.face import Face
from ..lang.facts import NO_LIMIT, Facts
from ..lang.reading import read
from ..lang.render import render_ability
from ..lang.validate import problems as faults
from ..lang.validating.subtypes import SUBTYPES
from ..lang.words import Side
from .data import OF_SIDE, factions, neutral, slug
from .limits import name_problem, problems
from .sheets import KEYS, TYPES, Field, Sheet, Spot, sheets
from .warning import warnings

ORDINARY: Final = ("cost", "strength", "memory", "trash", "requirement", "points", "link", "influence",
                   "deck_limit", "influence_limit", "minimum_deck")  # fmt: skip
BUT: Final = re.compile(r"\s*,\s*(?:(?:but|and)\s+)?|\s+(?:but|and)\s+", re.IGNORECASE)
SYNONYMS: Final = {
    "hb": "haas_bioroid",
    "weyland": "weyland_consortium",
    "sunny": "sunny_lebeau",
    "": "neutral",
}


@dataclass(slots=True)
class Design:
    """A card of a file, and what was made of it."""

    sheet: Sheet
    facts: Facts | None = None
    face: Face | None = None
    """The card, if nothing is wrong with it."""
    wrong: list[Spot] = field(default_factory=list)
    """What is wrong, and where in the file."""
    readings: list[tuple[str, ...]] = field(default_factory=list)
    """If the text can be read in several ways: what each would say."""
    warnings: list[str] = field(default_factory=list)
    start: Face | None = None
    """The card it was made from."""

    @property
    def name(self) -> str:
        return self.sheet.title or "a card without a title"

    def differences(self) -> list[str]:
        """How it differs from the card it was made from, a line each."""
        if self.start is None or self.face is None:
            return []
        old, new = self.start.facts, self.face.facts
        found = [
            f"{key.replace('_', ' ')}: {_said(getattr(old, key))} -> {_said(getattr(new, key))}"
            for key in ("side", "type", "subtypes", "faction", "unique", "x_cost", *ORDINARY)
            if getattr(old, key) != getattr(new, key)
        ]
        before = [render_ability(ability, "this card", side=old.side) for ability in self.start.abilities]
        after = [render_ability(ability, "this card", side=new.side) for ability in self.face.abilities]
        found += [f"- {text}" for text in before if text not in after]
        return found + [f"+ {text}" for text in after if text not in before]


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)


def designs(text: str) -> list[Design]:
    """Every card of a file. Two of one name are reported at the second."""
    found = [design(sheet) for sheet in sheets(text)]
    seen: set[str] = set()
    for each in found:
        key = each.sheet.title.casefold()
        if key in seen:
            each.wrong.append(_title(each.sheet, f"there are two cards called {each.sheet.title} here"))
            each.face = None
        seen.add(key)
    return found


def design(sheet: Sheet) -> Design:
    """One card of a file."""
    made = Design(sheet)
    made.wrong += sheet.faults
    if fault := name_problem(sheet.title):
        made.wrong.append(_title(sheet, fault))
    changes = _start(made)
    made.facts = _facts(made, changes)
    if made.facts is None:
        return made
    abilities = _abilities(made)
    if made.wrong or abilities is None:
        return made
    face = Face(made.facts, abilities)
    whole = (sheet.text_start, max(sheet.text_start + 1, sheet.end)) if sheet.text else _place(sheet)
    for fault in (*problems(face), *faults(face)):
        made.wrong.append(Spot(*whole, fault.removeprefix(face.name).lstrip(":, ")))
    if not made.wrong:
        made.face = face
        made.warnings = warnings(face)
    return made


def _place(sheet: Sheet) -> tuple[int, int]:
    return sheet.start, sheet.start + max(1, len(sheet.title))


def _title(sheet: Sheet, says: str) -> Spot:
    return Spot(*_place(sheet), says)


# --- facts ------------------------------------------------------------------------------------------------


def _start(made: Design) -> dict[str, Field]:
    """The card it is made from, if one is named; and what is said beside it: "Ice Wall, but strength 3"."""
    like = made.sheet.fields.get("like")
    if like is None:
        return {}
    family = "classic" if _value(made, "family") == "classic" else "modern"
    name, changes = like.value, {}
    try:
        if not _is_card(name, family):
            name, *pieces = BUT.split(like.value)
            for piece in pieces:
                word, _, value = piece.rpartition(" ")
                key = KEYS.get(word.lower())
                if key is None or key in ("title", "like", "without", "family"):
                    made.wrong.append(
                        Spot(like.start, like.end, f"{piece!r} is no change: write strength 3, say")
                    )
                else:
                    changes[key] = Field(value, like.start, like.end)
        made.start = library(family).face(name)
    except UnknownCard as unknown:
        made.wrong.append(Spot(like.start, like.end, str(unknown)))
        return changes
    if not made.start.playable:
        made.wrong.append(Spot(like.start, like.end, f"{made.start.name} is not written in the language yet"))
    return changes


def _is_card(name: str, family: str) -> bool:
    try:
        return bool(find(name, family))
    except UnknownCard:
        return False


def _value(made: Design, key: str) -> str:
    found = made.sheet.fields.get(key)
    return found.value.casefold() if found else ""


def _facts(made: Design, changes: dict[str, Field]) -> Facts | None:
    """The facts that are said, on top of those of the card it is made from."""
    said = {
        **changes,
        **{key: value for key, value in made.sheet.fields.items() if key not in ("like", "without")},
    }
    old = made.start.facts._asdict() if made.start is not None else {}
    family = old.get("family") or ("classic" if _value(made, "family") == "classic" else "modern")
    kind, side = _kind(made, said, old)
    if not kind or not side:
        return None
    values: dict[str, Any] = {**old, "name": made.sheet.title, "side": side, "type": kind, "family": family}
    values |= {"printings": (), "slug": slug(made.sheet.title), "faces": ()}
    values.setdefault("faction", neutral(family, side))
    values.setdefault("deck_limit", 3 if family == "modern" else NO_LIMIT)
    if not old and family == "modern" and values["faction"].startswith("neutral"):
        values["influence"] = 0
    for key in ORDINARY:
        if key in said:
            values |= _number(made, key, said[key])
    if "subtypes" in said:
        values["subtypes"] = _subtypes(made, said["subtypes"], family)
    if "faction" in said:
        values["faction"] = _faction(made, said["faction"], family, side)
        if "influence" not in said and not old:
            values["influence"] = 0 if values["faction"].startswith("neutral") else None
    if "unique" in said:
        values["unique"] = said["unique"].value.casefold() in ("yes", "true", "", "unique")
    return Facts(**values)


def _kind(made: Design, said: dict[str, Field], old: dict[str, Any]) -> tuple[str, Side | None]:
    """The type of the card and its side."""
    if "type" not in said:
        if old:
            return old["type"], old["side"]
        made.wrong.append(_title(made.sheet, f"what is it? Say type: and one of {', '.join(sorted(TYPES))}"))
        return "", None
    spot = said["type"]
    kind = TYPES.get(spot.value.casefold().strip())
    if kind is None:
        near = get_close_matches(spot.value.casefold(), TYPES, 1)
        hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(sorted(TYPES))}"
        made.wrong.append(Spot(spot.start, spot.end, f"{spot.value!r} is no type of card; {hint}"))
        return "", None
    sides: list[Side] = [side for side in ("corp", "runner") if kind in OF_SIDE[side]]
    wanted = (
        said["side"].value.casefold() if "side" in said else old.get("side", "") if kind == "identity" else ""
    )
    if len(sides) == 1 and wanted in ("", sides[0]):
        return kind, sides[0]
    if wanted in sides:
        return kind, "corp" if wanted == "corp" else "runner"
    where = said.get("side", spot)
    says = f"{kind} cards are of the {sides[0]}" if len(sides) == 1 else "say side: corp or side: runner"
    made.wrong.append(Spot(where.start, where.end, says))
    return kind, None


def _number(made: Design, key: str, spot: Field) -> dict[str, Any]:
    text = spot.value.casefold().strip()
    if key == "cost" and text == "x":
        return {"cost": None, "x_cost": True}
    if text in ("x", "-", "none") and key in (
        "strength",
        "requirement",
        "influence",
        "influence_limit",
        "trash",
    ):
        return {key: None}
    if not re.fullmatch(r"\d{1,4}", text):
        made.wrong.append(
            Spot(spot.start, spot.end, f"{key.replace('_', ' ')} is a number, not {spot.value!r}")
        )
        return {}
    return {key: int(text), **({"x_cost": False} if key == "cost" else {})}


def _subtypes(made: Design, spot: Field, family: str) -> tuple[str, ...]:
    found = tuple(
        word for part in re.split(r"\s*[,-]\s+|\s*,\s*", spot.value.casefold()) if (word := part.strip())
    )
    for word in found:
        if word not in SUBTYPES[family]:
            near = get_close_matches(word, SUBTYPES[family], 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            made.wrong.append(Spot(spot.start, spot.end, f"no {family} card has the subtype {word!r}{hint}"))
    return found


def _faction(made: Design, spot: Field, family: str, side: str) -> str:
    """A faction by its id, its name or its first word."""
    there = factions(family, side)
    wanted = re.sub(r"[^a-z]+", "_", spot.value.casefold()).strip("_")
    wanted = SYNONYMS.get(wanted, wanted)
    wanted = neutral(family, side) if wanted == "neutral" else wanted
    found = [name for name in there if name == wanted] or [
        name for name in there if wanted and name.startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    names = ", ".join(name.replace("_", " ") for name in there)
    made.wrong.append(
        Spot(spot.start, spot.end, f"there is no {side} faction {spot.value!r}; there is {names}")
    )
    return ""


# --- text -------------------------------------------------------------------------------------------------


def _abilities(made: Design) -> tuple[Ability, ...] | None:
    """What the text says, on top of what is left of the card it is made from."""
    sheet, card = made.sheet, made.facts
    assert card is not None
    kept = _kept(made)
    if not sheet.text.strip():
        return kept
    reading = read(sheet.text, card)
    for mark in reading.marks:
        made.wrong.append(Spot(sheet.text_start + mark.start, sheet.text_start + mark.end, mark.says))
    if reading.faults and not reading.marks:
        made.wrong.append(Spot(sheet.text_start, sheet.end, reading.faults[0]))
    if reading.others:
        ways = (reading.abilities, *reading.others)
        made.readings = [tuple(render_ability(a, card.name, side=card.side) for a in way) for way in ways]
        made.wrong.append(
            Spot(
                sheet.text_start,
                sheet.end,
                f"this can be read in {len(ways)} ways; say it so that only one is left",
            )
        )
    if made.wrong:
        return None
    return (*kept, *reading.abilities) if sheet.also else reading.abilities


def _kept(made: Design) -> tuple[Ability, ...]:
    """The abilities of the card it is made from, but for those that are left out."""
    if made.start is None:
        return ()
    kept = list(made.start.abilities)
    spot = made.sheet.fields.get("without")
    for word in re.findall(r"\S+", spot.value.replace(",", " ")) if spot is not None else ():
        number = int(word) if re.fullmatch(r"\d{1,3}", word) else 0
        if spot is not None and not 1 <= number <= len(kept):
            says = f"{made.start.name} has {len(kept)} abilities, counted from 1; there is no {word}"
            made.wrong.append(Spot(spot.start, spot.end, says))
    numbers = {int(word) for word in re.findall(r"\d{1,3}", spot.value)} if spot is not None else set()
    return tuple(ability for number, ability in enumerate(kept, 1) if number not in numbers)
