"""A position in the middle of a run has the action below the run that made it, as a game has."""

from typing import Any

import pytest

from rulerunner import EDITIONS, At, BadPosition, Game, Running, Seat, position, read_position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import when
from rulerunner.positions_writing import write_position
from rulerunner.state.frames import ActionFrame, BasicActionFrame
from tests.support.faces import made
from tests.support.table import Table

STEP = {"nisei-1.4": "6.9.2e", "nsg-26.03": "6.9.2b", "classic-1996": "3"}
"""The step at which the Corp may rez the ice that is approached."""
TIRED = Seat(credits=5, clicks=3)


def corp(rules: str) -> Seat:
    card = "Accounts Receivable" if rules == "classic-1996" else "Hedge Fund"
    return Seat(credits=9, hand=[f"2x {card}"], deck=[f"9x {card}"])


def fort(rules: str) -> dict[str, At]:
    return {"HQ": At(ice=["Data Wall" if rules == "classic-1996" else "Ice Wall"])}


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_action_below_the_run_is_that_of_a_game(rules: str) -> None:
    """A game that is played to that step and a position there have the same frames below the run."""
    played = Table(position(rules=rules, corp=corp(rules), servers=fort(rules)))
    played.run("HQ")
    played.until(rule=STEP[rules])
    run = Running("HQ", STEP[rules])
    laid = position(rules=rules, corp=corp(rules), runner=TIRED, servers=fort(rules), run=run)
    frames = played.game.state.stack
    assert laid.state.stack[:3] == frames[:3]
    assert [type(frame) for frame in laid.state.stack] == [type(frame) for frame in frames]
    assert read_position(write_position(played.game.state)).state.stack[:3] == frames[:3]


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("by", ["", "action", "nothing"])
@pytest.mark.rule("nsg-26.03 5.2.2d")
def test_the_action_ends_after_the_run(rules: str, by: str) -> None:
    """A card that counts actions counts the one that ran, and none if the run was made by nothing."""
    counter = made("Counter", "resource", when(Trigger("action ends", side="you"), Gain(1)))
    t = Table(
        position(
            rules=rules,
            corp=corp(rules),
            runner=TIRED._replace(rig=["Counter"]),
            servers=fort(rules),
            run=Running("HQ", STEP[rules], by=by),
            faces=[counter],
        )
    )
    frames = [type(frame) for frame in t.game.state.stack]
    assert (ActionFrame in frames, BasicActionFrame in frames) == (by != "nothing",) * 2
    t.finish_run()
    t.until(side="runner", kind="action")
    assert (t.clicks["runner"], t.credits["runner"]) == (3, 5 + (by != "nothing"))


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_run_at_another_step_of_the_turn_is_made_by_no_action(rules: str) -> None:
    at = "C10.4" if rules == "classic-1996" else "5.7.1c"
    place: dict[str, Any] = {"rules": rules, "at": at, "servers": fort(rules), "corp": corp(rules)}
    game = position(**place, run=Running("HQ", STEP[rules]))
    assert not any(isinstance(frame, ActionFrame) for frame in game.state.stack)
    with pytest.raises(BadPosition, match="no action is being taken"):
        position(**place, run=Running("HQ", STEP[rules], by="action"))


def laundry() -> Game:
    return position(
        rules="nsg-26.03",
        corp=Seat(credits=9, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=5, clicks=3, play=["Dirty Laundry"]),
        servers={"HQ": At(ice=["Ice Wall"])},
        run=Running("HQ", "6.9.2b", by="Dirty Laundry"),
    )


@pytest.mark.rule("nsg-26.03 8.6.7", "nsg-26.03 9.10.5")
def test_an_event_that_is_being_played_made_the_run() -> None:
    """Dirty Laundry pays 5 after the successful run, is trashed then, and the action is over."""
    t = Table(laundry())
    t.finish_run()
    t.until(side="runner", kind="action")
    assert (t.credits["runner"], t.zone("Dirty Laundry"), t.clicks["runner"]) == (10, "heap", 3)


def test_an_event_in_a_game_and_in_a_position_lies_on_the_same_stack() -> None:
    played = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(credits=9, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=7, hand=["Dirty Laundry"]),
            servers={"HQ": At(ice=["Ice Wall"])},
        )
    )
    played.runner("play", "Dirty Laundry")
    played.runner("server", server="HQ")
    assert played.decision.rule == "6.9.2b"
    laid = laundry().state
    assert [type(frame) for frame in laid.stack] == [type(frame) for frame in played.game.state.stack]
    runs = [played.game.state.run, laid.run]
    assert len({run.allowed for run in runs if run is not None}) == 1


def test_a_prep_that_made_the_run_lies_in_the_trash_by_then() -> None:
    """In 1996 a prep is trashed before it takes effect. This one takes four bits instead of an access."""
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(credits=9, hand=["2x Keeper"], deck=["9x Keeper"]),
            runner=Seat(clicks=3, discard=["Weather-to-Finance Pipe"]),
            run=Running("HQ", "13", by="Weather-to-Finance Pipe"),
        )
    )
    t.finish_run()
    t.until(side="runner", kind="action")
    assert (t.credits["corp"], t.happened("access"), t.clicks["runner"]) == (5, False, 3)


@pytest.mark.parametrize(
    ("by", "play", "why"),
    [
        ("Diesel", [], "listed under play"),
        ("Diesel", ["Diesel"], "is no run"),
        ("Indexing", ["Indexing"], "no run on that server"),
    ],
)
def test_what_made_no_run_is_refused(by: str, play: list[str], why: str) -> None:
    runner, run = Seat(play=play), Running("HQ", "6.9.2b", by=by)
    with pytest.raises(BadPosition, match=why):
        position(runner=runner, servers={"HQ": At(ice=["Ice Wall"])}, run=run)


def test_an_event_that_has_done_something_by_then_is_refused() -> None:
    """Lucidrine Booster Drug gives nine bits as the run begins: how many are left is not said."""
    drug = Seat(discard=["Lucidrine Booster Drug"])
    with pytest.raises(BadPosition, match="done something by then"):
        position(rules="classic-1996", runner=drug, run=Running("HQ", "13", by="Lucidrine Booster Drug"))
