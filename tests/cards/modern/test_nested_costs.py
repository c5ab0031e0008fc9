"""What a player may trash for something is a cost: it has to be possible, and nobody prevents it."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn, scored
from tests.support.ice import run_on
from tests.support.runner import names, offered, runner_turn, runs
from tests.support.table import Table

ARCHITECT = {"R&D": At(ice=["Architect (rezzed)"])}


def excavating() -> Table:
    servers = {**ARCHITECT, "remote 2": At(root=["Svyatogor Excavator (rezzed)"])}
    return corp_turn(at="5.6.1d", corp=Seat(deck=["9x Hedge Fund"]), servers=servers)


def rezzing_stavka() -> Table:
    t = Table(position(servers={**ARCHITECT, "HQ": At(ice=["Stavka"])}))
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Stavka")
    return t


def meeting_anvil() -> Table:
    return run_on("Anvil", servers=ARCHITECT)


def scoring_a_field() -> Table:
    return scored("Kimberlite Field", ARCHITECT, runner=Seat(rig=["Daily Casts"]))


WITH_ARCHITECT = {
    "Svyatogor Excavator": excavating,
    "Stavka": rezzing_stavka,
    "Anvil": meeting_anvil,
    "Kimberlite Field": scoring_a_field,
}


@pytest.mark.card(*WITH_ARCHITECT)
@pytest.mark.rule("nsg-26.03 1.16.11a")
@pytest.mark.parametrize("card", WITH_ARCHITECT)
def test_a_card_that_cannot_be_trashed_pays_for_nothing(card: str) -> None:
    t = WITH_ARCHITECT[card]()
    for _ in range(3):
        assert (t.decision.side, t.can("yes")) != ("corp", True), f"nothing can pay for {card}"
        assert not t.can("card", "Architect")
        t.passes()


@pytest.mark.card("“Knickknack” O’Brian")
@pytest.mark.rule("nsg-26.03 1.16.11a")
def test_what_knickknack_trashes_cannot_be_saved() -> None:
    rig = ["“Knickknack” O’Brian", "Fall Guy", "Daily Casts"]
    t = runner_turn(runner=Seat(credits=0, rig=rig, deck=["9x Diesel"]))
    t.run("HQ")
    t.runner("yes")
    assert offered(t) == {"Fall Guy", "Daily Casts"}
    t.runner("card", "Daily Casts")
    assert (t.zone("Daily Casts"), t.credits["runner"], names(t, "grip")) == ("heap", 3, ["Diesel"])
    assert not t.happened("prevent")


@pytest.mark.card("False Echo")
@pytest.mark.rule("nsg-26.03 1.16.11a")
def test_false_echo_trashed_for_its_effect_cannot_be_saved() -> None:
    rig = ["False Echo", "Sacrificial Construct"]
    t = runner_turn(runner=Seat(rig=rig), servers={"HQ": At(ice=["Enigma"])})
    t.run("HQ")
    t.until(about="may")
    t.runner("yes")
    assert t.decision.side == "corp", "the Corp rezzes Enigma or takes it back; there is nothing to prevent"
    assert t.zone("False Echo") == "heap"


@pytest.mark.card("Climactic Showdown")
@pytest.mark.rule("nsg-26.03 1.16.11b")
def test_architect_does_not_buy_off_climactic_showdown() -> None:
    corp = Seat(hand=["5x Hedge Fund"], deck=["9x Hedge Fund"])
    t = runner_turn(at="5.7.1d", corp=corp, runner=Seat(rig=["Climactic Showdown"]), servers=ARCHITECT)
    while t.decision.kind != "action":
        assert not t.can("yes"), "the Corp has no ice to give there"
        t.passes()
    runs(t, "HQ")
    assert len(t.events("access")) == 3


@pytest.mark.card("Ganked!")
def test_ganked_in_archives_has_nothing_to_trash() -> None:
    t = run_on(
        "Neural Katana", server="Archives", corp={"discard": ["Ganked!"]}, runner={"hand": ["8x Diesel"]}
    )
    while t.in_run():
        assert (t.decision.side, t.can("yes")) != ("corp", True)
        t.passes()
    assert t.happened("access", "Ganked!")
    assert len(t.events("encounter")) == 1
