"""Words of icebreakers: breaking subroutines and more strength (6.5.1; 26.03: 9.8.5, 3.9.5)."""

from functools import cache

from ....lang import instructions as w
from ....lang.filters import ANY_CARD, Same
from ....lang.refs import THIS
from ....lang.statics import Modify
from ....lang.words import EVERY, RUNNER
from ....state.changes import BoostEffect
from ....state.context import Context
from ....state.frames import BlockFrame, BreakFrame
from ....state.record import SEVERAL
from ....state.records import NOBODY, Encounter, ExpectedEffect, Lingering
from ....state.state import State
from ...may.breakable import breakable
from ...read.declared import COST, cannot
from ...read.earlier import object_since
from ...read.evaluate import matches, number
from ...read.subroutines import breakers, may_break, printed_among, subroutines
from .. import atoms, following
from ..lasting import until
from ..register import WAITS, applies, word


def _break(s: State, f: BlockFrame, i: w.BreakSubroutines) -> tuple[ExpectedEffect, ...]:
    amount = number(s, f, i.amount)
    if amount <= 0 and i.amount != EVERY:
        return ()  # X is 0: that is none, and not all
    if i.ice != ANY_CARD and (s.encounter is None or not matches(s, f, i.ice, s.encounter.ice)):
        return ()  # it breaks subroutines of other ice
    return (ExpectedEffect("subroutine broken", f.side, amount, sort=i.which, source=f.source),)


def _boost(s: State, f: BlockFrame, i: w.Boost) -> tuple[ExpectedEffect, ...]:
    return (BoostEffect("boost", f.side, number(s, f, i.amount), source=f.source, duration=i.duration),)


@applies("subroutine broken", procedure=True)
def do_break(s: State, fx: ExpectedEffect) -> int:
    """Break subroutines; the Runner picks which, and may pick fewer, unless it is one or all of them."""
    encounter = s.encounter
    left = may_break(s, fx.source)
    if encounter is None or not left or cannot(s, "be broken", encounter.ice):
        return 0
    if fx.sort in ("first", "last"):
        one = 0 if fx.sort == "first" else len(subroutines(s, encounter.ice)) - 1
        return break_subroutines(s, (one,), fx.source) if one in left else 0
    if fx.sort == "all but one":
        s.stack.append(BreakFrame(fx.source, 1, sparing=True))
        return WAITS
    if fx.sort == "exactly":
        if fx.amount <= 0:
            return 0
        s.stack.append(BreakFrame(fx.source, fx.amount, whole=True))
        return WAITS
    if len(left) == 1:
        return break_subroutines(s, left, fx.source)
    if fx.amount == EVERY:
        free = COST["break"] not in s.statics
        if free and all(i in may_break(s, fx.source, left[:n]) for n, i in enumerate(left)):
            return break_subroutines(s, left, fx.source)
        s.stack.append(BreakFrame(fx.source, len(left), whole=True))  # a limit spares some of them: which?
        return WAITS
    picked = (encounter.target,) if encounter.target in left else ()
    if fx.amount == len(picked):
        return break_subroutines(s, picked, fx.source)
    s.stack.append(BreakFrame(fx.source, fx.amount, picked))
    return WAITS


def break_subroutines(s: State, which: tuple[int, ...], by: int) -> int:
    """Change the status of subroutines to broken; note a fully broken piece of ice (26.03: 6.5.7)."""
    encounter = s.encounter
    assert encounter is not None
    new = tuple(i for i in which if i not in encounter.broken)
    pairs = sorted([*breakers(encounter), *((i, by) for i in new)])
    broken = tuple(i for i, _ in pairs)
    breaker = by if encounter.breaker in (NOBODY, by) and not _came_back(s, encounter, by) else SEVERAL
    s.encounter = encounter._replace(broken=broken, by=tuple(card for _, card in pairs), breaker=breaker)
    on_card = printed_among(s, encounter)
    for i in new:
        sort = "" if i in on_card else "gained"
        atoms.emit(s, "subroutine broken", RUNNER, encounter.ice, sort=sort, place=i, cards=(by,))
    if not encounter.fully and len(broken) == len(subroutines(s, encounter.ice)):
        s.encounter = s.encounter._replace(fully=True)
        alone = (breaker,) if breaker >= 0 else ()
        atoms.emit(s, "fully broken", RUNNER, encounter.ice, sort=following.place_in_run(s), cards=alone)
    return len(new)


def _came_back(s: State, encounter: Encounter, by: int) -> bool:
    """Whether a card broke subroutines in an encounter as another object than it is now (26.03: 6.5.7b)."""
    if encounter.breaker != by:
        return False
    since = object_since(s, by)
    return any(
        encounter.start < change.moment < since and change.cards == (by,)
        for change in s.changes_this_turn.get("subroutine broken", ())
    )


@applies("boost")
def do_boost(s: State, fx: ExpectedEffect) -> int:
    """More strength lasts for the encounter at least, whatever longer duration is named (26.03: 3.9.5c)."""
    assert isinstance(fx, BoostEffect)
    duration = "encounter" if fx.duration == "run" and s.run is None else fx.duration
    card = s.cards[fx.source]
    atoms.linger(
        s,
        Lingering(
            s.fresh(),
            fx.source,
            card.object_no,
            card.owner,
            duration,
            until(s, duration, card.owner),
            "strength",
            more_strength(fx.amount),
            active_since=s.moment,
        ),
    )
    return fx.amount


@cache
def more_strength(by: int) -> Modify:
    """What a boost declares of its icebreaker: few differ, so each is made once."""
    return Modify("strength", by, Same(THIS))


def _for_a_while(s: State, ctx: Context, i: w.Boost) -> bool:
    """More strength for an encounter that is not there is over at once (9.9.3)."""
    if i.duration == "turn" or s.encounter is not None:
        return True
    return i.duration == "run" and s.run is not None


word(w.BreakSubroutines, _break, breakable)
word(w.Boost, _boost, _for_a_while)
