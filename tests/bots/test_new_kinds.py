"""Cards that the rule-of-thumb player judges from their definitions, where playing them is plainly right."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.view.records import OptionView


def choice(game: Game) -> OptionView:
    """What the bot would choose now."""
    assert game.decision is not None
    view = game.view(game.decision.side)
    assert view.decision is not None
    return view.decision.options[ThumbBot().choose(view)]


def corp_with(card: str, credits: int = 8, others: str = "Vanity Project") -> Game:
    return position(
        turn="corp",
        rules="nsg-26.03",
        corp=Seat(credits=credits, hand=[card, f"3x {others}"], deck=["20x Hedge Fund"]),
        runner=Seat(credits=5, hand=["3x Diesel"], deck=["20x Diesel"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])},
    )


def runner_with(card: str, credits: int = 9, ice: str = "Ice Wall") -> Game:
    guard = At(ice=[ice])
    return position(
        turn="runner",
        rules="nsg-26.03",
        corp=Seat(credits=0, hand=["4x Hedge Fund"], deck=["20x Hedge Fund"]),
        runner=Seat(credits=credits, hand=[card, "3x Blackmail"], deck=["20x Diesel"]),
        servers={"HQ": guard, "R&D": guard},
    )


@pytest.mark.parametrize("card", ["Petty Cash", "Subliminal Messaging"])
def test_an_operation_that_gives_credits_is_played_though_it_may_give_a_click(card: str) -> None:
    assert choice(corp_with(card)).text.startswith(f"Play {card}")


@pytest.mark.parametrize("card", ["Scarcity of Resources", "Service Outage"])
def test_an_operation_that_stays_is_played(card: str) -> None:
    assert card in choice(corp_with(card, credits=14)).text


def test_a_card_whose_amount_the_game_decides_is_judged() -> None:
    """It once brought the bot down: clicks for each agenda that was stolen."""
    assert choice(corp_with("Game Changer")).kind


def test_a_run_that_pays_when_it_ends_is_made_with_the_card() -> None:
    assert "Dirty Laundry" in choice(runner_with("Dirty Laundry")).text


@pytest.mark.parametrize("card", ["Professional Contacts", "Verbal Plasticity", "Mr. Li"])
def test_a_resource_that_makes_clicks_better_is_installed(card: str) -> None:
    assert card in choice(runner_with(card, 14, "Bastion (rezzed)")).text
