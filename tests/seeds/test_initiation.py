"""Seed 002: Initiation (6.3), every rule and every example."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import ChangeServer, Gain, Run
from rulerunner.lang.refs import ANY_REMOTE, ARCHIVES_SERVER, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import interrupt, paid, static, when
from tests.support.table import Table

# A test may write cards of its own: facts and abilities make a face, and `position` takes it by its name.
STARTER = Face(Facts("Starter", "runner", "resource"), (when(Trigger("run begins"), Gain(1)),))
GATE = Face(
    Facts("Gate", "corp", "upgrade"), (static(AdditionalCost("run", (Credits(2),), server=THIS_SERVER)),)
)
SIDE_DOOR = Face(
    Facts("Side Door", "runner", "program", memory=1),
    (
        paid(
            Clicks(),
            Run(ARCHIVES_SERVER, linked=(interrupt(Trigger("successful run"), ChangeServer(ANY_REMOTE)),)),
        ),
    ),
)
DETOUR = Face(
    Facts("Detour", "runner", "program", memory=1),
    (paid(Credits(0), ChangeServer(ANY_REMOTE), condition=DuringRun()),),
)


def servers_offered(t: Table) -> list[int]:
    return [option.server for option in t.decision.options]


# --- 6.3.1: what the phase is for -------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.3.1")
def test_initiation_goes_through_its_steps_before_the_first_approach() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall"])}, runner=Seat(rig=["Starter"]), faces=[STARTER]))
    t.run("HQ")
    assert t.steps("6.9")[:7] == ["6.9.1a", "6.9.1b", "6.9.1c", "6.9.1d", "6.9.1e", "6.9.1f", "6.9.2a"]
    kinds = [e.rule if e.kind == "step" else e.kind for e in t.game.events]
    begins = kinds.index("run begins")
    assert kinds.index("server announced") < begins < kinds.index("gain credits") < kinds.index("6.9.2a")
    assert t.credits["runner"] == 6, "what waits for a run to begin has resolved"


# --- 6.3.2: announcing the server -------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.3.2")
def test_the_runner_announces_any_server_there_is() -> None:
    t = Table(position(servers={"remote 1": At(root=["PAD Campaign"]), "remote 3": At(ice=["Ice Wall"])}))
    t.runner("run")
    assert (t.decision.side, t.decision.rule) == ("runner", "6.9.1a")
    assert servers_offered(t) == [0, 1, 2, 3, 5]
    t.runner("server", server="remote 3")
    assert t.attacked == "remote 3"


@pytest.mark.rule("nisei-1.4 6.3.2")
def test_a_card_may_leave_one_server_to_announce() -> None:
    t = Table(position(runner=Seat(hand=["The Maker’s Eye"]), servers={"R&D": At(ice=["Ice Wall"])}))
    t.runner("play", "The Maker’s Eye")
    assert t.events("server announced")[0].server == 1
    assert t.attacked == "R&D"


@pytest.mark.rule("nisei-1.4 6.3.2a", "nisei-1.4 6.3.2a example")
def test_off_the_grid_cannot_be_announced() -> None:
    t = Table(
        position(servers={"remote 1": At(root=["Off the Grid (rezzed)"]), "remote 2": At(ice=["Enigma"])})
    )
    t.runner("run")
    assert servers_offered(t) == [0, 1, 2, 4]


@pytest.mark.rule("nisei-1.4 6.3.2a")
def test_off_the_grid_cannot_be_announced_for_a_run_made_by_a_card_either() -> None:
    t = Table(
        position(runner=Seat(hand=["Inside Job"]), servers={"remote 1": At(root=["Off the Grid (rezzed)"])})
    )
    t.runner("play", "Inside Job")
    assert servers_offered(t) == [0, 1, 2]


@pytest.mark.rule("nisei-1.4 6.3.2a")
def test_an_unrezzed_off_the_grid_prohibits_nothing() -> None:
    t = Table(position(servers={"remote 1": At(root=["Off the Grid"])}))
    t.run("remote 1")
    assert t.attacked == "remote 1"


@pytest.mark.example("nsg-26.03 6.3.2a", 1)
@pytest.mark.example("nisei-1.4 6.3.2a", 1)
@pytest.mark.rule("nisei-1.4 6.3.2a example")
def test_off_the_grid_does_not_stop_a_run_that_is_moved_to_it_at_the_last_moment() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Side Door"]),
            servers={"remote 1": At(ice=["Ice Wall"], root=["Off the Grid (rezzed)"])},
            faces=[SIDE_DOOR],
        )
    )
    t.runner("use", "Side Door")
    assert t.attacked == "Archives"
    t.until(option="trash")
    assert t.attacked == "remote 1"
    assert t.happened("successful run", server=3)
    t.runner("trash", "Off the Grid")
    assert t.zone("Off the Grid") == "Archives"


@pytest.mark.example("nisei-1.4 6.3.2a", 1)
@pytest.mark.rule("nisei-1.4 6.3.2a example", "nisei-1.4 6.1.2c")
def test_off_the_grid_does_not_stop_a_run_that_is_moved_to_it_on_the_way() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Detour"]),
            servers={
                "HQ": At(ice=["Enigma (rezzed)"]),
                "remote 1": At(ice=["Ice Wall", "Hunter"], root=["Off the Grid (rezzed)"]),
            },
            faces=[DETOUR],
        )
    )
    t.run("HQ")
    assert t.step == "6.9.2b"
    t.runner("use", "Detour")
    assert t.attacked == "remote 1"
    # The Runner now approaches the outermost ice there, and what was left of the old approach is gone.
    assert t.steps("6.9")[-4:] == ["6.9.2a", "6.9.2b", "6.9.2c", "6.9.2d"]
    assert t.name(t.events("approach")[-1].card) == "Ice Wall"
    assert not t.happened("encounter", "Enigma")
    t.finish_run()
    assert t.happened("approach", "Hunter")
    assert t.happened("successful run", server=3)


@pytest.mark.rule("nisei-1.4 6.1.2c")
def test_a_run_moved_to_a_server_without_ice_approaches_that_server() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Detour"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"]), "remote 1": At(root=["Off the Grid (rezzed)"])},
            faces=[DETOUR],
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Detour")
    t.until(side="runner", rule="6.9.5c")
    assert not t.happened("subroutine resolves"), "the encounter with Enigma is over"
    assert not t.happened("pass"), "and the ice was not passed"
    assert [e.server for e in t.events("approach server")] == [3]


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_the_cost_of_a_run_is_paid_as_its_server_is_announced() -> None:
    t = Table(
        position(
            runner=Seat(credits=3),
            servers={"HQ": At(ice=["Ice Wall"], root=["Gate (rezzed)"])},
            faces=[GATE],
        )
    )
    t.run("HQ")
    assert t.credits["runner"] == 1
    kinds = [e.rule if e.kind == "step" else e.kind for e in t.game.events]
    assert kinds.index("6.9.1a") < kinds.index("spend credits") < kinds.index("6.9.1b")


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_the_cost_of_one_server_is_not_asked_for_another() -> None:
    t = Table(
        position(
            runner=Seat(credits=3),
            servers={"R&D": At(ice=["Ice Wall"]), "HQ": At(root=["Gate (rezzed)"])},
            faces=[GATE],
        )
    )
    t.run("R&D")
    assert t.credits["runner"] == 3


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_a_server_whose_cost_cannot_be_paid_cannot_be_announced() -> None:
    t = Table(position(runner=Seat(credits=1), servers={"HQ": At(root=["Gate (rezzed)"])}, faces=[GATE]))
    t.runner("run")
    assert servers_offered(t) == [1, 2]


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_with_one_click_left_enhanced_login_protocol_allows_no_run() -> None:
    t = Table(position(corp=Seat(play=["Enhanced Login Protocol"]), runner=Seat(clicks=1)))
    assert not t.can("run")
    t = Table(position(corp=Seat(play=["Enhanced Login Protocol"]), runner=Seat(clicks=2)))
    assert t.can("run")


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_enhanced_login_protocol_asks_a_click_for_the_first_run_of_the_turn_only() -> None:
    t = Table(position(corp=Seat(play=["Enhanced Login Protocol"])))
    t.run("HQ")
    assert t.clicks["runner"] == 2
    t.finish_run()
    t.run("HQ")
    assert t.clicks["runner"] == 1


# --- 6.3.2c: when the run begins, for abilities -----------------------------------------------------------


@pytest.mark.example("nisei-1.4 6.3.2c", 1)
@pytest.mark.example("nsg-26.03 6.3.4", 1)
@pytest.mark.rule("nisei-1.4 6.3.2c", "nisei-1.4 6.3.2c example")
def test_heinlein_grid_does_not_see_the_click_of_enhanced_login_protocol() -> None:
    t = Table(
        position(
            corp=Seat(play=["Enhanced Login Protocol"]),
            runner=Seat(credits=5),
            servers={"HQ": At(ice=["Ice Wall"], root=["Heinlein Grid (rezzed)"])},
        )
    )
    t.run("HQ")
    assert t.clicks["runner"] == 2
    assert [(e.amount, e.run) for e in t.events("spend clicks")] == [(1, -1), (1, -1)]
    assert t.credits["runner"] == 5
    assert not t.happened("lose credits")
    assert t.events("spend clicks")[-1].moment < t.events("run begins")[0].moment


@pytest.mark.rule("nisei-1.4 6.3.2c")
def test_heinlein_grid_does_see_a_click_lost_during_the_run() -> None:
    t = Table(
        position(
            runner=Seat(credits=5),
            servers={"HQ": At(ice=["Enigma (rezzed)"], root=["Heinlein Grid (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert t.happened("lose clicks")
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 6.3.2c")
def test_heinlein_grid_does_not_see_a_run_on_another_server() -> None:
    t = Table(
        position(
            runner=Seat(credits=5),
            servers={"R&D": At(ice=["Enigma (rezzed)"]), "HQ": At(root=["Heinlein Grid (rezzed)"])},
        )
    )
    t.run("R&D")
    t.finish_run()
    assert t.happened("lose clicks")
    assert t.credits["runner"] == 5


# --- 6.3.4: the way on ------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.3.4")
def test_after_initiation_the_runner_approaches_the_outermost_ice() -> None:
    t = Table(position(servers={"HQ": At(ice=["Enigma", "Ice Wall"])}))
    t.run("HQ")
    assert t.name(t.events("approach")[0].card) == "Enigma"
    assert t.steps("6.9")[6] == "6.9.2a"


@pytest.mark.rule("nisei-1.4 6.3.4")
def test_after_initiation_without_ice_the_runner_approaches_the_server() -> None:
    t = Table(position(servers={"R&D": At(ice=["Ice Wall"])}))
    t.run("HQ")
    assert t.steps("6.9")[6] == "6.9.5a"
    assert not t.happened("approach")
    assert t.events("approach server")[0].server == 0
