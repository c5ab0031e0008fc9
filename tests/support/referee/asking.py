"""What a question to the referee is about, and how the referee says that it cannot judge."""

from dataclasses import dataclass, replace

from rulerunner.lang.words import Side, relative
from rulerunner.state.records import Change

NONE = -1


class Unjudged(Exception):
    """The referee has no reading for something yet: `kind` says of what."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass(frozen=True)
class Asking:
    """Whose ability asks, on which card, and what it has come by so far."""

    source: int
    side: Side
    change: Change | None = None
    chosen: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    last: int = 0
    bound: int = NONE
    affected: tuple[int, ...] = ()
    here: int = NONE
    those: tuple[tuple[int, int], ...] = ()
    """The cards in view, each as the object it was."""
    named: tuple[int, int, int] = (NONE, NONE, NONE)
    """The server, the card type and the name that were chosen."""
    spent: int = 0
    """Clicks that will have been spent on the action by then."""
    acting: int = 0
    """Clicks that have been spent on the action already."""
    gone: frozenset[int] = frozenset()
    """Cards that will have left the hand by then."""
    lacking: frozenset[int] = frozenset()
    """The slots of choices for which there is no card."""
    given: tuple[int, ...] = ()
    """What will have been given up to pay for the ability."""

    def player(self, word: str) -> Side:
        """Who "you" and "opponent" are."""
        return relative(word, self.side)

    def but(self, **changed: object) -> "Asking":
        return replace(self, **changed)  # type: ignore[arg-type]
