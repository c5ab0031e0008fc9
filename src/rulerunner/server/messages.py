"""What the server and a browser say to each other, version 2.

Play goes over a WebSocket, everything else over HTTP. Each message is one JSON object; its `type` says which
it is. `docs/protocol.md` and the types of the browser's code are generated from this module: a field's
description is the string after it.

The socket is at /api/play. A browser makes a long random *key* for itself; requests send it as
`Authorization: Bearer KEY`, and the socket in its first message. The key is whose games, decks and seats
these
are; it is never part of an address. A game's id is public: whoever has no seat there is a spectator, if the
players allow any. A browser never gets more than the `View` of its seat, or what both players see.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

PROTOCOL: Final = 2
"""The version of these messages. A browser that speaks another one is told so and turned away."""

Seat = Literal["corp", "runner"]
Asking = Literal["always", "able", "matters", "quiet"]
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Handle = Annotated[str, Meta(max_length=80)]
GameId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
DeckText = Annotated[str, Meta(max_length=40_000)]
ReplayText = Annotated[str, Meta(max_length=4_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
View = dict[str, Any]
"""A `rulerunner.view.View` as data."""


class Message(Struct, forbid_unknown_fields=True):
    """A message, or a part of one."""


# --- from the browser, over the socket ---------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message: which game, and who comes. A player gets the own seat, anyone else looks on."""

    protocol: int
    game: GameId
    key: Token
    watch: Literal["", "corp", "runner"] = ""
    """A spectator: from which side to look. Where that player allows it the hand is shown."""


class Answer(Message, tag="answer"):
    """Choose an option of the decision."""

    at: Number
    """The frame's `at`. Any other number is stale, so that an answer sent twice counts once."""
    option: Number
    """The index of the option."""
    slowly: bool = False
    """Be asked everything from here to the next action, whatever the level of asking."""


class Follow(Message, tag="follow"):
    """Do what a plan of the frame says: its decisions are answered one by one, while all goes as planned."""

    at: Number
    plan: Number
    """The index of the plan."""


class Undo(Message, tag="undo"):
    """Take back the last choice of this seat: against a bot any, against a person one that nobody has
    acted on or learned anything from."""

    at: Number
    times: Annotated[int, Meta(ge=1, le=1000)] = 1


class Redo(Message, tag="redo"):
    """Give a choice again that was taken back."""

    at: Number
    times: Annotated[int, Meta(ge=1, le=1000)] = 1


class Ask(Message, tag="ask"):
    """Say in which windows this seat wants to be asked."""

    asking: Asking


class WhyNot(Message, tag="why"):
    """Ask what a card could do, and why it cannot now."""

    card: Handle
    """The handle of a card of the last frame's view."""


class Concede(Message, tag="concede"):
    """Give up the game."""

    at: Number


class Chat(Message, tag="chat"):
    """Say something. Players are heard by all; spectators by spectators, and by all once the game is over."""

    text: ChatText


Wish = Literal["takeback", "draw", "pause", "rematch"]
"""What needs the other player's consent: the own last choice taken back, a draw, a pause, another game."""


class Request(Message, tag="request"):
    """Ask the other player for something, or with `no` take that back."""

    what: Wish
    no: bool = False
    nonce: Nonce = ""
    """For another game: this browser's part of its seed."""


class Respond(Message, tag="respond"):
    """Grant what the other player asks for, or not."""

    what: Wish
    yes: bool
    nonce: Nonce = ""


class Resume(Message, tag="resume"):
    """End a pause. Either player may."""


class Claim(Message, tag="claim"):
    """Claim the game, as was agreed: the other player stayed away too long, or has no time left."""


class ShowHand(Message, tag="show"):
    """Let spectators see this seat's hand, or not."""

    shows: bool


FromBrowser = (
    Hello
    | Answer
    | Follow
    | Undo
    | Redo
    | Ask
    | WhyNot
    | Concede
    | Chat
    | Request
    | Respond
    | Resume
    | Claim
    | ShowHand
)


# --- to the browser, over the socket -----------------------------------------------------------------------


class LogLine(Message):
    """One thing that happened, as told to this seat."""

    rule: str
    text: str
    kind: str
    turn: int
    card: str = ""
    """The name of the card it is about, if this seat may know it."""
    side: str = ""
    """Whose doing it is, or whom it happens to."""


class Trail(Message):
    """A timing structure in progress, and the way through it so far."""

    structure: str
    at: str
    """The rule of the step it is at."""
    passed: tuple[str, ...]
    """The rules of the steps reached in this pass, in order, the present one last."""


class Terms(Message):
    """What the players agree on before they sit down."""

    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """On each player's clock; 0: no clocks."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that a player's clock gains as the own turn begins."""
    reserve: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds in each turn, of either player, before a player's clock runs."""
    zero: Literal["loss", "claim"] = "loss"
    """A player without time has lost; or the other may claim the game, and may as well play on."""
    abandon: Annotated[int, Meta(ge=0, le=10_000)] = 5
    """Minutes after which the game of a player who stays away may be claimed; 0: never."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds by which spectators see things later."""
    takebacks: bool = True
    """Whether one may ask for them."""
    format: Annotated[str, Meta(max_length=40)] = ""


class Welcome(Message, tag="welcome"):
    """The seat is open, or the view of a spectator."""

    protocol: int
    game: str
    seat: Seat
    rules: str
    players: dict[str, str]
    """Who plays each seat: "human", or the name of a bot."""
    title: str
    started: str
    """When the game began, ISO 8601."""
    role: Literal["player", "spectator"] = "player"
    names: dict[str, str] = {}
    """What the people are called, by seat."""
    terms: Terms | None = None
    """Only of a game between people."""
    commitment: str = ""
    """What proves after the game that the deal was fair; see `rulerunner verify`."""


class PlanInfo(Message):
    """Several decisions as one choice. It is offered if it would go through when nobody else acts."""

    kind: Literal["break", "advance", "score", "repeat", "use", "before", "choose"]
    """"choose" stands for options that are asked one by one; "before" goes back to a window that was passed
    for this seat, and does something there."""
    card: str
    """The handle of the card it is about."""
    text: str
    verb: str
    what: str
    price: str
    credits: int | None
    body: str
    whole: bool
    """Whether it does all there is to do: breaks every subroutine, scores the agenda."""
    steps: int
    """How many decisions it answers."""


class Frame(Message, tag="frame"):
    """The game as this seat sees it now."""

    at: int
    """How often this seat has answered, gone back or forward. It never falls. An answer repeats it."""
    view: View
    log: tuple[LogLine, ...]
    """The lines that are new since the last frame; all of them, if `fresh`."""
    fresh: bool
    trail: tuple[Trail, ...]
    """The timing structures in progress, the innermost last."""
    undo: int
    """How many choices of this seat can be taken back."""
    redo: int
    asking: Asking
    more: bool
    """Another frame follows at once: this one shows what happened on the way there."""
    plans: tuple[PlanInfo, ...] = ()
    """What this seat can do with one choice, besides the options of its decision; the best first."""
    notice: str = ""
    """Something the player has to know: the opponent cannot go on, and what can be done."""


class Reason(Message):
    """One thing a card could do, and what stands against it."""

    doing: str
    """Such as "rez it", "play it"."""
    possible: bool
    why: str
    rule: str


class Because(Message, tag="because"):
    """The answer to `why`."""

    card: str
    reasons: tuple[Reason, ...]


class Person(Message):
    """Someone who plays, as both players and all spectators see them."""

    name: str
    here: bool
    away_since: str = ""
    """Since when nobody looks at the seat, ISO 8601."""
    shows: bool = False
    """Spectators may see the hand."""


class Clocks(Message):
    """The clocks, in milliseconds, at the moment this was sent."""

    left: dict[str, int]
    reserve: dict[str, int]
    """What is left of this turn's reserve, which goes first."""
    running: str
    """Whose clock runs; "": nobody's."""


class Asked(Message):
    """What a player asks the other for."""

    seat: Seat
    what: Wish
    commitment: str = ""
    """Of another game: what proves that its deal will be fair."""


class People(Message, tag="people"):
    """Who is at the table. Sent whenever something of it changes."""

    people: dict[str, Person]
    spectators: int
    clocks: Clocks | None = None
    paused: bool = False
    requests: tuple[Asked, ...] = ()
    claim: Literal["", "away", "time"] = ""
    """What this seat may claim the game for."""
    rematch: str = ""
    """The game that both agreed to play next."""


class ChatLine(Message):
    """Something that someone said. It is text."""

    number: int
    at: str
    seat: Literal["corp", "runner", ""]
    """"": a spectator."""
    name: str
    text: str


class Said(Message, tag="said"):
    """Lines of the chat that are new, or all of them."""

    lines: tuple[ChatLine, ...]
    fresh: bool


Code = Literal[
    "protocol",
    "invalid",
    "too-large",
    "too-fast",
    "seat",
    "stale",
    "option",
    "undo",
    "over",
    "unknown",
    "trouble",
    "people",
    "waiting",
    "banned",
]


class Refused(Message, tag="refused"):
    """A message was not taken; nothing has changed."""

    code: Code
    """"seat", "protocol", "waiting" (nothing is dealt yet) and "banned" end the connection for good; "stale"
    comes with the present frame; with "trouble" the machine failed, and the game is where it was."""
    why: str
    """What was wrong and what would be right, for people."""


ToBrowser = Welcome | Frame | Because | Refused | People | Said


# --- over HTTP ---------------------------------------------------------------------------------------------


class Words(Message):
    """An edition of the rules, and what it calls things."""

    id: str
    title: str
    family: str
    words: dict[str, str]
    formats: tuple[str, ...]
    points: int


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


class SaveDeck(Message):
    """POST /api/decks: keep a legal deck; the answer is its `DeckInfo`. DELETE /api/decks/ID forgets it."""

    rules: Name
    name: Name
    text: DeckText


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
    points: dict[str, int] = {}
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


class UploadReplay(Message):
    """POST /api/replays: look at a replay file, or at an own game that is over, by its id. Both hands are
    open in it, so a game that was looked at this way can no longer be played on.

    The answer is a `ReplayInfo`; GET /api/replays/ID gives it again.
    """

    text: ReplayText = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    moments: bool = False
    """Only what both players saw is asked for, the key moments: the game can still be played on."""


class KeyMoment(Message):
    """Something to remember in a game."""

    at: int
    """The decision that led to it: `#/replay/ID/at/N` shows it."""
    turn: int
    kind: str
    text: str
    side: str


class ReplayInfo(Message):
    """A replay that can be looked at. GET /api/replays/ID/file is the file itself."""

    id: str
    rules: str
    players: dict[str, str]
    length: int
    """How many decisions: a moment is 0 to `length`."""
    result: tuple[str, str] | None
    turns: tuple[int, ...]
    """The turn at each moment, for the slider."""
    deciding: tuple[str, ...]
    """Whose decision it is at each moment."""
    moments: tuple[KeyMoment, ...] = ()
    """Agendas scored and stolen, heavy damage, the end: what both players saw."""


class Moment(Message):
    """GET /api/replays/ID/at/N?seat=corp|runner|both: the game at one decision."""

    at: int
    corp: View | None
    """The Corp's view, if asked for."""
    runner: View | None
    log: tuple[LogLine, ...]
    """All that has happened, as told to the seat (or to both)."""
    trail: tuple[Trail, ...]
    chosen: str
    """What was chosen here, in words, as far as the seat may know."""


class PlayOn(Message):
    """POST /api/replays/ID/play: sit down in the middle of a replay; the answer is the `GameInfo`."""

    at: Number
    side: Seat
    opponent: Annotated[str, Meta(max_length=40)] = ""


class AskHint(Message):
    """POST /api/hint: what a seat should do at its decision, against a bot; the answer is a `Hint`."""

    game: GameId
    at: Number
    """The frame's `at`, so that the hint is about the choice that is seen."""


class HintOption(Message):
    """An option, and what it is worth."""

    option: int
    """Its index in the decision."""
    text: str
    chance: float
    """The chance to win, from 0 to 1, with its 95% interval."""
    low: float
    high: float
    tried: int
    """In how many simulations."""
    why: tuple[str, ...]
    """Clauses drawn from what the simulations saw."""


class Hint(Message):
    """The best options, the best first. It depends on nothing but what the seat may know."""

    at: int
    simulations: int
    options: tuple[HintOption, ...]


class AnalysisPoint(Message):
    """The Corp's chance to win at a decision: a click of either side."""

    at: int
    turn: int
    active: Seat
    corp: float


class AnalysisFinding(Message):
    """A choice that lost much of the chance to win, and what was better."""

    at: int
    turn: int
    side: Seat
    chosen: str
    chance: float
    better: str
    best: float
    lost: float
    why: tuple[str, ...]


class AnalysisReport(Message):
    """POST /api/replays/ID/analysis?seat=corp|runner|open: look into a replay, in the background.

    The answer is how far it is, and what was found so far; GET gives it again. It is kept while the server
    runs.
    """

    seat: Literal["corp", "runner", "open"]
    done: int
    """So many decisions have been looked into,"""
    whole: int
    """of so many."""
    points: tuple[AnalysisPoint, ...]
    findings: tuple[AnalysisFinding, ...]
    failed: str = ""
    """Why it stopped, if it did."""


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
