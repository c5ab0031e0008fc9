"""Games, their seats and their journals."""

from concurrent.futures import Future
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from ...lang.words import CORP, RUNNER, Side
from ..database import Database
from ..schema import games, journal, seats
from .rows import Entry, GameRow, SeatRow, Summary, now

MORE: Final = ("terms", "listed", "invitation", "code", "secret", "peeked", "rematch")
"""Columns that a row has under the same names."""


# Said once: what is done for every answer is not put together anew for every answer.
_NEWS: Final[dict[str, Any]] = {name: bindparam(name) for name in ("updated", *Summary._fields)}
GO_ON: Final = update(games).where(games.c.id == bindparam("of")).values(_NEWS)
GO_ON_IF: Final = GO_ON.where(games.c.epoch == bindparam("mine"))
NOTE: Final = insert(journal)


class Conflict(Exception):
    """Someone else wrote first; nothing was written."""


class Games:
    """The shelf of games."""

    def __init__(self, db: Database) -> None:
        self._db = db

    # --- writing ------------------------------------------------------------------------------------------

    def add_game(self, game: GameRow, entries: list[Entry]) -> None:
        """A new game, and what has happened in it already."""

        def work(c: Connection) -> None:
            c.execute(
                insert(games).values(
                    id=game.id,
                    rules=game.rules,
                    start=game.start,
                    corp=game.players[CORP],
                    runner=game.players[RUNNER],
                    created=game.created,
                    updated=game.updated,
                    **{name: getattr(game, name) for name in MORE},
                    **game.summary._asdict(),
                )
            )
            c.execute(insert(seats), [{"game": game.id, **seat._asdict()} for seat in game.seats.values()])
            _append(c, game.id, 0, entries)

        self._db.write(work)

    def begin(self, id: str, seat: SeatRow, start: str, summary: Summary) -> bool:
        """The last free seat is taken and the cards are dealt, by the first who comes: False to others."""

        def work(c: Connection) -> bool:
            values = {"start": start, "code": None, "updated": now(), **summary._asdict()}
            free = (games.c.id == id, games.c.start == "")
            if c.execute(update(games).where(*free).values(**values)).rowcount != 1:
                return False
            c.execute(insert(seats).values(game=id, **seat._asdict()))
            return True

        return self._db.write(work)

    def append(
        self, game: str, number: int, entries: list[Entry], summary: Summary, epoch: int | None = None
    ) -> None:
        """Write down what happened, and wait until it is on the disk."""
        self.append_soon(game, number, entries, summary, epoch).result()

    def append_soon(
        self, game: str, number: int, entries: list[Entry], summary: Summary, epoch: int | None = None
    ) -> "Future[None]":
        """Write down what happened; `number` is that of the first entry. It is on the disk when the future is
        done. If the journal says something else there already, or another worker has the game by now, this
        fails and nothing is written."""

        def work(c: Connection) -> None:
            values = {"of": game, "updated": now(), **summary._asdict()}
            going_on = GO_ON if epoch is None else GO_ON_IF
            if c.execute(going_on, values if epoch is None else {**values, "mine": epoch}).rowcount != 1:
                raise Conflict(f"game {game} is in other hands")
            try:
                _append(c, game, number, entries)
            except IntegrityError as error:
                raise Conflict(f"game {game} has gone on elsewhere") from error

        return self._db.write_soon(work)

    def set_seat(self, game: str, side: Side, **values: Any) -> None:
        """Change what is known of a seat."""
        where = (seats.c.game == game, seats.c.side == side)
        self._db.write(lambda c: c.execute(update(seats).where(*where).values(**values)))

    def set_game(self, game: str, **values: Any) -> None:
        """Change what is known of a game, besides what its journal says."""
        self._db.write(lambda c: c.execute(update(games).where(games.c.id == game).values(**values)))

    def make_room(self, profile: str, most: int) -> bool:
        """Whether a profile may have another game. If it has too many, it no longer keeps the oldest that
        is over."""

        def work(c: Connection) -> bool:
            mine = select(seats.c.game).where(seats.c.profile == profile, seats.c.kept)
            count = c.execute(select(func.count()).select_from(mine.subquery())).scalar() or 0
            if count < most:
                return True
            over = (games.c.id.in_(mine), games.c.winner.is_not(None))
            oldest = c.execute(select(games.c.id).where(*over).order_by(games.c.updated)).scalar()
            if oldest is not None:
                _unlist(c, oldest, profile)
            return oldest is not None

        return self._db.write(work)

    def unlist(self, game: str, profile: str) -> None:
        """A player keeps a game no longer. It is forgotten when nobody keeps it."""
        self._db.write(lambda c: _unlist(c, game, profile))

    def forget_game(self, game: str) -> None:
        """Forget a game altogether."""
        self._db.write(lambda c: c.execute(delete(games).where(games.c.id == game)))

    def sweep(self, open_since: str, listed_since: str, untouched_since: str) -> int:
        """Forget tables at which nobody sat down, and games that nobody has touched for very long."""
        stale = or_(
            and_(games.c.start == "", games.c.updated < open_since),
            and_(games.c.start == "", games.c.listed, games.c.updated < listed_since),
            games.c.updated < untouched_since,
        )
        return int(self._db.write(lambda c: c.execute(delete(games).where(stale)).rowcount))

    # --- reading ------------------------------------------------------------------------------------------

    def game(self, id: str) -> GameRow | None:
        """A game by its id."""
        found = self._games(games.c.id == id, 1)
        return found[0] if found else None

    def game_of(self, *, invitation: str = "", code: str = "") -> GameRow | None:
        """The game of an invitation (a hash), or of a code."""
        where = games.c.invitation == invitation if invitation else games.c.code == code
        found = self._games(where, 1) if invitation or code else []
        return found[0] if found else None

    def entries(self, game: str) -> list[Entry]:
        """The journal of a game."""
        columns = (journal.c[name] for name in Entry._fields)
        query = select(*columns).where(journal.c.game == game).order_by(journal.c.number)
        return self._db.read(lambda c: [Entry(*row) for row in c.execute(query)])

    def games_of(self, profile: str, most: int) -> list[GameRow]:
        """The games a profile plays in and keeps, the latest first."""
        mine = select(seats.c.game).where(seats.c.profile == profile, seats.c.kept)
        return self._games(games.c.id.in_(mine), most)

    def open_tables(self, since: str, most: int) -> list[GameRow]:
        """The listed tables with a free seat whose host was there lately, the latest first."""
        return self._games(and_(games.c.listed, games.c.start == "", games.c.updated >= since), most)

    def live_games(self, since: str, most: int) -> list[GameRow]:
        """The listed games that are being played."""
        where = and_(games.c.listed, games.c.start != "", games.c.winner.is_(None), games.c.updated >= since)
        return self._games(where, most)

    def count(self) -> dict[str, int]:
        """How many games there are, and how many of them go on."""

        def work(c: Connection) -> dict[str, int]:
            total = c.execute(select(func.count()).select_from(games)).scalar() or 0
            going = c.execute(
                select(func.count()).select_from(games).where(games.c.start != "", games.c.winner.is_(None))
            ).scalar()
            return {"games": total, "going": going or 0}

        return self._db.read(work)

    def _games(self, where: Any, most: int) -> list[GameRow]:
        def work(c: Connection) -> list[GameRow]:
            query = select(games).where(where).order_by(games.c.updated.desc()).limit(most)
            rows = c.execute(query).mappings().all()
            ids = [row["id"] for row in rows]
            by_game: dict[str, list[SeatRow]] = {id: [] for id in ids}
            for place in c.execute(select(seats).where(seats.c.game.in_(ids))).mappings():
                by_game[place["game"]].append(_seat(place))
            return [_game(row, by_game[row["id"]]) for row in rows]

        return self._db.read(work)


def _append(c: Connection, game: str, number: int, entries: list[Entry]) -> None:
    rows = [{"game": game, "number": at, **entry._asdict()} for at, entry in enumerate(entries, number)]
    if rows:
        c.execute(NOTE, rows)


def _unlist(c: Connection, game: str, profile: str) -> None:
    mine = (seats.c.game == game, seats.c.profile == profile)
    c.execute(update(seats).where(*mine).values(kept=False))
    kept = select(func.count()).select_from(seats).where(seats.c.game == game, seats.c.kept)
    if not c.execute(kept).scalar():
        c.execute(delete(games).where(games.c.id == game))


def _seat(row: RowMapping) -> SeatRow:
    return SeatRow(*(row[name] for name in SeatRow._fields))


def _game(row: RowMapping, places: list[SeatRow]) -> GameRow:
    return GameRow(
        row["id"],
        row["rules"],
        row["start"],
        {CORP: row["corp"], RUNNER: row["runner"]},
        row["created"],
        row["updated"],
        Summary(*(row[name] for name in Summary._fields)),
        {seat.side: seat for seat in places},
        **{name: row[name] for name in MORE},
    )
