"""The novice: mistakes, but none that is silly, and a choice that can be had again."""

from itertools import islice

import pytest

from rulerunner import At, Seat, position
from rulerunner.bots import NoviceBot
from rulerunner.bots.novice import SLACK, WANDERING
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.table import Table
from tests.view.games import RULES, decisions


@pytest.mark.parametrize("rules", RULES)
def test_what_a_novice_does_is_never_much_worse_than_the_best(rules: str) -> None:
    for game in islice(decisions(rules, 3, 200), 0, None, 9):
        assert game.decision is not None
        view = game.view(game.decision.side)
        table = Table(view)
        if table.decision.kind in WANDERING:
            values = handler(table)(table)
            assert values[NoviceBot(1).choose(view)] > max(values) - SLACK


def test_a_novice_makes_mistakes_and_makes_them_again_from_the_same_seed() -> None:
    game = next(islice(decisions("nisei-1.4", 3, 60), 30, None))
    assert game.decision is not None
    view = game.view(game.decision.side)
    chosen = [NoviceBot(seed).choose(view) for seed in range(40)]
    assert chosen == [NoviceBot(seed).choose(view) for seed in range(40)]
    game = position(
        turn="corp",
        corp=Seat(credits=6, hand=["Hedge Fund", "Enigma", "PAD Campaign"], deck=["9x Hedge Fund"]),
        runner=Seat(deck=["9x Diesel"]),
    )
    assert len({NoviceBot(seed).choose(game.view("corp")) for seed in range(40)}) > 1


def test_a_novice_sees_an_agenda_that_can_be_scored() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=4, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Hostile Takeover (1 advancement)"])},
    )
    for seed in range(20):
        view = game.view("corp")
        assert view.decision is not None
        assert view.decision.options[NoviceBot(seed).choose(view)].kind == "advance"
