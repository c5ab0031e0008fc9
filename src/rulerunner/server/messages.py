"""What the server and a browser say to each other, version 2: over the socket here, over HTTP in `requests`.

Play goes over a WebSocket, everything else over HTTP. Each message is one JSON object; its `type` says which
it is. `docs/protocol.md` and the types of the browser's code are generated from this module: a field's
description is the string after it.

The socket is at /api/play; `/api/play?game=ID` leads at once to the worker that has the game. A browser makes
a long random *key* for itself; requests send it as `Authorization: Bearer KEY`, and the socket in its first
message. The key is whose games, decks and seats these are; it is never part of an address. A game's id is
public: whoever has no seat there is a spectator, if the players allow any. A browser never gets more than the
`View` of its seat, or what both players see.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 2
"""The version of these messages. A browser that speaks another one is told so and turned away."""

Seat = Literal["corp", "runner"]
Asking = Literal["always", "able", "matters", "quiet"]
Order = Literal["stay", "act", "ask"]
"""What a card does that may act unseen: it stays hidden, it acts once as soon as it may, or its player is
asked, and the pause may tell something."""
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


class GiveOrder(Message, tag="order"):
    """Say what a hidden card of this seat is to do when it may act unseen. The opponent is told nothing."""

    card: Handle
    order: Order


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
    | GiveOrder
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
    homemade: bool = False
    """Whether decks with home-made cards may be played; both players may read every one of them."""
    sealed: Number | None = None
    """The seed of the packs that were opened for this table, of the 1996 game: both decks are of nothing
    else. Each player opens those of their side (POST /api/decks/open), so both know what there was."""


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


class Standing(Message):
    """A hidden card of this seat that may act unseen, and its order."""

    card: str
    """The handle of the card, or "every" and a name, for cards that speak up as they are installed."""
    name: str
    order: Order


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
    orders: tuple[Standing, ...] = ()
    """Against a person: the cards that may act unseen. At their moment nobody is asked, lest it tell."""


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


class Ordered(Message, tag="ordered"):
    """The answer to `order`: how the orders stand."""

    orders: tuple[Standing, ...]


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


Ground = Literal["", "away", "time"]
"""What a seat may claim the game for."""


class People(Message, tag="people"):
    """Who is at the table. Sent whenever something of it changes."""

    people: dict[str, Person]
    spectators: int
    clocks: Clocks | None = None
    paused: bool = False
    requests: tuple[Asked, ...] = ()
    claim: Ground = ""
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


ToBrowser = Welcome | Frame | Because | Ordered | Refused | People | Said
