"""The head of an observation: who decides what, where in the rules, and what the players have."""

from struct import Struct
from typing import Any, Final

from .layout import HEAD
from .numbering import ABOUT_NUMBER, DECISION_NUMBER, EDITION_NUMBER, STRUCTURE_NUMBER, number_of
from .reading import (
    ARCHIVES,
    CORP_SCORE,
    GRIP,
    HEAP,
    HQ,
    IDENTITIES,
    MEMORY_FOR,
    RND,
    RUNNER_SCORE,
    STACK,
    TABLE,
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

_HEAD: Final = Struct(f"{len(HEAD)}h")
_BITS: Final = 15
_MOST: Final = 32767
_NUMBERS: Final[dict[str, int]] = {"corp": 1, "runner": 2}
_PLAIN: Final = ("player hand size", "player memory", "player link")
"""The headings of what mostly is a number on a card..."""
_POINTS: Final = "points"
_MEMORY_COST: Final = "memory cost"
"""...and, with the memory for some programs alone, of what may hang on anything."""
_NO_RUN: Final = (0, 0, 0, 0, 0, 0, 0)
_NO_ENCOUNTER: Final = (0, 0, 0, 0, 0)
_NO_TRACE: Final = (0, 0, 0, 0)

Spots = dict[int, int]
Values = tuple[int, int, int, int, int, int, int]
Places = dict[int, int]
"""The place of every server among all, from 1, by its id."""


class Moment:
    """Writes the head. What takes time to count is counted anew only when what it counts has changed."""

    def __init__(self, seat: Side) -> None:
        self.seat = seat
        self._announced: object = None
        self._runs = (0, 0, 0, 0)
        self._filed: tuple[Any, ...] = ()
        self._steady = False
        self._standing: tuple[Any, ...] = ()
        self._values = (0, 0, 0, 0, 0, 0, 0)
        self._lately: tuple[Any, ...] = ()
        self._seen = 0

    def write(
        self,
        s: State,
        decision: Decision | None,
        lying: Spots,
        now: frozenset[int],
        places: Places,
        changed: bool,
        page: memoryview,
    ) -> None:
        """`changed` says whether any card that lies at a spot is another than it was the last time, worth
        something else or hosted elsewhere."""
        seat, players, zones, tally = self.seat, s.players, s.zones, s.changes_this_turn
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
        structure = step = 0
        trace = _NO_TRACE
        for frame in s.stack:
            if isinstance(frame, StructureFrame):
                structure, step = STRUCTURE_NUMBER.get(frame.name, 0), frame.row + 1
            elif isinstance(frame, TraceFrame):
                trace = (1, frame.base, frame.strength or 0, frame.link or 0)
        marks = 0
        if s.loose_counters:
            marks = sum([count for (_, place), count in s.loose_counters.items() if place < 0])
        result = s.result
        sizes = self._counted(s, changed)
        _HEAD.pack_into(
            page,
            0,
            _NUMBERS[seat],
            EDITION_NUMBER.get(s.edition.book, 0),
            s.turn,
            _NUMBERS[s.active],
            deciding,
            kind,
            about,
            asked,
            asked_spot,
            structure,
            step,
            len(s.stack),
            result is not None,
            _NUMBERS.get(result[0], 0) if result is not None else 0,
            min(corp.credits, _MOST),
            corp.clicks,
            corp.bad_publicity,
            corp.forgo,
            len(zones[HQ]),
            sizes[0],
            len(zones[RND]),
            sizes[1],
            len(zones[ARCHIVES]),
            marks,
            min(runner.credits, _MOST),
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
            *(_NO_RUN if s.run is None else _run(s, lying, places)),
            *(_NO_ENCOUNTER if s.encounter is None else _encounter(s, seat, lying, now)),
            *_access(s, seat, lying, now),
            *trace,
            *self._runs_made(s),
            self._seen_in_rnd(s),
            len(tally.get("use", ())),
        )

    def _counted(self, s: State, changed: bool) -> Values:
        """The sizes of hands, the points, memory and link."""
        statics, zones, players = s.statics, s.zones, s.players
        corp, runner = players["corp"], players["runner"]
        filed = tuple([statics.get(heading) for heading in _PLAIN])
        if filed != self._filed:
            self._filed = filed
            self._steady = all(steady(s, heading) for heading in _PLAIN)
        standing = (
            corp.points,
            runner.points,
            runner.core_damage,
            zones[TABLE],
            zones[CORP_SCORE],
            zones[RUNNER_SCORE],
            zones[IDENTITIES],
        )
        lasting = s.lasting_headings
        said = _POINTS in statics or _MEMORY_COST in statics or MEMORY_FOR in statics
        if (
            changed
            or said
            or not self._steady
            or standing != self._standing
            or (lasting and not lasting.isdisjoint(_PLAIN))
        ):
            self._standing = () if said else standing
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

    def _runs_made(self, s: State) -> tuple[int, int, int, int]:
        announced = s.changes_this_turn.get("server announced", ())
        if announced is not self._announced:
            on = [0, 0, 0, 0]
            for change in announced:
                on[min(change.server, 3)] += 1
            self._announced, self._runs = announced, (on[0], on[1], on[2], on[3])
        return self._runs

    def _seen_in_rnd(self, s: State) -> int:
        tally = s.changes_this_turn
        lately = (tally.get("access"), tally.get("shuffle"), s.changes_last_turn, s.zones[RND])
        if lately != self._lately:
            self._lately, self._seen = lately, seen_in_rnd(s)
        return self._seen


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
