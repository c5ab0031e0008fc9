"""The first time each turn: whether there was one before is a question about the cards as they were then."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import REZZED, Is
from rulerunner.lang.instructions import Choose, Derez, Gain
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, when
from tests.support.faces import made, table

BOTH = ("nisei-1.4", "nsg-26.03")


@pytest.mark.card("Tranquility Home Grid")
@pytest.mark.rule("nsg-26.03 9.6.5c", "nsg-26.03 9.6.6")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_that_is_gone_was_installed_there_all_the_same(rules: str) -> None:
    corp = Seat(credits=5, clicks=3, hand=["PAD Campaign", "Adonis Campaign"], deck=["9x Hedge Fund"])
    servers = {"remote 1": At(root=["Tranquility Home Grid (rezzed)"])}
    t = table(rules=rules, turn="corp", corp=corp, servers=servers)
    t.corp("install", "PAD Campaign")
    t.corp("server", server="remote 1")
    t.corp("done")
    t.corp("effect", number=0)
    assert t.credits["corp"] == 7
    t.until(side="corp", kind="action")
    t.corp("install", "Adonis Campaign")
    t.corp("server", server="remote 1")
    t.until(side="corp", kind="action")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.credits["corp"] == 7, "the second time"
    assert len(t.events("draw")) == 0


@pytest.mark.rule("nsg-26.03 9.6.5c", "nsg-26.03 9.6.6")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_that_has_been_derezzed_was_passed_rezzed_all_the_same(rules: str) -> None:
    toll = made("Toll", "asset", when(Trigger("pass", subject=REZZED & Is("ice"), first="turn"), Gain(1)))
    veil = made("Veil", "resource", paid(Credits(0), Choose(REZZED & Is("ice")), Derez(CHOSEN), once="turn"))
    faces = (toll, veil, made("Fog", "ice"), made("Mist", "ice"))
    servers = {
        "HQ": At(ice=["Fog (rezzed)"]),
        "R&D": At(ice=["Mist (rezzed)"]),
        "remote 1": At(root=["Toll (rezzed)"]),
    }
    runner = Seat(rig=["Veil"], clicks=3)
    for derezzed in (False, True):
        t = table(*faces, rules=rules, corp=Seat(credits=0), runner=runner, servers=servers)
        t.run("HQ")
        t.finish_run()
        assert t.credits["corp"] == 1
        if derezzed:
            t.until(side="runner", option="use")
            t.runner("use", "Veil")
            t.runner("card", "Fog")
        t.until(side="runner", kind="action")
        t.run("R&D")
        t.finish_run()
        assert t.credits["corp"] == 1, "the second time"
