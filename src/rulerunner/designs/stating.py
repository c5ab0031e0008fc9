"""The facts of a sheet: those that are said, on top of those of the card it is made from."""

import re
from typing import Any, Final

from ..cards.facts import UnknownCard, find
from ..cards.library import library
from ..lang.facts import NO_LIMIT, Facts
from ..lang.near import meant, nearest
from ..lang.validating.subtypes import SUBTYPES
from ..lang.words import Side
from .data import OF_SIDE, factions, neutral, slug
from .design import ORDINARY, Design, at_the_title
from .limits import DECK_LIMITS, LARGEST
from .sheets import KEYS, TYPES, Field, Spot

BUT: Final = re.compile(r"\s*,\s*(?:(?:but|and)\s+)?(?:with\s+)?|\s+(?:but|and|with)\s+(?:with\s+)?", re.I)
YES: Final = ("yes", "true", "", "unique")
NO: Final = ("no", "false", "not")
FACTS_OF: Final = {
    "cost": ("asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource"),
    "strength": ("ice", "program"),
    "memory": ("program",),
    "trash": ("agenda", "asset", "ice", "operation", "upgrade"),
    "requirement": ("agenda",),
    "points": ("agenda",),
    "link": ("identity",),
    "influence_limit": ("identity",),
    "minimum_deck": ("identity",),
}
"""Which types of card have a fact, where not all have it."""
SYNONYMS: Final = {
    "hb": "haas_bioroid",
    "weyland": "weyland_consortium",
    "sunny": "sunny_lebeau",
    "": "neutral",
}


def start(made: Design) -> dict[str, Field]:
    """The card it is made from, if one is named; and what is said beside it: "Ice Wall, but strength 3"."""
    like = made.sheet.fields.get("like")
    if like is None:
        return {}
    family = "classic" if _value(made, "family") == "classic" else "modern"
    name, rest = _named(like.value, family)
    changes = _changes(made, like, rest)
    try:
        made.start = library(family).face(name)
    except UnknownCard as unknown:
        made.wrong.append(Spot(like.start, like.start + len(name), str(unknown)))
        return changes
    if not made.start.playable:
        made.wrong.append(Spot(like.start, like.end, f"{made.start.name} is not written in the language yet"))
    return changes


def _named(text: str, family: str) -> tuple[str, int]:
    """The card that a line begins with, and where what is said of it begins: the longest name there is."""
    cuts = [(text, len(text)), *((text[: cut.start()], cut.end()) for cut in reversed([*BUT.finditer(text)]))]
    return next((cut for cut in cuts if _is_card(cut[0], family)), cuts[-1])


def _changes(made: Design, like: Field, at: int) -> dict[str, Field]:
    """What is said of the card that is taken as a start: "strength 3 and cost 2"."""
    changes: dict[str, Field] = {}
    cuts = [(at, at), *((at + cut.start(), at + cut.end()) for cut in BUT.finditer(like.value[at:]))]
    for (_, begin), (end, _) in zip(cuts, [*cuts[1:], (len(like.value), 0)], strict=True):
        piece = like.value[begin:end].strip()
        word, _, value = piece.rpartition(" ")
        word = word.removesuffix(" to").removesuffix(":").lower()
        key = KEYS.get(word)
        where = Field(value, like.start + begin, like.start + end)
        if not piece:
            continue
        if key is None or key in ("title", "like", "without", "family"):
            near = nearest(word, (name for name, key in KEYS.items() if key in ORDINARY))
            hint = f"did you mean {near} {value}?" if near else "write strength 3, say"
            made.wrong.append(Spot(where.start, where.end, f"{piece!r} is no change: {hint}"))
        else:
            changes[key] = where
    return changes


def _is_card(name: str, family: str) -> bool:
    try:
        return bool(find(name, family))
    except UnknownCard:
        return False


def _value(made: Design, key: str) -> str:
    found = made.sheet.fields.get(key)
    return found.value.casefold() if found else ""


def stated(made: Design, changes: dict[str, Field]) -> Facts | None:
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
        values["unique"] = _unique(made, said["unique"])
    for key in (key for key in ORDINARY if key in made.sheet.fields):
        _belongs(made, key, values)
    return Facts(**values)


def _unique(made: Design, spot: Field) -> bool:
    text = spot.value.casefold()
    if text not in YES and text not in NO:
        made.wrong.append(Spot(spot.start, spot.end, f"unique is yes or no, not {spot.value!r}"))
    return text in YES


def _belongs(made: Design, key: str, values: dict[str, Any]) -> None:
    """A fact that cards of this type have not is a slip."""
    kinds, spot = FACTS_OF.get(key), made.sheet.fields[key]
    if kinds is None or values["type"] in kinds:
        return
    hint = "; do you mean its advancement?" if (key, values["type"]) == ("cost", "agenda") else ""
    named = {"link": "link"}.get(key, key.replace("_", " "))
    made.wrong.append(Spot(spot.start, spot.end, f"{values['type']} cards have no {named}{hint}"))


def _kind(made: Design, said: dict[str, Field], old: dict[str, Any]) -> tuple[str, Side | None]:
    """The type of the card and its side."""
    if "type" not in said:
        if old:
            return old["type"], old["side"]
        if "like" in made.sheet.fields:  # it is not known what it is like, and that has been said
            return "", None
        made.wrong.append(
            at_the_title(made.sheet, f"what is it? Say type: and one of {', '.join(sorted(TYPES))}")
        )
        return "", None
    spot = said["type"]
    value, _, subtypes = (part.strip() for part in re.split(r"(\s[-–—]\s|:|$)", spot.value, maxsplit=1))
    kind = TYPES.get(value.casefold())
    if subtypes and "subtypes" not in said:
        at = spot.start + spot.value.index(subtypes)
        said["subtypes"] = Field(subtypes, at, at + len(subtypes))
    if kind is None:
        near = nearest(spot.value, TYPES)
        hint = f"did you mean {near}?" if near else f"there is {', '.join(sorted(TYPES))}"
        made.wrong.append(Spot(spot.start, spot.end, f"{spot.value!r} is no type of card; {hint}"))
        return "", None
    sides: list[Side] = [side for side in ("corp", "runner") if kind in OF_SIDE[side]]
    wanted = said["side"].value.casefold() if "side" in said else ""
    if not wanted and kind == "identity":
        wanted = old.get("side", "") or _side_of(said)
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
    least, most = DECK_LIMITS if key == "deck_limit" else (0, LARGEST)
    if not re.fullmatch(r"\d{1,4}", text) or not least <= int(text) <= most:
        named, digits = key.replace("_", " "), re.fullmatch(r"(\d{1,2})\s+\w+", text)
        hint = f": write {digits[1]}" if digits else f", not {spot.value!r}" if text else ""
        says = f"{named} is a number from {least} to {most}{hint}"
        made.wrong.append(Spot(spot.start, spot.end, says))
        return {}
    return {key: int(text), **({"x_cost": False} if key == "cost" else {})}


def _subtypes(made: Design, spot: Field, family: str) -> tuple[str, ...]:
    found = tuple(
        word for part in re.split(r"\s*[,-]\s+|\s*,\s*", spot.value.casefold()) if (word := part.strip())
    )
    for word in found:
        if word not in SUBTYPES[family]:
            start = spot.start + max(0, spot.value.casefold().find(word))
            says = f"no {family} card has the subtype {word!r}{meant(word, SUBTYPES[family])}"
            made.wrong.append(Spot(start, start + len(word), says))
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
    if _side_of({"faction": spot}) not in ("", side):
        says = f"{spot.value} is a faction of the other side: this card is the {side.capitalize()}'s"
        made.wrong.append(Spot(spot.start, spot.end, says))
        return ""
    names = ", ".join(name.replace("_", " ") for name in there)
    hint = meant(wanted.replace("_", " "), (name.replace("_", " ") for name in there))
    made.wrong.append(
        Spot(
            spot.start, spot.end, f"there is no {side} faction {spot.value!r}{hint or f'; there is {names}'}"
        )
    )
    return ""


def _side_of(said: dict[str, Field]) -> str:
    """The side that a faction is of; "" if none is said, or if both sides have it."""
    faction = said["faction"].value.casefold() if "faction" in said else ""
    wanted = SYNONYMS.get(faction, re.sub(r"[^a-z]+", "_", faction).strip("_"))
    sides = [side for side in OF_SIDE if any(name.startswith(wanted) for name in factions("modern", side))]
    return sides[0] if len(sides) == 1 and wanted != "neutral" else ""
