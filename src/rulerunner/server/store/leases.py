"""Which worker has which room.

A worker lives as long as it says so: `beat` is written every second, by the database's clock. A game's row
names its worker, and how often that has changed (`epoch`). A game may be taken by anyone if its worker no
longer lives; what the old one writes after that fails, because the epoch is another.
"""

import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from ..database import Database
from ..schema import games, workers

DEAD: Final = 3.5
"""Seconds without a beat after which a worker is dead."""


class Lease(NamedTuple):
    """Who has a game: oneself with the number to write it with, or another worker at its address."""

    epoch: int
    elsewhere: str = ""


class WorkerRow(NamedTuple):
    """A worker that lives."""

    id: str
    address: str
    age: float
    """Seconds since it last said so."""
    load: str


class Leases:
    """The shelf of leases."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def beat(self, worker: str, address: str, load: str) -> None:
        """Say that a worker lives. Those dead for long are forgotten."""

        def work(c: Connection) -> None:
            at = clock(c)
            values = {"address": address, "beat": at, "load": load}
            if not c.execute(update(workers).where(workers.c.id == worker).values(**values)).rowcount:
                c.execute(insert(workers).values(id=worker, **values))
            c.execute(delete(workers).where(workers.c.beat < at - 100 * DEAD))

        self._db.write(work)

    def leave(self, worker: str) -> None:
        """A worker ends: others may have its rooms at once."""

        def work(c: Connection) -> None:
            c.execute(delete(workers).where(workers.c.id == worker))
            c.execute(update(games).where(games.c.worker == worker).values(worker=""))

        self._db.write(work)

    def take(self, game: str, worker: str) -> Lease | None:
        """Have a game if nobody who lives has it; None if there is no such game."""

        def work(c: Connection) -> Lease | None:
            row = c.execute(select(games.c.worker, games.c.epoch).where(games.c.id == game)).first()
            if row is None:
                return None
            holder, epoch = row
            if holder == worker:
                return Lease(epoch)
            if holder:
                lives = workers.c.beat >= clock(c) - DEAD
                found = select(workers.c.address).where(workers.c.id == holder, lives)
                address = c.execute(found).scalar()
                if address is not None:
                    return Lease(epoch, address)
            mine = (games.c.id == game, games.c.epoch == epoch)
            taken = update(games).where(*mine).values(worker=worker, epoch=epoch + 1)
            return Lease(epoch + 1) if c.execute(taken).rowcount else Lease(epoch, "?")

        return self._db.write(work)

    def holder(self, game: str, worker: str) -> str:
        """Which other worker has a game and lives; "" if none does."""

        def work(c: Connection) -> str:
            held = (games.c.id == game, games.c.worker != worker, workers.c.beat >= clock(c) - DEAD)
            both = select(workers.c.id).join(games, games.c.worker == workers.c.id)
            return str(c.execute(both.where(*held)).scalar() or "")

        return self._db.read(work)

    def let_go(self, game: str, worker: str) -> None:
        """Have a game no longer: its room left the memory."""
        mine = (games.c.id == game, games.c.worker == worker)
        self._db.write(lambda c: c.execute(update(games).where(*mine).values(worker="")))

    def lost(self, worker: str, ids: list[str]) -> list[str]:
        """Which of these games are no longer this worker's."""
        query = select(games.c.id).where(games.c.id.in_(ids), games.c.worker == worker)
        kept = self._db.read(lambda c: {row[0] for row in c.execute(query)})
        return [id for id in ids if id not in kept]

    def living(self) -> list[WorkerRow]:
        """The workers that live."""

        def work(c: Connection) -> list[WorkerRow]:
            at = clock(c)
            query = select(workers.c.id, workers.c.address, workers.c.beat, workers.c.load)
            rows = c.execute(query.where(workers.c.beat >= at - DEAD).order_by(workers.c.id)).all()
            return [WorkerRow(id, address, max(0.0, at - beat), load) for id, address, beat, load in rows]

        return self._db.read(work)


def clock(c: Connection) -> float:
    """The time of the database: SQLite's is this machine's, which all its users share."""
    if c.dialect.name == "postgresql":
        return float(c.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar() or 0)
    return time.time()
