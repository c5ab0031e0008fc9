"""Games as they are usually played, for a compiler that counts which ways through the machine are usual.

    python tools/usual_games.py        some two minutes with a machine that counts

Every part that is compiled takes part: games by chance, between rule-of-thumb players, searchers, views, and
what environments see. (Called by `tools/fast`.)
"""

from itertools import islice
from random import Random
from typing import Final

import numpy as np

from rulerunner.bots.arena import Pairing, drawn_meeting, play
from rulerunner.env import raw_env, vector
from rulerunner.rules import EDITIONS
from rulerunner.session import Start

BY_CHANCE: Final = 120
BETWEEN_PLAYERS: Final = 12
BETWEEN_SEARCHERS: Final = 3
STEPS: Final = 3000
TOGETHER: Final = 8


def by_chance(number: int) -> None:
    """A game in which anything is done that is allowed."""
    rules, decks, _ = drawn_meeting(number, number)
    game, chance = Start.from_decks(*decks, rules, number).game(), Random(number)
    while (decision := game.decision) is not None:
        game.choose(chance.randrange(len(decision.options)))


def between(player: str, number: int) -> None:
    """A game between two players of a kind."""
    rules, decks, _ = drawn_meeting(number, number)
    play(Pairing(rules, (player, player), decks, number))


def stepped(rules: str) -> None:
    """Steps of environments, with and without observations."""
    chance = np.random.default_rng(1)
    for observations in (True, False):
        many = vector(TOGETHER, rules=rules, corp="samples", runner="samples", observations=observations)
        _, info = many.reset(seed=1)
        for _ in range(STEPS // TOGETHER):
            actions = [each[int(chance.integers(len(each)))] for each in info["actions"]]
            info = many.step(np.array(actions))[-1]
    one = raw_env(rules=rules, corp="samples", runner="samples")
    one.reset(seed=1)
    for agent in islice(one.agent_iter(), STEPS // 3):
        if one.play.over:
            one.reset()
        one.observe(agent)
        legal = one.play.actions
        one.step(legal[int(chance.integers(len(legal)))])


def main() -> None:
    for number in range(BY_CHANCE):
        by_chance(number)
    for number in range(BETWEEN_PLAYERS):
        between("thumb", number)
    for number in range(BETWEEN_SEARCHERS):
        between("search@10", number)
    for rules in EDITIONS:
        stepped(rules)


if __name__ == "__main__":
    main()
