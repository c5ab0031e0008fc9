"""The head of an observation: who decides what, where in the rules, and what the players have."""

from collections.abc import Callable
from struct import Struct
from struct import error as TooLarge
from typing import Final

from .layout import HEAD
from .numbering import ABOUT_NUMBER, DECISION_NUMBER, EDITION_NUMBER, STRUCTURE_NUMBER, fitting, number_of
from .reading import (
    ARCHIVES,
    CORP_SCORE,
    GRIP,
    HEAP,
    HQ,
    IDENTITIES,
    MEMORY_FOR,
    NOBODY,
    RND,
    RUNNER_SCORE,
    STACK,
    TABLE,
    Change,
    Decision,
    Side,
    State,
    StructureFrame,
    TraceFrame,
    hand_size,
    link,
    memory_limit,
    memory_used,
    score,
    seen_in_rnd,
    sees,
    steady,
    subroutines,
)

_TABLE_FIELDS: Final = 38
"""So many fields say who decides what, and what the players have..."""
_PASSING_FIELDS: Final = 20
"""...so many what goes on: run, encounter, access and trace, mostly none of them..."""
_TALLY_FIELDS: Final = 6
"""...and so many what has happened this turn."""
assert len(HEAD) == _TABLE_FIELDS + _PASSING_FIELDS + _TALLY_FIELDS
_PASSING_AT: Final = _TABLE_FIELDS * 2
_TALLY_AT: Final = _PASSING_AT + _PASSING_FIELDS * 2
_NOTHING_PASSES: Final = bytes(_PASSING_FIELDS * 2)
_write_table: Final[Callable[..., None]] = Struct(f"{_TABLE_FIELDS}h").pack_into
_write_passing: Final[Callable[..., None]] = Struct(f"{_PASSING_FIELDS}h").pack_into
_write_tally: Final[Callable[..., None]] = Struct(f"{_TALLY_FIELDS}h").pack_into
_BITS: Final = 15
_NUMBERS: Final[dict[str, int]] = {"corp": 1, "runner": 2}
_HAND_SIZE: Final = "player hand size"
_MEMORY: Final = "player memory"
_LINK: Final = "player link"
_PLAIN: Final = (_HAND_SIZE, _MEMORY, _LINK)
"""The headings of what mostly is a number on a card..."""
_POINTS: Final = "points"
_MEMORY_COST: Final = "memory cost"
"""...and, with the memory for some programs alone, of what may hang on anything."""
_NO_RUN: Final = (0, 0, 0, 0, 0, 0, 0)
_NO_ENCOUNTER: Final = (0, 0, 0, 0, 0)
_NO_TRACE: Final = (0, 0, 0, 0)
_UNREAD: Final[tuple[int, ...]] = (NOBODY,)
"""No zone there is."""

Spots = dict[int, int]
Values = tuple[int, int, int, int, int, int, int]
Places = dict[int, int]
"""The place of every server among all, from 1, by its id."""


class Moment:
    """Writes the head. What takes time to count is counted anew only when what it counts has changed."""

    def __init__(self, seat: Side) -> None:
        self.seat = seat
        self._number = _NUMBERS[seat]
        self._passes = False
        """Whether anything is written of a run, an encounter, an access or a trace."""
        self._announced: tuple[Change, ...] | None = ()
        self._used: tuple[Change, ...] | None = ()
        self._accessed: tuple[Change, ...] | None = ()
        self._shuffled: tuple[Change, ...] | None = ()
        self._last: object = None
        self._rnd = _UNREAD
        self._runs = (0, 0, 0, 0)
        self._seen = 0
        # What the sizes were counted of, and what they were.
        self._hand_sizes: object = _UNREAD
        self._memories: object = _UNREAD
        self._links: object = _UNREAD
        self._steady = False
        self._lasted = False
        """Whether an effect that lasts for a time had a say."""
        self._points = (0, 0, NOBODY)
        self._table = self._corp_score = self._runner_score = self._identities = _UNREAD
        self._values = (0, 0, 0, 0, 0, 0, 0)

    def write(
        self,
        s: State,
        decision: Decision | None,
        lying: Spots,
        now: frozenset[int],
        places: Places,
        changed: bool,
        page: bytearray,
    ) -> None:
        """`changed` says whether any card that lies at a spot is another than it was the last time, worth
        something else or hosted elsewhere."""
        seat, players, zones = self.seat, s.players, s.zones
        corp, runner = players["corp"], players["runner"]
        deciding = kind = about = asked = asked_spot = 0
        if decision is not None:
            deciding = _NUMBERS[decision.side]
            if decision.side == seat:
                kind, about = DECISION_NUMBER[decision.kind], ABOUT_NUMBER.get(decision.about, 0)
                cid = decision.card
                if cid >= 0:
                    asked_spot = lying.get(cid, 0)
                    asked = number_of(s.cards[cid].face) if sees(s, seat, cid, now) else 0
        structure: StructureFrame | None = None
        trace: TraceFrame | None = None
        for frame in s.stack:
            if isinstance(frame, StructureFrame):
                structure = frame
            elif isinstance(frame, TraceFrame):
                trace = frame
        marks = 0
        if s.loose_counters:
            marks = sum([count for (_, place), count in s.loose_counters.items() if place < 0])
        result = s.result
        sizes = self._counted(s, changed)
        numbers = (
            self._number,
            EDITION_NUMBER.get(s.edition.book, 0),
            s.turn,
            _NUMBERS[s.active],
            deciding,
            kind,
            about,
            asked,
            asked_spot,
            STRUCTURE_NUMBER.get(structure.name, 0) if structure is not None else 0,
            structure.row + 1 if structure is not None else 0,
            len(s.stack),
            result is not None,
            _NUMBERS.get(result[0], 0) if result is not None else 0,
            corp.credits,
            corp.clicks,
            corp.bad_publicity,
            corp.forgo,
            len(zones[HQ]),
            sizes[0],
            len(zones[RND]),
            sizes[1],
            len(zones[ARCHIVES]),
            marks,
            runner.credits,
            runner.clicks,
            runner.tags,
            runner.core_damage,
            runner.run_credits,
            runner.forgo,
            len(zones[GRIP]),
            sizes[2],
            len(zones[STACK]),
            sizes[3],
            len(zones[HEAP]),
            sizes[4],
            sizes[5],
            sizes[6],
        )
        try:
            _write_table(page, 0, *numbers)
        except TooLarge:
            _write_table(page, 0, *fitting(numbers))
        if s.run is None and s.encounter is None and s.access is None and s.breach is None and trace is None:
            if self._passes:
                self._passes = False
                page[_PASSING_AT:_TALLY_AT] = _NOTHING_PASSES
        else:
            self._passes = True
            _write_passing(
                page,
                _PASSING_AT,
                *(_NO_RUN if s.run is None else _run(s, lying, places)),
                *(_NO_ENCOUNTER if s.encounter is None else _encounter(s, seat, lying, now)),
                *_access(s, seat, lying, now),
                *(_NO_TRACE if trace is None else _trace(trace)),
            )
        self._tell(s, page)

    def _counted(self, s: State, changed: bool) -> Values:
        """The sizes of hands, the points, memory and link."""
        statics, zones, players = s.statics, s.zones, s.players
        corp, runner = players["corp"], players["runner"]
        sizes, memories, links = statics.get(_HAND_SIZE), statics.get(_MEMORY), statics.get(_LINK)
        if sizes is not self._hand_sizes or memories is not self._memories or links is not self._links:
            self._hand_sizes, self._memories, self._links = sizes, memories, links
            self._steady = steady(s, _HAND_SIZE) and steady(s, _MEMORY) and steady(s, _LINK)
            changed = True
        lasted, lasting = self._lasted, s.lasting_headings
        self._lasted = bool(lasting) and not lasting.isdisjoint(_PLAIN)
        points = (corp.points, runner.points, runner.core_damage)
        if (
            not changed
            and self._steady
            and zones[TABLE] is self._table
            and zones[CORP_SCORE] is self._corp_score
            and zones[RUNNER_SCORE] is self._runner_score
            and zones[IDENTITIES] is self._identities
            and points == self._points
            and _POINTS not in statics
            and _MEMORY_COST not in statics
            and MEMORY_FOR not in statics
            and not lasted
            and not self._lasted
        ):
            return self._values
        said = _POINTS in statics or _MEMORY_COST in statics or MEMORY_FOR in statics
        self._table, self._points = _UNREAD if said else zones[TABLE], points
        self._corp_score, self._runner_score = zones[CORP_SCORE], zones[RUNNER_SCORE]
        self._identities = zones[IDENTITIES]
        self._values = (
            hand_size(s, "corp"),
            score(s, "corp"),
            hand_size(s, "runner"),
            score(s, "runner"),
            memory_used(s),
            memory_limit(s),
            link(s),
        )
        return self._values

    def _tell(self, s: State, page: bytearray) -> None:
        """What has happened this turn."""
        tally = s.changes_this_turn
        announced, used = tally.get("server announced"), tally.get("use")
        accessed, shuffled = tally.get("access"), tally.get("shuffle")
        last, rnd = s.changes_last_turn, s.zones[RND]
        changed = used is not self._used
        if announced is not self._announced:
            changed, self._announced = True, announced
            on = [0, 0, 0, 0]
            for change in announced or ():
                on[min(change.server, 3)] += 1
            self._runs = (on[0], on[1], on[2], on[3])
        if (
            rnd is not self._rnd
            or accessed is not self._accessed
            or shuffled is not self._shuffled
            or last is not self._last
        ):
            self._accessed, self._shuffled, self._last, self._rnd = accessed, shuffled, last, rnd
            seen = seen_in_rnd(s)
            if seen != self._seen:
                changed, self._seen = True, seen
        if changed:
            self._used = used
            runs = self._runs
            uses = len(used) if used is not None else 0
            _write_tally(page, _TALLY_AT, runs[0], runs[1], runs[2], runs[3], self._seen, uses)


def _trace(trace: TraceFrame) -> tuple[int, ...]:
    return (1, *fitting((trace.base, trace.strength or 0, trace.link or 0)))


def _run(s: State, lying: Spots, places: Places) -> tuple[int, int, int, int, int, int, int]:
    run = s.run
    assert run is not None
    ice = s.servers[run.server].ice if run.server in s.servers else ()
    return (
        1,
        places.get(run.server, 0),
        run.position + 1 if 0 <= run.position < len(ice) else 0,
        lying.get(run.ice, 0) if run.ice >= 0 else 0,
        int(run.approaching),
        int(run.successful),
        int(run.ended),
    )


def _encounter(s: State, seat: Side, lying: Spots, now: frozenset[int]) -> tuple[int, int, int, int, int]:
    encounter = s.encounter
    assert encounter is not None
    ice = encounter.ice
    subs = len(subroutines(s, ice)) if sees(s, seat, ice, now) else 0
    broken = resolved = 0
    for at in range(min(subs, _BITS)):
        broken |= (at in encounter.broken) << at
        resolved |= (at in encounter.resolved) << at
    return (lying.get(ice, 0), subs, broken, resolved, int(encounter.cut_short))


def _access(s: State, seat: Side, lying: Spots, now: frozenset[int]) -> tuple[int, int, int, int]:
    left = s.breach.left if s.breach is not None else 0
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return (0, 0, 0, left)
    cid = access.card
    number = number_of(s.cards[cid].face) if sees(s, seat, cid, now) else 0
    return (1, number, lying.get(cid, 0), left)
