"""Worked examples of chapter 1: objects, whose effect it is, targets."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


def to_action(t: Table) -> None:
    t.until(side="corp", kind="action")


@pytest.mark.example("nsg-26.03 1.12.2", 1)
def test_vaporframe_fabricator_that_was_restored_is_new_and_may_be_used_again() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=20, clicks=4, hand=["PAD Campaign", "Restore", "Adonis Campaign"]),
            servers={"remote 1": At(root=["Vaporframe Fabricator (rezzed)"])},
        )
    )
    t.corp("use", "Vaporframe Fabricator")
    t.corp("card", "PAD Campaign")
    t.corp("server", server="remote 1")
    while t.decision.kind != "action":
        t.corp("trash", "Vaporframe Fabricator") if t.can("trash") else t.passes()
    assert t.zone("Vaporframe Fabricator") == "Archives"
    t.corp("play", "Restore")
    if t.can("card"):
        t.corp("card", "Vaporframe Fabricator")
    t.corp("server", server="new")
    to_action(t)
    assert t.rezzed("Vaporframe Fabricator")
    assert t.can("use", "Vaporframe Fabricator"), "a new object, that was not used this turn"


@pytest.mark.example("nsg-26.03 1.12.2a", 1)
def test_priority_construction_finds_the_ice_it_has_installed() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Priority Construction", "Ice Wall"]),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    before = t.game.state.cards[t.card("Ice Wall")].object_no
    t.corp("play", "Priority Construction")
    t.corp("server", server="remote 1")
    to_action(t)
    assert t.zone("Ice Wall") == "table"
    assert t.game.state.cards[t.card("Ice Wall")].object_no > before
    assert t.counters("Ice Wall", "advancement") == 3


@pytest.mark.example("nsg-26.03 1.12.5", 1)
def test_vaporframe_fabricator_rezzed_again_is_the_same_object_and_is_used_up() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=20, clicks=4, hand=["Enigma", "Divert Power", "PAD Campaign"]),
            servers={"remote 1": At(root=["Vaporframe Fabricator (rezzed)"])},
        )
    )
    object_no = t.game.state.cards[t.card("Vaporframe Fabricator")].object_no
    t.corp("use", "Vaporframe Fabricator")
    t.corp("card", "Enigma")
    t.corp("server", server="HQ")
    to_action(t)
    before = t.credits["corp"]
    t.corp("play", "Divert Power")
    t.corp("card", "Vaporframe Fabricator")
    if t.can("done"):
        t.corp("done")
    assert not t.rezzed("Vaporframe Fabricator")
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Enigma")
    assert t.rezzed("Enigma")
    assert before - t.credits["corp"] <= 2 + 1, "3 credits less for the one card derezzed"
    t.until(side="corp", option="rez")
    t.corp("rez", "Vaporframe Fabricator")
    to_action(t)
    assert t.rezzed("Vaporframe Fabricator")
    assert t.game.state.cards[t.card("Vaporframe Fabricator")].object_no == object_no
    assert not t.can("use", "Vaporframe Fabricator")


@pytest.mark.example("nsg-26.03 1.13.3", 2)
def test_bad_publicity_hosted_on_superdeep_borehole_gives_no_credits() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=1, hand=["Hedge Fund"]),
            servers={"remote 1": At(root=["Superdeep Borehole"]), "HQ": At(ice=["Enigma"])},
            turn="corp",
            at="5.6.2a",
        )
    )
    t.game.state.players["corp"] = t.game.state.players["corp"]._replace(credits=20)
    t.until(option="rez")
    t.corp("rez", "Superdeep Borehole")
    hosted = t.game.state.cards[t.card("Superdeep Borehole")].count("bad publicity")
    assert hosted == 6
    while not (t.decision.kind == "action" and t.decision.side == "runner"):
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    t.run("HQ")
    fund = t.game.state.players["runner"].run_credits
    assert fund == 1, "for the bad publicity the Corp has, not for what a card hosts"


@pytest.mark.example("nsg-26.03 1.14.5a", 2)
def test_alice_merchant_makes_the_corp_trash_and_hostile_infrastructure_does_nothing() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund", "Enigma"]),
            runner=Seat(identity="Alice Merchant: Clan Agitator", hand=["3x Diesel"]),
            servers={"remote 1": At(root=["Hostile Infrastructure (rezzed)"])},
        )
    )
    t.run("Archives")
    t.until(side="corp", option="card")
    t.corp("card", "Enigma")
    t.finish_run()
    assert t.zone("Enigma") == "Archives"
    assert not t.happened("damage")


@pytest.mark.example("nsg-26.03 1.15.1", 3)
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_trick_of_light_moves_up_to_two_counters_of_one_card(moved: int) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Trick of Light"]),
            servers={
                "remote 1": At(root=["Hostile Takeover"], ice=["Ice Wall (3 advancement)"]),
                "remote 2": At(ice=["Ice Wall (1 advancement)"]),
            },
        )
    )
    rich = next(c for c in t.game.state.servers[3].ice)
    t.corp("play", "Trick of Light")
    t.corp("card", "Hostile Takeover")
    t.choose(next(o for o in t.decision.options if o.card == rich))
    assert [o.number for o in sorted(t.decision.options, key=lambda o: o.number)] == [0, 1, 2]
    t.corp("number", number=moved)
    assert t.counters("Hostile Takeover", "advancement") == moved
    assert t.game.state.cards[rich].count("advancement") == 3 - moved
    assert t.game.state.cards[t.game.state.servers[4].ice[0]].count("advancement") == 1
