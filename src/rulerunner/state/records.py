"""The records a game is made of. All are immutable: a change makes a new record, a clone shares the old."""

from typing import Any, Final, final

from ..lang.face import Face
from ..lang.words import ASIDE, Side
from .changes import Change as Change
from .changes import ExpectedEffect as ExpectedEffect
from .changes import Lingering as Lingering
from .changes import Pending as Pending
from .declaring import blank, copying, maker, record
from .record import NOBODY as NOBODY
from .record import ON_CARD as ON_CARD
from .record import WITH_RUNNER as WITH_RUNNER
from .record import Record

HQ_ID: Final = 0
RND_ID: Final = 1
ARCHIVES_ID: Final = 2
CENTRALS: Final = {HQ_ID: "HQ", RND_ID: "R&D", ARCHIVES_ID: "Archives"}
CENTRAL_IDS: Final = {name: id for id, name in CENTRALS.items()}

Counters = tuple[tuple[str, int], ...]


@final
@record
class Card(Record):
    """A physical card; its id is its index in `State.cards`."""

    face: Face
    owner: Side
    zone: str
    faceup: bool = False
    server: int = NOBODY
    host: int = NOBODY
    object_no: int = 0
    """Which object the card is: a card that changes zones is a new object (8.2.6)."""
    active_since: int = NOBODY
    """The moment it became active; `NOBODY` while it is inactive."""
    counters: Counters = ()
    had: Counters = ()
    """The counters it hosted as the object it was before (9.1.4)."""
    noted: tuple[tuple[int, int], ...] = ()
    """The cards it remembers, as the objects they were: (id, object number)."""
    noted_server: int = NOBODY
    seen: bool = False
    """Whether the opponent knows which card this is."""
    before: str = ""
    """The zone it was in before it was set aside (26.03: 4.8.3)."""
    worth: int | None = None
    """As an agenda without text, which it is not printed as, it is worth so many points (26.03: 1.17)."""
    turned: bool = False
    """Whether a card with two sides shows the other one."""

    def moved(self, zone: str, faceup: bool, server: int, host: int, seen: bool) -> "Card":
        """The card in another zone, as a new object: inactive, without counters and without memory."""
        made: Any = blank(Card)
        made.face = self.face
        made.owner = self.owner
        made.zone = zone
        made.faceup = faceup
        made.server = server
        made.host = host
        made.object_no = self.object_no + 1
        made.active_since = NOBODY
        made.counters = ()
        made.had = self.counters
        made.noted = ()
        made.noted_server = NOBODY
        made.seen = seen
        made.before = self.zone if zone == ASIDE else ""
        made.worth = None
        made.turned = False
        card: Card = made
        return card

    @copying
    def showing(self, faceup: bool, seen: bool) -> "Card":
        """The card turned up or down, known to the opponent or not."""
        return self._replace(faceup=faceup, seen=seen)

    def shuffled(self) -> "Card":
        """The card at an unknown place of its deck, as a new object."""
        return new_card(
            self.face,
            self.owner,
            self.zone,
            self.faceup,
            self.server,
            self.host,
            self.object_no + 1,
            self.active_since,
            self.counters,
            self.had,
            self.noted,
            self.noted_server,
            False,
        )

    @copying
    def holding(self, counters: Counters) -> "Card":
        """The card with other counters."""
        return self._replace(counters=counters)

    @copying
    def made_active(self, active_since: int) -> "Card":
        """The card active from a moment on, or inactive."""
        return self._replace(active_since=active_since)

    def count(self, kind: str) -> int:
        """How many counters of a kind it hosts."""
        for name, number in self.counters:
            if name == kind:
                return number
        return 0


new_card: Final = maker(Card)


@final
@record
class Player(Record):
    """What a player has besides cards."""

    credits: int = 0
    clicks: int = 0
    tags: int = 0
    bad_publicity: int = 0
    core_damage: int = 0
    run_credits: int = 0
    """Credits from bad publicity: part of the pool, or a fund of their own, as the edition says."""
    forgo: int = 0
    """Actions still to be given up (classic)."""
    clicks_spent: int = 0
    """Clicks spent this turn."""
    points: int = 0
    """Agenda points won without agendas, less those given up without one (classic)."""
    lent: int = 0
    """Credits gained for a while, taken together; lasting effects say how many are for what."""
    calm: int = 9
    """How many actions the player has finished since one during which they were damaged; 9 is long ago."""

    @copying
    def with_credits(self, credits: int, run_credits: int) -> "Player":
        return self._replace(credits=credits, run_credits=run_credits)

    @copying
    def with_clicks(self, clicks: int, clicks_spent: int) -> "Player":
        return self._replace(clicks=clicks, clicks_spent=clicks_spent)


@final
@record
class Server(Record):
    """A server. `ice` is ordered from the innermost outward; new ice goes to the end."""

    id: int
    ice: tuple[int, ...] = ()
    root: tuple[int, ...] = ()

    @property
    def remote(self) -> bool:
        return self.id > ARCHIVES_ID

    @copying
    def with_root(self, root: tuple[int, ...]) -> "Server":
        return self._replace(root=root)

    @copying
    def with_ice(self, ice: tuple[int, ...]) -> "Server":
        return self._replace(ice=ice)


@final
@record
class Run(Record):
    """The run in progress."""

    id: int
    server: int
    begun: bool = False
    position: int = NOBODY
    """Index into the server's ice, or `NOBODY`."""
    vacant: bool = False
    """The ice in the Runner's position has gone; the next position inward is one less."""
    ice: int = NOBODY
    """The ice being approached or encountered."""
    approaching: bool = False
    approaches: int = 0
    passed: tuple[int, ...] = ()
    reached: bool = False
    """The step that declares success was reached."""
    successful: bool = False
    unsuccessful: bool = False
    ended: bool = False
    must_jack_out: bool = False
    passing: bool = False
    """The Runner has passed the ice in their position and has not moved on yet."""
    declared: bool = False
    """Its being unsuccessful has been reported already."""
    source: int = NOBODY
    allowed: tuple[int, ...] = ()
    """The servers the effect that made the run allowed; empty means any."""
    start: int = 0
    """The moment it was announced, for what asks for the first time each run."""

    @copying
    def having_begun(self, begun: bool = True) -> "Run":
        return self._replace(begun=begun)

    @copying
    def at_ice(
        self,
        ice: int,
        position: int,
        approaches: int,
        approaching: bool = True,
        vacant: bool = False,
        passing: bool = False,
    ) -> "Run":
        """The run as the Runner approaches ice."""
        return self._replace(
            ice=ice,
            position=position,
            approaches=approaches,
            approaching=approaching,
            vacant=vacant,
            passing=passing,
        )

    @copying
    def at_position(self, position: int, vacant: bool = False) -> "Run":
        return self._replace(position=position, vacant=vacant)

    @copying
    def past_ice(
        self, passed: tuple[int, ...], passing: bool, approaching: bool = False, ice: int = NOBODY
    ) -> "Run":
        """The run once the Runner has passed ice; they may not have moved on from it."""
        return self._replace(passed=passed, passing=passing, approaching=approaching, ice=ice)

    @copying
    def past_approach(self, approaching: bool = False) -> "Run":
        return self._replace(approaching=approaching)

    @copying
    def having_failed(self, unsuccessful: bool = True) -> "Run":
        return self._replace(unsuccessful=unsuccessful)

    @copying
    def having_ended(self, ended: bool = True, approaching: bool = False, ice: int = NOBODY) -> "Run":
        return self._replace(ended=ended, approaching=approaching, ice=ice)

    def but(
        self,
        *,
        server: int | None = None,
        begun: bool | None = None,
        position: int | None = None,
        vacant: bool | None = None,
        ice: int | None = None,
        approaching: bool | None = None,
        approaches: int | None = None,
        passed: tuple[int, ...] | None = None,
        reached: bool | None = None,
        successful: bool | None = None,
        unsuccessful: bool | None = None,
        ended: bool | None = None,
        must_jack_out: bool | None = None,
        passing: bool | None = None,
        declared: bool | None = None,
    ) -> "Run":
        """The run with some of this changed."""
        return new_run(
            self.id,
            self.server if server is None else server,
            self.begun if begun is None else begun,
            self.position if position is None else position,
            self.vacant if vacant is None else vacant,
            self.ice if ice is None else ice,
            self.approaching if approaching is None else approaching,
            self.approaches if approaches is None else approaches,
            self.passed if passed is None else passed,
            self.reached if reached is None else reached,
            self.successful if successful is None else successful,
            self.unsuccessful if unsuccessful is None else unsuccessful,
            self.ended if ended is None else ended,
            self.must_jack_out if must_jack_out is None else must_jack_out,
            self.passing if passing is None else passing,
            self.declared if declared is None else declared,
            self.source,
            self.allowed,
            self.start,
        )


new_run: Final = maker(Run)


@final
@record
class Encounter(Record):
    """An encounter in progress (or just over, for what asks how it went)."""

    id: int
    ice: int
    object_no: int
    broken: tuple[int, ...] = ()
    resolved: tuple[int, ...] = ()
    fully: bool = False
    breaker: int = NOBODY
    """The one card that broke every subroutine so far; `SEVERAL` when there were more."""
    forced: bool = False
    cut_short: bool = False
    """Bypassed, or its ice has gone: what is left of the encounter is skipped."""
    target: int = NOBODY
    """The subroutine chosen at step 8 of the chart."""
    start: int = 0
    """The moment it began."""
    structure: int = NOBODY
    """The id of the timing structure it is a phase of."""
    outer: "Encounter | None" = None
    """The encounter this forced one interrupts."""
    by: tuple[int, ...] = ()
    """The card that broke each of the broken subroutines; `NOBODY` where that is not known."""
    order: tuple[tuple[int, int, int, int], ...] = ()
    """Which subroutines the ice has, if it has or had others than those printed on it."""


@final
@record
class Breach(Record):
    """Accessing a set of cards."""

    id: int
    server: int
    in_run: bool
    left: int = 0
    """Accesses left (1.4), or picks left from hand or deck (26.03)."""
    seen: tuple[tuple[int, int], ...] = ()
    """Cards already accessed or chosen, as (id, object number)."""
    refused: tuple[tuple[int, int], ...] = ()
    """Cards that entered the root and were not made candidates."""
    queue: tuple[int, ...] = ()
    """The chosen candidate (26.03) or the order of access (classic)."""
    known: tuple[int, ...] = ()
    """The root as it was last looked at."""
    outer: "Breach | None" = None

    def choosing(self, left: int, card: int, object_no: int) -> "Breach":
        """The breach with one more card chosen, and so many picks left."""
        return self._with(left, (*self.seen, (card, object_no)), self.queue)

    def queued(self, queue: tuple[int, ...]) -> "Breach":
        """The breach with these cards to be accessed next."""
        return self._with(self.left, self.seen, queue)

    @copying
    def _with(self, left: int, seen: tuple[tuple[int, int], ...], queue: tuple[int, ...]) -> "Breach":
        return self._replace(left=left, seen=seen, queue=queue)


@final
@record
class Access(Record):
    """The access of one card."""

    id: int
    card: int
    object_no: int
    zone: str
    server: int
    outer: "Access | None" = None


@final
@record
class Trace(Record):
    """A trace attempt."""

    base: int
    strength: int = 0
    link: int = 0
    done: bool = False
