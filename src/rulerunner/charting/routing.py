"""Which way the arrows run: down from box to box, or through the gutters between the columns."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

from ..rules.explaining.flow import ways
from .paint import width_of
from .placing import BOX, LANE, Box, Plan

TRACK: Final = 14.0
"""Between two tracks of a gutter."""
MARGIN: Final = 26.0
"""Between the tracks of a gutter and the lanes beside it, at least."""
INSET: Final = (LANE - BOX) / 2
LABEL: Final = 11.0
"""The size of the words beside arrows."""


class Net(NamedTuple):
    """All jumps of one gutter that lead to one box, onward or back: they share a track."""

    gutter: int
    to: str
    back: bool


class Jump(NamedTuple):
    """An arrow that does not simply go down to the next box."""

    start: Box
    to: Box
    label: str
    back: bool
    out: float = 0.0
    """The height at which it leaves its box."""

    @property
    def into(self) -> float:
        """The height at which it arrives."""
        return self.to.at(0.68 if self.back else 0.34)

    def net(self, gutter: int) -> Net:
        """The jumps it shares a track with."""
        return Net(gutter, self.to.row.rule, self.back)


class Routes(NamedTuple):
    """The arrows of a plan, and the room they need."""

    down: tuple[tuple[Box, Box, str], ...]
    jumps: tuple[Jump, ...]
    tracks: dict[Net, int]
    """The number of each net's track in its gutter."""
    gutters: tuple[tuple[float, float, float], ...]
    """Of each gutter: the room before its tracks, for them, and after them."""
    buses: dict[Net, int]
    """The number of the line above the columns that leads to a box far away, by the net it comes down in."""


def route(plan: Plan) -> Routes:
    """Find a way for every arrow."""
    down, jumps = _arrows(plan)
    spans: dict[Net, list[float]] = defaultdict(list)
    buses: dict[Net, int] = {}
    for jump in jumps:
        first, last = gutters_of(jump)
        if first != last:
            buses.setdefault(jump.net(last), len(buses))
        ceiling = min(box.y for box in plan.boxes.values()) - 60
        for gutter, end in ((first, jump.out), (last, jump.into)):
            spans[jump.net(gutter)] += [end] if first == last else [end, ceiling]
    tracks = _tracks(spans, plan, jumps)
    gutters = tuple(_gutter(number, tracks, jumps) for number in range(plan.columns + 1))
    return Routes(tuple(down), tuple(jumps), tracks, gutters, buses)


def _gutter(number: int, tracks: dict[Net, int], jumps: list[Jump]) -> tuple[float, float, float]:
    """The room in a gutter; beside the tracks there is enough for the words of the jumps that leave there."""
    used = [track for net, track in tracks.items() if net.gutter == number]
    if not used:
        return (0.0, 0.0, 0.0)
    before = after = MARGIN
    for jump in jumps:
        if gutters_of(jump)[0] == number:
            words = width_of(jump.label, LABEL, bold=True) + 16 - INSET
            before, after = (
                (max(before, words), after) if jump.start.column < number else (before, max(after, words))
            )
    return (before, TRACK * max(used), after)


def gutters_of(jump: Jump) -> tuple[int, int]:
    """The gutters a jump leaves and arrives through. Gutter n lies left of column n."""
    here, there = jump.start.column, jump.to.column
    if here == there:
        gutter = here if jump.back else here + 1
        return gutter, gutter
    return (here + 1, there) if there > here else (here, there + 1)


def _arrows(plan: Plan) -> tuple[list[tuple[Box, Box, str]], list[Jump]]:
    order = list(plan.boxes.values())
    below = {a.row.rule: b for a, b in pairwise(order) if a.column == b.column}
    down, jumps = [], []
    for box in order:
        for way in ways(plan.structure, box.row):
            if not way.to:
                continue
            target = plan.boxes[way.to]
            if below.get(box.row.rule) is target:
                down.append((box, target, way.short))
            else:
                jumps.append(Jump(box, target, way.short, way.back))
    return down, _spread(jumps)


def _spread(jumps: list[Jump]) -> list[Jump]:
    """Jumps that leave the same side of a box leave it at different heights."""
    leaving: dict[tuple[str, int], list[Jump]] = defaultdict(list)
    for jump in jumps:
        leaving[jump.start.row.rule, gutters_of(jump)[0]].append(jump)
    return [
        jump._replace(out=jump.start.at(0.68 if len(group) == 1 else 0.45 + 0.42 * number))
        for group in leaving.values()
        for number, jump in enumerate(group)
    ]


def _tracks(spans: dict[Net, list[float]], plan: Plan, jumps: Iterable[Jump]) -> dict[Net, int]:
    """A track for each net: short ones near their column, and no two in one track that overlap."""
    sides: dict[Net, set[int]] = defaultdict(set)
    for jump in jumps:
        first, last = gutters_of(jump)
        sides[jump.net(first)].add(jump.start.column)
        sides[jump.net(last)].add(jump.to.column)
    found: dict[Net, int] = {}
    for gutter in range(plan.columns + 1):
        nets = [net for net in spans if net.gutter == gutter]
        nets.sort(key=lambda net: _place(net, sides[net], max(spans[net]) - min(spans[net])))
        taken: list[list[tuple[float, float]]] = []
        for net in nets:
            low, high = min(spans[net]) - 8, max(spans[net]) + 8
            free = [n for n, used in enumerate(taken) if all(high < a or low > b for a, b in used)]
            if not free:
                free = [len(taken)]
                taken.append([])
            track = free[-1] if sides[net] == {gutter} else free[0]
            taken[track].append((low, high))
            found[net] = track
    return found


def _place(net: Net, columns: set[int], length: float) -> tuple[int, float]:
    """From left to right: nets of the column on the left, between the two, of the column on the right."""
    if columns == {net.gutter - 1}:
        return (0, length)
    if columns == {net.gutter}:
        return (2, -length)
    return (1, length)
