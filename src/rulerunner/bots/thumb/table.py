"""The table as a seat sees it: its view, with every card looked up and easy to ask for."""

from collections.abc import Callable
from functools import cache, lru_cache, update_wrapper
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from ...designs.shelf import shelf
from ...lang.face import Face
from ...lang.headings import SPEND
from ...lang.statics import SpendFrom
from ...lang.words import AGENDA, CORP, CREDIT, RUNNER, Side
from ...rules import EDITIONS
from ...rules.table import Do
from ...view import View
from ...view.records import ARCHIVES_ID as ARCHIVES_ID
from ...view.records import HQ_ID as HQ_ID
from ...view.records import NEW_REMOTE as NEW_REMOTE
from ...view.records import RND_ID as RND_ID
from ...view.records import CardView, DecisionView, OptionView, PlayerView, ServerView

NO_SERVER: Final = -1
"""Where a server is asked for, and there is none."""
POINTS_IN_DECK: Final = 19
"""About how many agenda points a Corp deck holds."""
CREDITS: Final = [1.2] * 4 + [1.0] * 7 + [0.8] * 5 + [0.6] * 6 + [0.4] * 8
"""What a credit is worth to a player who has none, one, two and so on,"""
RICH: Final = 0.2
"""and to one who has more than that."""
LATE: Final = 46
POINT: Final = 6.0
"""What an agenda point is worth, in credits,"""
STOLEN: Final = 5.4
"""and what it is worth to the Runner as long as nobody is near to winning."""
ARGUMENTS = ParamSpec("ARGUMENTS")
RESULT = TypeVar("RESULT")
MOST_FACES: Final = 8_000
"""Of so many cards what is read off them is kept."""


@cache
def moved_on(edition: str) -> frozenset[str]:
    """The steps of a run at which the Runner has moved inward, and approached nothing there yet."""
    found, moved = set(), ""
    for row in EDITIONS[edition].structures["run"].rows:
        if row.phase.id == moved:
            found.add(row.rule)
        moved = row.phase.id if row.op == Do("move-inward") or row.phase.id == moved else ""
    return frozenset(found)


class Table:
    """What a player can see. Of what follows from a view, each is worked out when it is first asked for."""

    __slots__ = (
        "_cards", "_density", "_faces", "_remotes", "_rig", "_servers",
        "corp", "edition", "foe", "me", "memo", "runner", "side", "trusting", "view",
    )  # fmt: skip

    def __init__(self, view: View, trusting: bool = False) -> None:
        self.view: Final = view
        self.trusting: Final = trusting
        """Whether what is advanced is taken for an agenda."""
        self.edition: Final = EDITIONS[view.rules]
        self.side: Final[Side] = "corp" if view.seat == CORP else "runner"
        self.corp: PlayerView = view.corp
        self.runner: PlayerView = view.runner
        self.me: Final[PlayerView] = view.corp if view.seat == CORP else view.runner
        self.foe: Final[PlayerView] = view.runner if view.seat == CORP else view.corp
        self.memo: Final[dict[Any, Any]] = {}
        """What has been worked out about this view, for those who ask again: see `once`."""
        self._faces: Final = _known(self.edition.family, view.homemade)
        self._cards: dict[str, CardView] | None = None
        self._rig: tuple[CardView, ...] | None = None
        self._servers: dict[int, ServerView] | None = None
        self._remotes: list[ServerView] | None = None
        self._density = -1.0

    @property
    def decision(self) -> DecisionView:
        """The choice at hand."""
        decision = self.view.decision
        assert decision is not None, "asked without a decision"
        return decision

    # --- cards --------------------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, CardView]:
        """Every card in sight, by its handle."""
        if self._cards is None:
            self._cards = self._every_card()
        return self._cards

    def _every_card(self) -> dict[str, CardView]:
        view = self.view
        piles = (
            view.hand, view.identities, view.rig, view.archives, view.heap, view.corp_score,
            view.runner_score, view.play, view.aside, view.removed, view.shown, view.outside,
        )  # fmt: skip
        found: dict[str, CardView] = {}
        for pile in piles:
            if pile:
                found.update(_index(pile))
        for server in view.servers:
            found.update(_index(server.ice))
            found.update(_index(server.root))
        for one in (view.accessing, view.encounter.ice if view.encounter is not None else None):
            if one is not None:
                found.setdefault(one.handle, one)
        return found

    def card(self, handle: str) -> CardView | None:
        """The card of a handle. Most that are asked for lie in the hand, in the rig or at a server, and then
        the other piles need not be made."""
        if not handle:
            return None
        if self._cards is None:
            view = self.view
            found = _index(view.hand).get(handle) or _index(view.rig).get(handle)
            if found is not None:
                return found
            for server in view.servers:
                found = _index(server.ice).get(handle) or _index(server.root).get(handle)
                if found is not None:
                    return found
        return self.cards.get(handle)

    def face(self, card: CardView | None) -> Face | None:
        """A card's face, if it may be known."""
        if card is None or not card.name:
            return None
        found = self._faces.get(card.name)
        if found is None and card.name not in self._faces:
            found = self._faces[card.name] = shelf(self.edition.family, self.view.homemade).faces.get(
                card.name
            )
        return found

    def card_of(self, option: OptionView) -> CardView | None:
        """The card an option is about."""
        return self.card(option.card)

    def face_of(self, option: OptionView) -> Face | None:
        return self.face(self.card(option.card))

    @property
    def asked_about(self) -> CardView | None:
        """The card the decision is about or comes from."""
        return self.card(self.decision.card)

    @property
    def rig(self) -> tuple[CardView, ...]:
        """The Runner's installed cards, hosted ones too."""
        if self._rig is None:
            self._rig = _rig(self.view.rig, self.view.servers)
        return self._rig

    @property
    def hand(self) -> "Known":
        """The seat's hand."""
        return self.faces(self.view.hand)

    def faces(self, cards: tuple[CardView, ...]) -> "Known":
        """The cards among these that may be known. A row of cards is mostly the same from one view to the
        next; it goes by its id, and is kept itself so that nothing else can get that meanwhile."""
        kept = FACES.get(id(cards))
        if kept is not None and kept[1] is self._faces:
            return kept[2]
        known = tuple([(card, face) for card in cards if (face := self.face(card)) is not None])
        if len(FACES) >= MOST_ROWS:
            FACES.clear()
        FACES[id(cards)] = (cards, self._faces, known)
        return known

    # --- servers ------------------------------------------------------------------------------------------

    @property
    def servers(self) -> dict[int, ServerView]:
        if self._servers is None:
            self._servers = {server.id: server for server in self.view.servers}
        return self._servers

    @property
    def remotes(self) -> list[ServerView]:
        if self._remotes is None:
            self._remotes = [server for server in self.view.servers if server.id > ARCHIVES_ID]
        return self._remotes

    @property
    def attacked(self) -> ServerView | None:
        """The server being run."""
        run = self.view.run
        return self.servers.get(run.server) if run is not None else None

    @property
    def runs(self) -> tuple[int, ...]:
        """The servers run on this turn, without the run in progress."""
        made = self.view.past.runs
        return made[:-1] if self.view.run is not None else made

    def ice_ahead(self) -> tuple[CardView, ...]:
        """The ice the Runner has still to pass in this run, without the one being encountered."""
        run, server = self.view.run, self.attacked
        if run is None or server is None or run.position is None:
            return ()
        step = self.view.step
        first = run.approached or (
            step is not None and (step.phase_id == "initiation" or step.rule in moved_on(self.edition.id))
        )
        return server.ice[run.position if first else run.position + 1 :]

    # --- money --------------------------------------------------------------------------------------------

    def purse(self, purpose: str) -> int:
        """The Runner's credits for a purpose: the pool, what cards lend, and bad publicity in a run."""
        found = self.memo.get(purpose)
        if found is None:
            found = self.memo[purpose] = self._purse(purpose)
        return int(found)

    def _purse(self, purpose: str) -> int:
        total = self.runner.credits
        for card, face in self.faces(self.rig):
            if any(isinstance(d, SpendFrom) and d.purpose in ("any", "run", purpose) for d in spending(face)):
                total += counters(card, CREDIT)
        if self.edition.policies.bad_publicity == "none":
            return total
        if self.view.run is None:
            return total + self.corp.bad_publicity
        return total + (self.runner.run_credits if self.edition.policies.bad_publicity == "fund" else 0)

    def credit(self, side: str) -> float:
        """What a credit more or less is worth to a side: the more it has, the less."""
        credits = (self.corp if side == CORP else self.runner).credits
        return CREDITS[credits] if credits < len(CREDITS) else RICH

    # --- the state of the game ----------------------------------------------------------------------------

    @property
    def density(self) -> float:
        """The agenda points to be expected on a card the Runner has not seen."""
        if self._density < 0:
            self._density = self._points_to_be_expected()
        return self._density

    def _points_to_be_expected(self) -> float:
        open_points = sum(
            face.facts.points or 0 for _, face in self.faces(self.view.archives) if face.type == AGENDA
        )
        left = max(3, POINTS_IN_DECK - self.corp.points - self.runner.points - open_points)
        unseen = self.corp.deck + self.corp.hand
        unseen += sum(not card.faceup for server in self.view.servers for card in (*server.ice, *server.root))
        return min(0.7, left / max(8, unseen))

    @property
    def point(self) -> float:
        """What an agenda point is worth to the Runner now: more when either side is about to win."""
        near = max(self.corp.points, self.runner.points)
        return STOLEN * (1 + (0.3 * (near - 3) if near > 3 else 0))

    @property
    def haste(self) -> float:
        """How late it is, from 0 to 2: nobody wants to play forever."""
        return max(0.0, min(2.0, (self.view.turn - 16) / 20))

    @property
    def late(self) -> bool:
        """Whether it is time to stake everything."""
        return self.view.turn >= LATE

    def limit(self, side: Side) -> int:
        """The clicks of a turn."""
        return self.edition.policies.clicks[side]


def once(
    function: Callable[Concatenate[Table, ARGUMENTS], RESULT],
) -> Callable[Concatenate[Table, ARGUMENTS], RESULT]:
    """Work something out once for a table. Numbers and texts are told apart by what they are; cards, servers
    and the like by which they are, and are kept as long as the table: no other can be taken for one."""

    def kept(t: Table, /, *given: ARGUMENTS.args, **named: ARGUMENTS.kwargs) -> RESULT:
        key: object = function
        if given or named:
            key = (function, *[each if type(each) in PLAIN else id(each) for each in given], *named.items())
        found = t.memo.get(key)
        if found is None:
            found = t.memo[key] = (function(t, *given, **named), given)
        result: RESULT = found[0]
        return result

    update_wrapper(kept, function)
    return kept


PLAIN: Final = (int, float, str, bool, type(None))


@cache
def _known(family: str, homemade: tuple[str, ...]) -> dict[str, Face | None]:
    """The faces that were looked up so far, of the cards of a family and of home-made ones."""
    return {}


Known = tuple[tuple[CardView, Face], ...]
"""Cards with their faces."""
FACES: Final[dict[int, tuple[tuple[CardView, ...], dict[str, Face | None], Known]]] = {}
"""The cards of rows that may be known, by the ids of the rows,"""
INDEXES: Final[dict[int, tuple[tuple[CardView, ...], dict[str, CardView]]]] = {}
"""the cards of rows by their handles, those hosted on them too,"""
RIGS: Final[
    dict[tuple[int, int], tuple[tuple[CardView, ...], tuple[ServerView, ...], tuple[CardView, ...]]]
] = {}
"""and the Runner's installed cards by the ids of the row of cards and of the servers they lie at. All this is
kept from one view to the next, with the rows themselves."""
MOST_ROWS: Final = 1 << 12


def _index(row: tuple[CardView, ...]) -> dict[str, CardView]:
    found = INDEXES.get(id(row))
    if found is None:
        if len(INDEXES) >= MOST_ROWS:
            INDEXES.clear()
        by_handle = {each.handle: each for card in row for each in with_hosted(card)}
        found = INDEXES[id(row)] = (row, by_handle)
    return found[1]


def _rig(row: tuple[CardView, ...], servers: tuple[ServerView, ...]) -> tuple[CardView, ...]:
    """The Runner's cards in the rig and on the Corp's, with all that is hosted on them."""
    found = RIGS.get((id(row), id(servers)))
    if found is None:
        if len(RIGS) >= MOST_ROWS:
            RIGS.clear()
        hosted = [guest for server in servers for ice in server.ice for guest in ice.hosted]
        every = [each for card in (*row, *hosted) for each in with_hosted(card)]
        own = tuple([card for card in every if card.side == RUNNER])
        found = RIGS[id(row), id(servers)] = (row, servers, own)
    return found[2]


def with_hosted(card: CardView) -> list[CardView]:
    """A card and all that is hosted on it."""
    found = [card]
    for guest in card.hosted:
        found += with_hosted(guest)
    return found


def counters(card: CardView | None, kind: str) -> int:
    """How many counters of a kind a card hosts."""
    if card is None:
        return 0
    for each, number in card.counters:
        if each == kind:
            return number
    return 0


@lru_cache(maxsize=MOST_FACES)
def spending(face: Face) -> tuple[object, ...]:
    """What a card declares about its credits being spent."""
    return tuple(declaration for _, declaration in face.statics.get(SPEND, ()))
