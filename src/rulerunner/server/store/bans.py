"""Who may not come in."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ..database import Database
from ..schema import bans
from .rows import now


class BanRow(NamedTuple):
    """A name, the hash of a key, or an address or network, and why."""

    kind: str
    value: str
    reason: str
    created: str = ""


class Bans:
    """The shelf of bans."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def all(self) -> list[BanRow]:
        """Everyone who is banned."""
        columns = (bans.c[name] for name in BanRow._fields)
        query = select(*columns).order_by(bans.c.created)
        return self._db.read(lambda c: [BanRow(*row) for row in c.execute(query)])

    def add(self, ban: BanRow) -> None:
        """Ban someone."""

        def work(c: Connection) -> None:
            c.execute(delete(bans).where(bans.c.kind == ban.kind, bans.c.value == ban.value))
            c.execute(insert(bans).values(**ban._replace(created=now())._asdict()))

        self._db.write(work)

    def lift(self, kind: str, value: str) -> bool:
        """Ban someone no longer; whether they were."""
        where = (bans.c.kind == kind, bans.c.value == value)
        return self._db.write(lambda c: c.execute(delete(bans).where(*where)).rowcount > 0)
