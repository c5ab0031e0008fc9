"""What a seat may see of a game."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ..designs.data import definitions
from ..kernel.read.memory import memory_limit, memory_used
from ..kernel.read.subroutines import subroutines
from ..kernel.read.values import hand_size, link, score
from ..lang.abilities import Sub
from ..lang.instructions import EndRun
from ..lang.validating.walk import words
from ..lang.words import (
    ARCHIVES,
    ASIDE,
    CORP,
    CORP_SCORE,
    DECK_OF,
    HAND_OF,
    HEAP,
    OUTSIDE,
    PLAY,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    Side,
)
from ..state.decision import Decision
from ..state.frames import TraceFrame
from ..state.records import NOBODY, WITH_RUNNER
from ..state.state import State
from .cards import Eyes, marks_at
from .deciding import decision_view
from .knowledge import accessed, handle, may_name
from .names import block_text, server_name
from .past import past
from .recall import ever_shown
from .records import CardView, EncounterView, PlayerView, RunView, SubroutineView, TraceView, View
from .situation import places, step


class UnknownSeat(ValueError):
    """No such seat: a view is the corp's or the runner's."""


def view(state: State, side: str, decision: Decision | None = None) -> View:
    """All that a seat may know: the table, what is going on, and the decision if it is the seat's.

    It is that of the game as it is now, whatever becomes of the game before a part is asked for.
    """
    if side not in (CORP, RUNNER):
        raise UnknownSeat(f"no seat called {side!r}: choose corp or runner")
    homemade = state.homemade()
    s = state.apart(logged=bool(homemade))
    seat: Side = "corp" if side == CORP else "runner"
    return View.of(
        Looking(s, seat, decision, homemade),
        PARTS,
        seat=seat,
        rules=s.edition.id,
        turn=s.turn,
        active=s.active,
        deciding=decision.side if decision is not None else "",
        result=s.result,
    )


class Looking(Eyes):
    """What makes the parts of a view."""

    def __init__(self, s: State, seat: Side, decision: Decision | None, homemade: tuple[int, ...]) -> None:
        super().__init__(s, seat)
        self.decision: Final = decision
        self.homemade: Final = homemade
        """The home-made cards of the game, whoever may see them. Only for these is the log looked through."""


def _decision(of: Looking) -> object:
    decision = of.decision
    return decision_view(of.s, decision) if decision is not None and decision.side == of.seat else None


def _shown(of: Looking) -> tuple[CardView, ...]:
    under_access = accessed(of.s)
    return tuple([of.card(cid) for cid in sorted(of.now) if cid not in under_access])


def _homemade(of: Looking) -> tuple[str, ...]:
    """The home-made cards that a seat can read: its own, and those of the opponent's it sees or has seen."""
    s, seat, made = of.s, of.seat, of.homemade
    if not made:
        return ()
    theirs = [cid for cid in made if s.cards[cid].owner != seat]
    unseen = {cid for cid in theirs if not may_name(s, seat, cid)}
    if unseen:
        unseen -= ever_shown(s, seat)
    return definitions([s.cards[cid].face for cid in made if cid not in unseen])


def _player(s: State, side: Side) -> PlayerView:
    player = s.players[side]
    runner = side == RUNNER
    return PlayerView(
        side,
        player.credits,
        player.clicks,
        player.tags,
        player.bad_publicity,
        player.core_damage,
        player.run_credits,
        player.forgo,
        len(s.hand(side)),
        hand_size(s, side),
        len(s.zones[DECK_OF[side]]),
        score(s, side),
        memory_used(s) if runner else 0,
        memory_limit(s) if runner else 0,
        link(s) if runner else 0,
        marks_at(s, WITH_RUNNER if runner else NOBODY),
        player.lent,
    )


# --- what is going on -------------------------------------------------------------------------------------


def _run(s: State, seat: Side) -> RunView | None:
    run = s.run
    if run is None:
        return None
    ice = s.servers[run.server].ice if run.server in s.servers else ()
    at = len(ice) - 1 - run.position if 0 <= run.position < len(ice) else None
    return RunView(
        server=run.server,
        name=server_name(s, run.server),
        position=at,
        approached=handle(s, seat, run.ice) if run.approaching and run.ice >= 0 else "",
        successful=run.successful,
        ended=run.ended,
    )


def _encounter(of: Looking) -> EncounterView | None:
    s = of.s
    encounter = s.encounter
    if encounter is None:
        return None
    ice = encounter.ice
    subs = subroutines(s, ice) if of.knows(ice) else ()
    listed = tuple(
        SubroutineView(
            block_text(s, sub.block, ice, CORP),
            number in encounter.broken,
            number in encounter.resolved,
            _tried(s, of.seat, encounter.id, number),
            _ends_run(sub),
        )
        for number, sub in enumerate(subs)
    )
    return EncounterView(of.card(ice), listed, encounter.cut_short)


@cache
def _ends_run(sub: Sub) -> bool:
    return any(isinstance(word, EndRun) for word in words(sub))


def _tried(s: State, seat: Side, encounter: int, subroutine: int) -> tuple[str, ...]:
    used = (key for key in s.uses if key[3:] == (encounter, subroutine))
    return tuple(handle(s, seat, cid) for cid, gen, *_ in used if s.cards[cid].object_no == gen)


def _accessing(of: Looking) -> CardView | None:
    """The card being accessed. The Corp does not see a card of R&D that is not revealed."""
    access = of.s.access
    if access is None or of.s.cards[access.card].object_no != access.object_no:
        return None
    return of.card(access.card)


def _trace(s: State) -> TraceView | None:
    """A trace. The frame's strength and link are set once they are public; its bid is not read here."""
    for frame in reversed(s.stack):
        if isinstance(frame, TraceFrame):
            return TraceView(frame.base, frame.strength or None, frame.link or None)
    return None


# --- the parts --------------------------------------------------------------------------------------------

PARTS: Final[dict[str, Callable[[Looking], Any]]] = {
    "step": lambda of: step(of.s),
    "stack": lambda of: places(of.s, of.seat),
    "corp": lambda of: _player(of.s, "corp"),
    "runner": lambda of: _player(of.s, "runner"),
    "hand": lambda of: of.pile(HAND_OF[of.seat]),
    "identities": Looking.identities,
    "servers": lambda of: of.laid().servers,
    "rig": lambda of: of.laid().rig,
    "archives": lambda of: of.pile(ARCHIVES),
    "heap": lambda of: of.pile(HEAP),
    "corp_score": lambda of: of.pile(CORP_SCORE),
    "runner_score": lambda of: of.pile(RUNNER_SCORE),
    "play": lambda of: tuple([card for card in of.pile(PLAY) if not card.host]),
    "aside": lambda of: of.pile(ASIDE),
    "removed": lambda of: of.pile(REMOVED),
    "shown": _shown,
    "run": lambda of: _run(of.s, of.seat),
    "encounter": _encounter,
    "accessing": _accessing,
    "trace": lambda of: _trace(of.s),
    "past": lambda of: past(of.s, of.seat),
    "decision": _decision,
    "homemade": _homemade,
    "outside": lambda of: of.pile(OUTSIDE) if of.seat == RUNNER else (),
}
"""What makes the parts of a view that are not there from the beginning."""
