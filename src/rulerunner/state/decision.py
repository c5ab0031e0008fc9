"""Decisions and options: one protocol for people, bots, replays and training."""

from functools import cache
from typing import Final, final

from ..lang.words import Side
from .declaring import maker, record
from .once import Once
from .record import NOBODY, Record


@final
@record
class Option(Record):
    """Something a player may choose: typed data, never display text."""

    kind: str
    card: int = NOBODY
    ability: int = NOBODY
    server: int = NOBODY
    number: int = NOBODY
    detail: str = ""


@cache
def offer(
    kind: str, card: int = NOBODY, ability: int = NOBODY, server: int = NOBODY, number: int = NOBODY
) -> Option:
    """An option made once: few differ, and windows ask for them all the time."""
    return Option(kind, card, ability, server, number)


def offers(kind: str) -> Once[int, Option]:
    """The options of one kind by their card."""
    return Once(lambda card: Option(kind, card))


SERVERS: Final = Once[int, Option](lambda server: Option("server", server=server))
"""Servers to choose among, by their numbers."""


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
    "choose card type",
    "choose subtype",
    "choose card name",
    "choose counter",
)


@record
class Decision(Record):
    """A choice before a player: the answer is the index of an option."""

    side: Side
    kind: str
    options: tuple[Option, ...]
    rule: str
    about: str = ""
    """What is asked, as a key the surfaces turn into words."""
    card: int = NOBODY
    """The card the question is about or comes from."""

    def __eq__(self, other: object) -> bool:
        """A decision of a game being played is the same as the machine's own."""
        return isinstance(other, Decision) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


new_decision: Final = maker(Decision)
