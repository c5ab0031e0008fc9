"""The attacked server becomes another, however that comes about (6.1.2b): what waits for it hears of it."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain, SwapAllIce
from rulerunner.lang.sugar import paid, sub, when
from tests.support.table import Table

# Cards of our own: no printed card waits for it, and none swaps all ice in the middle of a run.
VANE = Face(Facts("Vane", "runner", "resource", cost=0), (when(Trigger("attacked server changes"), Gain(1)),))
CAROUSEL = Face(Facts("Carousel", "corp", "ice", cost=0, strength=1), (sub(SwapAllIce()),))
TURNSTILE = Face(Facts("Turnstile", "corp", "upgrade", cost=0), (paid(Credits(0), SwapAllIce()),))
DIFFER = {"corp": 0, "runner": 1}


def run_on_hq(ice: str, rules: str, identity: str = "") -> Table:
    """The Runner is about to meet a piece of ice of HQ, with Ice Wall on R&D and an agenda in a remote."""
    servers = {
        "HQ": At(ice=[f"{ice} (rezzed)"], root=["Turnstile (rezzed)"]),
        "R&D": At(ice=["Ice Wall (rezzed)"]),
        "remote 1": At(root=["Offworld Office"]),
    }
    runner = Seat(credits=1, rig=["Vane"], identity=identity)
    corp = Seat(deck=["3x Hedge Fund"], hand=["Hedge Fund"])
    faces = (VANE, CAROUSEL, TURNSTILE)
    t = Table(position(rules=rules, faces=faces, corp=corp, runner=runner, servers=servers))
    t.run("HQ")
    return t


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.rule("nisei-1.4 6.2.4c", "nsg-26.03 6.2.7d")
def test_encountered_ice_that_moves_takes_the_run_to_another_server(rules: str) -> None:
    t = run_on_hq("Bullfrog", rules)
    for _ in range(2):
        t.until(option="number")
        side = t.decision.side
        (t.corp if side == "corp" else t.runner)("number", number=DIFFER[side])
    t.until(side="corp", option="server")
    t.corp("server", server="R&D")
    assert [(change.kind, change.server) for change in t.events("attacked server changes")] == [
        ("attacked server changes", 1)
    ]
    assert t.credits["runner"] == 1 - 1 + 1, "after the bid"


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.rule("nisei-1.4 6.2.4c", "nsg-26.03 6.2.7d")
def test_encountered_ice_that_is_swapped_takes_the_run_to_another_server(rules: str) -> None:
    tao = "Tāo Salonga: Telepresence Magician"
    t = run_on_hq("Otoroshi", rules, tao)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(side="runner", option="trigger")
    t.runner("trigger", tao)
    t.runner("card", "Otoroshi")
    assert t.attacked == "R&D"
    assert [change.server for change in t.events("attacked server changes")] == [1]
    assert t.credits["runner"] == 2


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.rule("nisei-1.4 6.2.4c", "nsg-26.03 6.2.7d")
def test_a_run_goes_along_with_encountered_ice_when_all_ice_is_swapped(rules: str) -> None:
    t = run_on_hq("Carousel", rules)
    t.until(side="corp", kind="choose card", option="card")
    t.corp("card", "Ice Wall")
    assert t.attacked == "R&D"
    assert t.credits["runner"] == 2
    t.finish_run()
    assert [t.name(change.card) for change in t.events("encounter")] == ["Carousel"]
    assert t.happened("successful run", server=1), "Carousel was alone there"


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.rule("nisei-1.4 6.2.4d", "nsg-26.03 6.2.7b")
def test_the_runner_approaches_what_is_before_them_once_all_ice_is_swapped(rules: str) -> None:
    t = run_on_hq("Enigma", rules)
    t.until(side="corp", rule="6.9.2b")
    t.corp("use", "Turnstile")
    t.corp("card", "Ice Wall")
    assert t.attacked == "HQ"
    t.finish_run()
    assert [t.name(change.card) for change in t.events("encounter")] == ["Ice Wall"]
    assert not t.happened("attacked server changes")
