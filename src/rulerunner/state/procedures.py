"""Frames of procedures with cards: what is installed, played, rezzed, scored, stolen, discarded, drawn..."""

from typing import Final, final

from ..lang.words import Side
from .changes import Pending
from .declaring import copying, maker, record
from .record import NOBODY, Record


@final
@record
class InstallFrame(Record):
    """A card being installed, step by step (8.3; 26.03: 8.5.16)."""

    card: int
    side: Side
    ignoring: str = ""
    discount: int = 0
    """How much less it costs; once that is paid, how much less it costs to rez it (26.03: 1.16.2f)."""
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
    x: int = NOBODY
    """The X of its install cost, once it is chosen (26.03: 8.5.11b)."""

    @copying
    def at(self, stage: int, server: int, origin: str, place: int) -> "InstallFrame":
        """The install a stage further, with what is settled by then."""
        return self._replace(stage=stage, server=server, origin=origin, place=place)


new_install: Final = maker(InstallFrame)


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

    @copying
    def at(self, stage: int) -> "PlayFrame":
        return self._replace(stage=stage)


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
    x: int = NOBODY
    """The X of its rez cost, once it is chosen (26.03: 1.16.2c)."""

    def at(self, stage: int) -> "RezFrame":
        return RezFrame(self.card, self.ignoring, stage, self.directed, self.discount, self.object_no, self.x)


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
    object_no: int = NOBODY
    """The object that a cost is paid for: the card may be another one once that is done."""


new_basic_action: Final = maker(BasicActionFrame)


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


new_drawing: Final = maker(DrawFrame)


@final
@record
class SabotageFrame(Record):
    """The Corp is about to trash so many cards, of HQ and of the top of R&D (26.03: 10.12)."""

    amount: int
    source: int
    asked: bool = False


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
class OrderFrame(Record):
    """Part of a checkpoint: the Corp declares the order of subroutines that ice has gained at once (26.03:
    9.8.2d)."""

    ice: int
    subs: tuple[tuple[int, int, int, int, int], ...]
    """The subroutines: see `Stood`..."""
    picked: tuple[tuple[int, int, int, int, int], ...] = ()
    """...and those of them that have their places."""
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
class MulliganFrame(Record):
    """Players decide, Corp first, whether to draw a new starting hand."""

    stage: int = 0
