"""What is kept: games with every answer, decks, settings, replays."""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.engine import RowMapping

from ..lang.words import CORP, RUNNER, Side
from ..session import Asking
from .database import Database
from .schema import decks, games, journal, profiles, replays, seats
from .tokens import same


def now() -> str:
    """This moment, ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Entry(NamedTuple):
    """One thing that a game's journal says: an answer, one given for
    its player ("answered"), a window that went by ("glance"), a number that was
    gone back or forward to ("goto"), or that someone gave up ("concede")."""

    side: Side
    kind: str
    value: int = 0
    digest: str = ""


class Summary(NamedTuple):
    """What the lobby shows of a game."""

    turn: int = 0
    corp_points: int = 0
    runner_points: int = 0
    deciding: str = ""
    winner: str | None = None
    reason: str = ""


class SeatRow(NamedTuple):
    """A person's seat. Of tokens there are only hashes."""

    side: Side
    token: str
    profile: str | None
    title: str
    asking: Asking
    opened: bool


class GameRow(NamedTuple):
    """A game, with the seats of people."""

    id: str
    rules: str
    start: str
    players: dict[Side, str]
    created: str
    updated: str
    summary: Summary
    seats: dict[Side, SeatRow]


class DeckRow(NamedTuple):
    """A deck that a profile keeps."""

    id: str
    family: str
    name: str
    text: str


class Store:
    """The database in the words of the game."""

    def __init__(self, url: str) -> None:
        self._db = Database(url)

    def close(self) -> None:
        """Write what is waiting, and let go of it."""
        self._db.close()

    # --- games --------------------------------------------------------------------------------------------

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
                    **game.summary._asdict(),
                )
            )
            c.execute(insert(seats), [{"game": game.id, **seat._asdict()} for seat in game.seats.values()])
            _append(c, game.id, 0, entries)

        self._db.write(work)

    def append(self, game: str, number: int, entries: list[Entry], summary: Summary) -> None:
        """Write down what happened; `number` is that of the first entry. If the journal says something else
        there already, this fails and nothing is written."""

        def work(c: Connection) -> None:
            _append(c, game, number, entries)
            c.execute(update(games).where(games.c.id == game).values(updated=now(), **summary._asdict()))

        self._db.write(work)

    def game(self, id: str) -> GameRow | None:
        """A game by its id."""

        def work(c: Connection) -> GameRow | None:
            row = c.execute(select(games).where(games.c.id == id)).mappings().first()
            if row is None:
                return None
            found = c.execute(select(seats).where(seats.c.game == id)).mappings().all()
            return _game(row, [_seat(seat) for seat in found])

        return self._db.read(work)

    def entries(self, game: str) -> list[Entry]:
        """The journal of a game."""
        columns = (journal.c.side, journal.c.kind, journal.c.value, journal.c.digest)
        query = select(*columns).where(journal.c.game == game).order_by(journal.c.number)
        return self._db.read(lambda c: [Entry(*row) for row in c.execute(query)])

    def seat_of(self, token: str) -> tuple[str, SeatRow] | None:
        """The game and the seat that the token of this hash opens."""
        query = select(seats).where(seats.c.token == token)
        row = self._db.read(lambda c: c.execute(query).mappings().first())
        return (row["game"], _seat(row)) if row is not None and same(row["token"], token) else None

    def games_of(self, profile: str, most: int) -> list[GameRow]:
        """The games a profile plays in, the latest first."""

        def work(c: Connection) -> list[GameRow]:
            mine = select(seats.c.game).where(seats.c.profile == profile)
            query = select(games).where(games.c.id.in_(mine)).order_by(games.c.updated.desc()).limit(most)
            rows = c.execute(query).mappings().all()
            places = c.execute(select(seats).where(seats.c.game.in_(mine))).mappings().all()
            by_game: dict[str, list[SeatRow]] = {}
            for place in places:
                by_game.setdefault(place["game"], []).append(_seat(place))
            return [_game(row, by_game[row["id"]]) for row in rows]

        return self._db.read(work)

    def make_room(self, profile: str, most: int) -> bool:
        """Whether a profile may have another game. If it has too many, the oldest that is over goes."""

        def work(c: Connection) -> bool:
            mine = select(seats.c.game).where(seats.c.profile == profile)
            count = c.execute(select(func.count()).select_from(mine.subquery())).scalar() or 0
            if count < most:
                return True
            over = (games.c.id.in_(mine), games.c.winner.is_not(None))
            oldest = c.execute(select(games.c.id).where(*over).order_by(games.c.updated)).scalar()
            if oldest is not None:
                c.execute(delete(games).where(games.c.id == oldest))
            return oldest is not None

        return self._db.write(work)

    def forget_game(self, game: str) -> None:
        """Forget a game altogether."""
        self._db.write(lambda c: c.execute(delete(games).where(games.c.id == game)))

    def set_seat(self, game: str, side: Side, **values: Any) -> None:
        """Change what is known of a seat."""
        where = (seats.c.game == game, seats.c.side == side)
        self._db.write(lambda c: c.execute(update(seats).where(*where).values(**values)))

    # --- profiles -----------------------------------------------------------------------------------------

    def settings(self, profile: str) -> str | None:
        """What a profile likes, as JSON."""
        query = select(profiles.c.settings).where(profiles.c.id == profile)
        found = self._db.read(lambda c: c.execute(query).scalar())
        return str(found) if found is not None else None

    def set_settings(self, profile: str, settings: str) -> None:
        """Keep what a profile likes."""

        def work(c: Connection) -> None:
            c.execute(delete(profiles).where(profiles.c.id == profile))
            c.execute(insert(profiles).values(id=profile, settings=settings))

        self._db.write(work)

    def decks(self, profile: str) -> list[DeckRow]:
        """The decks a profile keeps, by name."""
        columns = (decks.c.id, decks.c.family, decks.c.name, decks.c.text)
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

    def forget_deck(self, profile: str, id: str) -> bool:
        """Forget a deck of a profile; whether there was one."""
        where = (decks.c.profile == profile, decks.c.id == id)
        return self._db.write(lambda c: c.execute(delete(decks).where(*where)).rowcount > 0)

    # --- replays ------------------------------------------------------------------------------------------

    def add_replay(self, profile: str, id: str, text: str, most: int) -> None:
        """Keep a replay. Of a profile's replays the oldest beyond the limit go."""

        def work(c: Connection) -> None:
            if c.execute(select(replays.c.id).where(replays.c.id == id)).scalar() is None:
                c.execute(insert(replays).values(id=id, profile=profile, text=text, created=now()))
            mine = select(replays.c.id).where(replays.c.profile == profile)
            kept = mine.order_by(replays.c.created.desc()).limit(most)
            keep = [row[0] for row in c.execute(kept)]
            c.execute(delete(replays).where(replays.c.profile == profile, replays.c.id.not_in(keep)))

        self._db.write(work)

    def replay(self, id: str) -> str | None:
        """The text of a replay."""
        found = self._db.read(lambda c: c.execute(select(replays.c.text).where(replays.c.id == id)).scalar())
        return str(found) if found is not None else None


def _append(c: Connection, game: str, number: int, entries: list[Entry]) -> None:
    rows = [{"game": game, "number": at, **entry._asdict()} for at, entry in enumerate(entries, number)]
    if rows:
        c.execute(insert(journal), rows)


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
    )
