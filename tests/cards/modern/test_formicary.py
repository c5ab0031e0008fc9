"""Formicary: an ability of ice that is not rezzed."""

import pytest

from rulerunner import At
from tests.support.ice import BOTH, meet, outcome, run_on
from tests.support.table import Table


def approaching(rules: str, *root: str, **more: object) -> Table:
    """The Runner approaches HQ, which nothing protects; Formicary lies before R&D."""
    corp = {"credits": 9, "hand": ["Hedge Fund"], **more}
    t = run_on(rules=rules, root=root, corp=corp, servers={"R&D": At(ice=["Formicary"])})
    t.until(side="corp", option="yes")
    return t


@pytest.mark.card("Formicary")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("suffers", [True, False])
def test_formicary_comes_to_the_server_and_is_met_there(suffers: bool, rules: str) -> None:
    t = approaching(rules)
    t.corp("yes")
    assert t.credits["corp"] == 7
    assert t.game.state.servers[0].ice == (t.card("Formicary"),)
    assert t.game.state.servers[1].ice == ()
    meet(t, "Formicary")
    t.until(side="runner", about="unless")
    t.runner("yes" if suffers else "no")
    t.finish_run()
    assert t.happened("end the run") != suffers
    assert [event.amount for event in t.events("damage", sort="net")] == ([2] if suffers else [])
    assert t.happened("successful run") == suffers
    assert len(t.events("approach server")) == (2 if suffers else 1), "past Formicary the server is next"


@pytest.mark.card("Formicary")
@pytest.mark.parametrize("rules", BOTH)
def test_formicary_is_an_offer_once_rezzed_there_is_none(rules: str) -> None:
    t = approaching(rules)
    t.corp("no")
    assert "end the run" not in outcome(t)
    assert not t.rezzed("Formicary")
    t = run_on(rules=rules, servers={"R&D": At(ice=["Formicary (rezzed)"])})
    while t.in_run():
        assert not (t.decision.side == "corp" and t.can("yes"))
        t.passes()
    assert t.happened("successful run")


@pytest.mark.card("Formicary")
@pytest.mark.parametrize("rules", BOTH)
def test_two_formicaries_come_one_after_the_other(rules: str) -> None:
    t = run_on(rules=rules, servers={"R&D": At(ice=["Formicary"]), "Archives": At(ice=["Formicary"])})
    for _ in range(2):
        while not (t.decision.side == "corp" and t.can("yes")):
            if t.decision.side == "corp" and t.can("trigger"):
                t.choose(t.find("trigger")[0])
            else:
                t.passes()
        t.corp("yes")
        t.until(side="runner", about="unless")
        t.runner("yes")
    t.finish_run()
    assert len(t.game.state.servers[0].ice) == 2
    assert t.happened("successful run")


@pytest.mark.example("nsg-26.03 6.8.2c", 1)
@pytest.mark.card("Formicary")
def test_formicary_still_comes_when_the_run_has_ended_but_meets_nobody() -> None:
    t = run_on(
        rules="nsg-26.03",
        server="remote 1",
        root=("Manegarm Skunkworks (rezzed)",),
        corp={"credits": 9},
        servers={"R&D": At(ice=["Formicary"])},
        runner={"credits": 0, "clicks": 1},
    )
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Manegarm Skunkworks")
    while not t.happened("end the run"):
        t.passes()
    while not (t.decision.side == "corp" and t.can("yes")):
        t.passes()
    t.corp("yes")
    assert t.rezzed("Formicary")
    assert t.game.state.servers[3].ice == (t.card("Formicary"),)
    t.finish_run()
    assert not t.happened("encounter")
