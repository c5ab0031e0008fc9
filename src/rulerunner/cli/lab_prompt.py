"""The prompt of the lab: its commands, and reading them from a person or from a pipe."""

import re
import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple, TextIO

from ..cards.facts import UnknownCard
from ..cards.library import library
from ..lang.words import CORP, RUNNER, Side
from ..rules.explaining import explain
from ..session import ASKINGS, CANNOT_START, BadReplay, Diverged, Match, Replay
from ..view import option_text
from ..view.names import sentence, title
from .board import board
from .explaining import cards, rules
from .lab_text import News, choice_text, choices, ending, going_on, lesson, log_text, step_line

CANNOT_OPEN: Final = (BadReplay, Diverged, *CANNOT_START)
"""What may be wrong with a file."""
BOTH: Final = "both"


class Wants(ValueError):
    """A command that cannot be carried out; the message says what would be right."""


class Command(NamedTuple):
    """A command, what it may be given, and what it does."""

    names: tuple[str, ...]
    takes: str
    does: str
    run: Callable[["Lab", str], None]


class Lab:
    """A match on the bench: it goes forward by steps, and back."""

    def __init__(
        self, match: Match, seats: tuple[Side, ...], opener: Callable[[Path], Match], width: int
    ) -> None:
        self.match = match
        self.seats = seats
        self.width = width
        self._open = opener
        self._news = News(None if len(seats) == 2 else seats[0], width)
        self._done = False

    # --- reading ------------------------------------------------------------------------------------------

    def read(self, source: TextIO | None) -> None:
        """Carry out commands until quit or the end of the input."""
        for line in self._lines(source):
            self.do(line)
            if self._done:
                return
        self.print("No more commands. Goodbye.")

    def _lines(self, source: TextIO | None) -> Iterator[str]:
        """Lines from a person, who can edit them, or from anything else, which is echoed."""
        person = source is not None and source is sys.stdin and source.isatty()
        while source is not None:
            try:
                self.print("")
                line = f"{input(self._prompt())}\n" if person else source.readline()
            except (EOFError, KeyboardInterrupt):
                self.print("")
                return
            if not line:
                return
            line = line.rstrip("\r\n")
            if not person:
                self.print(f"{self._prompt()}{line}")
            yield line

    def _prompt(self) -> str:
        match = self.match
        if match.decision is not None:
            return f"{title(match.decision.side).split()[1]}, {choices(len(match.decision.options))}> "
        if match.over:
            return "over> "
        return "Enter for the next step> "

    def do(self, line: str) -> None:
        """Carry out one command."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word.lstrip("-").isdecimal():
                self._choose(line.strip())
            else:
                _find(word.lower()).run(self, rest.strip())
        except Wants as wants:
            self.print(*wrap(str(wants), self.width))

    def print(self, *lines: str) -> None:
        print("\n".join(lines))

    # --- showing ------------------------------------------------------------------------------------------

    def welcome(self, name: str, *more: str) -> None:
        """What there is to play, and more of it."""
        edition = self.match.state.edition
        self.print(f"RULERUNNER LAB: {name}", f"Rules: {edition.id}, {edition.title}")
        text = lesson(self.match.start.position, self.width)
        if text:
            self.print("", *text)
        self.print("")
        self._board("")
        who = (
            "both sides"
            if len(self.seats) == 2
            else f"{title(self.seats[0])}; the other side picks by chance"
        )
        self.print("", f"You play {who}. Type help for the commands.", *more)
        if self.match.at or not self.match.start.position:
            self._news.skip(self.match)
        self.match.settle()
        self._show_news()

    def _show_news(self) -> None:
        told = self._news.tell(self.match)
        if told:
            self.print("", *told)
        self._show()

    def _show(self) -> None:
        """Where the match stands: the choice at hand, or how it ended."""
        match = self.match
        if match.result is not None:
            self.print(
                "", ending(match.result), "You can still go back, look at the board and the log, or quit."
            )
        elif match.decision is not None:
            self.print(*choice_text(match.state, match.decision, match.step_at, self.width))

    def _show_again(self) -> None:
        """Where the match stands, with the step it is at."""
        if self.match.step_at is not None:
            self.print("", *step_line(self.match.step_at[1], self.width))
        self._show()

    # --- commands -----------------------------------------------------------------------------------------

    def _choose(self, text: str) -> None:
        decision = self.match.decision
        if decision is None:
            raise Wants("There is nothing to choose now. " + self._way_on())
        count = len(decision.options)
        number = _whole(text)
        if number is None or number > count:
            raise Wants(f"There is no option {text}: type {choices(count)}, or options to see them again.")
        chosen = option_text(self.match.state, decision, decision.options[number - 1])
        self.print(*wrap(f"Chosen: {chosen}", self.width))
        self.match.answer(number - 1)
        self.match.settle()
        self._show_news()

    def _way_on(self) -> str:
        if self.match.over:
            return "The game is over: back takes choices back, quit ends the lab."
        return "Press Enter for the next step, or type next to go on to the next choice."

    def _step(self, _: str) -> None:
        if self.match.decision is not None:
            self.print("It is your choice first: type a number.")
            self._show_again()
        elif self.match.over:
            raise Wants(self._way_on())
        else:
            self.match.step()
            self._show_news()

    def _next(self, _: str) -> None:
        if self.match.decision is not None or self.match.over:
            self._step("")
        else:
            self.match.pump()
            self._show_news()

    def _back(self, text: str) -> None:
        wanted = _number(text, "back", 1)
        gone = self.match.undo(wanted)
        if not gone:
            raise Wants("This is the first choice: there is nothing to take back.")
        self._news.skip(self.match)
        self.print(f"Taken back: {_times(gone)}. forward gives them again.")
        self._show_again()

    def _forward(self, text: str) -> None:
        wanted = _number(text, "forward", 1)
        if not self.match.ahead:
            raise Wants("No choice has been taken back that could be given again.")
        gone = self.match.redo(wanted)
        self._show_news()
        if not gone:
            raise Wants("No choice has been taken back that could be given again.")

    def _board(self, text: str) -> None:
        if text not in ("", CORP, RUNNER, BOTH):
            raise Wants(f"board {text}: write board, board corp, board runner or board both.")
        mine = BOTH if len(self.seats) == 2 else self.seats[0]
        eyes = text or mine
        if mine not in (BOTH, eyes):
            raise Wants(f"You play {title(mine)}, and see the table with {title(mine)}'s eyes only.")
        corp, runner = (self.match.view(side) if eyes in (side, BOTH) else None for side in (CORP, RUNNER))
        self.print(*board(corp, runner, self.width))

    def _log(self, text: str) -> None:
        last = self.match.transcript(self._news.seat)[-_number(text, "log", 20) :]
        self.print(*(log_text(last, self.width) or ["Nothing has happened yet."]))

    def _options(self, _: str) -> None:
        if self.match.decision is None:
            raise Wants("There is nothing to choose now. " + self._way_on())
        self._show_again()

    def _why(self, text: str) -> None:
        edition = self.match.state.edition
        found = explain(edition, text) if text else ()
        if text and not found:
            raise Wants(f"{edition.id} has no rule {text!r} that is explained. Type why alone for this step.")
        if not text:
            self.print(*going_on(self.match.view(self.seats[0]), self.width))
            wanted = [self.match.decision.rule] if self.match.decision is not None else []
            wanted += [at[1].rule] if (at := self.match.step_at) is not None else []
            found = tuple(page for rule in dict.fromkeys(wanted) for page in explain(edition, rule))
        for page in found:
            self.print("", *"\n".join(rules.page(edition, page, self.width)).rstrip().split("\n"))

    def _card(self, text: str) -> None:
        if not text:
            raise Wants("Which card? Write its name: card Ice Wall")
        edition = self.match.state.edition
        try:
            face = library(edition.family).face(text)
        except UnknownCard as error:
            raise Wants(str(error)) from None
        self.print(*"\n".join(cards.page(edition, face, self.width)).rstrip().split("\n"))

    def _ask(self, text: str) -> None:
        seat = self.match.decision.side if self.match.decision is not None else self.seats[0]
        if text not in ASKINGS:
            now = self.match.asking(seat)
            raise Wants(
                f"{sentence(title(seat))[:-1]} is asked: {now}. Write ask always (in every window), ask able "
                "(where you can act) or ask quiet (in no paid ability window until something happens)."
            )
        self.match.ask(seat, next(asking for asking in ASKINGS if asking == text))
        self.print(sentence(f"{title(seat)} is asked: {text}"))

    def _save(self, text: str) -> None:
        path = _path(text, "save my-run.jsonl")
        try:
            if path.exists():
                Replay.read(path)
            Replay.of(self.match).write(path)
        except BadReplay:
            raise Wants(f"{path} is there already and is no replay: choose another name.") from None
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise Wants(f"Cannot write {path}: {why}. Choose another name.") from None
        self.print(f"Wrote {path}: {_times(self.match.at)} so far. load {path} brings it back.")

    def _load(self, text: str) -> None:
        path = _path(text, "load my-run.jsonl")
        try:
            match = self._open(path)
        except OSError as error:
            raise Wants(f"Cannot read {path}: {error.strerror}. The game goes on as it was.") from None
        except CANNOT_OPEN as error:
            raise Wants(f"{path} cannot be played: {error}. The game goes on as it was.") from None
        self.match = match
        self._news = News(self._news.seat, self.width)
        self.welcome(str(path))

    def _help(self, _: str) -> None:
        self.print("Type the number of an option to choose it. The other commands:")
        for command in COMMANDS:
            names = f"{', '.join(command.names)} {command.takes}".strip()
            self.print(
                *wrap(command.does, self.width, initial_indent=f"  {names:24}  ", subsequent_indent=" " * 28)
            )

    def _quit(self, _: str) -> None:
        self.print("Goodbye.")
        self._done = True


COMMANDS: Final = (
    Command(
        ("Enter", "s", "step"), "", "go through the next step, and stop before the one after it", Lab._step
    ),
    Command(("n", "next"), "", "go on to the next choice", Lab._next),
    Command(("b", "back"), "[N]", "take back your last choice, or the last N", Lab._back),
    Command(("f", "forward"), "[N]", "give choices again that you took back", Lab._forward),
    Command(("o", "options"), "", "the choice at hand again", Lab._options),
    Command(("board",), "[corp|runner|both]", "the table, as a player sees it", Lab._board),
    Command(("log",), "[N]", "the last N things that happened, with their rules", Lab._log),
    Command(("why",), "[RULE]", "what this step or window is, or what a rule says", Lab._why),
    Command(("card",), "NAME", "a card in our words", Lab._card),
    Command(("ask",), "always|able|quiet", "in which windows you want to be asked", Lab._ask),
    Command(("save",), "FILE", "write the game so far to a file", Lab._save),
    Command(("load",), "FILE", "play a position, a saved game or a replay instead", Lab._load),
    Command(("help", "?"), "", "this list", Lab._help),
    Command(("q", "quit"), "", "end the lab", Lab._quit),
)


def _find(word: str) -> Command:
    names = {name: command for command in COMMANDS for name in command.names if name != "Enter"} | {
        "": COMMANDS[0]
    }
    if word in names:
        return names[word]
    near = get_close_matches(word, names, 1)
    hint = f"Did you mean {near[0]}? " if near else ""
    raise Wants(f"There is no command {word!r}. {hint}help lists the commands; a number chooses an option.")


def _number(text: str, command: str, default: int) -> int:
    if not text:
        return default
    number = _whole(text)
    if number is None:
        raise Wants(f"{command} {text}: write a number from 1, such as {command} 3.")
    return number


def _whole(text: str) -> int | None:
    """A whole number from 1, or None."""
    return int(text) if re.fullmatch("0*[1-9][0-9]{0,5}", text) else None


def _path(text: str, example: str) -> Path:
    if not text:
        raise Wants(f"Which file? Write its name: {example}")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise Wants(f"{text} is no file name: {error}") from None


def _times(number: int) -> str:
    return f"{number} choice" if number == 1 else f"{number} choices"
