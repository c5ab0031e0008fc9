"""What met a condition is meant as it was then: a card may have lost a subtype since, or been given up."""

import pytest

from rulerunner import At, Seat
from tests.support.ice import BOTH, breaks, meet
from tests.support.runner import runner_turn, to_action


@pytest.mark.card("Knifed", "Tinkering")
@pytest.mark.parametrize("rules", BOTH)
def test_knifed_was_for_the_first_barrier_though_it_is_none_in_archives(rules: str) -> None:
    servers = {"HQ": At(ice=["Pup (rezzed)", "Ice Wall (rezzed)"])}
    me = Seat(clicks=4, credits=19, hand=["Tinkering", "Knifed", "5x Diesel"], rig=["Corroder"])
    t = runner_turn(rules=rules, runner=me, servers=servers)
    t.runner("play", "Tinkering")
    t.runner("card", "Pup")
    to_action(t)
    t.runner("play", "Knifed")
    t.runner("server", server="HQ")
    meet(t, "Pup")
    breaks(t, "Corroder", 1)
    breaks(t, "Corroder", 2)
    assert t.zone("Pup") == "Archives"
    meet(t, "Ice Wall")
    breaks(t, "Corroder", 1)
    t.finish_run()
    assert t.zone("Ice Wall") == "table"


@pytest.mark.card("Spooned", "Engolo")
@pytest.mark.parametrize("rules", BOTH)
def test_spooned_was_for_ice_that_was_a_code_gate_for_an_encounter(rules: str) -> None:
    servers = {"HQ": At(ice=["Vanilla (rezzed)", "Enigma (rezzed)"])}
    me = Seat(clicks=4, credits=30, hand=["Spooned", "5x Diesel"], rig=["Engolo"])
    t = runner_turn(rules=rules, runner=me, servers=servers)
    t.runner("play", "Spooned")
    t.runner("server", server="HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Engolo")
    meet(t, "Vanilla")
    breaks(t, "Engolo", 1, ability=1)
    assert t.zone("Vanilla") == "Archives"
    meet(t, "Enigma")
    breaks(t, "Engolo", 1, ability=1)
    breaks(t, "Engolo", 2, ability=1)
    t.finish_run()
    assert t.zone("Enigma") == "table"


@pytest.mark.card("Keiko", "Mystic Maemi", "Isolation")
@pytest.mark.parametrize("rules", BOTH)
def test_keiko_sees_credits_of_a_companion_that_is_given_up_in_the_same_payment(rules: str) -> None:
    rig = ["Keiko", "Mystic Maemi (2 credit)"]
    t = runner_turn(rules=rules, runner=Seat(credits=0, hand=["Isolation"], rig=rig))
    t.runner("play", "Isolation")
    to_action(t)
    assert t.zone("Mystic Maemi") == "heap"
    assert t.credits["runner"] == 8
