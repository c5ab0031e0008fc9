"""Replays that people look at, and what was found out about them."""

from sqlalchemy import Connection, delete, func, insert, select

from ..database import Database
from ..schema import analyses, replays
from .rows import now


class Replays:
    """The shelf of replays."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def add(self, profile: str, id: str, text: str, most: int, most_of_all: int) -> bool:
        """Keep a replay; False if there is no room for any. Of a profile's replays the oldest beyond the
        limit go."""

        def work(c: Connection) -> bool:
            if c.execute(select(replays.c.id).where(replays.c.id == id)).scalar() is None:
                if (c.execute(select(func.count()).select_from(replays)).scalar() or 0) >= most_of_all:
                    return False
                c.execute(insert(replays).values(id=id, profile=profile, text=text, created=now()))
            mine = select(replays.c.id).where(replays.c.profile == profile)
            kept = mine.order_by(replays.c.created.desc()).limit(most)
            keep = [row[0] for row in c.execute(kept)]
            c.execute(delete(replays).where(replays.c.profile == profile, replays.c.id.not_in(keep)))
            return True

        return self._db.write(work)

    def text(self, id: str) -> str | None:
        """The text of a replay."""
        query = select(replays.c.text).where(replays.c.id == id)
        found = self._db.read(lambda c: c.execute(query).scalar())
        return str(found) if found is not None else None

    def analysis(self, id: str, seat: str, since: str) -> tuple[str, bool] | None:
        """What was found out about a replay, and whether anything was added since a moment."""
        query = select(analyses.c.report, analyses.c.updated)
        query = query.where(analyses.c.replay == id, analyses.c.seat == seat)
        found = self._db.read(lambda c: c.execute(query).first())
        return (str(found.report), str(found.updated) >= since) if found is not None else None

    def keep_analysis(self, id: str, seat: str, report: str) -> None:
        """Keep what was found out so far; nothing, if the replay has gone."""

        def work(c: Connection) -> None:
            c.execute(delete(analyses).where(analyses.c.replay == id, analyses.c.seat == seat))
            if c.execute(select(replays.c.id).where(replays.c.id == id)).scalar() is not None:
                c.execute(insert(analyses).values(replay=id, seat=seat, report=report, updated=now()))

        self._db.write(work)

    def sweep(self, since: str) -> int:
        """Forget those that were added long ago."""
        return int(
            self._db.write(lambda c: c.execute(delete(replays).where(replays.c.created < since)).rowcount)
        )
