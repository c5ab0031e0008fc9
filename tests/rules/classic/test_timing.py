"""The game of 1996, C13 to C15: who acts first, whose actions, what prohibitions beat, forts that cease."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import ForceJackOutAfterEncounter, Gain
from rulerunner.lang.sugar import paid, sub, when
from rulerunner.lang.words import Side
from tests.support.classic import boxes, classic

DECK = ["Keeper"] * 5

# Printed cards of the base set with effects of both players at one moment: there are none.
CHIMES = Face(Facts("Chimes", "corp", "upgrade", cost=0), (when(Trigger("turn begins"), Gain(1)),))
CLOCK = Face(Facts("Clock", "runner", "resource", cost=0), (when(Trigger("turn begins"), Gain(1)),))
TAP = Face(Facts("Tap", "runner", "resource", cost=0), (paid(Credits(1), Gain(1)),))
WELL = Face(Facts("Well", "corp", "upgrade", cost=0), (paid(Credits(1), Gain(1)),))
ALARM = Face(
    Facts("Alarm", "corp", "ice", cost=0, strength=0, subtypes=("sentry",)),
    (sub(ForceJackOutAfterEncounter()),),
)


# --- C13 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C13")
@pytest.mark.parametrize(("turn", "at", "window"), [("corp", "C4.1", "C4.4"), ("runner", "C10.1", "C10.4")])
def test_where_both_may_act_the_runner_is_first_in_either_turn(turn: Side, at: str, window: str) -> None:
    t = classic(
        turn=turn,
        at=at,
        corp=Seat(deck=DECK),
        runner=Seat(rig=["Tap"]),
        servers={"HQ": At(root=["Well (rezzed)"])},
        faces=[TAP, WELL],
    )
    assert (t.decision.side, t.decision.rule) == ("runner", window)
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("corp", window)


@pytest.mark.rule("classic-1996 C13")
@pytest.mark.parametrize(("turn", "at"), [("corp", "C4.1"), ("runner", "C10.1")])
def test_effects_of_both_players_at_one_moment_are_the_runners_first(turn: Side, at: str) -> None:
    t = classic(
        turn=turn,
        at=at,
        corp=Seat(deck=DECK),
        runner=Seat(rig=["Clock"]),
        servers={"HQ": At(root=["Chimes (rezzed)"])},
        faces=[CLOCK, CHIMES],
    )
    assert [change.side for change in t.events("gain credits")] == ["runner", "corp"]


@pytest.mark.rule("classic-1996 C13")
@pytest.mark.parametrize("first", ["Floating Runner BBS", "Top Runners Conference"])
def test_a_player_with_several_effects_at_once_orders_them(first: str) -> None:
    t = classic(
        at="C10.1",
        runner=Seat(credits=0, clicks=0, rig=["Floating Runner BBS", "Top Runners Conference"]),
    )
    assert (t.decision.side, t.decision.kind) == ("runner", "reaction")
    t.runner("trigger", first)
    gained = [change.amount for change in t.events("gain credits")]
    assert gained == ([1, 2] if first == "Floating Runner BBS" else [2, 1])


# --- C14 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C14")
def test_the_corps_action_abilities_are_not_used_in_the_runners_turn() -> None:
    t = classic(
        corp=Seat(credits=9, clicks=3, deck=DECK),
        servers={"remote 1": At(root=["ESA Contract (rezzed)"]), "HQ": At(root=["Red Herrings"])},
    )
    t.runner("gain credit")
    assert (t.decision.side, t.decision.rule) == ("corp", "C10.6")
    assert not t.can("use", "ESA Contract")


@pytest.mark.rule("classic-1996 C14")
def test_the_runners_action_abilities_are_not_used_in_the_corps_turn_or_in_a_run() -> None:
    rig = ["Newsgroup Filter", "Tap"]
    t = classic(turn="corp", corp=Seat(deck=DECK), runner=Seat(clicks=4, rig=rig), faces=[TAP])
    t.corp("gain credit")
    assert t.decision.side == "runner"
    assert t.can("use", "Tap")
    assert not t.can("use", "Newsgroup Filter")
    t = classic(corp=Seat(hand=["Hunter"]), runner=Seat(rig=rig), faces=[TAP])
    t.run("HQ")
    assert t.can("use", "Tap")
    assert not t.can("use", "Newsgroup Filter")


@pytest.mark.rule("classic-1996 C14")
def test_a_prohibition_beats_a_force() -> None:
    def run(*ice: str) -> list[str]:
        t = classic(corp=Seat(credits=0, hand=["Hunter"]), servers={"HQ": At(ice=ice)}, faces=[ALARM])
        t.run("HQ")
        t.until(rule="C10.5")
        return boxes(t)

    assert run("Alarm (rezzed)")[-2:] == ["13", "20"]
    assert run("Jack Attack (rezzed)", "Alarm (rezzed)")[-5:] == ["16", "17", "18", "19", "20"]


@pytest.mark.rule("classic-1996 C14")
def test_a_prohibition_beats_a_permission() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"], hand=["Score!"] * 5),
        servers={"HQ": At(ice=["Data Darts (rezzed)", "Filter (rezzed)", "Sleeper (rezzed)"])},
    )
    t.run("HQ")
    t.until(rule="C10.5")
    assert not t.happened("subroutine broken")
    assert t.happened("subroutine resolves", "Filter")


# --- C15 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C15")
def test_a_fort_whose_last_card_leaves_ceases_to_exist_at_once() -> None:
    t = classic(
        turn="corp",
        servers={"remote 1": At(root=["Cowboy Sysop (rezzed)"]), "remote 2": At(root=["Krumz"])},
    )
    t.corp("use", "Cowboy Sysop")
    t.corp("card", "Krumz")
    assert t.zone("Krumz") == "HQ"
    assert [change.server for change in t.events("server ceases")] == [4]
    assert 4 not in t.game.state.servers


@pytest.mark.rule("classic-1996 C15")
def test_ice_alone_keeps_a_fort_in_being() -> None:
    t = classic(
        turn="corp",
        servers={
            "remote 1": At(root=["Cowboy Sysop (rezzed)"]),
            "remote 2": At(ice=["Filter"], root=["Krumz"]),
        },
    )
    t.corp("use", "Cowboy Sysop")
    t.corp("card", "Krumz")
    assert 4 in t.game.state.servers


@pytest.mark.rule("classic-1996 C15")
def test_central_forts_never_cease() -> None:
    t = classic(
        turn="corp",
        corp=Seat(deck=DECK),
        servers={"remote 1": At(root=["Cowboy Sysop (rezzed)"]), "HQ": At(ice=["Filter"])},
    )
    t.corp("use", "Cowboy Sysop")
    t.corp("card", "Filter")
    assert not t.happened("server ceases")
    assert sorted(t.game.state.servers) == [0, 1, 2, 3]
