"""Games at a desk where a language model sits: everything goes in and out as a few lines of text.

A game is known by a number. Whoever asks about it gets what one seat may know, and nothing else. Clients ask
several things at once: each game answers one at a time.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from threading import Lock
from typing import Final

from ...bots import OPPONENTS, UnknownBot
from ...bots.roster import player
from ...cards.facts import UnknownCard, find
from ...decks import BadDeck, Deck, opposing, read, samples, starter
from ...game import IllegalChoice, UnplayableCard
from ...lang.words import CORP, RUNNER, Side, other
from ...positions import BadPosition
from ...rules import EDITIONS, Edition
from ...session import Match, Player, Start
from ...state.codec import BrokenSave
from ...view.board import board
from ..errors import Problem
from ..play_setup import legal
from ..play_text import Since, card_now, ended, status
from ..prompting import fitting

MOST_GAMES: Final = 64
"""Of more, the one that was not asked about for longest is forgotten."""
LONGEST_POSITION: Final = 64 * 1024
WIDTH: Final = 110
PAGE: Final = 24
"""So many options are told at once."""
TOLD: Final = 16
"""So many lines of what happened are told at once; `log` has the rest."""


class Seated:
    """A game, the seat of whoever asks, and what they were told last."""

    def __init__(self, match: Match, seat: Side, seed: int | None) -> None:
        self.match, self.seat = match, seat
        self.seed = seed
        """The seed of the deal, if it is told only at the end: it would tell of the hidden cards."""
        self.lock = Lock()
        self.since = Since(seat, WIDTH)


class Desk:
    """All games that are being played here."""

    def __init__(self) -> None:
        self._games: OrderedDict[int, Seated] = OrderedDict()
        self._last = 0
        self._lock = Lock()

    # --- beginning ----------------------------------------------------------------------------------------

    def start(
        self, seat: str, opponent: str, rules: str, deck: str, opponent_deck: str, seed: int | None
    ) -> str:
        """Begin a game; its number and the first decision."""
        edition, mine = find_rules(rules), find_seat(seat)
        chosen = seed if seed is not None else Random().getrandbits(32)
        own = find_deck(deck, edition, mine)
        theirs = (
            find_deck(opponent_deck, edition, other(mine))
            if opponent_deck
            else opposing(own, other(mine), chosen)
        )
        decks = (own, theirs) if mine == CORP else (theirs, own)
        start = Start.from_decks(*decks, edition.id, chosen)
        head = f"seed {seed}, " * (seed is not None)
        head += f"{edition.id}; you are the {mine.title()} with {own.name or own.identity}, "
        head += f"against {theirs.name or theirs.identity}, which {OPPONENTS.get(opponent, opponent)}."
        return self._seat(start, mine, find_bot(opponent, chosen), head, chosen if seed is None else None)

    def load(self, position: str, seat: str, opponent: str) -> str:
        """Begin from a position, written as the lab reads it."""
        if len(position) > LONGEST_POSITION:
            raise Problem(f"a position is at most {LONGEST_POSITION} letters long")
        if not position.strip():
            raise Problem("this position is empty: write how things stand, such as the lines of an example")
        bot = find_bot(opponent, 0)
        return self._seat(Start.from_position(position), find_seat(seat), bot, "from the position.", None)

    def _seat(self, start: Start, seat: Side, bot: Player, head: str, secret: int | None) -> str:
        corp, runner = (None, bot) if seat == CORP else (bot, None)
        try:
            match = Match(start, corp, runner)
        except (BadPosition, BadDeck, UnplayableCard, UnknownCard, BrokenSave, LookupError) as error:
            raise Problem(str(error)) from None
        match.pump()
        seated = Seated(match, seat, secret)
        first = self._next(seated)
        with self._lock:
            self._last += 1
            number = self._last
            self._games[number] = seated
            while len(self._games) > MOST_GAMES:
                self._games.popitem(last=False)
        return "\n".join([f"Game {number}: {head}", "", first])

    @contextmanager
    def _at(self, game: int) -> Iterator[Seated]:
        """A game, for one question."""
        with self._lock:
            if game not in self._games:
                known = ", ".join(map(str, self._games)) or "none: start one"
                raise Problem(f"there is no game {game}; there is {known}")
            self._games.move_to_end(game)
            seated = self._games[game]
        with seated.lock:
            yield seated

    def _asked_again(self, seated: Seated) -> bool:
        """Whether it was the opponent's choice, which failed to answer when it was asked: now it did."""
        decision = seated.match.decision
        if decision is None or decision.side == seated.seat:
            return False
        seated.match.pump()
        return True

    # --- playing ------------------------------------------------------------------------------------------

    def choose(self, game: int, option: int) -> str:
        """Take an option by its number, from 1; what came of it and what is to be decided next."""
        with self._at(game) as seated:
            if self._asked_again(seated):
                return self._next(seated)
            decision = seated.match.decision
            if decision is None:
                raise Problem("the game is over; take_back goes back")
            _check(option, len(decision.options))
            try:
                seated.match.choose(option - 1)
            except IllegalChoice as error:
                raise Problem(str(error)) from None
            return self._next(seated)

    def take_back(self, game: int, choices: int) -> str:
        """Go back over one's last choices."""
        with self._at(game) as seated:
            done = seated.match.undo(choices)
            if not done:
                raise Problem("there is no choice to take back")
            seated.since.skip(seated.match)
            return "\n".join([f"{done} taken back.", "", *self._decision(seated, 1)])

    def look(self, game: int, whole: bool) -> str:
        """How things stand; the whole table on demand."""
        with self._at(game) as seated:
            view = seated.match.view(seated.seat)
        if not whole:
            hand = "; ".join(card.name for card in view.hand) or "nothing"
            return "\n".join([*status(view, WIDTH), f"Your hand: {hand}."])
        corp, runner = (view, None) if seated.seat == CORP else (None, view)
        return "\n".join(board(corp, runner, WIDTH))

    def options(self, game: int, first: int, having: str = "") -> str:
        """What can be done, from an option on; or of all that can be done, what has these words."""
        with self._at(game) as seated:
            if self._asked_again(seated):
                return self._next(seated)
            return "\n".join(self._decision(seated, first, having))

    def log(self, game: int, lines: int) -> str:
        """The last of what happened."""
        with self._at(game) as seated:
            told = seated.match.transcript(seated.seat)[-lines:]
        return "\n".join(f"{line.text}  [{line.rule}]" if line.rule else line.text for line in told)

    def why_not(self, game: int, card: str) -> str:
        """What a card that the seat knows can do now, and what stands against the rest."""
        with self._at(game) as seated:
            match = seated.match
            try:
                name = find(card, match.state.edition.family).name
            except UnknownCard as error:
                raise Problem(str(error)) from None
            lines = card_now(match.state, seated.seat, match.decision, name, WIDTH)
        return "\n".join(lines) or f"You know of no {name} in this game."

    # --- words --------------------------------------------------------------------------------------------

    def _next(self, seated: Seated) -> str:
        happened = seated.since.tell(seated.match)
        if len(happened) > TOLD:
            left = len(happened) - TOLD
            happened = [f"({left} lines more: log)", *happened[-TOLD:]]
        return "\n".join([*happened, "", *self._decision(seated, 1)]).strip()

    def _decision(self, seated: Seated, first: int, having: str = "") -> list[str]:
        match = seated.match
        if match.result is not None:
            seed = [] if seated.seed is None else [f"The seed was {seated.seed}."]
            return [*ended(match, seated.seat, WIDTH), *seed]
        view = match.view(seated.seat)
        decision = view.decision
        assert decision is not None, "a person is asked"
        lines = [*status(view, WIDTH), "", f"{decision.prompt}  [{decision.rule}]"]
        texts = [option.text for option in decision.options]
        _check(first, len(texts))
        places = fitting(having, texts) if having else list(range(first - 1, len(texts)))
        lines += [f"(none of the {len(texts)} options has these words)"] * (not places)
        lines += [f"{place + 1}. {texts[place]}" for place in places[:PAGE]]
        left = len(places) - PAGE
        if left > 0:
            lines.append(
                f"({left} more: options with more words)"
                if having
                else f"({left} more: options from {first + PAGE})"
            )
        if decision.names:
            lines.append("(options with some words of a name finds the number of a card)")
        return lines


def _check(option: int, count: int) -> None:
    if not 1 <= option <= count:
        raise Problem(f"there is no option {option}; there are options from 1 to {count}")


# --- finding what was named -------------------------------------------------------------------------------


def find_rules(name: str) -> Edition:
    """An edition by its id."""
    if name not in EDITIONS:
        raise Problem(f"there is no edition {name!r}; there is {', '.join(EDITIONS)}")
    return EDITIONS[name]


def find_seat(name: str) -> Side:
    if name not in (CORP, RUNNER):
        raise Problem(f"there is no seat {name!r}; there is corp and runner")
    return "corp" if name == CORP else "runner"


def find_bot(name: str, seed: int) -> Player:
    try:
        return player(name, seed)
    except UnknownBot as unknown:
        raise Problem(str(unknown)) from None


def find_deck(text: str, edition: Edition, side: Side) -> Deck:
    """A sample deck by name, a deck list as text, or the deck to begin with. No file is read."""
    kept = samples(edition.family, side)
    if not text:
        return starter(kept)
    for name, deck in kept.items():
        if name.casefold() == text.strip().casefold():
            return deck
    if "\n" not in text:
        raise Problem(
            f"there is no sample deck {text!r}; there is {', '.join(kept)}. A deck list is fine too."
        )
    try:
        return legal(read(text, edition.family), edition, side)
    except BadDeck as bad:
        raise Problem(str(bad)) from None
