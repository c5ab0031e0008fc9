"""9.8: subroutines: their status in each encounter, breaking them, resolving them."""

import pytest

from rulerunner import At, Game, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is, Named, Same
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    EndRun,
    Gain,
    GiveTags,
    Lasting,
    Place,
    RemoveCounters,
    ResolveSubroutine,
    Trash,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import BOUND, CHOSEN, THIS
from rulerunner.lang.statics import GainsSubroutines, RepeatsSubroutines, ResolvesAs
from rulerunner.lang.sugar import paid, static, sub
from rulerunner.lang.words import POWER, THIS_ENCOUNTER
from tests.support.faces import made, table
from tests.support.table import Table

TWO = made("Two", "ice", sub(GiveTags(1)), sub(Gain(1)), subtypes=("barrier",))


@pytest.mark.rule(
    "nsg-26.03 9.8.4", "nsg-26.03 9.8.4a", "nsg-26.03 9.8.5", "nsg-26.03 6.5.3", "nsg-26.03 6.5.4"
)
def test_what_was_broken_in_one_encounter_is_whole_in_the_next() -> None:
    pick = made("Pick", "program", paid(Credits(0), BreakSubroutines(1)), memory=1)
    t = table(TWO, pick, runner=Seat(rig=["Pick"]), servers={"HQ": At(ice=["Two (rezzed)"])})
    for tags in (0, 1):
        t.until(kind="action")
        t.run("HQ")
        t.until(side="runner", option="use")
        if not tags:
            t.runner("use", "Pick")
            t.runner("subroutine", number=0)
        t.finish_run()
        assert t.tags == tags


@pytest.mark.rule("nsg-26.03 9.8.6a")
def test_breaking_all_subroutines_asks_for_none_and_needs_one_that_is_unbroken() -> None:
    ram = made("Ram", "program", paid(Credits(1), BreakSubroutines(0)), memory=1)
    pick = made("Pick", "program", paid(Credits(0), BreakSubroutines(1)), memory=1)
    t = table(
        TWO, ram, pick, runner=Seat(credits=2, rig=["Ram", "Pick"]), servers={"HQ": At(ice=["Two (rezzed)"])}
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Pick")
    t.runner("subroutine", number=1)
    t.runner("use", "Ram")
    assert sorted(e.place for e in t.events("subroutine broken")) == [0, 1]
    t.finish_run()
    assert t.tags == 0


@pytest.mark.rule("nsg-26.03 9.8.7a", "nsg-26.03 9.8.7", "nsg-26.03 6.5.5")
def test_subroutines_resolve_without_anyone_being_asked() -> None:
    free = made("Free", "resource", paid(Credits(0), Gain(1)))
    t = table(TWO, free, runner=Seat(credits=0, rig=["Free"]), servers={"HQ": At(ice=["Two (rezzed)"])})
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    asked = len(t.events("window opens"))
    t.runner("pass")
    assert t.tags == 1
    between = [e.kind for e in t.game.events if e.kind in ("subroutine resolves", "window opens")][asked:]
    assert between[:2] == ["subroutine resolves", "subroutine resolves"]


@pytest.mark.rule("nsg-26.03 9.8.8", "nsg-26.03 9.1.4")
def test_a_subroutine_goes_on_without_its_ice_and_cannot_act_on_it_any_more() -> None:
    bomb = made("Bomb", "ice", sub(Trash(THIS), Gain(3), Place(1, POWER)), sub(EndRun()))
    t = table(bomb, corp=Seat(credits=0, hand=["Hedge Fund"]), servers={"HQ": At(ice=["Bomb (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    assert t.zone("Bomb") == "Archives"
    assert t.credits["corp"] == 3
    assert not t.events("place")
    assert len(t.events("successful run")) == 1, "the second subroutine never resolved"


@pytest.mark.rule("nsg-26.03 10.1.6a")
def test_a_subroutine_that_is_under_way_is_so_in_a_saved_game_too() -> None:
    maze = made(
        "Maze",
        "ice",
        sub(Gain(1), ResolveSubroutine(THIS)),
        sub(Gain(2), ResolveSubroutine(THIS)),
        sub(Gain(4)),
        sub(Gain(8)),
        strength=0,
        faction="neutral_corp",
    )
    t = table(maze, corp=Seat(credits=0, hand=["Hedge Fund"]), servers={"HQ": At(ice=["Maze (rezzed)"])})
    t.run("HQ")
    t.until(side="corp", option="subroutine")
    assert [o.number for o in t.find("subroutine")] == [1, 2, 3], "not the one that is under way"
    t = Table(Game.from_json(t.game.to_json()))
    t.corp("subroutine", number=1)
    assert [o.number for o in t.find("subroutine")] == [2, 3], "nor the one before it"


def to_encounter(t: Table, ice: str) -> None:
    """Decline everything until the Runner may act in the encounter with a piece of ice."""
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != ice or not t.can("use"):
        t.passes()


PICK = made("Pick", "program", paid(Credits(0), BreakSubroutines(1)), memory=1)
CORP = Seat(credits=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"])


@pytest.mark.rule("nsg-26.03 9.8.3b", "nsg-26.03 9.8.3d")
@pytest.mark.parametrize("before", [True, False])
def test_of_subroutines_that_ice_gives_itself_the_last_are_the_newest_and_the_first_to_go(
    before: bool,
) -> None:
    """Two of them are there, and the first is broken; then there is a third, and then only one."""
    grow = made(
        "Grow",
        "ice",
        static(GainsSubroutines((sub(Gain(1)),), times=CountersOn(THIS, POWER), before=before)),
        sub(GiveTags(1)),
    )
    more = made("More", "asset", paid(Credits(0), Choose(Named("Grow")), Place(1, POWER, CHOSEN)))
    less = made("Less", "asset", paid(Credits(0), Choose(Named("Grow")), RemoveCounters(2, POWER, CHOSEN)))
    servers = {
        "HQ": At(ice=["Grow (rezzed, 2 power)"]),
        "remote 1": At(root=["More (rezzed)"]),
        "remote 2": At(root=["Less (rezzed)"]),
    }
    t = table(grow, more, less, PICK, corp=CORP, runner=Seat(rig=["Pick"]), servers=servers)
    t.run("HQ")
    to_encounter(t, "Grow")
    own = [0, 1] if before else [1, 2]
    t.runner("use", "Pick")
    assert [o.number for o in t.find("subroutine")] == [0, 1, 2]
    t.runner("subroutine", number=own[0])
    t.until(side="corp", option="use")
    t.corp("use", "More")
    t.until(side="runner", option="use")
    t.runner("use", "Pick")
    assert [o.number for o in t.find("subroutine")] == [n for n in range(4) if n != own[0]], (
        "the same is broken"
    )
    t.runner("subroutine", number=2 if before else 3)
    t.until(side="corp", option="use")
    t.corp("use", "Less")
    t.finish_run()
    assert t.credits["corp"] == 0, "what is left of them is the one that was broken first"
    assert t.tags == 1


@pytest.mark.rule("nsg-26.03 9.8.2a")
def test_second_copies_of_subroutines_stand_right_behind_the_first_for_one_encounter() -> None:
    echo = made(
        "Echo",
        "ice",
        sub(Lasting(RepeatsSubroutines(of=Same(BOUND)), THIS_ENCOUNTER, next_encounter=True)),
    )
    pair = made("Pair", "ice", static(GainsSubroutines((sub(Gain(4)),))), sub(Gain(1)), sub(Gain(2)))
    servers = {"HQ": At(ice=["Echo (rezzed)", "Pair (rezzed)", "Pair (rezzed)"])}
    t = table(echo, pair, corp=CORP, servers=servers)
    t.run("HQ")
    t.finish_run()
    assert [e.amount for e in t.events("gain credits")] == [1, 1, 2, 2, 4, 4, 1, 2, 4]


@pytest.mark.rule("nsg-26.03 9.8.10a", "nsg-26.03 9.8.10b")
def test_a_subroutine_that_is_kept_from_resolving_announces_no_target_and_does_nothing() -> None:
    hush = made("Hush It", "resource", static(ResolvesAs((), of=Named("Trap"))))
    trap = made("Trap", "ice", sub(Choose(Is("resource")), Trash(CHOSEN)), sub(EndRun()))
    for rig, trashed in ((["Hush It"], 0), (["Wyldside"], 1)):
        t = table(hush, trap, corp=CORP, runner=Seat(rig=rig), servers={"HQ": At(ice=["Trap (rezzed)"])})
        t.run("HQ")
        while t.in_run():
            assert trashed or not t.can("card")
            t.choose(0) if t.can("card") else t.passes()
        assert len(t.events("trash")) == trashed
        assert t.happened("successful run") == (not trashed)
