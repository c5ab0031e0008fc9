"""Small changes to the chapters of access, run and checkpoint that no other test would notice."""

from typing import Any

import pytest

from rulerunner import EDITIONS, At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringEncounter
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import ANY_CARD, In, Is, Named, Same
from rulerunner.lang.instructions import (
    Breach,
    BreakSubroutines,
    Choose,
    EncounterIce,
    Gain,
    IncreaseImminent,
    Lasting,
    May,
    Place,
)
from rulerunner.lang.refs import BOUND, CHOSEN, HQ_SERVER, THIS
from rulerunner.lang.statics import Cannot, Hosts, InPool, LosesAbilities, Modify
from rulerunner.lang.sugar import interrupt, paid, static, sub, when
from rulerunner.lang.words import UNTIL_YOUR_TURN
from tests.support.faces import made, table
from tests.support.ice import BOTH
from tests.support.table import Table

CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, deck=["9x Sure Gamble"], hand=["3x Diesel"])
TAX = made("Tax", "ice", sub(Gain(1)))
TOLL = made("Toll", "ice", sub(Gain(1)))


def at_table(rules: str, *faces: Face, **place: Any) -> Table:
    return table(*faces, **({"rules": rules, "corp": CORP, "runner": RUNNER} | place))


@pytest.mark.parametrize("seed", range(6))
def test_the_card_to_be_accessed_first_may_be_the_first_of_the_table(seed: int) -> None:
    probe = made(
        "Probe", "resource", paid(Clicks(), Choose(In("HQ") & Named("Zero")), Breach(HQ_SERVER, first=CHOSEN))
    )
    zero = made("Zero", "asset")
    corp = Seat(hand=["Zero", "Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign"], deck=["Hedge Fund"])
    t = at_table("nsg-26.03", probe, zero, corp=corp, runner=RUNNER._replace(rig=["Probe"]), seed=seed)
    assert t.card("Zero") == 0
    t.runner("use", "Probe")
    if t.decision.kind != "action":
        t.until(kind="action")
    assert [t.name(change.card) for change in t.events("access")] == ["Zero"]


def test_only_what_lies_where_nothing_can_be_hosted_is_lost() -> None:
    shed = made("Shed", "hardware", static(Hosts(Is("program"))))
    seal = made("Seal", "hardware", static(Hosts(Is("program"))), static(Cannot("host", Same(THIS))))
    key, lock = made("Key", "program", memory=0), made("Lock", "program", memory=0)
    rig = ["Shed", "Seal", "Key (on Shed)", "Lock (on Seal)"]
    t = at_table("nsg-26.03", shed, seal, key, lock, runner=RUNNER._replace(rig=rig), at="5.7.1b")
    t.until(kind="action")
    t.runner("gain credit")
    zones = {name: t.zone(name) for name in ("Shed", "Seal", "Key", "Lock")}
    assert zones == {"Shed": "table", "Seal": "table", "Key": "table", "Lock": "heap"}


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_empty_pool_is_noted_only_where_something_waits_for_it(rules: str) -> None:
    deck = ["9x Accounts Receivable" if rules == "classic-1996" else "9x Hedge Fund"]
    ice = {"HQ": At(ice=["Tax (rezzed)"])}
    t = at_table(
        rules, TAX, turn="corp", corp=Seat(credits=0, deck=deck), runner=Seat(credits=0), servers=ice
    )
    for _ in range(3):
        t.corp("draw")
    t.until(side="runner", kind="action")
    t.run("HQ")
    t.finish_run()
    assert t.happened("encounter")
    assert not t.events("no credits")


@pytest.mark.parametrize("rules", BOTH)
def test_ice_is_still_approached_after_a_forced_encounter(rules: str) -> None:
    meeting = made(
        "Meet", "asset", paid(Credits(0), Choose(Named("Toll")), EncounterIce(CHOSEN), once="turn")
    )
    servers = {
        "HQ": At(ice=["Tax"]),
        "R&D": At(ice=["Toll (rezzed)"]),
        "remote 1": At(root=["Meet (rezzed)"]),
    }
    t = at_table(rules, meeting, TAX, TOLL, servers=servers)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("use", "Meet")
    t.until(side="corp", option="rez")
    assert [t.name(change.card) for change in t.events("encounter")] == ["Toll"]
    t.corp("rez", "Tax")
    t.finish_run()
    assert [t.name(change.card) for change in t.events("encounter")] == ["Toll", "Tax"]


@pytest.mark.parametrize("rules", BOTH)
def test_the_end_of_an_access_tells_where_it_was_and_what_became_of_that_card_alone(rules: str) -> None:
    """A card that was trashed before, in the same turn, says nothing of the next one."""
    corp = Seat(hand=["PAD Campaign"], deck=["Hedge Fund"])
    t = at_table(rules, corp=corp)
    t.run("HQ")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.finish_run()
    t.until(kind="action")
    t.run("R&D")
    t.finish_run()
    ends = [(t.name(change.card), change.origin, change.sort) for change in t.events("access ends")]
    assert ends == [("PAD Campaign", "HQ", "trashed"), ("Hedge Fund", "R&D", "kept")]


@pytest.mark.parametrize("rules", BOTH)
def test_approaching_the_server_can_be_interrupted(rules: str) -> None:
    gate = made("Gate", "upgrade", interrupt(Trigger("approach server"), Place(1, "agenda")))
    t = at_table(rules, gate, servers={"HQ": At(root=["Gate (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    assert t.counters("Gate", "agenda") == 1
    assert len(t.events("approach server")) == 1


def test_between_two_trash_costs_of_1996_comes_a_checkpoint() -> None:
    bell = made("Bell", "resource", when(Trigger("spend credits"), Place(1, "agenda")))
    one, two = made("One", "upgrade", trash=1), made("Two", "upgrade", trash=1)
    t = at_table(
        "classic-1996",
        bell,
        one,
        two,
        corp=Seat(hand=["Accounts Receivable"], deck=["9x Accounts Receivable"]),
        runner=Seat(credits=9, rig=["Bell"]),
        servers={"remote 1": At(root=["One", "Two"])},
    )
    t.run("remote 1")
    t.until(about="trash-accessed")
    t.runner("trash", "One")
    assert t.decision.about == "trash-accessed"
    assert t.counters("Bell", "agenda") == 1


def test_the_first_card_of_the_table_may_be_what_fully_broke_the_ice() -> None:
    hack = made("Hack", "resource", paid(Credits(0), BreakSubroutines(1, ANY_CARD)))
    t = table(
        hack, TAX, rules="nsg-26.03", runner=Seat(rig=["Hack"]), servers={"HQ": At(ice=["Tax (rezzed)"])}
    )
    assert t.card("Hack") == 0
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Hack")
    t.finish_run()
    assert [(change.sort, change.cards) for change in t.events("pass")] == [("fully broken", (0,))]


@pytest.mark.parametrize("rules", BOTH)
def test_what_was_lost_for_an_encounter_is_back_as_soon_as_that_is_over(rules: str) -> None:
    hush = Lasting(LosesAbilities("all", Same(BOUND)), "encounter", bind=CHOSEN)
    gag = made("Gag", "resource", paid(Credits(0), Choose(Named("Voice")), hush, once="turn"))
    voice = made("Voice", "resource", static(Modify("strength", 3, Is("program"))))
    t = at_table(
        rules,
        gag,
        voice,
        TAX,
        runner=RUNNER._replace(rig=["Gag", "Voice", "Corroder"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Gag")
    assert strength(t.game.state, t.card("Corroder")) == 2
    t.until(about="jack-out")
    assert strength(t.game.state, t.card("Corroder")) == 5


@pytest.mark.parametrize("rules", BOTH)
def test_what_expires_in_a_checkpoint_is_over_in_the_reactions_that_it_finds(rules: str) -> None:
    hush = Lasting(LosesAbilities("all", Same(BOUND)), "encounter", bind=CHOSEN)
    gag = made("Gag", "resource", paid(Credits(0), Choose(Named("Voice")), hush, once="turn"))
    voice = made("Voice", "resource", static(Modify("strength", 3, Is("program"))))
    ear = made("Ear", "resource", when(Trigger("encounter ends"), May((Gain(1),))))
    t = at_table(
        rules,
        gag,
        voice,
        ear,
        TAX,
        runner=RUNNER._replace(rig=["Gag", "Voice", "Ear", "Corroder"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Gag")
    while not t.events("encounter ends"):
        t.passes()
    assert (t.decision.side, t.decision.kind) == ("runner", "yes or no")
    assert strength(t.game.state, t.card("Corroder")) == 5


@pytest.mark.parametrize("rules", BOTH)
def test_a_pool_that_is_empty_as_an_encounter_ends_is_noted_in_that_step(rules: str) -> None:
    """The credits on the jar count as in the pool as long as ice is encountered; who hears of an empty pool
    hears it before the ice is passed."""
    jar = made("Jar", "resource", static(InPool(), condition=DuringEncounter()))
    ear = made("Ear", "resource", when(Trigger("no credits", side="you"), Place(1, "power")))
    t = at_table(
        rules,
        jar,
        ear,
        turn="corp",
        corp=CORP._replace(clicks=1),
        runner=Seat(credits=1, rig=["Jar (3 credits)", "Ear", "Corroder"], deck=["9x Diesel"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.until(side="runner", kind="action")
    t.run("HQ")
    while not t.events("encounter"):
        t.passes()
    t.runner("use", "Corroder", ability=0)
    t.runner("number", "Jar", number=0)
    assert not t.events("no credits")
    so_far = len(t.game.events)
    t.finish_run()
    kinds = ("encounter ends", "no credits", "place", "pass")
    assert [change.kind for change in t.game.events[so_far:] if change.kind in kinds] == list(kinds)


@pytest.mark.parametrize("rules", BOTH)
def test_what_was_lost_until_a_turn_begins_is_back_for_its_first_draw(rules: str) -> None:
    hush = Lasting(LosesAbilities("all", Same(BOUND)), UNTIL_YOUR_TURN, bind=CHOSEN)
    gag = made("Gag", "asset", paid(Credits(0), Choose(Named("Show")), hush, once="turn"))
    show = made("Show", "asset", interrupt(Trigger("draw", side="you"), IncreaseImminent(1)))
    t = at_table(
        rules,
        gag,
        show,
        runner=RUNNER._replace(clicks=1),
        servers={"remote 1": At(root=["Gag (rezzed)"]), "remote 2": At(root=["Show (rezzed)"])},
    )
    t.runner("gain credit")
    t.until(side="corp", option="use")
    t.corp("use", "Gag")
    t.until(side="corp", kind="action")
    assert [change.amount for change in t.events("draw")] == [2]
