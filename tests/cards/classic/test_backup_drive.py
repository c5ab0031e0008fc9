"""Programs that are put on a drive instead of the trash."""

import pytest

from rulerunner import At, Game, Seat
from rulerunner.kernel.change.atoms import trash
from tests.support.classic import classic
from tests.support.classic_corp import DECK
from tests.support.classic_runner import runner_turn, to_action
from tests.support.table import Table

DRIVE = "Microtech Backup Drive"


def on_drive(t: Table) -> list[str]:
    """What lies on the drive, the topmost last."""
    state = t.game.state
    return [t.name(c) for c in state.zones["play"] if state.cards[c].host >= 0]


def rig(*cards: str, hand: tuple[str, ...] = (), clicks: int = 3, credits: int = 9) -> Table:
    seat = Seat(credits=credits, clicks=clicks, hand=list(hand), rig=[DRIVE, *cards], deck=["Score!"] * 9)
    return runner_turn(runner=seat)


@pytest.mark.card(DRIVE)
def test_a_program_that_ice_would_trash_goes_onto_the_drive_and_was_not_trashed() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=9, clicks=3, rig=[DRIVE, "Codecracker"], deck=["Score!"] * 9),
        servers={"HQ": At(ice=["Ice Pick Willie (rezzed)"])},
    )
    t.run("HQ")
    t.until(about="keep-trashed")
    t.runner("card", "Codecracker")
    to_action(t)
    assert on_drive(t) == ["Codecracker"]
    assert "trash" not in t.game.state.changes_this_turn, "nothing was"


@pytest.mark.card(DRIVE)
def test_it_need_not() -> None:
    t = rig("Codecracker", hand=("Invisibility",))
    trash(t.game.state, (t.card("Codecracker"),), "corp")
    t.runner("gain credit")
    assert t.decision.about == "keep-trashed"
    again = Game.from_json(t.game.to_json())
    t.runner("done")
    again.choose(1)
    assert again.digest() == t.game.digest(), "a game that waits for the answer can be saved"
    to_action(t)
    assert (t.zone("Codecracker"), on_drive(t)) == ("heap", [])
    assert t.happened("trash", "Codecracker")


@pytest.mark.card(DRIVE)
def test_of_several_at_once_any_go_there_in_any_order_and_the_top_one_comes_back_first() -> None:
    t = rig("Codecracker", "Raptor", "Cyfermaster")
    gone = tuple(t.card(name) for name in ("Codecracker", "Raptor", "Cyfermaster"))
    trash(t.game.state, gone, "corp")
    t.runner("gain credit")
    t.runner("card", "Raptor")
    t.runner("card", "Codecracker")
    t.runner("done")
    to_action(t)
    assert (on_drive(t), t.zone("Cyfermaster")) == (["Raptor", "Codecracker"], "heap")
    for back, left in (("Codecracker", ["Raptor"]), ("Raptor", [])):
        t.runner("use", DRIVE)
        assert (t.zone(back), on_drive(t)) == ("grip", left)
        to_action(t) if left else None
    assert t.game.state.players["runner"].clicks == 0


@pytest.mark.card(DRIVE)
def test_what_is_trashed_to_make_room_or_as_a_cost_is_kept_too() -> None:
    t = rig("Codecracker", "Raptor", "Cyfermaster", "Krash", hand=("Invisibility",))
    t.runner("install", "Invisibility")
    t.runner("trash", "Raptor")
    while t.decision.about == "trash-first":
        t.runner("done")
    t.runner("card", "Raptor")
    to_action(t)
    assert (on_drive(t), t.zone("Invisibility")) == (["Raptor"], "table")
    t = rig("Emergency Self-Construct")
    t.game.state.players["runner"] = t.game.state.players["runner"]._replace(core_damage=6)
    for _ in range(3):
        to_action(t)
        t.runner("gain credit")
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Emergency Self-Construct")
    t.runner("card", "Emergency Self-Construct")
    assert on_drive(t) == ["Emergency Self-Construct"]
    assert t.game.state.result is None


@pytest.mark.card(DRIVE)
def test_with_the_drive_all_that_is_on_it_is_trashed_and_it_saves_nothing_that_goes_with_it() -> None:
    t = rig("Codecracker", "Raptor")
    state = t.game.state
    trash(state, (t.card("Codecracker"),), "corp")
    t.runner("gain credit")
    t.runner("card", "Codecracker")
    to_action(t)
    trash(state, (t.card(DRIVE), t.card("Raptor")), "corp")
    t.runner("gain credit")
    to_action(t)
    assert {t.zone(name) for name in (DRIVE, "Raptor", "Codecracker")} == {"heap"}


@pytest.mark.card(DRIVE)
def test_other_cards_and_cards_in_hand_are_no_concern_of_it() -> None:
    t = rig("Krash", "WuTech Mem Chip", hand=("Codecracker", "Score!"))
    trash(t.game.state, (t.card("WuTech Mem Chip"), t.card("Codecracker")), "corp")
    t.runner("gain credit")
    assert t.decision.about != "keep-trashed"
    assert t.zone("WuTech Mem Chip") == t.zone("Codecracker") == "heap"
