"""The requests over HTTP, each as the messages document it."""

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..lang.words import Side
from ..session import SEATS
from . import decking, lobby, reading
from .coaching import Coach
from .errors import Fault, Refusal
from .hub import Hub
from .limits import Buckets, Limits
from .messages import (
    AskHint,
    CheckDeck,
    Failure,
    Join,
    Message,
    NewGame,
    PlayOn,
    SaveDeck,
    Settings,
    UploadReplay,
)
from .pages.routes import PageRequests
from .pages.studying import Studies
from .replays import Viewings
from .rooms import Room
from .store import Store
from .tokens import hashed

log = logging.getLogger(__name__)
M = TypeVar("M", bound=Message)
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

SHORTEST, LONGEST = 16, 128
"""How long a profile's token is."""
LARGE = 64 * 1024
"""Bytes of a request that is decoded off the event loop."""


def answer(message: Message | None, status: int = 200) -> Response:
    """A message as an answer; None is an answer without words."""
    if message is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(message), status, media_type="application/json")


class Api:
    """The requests of one server."""

    def __init__(self, hub: Hub, store: Store, limits: Limits) -> None:
        self._hub = hub
        self._store = store
        self._limits = limits
        self._viewings = Viewings(store, limits)
        self._coach = Coach(hub, store, self._viewings)
        self._profiles = Buckets(limits.burst, limits.rate)
        self._addresses = Buckets(limits.address_burst, limits.address_rate)

    def close(self) -> None:
        """Stop what works for the requests."""
        self._coach.close()

    def routes(self) -> list[Route]:
        """All requests there are, under /api."""
        table: list[tuple[str, str, Endpoint]] = [
            ("GET", "/lobby", self.lobby),
            ("GET", "/settings", self.settings),
            ("PUT", "/settings", self.set_settings),
            ("POST", "/decks/check", self.check_deck),
            ("POST", "/decks", self.save_deck),
            ("GET", "/decks/{id}", self.deck),
            ("DELETE", "/decks/{id}", self.forget_deck),
            ("POST", "/games", self.new_game),
            ("DELETE", "/games/{id}", self.forget_game),
            ("POST", "/join", self.join),
            ("POST", "/replays", self.add_replay),
            ("GET", "/replays/{id}", self.replay),
            ("GET", "/replays/{id}/file", self.replay_file),
            ("GET", "/replays/{id}/at/{number}", self.moment),
            ("POST", "/replays/{id}/play", self.play_on),
            ("POST", "/hint", self.hint),
            ("GET", "/replays/{id}/analysis", self.analysis),
            ("POST", "/replays/{id}/analysis", self.analysis),
            ("GET", "/card", self.card),
            ("GET", "/explain", self.explain),
            ("GET", "/chart", self.chart),
            *PageRequests(_Around(self), Studies(self._viewings), self._limits).table(),
        ]
        by_path: dict[str, dict[str, Endpoint]] = {}
        for method, path, endpoint in table:
            by_path.setdefault(path, {})[method] = endpoint
        return [Route(path, self._among(each), methods=list(each)) for path, each in by_path.items()]

    def _among(self, endpoints: dict[str, Endpoint]) -> Endpoint:
        @wraps(next(iter(endpoints.values())))
        async def serve(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            try:
                self._check_rate(request)
                return await endpoints[method](request)
            except Fault as fault:
                return answer(Failure(fault.code, fault.why, fault.problems), fault.status)
            except Refusal as refusal:
                return answer(Failure(refusal.code, refusal.why), 409)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                log.exception("%s %s failed", request.method, request.url.path)
                why = "The server failed at this, which is a bug. Nothing has changed."
                return answer(Failure("trouble", why), 500)

        return serve

    # --- what a request brings ----------------------------------------------------------------------------

    def _check_rate(self, request: Request) -> None:
        address = request.client.host if request.client is not None else ""
        token = self._token(request)
        if not self._addresses.take(address) or (token and not self._profiles.take(hashed(token))):
            raise Fault(429, "too-fast", "Too many requests at once: wait a moment.")

    def _token(self, request: Request) -> str:
        """The profile's token; "" if there is none."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if not kind:
            return ""
        if kind.lower() != "bearer" or not SHORTEST <= len(token) <= LONGEST or not token.isascii():
            why = f"A profile's token has {SHORTEST} to {LONGEST} letters: Authorization: Bearer TOKEN."
            raise Fault(401, "profile", why)
        return token

    def _profile(self, request: Request) -> str:
        """The profile's token, which this request needs."""
        token = self._token(request)
        if not token:
            raise Fault(401, "profile", "This needs a profile: Authorization: Bearer TOKEN.")
        return token

    async def _read(self, request: Request, kind: type[M], limit: int) -> M:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Fault(415, "invalid", "Send JSON: Content-Type: application/json.")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise Fault(413, "too-large", f"This request is too large: at most {limit} bytes are read.")
        data = bytes(body)

        def decode() -> M:
            return msgspec.json.decode(data, type=kind)

        try:
            return decode() if len(data) < LARGE else await self._hub.read(decode)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Fault(422, "invalid", f"This request is not understood: {error}.") from None

    # --- lobby --------------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        token = self._token(request)
        return answer(await self._hub.read(lambda: lobby.lobby(self._store, token, self._limits.games)))

    async def settings(self, request: Request) -> Response:
        token = self._token(request)
        profile = hashed(token) if token else ""
        return answer(await self._hub.read(lambda: lobby.settings(self._store, profile)))

    async def set_settings(self, request: Request) -> Response:
        profile = hashed(self._profile(request))
        wanted = await self._read(request, Settings, self._limits.body)
        text = msgspec.json.encode(wanted).decode()
        await self._hub.read(lambda: self._store.set_settings(profile, text))
        return answer(wanted)

    # --- decks --------------------------------------------------------------------------------------------

    async def check_deck(self, request: Request) -> Response:
        asked = await self._read(request, CheckDeck, self._limits.body)
        return answer(await self._hub.read(lambda: decking.check(asked)))

    async def save_deck(self, request: Request) -> Response:
        profile = hashed(self._profile(request))
        asked = await self._read(request, SaveDeck, self._limits.body)
        most = self._limits.decks
        return answer(await self._hub.read(lambda: decking.save(self._store, profile, asked, most)), 201)

    async def deck(self, request: Request) -> Response:
        token, id = self._token(request), request.path_params["id"]
        profile = hashed(token) if token else ""
        rules = decking.find_edition(request.query_params.get("rules", ""))
        return answer(
            await self._hub.read(lambda: decking.report(decking.find_deck(self._store, profile, id), rules))
        )

    async def forget_deck(self, request: Request) -> Response:
        profile, id = hashed(self._profile(request)), request.path_params["id"]
        if not await self._hub.read(lambda: self._store.forget_deck(profile, id)):
            raise Fault(404, "unknown", "There is no such deck of yours.")
        return answer(None)

    # --- games --------------------------------------------------------------------------------------------

    async def new_game(self, request: Request) -> Response:
        token = self._profile(request)
        asked = await self._read(request, NewGame, self._limits.body)
        work = lambda: lobby.sit_down(self._store, token, asked, self._limits)  # noqa: E731
        return answer(await self._hub.read(work), 201)

    async def forget_game(self, request: Request) -> Response:
        profile, id = hashed(self._profile(request)), request.path_params["id"]
        game = await self._hub.read(lambda: self._store.game(id))
        if game is None or all(seat.profile != profile for seat in game.seats.values()):
            raise Fault(404, "unknown", "There is no such game of yours.")
        await self._hub.forget(id)
        return answer(None)

    async def join(self, request: Request) -> Response:
        token = self._profile(request)
        asked = await self._read(request, Join, self._limits.body)
        work = lambda: lobby.join(self._store, token, asked.token, self._limits)  # noqa: E731
        game = await self._hub.read(work)
        liked = await self._hub.read(lambda: lobby.settings(self._store, hashed(token)))
        await self._hub.do(game.id, lambda room: room.ask(game.seat, liked.asking))
        return answer(game)

    # --- replays ------------------------------------------------------------------------------------------

    async def add_replay(self, request: Request) -> Response:
        profile = hashed(self._profile(request))
        asked = await self._read(request, UploadReplay, self._limits.replay)
        text = await self._replay_of(asked.game) if asked.game else asked.text
        return answer(await self._hub.read(lambda: self._viewings.add(profile, text)), 201)

    async def _replay_of(self, token: str) -> str:
        """A replay holds all that is hidden: only a game that is over has one."""
        found = await self._hub.read(lambda: self._store.seat_of(hashed(token)))
        if found is None:
            raise Fault(404, "unknown", "This token opens no game.")

        def write(room: Room) -> str:
            if not room.match.over:
                raise Fault(409, "playing", "The game is not over: its replay would show what is hidden.")
            return room.replay().to_text()

        return await self._hub.peek(found[0], write)

    async def replay(self, request: Request) -> Response:
        id = request.path_params["id"]
        return answer((await self._hub.read(lambda: self._viewings.get(id))).info)

    async def replay_file(self, request: Request) -> Response:
        id = request.path_params["id"]
        text = await self._hub.read(lambda: self._viewings.text(id))
        disposition = 'attachment; filename="rulerunner-replay.jsonl"'
        headers = {"Content-Disposition": disposition}
        return Response(text, media_type="application/jsonl", headers=headers)

    async def moment(self, request: Request) -> Response:
        id, number = request.path_params["id"], request.path_params["number"]
        wanted = request.query_params.get("seat", "both")
        seats: tuple[Side, ...] = tuple(each for each in SEATS if wanted in (each, "both"))
        if not seats or not (number.isascii() and number.isdecimal() and len(number) < 8):
            raise Fault(422, "invalid", "Say which: /at/NUMBER?seat=corp, runner or both.")

        def look() -> Message:
            viewing = self._viewings.get(id)
            with viewing.lock:
                return viewing.moment(int(number), seats)

        return answer(await self._hub.read(look))

    async def play_on(self, request: Request) -> Response:
        token, id = self._profile(request), request.path_params["id"]
        asked = await self._read(request, PlayOn, self._limits.body)
        return answer(await self._hub.read(lambda: self._viewings.play_on(token, id, asked)), 201)

    # --- the coach ----------------------------------------------------------------------------------------

    async def hint(self, request: Request) -> Response:
        self._profile(request)
        asked = await self._read(request, AskHint, self._limits.body)
        return answer(await self._coach.hint(asked))

    async def analysis(self, request: Request) -> Response:
        id, seat = request.path_params["id"], request.query_params.get("seat", "open")
        if request.method == "POST":
            self._profile(request)
            return answer(await self._coach.begin(id, seat))
        return answer(await self._coach.report(id, seat))

    # --- reading ------------------------------------------------------------------------------------------

    async def card(self, request: Request) -> Response:
        rules, name = self._asked(request, "name")
        return await self._look_up(lambda: reading.card_face(rules, name))

    async def explain(self, request: Request) -> Response:
        rules, what = self._asked(request, "what")
        return await self._look_up(lambda: reading.explained(rules, what))

    async def chart(self, request: Request) -> Response:
        rules = decking.find_edition(request.query_params.get("rules", "")).id
        return await self._look_up(lambda: reading.chart(rules))

    def _asked(self, request: Request, key: str) -> tuple[str, str]:
        rules = decking.find_edition(request.query_params.get("rules", "")).id
        return rules, request.query_params.get(key, "")

    async def _look_up(self, find: Callable[[], Message]) -> Response:
        try:
            return answer(await self._hub.read(find))
        except (reading.UnknownCard, reading.UnknownRule) as unknown:
            raise Fault(404, "unknown", str(unknown)) from None


class _Around:
    """What the pages around the table need of the server."""

    def __init__(self, api: Api) -> None:
        self._api = api

    async def read(self, request: Request, kind: type[M], limit: int) -> M:
        return await self._api._read(request, kind, limit)

    async def work(self, doing: Callable[[], T]) -> T:
        return await self._api._hub.read(doing)

    def answer(self, message: Message) -> Response:
        return answer(message)
