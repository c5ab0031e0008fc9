"""The state of a game: a small mutable shell over immutable records. Copying it copies a few containers."""

from typing import Any, Final

from ..lang.abilities import Paid
from ..lang.face import APART, Face
from ..lang.headings import LOSES
from ..lang.statics import Declaration
from ..lang.words import AGENDA, DECK_OF, HAD_SUBTYPES, HAND_OF, PILES, TABLE, VIRUS, Side, relative
from ..rules import Edition
from . import rng
from .changes import Noted, as_change
from .frames import Frame
from .records import (
    ARCHIVES_ID,
    HQ_ID,
    NOBODY,
    RND_ID,
    Access,
    Breach,
    Card,
    Change,
    Encounter,
    Lingering,
    Player,
    Run,
    Server,
    Trace,
)

Where = tuple[int, int]
"""An ability: the id of its card and its index on the card."""
Declared = tuple[int, int, Declaration]


FIELDS: Final = (
    "access",
    "access_paid",
    "actions",
    "active",
    "answers",
    "awaited",
    "awake",
    "breach",
    "cards",
    "changes",
    "checkpoint_due",
    "displaced",
    "edition",
    "eventful",
    "encounter",
    "hosting",
    "interrupts",
    "last_encounter",
    "last_run",
    "lasting_headings",
    "lingering",
    "listeners",
    "log",
    "logging",
    "loose_counters",
    "losing",
    "next_id",
    "paid",
    "paid_anywhere",
    "paid_interrupts",
    "changes_last_turn",
    "last_choice",
    "players",
    "result",
    "returned",
    "rng",
    "roots",
    "rule",
    "run",
    "moment",
    "servers",
    "silence",
    "source",
    "stack",
    "statics",
    "changes_this_turn",
    "touched",
    "trace",
    "turn",
    "uses",
    "state_triggers",
    "viral",
    "watchful",
    "zones",
)
WHOLE_OR_APART: Final = (0, *APART)
"""What a card has lost that has lost nothing to an ability: nothing, or all it was, lying face down."""
NO_HEADINGS: Final[frozenset[str]] = frozenset()
SLOTS: Final = (*(name for name in FIELDS if name != "log"), "older", "recent")


NOT_ASKED: Final = "no subtypes"
"""What `State.awaited` has once it is known that no card asks for earlier subtypes."""
HOMEMADE: Final = "home-made"
"""What it has if a card of the game is home-made."""


class State:
    """Everything there is to know about a game at one instant."""

    __slots__ = SLOTS

    def __init__(self, edition: Edition, seed: int = 0, like: "State | None" = None) -> None:
        self.edition = edition
        if like is not None:
            self._copy(like)
            return
        self.cards: list[Card] = []
        self.zones: dict[str, tuple[int, ...]] = dict.fromkeys(PILES, ())
        self.servers: dict[int, Server] = {i: Server(i) for i in (HQ_ID, RND_ID, ARCHIVES_ID)}
        """In the order of their ids: a new one has the highest."""
        self.players: dict[Side, Player] = {"corp": Player(), "runner": Player()}
        self.active: Side = "corp"
        self.turn = 0
        self.stack: list[Frame] = []
        self.run: Run | None = None
        self.last_run: Run | None = None
        """The run that has just ended, for what asks how it went."""
        self.encounter: Encounter | None = None
        self.last_encounter: Encounter | None = None
        self.breach: Breach | None = None
        self.access: Access | None = None
        self.trace: Trace | None = None
        self.lingering: tuple[Lingering, ...] = ()
        self.loose_counters: dict[tuple[str, int], int] = {}
        """Counters that lie with the Corp (`NOBODY`), with the Runner (`WITH_RUNNER`) or in a server, by kind
        and place."""
        self.changes: tuple[Change, ...] = ()
        """Changes since the beginning of the last checkpoint (10.3.1a)."""
        self.changes_this_turn: dict[str, tuple[Change, ...]] = {}
        """Changes of this turn by kind, for "the first time each turn"."""
        self.changes_last_turn: dict[Side, dict[str, tuple[Change, ...]]] = {}
        """The changes of each player's last turn, by kind. Replaced whole, never changed."""
        self.uses: dict[tuple[int, int, int, int, int], int] = {}
        """The limited abilities used this turn: card, object, ability, run or encounter, subroutine. Of an
        ability with a static condition (`IN_VAIN`), when it was tried last in this step."""
        self.rng = rng.seeded(seed)
        self.moment = 0
        self.next_id = 1
        self.checkpoint_due = True
        """Whether a checkpoint has anything to look at."""
        self.displaced = True
        """Whether, since the last checkpoint, a card moved or became active or inactive that its corrections
        look at: one on the table or in a score area, or one that changes memory or points; or the Corp took
        bad publicity."""
        self.returned = 0
        """What the frame that was popped last gives back to the one below it."""
        self.last_choice: tuple[int, ...] = ()
        """What was chosen last, for the frame that asked."""
        self.touched: tuple[int, ...] = ()
        """The cards the last effect acted on."""
        self.rule = ""
        self.source = NOBODY
        self.result: tuple[str, str] | None = None
        """The winner ("" for a draw) and the reason, once the game is over."""
        self.recent: list[Change | Noted] = []
        """What was written to the log since it was last read or shared. Whoever has something to write adds
        it here: a list takes a small part of the room that links would take."""
        self.older: Any = None
        """The log before that: see `log`."""
        self.logging = True
        self.answers: Any = None
        # What is active, indexed by what would ask for it. Derived from the cards; see `index`.
        self.listeners: dict[str, tuple[Where, ...]] = {}
        self.interrupts: dict[str, tuple[Where, ...]] = {}
        self.paid_interrupts: dict[str, tuple[Where, ...]] = {}
        self.state_triggers: tuple[Where, ...] = ()
        self.paid: dict[Side, tuple[Where, ...]] = {}
        """Paid abilities by who may use them. These three are replaced whole, never changed."""
        self.paid_anywhere: dict[Side, tuple[Where, ...]] = {}
        """Those of them that may be used outside an encounter."""
        self.actions: dict[Side, tuple[Where, ...]] = {}
        self.access_paid: tuple[Where, ...] = ()
        """Paid abilities that may be used on a card being accessed, in the order of the cards' ids."""
        self.statics: dict[str, tuple[Declared, ...]] = {}
        """What cards declare, by heading. A heading of lingering effects alone is there with nothing: so one
        look tells whether there is anything to ask."""
        self.lasting_headings: frozenset[str] = NO_HEADINGS
        """The headings of what lingering effects declare."""
        self.losing = False
        """Whether cards may have lost abilities, or regained them."""
        self.silence: dict[frozenset[str], bool] | None = None
        """Whether nothing is declared under any of some headings, as far as that has been asked since other
        headings were declared under: see `silence_of`."""
        self.awaited: frozenset[str] | None = None
        """The kinds of change that abilities of the game's cards wait for, and what else hangs on which cards
        these are, once asked: see `awaits`."""
        self.viral = False
        """Whether cards may host virus counters: some have been placed."""
        self.hosting = True
        """Whether cards may be hosted. A checkpoint that finds none says so, until one is."""
        self.awake = True
        """Whether the condition of an ability of `state_triggers` may be true. Most wait for a card to be
        empty, and only removing counters makes it so."""
        self.eventful = True
        """Whether something that waits may have heard of the changes since the last checkpoint."""
        self.roots: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        """What windows look for in the roots of servers, once asked: see `in_roots`."""
        self.watchful = True
        """Whether something else than what abilities wait for may keep a checkpoint from being over as it
        begins: what lasts for a time, static conditions, values that hang on a condition..."""

    def clone(self) -> "State":
        """An independent copy."""
        copy = State(self.edition, 0, self)
        copy.older = self.log
        return copy

    def apart(self, logged: bool) -> "State":
        """A copy to look at whenever one likes: cheaper than one to play on with. Its log is not shared, and
        there only if it will be read: nothing else is as long."""
        copy = State(self.edition, 0, self)
        if logged:
            copy.older = self.older
            copy.recent = self.recent.copy()
        return copy

    def trial(self) -> "State":
        """A copy to try something on, with nothing in its log."""
        return State(self.edition, 0, self)

    def _copy(self, other: "State") -> None:
        """Be like another state: share its records, copy the containers that are changed in place."""
        self.cards = other.cards.copy()
        self.zones = other.zones.copy()
        self.servers = other.servers.copy()
        self.players = other.players.copy()
        self.active = other.active
        self.turn = other.turn
        self.stack = other.stack.copy()
        self.run = other.run
        self.last_run = other.last_run
        self.encounter = other.encounter
        self.last_encounter = other.last_encounter
        self.breach = other.breach
        self.access = other.access
        self.trace = other.trace
        self.lingering = other.lingering
        self.loose_counters = other.loose_counters.copy()
        self.changes = other.changes
        self.changes_this_turn = other.changes_this_turn.copy()
        self.changes_last_turn = other.changes_last_turn
        self.uses = other.uses.copy()
        self.rng = other.rng
        self.moment = other.moment
        self.next_id = other.next_id
        self.checkpoint_due = other.checkpoint_due
        self.displaced = other.displaced
        self.returned = other.returned
        self.last_choice = other.last_choice
        self.touched = other.touched
        self.rule = other.rule
        self.source = other.source
        self.result = other.result
        self.recent = []
        self.older = None
        self.logging = other.logging
        self.answers = other.answers
        self.listeners = other.listeners.copy()
        self.interrupts = other.interrupts.copy()
        self.paid_interrupts = other.paid_interrupts.copy()
        self.state_triggers = other.state_triggers
        self.paid = other.paid
        self.paid_anywhere = other.paid_anywhere
        self.actions = other.actions
        self.access_paid = other.access_paid
        self.statics = other.statics.copy()
        self.lasting_headings = other.lasting_headings
        self.losing = other.losing
        self.silence = other.silence
        self.viral = other.viral
        self.hosting = other.hosting
        self.awake = other.awake
        self.watchful = other.watchful
        self.awaited = other.awaited
        self.roots = other.roots
        self.eventful = other.eventful

    # --- the log ------------------------------------------------------------------------------------------

    @property
    def log(self) -> Any:
        """Every change so far, as links: some changes, oldest first, and the link before them; None is the
        end. A link never changes, so clones share it, and it tells a place in the log (see `written`)."""
        if self.recent:
            self.older = (tuple([as_change(entry) for entry in self.recent]), self.older)
            self.recent = []
        return self.older

    @log.setter
    def log(self, log: Any) -> None:
        self.recent = []
        self.older = log

    # --- reading ------------------------------------------------------------------------------------------

    def fresh(self) -> int:
        """A new id for a run, an encounter, a lingering effect..."""
        self.next_id += 1
        return self.next_id - 1

    def first(self) -> Side:
        """Who receives priority first."""
        return self.active if self.edition.policies.first_priority == "active" else "runner"

    def hand(self, side: Side) -> tuple[int, ...]:
        return self.zones[HAND_OF[side]]

    def deck(self, side: Side) -> tuple[int, ...]:
        """The deck, top card first."""
        return self.zones[DECK_OF[side]]

    def is_active(self, cid: int) -> bool:
        """Whether a card is active (1.8.3)."""
        return self.cards[cid].active_since >= 0

    def awaits(self, kind: str) -> bool:
        """Whether a card of the game, wherever it is, has an ability that waits for a kind of change; or, of
        what is remembered only for those who ask, asks for that kind."""
        if self.awaited is None:
            awaited: set[str] = set()
            for face in {card.face.printed for card in self.cards}:
                awaited.update(face.triggers, face.asks_for)
                if face.homemade:
                    awaited.add(HOMEMADE)
            self.awaited = frozenset(awaited)
        return kind in self.awaited

    def homemade(self) -> tuple[int, ...]:
        """The home-made cards of the game, wherever they are. Most games have none."""
        if not self.awaits(HOMEMADE):
            return ()
        return tuple([cid for cid, card in enumerate(self.cards) if card.face.homemade])

    def looks_back(self) -> bool:
        """Whether a card of the game, wherever it is, asks which subtypes a card had earlier."""
        if self.awaits(HAD_SUBTYPES):
            return True
        if not self.awaits(NOT_ASKED) and self.awaited is not None:
            back = any(card.face.printed.looks_back for card in self.cards)
            self.awaited |= {HAD_SUBTYPES if back else NOT_ASKED}
        return self.awaits(HAD_SUBTYPES)

    def in_roots(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The agendas in the roots of servers, and the other cards that lie face down there, server by
        server. Windows ask for them all the time, and few changes concern them."""
        agendas: list[int] = []
        unrezzed: list[int] = []
        for server in self.servers.values():
            for cid in server.root:
                card = self.cards[cid]
                if card.face.type == AGENDA:
                    agendas.append(cid)
                elif not card.faceup:
                    unrezzed.append(cid)
        self.roots = tuple(agendas), tuple(unrezzed)
        return self.roots

    def during_run(self) -> bool:
        """Whether a run has formally begun and is not over (6.3.2c)."""
        return self.run is not None and self.run.begun

    # --- the index of what is active ----------------------------------------------------------------------

    def index(self, cid: int) -> None:
        """File a card's abilities, as it becomes active."""
        face = _acting(self.cards[cid])
        if face.inert:
            return
        self.watchful = self.eventful = True
        for kind, where in face.triggers.items():
            self.listeners[kind] = self.listeners.get(kind, ()) + tuple([(cid, i) for i in where])
        for kind, where in face.interrupts.items():
            self.interrupts[kind] = self.interrupts.get(kind, ()) + tuple((cid, i) for i in where)
        for kind, where in face.paid_interrupts.items():
            self.paid_interrupts[kind] = self.paid_interrupts.get(kind, ()) + tuple((cid, i) for i in where)
        if face.whiles:
            self.state_triggers += tuple((cid, i) for i in face.whiles)
            self.awake = True
        if face.paid:
            self.paid = self._offering(self.paid, cid, face.paid)
        anywhere = face.paid_idly if self.edition.policies.idle_abilities else face.paid_anywhere
        if anywhere:
            self.paid_anywhere = self._offering(self.paid_anywhere, cid, anywhere)
        if face.actions:
            self.actions = self._offering(self.actions, cid, face.actions)
        if face.access_paid:
            self.access_paid = tuple(sorted((*self.access_paid, *((cid, i) for i in face.access_paid))))
        for head, declared in face.statics.items():
            self.statics[head] = self.statics.get(head, ()) + tuple([(cid, i, d) for i, d in declared])
        if face.statics:
            self.silence = None
        if LOSES in face.statics:
            self.losing = True

    def _offering(
        self, shelf: dict[Side, tuple[Where, ...]], cid: int, indexes: tuple[int, ...]
    ) -> dict[Side, tuple[Where, ...]]:
        """A shelf of paid abilities with those of one more card."""
        card = self.cards[cid]
        shelf = shelf.copy()
        for i in indexes:
            ability = card.face.abilities[i]
            assert isinstance(ability, Paid)
            user = relative(ability.user, card.owner)
            shelf[user] = (*shelf.get(user, ()), (cid, i))
        return shelf

    def unindex(self, cid: int) -> None:
        """Remove a card's abilities, as it becomes inactive."""
        face = _acting(self.cards[cid])
        if face.inert:
            return
        for shelf, kinds in (
            (self.listeners, face.triggers),
            (self.interrupts, face.interrupts),
            (self.paid_interrupts, face.paid_interrupts),
        ):
            for kind in kinds:
                left = tuple([where for where in shelf[kind] if where[0] != cid])
                if left:
                    shelf[kind] = left
                else:
                    del shelf[kind]
        if face.whiles:
            self.state_triggers = tuple(where for where in self.state_triggers if where[0] != cid)
        if face.paid:
            self.paid = _without(self.paid, cid)
            self.paid_anywhere = _without(self.paid_anywhere, cid)
        if face.actions:
            self.actions = _without(self.actions, cid)
        if face.access_paid:
            self.access_paid = tuple(where for where in self.access_paid if where[0] != cid)
        for head in face.statics:
            rest = tuple([entry for entry in self.statics[head] if entry[0] != cid])
            if rest or head in self.lasting_headings:
                self.statics[head] = rest
            else:
                del self.statics[head]
        if face.statics:
            self.silence = None

    def keep_lingering(self, effects: tuple[Lingering, ...]) -> None:
        """These are the lingering effects from now on."""
        self.lingering = effects
        self.watchful = True
        before, statics = self.lasting_headings, self.statics
        headings = (
            frozenset([effect.heading for effect in effects if effect.heading]) if effects else NO_HEADINGS
        )
        self.lasting_headings = headings
        for heading in before - headings:
            if not statics[heading]:
                del statics[heading]
        for heading in headings:
            if heading not in statics:
                statics[heading] = ()
        if headings != before:
            self.silence = None
        if LOSES in headings:
            self.losing = True

    def rebuild(self) -> None:
        """File the abilities of every active card anew, oldest first."""
        self.listeners, self.interrupts, self.paid_interrupts, self.statics = {}, {}, {}, {}
        self.lasting_headings = NO_HEADINGS
        self.state_triggers = self.access_paid = ()
        self.paid, self.paid_anywhere, self.actions = {}, {}, {}
        active = sorted(
            (card.active_since, cid) for cid, card in enumerate(self.cards) if card.active_since >= 0
        )
        for _, cid in active:
            self.index(cid)
        self.awaited = self.roots = self.silence = None
        self.awake = self.watchful = self.hosting = self.eventful = True
        self.viral = any(card.counters and card.count(VIRUS) for card in self.cards)
        self.losing = self.losing or any(card.face.lost not in WHOLE_OR_APART for card in self.cards)
        self.keep_lingering(self.lingering)

    # --- chance -------------------------------------------------------------------------------------------

    def chance(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        self.rng, number = rng.below(self.rng, limit)
        return number

    def mixed(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The items in random order."""
        self.rng, items = rng.shuffled(self.rng, items)
        return items


SILENCES: Final[dict[frozenset[str], dict[frozenset[str], bool]]] = {}
MOST_SILENCES: Final = 10_000


def silence_of(headings: frozenset[str]) -> dict[frozenset[str], bool]:
    """What has been found out of declarations under just these headings: whether there are none under any of
    some others. It is the same for all games, which come by few such sets again and again."""
    found = SILENCES.get(headings)
    if found is None:
        if len(SILENCES) >= MOST_SILENCES:
            SILENCES.clear()
        found = SILENCES[headings] = {}
    return found


def _acting(card: Card) -> Face:
    """The card as it acts where it is: in some zones only some of its abilities are active; so are some of
    an unrezzed card."""
    face = card.face
    if not face.elsewhere:
        return face
    if card.zone == TABLE and card.faceup:
        return face.in_play or face
    return face.elsewhere.get(card.zone, face)


def _without(shelf: dict[Side, tuple[Where, ...]], cid: int) -> dict[Side, tuple[Where, ...]]:
    """A shelf of paid abilities without those of a card."""
    kept: dict[Side, tuple[Where, ...]] = {}
    for side, filed in shelf.items():
        left = tuple([where for where in filed if where[0] != cid])
        if left:
            kept[side] = left
    return kept
