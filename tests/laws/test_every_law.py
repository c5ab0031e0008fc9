"""One random game under every law at once: nothing is looked at alone that the others could disturb.

`tools/long_laws.py --laws every` plays thousands.
"""

from collections import Counter
from random import Random

import pytest

from rulerunner import EDITIONS, Game
from rulerunner.lang.words import Side
from tests.laws import test_option_words
from tests.laws.test_copies import Saving
from tests.laws.test_referee import Bench
from tests.support.laws import keep_all
from tests.support.playing import LONGEST_GAME, deadline, play_on
from tests.support.positions import random_game
from tests.view.swapping import pairs, swapped
from tests.view.test_secrets import received

SEATS: tuple[Side, Side] = ("corp", "runner")
SECRETS = 12
"""At one decision in so many hidden cards are exchanged, for either seat, and a clone goes its own way."""
APART = 15
"""So many decisions a clone plays on."""


class Everything:
    """Every law, held against a game as it is played."""

    def __init__(self, rules: str, seed: int, bench: Bench | None = None) -> None:
        self.where = f"{rules}, game {seed}"
        self.bench = Bench(self.where) if bench is None else bench
        self.saving = Saving(self.where)
        self.chance = Random(f"every law, {self.where}")
        self.exchanged = 0

    @property
    def unjudged(self) -> Counter[str]:
        return self.bench.unjudged

    def look(self, game: Game) -> None:
        """The laws of cards, numbers and windows; the referee; the words; saving; and, now and then, what is
        hidden, and clones."""
        keep_all(game, self.where)
        self.bench.watch(game)
        test_option_words.keep(game, self.where)
        self.saving.check(game)
        if self.chance.random() * SECRETS < 1:
            self.tell_nothing(game)
            self.clone(game)

    def tell_nothing(self, game: Game) -> None:
        """A seat receives the same whatever the cards are that it cannot know."""
        decision = game.decision
        if decision is None:
            return
        for seat in SEATS:
            before = received(game.state, seat, decision)
            for pair in pairs(game, seat, self.chance, 2):
                told = received(swapped(game.state, pair), seat, decision)
                assert told == before, f"{self.where}: the {seat} is told of {pair}, after {game.answers}"
                self.exchanged += 1

    def clone(self, game: Game) -> None:
        """What is done with a clone is nothing to its original."""
        before, answers = game.digest(), len(game.answers)
        play_on(game.clone(), self.chance, limit=APART)
        assert (game.digest(), len(game.answers)) == (before, answers), f"{self.where}: a clone changed it"

    def play(self, rules: str, seed: int, limit: int = LONGEST_GAME) -> int:
        """Play the game, then once more from its seed and its answers; how many decisions it had."""
        game = random_game(rules, seed)
        self.look(game)
        count = play_on(game, Random(seed), self.look, limit)
        assert game.result is not None or count == limit < LONGEST_GAME, f"{self.where}: it does not end"
        again = random_game(rules, seed)
        for answer in game.answers:
            again.choose(answer)
        assert again.digest() == game.digest(), f"{self.where}: played again it is another game"
        assert again.events == game.events, f"{self.where}: played again it has another log"
        return self.saving.decisions


@pytest.mark.slow
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_keeps_every_law_at_once(rules: str) -> None:
    with deadline(300, rules):
        everything = Everything(rules, 7001)
        assert everything.play(rules, 7001, 150) > 50
        assert everything.exchanged > 5
        assert sum(everything.unjudged.values()) < everything.bench.decisions / 5
