"""What is the same in all environments: which games they play, from which chance."""

import warnings
from random import Random
from typing import Any, Final

from ..game import Game, new_game
from ..rules import DEFAULT, edition
from .decks import DeckChoice, Decks
from .playing import Play
from .reading import CORP, RUNNER, Side

SEATS: Final[tuple[Side, Side]] = (CORP, RUNNER)
LONGEST: Final = 20_000
"""After so many decisions a game is cut off."""
OPTIONS: Final = ("rules", "corp", "runner", "seed")


class Setting:
    """Which edition and decks are played. Each reset draws decks and a seed from one chance."""

    def __init__(self, rules: str, corp: DeckChoice, runner: DeckChoice) -> None:
        self._rules, self._choices = rules, (corp, runner)
        self._chance = Random()
        self._make(rules, corp, runner)

    def _make(self, rules: str, corp: DeckChoice, runner: DeckChoice) -> None:
        self.edition = edition(rules)
        self._pools = (Decks(corp, "corp", self.edition), Decks(runner, "runner", self.edition))

    def seed(self, seed: int) -> None:
        """Begin the chance anew."""
        self._chance = Random(seed)

    def play(self, options: dict[str, Any] | None = None) -> Play:
        """The next game. Options change the edition or the decks from here on, or fix this game's seed."""
        options = options or {}
        for name in options:
            if name not in OPTIONS:
                # The interfaces ask that whatever is not understood is let pass.
                warnings.warn(f"no option {name!r}; there is {', '.join(OPTIONS)}", stacklevel=3)
        if set(options) & {"rules", "corp", "runner"}:
            self._rules = options.get("rules", self._rules)
            self._choices = (
                options.get("corp", self._choices[0]),
                options.get("runner", self._choices[1]),
            )
            self._make(self._rules, *self._choices)
        return Play(self.game(options.get("seed")))

    def game(self, seed: int | None = None) -> Game:
        """A new game of these decks."""
        corp, runner = (pool.draw(self._chance) for pool in self._pools)
        if seed is None:
            seed = self._chance.getrandbits(62)
        return new_game(corp, runner, self.edition.id, seed)


def reward(play: Play, seat: Side) -> float:
    """1 for a game won, -1 for one lost, 0 for a draw or a game that goes on."""
    result = play.game.result
    if result is None or not result[0]:
        return 0.0
    return 1.0 if result[0] == seat else -1.0


USUAL: Final = DEFAULT
