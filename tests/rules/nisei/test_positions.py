"""6.1 and 6.2 of 1.4: positions from one run to the next; an attacked server that becomes another."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import ChangeServer
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.sugar import paid
from tests.support.faces import made, table


@pytest.mark.rule("nisei-1.4 6.2.1a", "nsg-26.03 6.2.5e")
def test_each_run_begins_at_the_outermost_ice_wherever_the_last_one_ended() -> None:
    t = table(corp=Seat(credits=0), servers={"HQ": At(ice=["Ice Wall", "Enigma"])})
    for _ in range(2):
        t.until(kind="action")
        assert t.game.state.run is None
        t.run("HQ")
        t.until(about="jack-out")
        t.runner("no")
        t.until(about="jack-out")
        t.runner("yes")
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma"] * 2


@pytest.mark.rule("nisei-1.4 6.1.2b", "nsg-26.03 6.1.2b")
def test_a_run_whose_server_changes_is_still_the_same_run() -> None:
    divert = made("Divert", "resource", paid(Credits(0), ChangeServer(HQ_SERVER), once="turn"))
    t = table(divert, corp=Seat(hand=["Ice Wall"]), runner=Seat(rig=["Divert"]))
    t.run("Archives")
    t.until(side="runner", option="use")
    t.runner("use", "Divert")
    assert t.in_run()
    assert t.attacked == "HQ"
    t.finish_run()
    assert len(t.events("run begins")) == len(t.events("run ends")) == 1
    assert [t.name(e.card) for e in t.events("access")] == ["Ice Wall"]
