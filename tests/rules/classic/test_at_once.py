"""What happens at once, or in which order: winning and losing, points that are paid, what comes before the
draw and before scoring, what nobody can break."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from tests.support.classic import boxes, classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, facing
from tests.support.classic_runner import CORP, played, runner_turn, succeeds, to_action

# --- winning and losing -----------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C3", "classic-1996 C8")
@pytest.mark.parametrize(
    ("points", "result"), [(["Hostile Takeover"], ("corp", "points")), ([], ("runner", "empty-deck"))]
)
def test_the_seventh_point_may_come_before_the_draw_that_loses(
    points: list[str], result: tuple[str, str]
) -> None:
    t = corp_turn(
        at="C4.1",
        corp=Seat(clicks=0, hand=["Keeper"], deck=[], score=points),
        servers={"remote 1": At(root=["Political Overthrow (9 advancement)"])},
    )
    t.corp("score", "Political Overthrow")
    while t.game.decision is not None:
        t.passes()
    assert t.game.result == result


@pytest.mark.rule("classic-1996 chart 17", "classic-1996 chart 18", "classic-1996 C3")
@pytest.mark.parametrize(("hand", "winner"), [(1, "corp"), (2, "runner")])
def test_what_a_card_does_as_it_is_accessed_comes_before_the_seventh_point(hand: int, winner: str) -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=[f"{hand}x Score!"], score=["Political Overthrow"]),
        servers={"remote 1": At(root=["Fetal AI"])},
    )
    t.run("remote 1")
    while t.game.decision is not None:
        t.runner("yes") if t.can("yes") and t.decision.rule != "13?" else t.passes()
    assert t.game.result is not None
    assert t.game.result[0] == winner


@pytest.mark.rule("classic-1996 C3")
def test_points_that_the_runner_hands_over_win_for_the_corp() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Political Overthrow"]),
        runner=Seat(credits=0, hand=["Corruption"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    succeeds(t, "remote 1")
    t.runner("play", "Corruption")
    assert t.game.result == ("corp", "points")


@pytest.mark.rule("classic-1996 C3", "classic-1996 C19")
@pytest.mark.parametrize(("hand", "flat"), [(2, False), (1, True), (0, True)])
def test_damage_may_take_the_last_card_and_no_more(hand: int, flat: bool) -> None:
    t = facing("Razor Wire", runner=Seat(credits=0, hand=[f"{hand}x Score!"] if hand else []))
    assert (t.game.result == ("corp", "flatline")) == flat


@pytest.mark.rule("classic-1996 C10")
def test_a_runner_without_a_stack_draws_nothing_and_loses_nothing() -> None:
    t = played("Jack 'n' Joe", runner=Seat(deck=["Krash"]))
    assert len(t.game.state.hand("runner")) == 1
    assert t.game.result is None


@pytest.mark.rule("classic-1996 C18")
def test_there_is_nothing_to_access_in_an_empty_rnd() -> None:
    t = runner_turn(corp=Seat(hand=["Keeper"], deck=[]), runner=Seat(hand=HAND))
    succeeds(t, "R&D")
    assert t.happened("successful run")
    assert not t.happened("access")


# --- points that are paid ---------------------------------------------------------------------------------


@pytest.mark.card("Corporate Ally", "Databroker")
@pytest.mark.rule("classic-1996 C14")
@pytest.mark.parametrize(("scored", "can"), [([], False), (["Hostile Takeover"], True)])
def test_nobody_pays_a_point_that_they_have_not_got(scored: list[str], can: bool) -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Corporate Ally"], rig=["Databroker"], score=scored))
    assert t.can("install", "Corporate Ally") == can
    assert t.can("use", "Databroker") == can
    if can:
        t.runner("use", "Databroker")
        assert score(t.game.state, "runner") == 0
        to_action(t)
        assert not t.can("install", "Corporate Ally")


# --- what nobody can break --------------------------------------------------------------------------------


@pytest.mark.card("Fatal Attractor", "Riddler")
@pytest.mark.rule("classic-1996 chart 7")
def test_who_meets_ice_without_subroutines_has_broken_none_of_them() -> None:
    t = facing(
        "Fatal Attractor",
        "Riddler",
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=9, hand=HAND, rig=["Krash"]),
    )
    t.runner("no")
    t.finish_run()
    assert t.happened("encounter", "Riddler")
    assert damage(t, "net") == [3]


@pytest.mark.card("Startup Immolator", "Disintegrator", "Riddler")
@pytest.mark.rule("classic-1996 chart 7")
def test_ice_without_subroutines_was_not_just_broken() -> None:
    t = facing(
        "Riddler",
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=20, hand=HAND, rig=["Startup Immolator", "Disintegrator"]),
    )
    while t.in_run():
        assert not t.find("trigger")
        t.passes()


# --- where nobody can jack out ----------------------------------------------------------------------------


@pytest.mark.card("Shock.r")
@pytest.mark.rule("classic-1996 chart 13")
def test_who_is_shocked_on_the_last_ice_goes_on_to_the_fort() -> None:
    t = facing("Shock.r", corp=CORP, runner=Seat(credits=0, hand=HAND))
    assert "13" in boxes(t)
    to_action(t)
    assert t.happened("successful run")
    assert not [c for c in t.events("choice") if c.rule == "13?"]


@pytest.mark.card("Tokyo-Chiba Infighting", "Dumpster")
@pytest.mark.rule("classic-1996 chart 20")
def test_a_run_that_was_deflected_fails_where_it_ended() -> None:
    forts = {
        "HQ": At(ice=["Dumpster (rezzed)"], root=["Tokyo-Chiba Infighting (rezzed)"]),
        "Archives": At(ice=["Filter (rezzed)"]),
    }
    t = runner_turn(corp=CORP._replace(credits=0), runner=Seat(credits=0, hand=HAND), servers=forts)
    t.run("HQ")
    to_action(t)
    assert [change.server for change in t.events("unsuccessful run")] == [2]
    assert t.credits["corp"] == 0


# --- tags -------------------------------------------------------------------------------------------------


@pytest.mark.card("'Armadillo' Armored Road Home", "Nomad Allies")
@pytest.mark.rule("classic-1996 C11")
def test_bits_for_removing_tags_do_not_pay_for_help_that_removes_one_at_no_cost() -> None:
    t = runner_turn(
        runner=Seat(credits=0, tags=1, rig=["'Armadillo' Armored Road Home (2 credits)", "Nomad Allies"])
    )
    assert not t.can("use", "Nomad Allies")
    t.runner("remove tag")
    assert t.tags == 0


@pytest.mark.card("Time to Collect")
@pytest.mark.rule("classic-1996 C5")
def test_a_hidden_resource_is_turned_up_to_save_another() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=2, hand=["Keeper"], deck=DECK),
        runner=Seat(tags=1, rig=["Broker", "Time to Collect"], hand=HAND),
    )
    t.corp("trash resource")
    t.corp("card", "Broker")
    t.runner("use", "Time to Collect")
    if t.can("card", "Broker"):
        t.runner("card", "Broker")
    assert (t.zone("Broker"), t.zone("Time to Collect")) == ("table", "heap")
    assert t.credits["corp"] == 0, "it has been paid for all the same"


# --- what several cards cost to trash ---------------------------------------------------------------------


@pytest.mark.card("New Galveston City Grid")
@pytest.mark.rule("classic-1996 chart 18", "classic-1996 C18")
def test_what_is_trashed_at_once_costs_what_it_cost_before() -> None:
    root = ["Holovid Campaign", "Red Herrings (rezzed)", "New Galveston City Grid (rezzed)"]
    t = runner_turn(runner=Seat(credits=20, hand=HAND), servers={"remote 1": At(root=root)})
    t.run("remote 1")
    while t.in_run():
        if t.can("trash", "New Galveston City Grid"):
            t.runner("trash", "New Galveston City Grid")
        elif t.find("trash"):
            t.choose(t.find("trash")[0])
        else:
            t.passes()
    assert len(t.events("trash")) == 3
    assert t.credits["runner"] == 20 - (7 + 2) - (1 + 2) - 4
