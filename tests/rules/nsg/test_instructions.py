"""9.9, 9.11 and 9.12: where one instruction ends and the next begins, and what may come between them."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, UNREZZED, Is
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Damage,
    Draw,
    Gain,
    GiveTags,
    IncreaseImminent,
    LookAtTop,
    Lose,
    May,
    Prevent,
    RezCard,
    Run,
    Trash,
)
from rulerunner.lang.quantities import Count, Times, X
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN
from rulerunner.lang.sugar import interrupt, play, prevention, when
from rulerunner.lang.words import MEAT, PROGRAM, RND
from tests.support.faces import made, table
from tests.support.table import Table


def credits(t: Table) -> list[tuple[str, int]]:
    """The credits gained and lost, in order, by whom and how many."""
    return [(e.side, e.amount) for e in t.game.events if e.kind in ("gain credits", "lose credits")]


@pytest.mark.rule("nsg-26.03 9.9.4b", "nsg-26.03 9.2.9a", "nisei-1.4 9.8.4b", "nisei-1.4 9.2.9a")
def test_an_interrupt_that_becomes_active_in_the_window_has_missed_this_one_but_not_the_next() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 1), Damage(MEAT, 1)))
    wake = made(
        "Wake",
        "asset",
        Paid((Credits(0),), (Choose(UNREZZED), RezCard(CHOSEN)), interrupt="damage", once="turn"),
    )
    worse = made("Worse", "asset", interrupt(Trigger("damage"), IncreaseImminent(1)))
    t = table(
        hit,
        wake,
        worse,
        turn="corp",
        corp=Seat(hand=["Hit"]),
        runner=Seat(hand=["5x Diesel"]),
        servers={"remote 1": At(root=["Wake (rezzed)"]), "remote 2": At(root=["Worse"])},
    )
    t.corp("play", "Hit")
    t.corp("use", "Wake")
    t.until(kind="action")
    assert t.rezzed("Worse")
    assert [e.amount for e in t.events("damage")] == [1, 2]


@pytest.mark.rule("nsg-26.03 9.9.7e", "nisei-1.4 9.8.7e")
def test_damage_that_grows_can_still_not_be_prevented() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 2, preventable=False)))
    worse = made("Worse", "asset", interrupt(Trigger("damage"), IncreaseImminent(1)))
    shield = made("Shield", "hardware", prevention(Credits(0), "damage", Prevent(1)))
    t = table(
        hit,
        worse,
        shield,
        turn="corp",
        corp=Seat(hand=["Hit"]),
        runner=Seat(hand=["5x Diesel"], rig=["Shield"]),
        servers={"remote 1": At(root=["Worse (rezzed)"])},
    )
    t.corp("play", "Hit")
    assert t.decision.kind == "action"
    assert [e.amount for e in t.events("damage")] == [3]


@pytest.mark.rule("nsg-26.03 9.11.1b", "nisei-1.4 9.10.1b")
def test_a_run_within_an_instruction_has_its_own_checkpoints() -> None:
    event = made("Event", "event", play(Run(ARCHIVES_SERVER), Gain(4)))
    bell = made("Bell", "asset", when(Trigger("run begins"), Gain(1)))
    t = table(
        event,
        bell,
        corp=Seat(credits=0),
        runner=Seat(credits=0, hand=["Event"]),
        servers={"remote 1": At(root=["Bell (rezzed)"])},
    )
    t.runner("play", "Event")
    assert credits(t) == [("corp", 1)]
    t.finish_run()
    assert credits(t) == [("corp", 1), ("runner", 4)]


@pytest.mark.rule("nsg-26.03 9.11.2")
def test_a_step_of_a_turn_may_be_interrupted_and_is_followed_by_a_checkpoint() -> None:
    before = made("Before", "asset", interrupt(Trigger("draw", side="you"), Gain(1)))
    after = made("After", "asset", when(Trigger("draw", side="you"), Gain(2)))
    t = table(
        before,
        after,
        turn="corp",
        at="5.6.1e",
        corp=Seat(credits=0, deck=["Ice Wall"]),
        servers={"remote 1": At(root=["Before (rezzed)"]), "remote 2": At(root=["After (rezzed)"])},
    )
    kinds = [(e.kind, e.amount) for e in t.game.events if e.kind in ("gain credits", "draw")]
    assert kinds == [("gain credits", 1), ("draw", 1), ("gain credits", 2)]
    steps = [
        e.rule if e.kind == "step" else e.kind for e in t.game.events if e.kind in ("step", "gain credits")
    ]
    assert steps[:4] == ["5.6.1e", "gain credits", "gain credits", "5.6.1f"]


@pytest.mark.rule("nsg-26.03 9.11.4c", "nisei-1.4 9.10.4c")
def test_choosing_a_target_and_acting_on_it_are_one_instruction() -> None:
    shot = made("Shot", "operation", play(Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))
    t = table(
        shot,
        turn="corp",
        corp=Seat(hand=["Shot"]),
        runner=Seat(rig=["Corroder", "Mimic", "Sacrificial Construct"]),
    )
    t.corp("play", "Shot")
    t.corp("card", "Mimic")
    assert (t.decision.side, t.decision.kind) == ("runner", "interrupt")
    assert len(t.find("use", "Sacrificial Construct")) == 1, "what may be saved is the card chosen"
    t.runner("pass")
    assert (t.zone("Mimic"), t.zone("Corroder")) == ("heap", "table")


@pytest.mark.rule("nsg-26.03 9.11.4e", "nisei-1.4 9.10.4e")
def test_looking_at_cards_is_an_instruction_of_its_own() -> None:
    peek = made("Peek", "event", play(LookAtTop(RND, 2), Gain(4)))
    alarm = made("Alarm", "asset", when(Trigger("look"), Gain(1)))
    t = table(
        peek,
        alarm,
        corp=Seat(credits=0, deck=["3x Hedge Fund"]),
        runner=Seat(credits=0, hand=["Peek"]),
        servers={"remote 1": At(root=["Alarm (rezzed)"])},
    )
    t.runner("play", "Peek")
    assert credits(t) == [("corp", 1), ("runner", 4)]


@pytest.mark.rule("nsg-26.03 9.11.4f", "nsg-26.03 9.11.1a")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_nested_cost_ends_an_instruction(answer: str) -> None:
    deal = made("Deal", "event", play(May((Gain(5),), (Credits(1),)), Gain(2)))
    tax = made("Tax", "asset", when(Trigger("spend credits", side="runner"), Gain(1)))
    t = table(
        deal,
        tax,
        corp=Seat(credits=0),
        runner=Seat(credits=1, hand=["Deal"]),
        servers={"remote 1": At(root=["Tax (rezzed)"])},
    )
    t.runner("play", "Deal")
    t.runner(answer)
    if answer == "yes":
        assert credits(t) == [("corp", 1), ("runner", 5), ("runner", 2)]
    else:
        assert credits(t) == [("runner", 2)]


@pytest.mark.rule("nsg-26.03 9.11.4g", "nsg-26.03 9.12.3d", "nisei-1.4 9.10.4f", "nisei-1.4 9.11.3d")
def test_an_effect_that_was_chosen_may_still_be_prevented() -> None:
    force = made("Force", "operation", play(ChooseOne(((GiveTags(1),), (Lose(3),)), by="runner", must=True)))
    t = table(force, turn="corp", corp=Seat(hand=["Force"]), runner=Seat(credits=5, rig=["Decoy"]))
    t.corp("play", "Force")
    t.runner("effect", number=0)
    assert t.can("use", "Decoy"), "the choice is made; now the tag is imminent"
    t.runner("use", "Decoy")
    assert t.tags == 0
    assert t.credits["runner"] == 5


@pytest.mark.rule("nsg-26.03 9.12.3c", "nisei-1.4 9.11.3c")
def test_who_must_choose_has_to_choose_what_can_be_done_in_full() -> None:
    pay, take = (Lose(3, side="runner"),), (GiveTags(1),)
    force = made("Force", "operation", play(ChooseOne((pay, take), by="runner", must=True)))
    t = table(force, turn="corp", corp=Seat(hand=["Force"]), runner=Seat(credits=2))
    t.corp("play", "Force")
    assert t.tags == 1
    assert t.credits["runner"] == 2, "two credits do not make three"
    rich = table(force, turn="corp", corp=Seat(hand=["Force"]), runner=Seat(credits=3))
    rich.corp("play", "Force")
    assert len(rich.find("effect")) == 2


@pytest.mark.rule("nsg-26.03 9.12.3c", "nisei-1.4 9.11.3c")
def test_who_must_choose_and_can_do_none_of_it_does_nothing() -> None:
    pay = (Lose(3, side="runner"),)
    drop = (Choose(Is(PROGRAM) & INSTALLED, by="runner"), Trash(CHOSEN))
    force = made("Force", "operation", play(ChooseOne((pay, drop), by="runner", must=True), Gain(1)))
    t = table(force, turn="corp", corp=Seat(credits=0, hand=["Force"]), runner=Seat(credits=2))
    t.corp("play", "Force")
    assert t.credits == {"corp": 1, "runner": 2}


@pytest.mark.rule("nsg-26.03 9.12.2e")
def test_an_x_that_nothing_defines_is_zero() -> None:
    event = made("Event", "event", play(Gain(X), Gain(2)))
    t = table(event, runner=Seat(credits=0, hand=["Event"]))
    t.runner("play", "Event")
    assert credits(t) == [("runner", 2)]


@pytest.mark.rule("nsg-26.03 9.12.2c", "nsg-26.03 9.12.2b")
def test_what_is_done_for_each_of_something_is_done_once() -> None:
    each = Count(Is(PROGRAM) & INSTALLED)
    event = made("Event", "event", play(Gain(Times(2, each)), Draw(each)))
    bell = made("Bell", "asset", when(Trigger("gain credits", side="opponent"), Gain(1)))
    t = table(
        event,
        bell,
        corp=Seat(credits=0),
        runner=Seat(credits=0, hand=["Event"], rig=["Corroder", "Mimic", "Yog.0"], deck=["5x Diesel"]),
        servers={"remote 1": At(root=["Bell (rezzed)"])},
    )
    t.runner("play", "Event")
    assert credits(t) == [("runner", 6), ("corp", 1)]
    assert [e.amount for e in t.events("draw")] == [3]
