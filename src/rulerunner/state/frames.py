"""Frames: what is going on right now, as a stack of small records. The top frame owns the next step.

No frame holds code in progress: each can be copied, saved and resumed at any instant.
"""

from typing import Final, final

from ..lang.words import Side, other
from .changes import Pending
from .declaring import copying, maker, record
from .procedures import BasicActionFrame as BasicActionFrame
from .procedures import DamageFrame as DamageFrame
from .procedures import DiscardFrame as DiscardFrame
from .procedures import DrawFrame as DrawFrame
from .procedures import InstallFrame as InstallFrame
from .procedures import MemoryTrashFrame as MemoryTrashFrame
from .procedures import MulliganFrame as MulliganFrame
from .procedures import OrderFrame as OrderFrame
from .procedures import PickAccessFrame as PickAccessFrame
from .procedures import PlayFrame as PlayFrame
from .procedures import PoolFrame as PoolFrame
from .procedures import RezFrame as RezFrame
from .procedures import SabotageFrame as SabotageFrame
from .procedures import ScoreFrame as ScoreFrame
from .procedures import ServersFrame as ServersFrame
from .procedures import StealFrame as StealFrame
from .procedures import TrashAccessedFrame as TrashAccessedFrame
from .procedures import TrashedFrame as TrashedFrame
from .record import NOBODY, Record
from .resolving import AbilityFrame as AbilityFrame
from .resolving import BlockFrame as BlockFrame
from .resolving import BreakFrame as BreakFrame
from .resolving import ChooseFrame as ChooseFrame
from .resolving import ImminentFrame as ImminentFrame
from .resolving import NewCandidatesFrame as NewCandidatesFrame
from .resolving import PayFrame as PayFrame
from .resolving import PsiFrame as PsiFrame
from .resolving import TraceFrame as TraceFrame
from .resolving import TrashChoiceFrame as TrashChoiceFrame


@final
@record
class StructureFrame(Record):
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
    """What it is about, or whose ability began it; of a turn, the card that made its action phase end."""
    linked: tuple[int, ...] = ()
    servers: tuple[int, ...] = ()
    basic: bool = False
    free: bool = False
    """A run that is announced without its additional costs."""

    @copying
    def at(self, row: int, stage: int = 0) -> "StructureFrame":
        """The structure at a step."""
        return self._replace(row=row, stage=stage)

    def jumping(self, jump: str) -> "StructureFrame":
        """The structure about to go to another step, or (with "") no longer so."""
        if jump == self.jump:
            return self
        return self._but(self.stage, jump, self.linked)

    def announcing(self, stage: int, server: int) -> "StructureFrame":
        """The run at a stage of its first step, once its server is chosen."""
        return self._but(stage, self.jump, (server,))

    @copying
    def _but(self, stage: int, jump: str, linked: tuple[int, ...]) -> "StructureFrame":
        return self._replace(stage=stage, jump=jump, linked=linked)


new_structure: Final = maker(StructureFrame)


@final
@record
class WindowFrame(Record):
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

    @copying
    def used(self, acted: bool = True) -> "WindowFrame":
        """The window once its holder has done something in it."""
        return self._replace(acted=acted)


new_window: Final = maker(WindowFrame)


Action = tuple[str, int, int, int]
"""What tells an action from another (26.03: 5.2.5): the name of a basic action; or "ability", the card, the
number of the object it is, and the place of its ability."""


@final
@record
class ActionFrame(Record):
    """An action window (9.2.6)."""

    side: Side
    rule: str
    action: Action | None = None
    """The action taken, once one is."""
    start: int = 0
    """The moment at which it was taken."""
    less: int = 0
    """How many clicks less are spent for it than it costs."""
    different: bool = False
    """It must differ from every action that its player has taken this turn."""
    errand: int = 0
    """The effect that gave an action for one thing only, if it is one."""


new_action: Final = maker(ActionFrame)


@final
@record
class MidAccessFrame(Record):
    """A mid-access window: one ability or a pass (26.03: 9.2.10; 1.4: 7.8.3)."""

    rule: str
    closed: bool = False


@final
@record
class ReactionFrame(Record):
    """A reaction window with its fixed set of pending abilities (9.2.8)."""

    pending: tuple[Pending, ...]
    holder: Side
    second: bool = False
    """Whether the second player has priority."""
    begun_structures: tuple[tuple[str, int], ...] = ()
    """The timing structures whose beginning opened it, as (name, id)."""
    closed: bool = False

    def passed(self) -> "ReactionFrame":
        """The window with priority passed on to the second player."""
        begun = self.begun_structures
        return new_reaction(self.pending, other(self.holder), True, begun, self.closed)

    def left_with(self, pending: tuple[Pending, ...]) -> "ReactionFrame":
        """The window with other abilities pending."""
        begun = self.begun_structures
        return new_reaction(pending, self.holder, self.second, begun, self.closed)


new_reaction: Final = maker(ReactionFrame)


@final
@record
class SubroutinesFrame(Record):
    """The special reaction window in which the Corp resolves pending subroutines in order (1.4: 6.9.3c)."""

    pending: tuple[int, ...]
    encounter: int
    rule: str
    closed: bool = False


RESOLVING: Final = (BlockFrame, AbilityFrame, TraceFrame, PsiFrame)
"""What an ability that is being resolved has on the stack."""

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
    | PsiFrame
    | DamageFrame
    | PoolFrame
    | PickAccessFrame
    | DiscardFrame
    | DrawFrame
    | MemoryTrashFrame
    | NewCandidatesFrame
    | MulliganFrame
    | TrashChoiceFrame
    | OrderFrame
    | ServersFrame
    | TrashedFrame
    | SabotageFrame
)
