"""Recording: each change is written for the next checkpoint, for the turn and for the log."""

from functools import cache

from ....state.records import NOBODY, Change
from ....state.state import State


def emit(
    s: State,
    kind: str,
    side: str = "",
    card: int = NOBODY,
    n: int = 0,
    server: int = NOBODY,
    detail: str = "",
    cards: tuple[int, ...] = (),
) -> Change:
    """Record a change: for the next checkpoint, for this turn's tally, for the log."""
    moment = s.moment = s.moment + 1
    run = s.run
    change = Change(
        kind,
        moment,
        side,
        card,
        s.cards[card].object_no if card >= 0 else 0,
        n,
        server,
        detail,
        s.rule,
        s.source,
        run.server if run is not None and run.begun else NOBODY,
        cards,
    )
    entry = (change,)
    s.changes += entry
    changes_this_turn = s.changes_this_turn
    changes_this_turn[kind] = changes_this_turn[kind] + entry if kind in changes_this_turn else entry
    s.checkpoint_due = True
    if s.logging:
        s.recent.append(change)
    return change


def note(
    s: State,
    kind: str,
    side: str = "",
    card: int = NOBODY,
    n: int = 0,
    server: int = NOBODY,
    detail: str = "",
) -> None:
    """Write to the log something no ability can react to."""
    if s.logging:
        object_no = s.cards[card].object_no if card >= 0 else 0
        s.recent.append(Change(kind, s.moment, side, card, object_no, n, server, detail, s.rule, s.source))


def progress(s: State, kind: str, side: str = "", detail: str = "") -> None:
    """Write to the log how far the game has come. That is no change and has no moment of its own, so one
    record serves each time the same step is reached."""
    if s.logging:
        s.recent.append(progress_record(kind, side, detail, s.rule))


@cache
def progress_record(kind: str, side: str, detail: str, rule: str) -> Change:
    return Change(kind, 0, side, detail=detail, rule=rule)
