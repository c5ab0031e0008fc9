"""The requests of the pages around the table, under /api."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ..errors import Fault
from ..limits import Buckets, Limits, household
from ..messages import Message
from . import cards, decks, learning, rules
from .messages import AskDesign, AskFaces, OpenPacks, Study, StudyDeck, WriteDeck

Endpoint = Callable[[Request], Awaitable[Response]]
M = TypeVar("M", bound=Message)
T = TypeVar("T")
DEEPEST_PAGE: Final = 10_000


class Server(Protocol):
    """What these requests need of the server."""

    async def read(self, request: Request, kind: type[M], limit: int) -> M:
        """What a request brings."""
        ...

    async def work(self, doing: Callable[[], T]) -> T:
        """Do something off the event loop."""
        ...

    async def help(self, key: str, name: str, *arguments: Any) -> Any:
        """Work on what strangers send, in a helper process."""
        ...

    async def study(self, asked: Study) -> Response:
        """A position that is studied, in a helper process."""
        ...

    def answer(self, message: Message) -> Response:
        """A message as an answer."""
        ...


class PageRequests:
    """The requests of one server."""

    def __init__(self, server: Server, limits: Limits) -> None:
        self._server = server
        self._limits = limits
        self._addresses = Buckets(limits.study_burst, limits.study_rate)

    def table(self) -> list[tuple[str, str, Endpoint]]:
        """Each request: method, path and what answers it."""
        return [
            ("GET", "/cards", self.cards),
            ("GET", "/cards/fields", self.fields),
            ("GET", "/cards/page", self.card),
            ("POST", "/decks/study", self.study_deck),
            ("POST", "/decks/write", self.write_deck),
            ("POST", "/decks/open", self.open_packs),
            ("GET", "/rules", self.rules),
            ("GET", "/rules/beside", self.beside),
            ("GET", "/rules/chart.svg", self.chart),
            ("GET", "/learn", self.learn),
            ("POST", "/study", self.study),
            ("POST", "/design", self.design),
            ("POST", "/design/faces", self.faces),
        ]

    @staticmethod
    def warm() -> None:
        """Make ready what the first visitor would otherwise wait for."""
        cards.fields()
        learning.course()

    async def _get(self, find: Callable[[], Message]) -> Response:
        return self._server.answer(await self._server.work(find))

    async def cards(self, request: Request) -> Response:
        asked = request.query_params
        query, family, page = asked.get("q", ""), asked.get("family", ""), asked.get("page", "1")
        if len(query) > cards.LONGEST:
            raise Fault(422, "invalid", f"A query has at most {cards.LONGEST} letters.")
        if not (page.isascii() and page.isdecimal() and int(page[:9]) <= DEEPEST_PAGE):
            raise Fault(422, "invalid", "A page is a number: /cards?q=t:ice&page=2.")
        faces = asked.get("faces", "") == "yes"
        return await self._get(lambda: cards.listed(query, family, int(page), faces))

    async def fields(self, _: Request) -> Response:
        return await self._get(cards.fields)

    async def card(self, request: Request) -> Response:
        family, slug = request.query_params.get("family", ""), request.query_params.get("slug", "")
        return await self._get(lambda: cards.page(family, slug))

    async def study_deck(self, request: Request) -> Response:
        asked = await self._server.read(request, StudyDeck, self._limits.body)
        return self._server.answer(await self._server.help(asked.text[:200], "study_deck", asked))

    async def write_deck(self, request: Request) -> Response:
        asked = await self._server.read(request, WriteDeck, self._limits.body)
        return self._server.answer(await self._server.help(asked.text[:200], "write_deck", asked))

    async def open_packs(self, request: Request) -> Response:
        asked = await self._server.read(request, OpenPacks, self._limits.body)
        return await self._get(lambda: decks.opened(asked))

    async def rules(self, request: Request) -> Response:
        edition = request.query_params.get("rules", "")
        return await self._get(lambda: rules.book(edition))

    async def beside(self, request: Request) -> Response:
        asked = request.query_params
        left, right, name = asked.get("left", ""), asked.get("right", ""), asked.get("structure", "run")
        return await self._get(lambda: rules.beside(left, right, name))

    async def chart(self, request: Request) -> Response:
        edition, name = request.query_params.get("rules", ""), request.query_params.get("structure", "run")
        drawn = await self._server.work(lambda: rules.drawing(edition, name))
        return Response(drawn, media_type="image/svg+xml")

    async def learn(self, _: Request) -> Response:
        return await self._get(learning.course)

    async def design(self, request: Request) -> Response:
        asked = await self._server.read(request, AskDesign, self._limits.body)
        return self._server.answer(await self._server.help(asked.text[:200], "design", asked))

    async def faces(self, request: Request) -> Response:
        asked = await self._server.read(request, AskFaces, self._limits.body)
        return self._server.answer(await self._server.help("".join(asked.cards)[:200], "design_faces", asked))

    async def study(self, request: Request) -> Response:
        if not self._addresses.take(household(request.scope.get("rulerunner.address", ""))):
            raise Fault(429, "too-fast", "Too many moves at once: wait a moment.")
        asked = await self._server.read(request, Study, self._limits.body)
        return await self._server.study(asked)
