"""What a card says of itself: how it is installed, rezzed and played, what it hosts, its credits."""

from ..base import Condition, Costs, Declaration, Filter, Number, ServerRef
from ..filters import ANY_CARD, HostedOn
from ..node import node
from ..refs import THIS
from ..words import (
    EVERY,
    Anyone,
    DeckFaction,
    DeckType,
    Doing,
    Purpose,
    Zone,
)


@node
class SpendFrom(Declaration):
    """Credits hosted on the source may be spent for a purpose (1.10.4b).

    Purposes: "any", "run", "trace", "icebreaker", "use" (abilities of any card), "install", "rez", "play",
    "trash", "remove tag".
    """

    purpose: Purpose
    of: Filter = ANY_CARD


@node
class InPool(Declaration):
    """Credits on the source count as being in its controller's credit pool: where credits are spent, counted
    or lost."""


@node
class Recurring(Declaration):
    """Credits on the source are refilled to a number as it becomes active and each turn (1.10.5)."""

    amount: int


@node
class InstallOnly(Declaration):
    """The source may be installed only in (or protecting) these servers."""

    server: ServerRef


@node
class InstallOnlyOn(Declaration):
    """The source may be installed only on a card of a set, which hosts it."""

    host: Filter


@node
class InstallOnlyIf(Declaration):
    """The source can be installed only if a condition is true."""

    condition: Condition


@node
class UsedOnce(Declaration):
    """The abilities of the source cannot be used more than once each turn, all taken together."""


@node
class RemovedOnceResolved(Declaration):
    """The source is removed from the game instead of being trashed once it has resolved."""


@node
class Advanceable(Declaration):
    """The source may be advanced."""


@node
class DefinesX(Declaration):
    """What the X is that is printed on the source."""

    amount: Number


@node
class RezAmongOthers(Declaration):
    """During runs on the server the source protects, it can be rezzed whenever non-ice cards can be."""


@node
class StaysUntil(Declaration):
    """The source is not trashed after it resolves, until one of these kinds of change occurs; with `side`,
    one that concerns this player."""

    kinds: tuple[str, ...]
    side: Anyone = ""


@node
class RevealedWhenAccessed(Declaration):
    """The Runner must reveal the source while accessing it in this zone."""

    zone: Zone


@node
class DeckCopies(Declaration):
    """The deck cannot include more than so many copies of any card (1.4.3)."""

    most: int


@node
class DeckAgendas(Declaration):
    """The deck may include up to so many different agendas of each faction."""

    each: int


@node
class FreeInDeck(Declaration):
    """The source costs no influence if the deck has so many cards (26.03: 2.14.3): of a faction that are no
    alliance cards, of a type, of a name, or of any kind. A `most` of 0 stands for no limit."""

    least: int = 0
    most: int = 0
    faction: DeckFaction = ""
    type: DeckType = ""
    name: str = ""


@node
class PlayOnlyIf(Declaration):
    """The source can be played only if a condition is true."""

    condition: Condition


@node
class XAtMost(Declaration):
    """The X of the source's play cost cannot be greater than a number (26.03: 1.16.2c)."""

    most: Number


@node
class InEncounters(Declaration):
    """The paid abilities of the source can also be used in an encounter, which is otherwise a matter of
    icebreakers (classic)."""


@node
class WhilePaying(Declaration):
    """The paid abilities of the source, by which credits are gained for credits or for the source itself, can
    also be used while their controller pays a cost (classic)."""


@node
class NeverAsAction(Declaration):
    """The source, an event or operation, cannot be played as an action."""


@node
class XAtLeast(Declaration):
    """The X of the source's play cost cannot be less than a number (classic)."""

    least: int = 1


@node
class AddedWith(Declaration):
    """As the source is added to the Runner's score area, it hosts counters; not if it comes from a zone."""

    kind: str
    amount: int
    but_from: Zone


@node
class InstalledFaceUp(Declaration):
    """The source is installed face up."""


@node
class RezPayment(Declaration):
    """As the source is rezzed, a cost may be paid in place of so many credits of its rez cost, or in place of
    all of them (0); the rez cost is what it was (26.03: 1.16.2e)."""

    cost: Costs
    credits: int = EVERY


@node
class RezOnInstall(Declaration):
    """The source must be rezzed as it is installed."""


@node
class AsIfInHand(Declaration):
    """The controller can play or install cards of a set, hosted on the source, as if they were in hand."""

    cards: Filter = HostedOn(THIS)


@node
class Hidden(Declaration):
    """The source is installed face down. Its controller uses it as it lies; the opponent learns which card it
    is once it is used or trashed."""


@node
class InterfaceOnly(Declaration):
    """The source, an icebreaker, can interface only with ice of a set (26.03: 3.9.5)."""

    ice: Filter


@node
class BreaksOnly(Declaration):
    """The source, an icebreaker, can break only subroutines that do something."""

    doing: Doing


@node
class RaisesTraces(Declaration):
    """Each credit on the source that is spent on a trace also raises the limit of it by 1 (classic)."""


@node
class PaysForSuccessor(Declaration):
    """Credits on the source can be spent on a card for which the source is trashed as it is installed."""


@node
class Hosts(Declaration):
    """The source can host cards of a set; hosted cards use its own memory up to a number.

    With `free`, the memory costs of hosted cards do not count at all. Each card costs less to install on it
    by the `discount`.
    """

    cards: Filter
    memory: int = 0
    most: int = 0
    free: bool = False
    discount: int = 0
