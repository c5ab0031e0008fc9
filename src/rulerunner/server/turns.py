"""Taking turns: of those who wait for something each gets it in turn, however often one of them waits."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

from .errors import Fault

asker: ContextVar[str] = ContextVar("asker", default="")
"""For whom work is done: the household that a request or a socket comes from; "" if for nobody else."""
MOST: Final = 12
"""Pieces of work of one household that wait at once..."""
MOST_OF_ALL: Final = 400
"""...and of all."""


class Turns:
    """Something that one piece of work has at a time."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str, most: int = 0) -> AsyncIterator[None]:
        """Have it for a while. A fault, if there is a limit and more of one's own, or far too many, wait."""
        await self._enter(who, most)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, who: str, most: int) -> None:
        if not self._busy:
            self._busy = True
            return
        mine, all_ = len(self._waiting.get(who, ())), sum(map(len, self._waiting.values()))
        if most and (mine >= most or all_ >= MOST_OF_ALL):
            raise Fault(429, "too-fast", "Too much work is waiting: try again in a moment.")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # it came, and nobody was there to take it
            raise

    def _leave(self) -> None:
        while self._waiting:
            who, queue = next(iter(self._waiting.items()))
            turn = queue.popleft()
            if queue:
                self._waiting.move_to_end(who)
            else:
                del self._waiting[who]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
