"""Frames: what is going on right now, as a stack of small records. The top frame owns the next step.

No frame holds code in progress: each can be copied, saved and resumed at any instant.
"""

from typing import NamedTuple

from ..lang.costs import Costs
from ..lang.instructions import Block
from ..lang.words import Side
from .records import NOBODY, Change, Fx, Pending


class StructureFrame(NamedTuple):
    """A timing structure at a step. `stage` counts what has been done within the step."""

    name: str
    row: int = 0
    stage: int = 0
    id: int = 0
    side: Side = "corp"
    forced: bool = False
    """An encounter outside the run's progression: ends with its phase."""
    jump: str = ""
    """The step to go to once what is above has unwound; set by effects that move the structure."""
    source: int = NOBODY
    linked: tuple[int, ...] = ()
    servers: tuple[int, ...] = ()
    basic: bool = False

    def at(self, row: int, stage: int = 0) -> "StructureFrame":
        """The structure at a step: what `_replace` would give, at a third of its price."""
        return tuple.__new__(StructureFrame, (self.name, row, stage, *self[3:]))


class WindowFrame(NamedTuple):
    """A paid ability window, or the chart's strength window, open to one or both players (9.2.7)."""

    kind: str
    rule: str
    rez: bool
    score: bool
    ice: bool
    sides: str
    holder: Side
    from_opponent: bool = False
    acted: bool = False
    closed: bool = False


class ActionFrame(NamedTuple):
    """An action window (9.2.6)."""

    side: Side
    rule: str
    taken: bool = False


class MidAccessFrame(NamedTuple):
    """A mid-access window: one ability or a pass (26.03: 9.2.10; 1.4: 7.8.3)."""

    rule: str
    closed: bool = False


class ReactionFrame(NamedTuple):
    """A reaction window with its fixed set of pending abilities (9.2.8)."""

    pending: tuple[Pending, ...]
    holder: Side
    second: bool = False
    """Whether the second player has priority."""
    due: tuple[tuple[str, int], ...] = ()
    """The timing structures whose beginning opened it, as (name, id)."""
    closed: bool = False


class SubroutinesFrame(NamedTuple):
    """The special reaction window in which the Corp resolves pending subroutines in order (1.4: 6.9.3c)."""

    pending: tuple[int, ...]
    encounter: int
    rule: str
    closed: bool = False


class BlockFrame(NamedTuple):
    """An ability (or part of one) at an instruction."""

    block: Block
    source: int
    gen: int
    """The object the source was; `NOBODY` if it was gone before the ability was triggered."""
    side: Side
    cite: str
    pc: int = 0
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


class ImminentFrame(NamedTuple):
    """An imminent instruction: expected effects, replacements, interrupts, then resolution (9.8)."""

    effects: tuple[Fx, ...]
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
    """The cards it acts on, as the objects they are while it is imminent: (id, gen)."""


class PayFrame(NamedTuple):
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


class ChooseFrame(NamedTuple):
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


class BreakFrame(NamedTuple):
    """The Runner picks the subroutines an ability breaks."""

    source: int
    amount: int
    picked: tuple[int, ...] = ()


class InstallFrame(NamedTuple):
    """A card being installed, step by step (8.3; 26.03: 8.5.16)."""

    card: int
    side: Side
    ignoring: str = ""
    discount: int = 0
    stage: int = 0
    server: int = NOBODY
    """The destination; -2 is a new remote server."""
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


class PlayFrame(NamedTuple):
    """An event or operation being played (8.6)."""

    card: int
    side: Side
    stage: int = 0
    ignoring: str = ""
    x: int = 0


class RezFrame(NamedTuple):
    """A card being rezzed."""

    card: int
    ignoring: str = ""
    stage: int = 0
    directed: bool = False
    """An effect directs the Corp to rez it: additional costs may be declined (1.15.10a)."""


class ScoreFrame(NamedTuple):
    """An agenda being scored."""

    card: int
    stage: int = 0


class StealFrame(NamedTuple):
    """An agenda being stolen, with its additional costs."""

    card: int
    stage: int = 0


class TrashAccessedFrame(NamedTuple):
    """The accessed card is trashed once its trash cost is paid."""

    card: int


class AbilityFrame(NamedTuple):
    """A paid ability being used (9.5.6)."""

    source: int
    gen: int
    place: int
    side: Side
    stage: int = 0
    cite: str = "paid-ability"
    change: Change | None = None
    """What is imminent, for an interrupt."""
    here: int = NOBODY
    """The server the source was at before its cost was paid."""


class BasicActionFrame(NamedTuple):
    """A basic action (5.2): its cost, then its effect."""

    side: Side
    name: str
    stage: int = 0
    card: int = NOBODY


class TraceFrame(NamedTuple):
    """A trace attempt, bid openly or secretly (10.8; classic C21)."""

    base: int
    source: int
    gen: int
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


class PickAccessFrame(NamedTuple):
    """The Runner picks the next card to access."""

    rule: str


class DiscardFrame(NamedTuple):
    """A player discards down to the maximum hand size."""

    side: Side
    rule: str
    picked: tuple[int, ...] = ()


class DrawFrame(NamedTuple):
    """Drawn cards that lie aside before they are added to the hand (26.03: 8.4.5)."""

    side: Side
    drawn: tuple[tuple[int, int], ...]
    """The cards, as the objects they are aside: (id, gen)."""
    stage: int = 0


class TrimFrame(NamedTuple):
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


Frame = (
    StructureFrame
    | WindowFrame
    | ActionFrame
    | MidAccessFrame
    | ReactionFrame
    | SubroutinesFrame
    | BlockFrame
    | ImminentFrame
    | PayFrame
    | ChooseFrame
    | BreakFrame
    | InstallFrame
    | PlayFrame
    | RezFrame
    | ScoreFrame
    | StealFrame
    | TrashAccessedFrame
    | AbilityFrame
    | BasicActionFrame
    | TraceFrame
    | PickAccessFrame
    | DiscardFrame
    | DrawFrame
    | TrimFrame
    | NewCandidatesFrame
    | MulliganFrame
    | TrashChoiceFrame
)
