"""The first time each turn: whether there was one before is a question about the cards as they were then."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import REZZED, Has, Is, Same
from rulerunner.lang.instructions import Choose, Derez, Gain, Lasting
from rulerunner.lang.refs import BOUND, CHOSEN
from rulerunner.lang.statics import GainsSubtype
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


BARRIER = Has("barrier") & Is("ice")
TOLL = made("Toll", "asset", when(Trigger("pass", subject=BARRIER, first="turn"), Gain(1)))
MEMORY = made(
    "Memory",
    "asset",
    when(Trigger("run ends"), Gain(1), condition=Happened("pass", subject=BARRIER, within="turn")),
)
PAINT = made(
    "Paint",
    "resource",
    paid(Credits(0), Choose(Is("ice")), Lasting(GainsSubtype("barrier", Same(BOUND)), "run", bind=CHOSEN)),
)


@pytest.mark.rule("nsg-26.03 9.6.5c", "nsg-26.03 9.6.6", "nsg-26.03 2.16.5")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("painted", ["Fog", "Mist", ""])
def test_what_was_a_barrier_as_it_was_passed_was_the_first_whoever_looked(painted: str, rules: str) -> None:
    """Toll is rezzed once Fog has been passed. If Fog was a barrier in that run, Mist is not the first; if it
    has become one since, it is no matter."""
    servers = {
        "HQ": At(ice=["Fog (rezzed)"]),
        "R&D": At(ice=["Mist (rezzed)"]),
        "remote 1": At(root=["Toll"]),
    }
    faces = (TOLL, PAINT, made("Fog", "ice"), made("Mist", "ice", subtypes=("barrier",)))
    runner = Seat(rig=["Paint"], clicks=3)
    t = table(*faces, rules=rules, corp=Seat(credits=0), runner=runner, servers=servers)
    t.run("HQ")
    if painted == "Fog":
        t.until(side="runner", option="use")
        t.runner("use", "Paint")
        t.runner("card", "Fog")
    t.finish_run()
    t.until(side="corp", option="rez")
    t.corp("rez", "Toll")
    t.until(side="runner", kind="action")
    t.run("R&D")
    if painted == "Mist":
        t.until(side="runner", option="use")
        t.runner("use", "Paint")
        t.runner("card", "Fog")
    t.finish_run()
    assert t.credits["corp"] == (0 if painted == "Fog" else 1)


@pytest.mark.rule("nsg-26.03 2.16.5")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("painted", [True, False])
def test_what_happened_this_turn_happened_to_what_the_card_was_then(painted: bool, rules: str) -> None:
    servers = {"HQ": At(ice=["Fog (rezzed)"]), "remote 1": At(root=["Memory (rezzed)"])}
    runner = Seat(rig=["Paint"], clicks=3)
    t = table(
        *(MEMORY, PAINT, made("Fog", "ice")),
        rules=rules,
        corp=Seat(credits=0),
        runner=runner,
        servers=servers,
    )
    for server in ("HQ", "Archives"):
        t.run(server)
        if (server == "HQ") is painted:
            t.until(side="runner", option="use")
            t.runner("use", "Paint")
        t.finish_run()
        t.until(side="runner", kind="action")
    assert t.credits["corp"] == (2 if painted else 0)
