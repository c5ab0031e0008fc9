"""What goes over HTTP between server and browser: lobby, decks, tables, cards, rules, the owner's page."""

from typing import Annotated, Literal

from msgspec import Meta, field

from .messages import (
    Asking,
    DeckText,
    Message,
    Name,
    Nonce,
    Number,
    Password,
    PersonName,
    Seat,
    Terms,
)

# --- over HTTP ---------------------------------------------------------------------------------------------


class HouseRule(Message):
    """Something that some tables play otherwise. A game is played with house rules if `rules` names them
    after the edition, each behind a "+" and in the order of the list."""

    name: str
    says: str


class Words(Message):
    """An edition of the rules, and what it calls things."""

    id: str
    title: str
    family: str
    words: dict[str, str]
    formats: tuple[str, ...]
    points: int
    house: tuple[HouseRule, ...] = ()
    """The house rules that it may be played with."""


class OpponentInfo(Message):
    """Someone to play against."""

    name: str
    says: str


class DeckInfo(Message):
    """A deck that can be chosen."""

    id: str
    name: str
    side: Seat
    family: str
    identity: str
    faction: str
    cards: int
    says: str
    """What it wants to do, in a sentence."""
    sample: bool


class GameInfo(Message):
    """A game of this profile. DELETE /api/games/ID takes it off this profile's list; the other player keeps
    it."""

    id: str
    """Also its public address: #/game/ID."""
    seat: Seat
    rules: str
    title: str
    opponent: str
    """"human", or the name of a bot."""
    turn: int
    points: dict[str, int]
    result: tuple[str, str] | None
    updated: str
    yours: bool
    """The next choice is this seat's."""
    open: bool = False
    """The other seat is still free; nothing is dealt."""
    opponent_name: str = ""
    invite: str = ""
    """The token of the invitation, for whoever made the table, while a seat is free."""
    code: str = ""
    """The same, short enough to be read aloud."""
    commitment: str = ""


class Lobby(Message):
    """GET /api/lobby: everything the front page shows."""

    version: str
    protocol: int
    editions: tuple[Words, ...]
    opponents: tuple[OpponentInfo, ...]
    decks: tuple[DeckInfo, ...]
    games: tuple[GameInfo, ...]
    name: str = ""
    """What this profile is called, if it has a name."""
    address: str = ""
    """The address under which others reach this server; "" if it does not know."""


class CheckDeck(Message):
    """POST /api/decks/check: read a deck in any format, and say whether it may be played."""

    rules: Name
    text: DeckText
    side: Seat | None = None
    format: Annotated[str, Meta(max_length=40)] = ""


class Problem(Message):
    """One thing that is wrong with a deck."""

    rule: str
    text: str


class DeckReport(Message):
    """What was read, and everything that is wrong with it.

    GET /api/decks/ID?rules=R gives it for a sample or an own deck.
    """

    name: str
    side: Seat | None
    identity: str
    cards: tuple[tuple[int, str], ...]
    text: str
    """The deck in the house's own text format."""
    problems: tuple[Problem, ...]
    """Empty: the deck is legal, and every card of it can be played."""
    format: str = ""
    """The id of the format that it says it is made for."""
    notes: str = ""
    outside: tuple[str, ...] = ()
    """The identities that it brings along, outside the game."""
    homemade: tuple[str, ...] = ()
    """Its home-made cards as data."""


class SaveDeck(Message):
    """POST /api/decks: keep a legal deck; the answer is its `DeckInfo`. DELETE /api/decks/ID forgets it."""

    rules: Name
    name: Name
    text: DeckText
    id: Annotated[str, Meta(max_length=64)] = ""
    """One of this profile's decks, in whose place it is kept; "", or one that is gone: beside them."""


class NewGame(Message):
    """POST /api/games: sit down; the answer is the `GameInfo`. What is left out is chosen well."""

    rules: Name
    side: Seat
    deck: Annotated[str, Meta(max_length=200)] = ""
    """The id of a deck."""
    text: DeckText = ""
    """Or a deck as text."""
    opponent: Annotated[str, Meta(max_length=40)] = ""
    """The name of a bot, or "friend": a table with a free seat. Nothing is dealt before someone takes it."""
    opponent_deck: Annotated[str, Meta(max_length=200)] = ""
    """Only against a bot: a person brings a deck."""
    seed: Number | None = None
    terms: Terms = field(default_factory=Terms)
    """Only between people, like what follows."""
    listed: bool = False
    """Anyone may find the table in the open lobby, and watch the game if its terms allow that."""
    nonce: Nonce = ""
    """This browser's part of the seed."""


class Join(Message):
    """POST /api/join: sit down at a table with a free seat; the answer is the `GameInfo`. Of those who come
    at once one gets the seat. Say which table by one of `invite`, `code` and, if it is listed, `table`."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    code: Annotated[str, Meta(max_length=40)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    deck: Annotated[str, Meta(max_length=200)] = ""
    """The id of a deck for the free side; the one to begin with, if it is left out."""
    text: DeckText = ""
    nonce: Nonce = ""


class FindTable(Message):
    """POST /api/tables/find: which table an invitation or a code is for; the answer is the `TableInfo`."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    code: Annotated[str, Meta(max_length=40)] = ""


class TableInfo(Message):
    """A table between people, as anyone may see it. GET /api/tables/ID gives it for a listed one, and to its
    players."""

    id: str
    rules: str
    host: str
    """The name of who made it."""
    free: Literal["corp", "runner", ""]
    """The seat that is free."""
    terms: Terms
    commitment: str
    updated: str
    players: dict[str, str]
    """The names of those who sit there, by seat."""
    turn: int = 0
    points: dict[str, int] = field(default_factory=dict)
    result: tuple[str, str] | None = None
    yours: bool = False
    """This profile sits there."""


class Tables(Message):
    """GET /api/tables: the open lobby."""

    open: tuple[TableInfo, ...]
    """Tables with a free seat."""
    live: tuple[TableInfo, ...]
    """Games that are being played and can be watched."""


class Who(Message):
    """GET /api/me: what this profile is called."""

    name: str
    password: bool
    """Whether the name can be used elsewhere with a password."""


class SetName(Message):
    """PUT /api/me: take a name that nobody has; the answer is `Who`."""

    name: PersonName
    password: Password | None = None
    """To use the name elsewhere. Left out, it stays as it is."""


class SignIn(Message):
    """POST /api/me/sign-in: use a name with its password in this browser, too; the answer is `Who`."""

    name: PersonName
    password: Annotated[str, Meta(max_length=200)]


class DeviceCode(Message):
    """POST /api/me/code: a code that moves this profile, with its seats, to another browser. Once, and
    soon."""

    code: str
    seconds: int


class UseCode(Message):
    """POST /api/me/use-code: be the profile of a code in this browser from now on; the answer is `Who`."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]


class Settings(Message):
    """GET and PUT /api/settings: what a profile likes. Stored with the games."""

    theme: Literal["system", "dark", "light"] = "system"
    motion: Literal["system", "on", "off"] = "system"
    asking: Asking = "matters"
    text_mode: bool = False
    chart: bool = False
    """Whether the flow chart is open; closed, it is one line."""
    sounds: bool = False
    pace: Literal["slow", "normal", "fast", "instant"] = "normal"


class CardFace(Message):
    """GET /api/card?rules=R&name=N: a card to draw and to read."""

    name: str
    side: Seat
    type: str
    """In the words of the edition."""
    kind: str
    """The type as the machine calls it."""
    faction: str
    faction_name: str
    subtypes: tuple[str, ...]
    unique: bool
    facts: tuple[tuple[str, str], ...]
    """Cost, strength, memory, influence...: what it is called here, and the number."""
    text: tuple[str, ...]
    """A line an ability, in our words."""
    rules: tuple[tuple[str, str], ...]
    """The rules its abilities are under, with their titles."""
    playable: bool
    keys: tuple[str, ...] = ()
    """What each of `facts` is, in the words of the machine: cost, strength, memory, trash, requirement,
    points, influence, link, "minimum deck", "influence limit"."""
    homemade: bool = False
    """Nobody printed it: someone at this table, or this browser, made it."""
    gist: str = ""
    """What it is for, in one short line."""
    deeds: tuple[tuple[str, int], ...] = ()
    """What it does and how much: its picture is drawn from this."""


class Explained(Message):
    """GET /api/explain?rules=R&what=RULE: what a rule or a step means."""

    rule: str
    title: str
    text: tuple[str, ...]
    """Paragraphs."""
    ways: tuple[tuple[str, str, str], ...]
    """Where it goes on: when, the rule, what that step is."""
    others: tuple[tuple[str, str, str], ...]
    """What other editions have in its place: edition, rules, what they say."""
    where: str = ""
    """The timing structure and phase it belongs to, if it is a step or a phase."""
    steps: tuple[tuple[str, str], ...] = ()
    """The steps it consists of, if it is more than one: the rule, and what it says."""
    see: tuple[tuple[str, str], ...] = ()
    """Related rules, with their titles."""


class Names(Message):
    """GET /api/names?rules=R: the names of all cards, in the order in which they are options where a card is
    to be named. A later version adds names at the end and moves none."""

    names: tuple[str, ...]


class ChartRow(Message):
    """A step of a timing structure."""

    rule: str
    phase: str
    says: str
    kind: Literal["do", "window", "checkpoint", "branch", "ask", "goto", "complete"]
    marks: str
    """What a window is for, a letter each: P paid abilities, R rez, S score, I rez the approached ice,
    A action, M mid-access, B subroutines that resolve, T icebreaker strength; "" if it is no window."""
    ways: tuple[tuple[str, str], ...]
    """Every way on, with its condition in a word or two; none, if only the next step follows. The step "" is
    the end of the structure."""
    phase_id: str = ""
    """The phase as every edition calls it: "encounter ice"; what is shown is `phase`."""
    acts: Literal["", "both", "corp", "runner"] = ""
    """Who may act or is asked at it, if anyone."""


class ChartTable(Message):
    """A timing structure of an edition."""

    name: str
    title: str
    rule: str
    rows: tuple[ChartRow, ...]


class Chart(Message):
    """GET /api/chart?rules=R: every timing structure, from the tables the machine runs."""

    rules: str
    structures: tuple[ChartTable, ...]


class WorkerInfo(Message):
    """A worker that lives."""

    id: str
    address: str
    age: float
    """Seconds since it last said so."""
    load: dict[str, int]


class Overview(Message):
    """GET /api/admin/overview: what the server does. Like everything under /api/admin it needs the admin's
    key."""

    seconds: float
    """Since the start."""
    games: int
    going: int
    workers: tuple[WorkerInfo, ...]


class Ban(Message):
    """POST /api/admin/bans: let someone in no longer; DELETE: let them in again. The answer is `Bans`."""

    kind: Literal["name", "key", "address"]
    value: Annotated[str, Meta(min_length=1, max_length=80)]
    """A name, the SHA-256 of a key, or an address or network."""
    reason: Annotated[str, Meta(max_length=200)] = ""


class BanInfo(Message):
    """Someone who is not let in."""

    kind: str
    value: str
    reason: str
    created: str


class Bans(Message):
    """GET /api/admin/bans: everyone who is not let in."""

    bans: tuple[BanInfo, ...]


class Failure(Message):
    """Any request that was refused, with its HTTP status."""

    code: str
    why: str
    problems: tuple[Problem, ...] = ()
