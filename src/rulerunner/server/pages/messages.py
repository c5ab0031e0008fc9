"""What the pages around the table ask the server for: cards, decks, rules, lessons, puzzles and the lab.

All of it goes over HTTP, and none of it changes anything on the server.
"""

from typing import Annotated, Literal

from msgspec import Meta

from ..messages import DeckText, LogLine, Message, Name, Number, Seat, Trail, View
from ..requests import CardFace, DeckReport

QueryText = Annotated[str, Meta(max_length=400)]
PositionText = Annotated[str, Meta(max_length=12_000)]
Answers = Annotated[tuple[Number, ...], Meta(max_length=800)]

Boosters = Annotated[tuple[Literal["base", "proteus", "classic"], ...], Meta(max_length=12)]


# --- cards -------------------------------------------------------------------------------------------------


class CardRow(Message):
    """A card in a list."""

    name: str
    slug: str
    family: str
    side: Seat
    kind: str
    """The type as the machine calls it."""
    type: str
    """In the words of its edition."""
    faction: str
    faction_name: str
    subtypes: tuple[str, ...]
    unique: bool
    cost: int | None
    """None: it has none, or it is X."""
    cost_text: str
    """The cost as it is printed: "3", "X" or ""."""
    strength: int | None
    requirement: int | None
    points: int | None
    memory: int | None
    trash: int | None
    influence: int | None
    limit: int
    """How many copies a deck may hold."""
    playable: bool


class CardList(Message):
    """GET /api/cards?q=QUERY&family=F&page=N&faces=yes: the cards that fit a query, sixty on a page."""

    total: int
    playable: int
    """How many of them can be played."""
    page: int
    pages: int
    cards: tuple[CardRow, ...]
    said: str
    """What is wrong with the query, if anything is; then no cards are listed."""
    near: tuple[str, ...]
    """The names that come nearest, if nothing was found."""
    faces: tuple[CardFace, ...] = ()
    """The same cards to draw, if they were asked for."""


class QueryField(Message):
    """A field that a query may name."""

    names: tuple[str, ...]
    says: str
    example: str


class CardFields(Message):
    """GET /api/cards/fields: everything that a query may say."""

    fields: tuple[QueryField, ...]
    types: dict[str, dict[str, tuple[str, ...]]]
    """The types of the cards of each family and side, as that game calls them."""
    factions: dict[str, dict[str, tuple[tuple[str, str], ...]]]
    """The factions of each family and side: id and name."""
    formats: tuple[tuple[str, str, str], ...]
    """Formats: id, name, and family of cards."""
    sets: tuple[str, ...]


class Printing(Message):
    """Where a card was printed."""

    set: str
    code: str


class Standing(Message):
    """What a format says of a card."""

    format: str
    name: str
    legal: bool
    says: str


class CardPage(Message):
    """GET /api/cards/page?family=F&slug=S: everything about one card."""

    row: CardRow
    face: CardFace
    rules: str
    """The edition its words are of."""
    governs: tuple[tuple[str, str, str], ...]
    """The rules it is played under: the number, its title, and what of the card it governs."""
    printings: tuple[Printing, ...]
    formats: tuple[Standing, ...]
    missing: tuple[str, ...]
    """What is not written yet; empty: the card can be played."""
    neighbours: tuple[tuple[str, tuple[CardRow, ...]], ...]
    """Cards beside this one, by what they share with it."""
    decks: tuple[tuple[str, str], ...]
    """The sample decks that play it: id and name."""


# --- decks -------------------------------------------------------------------------------------------------


class StudyDeck(Message):
    """POST /api/decks/study: read a deck in any format; the answer is a `DeckStudy`."""

    rules: Name
    text: DeckText
    format: Annotated[str, Meta(max_length=40)] = ""


class DeckCard(Message):
    """A card of a deck."""

    count: int
    card: CardRow
    influence: int
    """What all its copies cost this deck."""
    homemade: bool = False
    """It is one of the deck's own cards, and has no page."""


class DeckStudy(Message):
    """What a deck is made of, and everything that is wrong with it."""

    report: DeckReport
    identity: CardRow | None
    cards: tuple[DeckCard, ...]
    size: int
    least: int
    """The fewest cards it may have."""
    influence: int
    influence_limit: int | None
    points: int
    """The agenda points in it."""
    band: tuple[int, int] | None
    """The least and the most agenda points that are allowed."""


class WriteDeck(Message):
    """POST /api/decks/write: a deck in another format; the answer is a `WrittenDeck`."""

    rules: Name
    text: DeckText
    kind: Literal["text", "markdown", "json", "json-api", "octgn"]


class OpenPacks(Message):
    """POST /api/decks/open: sealed packs of the 1996 game as a deck; the answer is a `WrittenDeck`."""

    side: Seat
    seed: Number | None = None
    """The same seed opens the same packs; without one they are opened by chance."""
    boosters: Boosters = ("base", "base")
    """What is opened beside the starter, by set."""


class WrittenDeck(Message):
    """A deck as a file."""

    text: str
    name: str
    """A name for the file."""
    seed: Number | None = None
    """Of sealed packs: what opens them again, and what a table is sealed with."""


# --- rules -------------------------------------------------------------------------------------------------


class RuleRow(Message):
    """A rule that can be explained."""

    rule: str
    title: str
    step: bool
    """It is a step of a timing structure."""


class RuleBook(Message):
    """GET /api/rules?rules=R: every rule of an edition that can be explained, in order."""

    rules: str
    title: str
    rows: tuple[RuleRow, ...]


class BesideRow(Message):
    """A step of one edition and what answers to it in another; "" where there is none."""

    left: str
    right: str
    mark: Literal["=", "~", "<", ">"]
    """The same, different, only on the left, only on the right."""


class Beside(Message):
    """GET /api/rules/beside?left=R&right=R&structure=S: a timing structure of two editions, step by step."""

    structure: str
    rows: tuple[BesideRow, ...]
    policies: tuple[tuple[str, str, str], ...]
    """What else is settled differently: what it is about, and both answers."""


# --- lessons, puzzles, lab ---------------------------------------------------------------------------------


class LessonInfo(Message):
    """A lesson of the course."""

    id: str
    title: str
    says: str
    side: Seat
    rules: str
    minutes: int
    scenes: tuple[str, ...]
    """What each part of it is called."""
    tasks: tuple[str, ...]
    """What is to be done in each part, in a sentence."""


class PuzzleInfo(Message):
    """A puzzle. Its solution was proved to be the only one."""

    id: str
    title: str
    says: str
    side: Seat
    rules: str
    level: int
    """1 to 5, harder and harder."""


class Course(Message):
    """GET /api/learn: the lessons, the puzzles and the words."""

    lessons: tuple[LessonInfo, ...]
    puzzles: tuple[PuzzleInfo, ...]
    glossary: tuple[tuple[str, str, tuple[str, ...]], ...]
    """Words of the game: the word, what it means, and how else it is written."""
    firsts: tuple[tuple[str, str, str], ...]
    """What the coach says in a whole game: when, a title, and the words. `asks KIND`, `about ABOUT` and
    `offers KIND` look at the decision, `log KIND` (and perhaps a side) at new lines of the log, `encounter`
    and `over` at the game; `why KIND` is why one would choose such an option."""


class Study(Message):
    """POST /api/study: a position, the answers so far and perhaps one more; the answer is a `StudyMoment`.

    Nothing is kept on the server: whoever has the position and the answers has the game.
    """

    what: Literal["lesson", "puzzle", "lab"]
    id: Annotated[str, Meta(max_length=80)] = ""
    """Which lesson (and scene: "first-run/0"), or puzzle; in the lab, the id of a replay to start from."""
    position: PositionText = ""
    """In the lab: the position as text."""
    at: Number = 0
    """In the lab: the decision of the replay to start from."""
    answers: Answers = ()
    """Every answer so far, of both players, as the last `StudyMoment` gave them."""
    choice: Number | None = None
    """One more answer."""
    steps: Annotated[int, Meta(ge=-1, le=400)] = -1
    """-1 goes on to the next choice; otherwise so many steps of the timing structures are gone through."""


class StudyMoment(Message):
    """A game being studied, as it stands."""

    rules: str
    side: Seat
    """Whose choices the learner makes; in the lab the one who decides now."""
    corp: View | None
    """What the Corp sees; of a lesson there is the learner's side alone."""
    runner: View | None
    answers: tuple[int, ...]
    deciding: str
    """Whose choice it is; "" between choices and after the end."""
    log: tuple[LogLine, ...]
    trail: tuple[Trail, ...]
    state: Literal["going", "done", "failed", "over"]
    says: tuple[str, ...]
    """What the coach says now, a paragraph each."""
    points: tuple[int, ...]
    """The options that the coach points at."""
    hint: str
    """Help, for those who ask for it."""
    position: str
    """In puzzles and the lab: the position it began with, as text; "" if it began otherwise."""
    now: str = ""
    """In the lab: the table as it lies now, as the text of a position; "" where that cannot be written."""


# --- designing ---------------------------------------------------------------------------------------------

CardFile = Annotated[str, Meta(max_length=20_000)]
"""One or more home-made cards in plain English."""
CardData = Annotated[str, Meta(max_length=16_384)]
"""A home-made card as data."""


class AskDesign(Message):
    """POST /api/design: read a card file; the answer is the `DesignReport`."""

    text: CardFile
    rules: Annotated[str, Meta(max_length=40)] = ""
    """In whose words the cards are told; an edition of another family is passed over."""


class DesignSpot(Message):
    """What is wrong with some letters of the file, counted in characters."""

    start: int
    end: int
    says: str


class DesignedCard(Message):
    """A card of the file."""

    title: str
    start: int
    end: int
    rules: str
    """The edition it would be played under."""
    face: CardFace | None
    """The card as it was understood; None while something is wrong with it."""
    data: str
    """The card as data, as it travels in decks and positions."""
    bench: str
    """A position for the lab with the card in hand."""
    wrong: tuple[DesignSpot, ...]
    readings: tuple[tuple[str, ...], ...]
    """If the text can be read in several ways, what each would say."""
    warnings: tuple[str, ...]
    like: str
    """The card it was made from..."""
    differences: tuple[str, ...]
    """...and how it differs from that."""


class DesignReport(Message):
    """What was made of a card file."""

    cards: tuple[DesignedCard, ...]


class AskFaces(Message):
    """POST /api/design/faces: home-made cards to draw and to read; the answer is the `Faces`."""

    rules: Name
    cards: Annotated[tuple[CardData, ...], Meta(max_length=60)]


class Faces(Message):
    """Home-made cards, in the order in which they were asked for."""

    faces: tuple[CardFace, ...]


class PlayDesign(Message):
    """POST /api/design/play: a whole game against a bot with a card of the file in the deck and in hand; the
    answer is the `GameInfo`."""

    text: CardFile
    title: Annotated[str, Meta(max_length=100)]
    rules: Annotated[str, Meta(max_length=40)] = ""
    opponent: Annotated[str, Meta(max_length=40)] = ""
    seed: Number | None = None
