"""26.03, 1.15: what is chosen, when, and what becomes of a choice that no longer fits."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Choose, ChooseOne, Draw, Gain, GiveTags, MoveTo, Place, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import play, prevention
from rulerunner.lang.words import GRIP, POWER, PROGRAM
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 1.15.1b")
def test_a_choice_between_effects_is_made_as_it_resolves() -> None:
    """The first instruction draws; only then is it chosen what the second does."""
    fork = made("Fork", "event", play(Draw(1), ChooseOne(((Gain(1),), (GiveTags(1),)))))
    t = table(fork, runner=Seat(credits=0, hand=["Fork"], deck=["Corroder"]))
    t.runner("play", "Fork")
    assert t.zone("Corroder") == "grip"
    assert t.decision.kind == "choose effect"


@pytest.mark.rule("nsg-26.03 1.15.2c")
def test_a_target_without_a_zone_is_an_installed_card() -> None:
    t = table(
        runner=Seat(rig=["Corroder"], hand=["Mimic"], deck=["Ninja"]),
        servers={"HQ": At(ice=["Rototurret (rezzed)"])},
    )
    t.run("HQ")
    t.finish_run()
    assert t.zone("Corroder") == "heap"
    assert (t.zone("Mimic"), t.zone("Ninja")) == ("grip", "stack")


@pytest.mark.rule("nsg-26.03 1.15.2f", "nsg-26.03 1.15.3")
def test_a_target_that_is_gone_is_not_replaced_by_another() -> None:
    """An interrupt takes the chosen program back to the grip; the other one is not hit in its place."""
    shot = made("Shot", "operation", play(Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN), Gain(1)))
    save = made(
        "Save",
        "program",
        prevention(Credits(0), "trash", MoveTo(THIS, GRIP), subject=Is(PROGRAM)),
    )
    t = table(
        shot,
        save,
        turn="corp",
        corp=Seat(credits=0, hand=["Shot"]),
        runner=Seat(rig=["Save", "Mimic"]),
    )
    t.corp("play", "Shot")
    t.corp("card", "Save")
    t.runner("use", "Save")
    t.until(kind="action")
    assert t.zone("Save") == "grip"
    assert t.zone("Mimic") == "table"
    assert t.credits["corp"] == 1, "as much of it as possible"


@pytest.mark.rule("nsg-26.03 1.15.3", "nsg-26.03 1.15.2e")
def test_of_two_targets_the_one_that_is_still_there_is_acted_on() -> None:
    shot = made("Shot", "operation", play(Choose(Is(PROGRAM) & INSTALLED, 2), Trash(CHOSEN)))
    save = made("Save", "program", prevention(TrashThis(), "trash", Gain(3), subject=Is(PROGRAM)))
    t = table(
        shot,
        save,
        turn="corp",
        corp=Seat(hand=["Shot"]),
        runner=Seat(credits=0, rig=["Save", "Mimic", "Ninja"]),
    )
    t.corp("play", "Shot")
    t.corp("card", "Save")
    assert not t.can("card", "Save"), "nothing is chosen twice"
    t.corp("card", "Mimic")
    t.runner("use", "Save", number=t.card("Mimic"))
    t.until(kind="action")
    assert (t.zone("Save"), t.zone("Mimic"), t.zone("Ninja")) == ("heap", "heap", "table")
    assert t.credits["runner"] == 3


@pytest.mark.rule("nsg-26.03 1.15.4")
def test_later_instructions_act_on_the_same_target_though_it_has_changed() -> None:
    """The chosen program stops being one that could be chosen after the first instruction."""
    mark = made(
        "Mark",
        "event",
        play(Choose(Is(PROGRAM) & INSTALLED & ~Has("virus")), Place(1, POWER, CHOSEN), MoveTo(CHOSEN, GRIP)),
    )
    t = table(mark, runner=Seat(hand=["Mark"], rig=["Corroder", "Datasucker"]))
    t.runner("play", "Mark")
    t.until(rule="5.7.1f")
    assert [t.name(e.card) for e in t.events("place")] == ["Corroder"]
    assert (t.zone("Corroder"), t.zone("Datasucker")) == ("grip", "table")


@pytest.mark.rule("nsg-26.03 1.15.2b")
def test_only_what_fits_the_instruction_can_be_chosen() -> None:
    shot = made("Shot", "operation", play(Choose(Is(PROGRAM) & Has("virus")), Trash(CHOSEN)))
    t = table(
        shot,
        turn="corp",
        corp=Seat(hand=["Shot"]),
        runner=Seat(rig=["Corroder", "Datasucker", "Medium", "Wyldside"]),
    )
    t.corp("play", "Shot")
    assert {t.name(o.card) for o in t.find("card")} == {"Datasucker", "Medium"}
