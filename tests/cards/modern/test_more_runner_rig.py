"""Hardware and programs of many sets."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import sub
from tests.support.runner import (
    CORP,
    install,
    link,
    memory,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    to_action,
    turn_begins,
)
from tests.support.table import Table

DECK = ["9x Diesel"]
HAMMER = Face(
    Facts("Hammer", "corp", "ice", ("sentry",), cost=1, strength=9),
    (sub(Choose(Is("hardware") & INSTALLED), Trash(CHOSEN)),),
)
"""Ice that trashes hardware."""


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


MEMORY = {
    "Dyson Mem Chip": 5,
    "Doppelgänger": 5,
    "Hermes": 5,
    "Masterwork (v37)": 5,
    "Aniccam": 5,
    "Blackguard": 6,
    "Spinal Modem": 5,
}


@pytest.mark.parametrize("card", MEMORY)
def test_hardware_adds_its_memory(card: str) -> None:
    assert memory(runner_turn(runner=Seat(rig=[card]))) == MEMORY[card]


# --- hardware ----------------------------------------------------------------------------------------------


@pytest.mark.card("Dyson Mem Chip")
def test_dyson_mem_chip_adds_memory_and_link() -> None:
    t = runner_turn(runner=Seat(rig=["Dyson Mem Chip"]))
    assert (memory(t), link(t)) == (5, 1)


@pytest.mark.card("Doppelgänger")
def test_doppelganger_may_run_again_once_after_a_successful_run() -> None:
    t = runner_turn(runner=Seat(rig=["Doppelgänger"]))
    t.run("HQ")
    t.until(kind="reaction")
    assert t.events("run ends"), "that run is over"
    t.runner("trigger", "Doppelgänger")
    if t.can("yes"):
        t.runner("yes")
    t.runner("server", server="R&D")
    assert t.attacked == "R&D"
    t.finish_run()
    to_action(t)
    assert (len(t.events("successful run")), t.clicks["runner"]) == (2, 3)
    runs(t, "Archives")
    assert len(t.events("run ends")) == 3, "once each turn"


@pytest.mark.card("Doppelgänger")
def test_doppelganger_does_nothing_after_an_unsuccessful_run() -> None:
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"])}
    t = runner_turn(runner=Seat(rig=["Doppelgänger"]), servers=servers)
    t.run("HQ")
    while t.in_run():
        assert not t.can("trigger", "Doppelgänger")
        t.passes()
    assert len(t.events("run ends")) == 1


@pytest.mark.card("Masterwork (v37)")
def test_masterwork_draws_for_the_first_hardware_and_installs_in_runs_for_a_credit_more() -> None:
    hand = ["Akamatsu Mem Chip", "Dyson Mem Chip", "Corroder"]
    t = runner_turn(runner=Seat(credits=9, rig=["Masterwork (v37)"], hand=hand, deck=DECK))
    t.run("R&D")
    t.runner("yes")
    assert offered(t) == {"Akamatsu Mem Chip", "Dyson Mem Chip"}
    t.runner("card", "Akamatsu Mem Chip")
    assert t.credits["runner"] == 9 - 1 - 1
    assert "Diesel" in names(t, "grip"), "the first of the turn"
    t.finish_run()
    to_action(t)
    cards = len(names(t, "grip"))
    install(t, "Dyson Mem Chip")
    assert len(names(t, "grip")) == cards - 1, "the second"


@pytest.mark.card("Masterwork (v37)")
def test_masterwork_installs_nothing_that_cannot_be_paid_for() -> None:
    t = runner_turn(runner=Seat(credits=1, rig=["Masterwork (v37)"], hand=["Akamatsu Mem Chip"], deck=DECK))
    t.run("R&D")
    t.finish_run()
    assert t.zone("Akamatsu Mem Chip") == "grip"


@pytest.mark.card("Aniccam")
def test_aniccam_draws_for_the_first_event_that_is_trashed() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Aniccam"], hand=["2x Easy Mark", "Corroder"], deck=DECK))
    t.runner("play", "Easy Mark")
    assert names(t, "grip") == ["Corroder", "Diesel", "Easy Mark"]
    t.runner("play", "Easy Mark")
    assert names(t, "grip") == ["Corroder", "Diesel"]


@pytest.mark.card("Aniccam")
@pytest.mark.parametrize(("hand", "drawn"), [(["Easy Mark"], 1), (["Corroder"], 0)])
def test_aniccam_draws_for_an_event_that_damage_trashes(hand: list[str], drawn: int) -> None:
    servers = {"HQ": At(ice=["Wall of Thorns (rezzed)"])}
    t = runner_turn(runner=Seat(rig=["Aniccam"], hand=[*hand, *hand], deck=DECK), servers=servers)
    t.run("HQ")
    t.finish_run()
    assert damage(t) == [(2, "net")]
    assert len(names(t, "grip")) == drawn


@pytest.mark.card("Blackguard")
@pytest.mark.parametrize(("credits", "rezzed"), [(9, True), (1, False)])
def test_blackguard_makes_the_corp_rez_what_is_exposed_if_it_can(credits: int, rezzed: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=credits),
        runner=Seat(rig=["Blackguard"], hand=["Satellite Uplink"]),
        servers={"HQ": At(ice=["Enigma", "Hunter"])},
    )
    t.runner("play", "Satellite Uplink")
    t.runner("card", "Enigma")
    t.until(kind="action")
    assert t.rezzed("Enigma") is rezzed
    assert t.credits["corp"] == credits - 3 * rezzed
    assert not t.rezzed("Hunter")


@pytest.mark.card("Spinal Modem")
def test_spinal_modem_pays_for_icebreakers_and_fears_traces() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=2, rig=["Spinal Modem (2 credits)", "Corroder"], hand=["4x Diesel"]),
        servers={"HQ": At(ice=["Hunter (rezzed)", "Ice Wall (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=5)
    t.runner("number", number=0)
    assert (t.tags, damage(t)) == (1, [(1, "core")])
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    t.runner("number", number=1)
    assert t.counters("Spinal Modem", "credit") == 1
    assert t.credits["runner"] == 2


@pytest.mark.card("Spinal Modem")
def test_spinal_modem_holds_two_credits_anew_each_turn() -> None:
    t = runner_turn(runner=Seat(rig=["Spinal Modem"]))
    next_turn(t)
    assert t.counters("Spinal Modem", "credit") == 2


# --- programs ----------------------------------------------------------------------------------------------


@pytest.mark.card("Clot")
@pytest.mark.parametrize("clot", [False, True])
def test_an_agenda_is_not_scored_in_the_turn_it_was_installed_with_clot(clot: bool) -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(credits=9, clicks=4, hand=["Breaking News"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Clot"] if clot else []),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.corp("install", "Breaking News")
    t.corp("server", server="new")
    for _ in range(2):
        t.until(side="corp", kind="action")
        t.corp("advance", "Breaking News")
    t.until(side="corp", kind="action")
    t.corp("advance", "Hostile Takeover")
    t.until(option="score")
    assert t.can("score", "Breaking News") is not clot
    assert t.can("score", "Hostile Takeover"), "it was there before"


@pytest.mark.card("Clot")
def test_clot_is_trashed_as_viruses_are_purged() -> None:
    t = runner_turn(turn="corp", corp=CORP, runner=Seat(rig=["Clot", "Corroder"]))
    t.corp("purge")
    t.until(kind="action")
    assert (t.zone("Clot"), t.zone("Corroder")) == ("heap", "table")


@pytest.mark.card("Egret")
@pytest.mark.parametrize("breaker", ["Corroder", "Yog.0", "Mimic"])
def test_the_host_of_egret_is_of_all_three_kinds(breaker: str) -> None:
    t = runner_turn(
        runner=Seat(credits=20, rig=[breaker], hand=["Egret"]),
        servers={"HQ": At(ice=["Pup (rezzed)", "Ice Wall"])},
    )
    t.runner("install", "Egret")
    assert not t.can("card", "Ice Wall"), "rezzed ice alone"
    if t.can("card", "Pup"):
        t.runner("card", "Pup")
    t.until(kind="action")
    t.run("HQ")
    t.until(option="use")
    assert t.can("use", breaker, ability=0)


@pytest.mark.card("Hyperdriver")
@pytest.mark.parametrize("used", [False, True])
def test_hyperdriver_may_leave_the_game_for_three_clicks(used: bool) -> None:
    t = turn_begins("Hyperdriver")
    t.until(option="yes")
    t.runner("yes" if used else "no")
    to_action(t)
    assert (t.zone("Hyperdriver"), t.clicks["runner"]) == (("removed", 7) if used else ("table", 4))


@pytest.mark.card("LLDS Energy Regulator")
@pytest.mark.parametrize("ability", [0, 1])
def test_llds_energy_regulator_saves_hardware_for_credits_or_for_itself(ability: int) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=3, rig=["LLDS Energy Regulator", "Akamatsu Mem Chip"], hand=["3x Diesel"]),
        servers={"HQ": At(ice=["Hammer (rezzed)"])},
        faces=[HAMMER],
    )
    t.run("HQ")
    t.until(kind="interrupt")
    t.runner("use", "LLDS Energy Regulator", ability=ability)
    t.finish_run()
    assert t.zone("Akamatsu Mem Chip") == "table"
    assert t.credits["runner"] == (0, 3)[ability]
    assert t.zone("LLDS Energy Regulator") == ("table", "heap")[ability]
