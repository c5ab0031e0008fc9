"""Where everything goes: the rows of a structure as boxes, phases as lanes, lanes in columns."""

from itertools import combinations, pairwise
from typing import Final, NamedTuple

from ..rules import Ask, Branch, Complete, Row, Structure, Window
from ..rules.explaining.flow import phase_rule, phases, side
from .paint import LOOKS, chip_width, kind, width_of, wrap

BOX: Final = 304.0
"""The width of a box."""
LANE: Final = BOX + 28
SIZE: Final = 13.0
LINE: Final = 16.0
PAD: Final = 9.0
GAP: Final = 19.0
"""Between two boxes."""
BETWEEN_LANES: Final = 34.0
HEADER: Final = 30.0
ABOVE: Final = 20.0
BELOW: Final = 16.0
END: Final = 22.0
"""The room for the mark where a structure ends."""
ROWS_IN_A_COLUMN: Final = 11


class Box(NamedTuple):
    """The box of a row; x is not known before the gutters are."""

    row: Row
    column: int
    y: float
    height: float
    stub: float
    lines: tuple[str, ...]
    chips: tuple[str, ...]

    def at(self, share: float) -> float:
        """A height on its side: so far down, or the tip if it has tips."""
        return self.y + self.height * (0.5 if LOOKS[kind(self.row)].pointed else share)


class Lane(NamedTuple):
    """The band of a phase."""

    title: str
    column: int
    y: float
    height: float


class Plan(NamedTuple):
    """A structure with its places."""

    structure: Structure
    columns: int
    boxes: dict[str, Box]
    """By rule, in order."""
    lanes: tuple[Lane, ...]
    height: float


def plan(structure: Structure, top: float) -> Plan:
    """Place every row below a height."""
    groups = phases(structure)
    stub = max(width_of(row.rule, SIZE, bold=True) for row in structure.rows) + 12
    heights = [_lane_height(rows, stub) for _, rows in groups]
    boxes: dict[str, Box] = {}
    lanes: list[Lane] = []
    columns = _share_out(heights, min(len(groups), -(-len(structure.rows) // ROWS_IN_A_COLUMN)))
    bottom = top
    for column, members in enumerate(columns):
        y = top
        for index in members:
            phase, rows = groups[index]
            lanes.append(Lane(f"{phase_rule(rows)}  {phase}".strip(), column, y, heights[index]))
            at = y + HEADER + ABOVE
            for row in rows:
                box = _box(row, column, at, stub)
                boxes[row.rule] = box
                at += box.height + GAP
            y += heights[index] + BETWEEN_LANES
        bottom = max(bottom, y - BETWEEN_LANES)
    return Plan(structure, len(columns), boxes, tuple(lanes), bottom - top)


def chips(row: Row) -> tuple[str, ...]:
    """The labels in a box: the classes of its window, and whose it is."""
    match row.op:
        case Window(kind="paid", rez=rez, score=score, ice=ice, sides=sides):
            marks = [mark for mark, on in (("P", True), ("R", rez), ("S", score), ("+ ice", ice)) if on]
            return (*marks, *([side(sides)] if sides != "both" else []))
        case Window(sides=sides) | Ask(side=sides):
            return (side(sides),)
    return ()


def _box(row: Row, column: int, y: float, stub: float) -> Box:
    labels = chips(row)
    beside = sum(chip_width(label) + 4 for label in labels)
    room = BOX - stub - 2 * PAD - 6
    lines = wrap(row.says, SIZE, room)
    fits = width_of(lines[-1], SIZE) + beside + 8 <= room
    height = 2 * PAD + LINE * len(lines) + (0 if fits or not labels else 20)
    return Box(row, column, y, height, stub, tuple(lines), labels)


def _lane_height(rows: tuple[Row, ...], stub: float) -> float:
    boxes = sum(_box(row, 0, 0, stub).height + GAP for row in rows) - GAP
    return HEADER + ABOVE + boxes + BELOW + (END if any(ends(row) for row in rows) else 0)


def ends(row: Row) -> bool:
    """Whether the structure may end after a row."""
    return isinstance(row.op, Complete) and any(not to for _, to in row.op.ways)


def wins(row: Row) -> bool:
    """Whether the game may end at a question."""
    return isinstance(row.op, Branch) and not row.op.yes


def _share_out(heights: list[float], columns: int) -> list[range]:
    """Lanes in order over so many columns, as evenly as possible."""
    count = len(heights)

    def tallest(cuts: tuple[int, ...]) -> float:
        edges = (0, *cuts, count)
        return max(sum(heights[a:b]) + BETWEEN_LANES * (b - a) for a, b in pairwise(edges))

    best = min(combinations(range(1, count), columns - 1), key=tallest)
    edges = (0, *best, count)
    return [range(a, b) for a, b in pairwise(edges)]
