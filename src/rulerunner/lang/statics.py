"""Declarations: what a static ability or a lingering effect says is so for as long as it applies (9.3.5)."""

from .base import Ability, Block, Condition, Costs, Filter, Number, ServerRef
from .base import Declaration as Declaration
from .filters import ANY_CARD, HostedOn, Same
from .node import node
from .refs import ANY_SERVER, THIS
from .words import (
    EVERY,
    AnyDamage,
    Anyone,
    CardValue,
    CostlyAct,
    DamageKind,
    DeckFaction,
    DeckType,
    Doing,
    ForbiddenAct,
    Losable,
    MaybeLately,
    PlayerValue,
    PricedAction,
    Purpose,
    StrengthDuration,
    Who,
    Zone,
)


@node
class Modify(Declaration):
    """A value of the cards in a set is changed.

    Values: "strength", "install cost", "rez cost", "play cost", "trash cost", "memory cost", "requirement",
    "points", "trace limit" (of traces by these cards).
    """

    value: CardValue
    by: Number
    of: Filter = Same(THIS)


@node
class Player(Declaration):
    """A value of a player is changed.

    Values: "hand size", "memory", "link", "HQ access", "R&D access", "clicks", "points to win", and what a
    player has at the start of the game: "starting hand", "starting bad publicity".
    """

    value: PlayerValue
    by: Number
    side: Who = "you"


@node
class MemoryFor(Declaration):
    """The Runner has more memory, which only programs of a set can use."""

    amount: int
    cards: Filter


@node
class Cannot(Declaration):
    """A prohibition; it beats every permission (1.2.2).

    Acts: "run" (announce a server), "be successful", "jack out", "access", "rez", "steal", "score", "trash",
    "install", "be broken", "trash as the Runner", "advance", "discard" (down to the maximum hand size), "end
    the run" (by a subroutine of these cards), "draw as the Runner", "spend credits as the Runner", "use as
    the Runner" (a paid ability of these cards), "spend from" (credits on these cards), "host" (cards).
    """

    act: ForbiddenAct
    cards: Filter = ANY_CARD
    server: ServerRef = ANY_SERVER


@node
class AdditionalCost(Declaration):
    """An additional cost for an act (1.15.10).

    Acts: "run", "basic run", "rez", "steal", "score", "play", "install", "trash resource" (by the Corp's
    basic action), "trash" (by the Runner, in whatever way), "use" (each time, a paid ability of the cards,
    during a run on the servers), "break" (each subroutine that the cards break, during a run on the servers),
    "jack out" (of a run on the servers). `THAT` is the card that the act is done to.
    """

    act: CostlyAct
    cost: Costs
    cards: Filter = ANY_CARD
    server: ServerRef = ANY_SERVER
    first_each_turn: bool = False


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
class CountsAsTagged(Declaration):
    """The Runner is tagged, with or without tags."""


@node
class Advanceable(Declaration):
    """The source may be advanced."""


@node
class GainsSubtype(Declaration):
    """Cards of a set have one more subtype."""

    subtype: str
    of: Filter = Same(THIS)


@node
class LosesSubtype(Declaration):
    """Cards of a set do not have a subtype, be it printed on them or gained."""

    subtype: str
    of: Filter = Same(THIS)


@node
class LosesAbilities(Declaration):
    """Cards of a set lose abilities (26.03: 9.1.9): those "printed" on them, "all" of them, or "all but
    printed subroutines"."""

    which: Losable = "printed"
    of: Filter = Same(THIS)


@node
class CannotGainAbilities(Declaration):
    """Cards of a set cannot gain abilities."""

    of: Filter = Same(THIS)


@node
class GainsTextOf(Declaration):
    """The source has the abilities of cards of a set besides its own, as if they were printed on it."""

    cards: Filter


@node
class RemovesHosted(Declaration):
    """Cards of a set that the source hosts are removed from the game if it is uninstalled."""

    cards: Filter


@node
class GainsSubtypesOf(Declaration):
    """Cards of a set have the subtypes of other cards besides their own."""

    cards: Filter
    of: Filter = Same(THIS)


@node
class GainsSubroutines(Declaration):
    """Ice of a set has more subroutines, each so many times: after its others, or `before` them.

    Their order among those gained in other ways is that of 26.03: 9.8.3.
    """

    subroutines: tuple[Ability, ...]
    times: Number = 1
    of: Filter = Same(THIS)
    before: bool = False


@node
class RepeatsSubroutines(Declaration):
    """Each subroutine of ice of a set is there twice: once more right after itself (classic)."""

    of: Filter = Same(THIS)


@node
class BreakLimit(Declaration):
    """In each encounter the Runner can break no more than so many subroutines of ice of a set with cards of
    another set: of all its subroutines, or of its `printed` ones."""

    most: Number = 0
    ice: Filter = Same(THIS)
    by: Filter = ANY_CARD
    printed: bool = False


@node
class DefinesX(Declaration):
    """What the X is that is printed on the source."""

    amount: Number


@node
class NotLowered(Declaration):
    """A value of the cards in a set cannot be lowered: only what raises it counts."""

    value: CardValue
    of: Filter = Same(THIS)


@node
class RezAmongOthers(Declaration):
    """During runs on the server the source protects, it can be rezzed whenever non-ice cards can be."""


@node
class PreventsAll(Declaration):
    """Every effect of a kind is prevented (9.8.5c): "damage", "tags", ..."""

    kind: str
    detail: str = ""


@node
class Replaces(Declaration):
    """The controller's imminent effects of a kind are replaced (9.8.8b).

    `detail` tells which ("basic action" for what such an action does); `first` asks that the effect be the
    first such one this "turn".
    """

    kind: str
    then: Block
    detail: str = ""
    first: MaybeLately = ""


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
    """The paid abilities of the source, by which credits are gained, can also be used while their controller
    pays a cost (classic)."""


@node
class NeverAsAction(Declaration):
    """The source, an event or operation, cannot be played as an action."""


@node
class XAtLeast(Declaration):
    """The X of the source's play cost cannot be less than a number (classic)."""

    least: int = 1


@node
class InstallDiscount(Declaration):
    """Cards of a set cost so many credits less to install at some servers."""

    by: Number
    cards: Filter
    server: ServerRef


@node
class MoreRoom(Declaration):
    """The server of the source may have so many agendas and assets in its root besides the one that any may
    have (classic)."""

    amount: int = 1


@node
class ServerLimit(Declaration):
    """The Corp cannot create a remote server beyond so many (26.03: 4.6.8f)."""

    most: int


@node
class BasicCost(Declaration):
    """A basic action costs more credits, or fewer."""

    action: PricedAction
    by: int


@node
class Lifted(Declaration):
    """As an action, a player can pay credits to remove one of the counters that lie there; what else that
    brings comes `then`."""

    credits: int
    by: Who = "runner"
    then: Block = ()


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
class MayInstallFaceUp(Declaration):
    """The controller may install cards of a set face up; that does not make them active."""

    cards: Filter


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
class LastsLonger(Declaration):
    """What abilities add to the strength of cards of a set lasts for a duration, if not for a longer one."""

    duration: StrengthDuration
    of: Filter = Same(THIS)


@node
class ResolvesAs(Declaration):
    """Whenever a subroutine of cards of a set would resolve, it is this one instead (26.03: 9.8.9); not one
    that does something in `but`. Without a block it does nothing."""

    block: Block
    of: Filter = Same(THIS)
    but: tuple[Doing, ...] = ()


@node
class BreaksOnly(Declaration):
    """The source, an icebreaker, can break only subroutines that do something."""

    doing: Doing


@node
class PreventsUnpaid(Declaration):
    """Damage of a kind is prevented as it is done, but for 1 point for each so many credits that the Corp
    then pays."""

    kind: DamageKind
    credits: int = 1


@node
class PreventsAllBut(Declaration):
    """Of the damage of a kind that a subroutine of cards of a set does, all but so much is prevented."""

    kind: DamageKind
    amount: int = 1
    by: Filter = ANY_CARD


@node
class GivesUpDamage(Declaration):
    """For each point of damage that the controller does, as it is done, they may place a counter of a kind on
    the source instead."""

    counter: str


@node
class SavesInstead(Declaration):
    """As credits come into the controller's pool, but for those that an ability gives because their turn
    begins, they may put so many from the bank on the source for each one they do not add (classic)."""

    each: int


@node
class ForfeitsPoints(Declaration):
    """As the controller scores agenda points, they forfeit one for each counter of a kind that lies with
    them, and as many of these are removed (classic)."""

    counter: str


@node
class DelaysSteals(Declaration):
    """An agenda that the Runner would steal stays where it is, and they steal it when their next turn begins,
    wherever it is by then, unless it has been scored or stolen (classic)."""


@node
class KeepsTrashed(Declaration):
    """As installed cards of a set are trashed, in whatever way, their owner may put any of them on top of the
    source instead, in any order (classic)."""

    cards: Filter


@node
class FromTheBottom(Declaration):
    """The Runner accesses cards of R&D from its bottom instead of its top."""


@node
class AccessLimit(Declaration):
    """The Runner cannot access more than so many cards in a run: once they have, no other (26.03: 7.4.2b)."""

    most: int = 1


@node
class MustTrash(Declaration):
    """The Runner must trash an accessed card of a set if they can: by any ability there is (26.03: 7.1.5c),
    or by `paying` its trash cost (26.03: 7.1.5d)."""

    cards: Filter
    paying: bool = False


@node
class PicksDamage(Declaration):
    """The controller chooses the cards of the grip that damage trashes: damage of a kind, or any. With
    `first` it is that of the first point of it each turn, and they may look at the grip for it."""

    kind: AnyDamage = ""
    first: bool = False


@node
class SkipEncounters(Declaration):
    """The Runner skips (bypasses) the encounters with ice of a set."""

    ice: Filter


@node
class TracesSucceed(Declaration):
    """Every trace is successful, whatever the bids are, and does something besides (classic)."""

    also: Block


@node
class RaisesTraces(Declaration):
    """Each credit on the source that is spent on a trace also raises the limit of it by 1 (classic)."""


@node
class RandomDiscards(Declaration):
    """Whatever a player discards from their hand is random."""

    side: Who = "you"


@node
class PaysForSuccessor(Declaration):
    """Credits on the source can be spent on a card for which the source is trashed as it is installed."""


@node
class SpendAtMost(Declaration):
    """The Runner cannot spend more than so many credits in a run, on some purposes or in all (classic)."""

    amount: Number
    on: tuple[Purpose, ...] = ()


@node
class TrashFreely(Declaration):
    """The Runner may trash cards of a set while accessing them at no cost, be there a trash cost or not."""

    cards: Filter


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
