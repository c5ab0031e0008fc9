"""What a card says of other cards, of players and servers, and of what is done in the game."""

from ..base import Ability, Block, Costs, Declaration, Filter, Number, ServerRef
from ..filters import ANY_CARD, Same
from ..node import node
from ..refs import ANY_SERVER, THIS
from ..words import (
    AnyDamage,
    CardValue,
    CostlyAct,
    DamageKind,
    Doing,
    ForbiddenAct,
    Losable,
    MaybeLately,
    PlayerValue,
    PricedAction,
    Purpose,
    StrengthDuration,
    Who,
)


@node
class Modify(Declaration):
    """A value of the cards in a set is changed.

    Values: "strength", "install cost", "rez cost", "play cost", "trash cost", "memory cost", "requirement",
    "points", "trace limit" (of traces by these cards). A cost may be changed only for a card that is
    `entering` play, as for the first one that a player installs: who asks what others cost, hears nothing of
    it.
    """

    value: CardValue
    by: Number
    of: Filter = Same(THIS)
    entering: bool = False


@node
class Player(Declaration):
    """A value of a player is changed.

    Values: "hand size", "memory", "link", "HQ access", "R&D access", "clicks", "points to win", and what a
    player has at the start of the game: "starting hand", "starting bad publicity". A `base` stands in
    place of the number that the rules give; of several the last does.
    """

    value: PlayerValue
    by: Number
    side: Who = "you"
    base: bool = False


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
    basic action), "basic trash" (taking that action, whatever it trashes), "trash" (by the Runner, in
    whatever way), "use" (each time, a paid ability of the cards, during a run on the servers), "break" (each
    subroutine that the cards break, during a run on the servers), "jack out" (of a run on the servers).
    `THAT` is the card that the act is done to.
    """

    act: CostlyAct
    cost: Costs
    cards: Filter = ANY_CARD
    server: ServerRef = ANY_SERVER
    first_each_turn: bool = False


@node
class CountsAsTagged(Declaration):
    """The Runner is tagged, with or without tags."""


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
    another set: of all its subroutines, or of its `printed` ones. Or these cards cannot even be used to break
    its subroutines: `unusable`, not only in vain."""

    most: Number = 0
    ice: Filter = Same(THIS)
    by: Filter = ANY_CARD
    printed: bool = False
    unusable: bool = False


@node
class NotLowered(Declaration):
    """A value of the cards in a set cannot be lowered: only what raises it counts."""

    value: CardValue
    of: Filter = Same(THIS)


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
    """There cannot be more remote servers than so many: the Corp cannot create another, and if there are, all
    but those that it chooses are trashed (26.03: 4.6.8f)."""

    most: int


@node
class NoNewServers(Declaration):
    """The Corp cannot create remote servers; those that exist stay (classic)."""


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
class MayInstallFaceUp(Declaration):
    """The controller may install cards of a set face up; that does not make them active."""

    cards: Filter


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
class RandomDiscards(Declaration):
    """Whatever a player discards from their hand is random."""

    side: Who = "you"


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
class RemovesTrashed(Declaration):
    """Cards of a set that would be trashed together, in whatever way, are set aside instead of going to the
    discard pile; the controller may remove one of them from the game, and the others go to the pile. They are
    trashed all the same (26.03: 8.2.2). Once one has been removed so, this is ignored until the turn ends."""

    cards: Filter


@node
class FirstClickRuns(Declaration):
    """The first click that its controller spends each turn must be spent on the basic action to run, or on
    the basic action to play an event that is a run."""
