"""Decisions and options: one protocol for people, bots, replays and training."""

from functools import cache
from typing import Final, final

from ..lang.words import Side
from .record import NOBODY, Record


@final
class Option(Record):
    """Something a player may choose: typed data, never display text."""

    FIELDS = ("kind", "card", "ability", "server", "number", "detail")
    __slots__ = FIELDS

    def __init__(
        self,
        kind: str,
        card: int = NOBODY,
        ability: int = NOBODY,
        server: int = NOBODY,
        number: int = NOBODY,
        detail: str = "",
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.ability: Final = ability
        self.server: Final = server
        self.number: Final = number
        self.detail: Final = detail


@cache
def offer(kind: str, card: int = NOBODY, ability: int = NOBODY, server: int = NOBODY) -> Option:
    """An option made once: few differ, and windows ask for them all the time."""
    return Option(kind, card, ability, server)


PASS: Final = Option("pass")
DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")

KINDS: Final = (
    "action",
    "paid",
    "reaction",
    "interrupt",
    "mid-access",
    "choose card",
    "choose server",
    "choose number",
    "choose subroutine",
    "choose effect",
    "yes or no",
    "pay",
    "discard",
)


class Decision(Record):
    """A choice before a player: the answer is the index of an option."""

    FIELDS = ("side", "kind", "options", "rule", "about", "card")
    __slots__ = FIELDS

    def __init__(
        self,
        side: Side,
        kind: str,
        options: tuple[Option, ...],
        rule: str,
        about: str = "",
        card: int = NOBODY,
    ) -> None:
        self.side: Final = side
        self.kind: Final = kind
        self.options: Final = options
        self.rule: Final = rule
        self.about: Final = about
        """What is asked, as a key the surfaces turn into words."""
        self.card: Final = card
        """The card the question is about or comes from."""

    def __eq__(self, other: object) -> bool:
        """A decision of a game being played is the same as the machine's own."""
        return isinstance(other, Decision) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())
