"""The records a game is made of. All are immutable: a change makes a new record, a clone shares the old."""

from typing import NamedTuple

from ..lang.abilities import Ability
from ..lang.face import Face
from ..lang.instructions import Block
from ..lang.statics import Declaration
from ..lang.words import Side

NOBODY = -1
"""No card, no server: where an id is optional."""

HQ_ID, RND_ID, ARCHIVES_ID = 0, 1, 2
CENTRALS = {HQ_ID: "HQ", RND_ID: "R&D", ARCHIVES_ID: "Archives"}
CENTRAL_IDS = {name: id for id, name in CENTRALS.items()}

Counters = tuple[tuple[str, int], ...]


class Card(NamedTuple):
    """A physical card; its id is its index in `State.cards`."""

    face: Face
    owner: Side
    zone: str
    faceup: bool = False
    server: int = NOBODY
    host: int = NOBODY
    gen: int = 0
    """Which object the card is: a card that changes zones is a new object (8.2.6)."""
    since: int = NOBODY
    """The moment it became active; `NOBODY` while it is inactive."""
    counters: Counters = ()
    had: Counters = ()
    """The counters it hosted as the object it was before (9.1.4)."""
    noted: tuple[tuple[int, int], ...] = ()
    """The cards it remembers, as the objects they were: (id, gen)."""
    noted_server: int = NOBODY
    seen: bool = False
    """Whether the opponent knows which card this is."""

    def count(self, kind: str) -> int:
        """How many counters of a kind it hosts."""
        for name, number in self.counters:
            if name == kind:
                return number
        return 0


class Player(NamedTuple):
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


class Server(NamedTuple):
    """A server. `ice` is ordered from the innermost outward; new ice goes to the end."""

    id: int
    ice: tuple[int, ...] = ()
    root: tuple[int, ...] = ()

    @property
    def remote(self) -> bool:
        return self.id > ARCHIVES_ID


class Run(NamedTuple):
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
    jacked_out: bool = False
    must_jack_out: bool = False
    passing: bool = False
    """The Runner has passed the ice in their position and has not moved on yet."""
    declared: bool = False
    """Its being unsuccessful has been reported already."""
    source: int = NOBODY
    allowed: tuple[int, ...] = ()
    """The servers the effect that made the run allowed; empty means any."""
    accesses: int = 0
    start: int = 0
    """The moment it was announced, for what asks for the first time each run."""


class Encounter(NamedTuple):
    """An encounter in progress (or just over, for what asks how it went)."""

    id: int
    ice: int
    gen: int
    broken: tuple[int, ...] = ()
    resolved: tuple[int, ...] = ()
    fully: bool = False
    breaker: int = NOBODY
    """The one card that broke every subroutine so far; -2 when there were several."""
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


class Breach(NamedTuple):
    """Accessing a set of cards."""

    id: int
    server: int
    in_run: bool
    left: int = 0
    """Accesses left (1.4), or picks left from hand or deck (26.03)."""
    seen: tuple[tuple[int, int], ...] = ()
    """Cards already accessed or chosen, as (id, gen)."""
    refused: tuple[tuple[int, int], ...] = ()
    """Cards that entered the root and were not made candidates."""
    queue: tuple[int, ...] = ()
    """The chosen candidate (26.03) or the order of access (classic)."""
    known: tuple[int, ...] = ()
    """The root as it was last looked at."""
    outer: "Breach | None" = None


class Access(NamedTuple):
    """The access of one card."""

    id: int
    card: int
    gen: int
    zone: str
    server: int
    outer: "Access | None" = None


class Trace(NamedTuple):
    """A trace attempt."""

    base: int
    strength: int = 0
    link: int = 0
    done: bool = False


class Change(NamedTuple):
    """Something that happened, with the rule and the source it happened under."""

    kind: str
    seq: int
    side: str = ""
    card: int = NOBODY
    gen: int = 0
    n: int = 0
    server: int = NOBODY
    detail: str = ""
    rule: str = ""
    source: int = NOBODY
    run: int = NOBODY
    """The attacked server of the run this happened during (6.3.2c)."""
    cards: tuple[int, ...] = ()


class Fx(NamedTuple):
    """An expected effect of an imminent instruction (9.8.2). Its kind is a kind of change."""

    kind: str
    side: str = ""
    n: int = 0
    cards: tuple[int, ...] = ()
    detail: str = ""
    server: int = NOBODY
    source: int = NOBODY
    block: Block = ()
    flag: bool = False


class Lingering(NamedTuple):
    """A lingering effect (9.9): a declaration, a delayed ability or a replacement, for a duration."""

    id: int
    source: int
    gen: int
    side: Side
    duration: str
    until: int
    """The id of the turn, run or encounter it lasts for."""
    head: str = ""
    """What the declaration is filed under."""
    declaration: Declaration | None = None
    ability: Ability | None = None
    replaces: str = ""
    block: Block = ()
    may: bool = False
    bound: int = NOBODY
    bound_gen: int = 0
    next_encounter: bool = False
    since: int = 0
    here: int = NOBODY
    """The server of its source, once the source has gone; or the server its counters lie in."""
    counter: str = ""
    """The kind of counter whose ability this is."""


class Pending(NamedTuple):
    """An instance of a conditional ability waiting to be triggered (9.6.2)."""

    ability: Ability
    source: int
    gen: int
    side: Side
    change: Change | None
    place: int = NOBODY
    """Which ability of the source it is; `NOBODY` for a lingering one."""
    lingering: int = NOBODY
    bound: int = NOBODY
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    here: int = NOBODY
    """The server the source was at as the condition was met."""
