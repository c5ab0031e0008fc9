"""What every prompt has in common: reading from a person or a pipe, and the commands of any match."""

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple, TextIO

from ..cards.facts import UnknownCard
from ..designs.shelf import cards_of
from ..lang.face import Face
from ..lang.words import CORP, RUNNER, Side
from ..rules.explaining import explain
from ..search.pool import fold
from ..session import ASKINGS, CANNOT_START, BadReplay, Diverged, Match, Replay
from ..view import option_text
from ..view.board import board
from ..view.names import sentence, title
from .explaining import cards, rules
from .lab_text import choices, going_on, log_text

CANNOT_OPEN: Final = (BadReplay, Diverged, *CANNOT_START)
"""What may be wrong with a file."""
BOTH: Final = "both"
MOST_NAMES: Final = 12
"""So many names that fit are told."""
HOW_ASKED: Final = (
    "Write ask always (in every window), ask able (where you can act), ask matters (at an approach, an "
    "encounter, a server, the end of the other's turn) or ask quiet (in a paid ability window only after "
    "something happened)."
)
ENTER: Final = "Enter"
"""The name of a command that is given by an empty line."""


class Wants(ValueError):
    """A command that cannot be carried out; the message says what would be right."""


class Command(NamedTuple):
    """A command, what it may be given, and what it does."""

    names: tuple[str, ...]
    takes: str
    does: str
    run: Callable[[str], None]


class Prompt(ABC):
    """A match at a prompt, for one seat or for both."""

    def __init__(self, match: Match, seats: tuple[Side, ...], width: int) -> None:
        self.match = match
        self.seats = seats
        self.width = width
        self.person = False
        """Whether somebody sits at a terminal."""
        self.done = False

    @property
    def seat(self) -> Side | None:
        """Whose eyes the table is seen with; None are those of both players."""
        return None if len(self.seats) == 2 else self.seats[0]

    @abstractmethod
    def commands(self) -> tuple[Command, ...]:
        """All commands, in the order in which help lists them."""

    @abstractmethod
    def question(self) -> str:
        """What stands before the cursor."""

    @abstractmethod
    def after_choice(self) -> None:
        """Go on, and show what happens."""

    @abstractmethod
    def way_on(self) -> str:
        """What to do where there is nothing to choose."""

    # --- reading ------------------------------------------------------------------------------------------

    def read(self, source: TextIO | None) -> None:
        """Carry out commands until quit or the end of the input."""
        self.person = source is not None and source is sys.stdin and source.isatty()
        for line in self._lines(source):
            self.do(line)
            if self.done:
                return
        self.out_of_input()

    def out_of_input(self) -> None:
        """The input has ended before the game was left."""
        self.print("No more commands. Goodbye.")

    def _lines(self, source: TextIO | None) -> Iterator[str]:
        """Lines from a person, who can edit them, or from anything else, which is echoed."""
        while source is not None:
            try:
                self.print("")
                line = f"{input(self.question())}\n" if self.person else source.readline()
            except (EOFError, KeyboardInterrupt):
                self.print("")
                return
            if not line:
                return
            line = line.rstrip("\r\n")
            if not self.person:
                self.print(f"{self.question()}{line}")
            yield line

    def do(self, line: str) -> None:
        """Carry out one command."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word.lstrip("-").isdecimal():
                self.choose(line.strip())
            else:
                self.word(word.lower(), rest.strip())
        except Wants as wants:
            self.print(*wrap(str(wants), self.width))

    def word(self, word: str, rest: str) -> None:
        """Carry out a command that is no number, or name a card where one is to be named."""
        if not self.names_card(word, rest):
            self.find(word).run(rest)

    def names_card(self, word: str, rest: str) -> bool:
        """Where a card is to be named, choose the one whose name was typed. What is a command and no whole
        name is none."""
        decision = self.match.decision
        if not word or decision is None or decision.kind != "choose card name":
            return False
        names = [option.detail for option in decision.options]
        fits = fitting(f"{word} {rest}", names)
        if word in {name for command in self.commands() for name in command.names} and len(fits) != 1:
            return False
        if not fits:
            raise Wants(f"No card has {word} {rest}".rstrip() + " in its name. Type some words of a name.")
        if len(fits) > 1:
            some = "; ".join(names[place] for place in fits[:MOST_NAMES])
            more = f"; and {len(fits) - MOST_NAMES} more" if len(fits) > MOST_NAMES else ""
            raise Wants(f"Several names have that: {some}{more}. Type more of it.")
        self.choose(str(fits[0] + 1))
        return True

    def find(self, word: str) -> Command:
        """The command of this name."""
        names = {
            "" if name == ENTER else name: command for command in self.commands() for name in command.names
        }
        if word in names:
            return names[word]
        near = get_close_matches(word, names, 1)
        hint = f"Did you mean {near[0]}? " if near else ""
        raise Wants(
            f"There is no command {word!r}. {hint}help lists the commands; a number chooses an option."
        )

    def print(self, *lines: str) -> None:
        """Print lines."""
        print("\n".join(lines))

    # --- choosing -----------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose the option of this number."""
        decision = self.match.decision
        if decision is None:
            raise Wants("There is nothing to choose now. " + self.way_on())
        count = len(decision.options)
        number = whole(text)
        if number is None or number > count:
            raise Wants(f"There is no option {text}: type {choices(count)}, or options to see them again.")
        chosen = option_text(self.match.state, decision, decision.options[number - 1])
        self.print(*wrap(f"Chosen: {chosen}", self.width))
        self.match.answer(number - 1)
        self.after_choice()

    # --- commands of any match ----------------------------------------------------------------------------

    def board(self, text: str) -> None:
        """The table, as a player sees it."""
        if text not in ("", CORP, RUNNER, BOTH):
            raise Wants(f"board {text}: write board, board corp, board runner or board both.")
        mine = self.seat or BOTH
        eyes = text or mine
        if mine not in (BOTH, eyes):
            raise Wants(f"You play {title(mine)}, and see the table with {title(mine)}'s eyes only.")
        corp, runner = (self.match.view(side) if eyes in (side, BOTH) else None for side in (CORP, RUNNER))
        self.print(*board(corp, runner, self.width))

    def log(self, text: str) -> None:
        """The last things that happened."""
        last = self.match.transcript(self.seat)[-count_of(text, "log", 20) :]
        self.print(*(log_text(last, self.width) or ["Nothing has happened yet."]))

    def why(self, text: str) -> None:
        """What this step is, or what a rule says."""
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

    def card(self, text: str) -> None:
        """A card in our words."""
        if not text:
            raise Wants("Which card? Write its name: card Ice Wall")
        face = self.face(text)
        self.print(*"\n".join(cards.page(self.match.state.edition, face, self.width)).rstrip().split("\n"))

    def face(self, text: str) -> Face:
        """The card of a name, or the only one whose name begins so."""
        known = cards_of(self.match.state)
        try:
            return known.face(text)
        except UnknownCard as error:
            if error.meant:
                return known.face(error.meant)
            raise Wants(str(error)) from None

    def ask(self, text: str) -> None:
        """Say in which windows to be asked."""
        seat = self.match.decision.side if self.match.decision is not None else self.seats[0]
        if text not in ASKINGS:
            now = self.match.asking(seat)
            raise Wants(f"{sentence(title(seat))[:-1]} is asked: {now}. {HOW_ASKED}")
        self.match.ask(seat, next(asking for asking in ASKINGS if asking == text))
        self.print(sentence(f"{title(seat)} is asked: {text}"))

    def save(self, text: str) -> None:
        """Write the game so far to a file. A file that is something else is left alone."""
        path = file_of(text, "save my-run.jsonl")
        try:
            if path.exists():
                Replay.read(path)
            Replay.of(self.match).write(path)
        except BadReplay:
            raise Wants(f"{path} is there already and is no replay: choose another name.") from None
        except (OSError, ValueError) as error:
            raise Wants(f"Cannot write {path}: {reason_of(error)}. Choose another name.") from None
        self.print(f"Wrote {path}: {times(self.match.at)} so far. load {path} brings it back.")

    def help(self, _: str) -> None:
        """The list of commands."""
        self.print("Type the number of an option to choose it. The other commands:")
        for command in self.commands():
            names = f"{', '.join(command.names)} {command.takes}".strip()
            self.print(
                *wrap(command.does, self.width, initial_indent=f"  {names:24}  ", subsequent_indent=" " * 28)
            )

    def quit(self, _: str) -> None:
        """End."""
        self.print("Goodbye.")
        self.done = True


def fitting(typed: str, names: Sequence[str]) -> list[int]:
    """The places of the names that have all the words typed, or of the one that is just that."""
    wanted = fold(typed).split()
    spelt = [fold(name) for name in names]
    whole = [place for place, name in enumerate(spelt) if name.split() == wanted]
    return whole or [place for place, name in enumerate(spelt) if all(word in name for word in wanted)]


def count_of(text: str, command: str, default: int) -> int:
    """The number a command was given."""
    if not text:
        return default
    number = whole(text)
    if number is None:
        raise Wants(f"{command} {text}: write a number from 1, such as {command} 3.")
    return number


def whole(text: str) -> int | None:
    """A whole number from 1, or None."""
    return int(text) if re.fullmatch("0*[1-9][0-9]{0,5}", text) else None


def file_of(text: str, example: str) -> Path:
    """The file a command was given."""
    if not text:
        raise Wants(f"Which file? Write its name: {example}")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise Wants(f"{text} is no file name: {error}") from None


def reason_of(error: Exception) -> str:
    """Why a file could not be read or written."""
    return getattr(error, "strerror", None) or str(error)


def times(number: int) -> str:
    """A number of choices."""
    return f"{number} choice" if number == 1 else f"{number} choices"
