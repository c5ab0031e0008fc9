"""Instructions about counters and the credits on cards."""

from ..base import Effect, Filter, Instruction, Number, Ref, ServerRef
from ..node import node
from ..refs import THIS
from ..words import Who


@node
class Place(Effect):
    """Counters (or credits) from the bank are placed on a card.

    If a `CounterText` ability of the source says what such counters do, they do it for as long as they are on
    the card, which is `BOUND` in it.
    """

    amount: Number
    kind: str
    on: Ref = THIS


@node
class PlaceOwnCredits(Effect):
    """The controller places credits from the credit pool on a card, as many as there are up to the amount."""

    amount: Number
    on: Ref = THIS


@node
class RemoveCounters(Effect):
    """Counters are removed from a card, as many as there are up to the amount."""

    amount: Number
    kind: str
    on: Ref = THIS


@node
class MoveCounters(Effect):
    """Counters move from one card to another, as many as there are up to the amount (26.03: 1.9.2b)."""

    amount: Number
    kind: str
    origin: Ref
    on: Ref


@node
class Charge(Effect):
    """A card that hosts a power counter gets one more (26.03: 10.10.1)."""

    ref: Ref


@node
class TakeCredits(Effect):
    """A player takes credits from a card into the credit pool, as many as there are up to the amount."""

    amount: Number
    on: Ref = THIS


@node
class TakeAnyCredits(Effect):
    """A player takes any number of credits from a card; the number is chosen as the effect resolves."""

    on: Ref = THIS


@node
class Infect(Effect):
    """Virus counters are put in a server, on cards, or with the Corp; their own abilities last as long as
    they do.

    What the counters do is said by `CounterText` abilities of the source. Of counters on a card they speak
    for each such card, which is `BOUND`.
    """

    kind: str
    amount: Number = 1
    server: ServerRef | None = None
    on: Ref | None = None


@node
class SpareCounters(Effect):
    """In an interrupt about a purge: so many virus counters on each card of a set are not removed by it."""

    filter: Filter
    amount: int = 1


@node
class SpareChosen(Instruction):
    """In an interrupt about a purge: the controller chooses so many virus counters, wherever they lie, that
    are not removed by it."""

    amount: int = 1


@node
class DoubleCounter(Instruction):
    """The controller chooses a virus counter, wherever it lies, and one more of its kind is put there."""


@node
class Afflict(Effect):
    """Counters that are no virus counters are put with a player.

    What the counters do is said by `CounterText` abilities of the source.
    """

    kind: str
    amount: Number = 1
    side: Who = "runner"


@node
class Plant(Effect):
    """Counters that are no virus counters are put in a server; apart from that they are as with `Afflict`."""

    kind: str
    server: ServerRef
    amount: Number = 1


@node
class Cure(Effect):
    """Counters are removed from where the ability of such counters applies: a server, or the Corp."""

    kind: str
    amount: Number = 1


@node
class Purge(Effect):
    """All virus counters are removed."""
