"""Frames of abilities and procedures: what is resolving, being paid for, chosen, installed, traced..."""

from typing import Final, NamedTuple, final

from ..lang.costs import Costs
from ..lang.instructions import Block
from ..lang.words import Side
from .changes import Change, ExpectedEffect, Pending
from .context import Context
from .record import NOBODY, Record


@final
class BlockFrame(Context):
    """An ability (or part of one) at an instruction."""

    FIELDS = (
        "block", "source", "object_no", "side", "cite", "next_instruction", "stage", "change", "chosen", "x",
        "last", "bound", "discards", "affected", "here"
    )  # fmt: skip
    __slots__ = ("block", "cite", "discards", "next_instruction", "object_no", "stage")

    def __init__(
        self,
        block: Block,
        source: int,
        object_no: int,
        side: Side,
        cite: str,
        next_instruction: int = 0,
        stage: int = 0,
        change: Change | None = None,
        chosen: tuple[tuple[int, ...], ...] = ((), ()),
        x: int = 0,
        last: int = 0,
        bound: int = NOBODY,
        discards: bool = False,
        affected: tuple[int, ...] = (),
        here: int = NOBODY,
    ) -> None:
        self.block: Final = block
        self.source = source
        self.object_no: Final = object_no
        """The object the source was; `NOBODY` if it was gone before the ability was triggered."""
        self.side = side
        self.cite: Final = cite
        self.next_instruction: Final = next_instruction
        self.stage: Final = stage
        self.change = change
        self.chosen = chosen
        self.x = x
        self.last = last
        """How much the last instruction did; 0 is nothing."""
        self.bound = bound
        self.discards: Final = discards
        """The source, a card being played, is trashed as soon as the decisions it asks for are made (C12)."""
        self.affected = affected
        """The cards the last instruction acted on."""
        self.here = here
        """The server the source was at when the ability was triggered (26.03: 4.6.6i)."""

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
        )

    def after(self) -> "BlockFrame":
        """The ability after the instruction it is at."""
        return self.at(self.next_instruction + 1, 0)

    def having(self, last: int, affected: tuple[int, ...]) -> "BlockFrame":
        """The ability after the instruction it is at, which did so much, to these cards."""
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
        )


@final
class ImminentFrame(Record):
    """An imminent instruction: expected effects, replacements, interrupts, then resolution (9.8)."""

    FIELDS = (
        "effects", "side", "stage", "applied", "pending", "holder", "from_opponent", "acted", "place",
        "total", "opened", "objects"
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        effects: tuple[ExpectedEffect, ...],
        side: Side,
        stage: int = 0,
        applied: tuple[int, ...] = (),
        pending: tuple[Pending, ...] = (),
        holder: Side = "corp",
        from_opponent: bool = False,
        acted: bool = False,
        place: int = 0,
        total: int = 0,
        opened: bool = False,
        objects: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.effects: Final = effects
        self.side: Final = side
        self.stage: Final = stage
        self.applied: Final = applied
        """Replacement effects already applied (9.8.9c)."""
        self.pending: Final = pending
        self.holder: Final = holder
        self.from_opponent: Final = from_opponent
        self.acted: Final = acted
        self.place: Final = place
        """The next effect to carry out."""
        self.total: Final = total
        """How much has been done."""
        self.opened: Final = opened
        self.objects: Final = objects
        """The cards it acts on, as the objects they are while it is imminent: (id, gen)."""


@final
class PayFrame(Record):
    """A cost being paid: its choices, then all components at once, then a checkpoint (1.15)."""

    FIELDS = (
        "side", "cost", "purpose", "source", "about", "owed", "spent", "picked", "places", "cites",
        "change", "chosen", "bound", "here"
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        side: Side,
        cost: Costs,
        purpose: str,
        source: int,
        about: int = NOBODY,
        owed: int = 0,
        spent: tuple[tuple[int, int], ...] = (),
        picked: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
        cites: str = "cost",
        change: Change | None = None,
        chosen: tuple[tuple[int, ...], ...] = ((), ()),
        bound: int = NOBODY,
        here: int = NOBODY,
    ) -> None:
        self.side: Final = side
        self.cost: Final = cost
        self.purpose: Final = purpose
        self.source: Final = source
        self.about: Final = about
        """The card the payment is about: the one rezzed, installed, played, trashed."""
        self.owed: Final = owed
        """Credits still to be assigned to a place they are spent from."""
        self.spent: Final = spent
        """Credits assigned so far, as (card or pool, number)."""
        self.picked: Final = picked
        self.places: Final = places
        self.cites: Final = cites
        self.change: Final = change
        """What the cost may refer to besides its source, as in the ability it is part of."""
        self.chosen: Final = chosen
        self.bound: Final = bound
        self.here: Final = here


@final
class ChooseFrame(Record):
    """A player picks cards, servers or numbers one at a time; `State.picks` gives them to the frame below."""

    FIELDS = ("side", "rule", "about", "kind", "candidates", "least", "most", "picked", "card", "detail")
    __slots__ = FIELDS

    def __init__(
        self,
        side: Side,
        rule: str,
        about: str,
        kind: str,
        candidates: tuple[int, ...],
        least: int = 1,
        most: int = 1,
        picked: tuple[int, ...] = (),
        card: int = NOBODY,
        detail: str = "",
    ) -> None:
        self.side: Final = side
        self.rule: Final = rule
        self.about: Final = about
        self.kind: Final = kind
        """"card", "server", "number", "subroutine", "option" or "yes-no"."""
        self.candidates: Final = candidates
        self.least: Final = least
        self.most: Final = most
        self.picked: Final = picked
        self.card: Final = card
        self.detail: Final = detail


class BreakFrame(NamedTuple):
    """The Runner picks the subroutines an ability breaks."""

    source: int
    amount: int
    picked: tuple[int, ...] = ()


@final
class InstallFrame(Record):
    """A card being installed, step by step (8.3; 26.03: 8.5.16)."""

    FIELDS = (
        "card", "side", "ignoring", "discount", "stage", "server", "host", "origin", "picked", "inward",
        "place", "directed"
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        card: int,
        side: Side,
        ignoring: str = "",
        discount: int = 0,
        stage: int = 0,
        server: int = NOBODY,
        host: int = NOBODY,
        origin: str = "",
        picked: tuple[int, ...] = (),
        inward: int = NOBODY,
        place: int = NOBODY,
        directed: bool = False,
    ) -> None:
        self.card: Final = card
        self.side: Final = side
        self.ignoring: Final = ignoring
        self.discount: Final = discount
        self.stage: Final = stage
        self.server: Final = server
        """The destination; -2 is a new remote server."""
        self.host: Final = host
        self.origin: Final = origin
        self.picked: Final = picked
        """Like cards to be trashed first."""
        self.inward: Final = inward
        """The ice this ice is installed directly inward from..."""
        self.place: Final = place
        """...and how much ice is then further in."""
        self.directed: Final = directed
        """An effect directs the player to install it: additional costs may be declined (1.15.10a)."""

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
        )


@final
class PlayFrame(Record):
    """An event or operation being played (8.6)."""

    FIELDS = ("card", "side", "stage")
    __slots__ = FIELDS

    def __init__(
        self,
        card: int,
        side: Side,
        stage: int = 0,
    ) -> None:
        self.card: Final = card
        self.side: Final = side
        self.stage: Final = stage


@final
class RezFrame(Record):
    """A card being rezzed."""

    FIELDS = ("card", "ignoring", "stage", "directed")
    __slots__ = FIELDS

    def __init__(
        self,
        card: int,
        ignoring: str = "",
        stage: int = 0,
        directed: bool = False,
    ) -> None:
        self.card: Final = card
        self.ignoring: Final = ignoring
        self.stage: Final = stage
        self.directed: Final = directed
        """An effect directs the Corp to rez it: additional costs may be declined (1.15.10a)."""


class ScoreFrame(NamedTuple):
    """An agenda being scored."""

    card: int
    stage: int = 0


@final
class StealFrame(Record):
    """An agenda being stolen, with its additional costs."""

    FIELDS = ("card", "stage")
    __slots__ = FIELDS

    def __init__(self, card: int, stage: int = 0) -> None:
        self.card: Final = card
        self.stage: Final = stage


class TrashAccessedFrame(NamedTuple):
    """The accessed card is trashed once its trash cost is paid."""

    card: int


@final
class AbilityFrame(Record):
    """A paid ability being used (9.5.6)."""

    FIELDS = ("source", "object_no", "place", "side", "stage", "cite", "change", "here")
    __slots__ = FIELDS

    def __init__(
        self,
        source: int,
        object_no: int,
        place: int,
        side: Side,
        stage: int = 0,
        cite: str = "paid-ability",
        change: Change | None = None,
        here: int = NOBODY,
    ) -> None:
        self.source: Final = source
        self.object_no: Final = object_no
        self.place: Final = place
        self.side: Final = side
        self.stage: Final = stage
        self.cite: Final = cite
        self.change: Final = change
        """What is imminent, for an interrupt."""
        self.here: Final = here
        """The server the source was at before its cost was paid."""


@final
class BasicActionFrame(Record):
    """A basic action (5.2): its cost, then its effect."""

    FIELDS = ("side", "name", "stage", "card")
    __slots__ = FIELDS

    def __init__(
        self,
        side: Side,
        name: str,
        stage: int = 0,
        card: int = NOBODY,
    ) -> None:
        self.side: Final = side
        self.name: Final = name
        self.stage: Final = stage
        self.card: Final = card


class TraceFrame(NamedTuple):
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


@final
class PickAccessFrame(Record):
    """The Runner picks the next card to access."""

    FIELDS = ("rule",)
    __slots__ = FIELDS

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule


@final
class DiscardFrame(Record):
    """A player discards down to the maximum hand size."""

    FIELDS = ("side", "rule", "picked")
    __slots__ = FIELDS

    def __init__(self, side: Side, rule: str, picked: tuple[int, ...] = ()) -> None:
        self.side: Final = side
        self.rule: Final = rule
        self.picked: Final = picked


@final
class DrawFrame(Record):
    """Drawn cards that lie aside before they are added to the hand (26.03: 8.4.5)."""

    FIELDS = ("side", "drawn", "stage")
    __slots__ = FIELDS

    def __init__(self, side: Side, drawn: tuple[tuple[int, int], ...], stage: int = 0) -> None:
        self.side: Final = side
        self.drawn: Final = drawn
        """The cards, as the objects they are aside: (id, gen)."""
        self.stage: Final = stage


class MemoryTrashFrame(NamedTuple):
    """Part of a checkpoint: a player picks which cards that break a restriction are trashed (10.3.1e)."""

    side: Side
    over: int
    candidates: tuple[int, ...]
    picked: tuple[int, ...] = ()
    host: int = NOBODY


class NewCandidatesFrame(NamedTuple):
    """Part of a checkpoint: the Runner says whether a card new in the root becomes a candidate (10.3.1j)."""

    cards: tuple[int, ...]


class MulliganFrame(NamedTuple):
    """Players decide, Corp first, whether to draw a new starting hand."""

    stage: int = 0


class TrashChoiceFrame(NamedTuple):
    """The chart's step 18: agendas are scored, trash costs are paid, and all is trashed at once."""

    cards: tuple[int, ...]
    paid: tuple[int, ...] = ()
    stage: int = 0
    order: tuple[int, ...] = ()
    rule: str = "18"
    asked: tuple[int, ...] = ()
    """Agendas dealt with: scored, or left because of what that costs."""
