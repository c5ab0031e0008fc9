"""What nobody needs any more goes: tables nobody came to, old replays, profiles that were never used."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .database import NoDatabase
from .store import Store

log = logging.getLogger(__name__)
EVERY: Final = 3600.0
FIRST: Final = 30.0
"""Seconds between two sweeps, and before the first."""
TABLES, LISTED, GAMES, REPLAYS, PROFILES = 14.0, 1.0, 365.0, 180.0, 90.0
"""Days after which something that nobody touched is rubbish."""


def days_ago(days: float) -> str:
    """A moment in the past, as the database writes it."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


def sweep(store: Store) -> int:
    """Forget what nobody needs; how much that was."""
    gone = store.sweep(days_ago(TABLES), days_ago(LISTED), days_ago(GAMES))
    return gone + store.replays.sweep(days_ago(REPLAYS)) + store.people.sweep(days_ago(PROFILES))


async def keep_sweeping(store: Store) -> None:
    """Sweep now and then."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            gone = await asyncio.to_thread(sweep, store)
            log.info("swept %d things that nobody needs", gone)
        except (SQLAlchemyError, NoDatabase):
            log.exception("could not sweep")
        await asyncio.sleep(EVERY)
