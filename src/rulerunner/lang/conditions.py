"""Conditions: what must be true of the game for a part of an ability to apply (9.3.2c)."""

from .base import Condition as Condition
from .base import Filter, Number, Ref, ServerRef
from .filters import ANY_CARD
from .node import node
from .words import Anyone, DamageKind, Outcome, Who, Within, Zone


@node
class AllOf(Condition):
    """Every part is true."""

    parts: tuple[Condition, ...]


@node
class AnyOf(Condition):
    """At least one part is true."""

    parts: tuple[Condition, ...]


@node
class No(Condition):
    """The inner condition is not true."""

    inner: Condition


@node
class Tagged(Condition):
    """The Runner is tagged (10.5.2)."""


@node
class DuringRun(Condition):
    """A run is in progress (6.3.2c), on one of these servers."""

    server: ServerRef | None = None


@node
class CanRun(Condition):
    """Nothing forbids the Runner to run on a server."""

    server: ServerRef


@node
class DuringEncounter(Condition):
    """Ice is being encountered; with `ref`, that ice."""

    ref: Ref | None = None


@node
class DuringTurn(Condition):
    """It is this player's turn."""

    side: Who


@node
class RunWas(Condition):
    """How the run went that is ending: "successful" or "unsuccessful"."""

    outcome: Outcome


@node
class AtLeast(Condition):
    """One number is at least another."""

    number: Number
    least: Number


@node
class Equal(Condition):
    """Two numbers are the same."""

    left: Number
    right: Number


@node
class Exists(Condition):
    """At least one card is in the set."""

    filter: Filter


@node
class Matches(Condition):
    """The card a reference points at is in the set."""

    ref: Ref
    filter: Filter


@node
class Overfull(Condition):
    """A server has more agendas and assets in its root than there is room for (classic)."""

    server: ServerRef


@node
class FullyBroken(Condition):
    """The Runner fully broke the ice of the encounter in question."""


@node
class Resolving(Condition):
    """A subroutine of a card is resolving."""

    ref: Ref


@node
class BeingResolved(Condition):
    """The source, an event or operation, is resolving (26.03: 9.1.2b)."""


@node
class BySubroutine(Condition):
    """What met the trigger condition was done by a subroutine of the source."""


@node
class Broke(Condition):
    """The Runner broke a subroutine of the ice of the encounter in question with a card of a set; with
    `printed`, one that is printed on the ice."""

    by: Filter = ANY_CARD
    printed: bool = False


@node
class CanInterface(Condition):
    """The source, an icebreaker, can interface with the encountered ice, which is in a set (26.03: 3.9.5)."""

    ice: Filter = ANY_CARD


@node
class Happened(Condition):
    """A kind of change has happened, within a time; the other fields narrow down which changes count.

    Times: "turn" (this turn), "run", "encounter" and "breach" (the one in progress, or else the latest one),
    "last turn" (the last turn of the player named by `side`), "earlier success" (in an earlier run of this
    turn, before it was declared successful). `subject` is the set the card of the change
    must be in, `server` the servers it must concern, `source` the card that must have done it: the icebreaker
    of a "subroutine broken". `origin` are the zones the card of the change may have come from. With `during`,
    it was during a run on one of these servers that was successful.
    """

    kind: str
    side: Anyone = ""
    within: Within = "turn"
    subject: Filter | None = None
    server: ServerRef | None = None
    source: Ref | None = None
    origin: tuple[Zone, ...] = ()
    during: ServerRef | None = None


@node
class EverRun(Condition):
    """The Runner has made a run in this game."""


@node
class DifferentActions(Condition):
    """The actions that a player has taken this turn are each different from one another (26.03: 5.2.5b)."""

    side: Who


@node
class SpentOnAction(Condition):
    """The clicks of the payment that met the trigger condition were spent to take an action (26.03: 5.2.2).

    With a `total`, its player has now spent that many on this action for the first time this turn, and all
    of them while the source was active.
    """

    total: int = 0


@node
class PlayedFrom(Condition):
    """The source is being played from a zone."""

    zone: Zone


@node
class MemoryFull(Condition):
    """Programs use all of the Runner's memory."""


@node
class FirstSincePlayed(Condition):
    """What met the trigger condition is the first such thing that the card which did it has done since it was
    played."""


@node
class TraceDoesMore(Condition):
    """The trace that was just successful does something else than give tags, or more than that."""


@node
class DamagedLately(Condition):
    """The Runner was damaged during one of their last so many actions, in this turn or before (classic)."""

    actions: int


@node
class HitBy(Condition):
    """The card of the trigger was trashed by damage of a kind."""

    kind: DamageKind


@node
class DamageBy(Condition):
    """A player did the damage of the trigger, and is responsible for it: damage that the Runner was directed
    or allowed to suffer is the Runner's doing (26.03: 10.4.1)."""

    side: Who = "you"


@node
class FromInstalling(Condition):
    """What is imminent is the doing of an ability that its card's being installed has met: a "when installed"
    one."""


@node
class Entered(Condition):
    """A card has been put into a zone this turn: trashed, discarded or moved there."""

    zone: Zone


@node
class DidIt(Condition):
    """The instruction before this one did something ("if you do")."""


@node
class Empty(Condition):
    """The source hosts no more of the counters it was loaded with (26.03: 10.9.1).

    Until it has hosted its first one it is not empty.
    """

    kind: str


@node
class Odd(Condition):
    """A number is odd."""

    number: Number


@node
class Charged(Condition):
    """The clicks spent so far this turn are none, but for that of the action: this would be the first
    (1.11.3; 26.03: 1.11.4)."""


@node
class Flipped(Condition):
    """The source shows its other side: it has been flipped an odd number of times."""


@node
class DuringInstall(Condition):
    """A card is being installed."""


@node
class WithoutCredits(Condition):
    """No credits were spent on installing the card of the trigger."""


@node
class DuringActionPhase(Condition):
    """It is this player's action phase (5.4)."""

    side: Who


TAGGED = Tagged()
