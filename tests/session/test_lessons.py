"""The example positions teach what they say they teach."""

from pathlib import Path

import pytest

from rulerunner import read_position
from tests.support.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"


def lesson(name: str, server: str = "HQ") -> Table:
    """A lesson, with its run announced."""
    file = EXAMPLES / f"{name}.txt"
    t = Table(read_position(file.read_text("utf-8"), file.name))
    t.runner("run")
    t.runner("server", server=server)
    return t


@pytest.mark.rule("nisei-1.4 6.8.2a")
def test_nisei_closes_the_window_before_the_runner_acts_again() -> None:
    t = lesson("nisei-and-smc")
    assert t.credits["runner"] == 4
    assert t.can("use", "Self-modifying Code")
    t.runner("pass")
    t.corp("use", "Nisei MK II")
    assert t.decision.kind == "action"
    assert t.credits["runner"] == 1
    assert t.zone("Self-modifying Code") == "table"


def test_self_modifying_code_used_first_finds_its_breaker() -> None:
    t = lesson("nisei-and-smc")
    t.runner("use", "Self-modifying Code")
    t.runner("card", "Corroder")
    assert t.zone("Corroder") == "table"
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 6.8.2b")
def test_the_third_subroutine_of_little_engine_never_resolves() -> None:
    t = lesson("little-engine")
    assert [change.place for change in t.events("subroutine resolves")] == [0]
    assert t.credits["runner"] == 3


@pytest.mark.rule("nisei-1.4 6.8.2c")
def test_a_successful_trace_of_security_nexus_leaves_tollbooth_unpaid() -> None:
    t = lesson("nexus-and-tollbooth")
    t.runner("trigger", "Security Nexus")
    t.corp("number", number=6)
    t.runner("number", number=0)
    assert t.tags == 1
    assert t.decision.kind == "action"
    assert t.credits["runner"] == 5


def test_a_failed_trace_of_security_nexus_bypasses_tollbooth() -> None:
    t = lesson("nexus-and-tollbooth")
    t.runner("trigger", "Security Nexus")
    t.corp("number", number=0)
    t.runner("number", number=4)
    assert t.credits["runner"] == 1
    assert t.happened("bypass", "Tollbooth")
    assert t.step == "6.9.5c"


@pytest.mark.rule("nisei-1.4 6.8.2d")
@pytest.mark.parametrize("first", ["Giordano Memorial Field", "Embolus"])
def test_both_abilities_resolve_though_one_ended_the_run(first: str) -> None:
    t = lesson("giordano-and-embolus", "remote 1")
    t.until(side="corp", kind="reaction")
    t.corp("trigger", first)
    assert t.decision.kind == "action"
    assert t.counters("Embolus", "power") == 0
    assert t.happened("end the run")
    assert not t.happened("access")


@pytest.mark.rule("nisei-1.4 6.3.2c")
def test_the_click_for_the_login_is_spent_before_the_run_begins() -> None:
    t = lesson("heinlein-and-elp")
    assert t.clicks["runner"] == 2
    assert t.credits["runner"] == 8


@pytest.mark.rule("nisei-1.4 6.8.5")
def test_the_tag_of_john_masanori_comes_after_the_run() -> None:
    t = lesson("jesminder-and-masanori")
    assert t.decision.kind == "action"
    assert t.tags == 1
    assert not t.happened("prevent")


@pytest.mark.rule("nisei-1.4 6.8.4a")
def test_with_crisium_grid_the_run_is_neither() -> None:
    t = lesson("crisium-grid")
    t.finish_run()
    assert "6.9.5e" in t.steps("6.9.5")
    assert not t.happened("successful run")
    assert not t.happened("unsuccessful run")
    assert not t.happened("draw")
    assert t.tags == 0


@pytest.mark.rule("nisei-1.4 6.3.2a")
def test_a_server_off_the_grid_is_announced_only_once_hq_was_run() -> None:
    file = EXAMPLES / "off-the-grid.txt"
    t = Table(read_position(file.read_text("utf-8")))
    t.runner("run")
    assert not t.can("server", server="remote 1")
    t.runner("server", server="HQ")
    t.finish_run()
    t.until(kind="action")
    t.runner("run")
    assert t.can("server", server="remote 1")


@pytest.mark.rule("classic-1996 10", "classic-1996 16", "classic-1996 18")
def test_the_chart_is_gone_through_to_the_agenda() -> None:
    t = lesson("chart-1996", "remote 1")
    t.until(side="runner", rule="7?")
    t.runner("yes")
    t.until(side="runner", rule="9")
    t.runner("use", "Codecracker")
    t.runner("use", "Codecracker")
    t.until(side="runner", rule="10")
    t.runner("use", "Codecracker")
    t.until(side="corp", rule="4")
    t.corp("no")
    t.until(side="runner", rule="13?")
    t.runner("no")
    t.finish_run()
    steps = dict.fromkeys(step.rstrip("?+") for step in t.steps() if step[0].isdigit() and "." not in step)
    first = ["1", "2", "3", "6", "7", "8", "9", "10", "11", "12", "13", "14", "4"]
    assert list(steps) == [*first, "15", "16", "17", "18", "19", "20"]
    assert t.happened("successful run")
    assert t.happened("access", "Hostile Takeover")
