"""Who comes, and what the people at a table do besides playing: be there, talk, ask each other for
something."""

from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple

from ..lang.words import Side, other
from ..session.fairness import committed
from .errors import Fault, Refusal
from .messages import Asked, ChatLine, Person, Wish
from .names import clean, key_of, read_name
from .store import ChatRow, GameRow, ProfileRow, Store, now
from .tokens import hashed, hashed_password, new_secret, right_password

SPECTATOR: Final = "Spectator"
GUEST: Final = {"corp": "Corp player", "runner": "Runner player"}
"""What someone without a name is called."""


class Visitor(NamedTuple):
    """Someone who asks: the key their browser has, its hash, and whose it is."""

    key: str
    hash: str
    profile: str
    name: str


def visitor(store: Store, key: str) -> Visitor:
    """Who shows a key; without one, nobody."""
    if not key:
        return Visitor("", "", "", "")
    found = store.people.profile(hashed(key))
    return Visitor(key, hashed(key), found.id, found.name)


# --- names ------------------------------------------------------------------------------------------------


def take_name(store: Store, who: Visitor, text: str, password: str | None) -> ProfileRow:
    """Have a name from now on, if nobody else has it."""
    name = read_name(text)
    kept = hashed_password(password) if password is not None else None
    if not store.people.set_name(who.profile, name, key_of(name), kept):
        raise Fault(409, "name", f"Someone is called {name} already: choose another name.")
    return store.people.profile(who.hash)


def sign_in(store: Store, who: Visitor, text: str, password: str) -> ProfileRow:
    """Use a name with its password in another browser."""
    found = store.people.by_name(key_of(text[:80]))
    # Whether there is such a name, or it has a password, is not told apart; nor by the time it takes.
    if not right_password(password, found.password if found is not None else "") or found is None:
        raise Fault(403, "password", "There is no such name with this password.")
    return move_in(store, who, found.id)


def move_in(store: Store, who: Visitor, profile: str) -> ProfileRow:
    """Be another profile in this browser. A browser with a name of its own does not lose it by this."""
    if who.name and who.profile != profile:
        why = f"This browser is {who.name}'s: give that name a password first, or use another browser."
        if not store.people.profile(who.hash).password:
            raise Fault(409, "name", why)
    if not store.people.add_key(who.hash, profile):
        raise Fault(409, "own", "You would play against yourself: finish that game first.")
    return store.people.profile(who.hash)


# --- at a table -------------------------------------------------------------------------------------------


class Company:
    """Those at one table: who is there, what they ask each other for, what they say."""

    def __init__(self, game: GameRow, lines: list[ChatRow]) -> None:
        self.names: dict[Side, str] = {side: seat.name or GUEST[side] for side, seat in game.seats.items()}
        self.shows: dict[Side, bool] = {side: seat.shows for side, seat in game.seats.items()}
        self.here: dict[Side, int] = dict.fromkeys(game.seats, 0)
        self.away_since: dict[Side, str] = dict.fromkeys(game.seats, now())
        self.spectators = 0
        self.requests: dict[tuple[Side, Wish], str] = {}
        """What is asked for, and the nonce that came with it."""
        self.next_secret = ""
        """What the seed of another game will follow from, from the moment someone asks for one."""
        self.rematch = game.rematch
        self.lines = [_line(row) for row in lines]

    def come(self, side: Side) -> None:
        """A player looks at the table, from one place more."""
        self.here[side] += 1

    def go(self, side: Side) -> None:
        """A player looks at it from one place less."""
        self.here[side] -= 1
        if not self.here[side]:
            self.away_since[side] = now()

    def away_for(self, side: Side) -> float:
        """Seconds since a player was last there; 0 if they are."""
        if self.here[side]:
            return 0.0
        return (datetime.now(UTC) - datetime.fromisoformat(self.away_since[side])).total_seconds()

    def persons(self) -> dict[str, Person]:
        """The players as all see them."""
        return {
            side: Person(
                name=self.names[side],
                here=self.here[side] > 0,
                away_since="" if self.here[side] else self.away_since[side],
                shows=self.shows[side],
            )
            for side in self.here
        }

    def asked(self) -> tuple[Asked, ...]:
        """What is asked for and not answered."""
        promise = committed(self.next_secret) if self.next_secret else ""
        return tuple(Asked(*each, promise if each[1] == "rematch" else "") for each in self.requests)

    def ask(self, seat: Side, what: Wish, nonce: str = "") -> None:
        """Ask for something."""
        if what == "rematch" and not self.next_secret:
            self.next_secret = new_secret()
        self.requests[seat, what] = nonce

    def wants(self, seat: Side, what: Wish) -> bool:
        """Whether a seat asks for something."""
        return (seat, what) in self.requests

    def withdraw(self, seat: Side, what: Wish) -> None:
        """Ask for it no longer."""
        self.requests.pop((seat, what), None)

    def answer(self, seat: Side, what: Wish) -> str:
        """The other's request is answered, one way or the other; the nonce that came with it."""
        if not self.wants(other(seat), what):
            raise Refusal("people", "Nobody asks for that any more.")
        return self.requests.pop((other(seat), what))

    def forget_requests(self, *kept: Wish) -> None:
        """The game has gone on: what was asked of the moment before is void."""
        self.requests = {each: nonce for each, nonce in self.requests.items() if each[1] in kept}

    @staticmethod
    def hears(line: ChatLine, side: str, over: bool) -> bool:
        """Whether someone at a side ("": a spectator) hears a line. Spectators know what players must not
        hear."""
        return over or side == "" or line.seat != ""


def _line(row: ChatRow) -> ChatLine:
    sides: dict[str, Literal["corp", "runner", ""]] = {"corp": "corp", "runner": "runner"}
    seat = sides.get(row.side, "")
    return ChatLine(row.number, row.at, seat, row.name, row.text)


def say(store: Store, game: str, side: str, name: str, text: str, most: int) -> ChatLine:
    """Keep a line that someone wrote."""
    words = clean(text, 300)
    if not words:
        raise Refusal("people", "There is nothing to say in this.")
    row = store.chats.add(game, side, name, words, most)
    if row is None:
        raise Refusal("people", "Enough has been said at this table: no more lines are kept.")
    return _line(row)
