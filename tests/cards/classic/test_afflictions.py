"""Counters that the Runner is given, what they do, and the action that pays one off."""

import pytest

from rulerunner import At, Game, Seat
from rulerunner.state.records import WITH_RUNNER
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, damage, facing
from tests.support.classic_runner import to_action
from tests.support.runner import next_turn
from tests.support.table import Table


def held(t: Table, kind: str) -> int:
    """The counters of a kind that lie with the Runner."""
    return t.game.state.loose_counters.get((kind, WITH_RUNNER), 0)


def caught(ice: str, limit: int, bits: int = 0, hand: int = 12) -> Table:
    """A Runner without a link is caught by the trace of a piece of ice; the Corp bid all it could."""
    t = facing(
        ice,
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=bits, clicks=4, hand=["Score!"] * hand),
    )
    while not t.can("number"):
        t.passes()
    assert max(option.number for option in t.find("number")) == limit
    t.corp("number", number=0)
    t.finish_run()
    to_action(t)
    return t


LEASHES = {
    "Asp": (5, "asp", 1),
    "Fang": (4, "fang", 2),
    "Fang 2.0": (5, "fang", 2),
    "Fragmentation Storm": (4, "fragment", 1),
    "Rex": (3, "rex", 2),
}
"""The limit of the trace, the counter, and the bits that remove it."""


@pytest.mark.card(*LEASHES)
@pytest.mark.parametrize("ice", LEASHES)
def test_the_runner_cannot_run_again_before_paying(ice: str) -> None:
    limit, kind, price = LEASHES[ice]
    t = caught(ice, limit, bits=price)
    assert t.happened("end the run")
    assert held(t, kind) == 1
    assert not t.can("run")
    t.runner("lift", detail=kind)
    assert (t.credits["runner"], t.clicks["runner"], held(t, kind)) == (0, 2, 0)
    to_action(t)
    assert t.can("run")
    assert not t.can("lift")
    t = caught(ice, limit, bits=price - 1)
    assert not t.can("lift"), "with too few bits"
    next_turn(t)
    assert not t.can("run"), "it lasts"


@pytest.mark.card("Asp")
def test_a_trace_that_fails_leashes_nobody() -> None:
    rig = ["Back Door to Hilliard"]
    t = facing("Asp", corp=Seat(credits=0, hand=["Keeper"], deck=DECK), runner=Seat(credits=0, rig=rig))
    while not t.can("card"):
        t.passes()
    t.runner("card", "Back Door to Hilliard")
    assert (t.in_run(), held(t, "asp")) == (True, 0)


@pytest.mark.card("Asp")
def test_preps_that_run_are_no_way_around_a_leash() -> None:
    t = caught("Asp", 5)
    assert not any(
        option.kind == "play" and t.name(option.card) == "Inside Job" for option in t.decision.options
    )
    assert t.can("gain credit")


@pytest.mark.card("Fragmentation Storm")
def test_fragmentation_storm_trashes_a_program_too() -> None:
    t = facing(
        "Fragmentation Storm",
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, rig=["Newsgroup Filter", "Imp"]),
    )
    while not t.can("card", "Imp"):
        t.passes()
    t.corp("card", "Newsgroup Filter")
    assert (t.zone("Newsgroup Filter"), t.zone("Imp")) == ("heap", "table")
    assert t.happened("end the run")


HOUNDS = {
    "Cerberus": (5, "cerberus", "net", 3, 2, 4),
    "Mastiff": (5, "mastiff", "core", 1, 1, 4),
    "Baskerville": (5, "baskerville", "net", 2, 2, 3),
}
"""The limit, the counter, the damage at once and for each counter, and the bits that remove one."""


@pytest.mark.card(*HOUNDS)
@pytest.mark.parametrize("ice", HOUNDS)
def test_a_hound_bites_at_the_start_of_each_run_until_it_is_paid_off(ice: str) -> None:
    limit, kind, sort, now, later, price = HOUNDS[ice]
    t = caught(ice, limit, bits=price)
    assert damage(t, sort) == [now]
    assert held(t, kind) == 1
    assert t.happened("end the run")
    t.run("Archives")
    assert damage(t, sort) == [now, later]
    t.finish_run()
    to_action(t)
    t.runner("lift", detail=kind)
    assert t.credits["runner"] == 0
    to_action(t)
    t.run("Archives")
    assert damage(t, sort) == [now, later]


@pytest.mark.card("Mastiff")
def test_mastiff_does_net_damage_as_well() -> None:
    assert damage(caught("Mastiff", 5), "net") == [1]


@pytest.mark.card("Cerberus")
def test_each_counter_bites_for_itself_and_one_is_removed_at_a_time() -> None:
    t = caught("Cerberus", 5, bits=9, hand=20)
    t.game.state.loose_counters["cerberus", WITH_RUNNER] = 2
    t.run("Archives")
    assert damage(t, "net") == [3, 2, 2]
    t.finish_run()
    to_action(t)
    t.runner("lift", detail="cerberus")
    assert held(t, "cerberus") == 1


@pytest.mark.card("Cerberus")
def test_counters_of_ice_are_no_virus_counters() -> None:
    t = caught("Cerberus", 5)
    next_turn(t)
    assert held(t, "cerberus") == 1
    assert not any(change.kind == "purge" for change in t.game.events)
    while t.decision.side == "runner":
        t.runner("gain credit") if t.decision.kind == "action" else t.passes()
    assert not t.can("purge")


@pytest.mark.card("Data Raven")
def test_data_raven_tags_now_and_as_each_turn_of_the_runner_begins() -> None:
    t = caught("Data Raven", 5, bits=1)
    assert (t.tags, held(t, "raven")) == (1, 1)
    next_turn(t)
    assert t.tags == 2
    before = t.credits["runner"]
    t.runner("lift", detail="raven")
    assert before - t.credits["runner"] == 1
    next_turn(t)
    assert t.tags == 2


@pytest.mark.card("Crybaby")
@pytest.mark.parametrize(("state", "counters"), [(" (rezzed)", 1), ("", 0)])
def test_crybaby_weakens_the_link_until_it_is_paid_off(state: str, counters: int) -> None:
    t = classic(
        corp=Seat(credits=9, deck=DECK, hand=["Keeper"], score=["Netwatch Operations Office"]),
        runner=Seat(credits=2, clicks=2, rig=["Back Door to Hilliard"]),
        servers={"remote 1": At(root=[f"Crybaby{state}"])},
    )
    t.run("remote 1")
    t.finish_run()
    assert held(t, "crying") == counters
    to_action(t)
    if counters:
        assert t.can("lift", detail="crying")
    t.runner("gain credit")
    t.until(side="corp", rule="C4.6")
    t.corp("use", "Netwatch Operations Office")
    t.corp("number", number=0)
    t.runner("card", "Back Door to Hilliard")
    t.runner("number", number=0)
    assert t.tags == counters, "a link of 2 is one of 0"


@pytest.mark.card("Doppelganger Antibody")
@pytest.mark.parametrize(
    ("server", "pays", "counters"),
    [("HQ", True, 1), ("HQ", False, 0), ("R&D", True, 1), ("Archives", True, 0)],
)
def test_doppelganger_costs_the_runner_a_bit_each_turn(server: str, pays: bool, counters: int) -> None:
    card = "Doppelganger Antibody"
    corp = Seat(
        credits=2,
        hand=[card] if server == "HQ" else [],
        deck=[card, *DECK] if server == "R&D" else DECK,
        discard=[card] if server == "Archives" else [],
    )
    t = classic(corp=corp, runner=Seat(credits=6, clicks=1, hand=HAND))
    t.run(server)
    while t.in_run():
        if t.decision.side == "corp" and t.can("yes"):
            t.corp("yes" if pays else "no")
        else:
            t.passes()
    assert (held(t, "doppelganger"), t.credits["corp"]) == (counters, 0 if counters else 2)
    next_turn(t)
    assert t.credits["runner"] == 6 - counters
    if counters:
        t.runner("lift", detail="doppelganger")
        assert t.credits["runner"] == 1
    assert held(t, "doppelganger") == 0
    if server == "R&D":
        assert t.happened("reveal", card)


def test_a_counter_of_the_runners_is_seen_by_both_and_kept_in_a_saved_game() -> None:
    t = caught("Asp", 5)
    for side in ("corp", "runner"):
        assert t.game.view(side).runner.counters == (("asp", 1),)
        assert t.game.view(side).corp.counters == ()
    again = Table(Game.from_json(t.game.to_json()))
    assert held(again, "asp") == 1
    assert not again.can("run")
