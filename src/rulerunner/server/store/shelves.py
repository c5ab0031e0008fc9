"""The whole store, shelf by shelf."""

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..schema import about
from .bans import Bans
from .chats import Chats
from .games import Games
from .leases import Leases
from .people import People
from .replays import Replays


class Store(Games):
    """The database in the words of the game: the games themselves, and a shelf for everything else."""

    def __init__(self, url: str) -> None:
        db = Database(url)
        super().__init__(db)
        self.db = db
        self.people = People(db)
        self.chats = Chats(db)
        self.replays = Replays(db)
        self.bans = Bans(db)
        self.leases = Leases(db)

    def secret(self, name: str, fresh: str) -> str:
        """A secret that all servers of this database share; the first to ask makes it."""

        def work(c: Connection) -> str:
            found = c.execute(select(about.c.value).where(about.c.key == name)).scalar()
            if found is None:
                c.execute(insert(about).values(key=name, value=fresh))
            return str(found or fresh)

        try:
            return self.db.write(work)
        except IntegrityError:  # another was quicker
            return self.db.write(work)

    def close(self) -> None:
        """Write what is waiting, and let go of it."""
        self.db.close()
