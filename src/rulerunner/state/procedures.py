"""Frames of abilities and procedures: what is resolving, being paid for, chosen, installed, traced..."""

from typing import final

from ..lang.costs import Costs
from ..lang.instructions import Block
from ..lang.words import Side
from .changes import Change, ExpectedEffect, Pending
from .context import Context
from .declaring import record
from .record import NOBODY, Record
from .stages import AbilityStage


@final
@record
class BlockFrame(Context):
    """An ability (or part of one) at an instruction."""

    block: Block
    source: int
    object_no: int
    """The object the source was; `NOBODY` if it was gone before the ability was triggered."""
    side: Side
    cite: str
    next_instruction: int = 0
    stage: int = 0
    change: Change | None = None
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    x: int = 0
    last: int = 0
    """How much the last instruction did; 0 is nothing."""
    bound: int = NOBODY
    discards: bool = False
    """The source, a card being played, is trashed as soon as the decisions it asks for are made (C12)."""
    affected: tuple[int, ...] = ()
    """The cards the last instruction acted on."""
    here: int = NOBODY
    """The server the source was at when the ability was triggered (26.03: 4.6.6i)."""
    those: tuple[tuple[int, int], ...] = ()
    """The cards in view, as the objects they are: (id, object number)."""
    use: int = 0
    """Whether it has been used by an optional part of it: a `UseStage`."""

    def at(self, next_instruction: int, stage: int) -> "BlockFrame":
        """The ability at an instruction."""
        return BlockFrame(
            self.block,
            self.source,
            self.object_no,
            self.side,
            self.cite,
            next_instruction,
            stage,
            self.change,
            self.chosen,
            self.x,
            self.last,
            self.bound,
            self.discards,
            self.affected,
            self.here,
            self.those,
            self.use,
        )

    def after(self) -> "BlockFrame":
        """The ability after the instruction it is at."""
        return self.at(self.next_instruction + 1, 0)

    def having(
        self, last: int, affected: tuple[int, ...], those: tuple[tuple[int, int], ...]
    ) -> "BlockFrame":
        """The ability after the instruction it is at, which did so much to these cards; those in view."""
        return BlockFrame(
            self.block,
            self.source,
            self.object_no,
            self.side,
            self.cite,
            self.next_instruction + 1,
            0,
            self.change,
            self.chosen,
            self.x,
            last,
            self.bound,
            self.discards,
            affected,
            self.here,
            those,
            self.use,
        )


@final
@record
class ImminentFrame(Record):
    """An imminent instruction: expected effects, replacements, interrupts, then resolution (9.8)."""

    effects: tuple[ExpectedEffect, ...]
    side: Side
    stage: int = 0
    applied: tuple[int, ...] = ()
    """Replacement effects already applied (9.8.9c)."""
    pending: tuple[Pending, ...] = ()
    holder: Side = "corp"
    from_opponent: bool = False
    acted: bool = False
    place: int = 0
    """The next effect to carry out."""
    total: int = 0
    """How much has been done."""
    opened: bool = False
    objects: tuple[tuple[int, int], ...] = ()
    """The cards it acts on, as the objects they are while it is imminent: (id, object number)."""


@final
@record
class PayFrame(Record):
    """A cost being paid: its choices, then all components at once, then a checkpoint (1.15)."""

    side: Side
    cost: Costs
    purpose: str
    source: int
    about: int = NOBODY
    """The card the payment is about: the one rezzed, installed, played, trashed."""
    owed: int = 0
    """Credits still to be assigned to a place they are spent from."""
    spent: tuple[tuple[int, int], ...] = ()
    """Credits assigned so far, as (card or pool, number)."""
    picked: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    cites: str = "cost"
    change: Change | None = None
    """What the cost may refer to besides its source, as in the ability it is part of."""
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    bound: int = NOBODY
    here: int = NOBODY
    unchecked: bool = False
    """Whether the checkpoint has to wait for a payment of the other player's."""
    only: bool = False
    """Whether all credits must come from these places, and none from the pool."""
    settled: bool = False
    """Whether the payer will gain no more credits before paying."""
    asked: tuple[int, ...] = ()
    """The cards whose abilities ask for the credits, if not just the source's."""


@final
@record
class ChooseFrame(Record):
    """A player picks cards, servers or numbers one at a time; `State.picks` gives them to the frame below."""

    side: Side
    rule: str
    about: str
    kind: str
    """"card", "server", "number", "subroutine", "option" or "yes-no"."""
    candidates: tuple[int, ...]
    least: int = 1
    most: int = 1
    picked: tuple[int, ...] = ()
    card: int = NOBODY
    detail: str = ""


@final
@record
class BreakFrame(Record):
    """The Runner picks the subroutines an ability breaks."""

    source: int
    amount: int
    picked: tuple[int, ...] = ()
    whole: bool = False
    """Whether as many are broken as can be."""
    sparing: bool = False
    """Whether it is the one subroutine that is not broken that is picked."""
    paid: bool = False
    """Whether what breaking more than one costs besides has been paid."""


@final
@record
class InstallFrame(Record):
    """A card being installed, step by step (8.3; 26.03: 8.5.16)."""

    card: int
    side: Side
    ignoring: str = ""
    discount: int = 0
    stage: int = 0
    server: int = NOBODY
    """The destination; it may be `NEW_REMOTE`."""
    host: int = NOBODY
    origin: str = ""
    picked: tuple[int, ...] = ()
    """Like cards to be trashed first."""
    inward: int = NOBODY
    """The ice this ice is installed directly inward from..."""
    place: int = NOBODY
    """...and how much ice is then further in."""
    directed: bool = False
    """An effect directs the player to install it: additional costs may be declined (1.15.10a)."""
    within: tuple[int, ...] | None = None
    """The servers it may be installed at, if not any."""
    then: str = ""
    """ "rez" or "rez if able": it is rezzed once it is installed; "face up", "face down": it lies so."""
    was_on: int = NOBODY
    """The card it was hosted on until now, without being installed."""
    source: int = NOBODY
    """The card whose ability installs it, if it is one."""
    innermost: bool = False
    """Whether ice goes to the innermost position."""

    def at(self, stage: int, server: int, origin: str, place: int) -> "InstallFrame":
        """The install a stage further, with what is settled by then."""
        return InstallFrame(
            self.card,
            self.side,
            self.ignoring,
            self.discount,
            stage,
            server,
            self.host,
            origin,
            self.picked,
            self.inward,
            place,
            self.directed,
            self.within,
            self.then,
            self.was_on,
            self.source,
            self.innermost,
        )


@final
@record
class PlayFrame(Record):
    """An event or operation being played (8.6)."""

    card: int
    side: Side
    stage: int = 0
    ignoring: str = ""
    removed: bool = False
    """It is removed from the game instead of being trashed."""
    given: tuple[int, ...] = ()
    """The cards given up to play it."""
    directed: bool = False
    """An effect directs the player to play it: additional costs may be declined (1.15.10a)."""
    x: int = NOBODY
    """The X of its cost, once it is chosen."""
    origin: str = ""
    """The zone it is played from."""
    discount: int = 0

    def at(self, stage: int) -> "PlayFrame":
        return PlayFrame(
            self.card, self.side, stage, self.ignoring, self.removed, self.given, self.directed, self.x,
            self.origin, self.discount,
        )  # fmt: skip


@final
@record
class RezFrame(Record):
    """A card being rezzed."""

    card: int
    ignoring: str = ""
    stage: int = 0
    directed: bool = False
    """An effect directs the Corp to rez it: additional costs may be declined (1.15.10a)."""
    discount: int = 0
    object_no: int = NOBODY
    """Which object it is, once it is paid for: what paying brings about may move the card."""

    def at(self, stage: int) -> "RezFrame":
        return RezFrame(self.card, self.ignoring, stage, self.directed, self.discount, self.object_no)


@final
@record
class ScoreFrame(Record):
    """An agenda being scored."""

    card: int
    stage: int = 0
    directed: bool = False
    """An effect directs the Corp to score it: additional costs may be declined (1.15.10a)."""
    object_no: int = NOBODY
    """Which object it is, once costs are asked for: what paying them brings about may move the card."""


@final
@record
class StealFrame(Record):
    """An agenda being stolen, with its additional costs, or free of them."""

    card: int
    stage: int = 0
    free: bool = False
    object_no: int = NOBODY
    """As of an agenda that is scored."""


@final
@record
class TrashAccessedFrame(Record):
    """The accessed card is trashed once its trash cost is paid."""

    card: int
    object_no: int = NOBODY


@final
@record
class AbilityFrame(Record):
    """A paid ability being used (9.5.6)."""

    source: int
    object_no: int
    place: int
    side: Side
    stage: int = 0
    cite: str = "paid-ability"
    change: Change | None = None
    """What is imminent, for an interrupt."""
    here: int = NOBODY
    """The server the source was at before its cost was paid."""
    x: int = 0
    """The value announced for the X in its cost."""
    less: int = 0
    """How many clicks less are spent for it."""

    def paid(self, here: int, x: int) -> "AbilityFrame":
        """The ability once its cost is paid."""
        return AbilityFrame(
            self.source,
            self.object_no,
            self.place,
            self.side,
            AbilityStage.PAID,
            self.cite,
            self.change,
            here,
            x,
        )


@final
@record
class BasicActionFrame(Record):
    """A basic action (5.2): its cost, then its effect."""

    side: Side
    name: str
    stage: int = 0
    card: int = NOBODY
    less: int = 0
    """How many clicks less are spent for it."""
    detail: str = ""
    server: int = NOBODY


@final
@record
class TraceFrame(Record):
    """A trace attempt, bid openly or secretly (10.8; classic C21)."""

    base: int
    source: int
    object_no: int
    side: Side
    success: Block
    failure: Block
    stage: int = 0
    strength: int = 0
    link: int = 0
    change: Change | None = None
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    bid: int = 0
    used: tuple[tuple[int, int], ...] = ()
    boost: int = 0
    """Which link card is asked about next."""
    late: tuple[tuple[int, int], ...] = ()
    """The link used once the bids were revealed."""
    won: bool = False
    """Whether it was successful, once it is decided."""
    each: int = 1
    """What a point of trace costs."""


@final
@record
class PsiFrame(Record):
    """A psi game: secret bids, revealed and paid for together (26.03: 10.14.6)."""

    source: int
    stage: int = 0
    corp: int = 0
    runner: int = 0


@final
@record
class PickAccessFrame(Record):
    """The Runner picks the next card to access."""

    rule: str


@final
@record
class DiscardFrame(Record):
    """A player discards down to the maximum hand size."""

    side: Side
    rule: str
    picked: tuple[int, ...] = ()
    spared: bool = False
    """A flatline for a maximum below 0 has been prevented."""


@final
@record
class DamageFrame(Record):
    """Damage of which a player picks cards: one by one, though all are trashed together (10.4.3a)."""

    kind: str
    amount: int
    by: str
    source: int
    """The card that does the damage."""
    looker: int = NOBODY
    """The card that lets its controller look at the grip."""
    picked: tuple[int, ...] = ()
    stage: int = 0
    paying: bool = False
    """Whether it is suffered to pay a cost, whose checkpoint is still to come."""
    sure: bool = False
    """Whether it cannot be prevented."""
    asked: tuple[int, ...] = ()
    """The cards that have been asked about as to how much of it is done."""


@final
@record
class PoolFrame(Record):
    """Credits that are about to come into a pool, of which some may be put on cards instead."""

    side: Side
    amount: int
    """How many are still to come."""
    whole: int
    """How many there were."""
    source: int
    """The card that gives them."""
    card: int = NOBODY
    """The card that asks how many are put there."""
    asked: tuple[int, ...] = ()


@final
@record
class DrawFrame(Record):
    """Drawn cards that lie aside before they are added to the hand (26.03: 8.4.5)."""

    side: Side
    drawn: tuple[tuple[int, int], ...]
    """The cards, as the objects they are aside: (id, object number)."""
    stage: int = 0


@final
@record
class MemoryTrashFrame(Record):
    """Part of a checkpoint: a player picks which cards that break a restriction are trashed (10.3.1e)."""

    side: Side
    over: int
    candidates: tuple[int, ...]
    picked: tuple[int, ...] = ()
    host: int = NOBODY


@final
@record
class ServersFrame(Record):
    """Part of a checkpoint: of more remote servers than there may be, the Corp keeps some (26.03: 4.6.8f)."""

    most: int
    """How many it chooses..."""
    servers: tuple[int, ...]
    """...among these."""
    staying: tuple[int, ...] = ()
    """Those that stay in any case."""
    asked: bool = False


@final
@record
class TrashedFrame(Record):
    """Cards have been trashed, and a player may send some of them elsewhere before anything else."""

    source: int
    """The card that lets them."""
    side: Side
    sort: str
    """Where they go: `atoms.REMOVE` or `atoms.KEEP`."""
    cards: tuple[tuple[int, int], ...]
    """The cards, as the objects they have become: (id, object number)."""
    stage: int = 0
    checked: bool = False
    """Whether a checkpoint follows..."""
    pending: tuple[Pending, ...] = ()
    """...and what is pending in it besides."""


@final
@record
class NewCandidatesFrame(Record):
    """Part of a checkpoint: the Runner says whether a card new in the root becomes a candidate (10.3.1j)."""

    cards: tuple[int, ...]


@final
@record
class MulliganFrame(Record):
    """Players decide, Corp first, whether to draw a new starting hand."""

    stage: int = 0


@final
@record
class TrashChoiceFrame(Record):
    """The chart's step 18: agendas are scored, trash costs are paid, and all is trashed at once."""

    cards: tuple[int, ...]
    paid: tuple[int, ...] = ()
    stage: int = 0
    order: tuple[int, ...] = ()
    rule: str = "18"
    asked: tuple[int, ...] = ()
    """Agendas dealt with: scored, or left because of what that costs."""
