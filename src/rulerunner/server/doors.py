"""Who is not let in: bans by name, by key or by address, read again every few seconds."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .addresses import Network, networks, within
from .database import NoDatabase
from .errors import Fault
from .names import key_of
from .people import Visitor
from .store import BanRow, Store

log = logging.getLogger(__name__)
FRESH: Final = 2.0
"""Seconds after which bans that another worker may have written are read again."""


class Doors:
    """The bans of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, str] = {}
        self._keys: dict[str, str] = {}
        self._places: list[tuple[tuple[Network, ...], str]] = []
        self._read_at = 0.0
        self.read()

    def read(self) -> None:
        """Read the bans."""
        rows = self._store.bans.all()
        self._names = {key_of(row.value): row.reason for row in rows if row.kind == "name"}
        self._keys = {row.value: row.reason for row in rows if row.kind == "key"}
        self._places = [(networks([row.value]), row.reason) for row in rows if row.kind == "address"]
        self._read_at = time.monotonic()

    async def keep_reading(self, turn_out: Callable[[], Awaitable[None]]) -> None:
        """Read them again and again, and turn out who is in already."""
        while True:
            await asyncio.sleep(FRESH)
            try:
                await asyncio.to_thread(self.read)
            except (SQLAlchemyError, NoDatabase):
                log.exception("the bans could not be read; those known stay")
            if self._names or self._keys or self._places:
                await turn_out()

    def refuse(self, who: Visitor, address: str) -> str:
        """Why someone is not let in; "" if they are."""
        why = self._keys.get(who.profile) or self._keys.get(who.hash) if who.profile else None
        why = why or (self._names.get(key_of(who.name)) if who.name else None) or self.refuse_address(address)
        return f"You cannot come in here: {why}" if why else ""

    def refuse_address(self, address: str) -> str | None:
        """Why nobody at an address is let in."""
        return next((why for places, why in self._places if within(address, places)), None)

    def add(self, kind: str, value: str, reason: str) -> None:
        """Ban someone."""
        if kind == "address":
            try:
                networks([value])
            except ValueError as error:
                raise Fault(422, "invalid", f"{error}.") from None
        if not value.strip() or len(value) > 80:
            raise Fault(422, "invalid", "Say who: a name, the hash of a key, or an address.")
        self._store.bans.add(BanRow(kind, value.strip(), reason.strip()[:200] or "you were banned."))
        self.read()

    def lift(self, kind: str, value: str) -> bool:
        """Ban someone no longer."""
        lifted = self._store.bans.lift(kind, value)
        self.read()
        return lifted
