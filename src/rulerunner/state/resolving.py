"""Frames of abilities: what is resolving, imminent, being paid for, chosen, broken, traced..."""

from typing import Final, final

from ..lang.costs import Costs
from ..lang.instructions import Block
from ..lang.words import Side
from .changes import Change, ExpectedEffect, Pending
from .context import Context
from .declaring import copying, maker, record
from .named import UNNAMED, Named
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
    named: Named = UNNAMED
    """The server, the card type and the card name that were chosen."""
    kept: int = 0
    """What the instruction that is under way has to remember: a count, or what was picked in secret."""

    @copying
    def at(self, next_instruction: int, stage: int, kept: int = 0) -> "BlockFrame":
        """The ability at an instruction."""
        return self._replace(next_instruction=next_instruction, stage=stage, kept=kept)

    def after(self) -> "BlockFrame":
        """The ability after the instruction it is at."""
        return self.at(self.next_instruction + 1, 0)

    def having(
        self, last: int, affected: tuple[int, ...], those: tuple[tuple[int, int], ...]
    ) -> "BlockFrame":
        """The ability after the instruction it is at, which did so much to these cards; those in view."""
        return new_block(
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
            self.named,
        )


new_block: Final = maker(BlockFrame)


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
    rule: str = ""
    """The rule under which it is carried out, whatever interrupts have cited since."""


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
    """Whether all credits owed must come from these places, and none from the pool."""
    settled: bool = False
    """Whether the payer will gain no more credits before paying."""
    asked: tuple[int, ...] = ()
    """The cards whose abilities ask for the credits, if not just the source's."""
    besides: int = 0
    """Credits owed besides those that must come from certain places, once these are assigned."""
    named: Named = UNNAMED


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


new_choosing: Final = maker(ChooseFrame)


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
        return new_ability(
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


new_ability: Final = maker(AbilityFrame)


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
    here: int = NOBODY
    bound: int = NOBODY
    x: int = 0
    named: Named = UNNAMED


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
class NewCandidatesFrame(Record):
    """Part of a checkpoint: the Runner says whether a card new in the root becomes a candidate (10.3.1j)."""

    cards: tuple[int, ...]


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
