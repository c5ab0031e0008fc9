"""Bits that pay for what takes their card's place, or for a trace; surgeons who come after damage."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_forts, in_zone
from tests.support.classic_runner import install, next_turn, runner_turn, to_action
from tests.support.table import Table

INSTALLER = "Zetatech Software Installer"


@pytest.mark.card(INSTALLER)
def test_two_bits_each_turn_for_programs_alone() -> None:
    t = runner_turn(runner=Seat(credits=0, hand=[INSTALLER, "Butcher Boy", "WuTech Mem Chip"]))
    install(t, INSTALLER)
    assert t.counters(INSTALLER, "credit") == 2
    assert not t.can("install", "WuTech Mem Chip")
    install(t, "Butcher Boy")
    assert t.counters(INSTALLER, "credit") == 0
    next_turn(t)
    assert t.counters(INSTALLER, "credit") == 2


@pytest.mark.card(INSTALLER)
@pytest.mark.parametrize("installer", [INSTALLER, "Invisibility"])
def test_its_bits_pay_for_a_program_that_overwrites_it(installer: str) -> None:
    rig = [installer, "Krash", "Codecracker", "Cyfermaster"]
    t = runner_turn(runner=Seat(credits=0, rig=[f"{installer} (2 credit)", *rig[1:]], hand=["Butcher Boy"]))
    if installer != INSTALLER:
        assert not t.can("install", "Butcher Boy"), "those bits are for something else"
        return
    t.runner("install", "Butcher Boy")
    t.runner("trash", INSTALLER)
    while t.decision.about == "trash-first":
        t.runner("done")
    to_action(t)
    assert (t.zone("Butcher Boy"), t.zone(INSTALLER), t.credits["runner"]) == ("table", "heap", 0)


@pytest.mark.card(INSTALLER)
def test_another_program_may_be_overwritten_with_its_bits_as_well() -> None:
    t = runner_turn(
        runner=Seat(
            credits=0,
            rig=[f"{INSTALLER} (2 credit)", "Krash", "Codecracker", "Cyfermaster"],
            hand=["Butcher Boy"],
        )
    )
    t.runner("install", "Butcher Boy")
    t.runner("trash", "Cyfermaster")
    while t.decision.about == "trash-first":
        t.runner("done")
    to_action(t)
    assert (t.zone(INSTALLER), t.counters(INSTALLER, "credit")) == ("table", 0)


def analysed(notes: str, credits: int = 0) -> Table:
    analyzers = At(root=[f"LDL Traffic Analyzers ({notes})"])
    servers = {**in_forts("Blood Cat"), "remote 2": analyzers}
    t = corp_turn(corp=Seat(credits=credits, clicks=2, deck=DECK), runner=Seat(credits=9), servers=servers)
    t.corp("use", "Blood Cat")
    return t


@pytest.mark.card("LDL Traffic Analyzers")
def test_counters_are_bits_for_the_trace_and_what_is_left_of_them_is_returned() -> None:
    t = analysed("rezzed, 2 advancement")
    t.corp("trigger", "LDL Traffic Analyzers")
    assert t.game.state.players["corp"].lent == 5
    t.corp("pass")
    assert max(o.number for o in t.find("number")) == 5
    t.corp("number", number=3)
    while t.decision.kind != "action":
        t.passes()
    assert (t.tags, t.credits["corp"], t.game.state.players["corp"].lent) == (1, 0, 0)
    assert t.counters("LDL Traffic Analyzers", "advancement") == 1


@pytest.mark.card("LDL Traffic Analyzers")
def test_they_may_be_rezzed_for_the_trace_and_advanced_before_and_after() -> None:
    t = analysed("1 advancement", credits=1)
    t.corp("trigger", "LDL Traffic Analyzers")
    assert t.rezzed("LDL Traffic Analyzers")
    t.corp("trigger", "LDL Traffic Analyzers")
    assert max(o.number for o in t.find("number")) == 5
    for notes in ("1 advancement", "rezzed"):
        t = analysed(notes, credits=2)
        while t.decision.kind != "action" or t.decision.side != "corp":
            t.passes()
        if t.credits["corp"]:
            assert t.can("advance", "LDL Traffic Analyzers")


SURGEONS = "Lifesaver Nanosurgeons"


def hurt(actions: int, rig: tuple[str, ...] = (SURGEONS,)) -> Table:
    """The Runner was damaged in an action of their own, and has taken so many others since."""
    t = runner_turn(
        corp=Seat(credits=0, hand=["Setup!"], deck=["9x Keeper"]),
        runner=Seat(credits=9, clicks=4, rig=list(rig), hand=HAND, deck=["9x Score!"]),
    )
    assert not t.can("use", SURGEONS)
    t.run("HQ")
    t.finish_run()
    assert damage(t, "net") == [2]
    for _ in range(actions):
        next_action(t)
        t.runner("gain credit")
    next_action(t)
    return t


def next_action(t: Table) -> None:
    while (t.decision.side, t.decision.kind) != ("runner", "action"):
        t.corp("gain credit") if t.can("gain credit") else t.passes()


@pytest.mark.card(SURGEONS)
@pytest.mark.parametrize(("actions", "able"), [(0, True), (2, True), (3, False), (4, False)])
def test_the_surgeons_draw_two_cards_after_damage_in_the_last_three_actions(actions: int, able: bool) -> None:
    t = hurt(actions)
    assert t.can("use", SURGEONS) == able
    if able:
        before = len(in_zone(t, "grip"))
        t.runner("use", SURGEONS)
        assert len(in_zone(t, "grip")) == before + 2


@pytest.mark.card(SURGEONS)
def test_the_surgeons_prevent_a_point_of_brain_damage_and_no_other() -> None:
    t = runner_turn(
        corp=Seat(credits=0, deck=DECK),
        runner=Seat(credits=9, rig=[SURGEONS], hand=["Faked Hit", *HAND]),
    )
    t.runner("play", "Faked Hit")
    assert (damage(t, "core"), t.zone(SURGEONS)) == ([2], "table"), "that damage cannot be prevented"
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=[SURGEONS], hand=["9x Score!"]),
    )
    t.corp("play", "Scorched Earth")
    assert not t.can("use", SURGEONS)
    assert damage(t, "meat") == [4]


@pytest.mark.card(SURGEONS)
def test_brain_damage_of_ice_is_prevented() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(rig=[SURGEONS], hand=HAND),
        servers={"HQ": At(ice=["Brain Wash (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", SURGEONS)
    t.finish_run()
    assert (damage(t, "core"), t.zone(SURGEONS)) == ([], "heap")
