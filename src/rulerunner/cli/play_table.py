"""The prompt of the table: a person in one seat, a player of the machine in the other."""

import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

from ..bots import OPPONENTS, goes_on, seat_players
from ..lang.words import RUNNER, Side, other
from ..rules.explaining import explain
from ..session import HUMAN, QUIETLY, SEATS, Asking, BadReplay, Match, Replay, load
from ..state.decision import DONE, PASS
from ..view import option_text
from ..view.names import sentence, title
from .hints import hint_text, seconds_of
from .lab_text import choice_text, choices
from .play_text import Since, card_now, ended, own_deck, status, transcript
from .progress import meanwhile
from .prompting import (
    CANNOT_OPEN,
    ENTER,
    HOW_ASKED,
    Command,
    Prompt,
    Wants,
    count_of,
    file_of,
    reason_of,
    times,
)

SAVE_AS: Final = "rulerunner-game"
NO: Final = ("n", "no")
STAY: Final = ("c", "cancel")
CLEAR: Final = 3
"""So many letters are enough for a longer word."""
ARTICLES: Final = frozenset({"a", "an", "the"})
WORD: Final = re.compile(r"[^\W_]+(?:&[^\W_]+)*")


class Opened(NamedTuple):
    """A game from a file, and who plays it."""

    match: Match
    side: Side
    opponent: str


def open_game(path: Path, side: str = "", opponent: str = "") -> Opened:
    """A game from a file of any kind. Who played it before plays it now, unless it is said otherwise."""
    players: dict[str, str] = {}
    with suppress(BadReplay):  # a position or a saved game; if it is neither, `load` will say what is wrong
        players = dict(Replay.read(path).players)
    people = [seat for seat in SEATS if players.get(seat) == HUMAN]
    seat = next((each for each in SEATS if each == side), people[0] if len(people) == 1 else RUNNER)
    known = players.get(other(seat), "")
    name = opponent or (known if goes_on(known) else next(iter(OPPONENTS)))
    corp, runner = seat_players(seat, name, 0)
    return Opened(load(path, corp=corp, runner=runner), seat, name)


class Table(Prompt):
    """A game against the machine. It is never left without a word about how to come back to it."""

    def __init__(
        self,
        match: Match,
        side: Side,
        opponent: str,
        asking: Asking,
        width: int,
        again: str,
        about: tuple[str, ...],
    ) -> None:
        super().__init__(match, (side,), width)
        self._me = side
        self._opponent = opponent
        self._asking = asking
        self._again = again
        self._about = about
        self._since = Since(side, width)
        self._saved: tuple[int, ...] = ()
        """The answers that are in a file."""
        self._file = ""
        self._chose = False
        """Whether the person has made a choice, so that there is something to lose."""
        self._board_of = -1
        """The turn whose board was shown."""

    def commands(self) -> tuple[Command, ...]:
        """All commands, in the order in which help lists them."""
        return (
            Command((ENTER, "o", "options"), "", "the choice at hand again", self._options),
            Command(("p", "pass"), "", "pass, or choose nothing, where that is an option", self._pass),
            Command(
                ("?",), "[CARD|RULE]", "this window; a card, and why it can or cannot now; a rule", self._what
            ),
            Command(("hint",), "[SECONDS]", "the best options, what they are worth and why", self._hint),
            Command(("b", "board"), "", "the table as you see it", self.board),
            Command(("deck",), "", "the cards of your deck, wherever they are now", self._deck),
            Command(("log",), "[N]", "the last N things that happened, with their rules", self.log),
            Command(("u", "undo"), "[N]", "take back your last choice, or the last N", self._undo),
            Command(("redo",), "[N]", "give choices again that you took back", self._redo),
            Command(("ask",), "always|able|matters|quiet", "in which windows you want to be asked", self.ask),
            Command(("save",), "FILE", "write the game so far to a file; that is the replay, too", self.save),
            Command(("load",), "FILE", "go on with a saved game instead", self._load),
            Command(("transcript",), "FILE", "write the log as text to a file", self._transcript),
            Command(("h", "help"), "", "this list", self.help),
            Command(("q", "quit"), "", "leave the game", self.quit),
        )

    def question(self) -> str:
        """What stands before the cursor."""
        if self.match.decision is None:
            return "over> "
        return f"{title(self._me).split()[1]}, {choices(len(self.match.decision.options))}> "

    def way_on(self) -> str:
        """What to do where there is nothing to choose."""
        return "The game is over: undo takes choices back, save FILE keeps it, quit leaves."

    def do(self, line: str) -> None:
        """Carry out one command. Interrupted, the game is where it was."""
        before = self.match.at
        try:
            super().do(line)
        except KeyboardInterrupt:
            self.match.goto(before)
            self._since.skip(self.match)
            self.print("", "Interrupted. The game stands where it stood before your last command.")
            self._show()

    def word(self, word: str, rest: str) -> None:
        """A command, or words that only one option has."""
        if self.names_card(word, rest):
            return
        names = {name for command in self.commands() for name in command.names}
        decision = self.match.decision
        if word and word not in names and decision is not None:
            texts = [option_text(self.match.state, decision, each) for each in decision.options]
            fits, plainly = meant(f"{word} {rest}", texts)
            if len(fits) == 1 and plainly:
                self.choose(str(fits[0]))
                return
            if len(fits) == 1:
                raise Wants(f"Do you mean option {fits[0]}? Then type {fits[0]}, or words it has in a row.")
            if fits:
                some = ", ".join(map(str, fits[:8]))
                raise Wants(f"Several options say that ({some}): type a number, or more words.")
        if word.startswith("?") and word != "?":
            word, rest = "?", f"{word[1:]} {rest}".strip()
        super().word(word, rest)

    def choose(self, text: str) -> None:
        """Choose the option of this number."""
        super().choose(text)
        self._chose = True

    # --- showing ------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """What is played, and the first choice."""
        self.print("RULERUNNER", *(row for line in self._about for row in wrap(line, self.width)))
        self.print(f"You are {title(self._me)}. A number chooses; ? explains; help lists the commands.")
        if self.match.at:
            self._since.skip(self.match)
        self.after_choice()

    def after_choice(self) -> None:
        """Go on to the next choice of the person, and show what happens."""
        # A quiet spell ends by itself; whoever wants quiet wants the next one, too.
        if self._asking == QUIETLY or self.match.asking(self._me) != self._asking:
            self.match.ask(self._me, self._asking)
        with meanwhile(sentence(f"{title(other(self._me))} is thinking...")):
            self.match.pump()
        news = self._since.tell(self.match)
        if news:
            self.print("", *news)
        self._show()

    def _show(self) -> None:
        """Where the game stands: the choice at hand, or how it ended."""
        match, decision = self.match, self.match.decision
        if match.over:
            self.print("", *ended(match, self._me, self.width), *self._keeping())
        elif decision is not None:
            view = match.view(self._me)
            begins = decision.kind == "action" and match.state.active == self._me
            if begins and match.state.turn != self._board_of:
                self._board_of = match.state.turn
                self.print("")
                self.board("")
            else:
                self.print("", *status(view, self.width))
            self.print(*choice_text(match.state, decision, match.step_at, self.width))

    def _keeping(self) -> list[str]:
        text = (
            "save FILE keeps the game as a replay (rulerunner lab FILE steps through it), transcript FILE "
            "its log as text; undo goes back, quit leaves."
        )
        return wrap(text, self.width)

    # --- commands -----------------------------------------------------------------------------------------

    def _options(self, _: str) -> None:
        self._show()

    def _pass(self, _: str) -> None:
        decision = self.match.decision
        if decision is None:
            raise Wants(self.way_on())
        declining = next((at for at, option in enumerate(decision.options) if option in (PASS, DONE)), None)
        if declining is None:
            raise Wants(f"You cannot pass here: type {choices(len(decision.options))}.")
        self.choose(str(declining + 1))

    def _what(self, text: str) -> None:
        if not text or explain(self.match.state.edition, text):
            self.why(text)
        else:
            self.card(text)
            name = self.face(text).name
            now = card_now(self.match.state, self._me, self.match.decision, name, self.width)
            if now:
                self.print("", *now)

    def _hint(self, text: str) -> None:
        """Advice from what this seat knows, and nothing else."""
        decision = self.match.decision
        if decision is None:
            raise Wants(self.way_on())
        if len(decision.options) < 2:
            raise Wants("There is only one option here.")
        seconds = seconds_of(text)
        with meanwhile(f"Looking ahead for {seconds:g} seconds..."):
            said = hint_text(self.match, self._me, seconds, self.width)
        self.print(*said)

    def _undo(self, text: str) -> None:
        gone = self.match.undo(count_of(text, "undo", 1))
        if not gone:
            raise Wants("This is the first choice: there is nothing to take back.")
        self._go_on(f"Taken back: {times(gone)}. redo gives them again.")

    def _redo(self, text: str) -> None:
        gone = self.match.redo(count_of(text, "redo", 1))
        if not gone:
            raise Wants("No choice has been taken back that could be given again.")
        self._go_on(f"Given again: {times(gone)}.")

    def _go_on(self, text: str) -> None:
        self._since.skip(self.match)
        self.print(text)
        self._show()

    def ask(self, text: str) -> None:
        """Say in which windows to be asked, from now on."""
        if not text:
            raise Wants(f"You are asked: {self._asking}. {HOW_ASKED}")
        super().ask(text)
        self._asking = self.match.asking(self._me)

    def save(self, text: str) -> None:
        """Write the game to a file, but never over another game."""
        path = file_of(text, "save my-game.jsonl")
        if self._is_another(path):
            raise Wants(f"{path} holds another game: choose another name.")
        super().save(text)
        self.saved_as(path)

    def saved_as(self, path: Path) -> None:
        """Take note that the game is in a file."""
        self._saved, self._file = self.match.answers, str(path)

    def _is_another(self, path: Path) -> bool:
        try:
            old = Replay.read(path)
        except (OSError, ValueError):
            return False
        shorter = min(len(old.answers), self.match.at)
        mine = (self.match.start, self.match.names(), self.match.answers[:shorter])
        return (old.start, dict(old.players), old.answers[:shorter]) != mine

    def _load(self, text: str) -> None:
        path = file_of(text, "load my-game.jsonl")
        try:
            game = open_game(path, "", "")
        except OSError as error:
            raise Wants(f"Cannot read {path}: {error.strerror}. The game goes on as it was.") from None
        except CANNOT_OPEN as error:
            raise Wants(f"{path} cannot be played: {error}. The game goes on as it was.") from None
        if not self._may_leave():
            raise Wants("The game goes on as it was.")
        self.match, self._me, self._opponent = game
        self.seats = (self._me,)
        self._since, self._board_of = Since(self._me, self.width), -1
        self._about, self._again = (f"From {path}.",), ""
        self.saved_as(path)
        self.welcome()

    def _deck(self, _: str) -> None:
        self.print("\n".join(own_deck(self.match, self._me, self.width)))

    def _transcript(self, text: str) -> None:
        path = file_of(text, "transcript my-game.txt")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(transcript(self.match, self._me))
        except (OSError, ValueError) as error:
            raise Wants(f"Cannot write {path}: {reason_of(error)}. Choose another name.") from None
        self.print(f"Wrote {path}.")

    # --- leaving ------------------------------------------------------------------------------------------

    def quit(self, _: str) -> None:
        """Leave, but not without the game."""
        if not self._may_leave():
            self._show()
            return
        self.print("Goodbye.")
        self.done = True

    def out_of_input(self) -> None:
        """The input has ended before the game was left."""
        if self._may_leave(closing=True):
            self.print("Goodbye." if self.person or self.match.over else "No more input. Goodbye.")

    def _unsaved(self) -> bool:
        return self._chose and not self.match.over and self.match.answers != self._saved

    def _may_leave(self, *, closing: bool = False) -> bool:
        """Whether the game may be left: it is in a file, or the person knows what happens to it."""
        if not self._unsaved():
            if self._file and not self.match.over:
                self.print(f"To go on: rulerunner play --load {self._file}")
            elif not self.match.over:
                self._how_to_resume()
            return True
        if not self.person:
            self._how_to_resume()
            return True
        return self._offer_to_save(closing)

    def _how_to_resume(self) -> None:
        """A game from a pipe can be had again: the same command and the same lines make the same game."""
        turn = f"turn {self.match.state.turn}" if self.match.state.turn else "before the first turn"
        self.print(f"The game is not over ({turn}, {times(self.match.at)} made by both players).")
        if self._again:
            self.print("The same lines, and more, lead on from here with:", f"  {self._again}")
        self.print("Or save it: the command save FILE, and later: rulerunner play --load FILE")

    def _offer_to_save(self, closing: bool) -> bool:
        free = _free_name()
        self.print("The game is not over, and not saved.")
        while True:
            try:
                typed = input(
                    f"Save it? Enter saves {free}; or a file name; n for no; c to play on> "
                ).strip()
            except (EOFError, KeyboardInterrupt):
                typed = ""
                self.print("")
            if typed.lower() in STAY and not closing:
                return False
            if typed.lower() in NO:
                return True
            try:
                self.save(typed or free)
            except Wants as wants:
                self.print(*wrap(str(wants), self.width))
                continue
            self.print(f"To go on: rulerunner play --load {self._file}")
            return True


def meant(typed: str, texts: Sequence[str]) -> tuple[list[int], bool]:
    """The numbers of the options that begin with what was typed, or else have it in a row, or else have all
    its words somewhere; and whether that is plain enough to choose one. A word may be the beginning of a long
    one, and numbers and articles may be left out."""
    wanted = WORD.findall(typed.lower())
    begin, follow, somewhere = list[int](), list[int](), list[int]()
    if any(len(one) > 1 for one in wanted):
        for number, text in enumerate(texts, 1):
            words = WORD.findall(text.lower())
            said = [has for has in words if has in wanted or not (has.isdigit() or has in ARTICLES)]
            at = [start for start in range(len(said)) if _says(wanted, said[start:])]
            if at:
                (follow if at[0] else begin).append(number)
            elif all(any(_means(one, has) for has in words) for one in wanted):
                somewhere.append(number)
    return (begin or follow, True) if begin or follow else (somewhere, False)


def _says(wanted: list[str], words: list[str]) -> bool:
    """Whether some words begin with those typed."""
    return len(wanted) <= len(words) and all(map(_means, wanted, words))


def _means(typed: str, word: str) -> bool:
    """Whether what was typed stands for a word. A slip of the finger is not taken for a choice."""
    return typed == word or (len(typed) >= CLEAR and word.startswith(typed))


def _free_name() -> str:
    """The name of a file that is not there yet."""
    names = (f"{SAVE_AS}{f'-{number}' if number > 1 else ''}.jsonl" for number in range(1, 10_000))
    return next(name for name in names if not Path(name).exists())
