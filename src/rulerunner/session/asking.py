"""When a seat wants to be asked: its own windows may be passed for it.

Each setting is a function of what the seat may know, and the only thing it can do is to answer "pass" in a
window of that seat. Whether a seat was able to act is still told by the time it takes to answer; a seat that
is always asked gives even that away no more, for it is asked in the windows in which it can do nothing, too.
"""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from ..kernel.may.using import in_vain
from ..lang.words import Side
from ..state.decision import PASS, Decision
from ..state.records import Change
from ..state.state import State

Asking = Literal["always", "able", "quiet"]
ALWAYS: Final = "always"
"""In every window, even where there is nothing to do but pass."""
WHEN_ABLE: Final = "able"
"""In every window in which the seat can act, and not only in vain: where an edition lets abilities be used
that could change nothing, a window with nothing else in it is passed."""
QUIETLY: Final = "quiet"
"""Not in paid ability windows, until something happens."""
ASKINGS: Final[tuple[Asking, ...]] = get_args(Asking)

HAPPENINGS: Final = frozenset(
    {
        "turn begins",
        "server announced",
        "run begins",
        "approach",
        "encounter",
        "approach server",
        "successful run",
        "access",
        "steal",
        "install",
        "rez",
        "derez",
        "play",
        "use",
        "score",
        "trash",
        "expose",
        "tags",
        "damage",
        "bad publicity",
        "trace",
        "purge",
    }
)
"""What ends a quiet spell. All of it is public: both players see that it happens."""


def is_window(decision: Decision) -> bool:
    """Whether this is a paid ability window, the only kind that is ever passed for a seat."""
    return decision.kind == "paid" and PASS in decision.options


def asks(state: State, asking: Asking, decision: Decision, since: Iterable[Change]) -> bool:
    """Whether a seat is asked. `since` is what happened since it last asked to be left in peace."""
    seat = decision.side
    if asking == ALWAYS or not is_window(decision):
        return True
    if all(option == PASS or in_vain(state, seat, option) for option in decision.options):
        return False
    return asking == WHEN_ABLE or any(wakes(change, seat) for change in since)


def wakes(change: Change, seat: Side) -> bool:
    """Whether a change ends a quiet spell: something public that is not the seat's own doing."""
    own = change.side == seat and change.kind in ("install", "rez", "play", "use", "score")
    return change.kind in HAPPENINGS and not own
