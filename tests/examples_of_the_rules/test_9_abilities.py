"""Worked examples of chapter 9: abilities, and how they are used and resolved."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, Draw, EncounterIce, Gain
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import ICE
from tests.support.faces import made
from tests.support.table import Table

MEET = made("Meet", "resource", paid(Clicks(), Choose(Is(ICE)), EncounterIce(CHOSEN)))
"""An encounter outside of a run."""


@pytest.mark.example("nsg-26.03 9.1.6c", 1)
@pytest.mark.parametrize("hosted", [1, 0])
def test_paying_for_mimic_from_cyberfeeder_uses_both(hosted: int) -> None:
    t = Table(
        position(
            runner=Seat(credits=5, rig=["Mimic", "Cyberfeeder (1 credit)"]),
            servers={"HQ": At(ice=["Pup (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Mimic", ability=0)
    if t.can("subroutine", number=0):
        t.runner("subroutine", number=0)
    t.runner("number", number=hosted)
    used = {t.name(e.card) for e in t.events("use")}
    assert ("Cyberfeeder" in used) == bool(hosted)
    assert "Mimic" in used
    assert t.credits["runner"] == 4 + hosted


@pytest.mark.example("nsg-26.03 9.3.6g", 1)
def test_zahya_who_gains_nothing_has_not_used_her_ability_this_turn() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(identity="Zahya Sadeghi: Versatile Smuggler", credits=0),
        )
    )
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("pass")
    assert t.credits["runner"] == 0
    for credits in (1, 1):
        t.until(kind="action")
        t.run("HQ")
        while t.decision.kind != "action":
            t.runner("trigger") if t.can("trigger") else t.passes()
        assert t.credits["runner"] == credits, "once a turn it may be used, and the second run is that once"


@pytest.mark.example("nsg-26.03 9.5.5", 1)
def test_fermenter_trashed_as_a_cost_counts_the_four_counters_it_had() -> None:
    t = Table(position(runner=Seat(credits=0, rig=["Fermenter (4 virus)"])))
    t.runner("use", "Fermenter")
    assert t.zone("Fermenter") == "heap"
    assert t.credits["runner"] == 8
    assert t.counters("Fermenter", "virus") == 0


@pytest.mark.example("nsg-26.03 9.6.6a", 1)
def test_built_to_last_pays_when_a_card_without_counters_is_advanced_and_not_again() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(identity="Weyland Consortium: Built to Last", credits=5, deck=["9x Hedge Fund"]),
            servers={"remote 1": At(root=["Hostile Takeover"])},
        )
    )
    for credits in (6, 5):
        t.corp("advance", "Hostile Takeover")
        t.until(side="corp", kind="action")
        assert t.credits["corp"] == credits, "1 credit to advance; 2 gained the first time"


@pytest.mark.example("nsg-26.03 9.6.10", 1)
@pytest.mark.parametrize("pawnshop_first", [True, False])
def test_drug_dealer_sold_before_it_acts_takes_nothing(pawnshop_first: bool) -> None:
    t = Table(
        position(
            at="5.7.1d", runner=Seat(credits=2, rig=["Aesop’s Pawnshop", "Drug Dealer"], deck=["Diesel"])
        )
    )
    t.until(side="runner", kind="reaction")
    assert t.can("trigger", "Aesop’s Pawnshop")
    assert t.can("trigger", "Drug Dealer")
    t.runner("trigger", "Aesop’s Pawnshop" if pawnshop_first else "Drug Dealer")
    if not pawnshop_first and t.can("trigger", "Aesop’s Pawnshop"):
        t.runner("trigger", "Aesop’s Pawnshop")
    if t.can("yes"):
        t.runner("yes")
    t.until(side="runner", kind="action")
    assert t.zone("Drug Dealer") == "heap"
    assert [e.amount for e in t.events("lose credits")] == ([] if pawnshop_first else [1])
    assert t.credits["runner"] == (5 if pawnshop_first else 4)


@pytest.mark.example("nsg-26.03 9.6.13d", 1)
def test_mayfly_used_outside_of_a_run_is_not_trashed() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(credits=9, rig=["Mayfly", "Meet"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
            faces=[MEET],
        )
    )
    t.runner("use", "Meet")
    assert t.game.state.run is None
    t.runner("use", "Mayfly", ability=0)
    t.until(side="runner", kind="action")
    t.run("Archives")
    t.finish_run()
    assert t.zone("Mayfly") == "table", "nor when a later run ends"
    assert not t.game.state.lingering


@pytest.mark.example("nsg-26.03 9.10.3c", 1)
def test_femme_fatale_remembers_the_ice_for_as_long_as_she_is_active() -> None:
    t = Table(
        position(
            runner=Seat(credits=20, hand=["Femme Fatale"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.runner("install", "Femme Fatale")
    t.runner("card", "Enigma")
    for server, asks in (("R&D", False), ("HQ", True), ("HQ", True)):
        t.until(side="runner", kind="action")
        t.run(server)
        while t.decision.kind != "action" and t.decision.about != "jack-out":
            if t.can("yes"):
                break
            t.passes()
        assert t.can("yes") == asks, "the chosen ice and no other"
        if asks:
            t.runner("yes")
        t.finish_run()
        if not t.clicks["runner"]:
            break
    assert t.happened("bypass", "Enigma")
    assert not t.happened("bypass", "Ice Wall")


@pytest.mark.example("nsg-26.03 9.11.2a", 1)
def test_the_only_checkpoint_while_a_card_is_installed_is_the_one_after_its_cost() -> None:
    witness = made(
        "Witness",
        "resource",
        when(Trigger("trash", side="runner"), Draw(1)),
        when(Trigger("spend credits", side="runner"), Gain(1)),
    )
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Corroder"], rig=["Mimic", "Witness"], deck=["Diesel"]),
            faces=[witness],
        )
    )
    t.runner("install", "Corroder")
    t.runner("trash", "Mimic")
    assert t.decision.kind == "reaction"
    assert t.zone("Corroder") != "table", "what the payment brings about comes before the card is installed"
    t.runner("trigger", "Witness", number=0)
    t.until(kind="action")
    order = [
        e.kind
        for e in t.game.events
        if e.kind in ("trash", "spend credits", "gain credits", "draw", "install")
    ]
    assert order[:2] == ["trash", "spend credits"], "no checkpoint between what is trashed and what is paid"
    assert sorted(order[2:4]) == ["draw", "gain credits"]
    assert order[4:] == ["install"]


@pytest.mark.example("nsg-26.03 9.11.4b", 1)
@pytest.mark.parametrize("installs", [0, 1, 2, 3])
def test_shipment_from_mirrormorph_asks_three_times_for_one_card(installs: int) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(
                credits=9, hand=["Shipment from MirrorMorph", "Ice Wall", "Enigma", "PAD Campaign", "Hunter"]
            ),
        )
    )
    t.corp("play", "Shipment from MirrorMorph")
    asked = 0
    while t.decision.kind != "action":
        if t.can("yes"):
            asked += 1
            t.corp("yes" if asked <= installs else "no")
        elif t.can("server"):
            t.corp("server", server="new")
        elif t.can("card"):
            t.choose(0)
        else:
            t.passes()
    assert asked == 3, "each card is an instruction of its own"
    assert len(t.events("install")) == installs


@pytest.mark.example("nsg-26.03 9.11.4c", 1)
def test_the_target_of_tinkering_is_chosen_before_and_changed_when_it_resolves() -> None:
    t = Table(
        position(
            runner=Seat(hand=["Tinkering"], deck=["Diesel"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
        )
    )
    t.runner("play", "Tinkering")
    ice = t.card("Ice Wall")
    assert {t.name(o.card) for o in t.decision.options} == {"Ice Wall", "Enigma"}
    assert not has_subtype(t.game.state, ice, "sentry")
    t.runner("card", "Ice Wall")
    for subtype in ("sentry", "code gate", "barrier"):
        assert has_subtype(t.game.state, ice, subtype)
    assert not has_subtype(t.game.state, t.card("Enigma"), "sentry")


def meets_data_raven(**runner: object) -> Table:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(**runner),  # type: ignore[arg-type]
            servers={"HQ": At(ice=["Data Raven (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(kind="choose effect")
    assert t.decision.side == "runner"
    return t


@pytest.mark.example("nsg-26.03 9.11.4g", 1)
def test_the_choice_at_data_raven_is_made_first_and_what_was_chosen_comes_after_a_checkpoint() -> None:
    t = meets_data_raven(rig=["Decoy"])
    assert len(t.decision.options) == 2
    t.choose(0)
    assert t.tags == 0
    assert t.decision.kind == "interrupt", "now the tag is imminent"
    assert not t.happened("end the run")


@pytest.mark.example("nsg-26.03 9.12.3d", 1)
def test_the_tag_of_data_raven_avoided_with_decoy_does_not_end_the_run() -> None:
    t = meets_data_raven(rig=["Decoy"])
    t.choose(0)
    t.runner("use", "Decoy")
    assert t.zone("Decoy") == "heap"
    assert t.tags == 0
    assert t.in_run()
    assert not t.happened("end the run")
