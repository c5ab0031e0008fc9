"""Worked examples: what is seen while an ability lasts, abilities that resolve in vain, what is expected."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Prevent
from rulerunner.lang.sugar import prevention
from rulerunner.lang.words import ICE, POWER
from rulerunner.view import view
from tests.support.faces import made, table
from tests.support.table import Table


def shown(t: Table, seat: str) -> list[str]:
    return [card.name for card in view(t.game.state, seat, t.game.decision).shown]


@pytest.mark.example("nsg-26.03 9.11.4e", 1)
@pytest.mark.parametrize("installs", [True, False])
def test_the_corp_sees_the_top_of_rnd_for_one_subroutine_of_architect(installs: bool) -> None:
    top = ["Enigma", "Ice Wall", "Hunter", "Hedge Fund", "PAD Campaign"]
    t = Table(
        position(
            corp=Seat(credits=5, hand=["Melange Mining Corp."], deck=[*top, "Tollbooth"]),
            servers={"HQ": At(ice=["Architect (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", option="yes")
    assert shown(t, "corp") == top, "the first instruction is over: they are seen before a card is chosen"
    assert shown(t, "runner") == []
    if installs:
        t.corp("yes")
        assert set(shown(t, "corp")) == set(top)
        t.corp("card", "PAD Campaign")
        while t.zone("PAD Campaign") != "table":
            t.choose(0)
    else:
        t.corp("no")
        assert not t.happened("install"), "the second instruction has no effect"
    t.until(side="corp", option="yes")
    assert len(t.events("subroutine resolves")) == 2
    assert shown(t, "corp") == [], "that ability is complete, and so is the permission to look"
    assert "Enigma" not in view(t.game.state, "corp", t.game.decision).to_json()


@pytest.mark.example("nsg-26.03 9.6.7d", 1)
def test_parasite_tries_once_a_step_to_trash_architect() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(clicks=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(rig=["Wyldside", "Daily Casts (8 credit)", "Parasite (on Architect, 5 virus)"]),
            servers={"HQ": At(ice=["Architect (rezzed)"])},
        )
    )
    t.until(side="runner", option="trigger")
    begins = t.step
    assert len(t.find("trigger", "Parasite")) == 2, "its counter, and the ability with the static condition"
    assert t.can("trigger", "Wyldside")
    for _ in range(2):
        t.choose(t.find("trigger", "Parasite")[0])
    assert not t.can("trigger", "Parasite"), "it has resolved in vain, and the step is not over"
    assert t.step == begins
    t.until(kind="action")
    assert t.zone("Architect") == "table"
    assert t.counters("Parasite", "virus") == 6
    assert not t.happened("trash")


@pytest.mark.example("nsg-26.03 9.6.7d", 1)
def test_parasite_whose_ice_was_saved_by_an_interrupt_tries_again_at_once() -> None:
    guard = made("Guard", "upgrade", prevention(HostedCounters(POWER), "trash", Prevent(1), subject=Is(ICE)))
    t = table(
        guard,
        runner=Seat(credits=9, hand=["Parasite"]),
        servers={
            "HQ": At(ice=["Architect (rezzed)"]),
            "R&D": At(ice=["Pop-up Window (rezzed)"], root=["Guard (rezzed, 2 power)"]),
        },
    )
    t.runner("install", "Parasite")
    t.runner("card", "Pop-up Window")
    assert t.decision.side == "corp"
    t.corp("use", "Guard")
    assert t.decision.side == "corp", "the condition is still true: it has become pending again"
    assert (t.zone("Pop-up Window"), t.counters("Guard", "power")) == ("table", 1)
    t.corp("use", "Guard")
    t.until(kind="action")
    assert t.zone("Pop-up Window") == "Archives", "and once more, until nothing saves it"


@pytest.mark.example("nsg-26.03 9.9.2", 2)
@pytest.mark.parametrize("locked", [True, False])
def test_process_automation_after_lockdown_is_expected_to_gain_credits_alone(locked: bool) -> None:
    ice = ["Lockdown (rezzed)"] if locked else []
    t = Table(
        position(
            runner=Seat(
                credits=5, hand=["Process Automation"], deck=["Corroder", "Mimic"], rig=["The Class Act"]
            ),
            servers={"HQ": At(ice=ice)},
        )
    )
    t.run("HQ")
    t.until(kind="action")
    t.runner("play", "Process Automation")
    assert t.credits["runner"] == (7 if locked else 5), "without the draw nothing interrupts it"
    if locked:
        assert t.decision.kind == "action"
        assert not t.happened("look")
    else:
        t.until(kind="action")
        assert t.happened("look", source=t.card("The Class Act"))
    assert t.happened("draw") != locked


@pytest.mark.example("nsg-26.03 9.9.7f", 1)
@pytest.mark.parametrize("first", ["Plascrete Carapace", "Guru Davinder"])
def test_guru_davinder_prevents_nothing_where_plascrete_left_no_damage(first: str) -> None:
    t = Table(
        position(
            corp=Seat(credits=9, score=["The Cleaners"]),
            runner=Seat(
                credits=9, hand=["3x Sure Gamble"], rig=["Plascrete Carapace (4 power)", "Guru Davinder"]
            ),
            servers={"remote 1": At(root=["Angelique Garza Correa (rezzed)"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.credits["corp"] == 7
    t.until(side="runner", option="use")
    if first == "Plascrete Carapace":
        t.runner("use", "Plascrete Carapace")
        t.runner("use", "Plascrete Carapace")
        assert t.counters("Plascrete Carapace", "power") == 2
    t.runner("trigger", "Guru Davinder")
    if first == "Guru Davinder":
        t.runner("no")
        assert t.zone("Guru Davinder") == "heap", "it did prevent damage, and is not paid for"
    t.finish_run()
    assert t.zone("Guru Davinder") == ("table" if first == "Plascrete Carapace" else "heap")
    assert not t.happened("increase"), "nothing is left for The Cleaners"
    assert not t.happened("damage")
    assert len(t.game.state.zones["grip"]) == 3
