"""This worker among others: which games are its own, and that it lives."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .database import NoDatabase
from .errors import Refusal
from .store import Store

log = logging.getLogger(__name__)
BEAT: Final = 1.0
"""Seconds between two signs of life."""
WAIT: Final = 0.3
PATIENCE: Final = 8.0
"""Seconds to wait until a worker that cannot be reached is known to be dead."""


class Leasing:
    """The leases of one worker."""

    def __init__(self, store: Store, worker: str, address: str) -> None:
        self.worker = worker
        self.address = address
        self._store = store

    def epoch(self, game: str) -> int:
        """The number to write a game with, which is now this worker's; a refusal if it is another's."""
        lease = self._store.leases.take(game, self.worker)
        if lease is None:
            raise Refusal("seat", "This game is no more.")
        if lease.elsewhere:
            raise Refusal("trouble", "This game is played elsewhere: try again in a moment.")
        return lease.epoch

    def holder(self, game: str) -> str:
        """The address of the worker that has a game; "" if it is this one, which may take it by asking."""
        lease = self._store.leases.take(game, self.worker)
        return lease.elsewhere if lease is not None else ""

    def let_go(self, game: str) -> None:
        """Have a game no longer."""
        self._store.leases.let_go(game, self.worker)

    async def live(
        self, load: Callable[[], str], rooms: Callable[[], list[str]], drop: Callable[[str], None]
    ) -> None:
        """Say every second that this worker lives, and let go of rooms that were taken from it."""
        while True:
            try:
                said = load()
                await asyncio.to_thread(self._store.leases.beat, self.worker, self.address, said)
                held = rooms()
                for game in await asyncio.to_thread(self._store.leases.lost, self.worker, held):
                    log.warning("game %s went on elsewhere", game)
                    drop(game)
            except (SQLAlchemyError, NoDatabase):
                log.exception("no sign of life could be given")
            await asyncio.sleep(BEAT)
