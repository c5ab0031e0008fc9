"""The log in words: what happened, told to a seat, and each line with its rule.

Which cards a seat is told the names of is said in `hearing`.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ..lang.words import Side
from ..state.log import written
from ..state.records import Change
from ..state.state import State
from .events import SAY, Telling
from .hearing import Hearing, seen_from_the_start
from .names import sentence


class Line(NamedTuple):
    """One line of the log, and the rule it happened under."""

    rule: str
    text: str
    kind: str
    card: str = ""
    """The card it is about, if the seat is told its name."""
    side: str = ""
    """Whose doing it is, or whom it happens to."""


class Teller:
    """Tells events to a seat, in the order they happened. `None` is told what both players know together."""

    def __init__(self, state: State, seat: Side | None = None) -> None:
        self.state = state
        self._hearing = Hearing(seat, seen_from_the_start(state))

    def tell(self, change: Change) -> Line | None:
        """An event as a line; None if there is nothing to say about it."""
        named = self.hear(change)
        hearing = self._hearing
        telling = Telling(self.state, change, hearing.seat, named, hearing.names_object, self._names_source)
        text = SAY[change.kind](telling)
        if not text:
            return None
        return Line(change.rule, sentence(text), change.kind, telling.about(text), change.side)

    def hear(self, change: Change) -> bool:
        """Take note of what an event shows; whether its card may be named."""
        return self._hearing.hear(self.state, change)

    def _names_source(self, cid: int) -> bool:
        return self._hearing.names_source(self.state, cid)


def events(state: State) -> list[Change]:
    """Everything that has happened, oldest first."""
    return written(state)


def say(state: State, change: Change, seat: Side | None = None) -> str | None:
    """One event in words for a seat (`None`: for both together); its rule is `change.rule`."""
    teller = Teller(state, seat)
    for earlier in events(state):
        if earlier is change or earlier.moment > change.moment:
            break
        teller.hear(earlier)
    line = teller.tell(change)
    return line.text if line is not None else None


def transcript(
    state: State, seat: Side | None = None, happened: Iterable[Change] | None = None
) -> tuple[Line, ...]:
    """The log for a seat, one line for each event worth a word: all of it, or the events given."""
    teller = Teller(state, seat)
    lines = [teller.tell(change) for change in (events(state) if happened is None else happened)]
    return tuple(line for line in lines if line is not None)
