"""Subtypes, subroutines and condition counters that cards gain, and what takes them away."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.cards.facts import facts
from rulerunner.kernel.read.values import has_subtype
from rulerunner.lang.abilities import Trigger, When
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.filters import REZZED, In, Is
from rulerunner.lang.instructions import Choose, Derez, Gain, Later, RevealHand
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import ServerLimit
from rulerunner.lang.sugar import play, static
from rulerunner.lang.validating.subtypes import ICE_SUBTYPES
from rulerunner.lang.words import ASSET, GRIP, HQ, THIS_TURN
from tests.support.faces import made, table
from tests.support.ice import meet, run_on, texts
from tests.support.table import Table


@pytest.mark.rule("nsg-26.03 2.16.6")
def test_the_subtypes_of_ice_are_those_that_were_printed_on_some() -> None:
    ice = [card for card in facts("modern").values() if card.type == "ice"]
    assert set(ICE_SUBTYPES) == {name for card in ice for name in card.subtypes}


@pytest.mark.card("Hush", "Sub Boost")
@pytest.mark.rule("nsg-26.03 9.1.9a", "nsg-26.03 10.1.4")
def test_hush_takes_the_subroutine_of_a_condition_counter_and_not_its_subtype() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(clicks=2, hand=["Sub Boost"]),
            runner=Seat(rig=["Hush (on Enigma)"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"])},
        )
    )
    t.corp("play", "Sub Boost")
    assert len(texts(t, "Enigma")) == 2
    assert has_subtype(t.game.state, t.card("Enigma"), "barrier")


@pytest.mark.card("Hush", "Merlin")
@pytest.mark.rule("nsg-26.03 9.1.9a", "nsg-26.03 9.8.2c")
def test_with_hush_grail_ice_is_not_even_asked() -> None:
    t = run_on(
        "Merlin", corp={"hand": ["Lancelot", "Enigma"]}, runner={"rig": ["Hush (on Merlin)", "Corroder"]}
    )
    meet(t, "Merlin")
    assert texts(t, "Merlin") == ["Do 2 net damage."]
    assert not t.happened("reveal")


@pytest.mark.rule("nsg-26.03 9.6.4b")
def test_a_delayed_ability_hears_of_several_at_once_one_time() -> None:
    seen = made(
        "Seen",
        "operation",
        play(
            Later(When(Trigger("reveal", subject=In(GRIP), batch=True), (Gain(1),)), THIS_TURN),
            RevealHand(GRIP),
        ),
    )
    t = table(seen, turn="corp", corp=Seat(credits=0, hand=["Seen"]), runner=Seat(hand=["3x Diesel"]))
    t.corp("play", "Seen")
    assert len(t.events("reveal")) == 3
    assert t.credits["corp"] == 1


@pytest.mark.rule("nsg-26.03 9.10.3c")
def test_a_card_that_is_derezzed_forgets_what_it_has_chosen() -> None:
    drop = made("Drop", "operation", play(Choose(REZZED & Is(ASSET)), Derez(CHOSEN)))
    t = table(
        drop,
        corp=Seat(credits=1, hand=["Drop"], deck=["9x Enigma"]),
        runner=Seat(clicks=1, rig=["Armitage Codebusting"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Malia Z0L0K4"])},
    )
    t.run(HQ)
    t.until(side="corp", option="rez")
    t.corp("rez", "Malia Z0L0K4")
    t.until(side="corp", kind="action")
    assert t.game.state.cards[t.card("Armitage Codebusting")].face.lost
    t.corp("play", "Drop")
    assert not t.game.state.cards[t.card("Malia Z0L0K4")].noted
    assert not t.game.state.cards[t.card("Armitage Codebusting")].face.lost


@pytest.mark.rule("nsg-26.03 4.6.8f")
def test_a_limit_of_servers_that_hangs_on_a_run_limits_nothing_without_one() -> None:
    limit = made("Limit", "asset", static(ServerLimit(0), condition=DuringRun()))
    t = table(
        limit,
        turn="corp",
        corp=Seat(hand=["PAD Campaign"]),
        servers={"remote 1": At(root=["Limit (rezzed)"])},
    )
    assert t.can("install", "PAD Campaign")
