"""A change as a line of text, and back: most of a saved game is what has happened in it.

A line has the fields of the change, between bars; fields at the end that have their defaults are left out.
Changes never change, so what was lately read is kept for the next time.

>>> line_of(Change("draw", 12, "corp", cards=(3, 14)))
'draw|12|corp|-1|0|0|-1|||-1|-1|3,14'
>>> change_of("draw|12|corp|-1|0|0|-1|||-1|-1|3,14").cards
(3, 14)
"""

from typing import Any, Final

from .changes import Change

BAR: Final = "|"
NO_LINE: Final = ""
"""Of a change whose texts have a bar in them: it is written as a record."""
FIELDS: Final = 17
LEAST: Final = 2
DIGITS: Final = 7
"""A number has no more of them."""
MOST: Final = 1 << 14
LONGEST_KEPT: Final = 200
"""So many changes are kept, and none whose line is longer: some megabytes."""
YES: Final = "1"

KEPT: Final[dict[str, Change]] = {}
"""The changes that were lately read, by their lines."""
_numbers: Final[dict[str, int]] = {str(number): number for number in range(-5, 1 << 10)}
"""The numbers that there mostly are, as they are written."""


class BadLine(ValueError):
    """A line that is of no change."""


def line_of(change: Change) -> str:
    """A change as a line, or `NO_LINE`."""
    values = change.values()
    for value in values:
        if isinstance(value, str) and BAR in value:
            return NO_LINE
    end, defaults = len(values), Change.DEFAULTS
    while end > LEAST and values[end - 1] == defaults[end - 1 - LEAST]:
        end -= 1
    return BAR.join([_field(value) for value in values[:end]])


def change_of(line: str) -> Change:
    """The change that a line is of."""
    change = KEPT.get(line)
    if change is None:
        change = _read(line)
        if len(line) <= LONGEST_KEPT:
            if len(KEPT) >= MOST:
                KEPT.clear()
            KEPT[line] = change
    return change


def changes_of(lines: list[str]) -> tuple[Change, ...]:
    """The changes that many lines are of, most of which are kept, or none."""
    found: tuple[Any, ...] = tuple(map(KEPT.get, lines))
    return found if all(found) else tuple([change_of(line) for line in lines])


def _field(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ",".join([str(each) for each in value])
    return YES if value is True else "" if value is False else str(value)


def _read(line: str) -> Change:
    parts = line.split(BAR)
    count = len(parts)
    if not LEAST <= count <= FIELDS:
        raise BadLine(f"a change has {FIELDS} fields, not {count}: {line:.60}")
    # Nearly every line ends with its rule, or with what came of it.
    if count < FIELDS:
        parts += DEFAULTS[count:]
    kind, moment, side, card, object_no, amount, server, sort, rule = parts[:9]
    if count <= 9:
        return Change(
            kind, _number(moment), side, _number(card), _number(object_no), _number(amount), _number(server),
            sort, rule,
        )  # fmt: skip
    source, run, cards, origin, zone, structure, place, active = parts[9:]
    if active not in ("", YES):
        raise BadLine(f"{active!r:.40} where {YES!r} or nothing belongs")
    return Change(
        kind, _number(moment), side, _number(card), _number(object_no), _number(amount), _number(server),
        sort, rule, _number(source), _number(run),
        tuple([_number(each) for each in cards.split(",")]) if cards else (),
        origin, zone, _number(structure), _number(place), active == YES,
    )  # fmt: skip


def _number(text: str) -> int:
    number = _numbers.get(text)
    if number is None:
        digits = text[1:] if text[:1] == "-" else text
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
            raise BadLine(f"{text!r:.40} where a number belongs")
        number = int(text)
    return number


DEFAULTS: Final = ["", "", *[_field(value) for value in Change.DEFAULTS]]
"""What is left out at the end of a line."""
