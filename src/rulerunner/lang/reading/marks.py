"""What a phrase leaves open until its sentence is known: who acts, which card "it" is, whose "your hand" is.

Marks stand in a definition only while it is being read; `settling` puts words of the language in their place.
"""

from dataclasses import dataclass
from typing import Any, Final

from rulerunner.lang.base import Block, Effect, Filter, Instruction, Quantity, Ref, ServerRef


@dataclass(frozen=True, slots=True)
class It(Ref):
    """The card spoken of last: "it", "them", "that card"."""

    noun: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens: what a trigger waits for and a question about the past names."""

    kind: str
    side: str = ""
    subject: Filter | None = None
    server: ServerRef | None = None
    detail: str = ""
    first: str = ""
    during: ServerRef | None = None
    origin: tuple[Any, ...] = ()
    batch: bool = False
    source: Filter | None = None
    also: "tuple[Event, ...]" = ()


@dataclass(frozen=True, slots=True)
class Linked(Instruction):
    """What holds of the run that the sentence before makes: "if successful, ..."."""

    abilities: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Fetched(Instruction):
    """This card is installed from a pile: its ability is active there."""

    zone: str


@dataclass(frozen=True, slots=True)
class Limit:
    """A sentence about the ability before it: how often, when, for whom it can be used."""

    once: str = ""
    condition: Any = None
    user: str = ""
    persistent: bool = False
    given: bool = False
    active_in: str = ""
    besides: bool = False
    """It is active there besides where it is active anyway."""
    moment: Any = None
    """The change just after which it can be used."""
    stealth: int = 0
    """At least so many of the credits it costs come from stealth cards."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """A sentence about the cards that the one before says can be hosted."""

    most: int = 0
    free: bool = False


@dataclass(frozen=True, slots=True)
class Throughout:
    """A limit on every ability of the card that is used."""

    limit: Limit


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows from the trace of the sentence before."""

    success: Block = ()
    failure: Block = ()


@dataclass(frozen=True, slots=True)
class Rolled:
    """What follows from the die that the sentence before rolls, if it shows something."""

    condition: Any
    block: Block
    otherwise: Block = ()


@dataclass(frozen=True, slots=True)
class Bids:
    """What follows from the psi game of the sentence before."""

    differ: Block = ()
    match: Block = ()


@dataclass(frozen=True, slots=True)
class Gained:
    """Abilities in quotation marks that the card has while something is so."""

    condition: Any
    items: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Some(Filter):
    """Some of the cards spoken of last: "1 of those cards"."""


@dataclass(frozen=True, slots=True)
class DoneTo(Quantity):
    """How many cards of a set the instruction before did something to: "for each program trashed"."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class InstallCost(Quantity):
    """The install cost of a card, which must be one that is installed: an event has none. It is the one that
    is `printed`, or the one that it has now."""

    ref: Ref
    printed: bool


@dataclass(frozen=True, slots=True)
class Given(Effect):
    """Counters put with a player: the Corp is infected, the Runner afflicted."""

    kind: Any
    amount: Any
    whom: Any


@dataclass(frozen=True, slots=True)
class Own(Effect):
    """What you yourself look at or search, though another player is offered it."""

    step: Any


@dataclass(frozen=True, slots=True)
class Listed(Instruction):
    """A choice between what the next sentences list."""

    options: tuple[Block, ...]
    by: Any = "you"
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Bullet:
    """One of the things that can be chosen."""

    block: Block | None


@dataclass(frozen=True, slots=True)
class Rather:
    """What is done, if something is so, in the place of what the sentence before says."""

    condition: Any
    block: Block


@dataclass(frozen=True, slots=True)
class Ignored:
    """When what the ability before does is not done."""

    condition: Any


@dataclass(frozen=True, slots=True)
class Anyway:
    """What is done whether or not that of the sentence before is."""

    block: Block


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What is done if that of the sentence before is not."""

    block: Block


@dataclass(frozen=True, slots=True)
class Defines:
    """What X is, in the ability before."""

    number: Any


@dataclass(frozen=True, slots=True)
class Refills:
    """That the credits the card was loaded with come back each turn."""


@dataclass(frozen=True, slots=True)
class Done:
    """A sentence that asks for no words: a reminder, or what the rules see to by themselves."""

    why: str = ""


EVERY_CREDIT: Final = 99
"""As many credits as it costs."""
SUBJECT: Final[Any] = "subject"
"""Whoever the sentence is about."""
THEY: Final[Any] = "they"
"""The other player."""


def pile(name: str) -> Any:
    """A zone by its owner, such as "your hand"; which zone that is depends on whose card it is."""
    return name
