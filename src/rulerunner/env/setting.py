"""What is the same in all environments: which games they play, from which chance."""

import operator
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
ENDED: Final = "the game is over: reset the environment"
OPTIONS: Final = ("rules", "corp", "runner", "seed")


class Setting:
    """Which edition and decks are played. Each reset draws decks and a seed from one chance."""

    def __init__(self, rules: str, corp: DeckChoice, runner: DeckChoice) -> None:
        self._chance = Random()
        self._make(rules, corp, runner)

    def _make(self, rules: str, corp: DeckChoice, runner: DeckChoice) -> None:
        """Nothing is changed by what cannot be played."""
        if not isinstance(rules, str):
            raise ValueError(f"rules are an edition by its name, not {rules!r}")
        found = edition(rules)
        pools = Decks(corp, "corp", found), Decks(runner, "runner", found)
        self.edition, self._pools = found, pools
        self._rules, self._choices = rules, (corp, runner)

    def seed(self, seed: int) -> None:
        """Begin the chance anew."""
        self._chance = Random(whole("a seed", seed, 0))

    def choose(self, options: dict[str, Any] | None) -> int | None:
        """Options of a reset: they change the edition or the decks from here on. The seed of the next game,
        if they say it."""
        options = options or {}
        for name in options:
            if name not in OPTIONS:
                # The interfaces ask that whatever is not understood is let pass.
                warnings.warn(f"no option {name!r}; there is {', '.join(OPTIONS)}", stacklevel=3)
        seed = options.get("seed")
        found = whole("a seed", seed, 0) if seed is not None else None
        if set(options) & {"rules", "corp", "runner"}:
            corp, runner = self._choices
            rules = options.get("rules", self._rules)
            self._make(rules, options.get("corp", corp), options.get("runner", runner))
        return found

    def play(self, seed: int | None = None) -> Play:
        """The next game."""
        return Play(self.game(seed))

    def game(self, seed: int | None = None) -> Game:
        """A new game of these decks."""
        corp, runner = (pool.draw(self._chance) for pool in self._pools)
        if seed is None:
            seed = self._chance.getrandbits(62)
        return new_game(corp, runner, self.edition.id, seed)


def whole(what: str, number: Any, least: int) -> int:
    """A whole number, of whatever type, from the least on. (To Python's own chance -1 would be 1.)"""
    try:
        found = operator.index(number)
    except TypeError:
        raise ValueError(f"{what} is a whole number from {least}, not {number!r}") from None
    if found < least:
        raise ValueError(f"{what} is a whole number from {least}, not {found}")
    return found


def find_seat(seat: str) -> Side:
    """A seat by its name."""
    if seat not in SEATS:
        raise ValueError(f"there is no seat {seat!r}; there is corp and runner")
    return "corp" if seat == CORP else "runner"


def reward(play: Play, seat: Side) -> float:
    """1 for a game won, -1 for one lost, 0 for a draw or a game that goes on."""
    result = play.game.result
    if result is None or not result[0]:
        return 0.0
    return 1.0 if result[0] == seat else -1.0


USUAL: Final = DEFAULT
