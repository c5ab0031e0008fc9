"""A game that is studied: whoever has the start and the answers has the game, and can go anywhere in it."""

from collections.abc import Sequence

from ..game import IllegalChoice
from ..lang.words import Side
from ..session import Match, Player, Start

MOST_ANSWERS = 800
"""No study goes on for longer than this."""


class Astray(ValueError):
    """Answers that do not fit the game; the message says which."""


class Desk:
    """A start, and a match on it that goes wherever answers lead. One thread at a time."""

    def __init__(self, start: Start, players: dict[Side, Player | None] | None = None) -> None:
        seats = players or {}
        self.match = Match(start, seats.get("corp"), seats.get("runner"))

    def _return(self, number: int) -> None:
        """Back to a decision; where the game has not gone on to it yet, to the one before."""
        while True:
            try:
                return self.match.goto(number)
            except IndexError:
                number -= 1

    def go(self, answers: Sequence[int], choice: int | None = None, steps: int = -1) -> None:
        """Go to where the answers lead, then give one more. `steps` goes on slowly: so many steps from there.

        Raises `Astray`, with the match somewhere on the way.
        """
        match = self.match
        wanted = [*answers, *([] if choice is None else [choice])]
        if len(wanted) > MOST_ANSWERS:
            raise Astray(f"this game has gone on for more than {MOST_ANSWERS} choices: begin again")
        known = match.answers
        same = next((i for i, (a, b) in enumerate(zip(known, wanted, strict=False)) if a != b), None)
        self._return(min(len(known), len(wanted)) if same is None else same)
        for place in range(match.at, len(wanted)):
            if match.reach() is None:
                raise Astray(f"the game is over after {match.at} answers, but {len(wanted)} were given")
            try:
                match.answer(wanted[place])
            except IllegalChoice as illegal:
                raise Astray(f"answer {place + 1} does not fit: {illegal}") from None
        if steps < 0:
            match.pump()
            return
        if match.decision is None:
            match.settle()
        for _ in range(steps):
            if match.decision is not None or match.over:
                return
            match.step()
