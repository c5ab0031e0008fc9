"""The trail: the way through the timing structures in progress."""

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.rules import EDITIONS
from rulerunner.rules.explaining.whole import whole
from rulerunner.server.trail import trail
from rulerunner.state.frames import StructureFrame
from tests.support.table import Table
from tests.view.games import decisions


def running() -> Table:
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["PAD Campaign"])}
    corp = Seat(deck=["Hedge Fund"] * 5)
    return Table(position(corp=corp, runner=Seat(credits=5), servers=servers))


def test_the_trail_has_the_steps_since_each_structure_began() -> None:
    t = running()
    t.run("remote 1")
    t.until(kind="mid-access")
    turn, run, breach, access = trail(t.game.state)
    assert [each.structure for each in (turn, run, breach, access)] == [
        "runner-turn",
        "run",
        "breach",
        "access",
    ]
    assert (run.passed[0], breach.passed[0], access.passed[0]) == ("6.9.1a", "7.6.1", "7.8.1")
    assert list(run.passed) == t.steps("6.9")
    assert all(rule.startswith("5.7") for rule in turn.passed)
    assert run.at == run.passed[-1]


def test_the_chart_of_1996_is_lit_from_the_first_box_to_the_last() -> None:
    """Where the access is drawn on the chart of the run, its steps belong to the way of the run."""
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(credits=5),
            servers={"remote 1": At(root=["Krumz"])},
        )
    )
    t.run("remote 1")
    t.until(rule="18")
    _, run, breach = trail(t.game.state)
    assert (run.at, breach.at) == ("16+", "18")
    assert breach.passed == ("16.1", "16.2", "16.3", "17", "17?", "18")
    lit = whole("classic-1996", "run")
    assert {run.at, breach.at} <= {row.rule for row in lit.rows}


def test_a_second_run_has_a_trail_of_its_own() -> None:
    t = running()
    t.run("remote 1")
    t.finish_run()
    t.until(side="runner", kind="action")
    assert [each.structure for each in trail(t.game.state)] == ["runner-turn"]
    t.run("HQ")
    run = trail(t.game.state)[-1]
    assert run.structure == "run"
    assert run.passed.count("6.9.1a") == 1
    assert t.steps("6.9").count("6.9.1a") == 2


def test_a_new_turn_has_a_trail_of_its_own() -> None:
    t = running()
    while t.game.state.active == "runner":
        t.passes() if not t.can("gain credit") else t.runner("gain credit")
    t.until(side="corp", kind="action")
    (turn,) = trail(t.game.state)
    assert turn.structure == "corp-turn"
    assert turn.passed[0] == "5.6.1a"


def test_what_a_position_leaves_out_is_not_made_up() -> None:
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"])}
    seat = Seat(credits=5, rig=["Corroder"])
    t = Table(position(runner=seat, servers=servers, run=Running("HQ", "6.9.3b")))
    run = trail(t.game.state)[-1]
    assert run.structure == "run"
    assert run.at.startswith("6.9")
    assert "6.9.1a" not in run.passed


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_trail_follows_the_stack_in_every_game(rules: str) -> None:
    for game in decisions(rules, 3, 150):
        state = game.state
        frames = [frame for frame in state.stack if isinstance(frame, StructureFrame)]
        found = trail(state)
        assert [each.structure for each in found] == [frame.name for frame in frames]
        for each in found:
            rules_of = {row.rule for row in state.edition.structures[each.structure].rows}
            assert set(each.passed) <= rules_of
            assert each.at in rules_of
