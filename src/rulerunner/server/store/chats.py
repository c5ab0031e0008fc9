"""What was said at the tables."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from ..database import Database
from ..schema import chat
from .rows import now


class ChatRow(NamedTuple):
    """A line that someone wrote: a player by the side, or a spectator ("")."""

    number: int
    at: str
    side: str
    name: str
    text: str


class Chats:
    """The shelf of what was said."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def add(self, game: str, side: str, name: str, text: str, most: int) -> ChatRow | None:
        """Keep a line; None if there are too many. Spectators use up only what is theirs."""
        theirs = chat.c.side == "" if side == "" else chat.c.side != ""

        def work(c: Connection) -> ChatRow | None:
            last = c.execute(select(func.max(chat.c.number)).where(chat.c.game == game)).scalar()
            number = 0 if last is None else last + 1
            if number >= most:  # only then they need to be counted one by one
                said = select(func.count()).select_from(chat).where(chat.c.game == game, theirs)
                if (c.execute(said).scalar() or 0) >= most:
                    return None
            row = ChatRow(number, now(), side, name, text)
            c.execute(insert(chat).values(game=game, **row._asdict()))
            return row

        return self._db.write(work)

    def lines(self, game: str) -> list[ChatRow]:
        """All that was said at a table."""
        columns = (chat.c[name] for name in ChatRow._fields)
        query = select(*columns).where(chat.c.game == game).order_by(chat.c.number)
        return self._db.read(lambda c: [ChatRow(*row) for row in c.execute(query)])
