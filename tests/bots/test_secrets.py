"""Bots see their view and nothing else: what is hidden from them cannot change what they choose."""

import ast
import copy
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulerunner.bots
from rulerunner import EDITIONS, Game, new_game
from rulerunner.bots import BOTS, RandomBot, ThumbBot
from rulerunner.decks import samples
from rulerunner.session import Player
from rulerunner.view import view
from tests.view.swapping import pairs, swapped

RULES = tuple(EDITIONS)
HOME = Path(rulerunner.bots.__file__).parent
BELOW = ("state", "kernel", "game", "positions", "positions_text")
"""What holds a whole game."""


def a_game(rules: str, seed: int) -> Game:
    family = EDITIONS[rules].family
    corps, runners = (list(samples(family, side).values()) for side in ("corp", "runner"))
    return new_game(corps[seed % len(corps)], runners[(3 * seed) % len(runners)], rules, seed)


def played(game: Game, corp: Player, runner: Player, limit: int = 600) -> Iterator[Player]:
    """A game between bots, before each of their choices."""
    players = {"corp": corp, "runner": runner}
    for _ in range(limit):
        if game.decision is None:
            return
        side = game.decision.side
        yield players[side]
        game.choose(players[side].choose(game.view(side)))


@pytest.mark.parametrize("rules", RULES)
def test_a_thumb_bot_needs_no_memory(rules: str) -> None:
    """A bot that sat through the game chooses as one that has just joined it from a saved game."""
    game = a_game(rules, 4)
    for number, bot in enumerate(played(game, ThumbBot(), ThumbBot())):
        assert game.decision is not None
        side = game.decision.side
        now = Game.from_json(game.to_json()) if number % 25 == 0 else game
        assert ThumbBot(number).choose(now.view(side)) == bot.choose(game.view(side))


@pytest.mark.parametrize("rules", RULES)
def test_exchanging_cards_a_bot_cannot_see_does_not_change_its_choice(rules: str) -> None:
    tried = 0
    for seed in range(2):
        game = a_game(rules, seed)
        for number, bot in enumerate(played(game, ThumbBot(), ThumbBot())):
            if number % 3:
                continue
            assert game.decision is not None
            side = game.decision.side
            chosen = copy.deepcopy(bot).choose(game.view(side))
            for pair in pairs(game, side, random.Random(number), 2):
                other = Game(swapped(game.state, pair))
                assert other.decision is not None
                assert copy.deepcopy(bot).choose(other.view(side)) == chosen
                tried += 1
    assert tried > 60


@pytest.mark.parametrize("bot", BOTS)
def test_a_view_that_is_all_a_bot_gets_is_enough_to_choose(bot: str) -> None:
    """Between two choices of a bot the game is replaced by an equal one: it has nothing to hold on to."""
    game = a_game("nisei-1.4", 3)
    players = {"corp": BOTS[bot](1), "runner": BOTS[bot](2)}
    for _ in range(80):
        if game.decision is None:
            break
        side = game.decision.side
        seen = view(game.state, side, game.decision)
        game = Game.from_json(game.to_json())
        game.choose(players[side].choose(seen))
    assert game.state.turn > 2


def test_no_module_of_a_bot_knows_what_holds_a_game() -> None:
    """A bot that imports the state or the machine could look at cards it may not see.

    The arena plays matches and is no bot. A searcher plays games that were drawn for its seat: the one module
    through which it does so knows the machine, and is for the searcher alone.
    """
    wrong = []
    for path in sorted(set(HOME.rglob("*.py")) - {HOME / "search" / "board.py"}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                first = (node.module or "").removeprefix("rulerunner.").split(".")[0]
                board = (node.module or "").endswith("board") and path.parent != HOME / "search"
                if first in BELOW or board:
                    wrong.append(f"{path.name}:{node.lineno} imports {node.module}")
    assert not wrong


# --- determinism ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_makes_the_same_choices(bot: str, rules: str) -> None:
    games = [a_game(rules, 4) for _ in range(2)]
    for game in games:
        for _ in played(game, BOTS[bot](5), BOTS[bot](6), limit=150):
            pass
    one, two = (game.answers for game in games)
    assert one == two
    assert len(one) > 20


def test_another_seed_makes_a_random_bot_choose_otherwise() -> None:
    answers = []
    for seed in (1, 2):
        game = a_game("nisei-1.4", 4)
        for _ in played(game, RandomBot(seed), RandomBot(seed), limit=60):
            pass
        answers.append(game.answers)
    assert answers[0] != answers[1]
