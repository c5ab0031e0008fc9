"""Cards of the Runner of 1996 that have a mechanism of their own."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, damage
from tests.support.classic_runner import played, runner_turn, succeeds, to_action
from tests.support.table import Table


def order(t: Table, server: int = 0) -> list[str]:
    """The ice of a fort, the outermost first."""
    return [t.name(c) for c in reversed(t.game.state.servers[server].ice)]


# --- the order of ice ---------------------------------------------------------------------------------------

ROW = ["Snowbank (rezzed)", "Filter", "Misleading Access Menus"]
NAMES = ["Snowbank", "Filter", "Misleading Access Menus"]


def won(*rig: str, hand: str = "") -> Table:
    """A successful run on HQ, through three pieces of ice of which one is rezzed, has just ended."""
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=5, clicks=4, rig=rig, hand=[hand] if hand else []),
        servers={"HQ": At(ice=ROW), "R&D": At(ice=["Keeper"])},
    )
    t.run("HQ")
    t.until(about="unless")
    t.runner("yes")
    return t


@pytest.mark.card("Netspace Inverter")
@pytest.mark.parametrize("wanted", [True, False])
def test_the_inverter_reverses_the_ice_of_a_fort_that_was_run(wanted: bool) -> None:
    t = won("Netspace Inverter")
    t.until(side="runner", kind="reaction")
    t.runner("trigger") if wanted else t.runner("pass")
    to_action(t)
    assert order(t) == (NAMES[::-1] if wanted else NAMES)
    assert not t.game.state.cards[t.card("Filter")].seen


@pytest.mark.card("Fortress Respecification")
def test_the_runner_rearranges_the_ice_of_the_last_fort_without_seeing_it() -> None:
    t = won(hand="Fortress Respecification")
    to_action(t)
    t.runner("play", "Fortress Respecification")
    t.runner("card", "Filter")
    t.runner("card", "Snowbank")
    to_action(t)
    assert order(t) == ["Filter", "Snowbank", "Misleading Access Menus"]
    assert not t.game.state.cards[t.card("Filter")].seen
    assert order(t, 1) == ["Keeper"]


@pytest.mark.card("Fortress Respecification")
def test_a_fortress_is_respecified_only_after_a_successful_run() -> None:
    t = runner_turn(runner=Seat(hand=["Fortress Respecification"]), servers={"HQ": At(ice=ROW)})
    assert not t.can("play", "Fortress Respecification")


# --- a spy in the fort --------------------------------------------------------------------------------------


def spied() -> Table:
    """I Spy lies in a fort with an unrezzed agenda and ice, and it is the Corp's turn."""
    t = classic(
        corp=Seat(credits=9, hand=["Filter", "Red Herrings"], deck=DECK),
        runner=Seat(clicks=1, rig=["I Spy"], hand=HAND),
        servers={"remote 1": At(ice=["Keeper"], root=["Chester Mix"]), "HQ": At(ice=["Fire Wall"])},
    )
    t.run("remote 1")
    t.until(side="runner", kind="reaction")
    t.runner("trigger", "I Spy")
    t.until(side="corp", kind="action")
    return t


@pytest.mark.card("I Spy")
def test_a_spy_exposes_what_is_in_the_fort_and_what_comes_there() -> None:
    t = spied()
    assert t.zone("I Spy") == "heap"
    assert t.game.state.loose_counters == {("spy", 3): 1}
    exposed = {t.name(change.card) for change in t.events("expose")}
    assert exposed == {"Keeper", "Chester Mix"} - {n for n in ("Chester Mix",) if t.rezzed(n)}
    t.corp("install", "Filter")
    t.corp("server", server="remote 1")
    t.until(side="corp", kind="action")
    assert t.happened("expose", "Filter")
    t.corp("install", "Red Herrings")
    t.corp("server", server="HQ")
    assert not t.happened("expose", "Red Herrings"), "elsewhere"


@pytest.mark.card("I Spy")
def test_the_corp_gets_rid_of_a_spy_for_an_action_and_four_bits() -> None:
    t = spied()
    assert not t.can("purge")
    t.corp("lift", detail="spy", server="remote 1")
    assert t.credits["corp"] == 5
    assert not t.game.state.loose_counters
    t.until(side="corp", kind="action")
    t.corp("install", "Filter")
    t.corp("server", server="remote 1")
    assert not t.happened("expose", "Filter")


# --- traces and breaking ------------------------------------------------------------------------------------


@pytest.mark.card("Submarine Uplink")
def test_the_uplink_serves_in_runs_and_makes_the_runner_jack_out() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=3, rig=["Submarine Uplink"], hand=HAND),
        servers={"HQ": At(ice=["Chihuahua (rezzed)"])},
    )
    t.run("HQ")
    t.until(about="trace-corp")
    t.corp("number", number=1)
    t.runner("card", "Submarine Uplink")
    t.runner("number", number=2)
    t.finish_run()
    assert t.credits["runner"] == 1
    assert t.happened("trace fails")
    assert t.events("trace fails")[0].amount == 1
    assert t.happened("jack out")
    assert not t.happened("access")


@pytest.mark.card("Submarine Uplink")
def test_the_uplink_is_of_no_use_outside_of_runs() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=9, hand=[], deck=DECK),
        runner=Seat(rig=["Submarine Uplink"]),
        servers={"remote 1": At(root=["Blood Cat (rezzed)"])},
    )
    t.corp("use", "Blood Cat")
    t.corp("number", number=0)
    assert not t.can("card", "Submarine Uplink")
    assert t.tags == 1, "a trace of 0 against no link"


@pytest.mark.card("Dropp")
@pytest.mark.parametrize("used", [True, False])
def test_using_dropp_ends_the_run_once_the_encounter_is_over(used: bool) -> None:
    t = classic(
        corp=Seat(hand=["Keeper"], deck=DECK),
        runner=Seat(credits=5, rig=["Dropp"], hand=HAND),
        servers={"HQ": At(ice=["Shock.r (rezzed)"])},
    )
    t.run("HQ")
    if used:
        t.runner("yes")
        while t.decision.rule == "9" and strength_of(t, "Dropp") < strength_of(t, "Shock.r"):
            t.runner("use", "Dropp")
        if t.decision.rule == "9":
            t.runner("pass")
        t.runner("use", "Dropp")
    t.finish_run()
    assert t.happened("subroutine broken") == used
    assert t.happened("access") != used


@pytest.mark.card("Running Interference")
@pytest.mark.parametrize("rezzes", [True, False])
def test_ice_costs_twice_as_much_to_rez_in_that_run(rezzes: bool) -> None:
    t = played(
        "Running Interference",
        runner=Seat(credits=2, clicks=2),
        corp=Seat(hand=["Keeper"], deck=DECK),
        servers={"HQ": At(ice=["Wall of Ice"])},
    )
    price = t.game.state.cards[t.card("Wall of Ice")].face.facts.cost or 0
    t.game.state.players["corp"] = t.game.state.players["corp"]._replace(
        credits=2 * price - (0 if rezzes else 1)
    )
    t.runner("server", server="HQ")
    assert (t.credits["runner"], t.clicks["runner"]) == (0, 0), "a double"
    while t.in_run() and t.decision.side == "runner" and t.decision.about != "jack-out":
        t.passes()
    assert t.can("rez", "Wall of Ice") == rezzes
    if rezzes:
        t.corp("rez", "Wall of Ice")
        assert t.credits["corp"] == 0


# --- the rest -----------------------------------------------------------------------------------------------


def spun(kept: bool, bits: int) -> Table:
    """A Test Spin with Krash, into ice that may trash it."""
    ice = ["Filter"] if kept else ["Colonel Failure (rezzed)"]
    t = played(
        "Test Spin",
        runner=Seat(credits=bits, deck=["Krash", "Score!"], clicks=4),
        corp=Seat(hand=["Keeper"], deck=DECK, credits=0),
        servers={"HQ": At(ice=ice)},
    )
    t.runner("card", "Krash")
    t.runner("server", server="HQ")
    t.finish_run()
    to_action(t)
    return t


@pytest.mark.card("Test Spin")
def test_a_program_that_survives_the_test_spin_goes_back_to_the_stack() -> None:
    t = spun(kept=True, bits=5)
    assert t.zone("Krash") == "stack"
    assert t.credits["runner"] == 4, "nothing for the program"


@pytest.mark.card("Test Spin")
@pytest.mark.parametrize("short", [0, 2])
def test_a_program_that_is_lost_has_to_be_paid_for(short: int) -> None:
    cost = 4 + 8
    t = played(
        "Test Spin",
        *(["Score!"] * 4),
        runner=Seat(credits=1 + cost - short, deck=["Krash", "Score!"], clicks=4),
        corp=Seat(hand=["Keeper"], deck=DECK, credits=0),
        servers={"HQ": At(ice=["Colonel Failure (rezzed)"])},
    )
    t.runner("card", "Krash")
    printed = t.game.state.cards[t.card("Krash")].face.facts.cost or 0
    before = t.credits["runner"]
    t.runner("server", server="HQ")
    t.finish_run()
    to_action(t)
    assert t.zone("Krash") == "heap"
    owed = 4 + printed
    assert t.credits["runner"] == max(0, before - owed)
    assert damage(t, "meat") == ([owed - before] if owed > before else [])


@pytest.mark.card("Viral Pipeline")
def test_a_pipeline_takes_an_action_of_each_turn_of_the_corp() -> None:
    t = classic(
        corp=Seat(hand=["Keeper"], deck=DECK, discard=["Keeper"]),
        runner=Seat(clicks=4, rig=["Viral Pipeline"], hand=HAND),
    )
    for server in ("HQ", "R&D"):
        succeeds(t, server)
    assert not t.can("use", "Viral Pipeline")
    t.run("Archives")
    t.finish_run()
    assert t.game.state.loose_counters == {("socket", 0): 1, ("socket", 1): 1, ("socket", 2): 1}
    t.until(side="runner", option="use")
    t.runner("use", "Viral Pipeline")
    assert t.game.state.loose_counters == {("pipe", -1): 1}
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 2
