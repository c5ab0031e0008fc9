"""Core Set: operations."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, damage, end_turn, names, scored
from tests.support.table import Table

NOTHING = Seat()


def holding(*hand: str, corp: Seat = NOTHING, **place: Any) -> Table:
    """The Corp's turn, with these cards in HQ."""
    return Table(position(turn="corp", corp=corp._replace(hand=hand), **place))


def after_the_runner(hand: str, ran: str, runner: Seat = GRIP, ice: tuple[str, ...] = ()) -> Table:
    """The Corp's turn, after one in which the Runner ran on a server, or did not."""
    servers = {"Archives": At(ice=ice)}
    corp = Seat(credits=5, hand=[hand], deck=["Enigma"])
    t = Table(position(corp=corp, runner=runner._replace(clicks=1), servers=servers))
    if ran:
        t.run(ran)
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    return t


@pytest.mark.card("Aggressive Negotiation")
def test_aggressive_negotiation_finds_any_card_after_a_score() -> None:
    corp = Seat(credits=1, hand=["Aggressive Negotiation"], deck=["Enigma", "Snare!"])
    t = scored("Vanity Project", corp=corp)
    t.corp("play", "Aggressive Negotiation")
    assert not t.can("done"), "without a criterion a card has to be found"
    t.corp("card", "Snare!")
    assert names(t, "HQ") == ["Snare!"]
    assert t.happened("shuffle")
    assert not t.happened("reveal")


@pytest.mark.card("Aggressive Negotiation")
def test_aggressive_negotiation_cannot_be_played_without_a_score_this_turn() -> None:
    t = holding("Aggressive Negotiation", corp=Seat(score=["Hostile Takeover"], deck=["Enigma"]))
    assert not t.can("play")


@pytest.mark.card("Anonymous Tip")
def test_anonymous_tip_draws_three_cards() -> None:
    t = holding("Anonymous Tip", corp=Seat(deck=["4x Enigma"]))
    t.corp("play", "Anonymous Tip")
    assert names(t, "HQ") == ["Enigma"] * 3


@pytest.mark.card("Archived Memories")
def test_archived_memories_takes_a_card_back_from_archives() -> None:
    t = holding("Archived Memories", corp=Seat(discard=["Enigma", "Snare! (faceup)"]))
    t.corp("play", "Archived Memories")
    t.corp("card", "Enigma")
    assert names(t, "HQ") == ["Enigma"]
    assert names(t, "Archives") == ["Archived Memories", "Snare!"]


@pytest.mark.card("Archived Memories")
def test_archived_memories_needs_a_card_in_archives() -> None:
    assert not holding("Archived Memories").can("play")


@pytest.mark.card("Beanstalk Royalties", "Hedge Fund")
@pytest.mark.parametrize(("operation", "left"), [("Beanstalk Royalties", 8), ("Hedge Fund", 9)])
def test_an_operation_that_pays_credits(operation: str, left: int) -> None:
    t = holding(operation, corp=Seat(credits=5))
    t.corp("play", operation)
    assert t.credits["corp"] == left


@pytest.mark.card("Biotic Labor")
def test_biotic_labor_gives_two_clicks() -> None:
    t = holding("Biotic Labor", corp=Seat(credits=4))
    t.corp("play", "Biotic Labor")
    assert t.clicks["corp"] == 4
    assert t.credits["corp"] == 0


@pytest.mark.card("Closed Accounts")
def test_closed_accounts_empties_the_credit_pool_of_a_tagged_runner() -> None:
    t = holding("Closed Accounts", runner=Seat(credits=9, tags=1, rig=["Armitage Codebusting (12 credits)"]))
    t.corp("play", "Closed Accounts")
    assert t.credits["runner"] == 0
    assert t.counters("Armitage Codebusting", "credit") == 12
    assert t.tags == 1


@pytest.mark.card("Closed Accounts", "Scorched Earth")
@pytest.mark.parametrize("operation", ["Closed Accounts", "Scorched Earth"])
def test_an_operation_against_a_tagged_runner_cannot_be_played_without_a_tag(operation: str) -> None:
    assert not holding(operation, runner=GRIP).can("play")


@pytest.mark.card("Neural EMP")
def test_neural_emp_follows_a_run_however_it_went() -> None:
    t = after_the_runner("Neural EMP", ran="Archives", ice=("Wall of Static (rezzed)",))
    assert not t.happened("successful run")
    t.corp("play", "Neural EMP")
    assert damage(t, "net") == 1


@pytest.mark.card("Neural EMP", "SEA Source")
@pytest.mark.parametrize("operation", ["Neural EMP", "SEA Source"])
def test_an_answer_to_a_run_needs_a_run(operation: str) -> None:
    t = after_the_runner(operation, ran="")
    assert not t.can("play")


@pytest.mark.card("Neural EMP", "SEA Source")
@pytest.mark.parametrize("operation", ["Neural EMP", "SEA Source"])
def test_an_answer_to_a_run_comes_in_the_very_next_turn(operation: str) -> None:
    corp = Seat(hand=[operation], deck=["2x Enigma"])
    t = Table(position(corp=corp, runner=GRIP._replace(clicks=1, deck=["Diesel"])))
    t.run("Archives")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.can("play", operation)
    end_turn(t, "corp")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert not t.can("play", operation)


@pytest.mark.card("SEA Source")
@pytest.mark.parametrize(("runner_bid", "tags"), [(2, 1), (3, 0)])
def test_sea_source_traces_with_strength_three(runner_bid: int, tags: int) -> None:
    t = after_the_runner("SEA Source", ran="Archives")
    t.corp("play", "SEA Source")
    t.corp("number", number=0)
    t.runner("number", number=runner_bid)
    assert t.tags == tags


@pytest.mark.card("SEA Source")
def test_sea_source_needs_a_successful_run() -> None:
    t = after_the_runner("SEA Source", ran="Archives", ice=("Wall of Static (rezzed)",))
    assert not t.can("play")


@pytest.mark.card("Scorched Earth")
def test_scorched_earth_does_four_meat_damage() -> None:
    t = holding("Scorched Earth", runner=GRIP._replace(tags=1))
    t.corp("play", "Scorched Earth")
    assert damage(t, "meat") == 4
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Shipment from Kaguya")
def test_shipment_from_kaguya_places_a_counter_on_each_of_two_cards() -> None:
    remotes = {
        "remote 1": At(root=["Hostile Takeover"], ice=["Ice Wall"]),
        "remote 2": At(root=["PAD Campaign"]),
    }
    t = holding("Shipment from Kaguya", servers=remotes)
    t.corp("play", "Shipment from Kaguya")
    assert not t.can("card", "PAD Campaign")
    t.corp("card", "Hostile Takeover")
    assert not t.can("card", "Hostile Takeover"), "two different cards"
    t.corp("card", "Ice Wall")
    assert (t.counters("Hostile Takeover", "advancement"), t.counters("Ice Wall", "advancement")) == (1, 1)
    assert not t.happened("advance")


@pytest.mark.card("Shipment from Kaguya")
def test_shipment_from_kaguya_may_stop_at_one_card_and_needs_one() -> None:
    remotes = {"remote 1": At(root=["Hostile Takeover"], ice=["Ice Wall"])}
    t = holding("Shipment from Kaguya", servers=remotes)
    t.corp("play", "Shipment from Kaguya")
    t.corp("card", "Ice Wall")
    t.corp("done")
    assert t.counters("Hostile Takeover", "advancement") == 0
    assert not holding("Shipment from Kaguya", servers={"remote 1": At(root=["PAD Campaign"])}).can("play")


@pytest.mark.card("Shipment from MirrorMorph")
def test_shipment_from_mirrormorph_installs_three_cards_at_their_costs() -> None:
    t = holding(
        "Shipment from MirrorMorph", "2x Ice Wall", "Hedge Fund", "PAD Campaign", corp=Seat(credits=2)
    )
    t.corp("play", "Shipment from MirrorMorph")
    for _ in range(2):
        t.corp("yes")
        assert not t.can("card", "Hedge Fund")
        t.corp("card", "Ice Wall")
        t.corp("server", server="HQ")
    t.corp("done")
    t.corp("yes")
    assert t.zone("PAD Campaign") == "table", "the only card left to install"
    assert names(t, "HQ") == ["Hedge Fund"]
    assert t.credits["corp"] == 0, "1 for the operation and 1 for the second ice"
    assert t.clicks["corp"] == 2


@pytest.mark.card("Shipment from MirrorMorph")
def test_shipment_from_mirrormorph_may_install_fewer() -> None:
    t = holding("Shipment from MirrorMorph", "PAD Campaign", "Enigma")
    t.corp("play", "Shipment from MirrorMorph")
    for _ in range(3):
        t.corp("no")
    assert names(t, "HQ") == ["Enigma", "PAD Campaign"]
    assert not holding("Shipment from MirrorMorph", "Hedge Fund").can("play", "Shipment from MirrorMorph")
