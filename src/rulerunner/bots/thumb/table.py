"""The table as a seat sees it: its view, with every card looked up and easy to ask for."""

from collections.abc import Callable, Iterator
from functools import cache, cached_property, lru_cache, update_wrapper
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from ...designs.shelf import shelf
from ...lang.face import Face
from ...lang.headings import SPEND
from ...lang.statics import SpendFrom
from ...lang.words import AGENDA, CORP, CREDIT, RUNNER, Side
from ...rules import EDITIONS
from ...view import View
from ...view.records import ARCHIVES_ID as ARCHIVES_ID
from ...view.records import HQ_ID as HQ_ID
from ...view.records import NEW_REMOTE as NEW_REMOTE
from ...view.records import RND_ID as RND_ID
from ...view.records import CardView, DecisionView, OptionView, PlayerView, ServerView

POINTS_IN_DECK: Final = 19
"""About how many agenda points a Corp deck holds."""
WEALTH: Final = ((4, 1.2), (11, 1.0), (16, 0.8), (22, 0.6), (30, 0.4))
"""What a credit is worth to a player who has fewer than so many."""
LATE: Final = 46
POINT: Final = 6.0
"""What an agenda point is worth, in credits."""
ARGUMENTS = ParamSpec("ARGUMENTS")
RESULT = TypeVar("RESULT")
MOST_FACES: Final = 8_000
"""Of so many cards what is read off them is kept."""


class Table:
    """What a player can see."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.edition = EDITIONS[view.rules]
        self.side: Side = "corp" if view.seat == CORP else "runner"
        self.corp, self.runner = view.corp, view.runner
        self.me: PlayerView = view.corp if view.seat == CORP else view.runner
        self.foe: PlayerView = view.runner if view.seat == CORP else view.corp
        self.memo: dict[Any, Any] = {}
        """What has been worked out about this view, for those who ask again: see `once`."""
        self._faces = _known(self.edition.family, view.homemade)
        self._read: dict[int, tuple[object, tuple[tuple[CardView, Face], ...]]] = {}

    @property
    def decision(self) -> DecisionView:
        """The choice at hand."""
        assert self.view.decision is not None, "asked without a decision"
        return self.view.decision

    # --- cards --------------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, CardView]:
        """Every card in sight, by its handle."""
        view = self.view
        piles = (
            view.hand, view.identities, view.rig, view.archives, view.heap, view.corp_score,
            view.runner_score, view.play, view.aside, view.removed, view.shown, view.outside,
        )  # fmt: skip
        found: dict[str, CardView] = {}
        for pile in piles:
            if pile:
                found.update(_index(pile, (pile,)))
        for server in view.servers:
            found.update(_index(server, (server.ice, server.root)))
        for one in (view.accessing, view.encounter.ice if view.encounter is not None else None):
            if one is not None:
                found.setdefault(one.handle, one)
        return found

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
        return self.cards.get(option.card)

    def face_of(self, option: OptionView) -> Face | None:
        return self.face(self.card_of(option))

    @cached_property
    def asked_about(self) -> CardView | None:
        """The card the decision is about or comes from."""
        return self.cards.get(self.decision.card)

    @cached_property
    def rig(self) -> tuple[CardView, ...]:
        """The Runner's installed cards, hosted ones too."""
        hosted = (guest for server in self.view.servers for ice in server.ice for guest in ice.hosted)
        own = (each for card in (*self.view.rig, *hosted) for each in with_hosted(card))
        return tuple(card for card in own if card.side == RUNNER)

    @cached_property
    def hand(self) -> tuple[tuple[CardView, Face], ...]:
        """The seat's hand."""
        return tuple((card, face) for card in self.view.hand if (face := self.face(card)) is not None)

    def faces(self, cards: tuple[CardView, ...]) -> tuple[tuple[CardView, Face], ...]:
        """The cards among these that may be known."""
        found = self._read.get(id(cards))
        if found is None:
            known = tuple([(card, face) for card in cards if (face := self.face(card)) is not None])
            found = self._read[id(cards)] = (cards, known)
        return found[1]

    # --- servers ------------------------------------------------------------------------------------------

    @cached_property
    def servers(self) -> dict[int, ServerView]:
        return {server.id: server for server in self.view.servers}

    @property
    def remotes(self) -> list[ServerView]:
        return [server for server in self.view.servers if server.id > ARCHIVES_ID]

    @cached_property
    def attacked(self) -> ServerView | None:
        """The server being run."""
        return self.servers.get(self.view.run.server) if self.view.run is not None else None

    @cached_property
    def runs(self) -> tuple[int, ...]:
        """The servers run on this turn, without the run in progress."""
        made = self.view.past.runs
        return made[:-1] if self.view.run is not None else made

    def ice_ahead(self) -> tuple[CardView, ...]:
        """The ice the Runner has still to pass in this run, without the one being encountered."""
        run, server = self.view.run, self.attacked
        if run is None or server is None or run.position is None:
            return ()
        return server.ice[run.position if run.approached else run.position + 1 :]

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
        for most, value in WEALTH:
            if credits < most:
                return value
        return 0.2

    # --- the state of the game ----------------------------------------------------------------------------

    @cached_property
    def density(self) -> float:
        """The agenda points to be expected on a card the Runner has not seen."""
        open_points = sum(
            face.facts.points or 0 for _, face in self.faces(self.view.archives) if face.type == AGENDA
        )
        left = max(3, POINTS_IN_DECK - self.corp.points - self.runner.points - open_points)
        unseen = self.corp.deck + self.corp.hand
        unseen += sum(not card.faceup for server in self.view.servers for card in (*server.ice, *server.root))
        return min(0.7, left / max(8, unseen))

    @cached_property
    def point(self) -> float:
        """What an agenda point is worth to the Runner now: more when either side is about to win."""
        near = max(self.corp.points, self.runner.points)
        return POINT * (1 + (0.15 * (near - 3) if near > 3 else 0))

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


INDEXES: Final[dict[int, tuple[object, dict[str, CardView]]]] = {}
"""The cards of piles and servers by their handles. These are mostly the same from one view to the next; each
goes by its id, and is kept itself so that nothing else can get that meanwhile."""
MOST_INDEXES: Final = 1 << 12


def _index(of: object, rows: tuple[tuple[CardView, ...], ...]) -> dict[str, CardView]:
    found = INDEXES.get(id(of))
    if found is None:
        if len(INDEXES) >= MOST_INDEXES:
            INDEXES.clear()
        by_handle = {each.handle: each for row in rows for card in row for each in with_hosted(card)}
        found = INDEXES[id(of)] = (of, by_handle)
    return found[1]


def with_hosted(card: CardView) -> Iterator[CardView]:
    """A card and all that is hosted on it."""
    yield card
    for guest in card.hosted:
        yield from with_hosted(guest)


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
