"""What a seat may know, as immutable records. A card that the seat may not know has no id and no name."""

import json
from typing import Any, Final

from ..lang.titles import names_of
from ..state.declaring import record as record
from ..state.record import NEW_REMOTE as NEW_REMOTE
from ..state.record import Record as Record
from ..state.records import ARCHIVES_ID as ARCHIVES_ID
from ..state.records import HQ_ID as HQ_ID
from ..state.records import RND_ID as RND_ID
from .declaring import in_parts
from .parts import Parts


@record
class NoteView(Record):
    """Something open to both players that lies on no card: what a card chose, an effect that lasts on it."""

    text: str
    card: str = ""
    """The handle of the card it chose."""
    server: int | None = None
    """The server it chose."""


@record
class CardView(Record):
    """A card as a seat sees it. `handle` is its place, and how options refer to it."""

    handle: str
    """A name to repeat, not to be read: what there is to know about its place is in the other fields."""
    side: str
    id: int | None = None
    """Only of a card the seat may know."""
    name: str = ""
    type: str = ""
    faceup: bool = False
    strength: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    hosted: tuple["CardView", ...] = ()
    zone: str = ""
    """Where it is: "table" if it is installed, or the zone's name, such as "HQ", "heap", "corp score"."""
    server: int | None = None
    """The server it is installed at; a hosted card is where its host is."""
    part: str = ""
    """"ice" or "root": which part of that server."""
    host: str = ""
    """The handle of the card that hosts it."""
    notes: tuple[NoteView, ...] = ()
    """What it chose, and what lasts on it."""
    subtypes: tuple[str, ...] | None = None
    """The subtypes it has now, if they are not those printed on it."""


@record
class PlayerView(Record):
    """A player, as both see them."""

    side: str
    credits: int
    clicks: int
    tags: int
    bad_publicity: int
    core_damage: int
    run_credits: int
    """Credits from bad publicity: part of the credits, or a fund beside them, as the edition says."""
    forgo: int
    hand: int
    hand_size: int
    deck: int
    points: int
    memory_used: int
    memory: int
    link: int
    counters: tuple[tuple[str, int], ...] = ()
    """Counters that lie with the player."""
    lent: int = 0
    """Credits besides that were gained for a while, and go back to the bank (classic)."""


@record
class ServerView(Record):
    """A server: its ice from the outermost inward, and its root."""

    id: int
    name: str
    ice: tuple[CardView, ...]
    root: tuple[CardView, ...]
    counters: tuple[tuple[str, int], ...] = ()
    """Counters that lie in the server itself."""


@record
class SubroutineView(Record):
    """A subroutine of the encountered ice."""

    text: str
    broken: bool
    resolved: bool
    tried: tuple[str, ...] = ()
    """The handles of cards that may try to break it once in an encounter, and have tried."""
    ends_run: bool = False
    """Whether to end the run is among what it says."""


@record
class RunView(Record):
    """The run in progress. Ice is given by handle."""

    server: int
    name: str
    position: int | None
    """Which ice the Runner is at, from the outermost, 0; None: at none."""
    approached: str
    successful: bool
    ended: bool


@record
class EncounterView(Record):
    """An encounter in progress, in a run or outside one."""

    ice: CardView
    subroutines: tuple[SubroutineView, ...]
    cut_short: bool
    """Bypassed, or its ice has gone."""


@record
class TraceView(Record):
    """A trace. Secret bids are not here until they are revealed."""

    base: int
    strength: int | None
    link: int | None


@record
class PastView(Record):
    """What both players saw happen, though the table no longer shows it. A player may ask for it any time."""

    runs: tuple[int, ...] = ()
    """The servers run on this turn, in order, the run in progress too."""
    installed: tuple[str, ...] = ()
    """The handles of the cards installed this turn that are still there."""
    seen_in_rnd: int = 0
    """How many cards on top of R&D the Runner accessed in this turn or their last, and left there."""
    uses: int = 0
    """How many abilities were used this turn."""


@record
class Place(Record):
    """Something in progress: a timing structure at a step, a window, an ability, a procedure."""

    rule: str
    what: str
    phase: str = ""
    says: str = ""
    structure: str = ""
    phase_id: str = ""
    """The phase as every edition calls it: "encounter ice"; what is shown is `phase`."""


@in_parts
class OptionView(Parts):
    """An option as data and in words. The answer to a decision is the index of an option."""

    kind: str
    text: str
    """The whole in a line. What follows are its parts, for those who show some of it already."""
    verb: str = ""
    """What is done: "Install", "Use". Empty where an option is only a thing among others."""
    what: str = ""
    """What it is done to."""
    price: str = ""
    """What it costs, in words."""
    credits: int | None = None
    """What it costs in credits, if that is settled."""
    body: str = ""
    """What it does, in a clause, where the verb does not say it all."""
    card: str = ""
    """The handle of its card."""
    id: int | None = None
    ability: int | None = None
    server: int | None = None
    number: int | None = None
    detail: str = ""


@in_parts
class DecisionView(Parts):
    """The choice before this seat."""

    kind: str
    about: str
    rule: str
    prompt: str
    card: str
    options: tuple[OptionView, ...]
    names: str = ""
    """A family of cards, if the name of one of them is asked for. Then the last options are all their names,
    in the order of the list of names; as data they are left out, being thousands and always the same."""


@in_parts
class View(Parts):
    """All that a seat may know of a game at one instant, and nothing else."""

    seat: str
    rules: str
    turn: int
    active: str
    step: Place | None
    stack: tuple[Place, ...]
    """Everything in progress, the innermost last."""
    corp: PlayerView
    runner: PlayerView
    hand: tuple[CardView, ...]
    identities: tuple[CardView, ...]
    servers: tuple[ServerView, ...]
    rig: tuple[CardView, ...]
    archives: tuple[CardView, ...]
    heap: tuple[CardView, ...]
    corp_score: tuple[CardView, ...]
    runner_score: tuple[CardView, ...]
    play: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    shown: tuple[CardView, ...]
    """Cards of hidden zones that the seat is being shown: looked at, revealed."""
    run: RunView | None
    encounter: EncounterView | None
    accessing: CardView | None
    trace: TraceView | None
    past: PastView
    deciding: str
    """Whose decision it is; "" if nobody's."""
    decision: DecisionView | None
    """The decision itself, if it is this seat's."""
    result: tuple[str, str] | None
    """The winner ("" for a draw) and the reason, once the game is over."""
    homemade: tuple[str, ...] = ()
    """The home-made cards of both decks, as data: whoever sits at the table may read them."""
    outside: tuple[CardView, ...] = ()
    """The identities that the Runner brought along, outside the game: they alone may look at them."""

    def members(self) -> dict[str, Any]:
        """The view as a dictionary; what is in it are still records. Home-made cards, and cards outside the
        game, are in it only if there are any."""
        decision = self.decision
        data = dict(zip(self.FIELDS, self.values(), strict=True))
        if not self.homemade:
            del data["homemade"]
        if not self.outside:
            del data["outside"]
        if decision is not None:
            data["decision"] = told = fields_of(_briefly(decision))
            if not decision.names:
                del told["names"]
        return data

    def to_data(self) -> dict[str, Any]:
        """The view as plain dictionaries and lists."""
        return {name: plain(value) for name, value in self.members().items()}

    def to_json(self) -> str:
        """The view as JSON."""
        return json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))


def _briefly(decision: DecisionView) -> DecisionView:
    """A decision without the options that are the same whenever a card is named."""
    if not decision.names:
        return decision
    own = len(decision.options) - len(names_of(decision.names))
    return decision._replace(options=decision.options[:own])


PLAIN: Final = frozenset({str, int, bool, float, type(None)})


def plain(value: Any) -> Any:
    """Records as dictionaries, tuples as lists. Most of what is in them is plain already: it is not asked
    about."""
    if isinstance(value, tuple):
        return [item if type(item) in PLAIN else plain(item) for item in value]
    if isinstance(value, Record | Parts):
        value = fields_of(value)
    elif not isinstance(value, dict):
        return value
    return {field: item if type(item) in PLAIN else plain(item) for field, item in value.items()}


def fields_of(record: Any) -> dict[str, Any]:
    """A record as a dictionary; what is in it are still records. An encoder asks for it where it meets one,
    and knows tuples itself: a frame for a browser need not be made plain first."""
    return dict(zip(record.FIELDS, record.values(), strict=True))
