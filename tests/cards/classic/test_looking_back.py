"""Cards that count what has happened: this turn, in some runs, in the Runner's last turn."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK
from tests.support.classic_runner import runner_turn, to_action
from tests.support.table import Table


def reported(ice: int, reporters: int = 1) -> int:
    """The bits a Runner without any has at the end of a turn in which so much ice was rezzed."""
    t = runner_turn(
        corp=Seat(credits=40, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, clicks=1, rig=[f"{reporters}x Field Reporter for Ice and Data"]),
        servers={"Archives": At(ice=["Shock.r"] * 3, root=["Antiquated Interface Routines"])},
    )
    t.run("Archives")
    while t.game.state.turn == 1 and t.game.state.active == "runner":
        if t.decision.side == "corp" and t.can("rez", "Antiquated Interface Routines"):
            t.corp("rez", "Antiquated Interface Routines")
        elif t.decision.rule == "4" and len([c for c in t.events("rez") if c.card >= 0]) <= ice:
            t.corp("yes")
        else:
            t.passes()
    return t.credits["runner"]


@pytest.mark.card("Field Reporter for Ice and Data")
def test_the_reporter_pays_for_each_piece_of_ice_rezzed_this_turn() -> None:
    assert [reported(n) for n in (0, 1, 2)] == [0, 1, 2]
    assert reported(2, reporters=2) == 4


@pytest.mark.card("Silver Lining Recovery Protocol")
@pytest.mark.parametrize(("counters", "bits"), [(0, 0), (1, 3), (3, 9)])
def test_the_silver_lining_is_three_bits_for_each_counter_on_what_was_stolen(
    counters: int, bits: int
) -> None:
    note = f" ({counters} advancement)" if counters else ""
    t = classic(
        corp=Seat(credits=0, hand=["Silver Lining Recovery Protocol"], deck=DECK),
        runner=Seat(clicks=1),
        servers={
            "remote 1": At(root=[f"Tycho Extension{note}"]),
            "remote 2": At(root=["Hostile Takeover (1 advancement)"]),
        },
    )
    t.run("remote 1")
    t.until(side="corp", kind="action")
    assert t.zone("Tycho Extension") == "runner score"
    t.corp("play", "Silver Lining Recovery Protocol")
    assert t.credits["corp"] == bits


def framed(*runs: str, trashing: bool = False, **servers: At) -> Table:
    """Runs have been made one after the other, with a black ops node in HQ and an agenda on R&D."""
    t = runner_turn(
        corp=Seat(credits=0, hand=["I Got a Rock"], deck=["9x Efficiency Experts"]),
        runner=Seat(credits=20, clicks=4, hand=["Frame-Up"]),
        servers={"remote 1": At(root=["I Got a Rock"])},
    )
    for server in runs:
        t.run(server)
        while t.game.state.run is not None or t.in_run():
            if trashing and t.decision.side == "runner" and t.find("trash"):
                t.choose(t.find("trash")[0])
            elif trashing and t.decision.kind == "yes or no" and t.decision.side == "runner":
                t.choose(t.find("yes")[0]) if t.decision.rule == "18" else t.passes()
            else:
                t.passes()
        to_action(t)
    return t


@pytest.mark.card("Frame-Up")
def test_a_frame_up_needs_successful_runs_on_both() -> None:
    assert not framed("HQ").can("play", "Frame-Up")
    assert not framed("R&D", "Archives").can("play", "Frame-Up")
    t = framed("HQ", "R&D")
    t.runner("play", "Frame-Up")
    assert t.game.state.players["corp"].bad_publicity == 1


@pytest.mark.card("Frame-Up")
def test_black_ops_trashed_in_those_runs_are_worth_another_point() -> None:
    t = framed("HQ", "R&D", trashing=True)
    assert t.happened("trash", "I Got a Rock")
    t.runner("play", "Frame-Up")
    assert t.game.state.players["corp"].bad_publicity == 2


@pytest.mark.card("Frame-Up")
def test_black_ops_trashed_in_another_run_are_not() -> None:
    t = framed("HQ", "R&D")
    t.run("remote 1")
    while t.in_run():
        t.choose(t.find("trash")[0]) if t.find("trash") else t.passes()
    to_action(t)
    assert t.happened("trash", "I Got a Rock")
    t.runner("play", "Frame-Up")
    assert t.game.state.players["corp"].bad_publicity == 1
