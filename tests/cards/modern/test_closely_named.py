"""Cards closely: the types that may be named, the servers one must have run on, what is allowed at last."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import score
from tests.support.ice import meeting
from tests.support.runner import finish_without, runner_turn, runs, to_action
from tests.support.table import Table

DECK = ["9x Hedge Fund"]
CORP_TYPES = {"agenda", "asset", "ice", "operation", "upgrade"}
PLAYED_OR_INSTALLED = {"event", "hardware", "program", "resource"}
RUNNER_TYPES = {"identity", *PLAYED_OR_INSTALLED}


def types(t: Table, side: str) -> set[str]:
    """The types a player may name, who has come to naming one."""
    while not any(option.kind == "type" for option in t.decision.options):
        t.choose(t.find("yes")[0]) if t.can("yes") else t.passes()
    assert t.decision.side == side
    return {option.detail for option in t.decision.options}


@pytest.mark.card("Balanced Coverage")
def test_balanced_coverage_names_any_type_of_the_corps() -> None:
    servers = {"remote 1": At(root=["Balanced Coverage (rezzed)"])}
    t = Table(position(turn="corp", at="5.6.1c", corp=Seat(deck=DECK), servers=servers))
    assert types(t, "corp") == CORP_TYPES


@pytest.mark.card("Engram Flush")
def test_engram_flush_names_any_type() -> None:
    servers = {"HQ": At(ice=["Engram Flush (rezzed)"])}
    t = runner_turn(runner=Seat(hand=["Diesel"]), servers=servers)
    t.run("HQ")
    assert types(t, "corp") == CORP_TYPES | RUNNER_TYPES


@pytest.mark.card("Falsified Credentials")
def test_falsified_credentials_names_any_type_of_the_corps() -> None:
    servers = {"remote 1": At(root=["PAD Campaign"])}
    t = runner_turn(runner=Seat(hand=["Falsified Credentials"]), servers=servers)
    t.runner("play", "Falsified Credentials")
    assert types(t, "runner") == CORP_TYPES


@pytest.mark.card("Focus Group", "Game Over")
@pytest.mark.parametrize(
    ("operation", "root", "named"),
    [("Focus Group", "PAD Campaign", PLAYED_OR_INSTALLED), ("Game Over", "Hostile Takeover", RUNNER_TYPES)],
)
def test_the_corp_names_a_type_of_the_runners(operation: str, root: str, named: set[str]) -> None:
    corp = Seat(credits=9, hand=[operation], deck=DECK)
    runner = Seat(clicks=1, hand=["Diesel"])
    t = Table(position(corp=corp, runner=runner, servers={"remote 1": At(root=[root])}))
    t.run("remote 1")
    t.until(side="corp", kind="action")
    t.corp("play", operation)
    assert types(t, "corp") == named


CENTRALS = ("HQ", "R&D", "Archives")


def after_runs(*servers: str, **seat: Any) -> Table:
    """The Runner has run on these servers, and all runs were successful."""
    corp, there = Seat(hand=["Enigma"], deck=DECK), {"remote 1": At(root=["PAD Campaign"])}
    t = runner_turn(runner=Seat(credits=9, **seat), corp=corp, servers=there)
    for server in servers:
        runs(t, server)
    return t


@pytest.mark.card("Apocalypse", "Deep Dive")
@pytest.mark.parametrize("event", ["Apocalypse", "Deep Dive"])
def test_it_takes_a_run_on_each_central_server(event: str) -> None:
    for left_out in CENTRALS:
        two = [server for server in CENTRALS if server != left_out]
        assert not after_runs(*two, hand=[event], clicks=5).can("play", event), left_out
        assert not after_runs(*two, two[0], hand=[event], clicks=5).can("play", event), left_out
    for order in (CENTRALS, CENTRALS[::-1]):
        assert after_runs(*order, hand=[event], clicks=5).can("play", event)


@pytest.mark.card("Jeitinho")
def test_jeitinho_takes_a_run_on_each_central_server_and_is_worth_nothing() -> None:
    for left_out in CENTRALS:
        first, second = [server for server in CENTRALS if server != left_out]
        t = after_runs(first, second, rig=["Jeitinho"], clicks=3)
        t.run(first)
        finish_without(t, "Jeitinho")
    t = after_runs("HQ", "R&D", rig=["Jeitinho"], clicks=3)
    t.run("Archives")
    t.until(about="may")
    t.runner("yes")
    assert (t.zone("Jeitinho"), score(t.game.state, "runner")) == ("runner score", 0)


@pytest.mark.card("Jeitinho", "Inside Job")
@pytest.mark.parametrize(("agenda", "asked"), [("Braintrust", False), ("Priority Requisition", True)])
def test_jeitinho_comes_back_from_threat_three_on(agenda: str, asked: bool) -> None:
    corp = Seat(hand=["Enigma"], deck=DECK, score=[agenda])
    runner = Seat(credits=9, hand=["Inside Job"], discard=["Jeitinho"])
    t = runner_turn(corp=corp, runner=runner, servers={"HQ": At(ice=["Ice Wall (rezzed)"])})
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    while t.decision.kind != "action" and t.decision.about != "may":
        t.passes()
    assert (t.decision.about == "may") == asked


@pytest.mark.card("Khusyuk")
def test_khusyuk_names_any_install_cost_there_is() -> None:
    t = runner_turn(runner=Seat(credits=3, hand=["Khusyuk"], rig=["Corroder"]), corp=Seat(deck=DECK))
    t.runner("play", "Khusyuk")
    t.until(option="number")
    assert [option.number for option in t.decision.options] == list(range(1, 19))


@pytest.mark.card("Dedication Ceremony", "Casting Call")
def test_what_dedication_ceremony_advanced_is_scored_from_the_next_turn_on() -> None:
    corp = Seat(credits=9, hand=["Casting Call", "Dedication Ceremony", "Hostile Takeover"], deck=DECK)
    t = Table(position(turn="corp", corp=corp))
    t.corp("play", "Casting Call")
    t.corp("play", "Dedication Ceremony")
    assert t.counters("Hostile Takeover", "advancement") == 3
    assert not t.can("score", "Hostile Takeover")
    turn = t.game.state.turn
    while t.game.state.turn == turn or t.game.state.active == "runner":
        assert not t.can("score", "Hostile Takeover")
        t.choose(t.find("gain credit")[0]) if t.decision.kind == "action" else t.passes()
    t.until(side="corp", option="score")
    assert t.game.state.turn == turn + 2, "as soon as that turn has begun"


@pytest.mark.card("Enforced Curfew")
@pytest.mark.parametrize(("card", "zone"), [("PAD Campaign", "play"), ("Hostile Takeover", "Archives")])
def test_enforced_curfew_stays_until_an_agenda_is_stolen(card: str, zone: str) -> None:
    corp = Seat(play=["Enforced Curfew"], deck=DECK)
    t = runner_turn(corp=corp, runner=Seat(credits=9), servers={"remote 1": At(root=[card])})
    t.run("remote 1")
    t.until(option="trash") if card == "PAD Campaign" else t.finish_run()
    if card == "PAD Campaign":
        t.runner("trash", card)
    to_action(t)
    assert t.zone("Enforced Curfew") == zone


@pytest.mark.card("D4v1d")
@pytest.mark.parametrize(("ice", "able"), [("Hunter", False), ("Tollbooth", True)])
def test_d4v1d_breaks_ice_of_strength_five(ice: str, able: bool) -> None:
    t = meeting(ice, runner={"rig": ["D4v1d (3 power)", "Corroder"]})
    assert t.can("use", "D4v1d") == able
