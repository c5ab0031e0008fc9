"""8.5: installing a card, step by step."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits, TakeTags
from rulerunner.lang.filters import In, Is, Named, Same
from rulerunner.lang.instructions import Choose, EncounterIce, Gain, InstallCard
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import about, paid, play, static, when
from rulerunner.lang.words import GRIP, HQ, PROGRAM
from tests.support.corp import names
from tests.support.faces import made, table

WATCH = made("Watch", "asset", when(Trigger("spend credits"), Gain(1), may=True))
"""Asks the Corp between the payment and what was paid for."""
AWAKE = {"remote 1": At(root=["Watch (rezzed)"])}
BUILD = made("Build", "event", play(Choose(In(GRIP)), InstallCard(CHOSEN)))


@pytest.mark.rule("nsg-26.03 8.5.1", "nisei-1.4 8.1.1")
def test_events_are_never_installed() -> None:
    t = table(BUILD, runner=Seat(credits=9, hand=["Build", "Diesel", "Mimic", "Akamatsu Mem Chip"]))
    t.runner("play", "Build")
    assert {t.name(o.card) for o in t.find("card")} == {"Mimic", "Akamatsu Mem Chip"}


@pytest.mark.rule("nsg-26.03 8.5.4", "nsg-26.03 5.2.7d")
def test_a_runner_card_is_installed_face_up_and_active_for_a_click_and_its_cost() -> None:
    hello = made("Hello", "resource", paid(Credits(1), Gain(1)), cost=2)
    t = table(hello, runner=Seat(credits=3, hand=["Hello"]))
    t.runner("install", "Hello")
    assert t.zone("Hello") == "table"
    assert t.rezzed("Hello")
    assert t.credits["runner"] == 1
    assert t.clicks["runner"] == 3
    assert t.can("use", "Hello")


@pytest.mark.rule(
    "nsg-26.03 8.5.16a",
    "nsg-26.03 8.5.16c",
    "nsg-26.03 8.5.16d",
    "nsg-26.03 8.5.16f",
    "nsg-26.03 8.5.11c",
    "nisei-1.4 8.2.7c",
    "nsg-26.03 8.5.16",
)
def test_a_card_lies_in_the_play_area_while_it_is_paid_for_and_is_not_yet_active() -> None:
    hello = made("Hello", "program", when(about("install"), Gain(5)), cost=2, memory=3)
    t = table(hello, WATCH, runner=Seat(credits=2, hand=["Hello"], rig=["Corroder", "Mimic"]), servers=AWAKE)
    t.runner("install", "Hello")
    t.runner("trash", "Mimic")
    t.runner("done")
    assert t.decision.side == "corp", "the cost is paid"
    assert t.zone("Mimic") == "heap", "and what has to make room has gone before that"
    assert t.zone("Hello") == "play"
    assert t.rezzed("Hello"), "it has the face already that it will have"
    assert not t.game.state.is_active(t.card("Hello"))
    t.corp("pass")
    assert t.zone("Hello") == "table"
    assert t.credits["runner"] == 5, "what waits for its installation saw it"


@pytest.mark.rule("nsg-26.03 8.5.16b", "nsg-26.03 8.5.16e", "nsg-26.03 8.5.2a")
def test_the_server_is_named_first_and_created_once_the_cost_is_paid() -> None:
    dear = made("Dear", "upgrade", static(AdditionalCost("install", (Credits(1),), Same(THIS))))
    t = table(dear, WATCH, turn="corp", corp=Seat(credits=1, hand=["Dear"]), servers=AWAKE)
    t.corp("install", "Dear")
    assert t.credits["corp"] == 1
    t.corp("server", server="new")
    assert t.credits["corp"] == 0
    assert t.can("trigger", "Watch")
    assert sorted(t.game.state.servers) == [0, 1, 2, 3], "there is no such server yet"
    t.corp("pass")
    assert t.game.state.servers[4].root == (t.card("Dear"),)
    assert not t.rezzed("Dear")


@pytest.mark.rule("nsg-26.03 8.5.5", "nsg-26.03 9.11.4b", "nisei-1.4 9.10.4b")
def test_several_cards_are_chosen_and_installed_one_at_a_time() -> None:
    bell = made("Bell", "asset", when(Trigger("install"), Gain(1)))
    t = table(
        bell,
        turn="corp",
        corp=Seat(credits=1, hand=["Shipment from MirrorMorph", "Enigma", "Ice Wall"]),
        servers={"HQ": At(ice=["Wall of Static"]), "remote 1": At(root=["Bell (rezzed)"])},
    )
    t.corp("play", "Shipment from MirrorMorph")
    t.corp("yes")
    t.corp("card", "Enigma")
    t.corp("server", server="new")
    assert t.credits["corp"] == 1, "what the first install sets off has resolved"
    t.corp("yes")
    t.corp("server", server="HQ")
    t.corp("done")
    assert t.credits["corp"] == 1, "and its credit paid for the second, which brought another"
    assert t.name(t.game.state.servers[0].ice[-1]) == "Ice Wall"


@pytest.mark.rule("nsg-26.03 8.5.13a", "nsg-26.03 8.5.13b")
def test_installing_shows_nothing_of_the_card() -> None:
    t = table(
        turn="corp",
        corp=Seat(hand=["PAD Campaign", "Enigma"]),
        servers={"remote 1": At(root=["Crisium Grid (rezzed)"])},
    )
    for card in ("PAD Campaign", "Enigma"):
        t.until(kind="action")
        t.corp("install", card)
        t.corp("server", server="remote 1")
        if t.can("done"):
            t.corp("done")
        assert t.zone(card) == "table"
        assert not t.game.state.cards[t.card(card)].seen
    assert not t.events("reveal")


@pytest.mark.rule("nsg-26.03 1.16.4c", "nsg-26.03 1.16.10a")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_effect_that_installs_cannot_force_an_additional_cost(answer: str) -> None:
    shady = made(
        "Shady", "program", static(AdditionalCost("install", (TakeTags(1),), Same(THIS))), cost=2, memory=1
    )
    build = made("Build", "event", play(Choose(In(GRIP) & Is(PROGRAM)), InstallCard(CHOSEN)))
    t = table(shady, build, runner=Seat(credits=2, hand=["Build", "Shady"]))
    t.runner("play", "Build")
    t.runner(answer)
    paid_for = answer == "yes"
    assert t.zone("Shady") == ("table" if paid_for else "grip")
    assert t.tags == (1 if paid_for else 0)
    assert t.credits["runner"] == (0 if paid_for else 2), "declined, the install cost is not paid either"


@pytest.mark.rule("nsg-26.03 1.16.10")
def test_who_installs_by_an_action_of_their_own_pays_without_being_asked() -> None:
    shady = made(
        "Shady", "program", static(AdditionalCost("install", (TakeTags(1),), Same(THIS))), cost=0, memory=1
    )
    t = table(shady, runner=Seat(credits=0, hand=["Shady"]))
    t.runner("install", "Shady")
    assert t.zone("Shady") == "table"
    assert t.tags == 1


@pytest.mark.rule("nsg-26.03 8.5.6")
def test_an_upgrade_may_drive_out_any_card_of_the_root_and_need_not() -> None:
    t = table(
        turn="corp",
        corp=Seat(hand=["Ash 2X3ZB9CY"]),
        servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid"])},
    )
    t.corp("install", "Ash 2X3ZB9CY")
    t.corp("server", server="remote 1")
    assert t.can("done")
    assert {t.name(o.card) for o in t.find("trash")} == {"PAD Campaign", "Crisium Grid"}
    t.corp("trash", "Crisium Grid")
    t.corp("done")
    assert names(t, "Archives") == ["Crisium Grid"]
    assert sorted(t.name(c) for c in t.game.state.servers[3].root) == ["Ash 2X3ZB9CY", "PAD Campaign"]


@pytest.mark.rule("nsg-26.03 8.5.14")
def test_nothing_is_installed_inward_from_ice_that_protects_no_server() -> None:
    meet = made("Meet", "resource", paid(Clicks(), Choose(In(HQ) & Named("Brân 1.0")), EncounterIce(CHOSEN)))
    t = table(meet, corp=Seat(hand=["Brân 1.0", "Ice Wall"]), runner=Seat(rig=["Meet"]))
    t.runner("use", "Meet")
    t.until(kind="action")
    assert len(t.events("subroutine resolves")) >= 1
    assert not t.events("install")
    assert t.zone("Ice Wall") == HQ
