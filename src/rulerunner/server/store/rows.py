"""The rows of games and decks, as everyone else gets them."""

from datetime import UTC, datetime
from typing import NamedTuple

from ...lang.words import Side
from ...session import Asking


def now() -> str:
    """This moment, ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Entry(NamedTuple):
    """One thing that a game's journal says: an answer, one given for its
    player ("answered"), a window that went by ("glance"), a number that was
    gone back or forward to ("goto"), a pause and its end ("pause", "resume"), or how the players ended it
    ("concede", "time", "claim", "draw")."""

    side: Side
    kind: str
    value: int = 0
    digest: str = ""
    spent: int = 0
    """Milliseconds of the side's clock that it took."""


class Summary(NamedTuple):
    """What the lobby shows of a game."""

    turn: int = 0
    corp_points: int = 0
    runner_points: int = 0
    deciding: str = ""
    winner: str | None = None
    reason: str = ""


class SeatRow(NamedTuple):
    """A person's seat."""

    side: Side
    profile: str
    name: str = ""
    title: str = ""
    asking: Asking = "able"
    deck: str = ""
    nonce: str = ""
    kept: bool = True
    """It is in the player's own list of games."""
    shows: bool = False
    """Spectators may see the hand."""


class GameRow(NamedTuple):
    """A game, with the seats of people."""

    id: str
    rules: str
    start: str
    """"": a seat is still free, and nothing is dealt."""
    players: dict[Side, str]
    created: str
    updated: str
    summary: Summary
    seats: dict[Side, SeatRow]
    terms: str = ""
    listed: bool = False
    invitation: str | None = None
    code: str | None = None
    secret: str = ""
    peeked: bool = False
    rematch: str = ""

    @property
    def begun(self) -> bool:
        """Whether both have sat down."""
        return self.start != ""

    @property
    def between_people(self) -> bool:
        """Whether both seats are people's, or will be."""
        return len(set(self.players.values())) == 1

    def seat_of(self, profile: str) -> SeatRow | None:
        """The seat of a profile."""
        return next((seat for seat in self.seats.values() if profile and seat.profile == profile), None)


class DeckRow(NamedTuple):
    """A deck that a profile keeps."""

    id: str
    family: str
    name: str
    text: str
