"""A bot never plays for ever: not where the same question is asked again, and not with any deck."""

import random

import pytest

from rulerunner import EDITIONS, At, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.arena import Pairing, play
from rulerunner.bots.search import Budget, SearchBot
from rulerunner.bots.thumb import LATELY, PATIENCE
from rulerunner.view.sampler import Sampler
from tests.support.table import Table
from tests.view.games import random_deck

RULES = tuple(EDITIONS)
ENOUGH = 60
"""More decisions than any run against one piece of ice takes."""


@pytest.mark.rule("classic-1996 chart 8")
def test_a_breaker_that_may_be_tried_once_is_not_tried_again_on_the_same_subroutine() -> None:
    """The die fails about every other time; the bot goes on to the next subroutine, or lets them fire."""
    failed = 0
    for seed in range(12):
        t = Table(
            position(
                rules="classic-1996",
                corp=Seat(hand=["2x Accounts Receivable"], deck=["9x Accounts Receivable"]),
                runner=Seat(credits=2, hand=["5x Score!"], rig=["Blink"]),
                servers={"R&D": At(ice=["Cortical Scanner (rezzed)"])},
                seed=seed,
            )
        )
        t.run("R&D")
        bot = ThumbBot()
        tried: list[tuple[str, ...]] = []
        for _ in range(ENOUGH):
            if t.game.decision is None or not t.in_run():
                break
            seen = t.game.view("runner")
            if seen.encounter is not None:
                tried = [sub.tried for sub in seen.encounter.subroutines]
            t.choose(bot.choose(t.game.view(t.decision.side)))
        assert not t.in_run(), "the run is over"
        failed += any(sub == ("rig 0",) for sub in tried)
    assert failed, "some subroutine had been tried before"


def test_a_view_that_comes_again_and_again_gets_another_answer_in_the_end() -> None:
    game = position(corp=Seat(deck=["9x Hedge Fund"]), runner=Seat(credits=5, deck=["9x Diesel"]))
    view = game.view("runner")
    assert view.decision is not None
    bot = ThumbBot()
    answers = [bot.choose(view) for _ in range(LATELY)]
    assert set(answers[: PATIENCE + 1]) == {ThumbBot().choose(view)}
    assert set(answers) == set(range(len(view.decision.options))), "by and by everything is tried"


def test_a_searcher_tries_something_else_as_well() -> None:
    game = position(corp=Seat(deck=["9x Hedge Fund"]), runner=Seat(credits=5, deck=["9x Diesel"]))
    view, sampler = game.view("runner"), Sampler(game.state, "runner")
    bot = SearchBot(budget=Budget(simulations=4))
    answers = [bot.search(view, sampler) for _ in range(PATIENCE + 4)]
    assert len(set(answers[: PATIENCE + 1])) == 1
    assert len(set(answers)) > 2


@pytest.mark.parametrize("rules", RULES)
def test_games_with_any_deck_come_to_an_end(rules: str) -> None:
    for seed in range(3):
        chance = random.Random(f"{rules} {seed}")
        corp, runner = (random_deck(rules, side, chance) for side in ("corp", "runner"))
        outcome = play(Pairing(rules, ("thumb", "thumb"), (corp, runner), seed))
        assert outcome.reason != "given up", f"{rules}, {seed}"
