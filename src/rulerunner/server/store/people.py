"""People: their profiles with names and keys, their settings and decks."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..schema import codes, decks, keys, profiles, replays, seats
from .rows import DeckRow, now


class ProfileRow(NamedTuple):
    """Someone, by the hash of the first key."""

    id: str
    name: str = ""
    password: str = ""


class People:
    """The shelf of people. A profile has a row only once there is something to keep of it."""

    def __init__(self, db: Database) -> None:
        self._db = db

    # --- keys and names -----------------------------------------------------------------------------------

    def profile(self, key: str) -> ProfileRow:
        """Who shows the key of this hash: the profile it was moved to, or the one it is the first key of."""

        def work(c: Connection) -> ProfileRow:
            id = c.execute(select(keys.c.profile).where(keys.c.key == key)).scalar() or key
            row = c.execute(select(profiles.c.name, profiles.c.password).where(profiles.c.id == id)).first()
            return ProfileRow(id, (row[0] or "") if row else "", (row[1] or "") if row else "")

        return self._db.read(work)

    def by_name(self, name_key: str) -> ProfileRow | None:
        """Who has a name, as names are compared."""
        query = select(profiles.c.id, profiles.c.name, profiles.c.password)
        row = self._db.read(lambda c: c.execute(query.where(profiles.c.name_key == name_key)).first())
        return ProfileRow(row[0], row[1] or "", row[2] or "") if row else None

    def set_name(self, profile: str, name: str, name_key: str, password: str | None) -> bool:
        """Give a profile a name; False if it is someone else's. None leaves the password as it is."""

        def work(c: Connection) -> None:
            _ensure(c, profile)
            values = {"name": name, "name_key": name_key, "seen": now()}
            if password is not None:
                values["password"] = password
            c.execute(update(profiles).where(profiles.c.id == profile).values(**values))
            c.execute(update(seats).where(seats.c.profile == profile).values(name=name))

        try:
            self._db.write(work)
        except IntegrityError:
            return False
        return True

    def add_key(self, key: str, profile: str) -> bool:
        """A browser's key stands for a profile from now on. What it had kept without a name goes along.
        False: that would put one player into both seats of a game."""

        def work(c: Connection) -> bool:
            before = c.execute(select(keys.c.profile).where(keys.c.key == key)).scalar() or key
            if before == profile:
                return True
            named = c.execute(select(profiles.c.name).where(profiles.c.id == before)).scalar()
            if not named:
                theirs = select(seats.c.game).where(seats.c.profile == profile)
                both = select(func.count()).select_from(seats)
                if c.execute(both.where(seats.c.profile == before, seats.c.game.in_(theirs))).scalar():
                    return False
                for table in (seats, decks, replays, keys):
                    c.execute(update(table).where(table.c.profile == before).values(profile=profile))
            c.execute(delete(keys).where(keys.c.key == key))
            c.execute(insert(keys).values(key=key, profile=profile))
            return True

        return self._db.write(work)

    def add_code(self, code: str, profile: str, expires: float) -> None:
        """A code (its hash) that moves a profile to another browser, once."""

        def work(c: Connection) -> None:
            c.execute(delete(codes).where(or_(codes.c.expires < time.time(), codes.c.profile == profile)))
            c.execute(insert(codes).values(code=code, profile=profile, expires=expires))

        self._db.write(work)

    def take_code(self, code: str) -> str | None:
        """The profile of a code, which is used up."""

        def work(c: Connection) -> str | None:
            where = (codes.c.code == code, codes.c.expires >= time.time())
            profile = c.execute(select(codes.c.profile).where(*where)).scalar()
            taken = c.execute(delete(codes).where(codes.c.code == code)).rowcount
            return str(profile) if profile is not None and taken else None

        return self._db.write(work)

    # --- settings -----------------------------------------------------------------------------------------

    def settings(self, profile: str) -> str | None:
        """What a profile likes, as JSON."""
        query = select(profiles.c.settings).where(profiles.c.id == profile)
        found = self._db.read(lambda c: c.execute(query).scalar())
        return str(found) if found else None

    def set_settings(self, profile: str, settings: str) -> None:
        """Keep what a profile likes."""

        def work(c: Connection) -> None:
            _ensure(c, profile)
            c.execute(update(profiles).where(profiles.c.id == profile).values(settings=settings, seen=now()))

        self._db.write(work)

    def sweep(self, since: str) -> int:
        """Forget profiles without a name, decks or games that were not seen for long."""
        used = select(seats.c.profile).union(select(decks.c.profile), select(keys.c.profile))
        stale = (profiles.c.name.is_(None), profiles.c.seen < since, profiles.c.id.not_in(used))

        def work(c: Connection) -> int:
            c.execute(delete(codes).where(codes.c.expires < time.time()))
            return int(c.execute(delete(profiles).where(*stale)).rowcount)

        return self._db.write(work)

    # --- decks --------------------------------------------------------------------------------------------

    def decks(self, profile: str) -> list[DeckRow]:
        """The decks a profile keeps, by name."""
        columns = (decks.c[name] for name in DeckRow._fields)
        query = select(*columns).where(decks.c.profile == profile).order_by(decks.c.name, decks.c.id)
        return self._db.read(lambda c: [DeckRow(*row) for row in c.execute(query)])

    def add_deck(self, profile: str, deck: DeckRow, most: int) -> bool:
        """Keep a deck; False if there are too many."""

        def work(c: Connection) -> bool:
            count = select(func.count()).select_from(decks).where(decks.c.profile == profile)
            if (c.execute(count).scalar() or 0) >= most:
                return False
            c.execute(insert(decks).values(profile=profile, created=now(), **deck._asdict()))
            return True

        return self._db.write(work)

    def change_deck(self, profile: str, deck: DeckRow) -> bool:
        """Keep a deck in the place of the profile's own with its id; whether there was one."""
        where = (decks.c.profile == profile, decks.c.id == deck.id)
        changed = update(decks).where(*where).values(deck._asdict())
        return self._db.write(lambda c: c.execute(changed).rowcount > 0)

    def forget_deck(self, profile: str, id: str) -> bool:
        """Forget a deck of a profile; whether there was one."""
        where = (decks.c.profile == profile, decks.c.id == id)
        return self._db.write(lambda c: c.execute(delete(decks).where(*where)).rowcount > 0)


def _ensure(c: Connection, profile: str) -> None:
    if c.execute(select(profiles.c.id).where(profiles.c.id == profile)).scalar() is None:
        c.execute(insert(profiles).values(id=profile, settings="", seen=now()))
