"""26.03, 1.15: what is chosen, when, and what becomes of a choice that no longer fits."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, Is, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Draw,
    Gain,
    GiveTags,
    Instruction,
    MoveTo,
    Place,
    RemoveCounters,
    Trash,
)
from rulerunner.lang.refs import CHOSEN, THAT, THIS
from rulerunner.lang.sugar import play, prevention
from rulerunner.lang.words import GRIP, POWER, PROGRAM, VIRUS
from tests.support.faces import made, table
from tests.support.table import Table


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


VIRAL = Is(PROGRAM) & WithCounters(VIRUS)
CLEANER = made(
    "Cleaner",
    "hardware",
    prevention(Credits(0), "trash", RemoveCounters(1, VIRUS, THAT), subject=Is(PROGRAM)),
)


def shot_at_a_virus(*block: Instruction) -> Table:
    t = table(
        made("Shot", "operation", play(Choose(VIRAL), *block)),
        CLEANER,
        turn="corp",
        corp=Seat(credits=0, hand=["Shot"]),
        runner=Seat(rig=["Cleaner", "Medium (1 virus)", "Mimic"]),
    )
    t.corp("play", "Shot")
    return t


@pytest.mark.rule("nsg-26.03 1.15.3")
def test_a_target_that_no_longer_is_what_was_asked_for_is_not_acted_on() -> None:
    """An interrupt takes the only counter off a program that was chosen for having one; it stays there."""
    t = shot_at_a_virus(Trash(CHOSEN), Gain(1))
    t.runner("use", "Cleaner")
    t.until(kind="action")
    assert t.zone("Medium") == "table"
    assert t.credits["corp"] == 1, "as much of it as possible"


@pytest.mark.rule("nsg-26.03 1.15.4")
def test_what_an_instruction_has_acted_on_the_next_one_acts_on_whatever_it_is_by_then() -> None:
    t = shot_at_a_virus(RemoveCounters(1, VIRUS, CHOSEN), Trash(CHOSEN))
    assert not t.happened("use", "Cleaner"), "with no counter left the interrupt is not relevant"
    t.until(kind="action")
    assert t.zone("Medium") == "heap"
