"""Money first: what is spent does not keep back a card that brings more than it costs."""

from random import Random

import pytest

from rulerunner import At, Choice, Game, Seat, position
from rulerunner.bots.search import reflex_runner
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import places
from rulerunner.bots.search.untried import outdone
from rulerunner.bots.thumb import runner_turn
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.bots.thumb.thrift import Money, clicks_of, money_first


def runners(hand: list[str], credits: int = 5, clicks: int = 4, tags: int = 0) -> Game:
    return position(
        turn="runner",
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["30x Hedge Fund"]),
        runner=Seat(credits=credits, clicks=clicks, hand=hand, deck=["9x Diesel"], tags=tags),
    )


def asked(game: Game) -> Choice:
    """The decision that the Runner has."""
    assert isinstance(game.decision, Choice)
    return game.decision


def texts(game: Game) -> list[str]:
    """What the Runner can do, without its price."""
    decision = game.view("runner").decision
    assert decision is not None
    return [option.text.split(" (")[0] for option in decision.options]


def values(game: Game) -> tuple[dict[str, float], dict[str, float]]:
    """What each action is worth, by rules of thumb and by quick rules."""
    slow = runner_turn.action_values(Seen(game.view("runner")))
    quick = reflex_runner.action_values(game.state, asked(game), Looks(game.state))
    return dict(zip(texts(game), slow, strict=True)), dict(zip(texts(game), quick, strict=True))


def untried(game: Game) -> set[str]:
    """What a search leaves out."""
    table = Seen(game.view("runner"))
    worth = runner_turn.action_values(table)
    return {texts(game)[i] for i in outdone(table, worth, frozenset())}


def test_money_is_played_before_what_would_keep_it_back() -> None:
    """A Runner with five credits and Sure Gamble laid a Carapace first, and was poor ever after."""
    game = runners(["Sure Gamble", "Corroder", "2x Diesel"])
    for each in values(game):
        assert each["Play Sure Gamble"] > each["Install Corroder"]
    assert "Install Corroder" in untried(game)


@pytest.mark.usefixtures("untaught")
def test_with_money_enough_for_both_nothing_waits() -> None:
    game = runners(["Sure Gamble", "Corroder", "2x Diesel"], credits=7)
    for each in values(game):
        assert each["Install Corroder"] > each["Play Sure Gamble"]
    assert "Install Corroder" not in untried(game)


@pytest.mark.usefixtures("untaught")
def test_what_costs_nothing_waits_for_no_money() -> None:
    game = runners(["Sure Gamble", "4x Diesel"])
    for poor, rich in zip(
        values(game), values(runners(["Sure Gamble", "4x Diesel"], credits=6)), strict=True
    ):
        assert poor["Play Diesel"] == rich["Play Diesel"]
    assert "Play Diesel" not in untried(game)


@pytest.mark.usefixtures("untaught")
def test_with_the_last_click_it_costs_what_it_takes_to_come_by_the_money_again() -> None:
    """Two credits are spent: with three more, two clicks later, the Gamble can be played."""
    hand = ["Sure Gamble", "Corroder", "3x Diesel"]
    for last, rich in zip(
        values(runners(hand, clicks=1)), values(runners(hand, credits=7, clicks=1)), strict=True
    ):
        assert last["Install Corroder"] == rich["Install Corroder"] - 2
    assert "Install Corroder" not in untried(runners(hand, clicks=1))


@pytest.mark.usefixtures("untaught")
def test_a_tag_is_removed_after_the_money_is_there() -> None:
    for each in values(runners(["Sure Gamble", "3x Diesel"], tags=1)):
        assert each["Play Sure Gamble"] > each["Remove 1 tag"]


def test_a_kill_or_a_score_waits_for_no_money() -> None:
    there, costs = [Money(0, cost=5, profit=4, clicks=1)], [5, 1, 1]
    values = [4.0, 6.0, 30.0]
    money_first(values, there, costs, credits=5, clicks=3)
    assert values == [4.0, 3.5, 30.0]


def test_a_double_event_takes_two_clicks() -> None:
    """With two clicks left the money takes both, and what else is done keeps it back for a turn."""
    there, costs = [Money(0, cost=5, profit=4, clicks=2)], [5, 1]
    values = [4.0, 6.0]
    money_first(values, there, costs, credits=5, clicks=2)
    assert values == [4.0, 5.0]


@pytest.mark.card("IPO")
def test_nothing_comes_after_money_that_ends_the_action_phase() -> None:
    """What is done before it costs what it keeps back, and is not put off until after it."""
    game = position(corp=Seat(hand=["IPO"], deck=["9x Ice Wall"]), runner=Seat(deck=["9x Diesel"]))
    face = next(card.face for card in game.state.cards if card.face.name == "IPO")
    assert clicks_of(face) > 3
    values = [5.0, 6.0]
    money_first(values, [Money(0, cost=8, profit=5, clicks=clicks_of(face))], [8, 1], credits=8, clicks=3)
    assert values == [5.0, 5.0]


# --- runs that end at the door ----------------------------------------------------------------------------


def servers_to_run(rig: list[str], ice: str) -> set[str]:
    """The servers that a search tries a run on."""
    game = position(
        turn="runner",
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["30x Hedge Fund"]),
        runner=Seat(credits=9, hand=["4x Diesel"], deck=["9x Diesel"], rig=rig),
        servers={"HQ": At(ice=[ice])},
    )
    run = texts(game).index("Make a run")
    found = places(game.state, "runner", run, Looks(game.state))
    names = {0: "HQ", 1: "R&D", 2: "Archives"}
    return {names[place.server] for place in found}


def test_no_run_is_tried_that_ends_at_rezzed_ice_which_cannot_be_broken() -> None:
    """A Runner without a fracter ran on HQ twice a turn, where Palisade lay rezzed."""
    assert servers_to_run([], "Palisade (rezzed)") == {"R&D"}
    assert servers_to_run(["Corroder"], "Palisade (rezzed)") == {"HQ", "R&D"}


def test_a_run_is_tried_where_the_ice_is_not_rezzed_or_a_breaker_can_be_fetched() -> None:
    assert "HQ" in servers_to_run([], "Palisade")
    assert "HQ" in servers_to_run(["Self-modifying Code"], "Palisade (rezzed)")


@pytest.mark.usefixtures("untaught")
def test_the_quick_rules_play_the_money_first_whatever_chance_says() -> None:
    game = runners(["Sure Gamble", "Corroder", "2x Diesel"])
    looks = Looks(game.state)
    for seed in range(30):
        chosen = reflex_runner.action(game.state, asked(game), Random(seed), looks)
        assert texts(game)[chosen] != "Install Corroder"
