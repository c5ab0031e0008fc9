"""Replays over HTTP: any file, or an own game that is over. A helper process reads them."""

from typing import Any

from ..lang.words import Side
from .errors import Fault
from .helpers import Helpers, TooLong
from .hub import Hub
from .limits import Limits
from .lobby import bot, open_position
from .pages.messages import Study
from .people import Visitor
from .requests import GameInfo
from .reviews import PlayOn
from .store import Store
from .work import MISSING, replay_id


class Replays:
    """The replays of a server."""

    def __init__(self, hub: Hub, store: Store, helpers: Helpers, limits: Limits) -> None:
        self._hub = hub
        self._store = store
        self._helpers = helpers
        self._limits = limits

    async def add(self, profile: str, text: str) -> bytes:
        """Keep a replay, if it is one; what there is to know about it."""
        id = replay_id(text)
        said = await self._ask("replay_info", id, text)
        limits = self._limits
        keep = lambda: self._store.replays.add(profile, id, text, limits.replays, limits.all_replays)  # noqa: E731
        if not await self._hub.read(keep):
            raise Fault(507, "full", "There is no room for more replays on this server: try again later.")
        return bytes(said)

    async def moments(self, text: str) -> bytes:
        """What both players saw of a game that may yet be played on; the rest cannot be asked for."""
        within, most = self._limits.read_within, self._limits.answers
        return bytes(await self._helpers.do(text[-200:], within, "replay_moments", text, most))

    async def info(self, id: str) -> bytes:
        """What there is to know about a replay that was added."""
        return bytes(await self._ask("replay_info", id, None))

    async def moment(self, id: str, number: int, seats: tuple[Side, ...]) -> bytes:
        """One decision of it."""
        return bytes(await self._ask("replay_moment", id, None, number, seats))

    async def text(self, id: str) -> str:
        """The file itself."""
        text = await self._hub.read(lambda: self._store.replays.text(id))
        if text is None:
            raise Fault(404, "unknown", "There is no such replay: it may have made way for newer ones.")
        return text

    async def play_on(self, visitor: Visitor, id: str, asked: PlayOn) -> GameInfo:
        """Sit down in the middle of a replay."""
        opponent = bot(asked.opponent)
        position = await self._ask("replay_from", id, None, asked.at)
        title = f"From decision {asked.at} of a replay, against {opponent}"

        def begin() -> GameInfo:
            return open_position(self._store, visitor, position, asked.side, opponent, title, self._limits)

        return await self._hub.read(begin)

    async def study(self, asked: Study) -> bytes:
        """A lesson, a puzzle or a position where its answers lead."""
        within, most = self._limits.read_within, self._limits.answers
        key = f"{asked.what} {asked.id} {asked.position[:200]}"
        try:
            said = await self._helpers.do(key, within, "study", asked, None, most)
            if said == MISSING:
                said = await self._helpers.do(key, within, "study", asked, await self.text(asked.id), most)
        except TooLong:
            if asked.what == "lab":
                raise Fault(422, "position", "This position takes too much work.") from None
            raise Fault(
                503, "busy", "The server is busy: this took too long. Try again in a moment."
            ) from None
        return bytes(said)

    async def _ask(self, name: str, id: str, text: str | None, *more: Any) -> Any:
        within, most = self._limits.read_within, self._limits.answers
        try:
            said = await self._helpers.do(id, within, name, id, text, most, *more)
            if said == MISSING:
                said = await self._helpers.do(id, within, name, id, await self.text(id), most, *more)
        except TooLong:
            why = f"This replay takes too much work to read: over {within:.0f} seconds, or too much memory."
            raise Fault(422, "replay", why) from None
        return said
