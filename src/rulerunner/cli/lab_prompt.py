"""The prompt of the lab: a match on the bench, forward by steps, and back."""

from collections.abc import Callable
from pathlib import Path

from ..lang.words import Side
from ..positions import BadPosition
from ..positions_exact import exact_position
from ..positions_text import read_position
from ..session import Match
from ..view.names import title
from .lab_text import News, choice_text, choices, ending, lesson, step_line
from .prompting import CANNOT_OPEN, ENTER, Command, Prompt, Wants, count_of, file_of, reason_of, times


class Lab(Prompt):
    """A match on the bench: it goes forward by steps, and back."""

    def __init__(
        self, match: Match, seats: tuple[Side, ...], opener: Callable[[Path], Match], width: int
    ) -> None:
        super().__init__(match, seats, width)
        self._open = opener
        self._news = News(self.seat, width)

    def commands(self) -> tuple[Command, ...]:
        """All commands, in the order in which help lists them."""
        return (
            Command(
                (ENTER, "s", "step"),
                "",
                "go through the next step, and stop before the one after it",
                self._step,
            ),
            Command(("n", "next"), "", "go on to the next choice", self._next),
            Command(("b", "back"), "[N]", "take back your last choice, or the last N", self._back),
            Command(("f", "forward"), "[N]", "give choices again that you took back", self._forward),
            Command(("o", "options"), "", "the choice at hand again", self._options),
            Command(("board",), "[corp|runner|both]", "the table, as a player sees it", self.board),
            Command(("log",), "[N]", "the last N things that happened, with their rules", self.log),
            Command(("why",), "[RULE]", "what this step or window is, or what a rule says", self.why),
            Command(("card",), "NAME", "a card in our words", self.card),
            Command(("ask",), "always|able|matters|quiet", "in which windows you want to be asked", self.ask),
            Command(
                ("save",),
                "FILE",
                "write the game so far to a file; as a position, if its name ends in .txt",
                self._save,
            ),
            Command(("load",), "FILE", "play a position, a saved game or a replay instead", self._load),
            Command(("help", "?"), "", "this list", self.help),
            Command(("q", "quit"), "", "end the lab", self.quit),
        )

    def question(self) -> str:
        """What stands before the cursor."""
        match = self.match
        if match.decision is not None:
            return f"{title(match.decision.side).split()[1]}, {choices(len(match.decision.options))}> "
        if match.over:
            return "over> "
        return "Enter for the next step> "

    def _save(self, text: str) -> None:
        """Write the game so far; or where it is now, as the text of a position."""
        path = file_of(text, "save my-run.jsonl, or save my-position.txt")
        if path.suffix != ".txt":
            self.save(text)
            return
        try:
            if path.exists():
                read_position(path.read_text("utf-8"), path.name)
            path.write_text(exact_position(self.match.state), "utf-8")
        except BadPosition:
            raise Wants(f"{path} is there already and is no position: choose another name.") from None
        except (OSError, ValueError) as error:
            raise Wants(f"Cannot write {path}: {reason_of(error)}. Choose another name.") from None
        self.print(f"Wrote {path}: the position as it is now. load {path} brings it back.")

    # --- showing ------------------------------------------------------------------------------------------

    def welcome(self, name: str, *more: str) -> None:
        """What there is to play, and more of it."""
        edition = self.match.state.edition
        self.print(f"RULERUNNER LAB: {name}", f"Rules: {edition.id}, {edition.title}")
        text = lesson(self.match.start.position, self.width)
        if text:
            self.print("", *text)
        self.print("")
        self.board("")
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

    def after_choice(self) -> None:
        """Go through what is left of the step, and show what happens."""
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

    def way_on(self) -> str:
        """What to do where there is nothing to choose."""
        if self.match.over:
            return "The game is over: back takes choices back, quit ends the lab."
        return "Press Enter for the next step, or type next to go on to the next choice."

    def _step(self, _: str) -> None:
        if self.match.decision is not None:
            self.print("It is your choice first: type a number.")
            self._show_again()
        elif self.match.over:
            raise Wants(self.way_on())
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
        wanted = count_of(text, "back", 1)
        gone = self.match.undo(wanted)
        if not gone:
            raise Wants("This is the first choice: there is nothing to take back.")
        self._news.skip(self.match)
        self.print(f"Taken back: {times(gone)}. forward gives them again.")
        self._show_again()

    def _forward(self, text: str) -> None:
        wanted = count_of(text, "forward", 1)
        if not self.match.ahead:
            raise Wants("No choice has been taken back that could be given again.")
        gone = self.match.redo(wanted)
        self._show_news()
        if not gone:
            raise Wants("No choice has been taken back that could be given again.")

    def _options(self, _: str) -> None:
        if self.match.decision is None:
            raise Wants("There is nothing to choose now. " + self.way_on())
        self._show_again()

    def _load(self, text: str) -> None:
        path = file_of(text, "load my-run.jsonl")
        try:
            match = self._open(path)
        except OSError as error:
            raise Wants(f"Cannot read {path}: {error.strerror}. The game goes on as it was.") from None
        except CANNOT_OPEN as error:
            raise Wants(f"{path} cannot be played: {error}. The game goes on as it was.") from None
        self.match = match
        self._news = News(self.seat, self.width)
        self.welcome(str(path))
