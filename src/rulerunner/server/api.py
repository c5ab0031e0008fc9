"""The requests over HTTP: the lobby, decks, games, replays, and what there is to read."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..lang.words import Side
from ..rules import Edition
from ..session import SEATS
from . import decking, lobby, reading
from .asking import Desk, Effort, Endpoint, answer, encoded
from .coaching import Coach
from .doors import Doors
from .errors import Fault
from .helpers import Helpers
from .hub import Hub
from .limits import Limits
from .messages import Message
from .pages.messages import PlayDesign, Study
from .pages.routes import PageRequests
from .people import Visitor
from .replays import Replays
from .requests import CheckDeck, NewGame, SaveDeck, Settings
from .reviews import AskHint, PlayOn, UploadReplay
from .rooms import Room
from .store import Store
from .tokens import new_seed
from .work import Position, Vetted

M = TypeVar("M", bound=Message)
T = TypeVar("T")


class Api(Desk):
    """The requests of one server that need nobody else."""

    def __init__(
        self, hub: Hub, store: Store, helpers: Helpers, limits: Limits, doors: Doors, address: str = ""
    ) -> None:
        super().__init__(hub, store, helpers, limits, doors)
        self._replays = Replays(hub, store, helpers, limits)
        self._coach = Coach(hub, store, helpers, self._replays)
        self._address = address

    def close(self) -> None:
        """Stop what works for the requests."""
        self._coach.close()

    def all(self) -> list[Route]:
        """All these requests, under /api."""
        pages: list[tuple[str, str, Endpoint, Effort]] = [
            (*each, "heavy" if each[1] == "/decks/write" else "light")
            for each in PageRequests(_Around(self), self.limits).table()
        ]
        return self.routes(
            [
                *pages,
                ("POST", "/hint", self.hint, "heavy"),
                ("GET", "/replays/{id}/analysis", self.analysis, "light"),
                ("POST", "/replays/{id}/analysis", self.analysis, "light"),
                ("GET", "/lobby", self.lobby, "light"),
                ("GET", "/settings", self.settings, "light"),
                ("PUT", "/settings", self.set_settings, "light"),
                ("POST", "/decks/check", self.check_deck, "heavy"),
                ("POST", "/decks", self.save_deck, "heavy"),
                ("GET", "/decks/{id}", self.deck, "light"),
                ("DELETE", "/decks/{id}", self.forget_deck, "light"),
                ("POST", "/games", self.new_game, "heavy"),
                ("DELETE", "/games/{id}", self.forget_game, "light"),
                ("POST", "/design/play", self.play_design, "heavy"),
                ("POST", "/replays", self.add_replay, "heavy"),
                ("GET", "/replays/{id}", self.replay, "light"),
                ("GET", "/replays/{id}/file", self.replay_file, "heavy"),
                ("GET", "/replays/{id}/at/{number}", self.moment, "light"),
                ("POST", "/replays/{id}/play", self.play_on, "heavy"),
                ("GET", "/card", self.card, "light"),
                ("GET", "/names", self.names, "light"),
                ("GET", "/explain", self.explain, "light"),
                ("GET", "/chart", self.chart, "light"),
            ]
        )

    # --- lobby --------------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        who = await self.visitor(request, needed=False)
        most = self.limits.games
        self.helpers.warm()
        return answer(await self.hub.read(lambda: lobby.lobby(self.store, who, most, self._address)))

    async def settings(self, request: Request) -> Response:
        who = await self.visitor(request, needed=False)
        return answer(await self.hub.read(lambda: lobby.settings(self.store, who.profile)))

    async def set_settings(self, request: Request) -> Response:
        who = await self.visitor(request)
        wanted = await self.read(request, Settings, self.limits.body)
        text = msgspec.json.encode(wanted).decode()
        await self.hub.read(lambda: self.store.people.set_settings(who.profile, text))
        return answer(wanted)

    # --- decks --------------------------------------------------------------------------------------------

    async def check_deck(self, request: Request) -> Response:
        asked = await self.read(request, CheckDeck, self.limits.body)
        within = self.limits.read_within
        return answer(await self.helpers.do(asked.text[:200], within, "check_deck", asked))

    async def vetted(self, text: str, rules: Edition, side: str, format: str = "") -> Vetted | None:
        """A deck that was sent as text, read by a helper; None if there is none."""
        if not text.strip():
            return None
        within = self.limits.read_within
        found: Vetted = await self.helpers.do(text[:200], within, "vet_deck", text, rules.id, side, format)
        return found

    async def save_deck(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, SaveDeck, self.limits.body)
        vetted = await self.vetted(asked.text or "#", decking.find_edition(asked.rules), "")
        assert vetted is not None
        most, text = self.limits.decks, vetted.text
        return answer(
            await self.hub.read(lambda: decking.save(self.store, who.profile, asked, text, most)), 201
        )

    async def deck(self, request: Request) -> Response:
        who, id = await self.visitor(request, needed=False), request.path_params["id"]
        rules = decking.find_edition(request.query_params.get("rules", ""))
        find = lambda: decking.report(decking.find_deck(self.store, who.profile, id), rules)  # noqa: E731
        return answer(await self.hub.read(find))

    async def forget_deck(self, request: Request) -> Response:
        who, id = await self.visitor(request), request.path_params["id"]
        if not await self.hub.read(lambda: self.store.people.forget_deck(who.profile, id)):
            raise Fault(404, "unknown", "There is no such deck of yours.")
        return answer(None)

    # --- games --------------------------------------------------------------------------------------------

    async def new_game(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, NewGame, self.limits.body)
        format = asked.terms.format if asked.opponent == lobby.FRIEND else ""
        vetted = await self.vetted(asked.text, decking.find_edition(asked.rules), asked.side, format)
        work = lambda: lobby.sit_down(self.store, who, asked, vetted, self.limits)  # noqa: E731
        return answer(await self.hub.read(work), 201)

    async def play_design(self, request: Request) -> Response:
        """A game against a bot with a home-made card in the deck and in hand."""
        who = await self.visitor(request)
        asked = await self.read(request, PlayDesign, self.limits.body)
        opponent = lobby.bot(asked.opponent)
        seed = asked.seed if asked.seed is not None else new_seed()
        within = self.limits.read_within
        begun = await self.helpers.do(asked.text[:200], within, "design_start", asked, seed)
        start, summary, side, name = begun
        work = lambda: lobby.open_position(  # noqa: E731
            self.store,
            who,
            Position(start, [], summary),
            side,
            opponent,
            f"{name} against {opponent}",
            self.limits,
        )
        return answer(await self.hub.read(work), 201)

    async def forget_game(self, request: Request) -> Response:
        """The own list is one's own: the game stays while the other keeps it."""
        who, id = await self.visitor(request), request.path_params["id"]
        game = await self.hub.read(lambda: self.store.game(id))
        seat = game.seat_of(who.profile) if game is not None else None
        if game is None or seat is None or not seat.kept:
            raise Fault(404, "unknown", "There is no such game of yours.")
        if game.between_people and game.begun and game.summary.winner is None:
            raise Fault(
                409, "playing", "Your opponent still plays: give up first, then take it off your list."
            )
        await self.hub.read(lambda: self.store.unlist(id, who.profile))
        if await self.hub.read(lambda: self.store.game(id)) is None:
            self.hub.drop(id)
        return answer(None)

    # --- replays ------------------------------------------------------------------------------------------

    async def add_replay(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, UploadReplay, self.limits.replay)
        if asked.game and asked.moments:
            return encoded(await self._replays.moments(await self._replay_of(who, asked.game, whole=False)))
        text = await self._replay_of(who, asked.game, whole=True) if asked.game else asked.text
        return encoded(await self._replays.add(who.profile, text), 201)

    async def _replay_of(self, who: Visitor, id: str, whole: bool) -> str:
        """A replay holds all that is hidden: only a game that is over has one, and who has seen it does not
        play that game on."""

        def write() -> str:
            game = self.store.game(id)
            if game is None or game.seat_of(who.profile) is None or not game.begun:
                raise Fault(404, "unknown", "There is no such game of yours.")
            if game.summary.winner is None:
                raise Fault(409, "playing", "The game is not over: its replay would show what is hidden.")
            if whole:
                self.store.set_game(id, peeked=True)
            return Room(self.store, game, self.store.entries(id)).replay().to_text()

        return await self.hub.read(write)

    async def replay(self, request: Request) -> Response:
        return encoded(await self._replays.info(request.path_params["id"]))

    async def replay_file(self, request: Request) -> Response:
        text = await self._replays.text(request.path_params["id"])
        headers = {"Content-Disposition": 'attachment; filename="rulerunner-replay.jsonl"'}
        return Response(text, media_type="application/jsonl", headers=headers)

    async def moment(self, request: Request) -> Response:
        id, number = request.path_params["id"], request.path_params["number"]
        wanted = request.query_params.get("seat", "both")
        seats: tuple[Side, ...] = tuple(each for each in SEATS if wanted in (each, "both"))
        if not seats or not (number.isascii() and number.isdecimal() and len(number) < 8):
            raise Fault(422, "invalid", "Say which: /at/NUMBER?seat=corp, runner or both.")
        return encoded(await self._replays.moment(id, int(number), seats))

    async def play_on(self, request: Request) -> Response:
        who, id = await self.visitor(request), request.path_params["id"]
        asked = await self.read(request, PlayOn, self.limits.body)
        return answer(await self._replays.play_on(who, id, asked), 201)

    # --- the coach ----------------------------------------------------------------------------------------

    async def hint(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, AskHint, self.limits.body)
        return answer(await self._coach.hint(who, asked))

    async def analysis(self, request: Request) -> Response:
        id, seat = request.path_params["id"], request.query_params.get("seat", "open")
        if request.method == "POST":
            await self.visitor(request)
            return answer(await self._coach.begin(id, seat))
        return answer(await self._coach.report(id, seat))

    async def study(self, asked: Study) -> Response:
        """A position that is studied."""
        return encoded(await self._replays.study(asked))

    # --- reading ------------------------------------------------------------------------------------------

    async def card(self, request: Request) -> Response:
        rules, name = self._asked(request, "name")
        return await self._look_up(lambda: reading.card_face(rules, name))

    async def explain(self, request: Request) -> Response:
        rules, what = self._asked(request, "what")
        return await self._look_up(lambda: reading.explained(rules, what))

    async def names(self, request: Request) -> Response:
        rules = decking.find_edition(request.query_params.get("rules", "")).id
        return await self._look_up(lambda: reading.names(rules))

    async def chart(self, request: Request) -> Response:
        rules = decking.find_edition(request.query_params.get("rules", "")).id
        return await self._look_up(lambda: reading.chart(rules))

    def _asked(self, request: Request, key: str) -> tuple[str, str]:
        rules = decking.find_edition(request.query_params.get("rules", "")).id
        return rules, request.query_params.get(key, "")

    async def _look_up(self, find: Callable[[], Message]) -> Response:
        try:
            return answer(await self.hub.read(find))
        except (reading.UnknownCard, reading.UnknownRule) as unknown:
            raise Fault(404, "unknown", str(unknown)) from None


class _Around:
    """What the pages around the table need of the server."""

    def __init__(self, api: Api) -> None:
        self._api = api

    async def read(self, request: Request, kind: type[M], limit: int) -> M:
        return await self._api.read(request, kind, limit)

    async def work(self, doing: Callable[[], T]) -> T:
        return await self._api.hub.read(doing)

    async def help(self, key: str, name: str, *arguments: Any) -> Any:
        return await self._api.helpers.do(key, self._api.limits.read_within, name, *arguments)

    async def study(self, asked: Study) -> Response:
        return await self._api.study(asked)

    def answer(self, message: Message) -> Response:
        return answer(message)
