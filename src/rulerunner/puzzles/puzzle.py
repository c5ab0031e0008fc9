"""The puzzles, as they are written in `data/puzzles.txt`."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, NamedTuple

from ..lang.words import Side
from ..session.start import said_rules
from .proving import Aim

TASKS: Final[dict[tuple[str, str], str]] = {
    ("runner", "win"): "You are the Runner: win before this turn is over.",
    ("corp", "win"): "You are the Corp: win before this turn is over.",
    ("runner", "survive"): "You are the Runner: whatever the Corp does in its next turn, do not lose.",
    ("corp", "survive"): "You are the Corp: do not let the Runner win this turn.",
}


class Puzzle(NamedTuple):
    """A position with one solution."""

    id: str
    title: str
    side: Side
    aim: Aim
    level: int
    """1 to 5, harder and harder."""
    hint: str
    solution: tuple[str, ...]
    """What the solver chooses, as `telling` tells it."""
    position: str

    @property
    def says(self) -> str:
        """What is to be done."""
        return TASKS[self.side, self.aim]

    @property
    def rules(self) -> str:
        """The edition it is played under."""
        return said_rules(self.position)


def read(text: str) -> Iterator[Puzzle]:
    """Puzzles from their text: `=== id`, then lines `word: ...`, then the position."""
    for part in text.split("=== ")[1:]:
        head, _, position = part.partition("\n\n")
        id, *lines = head.splitlines()
        words: dict[str, str] = {}
        solution: list[str] = []
        for line in lines:
            word, _, rest = line.partition(": ")
            if word == "solution":
                solution.append(rest)
            else:
                words[word] = rest
        yield Puzzle(
            id.strip(),
            words["title"],
            "corp" if words["side"] == "corp" else "runner",
            "survive" if words["aim"] == "survive" else "win",
            int(words["level"]),
            words.get("hint", ""),
            tuple(solution),
            position.strip() + "\n",
        )


PUZZLES: Final = tuple(
    sorted(
        read(files("rulerunner.puzzles").joinpath("data", "puzzles.txt").read_text("utf-8")),
        key=lambda each: each.level,
    )
)
"""Every puzzle, the easy ones first."""


def puzzle(id: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((each for each in PUZZLES if each.id == id), None)
