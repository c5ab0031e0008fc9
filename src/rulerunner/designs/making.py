"""From a sheet to a card: its facts, its text read into the language, and what there is to say about it."""

import re

from ..lang import reading as reader
from ..lang.abilities import Ability
from ..lang.face import Face
from ..lang.render import render_ability
from ..lang.validate import problems as faults
from .design import Design as Design
from .design import at_the_title, place
from .limits import looks, name_problem, problems
from .sheets import Sheet, Spot, sheets
from .stating import start, stated
from .warning import warnings


def designs(text: str) -> list[Design]:
    """Every card of a file. Two of one name are reported at the second."""
    found = [design(sheet) for sheet in sheets(text)]
    seen: set[str] = set()
    for each in found:
        key = looks(each.sheet.title)
        if key in seen:
            each.wrong.append(at_the_title(each.sheet, f"there are two cards called {each.sheet.title} here"))
            each.face = None
        seen.add(key)
    return found


def design(sheet: Sheet) -> Design:
    """One card of a file."""
    made = Design(sheet)
    made.wrong += sheet.faults
    if fault := name_problem(sheet.title):
        made.wrong.append(at_the_title(sheet, fault))
    changes = start(made)
    made.facts = stated(made, changes)
    if made.facts is None:
        return made
    abilities = _abilities(made)
    if made.wrong or abilities is None:
        return made
    face = Face(made.facts, abilities)
    for fault in (*problems(face), *faults(face)):
        says = fault.removeprefix(face.name).lstrip(":, ")
        made.wrong.append(Spot(*_words(sheet, says), says))
    if not made.wrong:
        made.face = face
        made.warnings = warnings(face)
    return made


def _words(sheet: Sheet, says: str) -> tuple[int, int]:
    """The words of a text that a fault is about: those it cites, or the line of the ability, or all of it."""
    if not sheet.text:
        return place(sheet)
    for cited in re.findall(r"'([^']+)'", says):
        if found := re.search(rf"(?<!\w){re.escape(cited)}(?!\w)", sheet.text, re.IGNORECASE):
            return sheet.text_start + found.start(), sheet.text_start + found.end()
    lines = [found for found in re.finditer(r"[^\n]+", sheet.text) if found[0].strip()]
    number = re.match(r"ability (\d+)\b", says)
    if number and not sheet.also and len(lines) >= int(number[1]):
        line = lines[int(number[1]) - 1]
        return sheet.text_start + line.start(), sheet.text_start + line.end()
    return sheet.text_start, sheet.text_start + len(sheet.text)


def _abilities(made: Design) -> tuple[Ability, ...] | None:
    """What the text says, on top of what is left of the card it is made from."""
    sheet, card = made.sheet, made.facts
    assert card is not None
    kept = _kept(made)
    if not sheet.text.strip():
        return kept
    reading = reader.read(sheet.text, card)
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
