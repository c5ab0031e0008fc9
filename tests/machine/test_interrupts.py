"""9.2.9 and 9.8.1 to 9.8.7: imminent effects, interrupts, prevention, and the values they change."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, Is, Of
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    Gain,
    GiveTags,
    IncreaseImminent,
    MoveTo,
    Prevent,
    Trash,
)
from rulerunner.lang.quantities import Count, ThatMany
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import PreventsAll
from rulerunner.lang.sugar import interrupt, play, prevention, static, together, when
from rulerunner.lang.words import CORE, MEAT, NET, PROGRAM, RESOURCE, STACK, DamageKind
from tests.support.faces import made, table
from tests.support.table import Table

TAGS = made("Tags", "operation", play(GiveTags(2)))


def plays(*made_up: Face, operation: Face, rig: tuple[str, ...] = (), grip: int = 5, **place: Any) -> Table:
    """A table at which the Corp has just played a made-up operation against the Runner."""
    corp = place.pop("corp", Seat(credits=9))._replace(hand=[operation.name])
    runner = place.pop("runner", Seat())._replace(rig=rig, hand=[f"{grip}x Diesel"] if grip else [])
    t = table(operation, *made_up, turn="corp", corp=corp, runner=runner, **place)
    t.corp("play", operation.name)
    return t


@pytest.mark.rule(
    "nisei-1.4 9.8.6a",
    "nisei-1.4 9.8.5",
    "nsg-26.03 9.9.6a",
    "nsg-26.03 9.9.5",
    "nsg-26.03 9.9.2",
    "nsg-26.03 9.9.2a",
    "nsg-26.03 9.7.2b",
    "nsg-26.03 9.7.2c",
    "nsg-26.03 9.9.4",
    "nisei-1.4 9.8.4",
    "nisei-1.4 9.8.2a",
    "nisei-1.4 9.8.2",
    "nsg-26.03 9.2.9",
    "nisei-1.4 9.2.9",
)
def test_avoiding_one_of_two_tags_leaves_one() -> None:
    t = plays(operation=TAGS, rig=("Decoy",))
    assert (t.decision.side, t.decision.kind) == ("runner", "interrupt")
    t.runner("use", "Decoy")
    assert t.tags == 1
    assert [e.amount for e in t.events("tags")] == [1]
    assert t.zone("Decoy") == "heap"


@pytest.mark.rule(
    "nisei-1.4 9.8.5b",
    "nsg-26.03 9.9.5b",
    "nsg-26.03 9.5.2b",
    "nsg-26.03 9.9.4d",
    "nsg-26.03 9.9.6a",
    "nisei-1.4 9.5.2b",
    "nisei-1.4 9.8.4d",
)
def test_tags_that_are_all_avoided_were_never_taken() -> None:
    watch = made("Watch", "asset", when(Trigger("tags"), Gain(1)))
    t = plays(
        watch,
        operation=TAGS,
        rig=("New Angeles City Hall",),
        runner=Seat(credits=4),
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["Watch (rezzed)"])},
    )
    t.runner("use", "New Angeles City Hall")
    assert t.can("use", "New Angeles City Hall"), "as often as it can be paid for"
    t.runner("use", "New Angeles City Hall")
    assert t.tags == 0
    assert t.credits == {"corp": 0, "runner": 0}
    assert not t.events("tags")


@pytest.mark.rule("nisei-1.4 9.2.9d", "nsg-26.03 9.2.9d")
def test_declining_lets_the_effect_happen() -> None:
    t = plays(operation=TAGS, rig=("Decoy",))
    t.runner("pass")
    assert t.tags == 2
    assert t.zone("Decoy") == "table"


@pytest.mark.rule(
    "nisei-1.4 9.8.3a",
    "nisei-1.4 10.4.2",
    "nsg-26.03 9.9.3a",
    "nsg-26.03 9.9.3",
    "nsg-26.03 9.3.6d",
    "nsg-26.03 10.4.2",
    "nisei-1.4 9.8.3",
)
@pytest.mark.parametrize(("kind", "relevant"), [(MEAT, True), (NET, False), (CORE, False)])
def test_a_prevention_is_offered_only_for_its_kind_of_damage(kind: DamageKind, relevant: bool) -> None:
    hit = made("Hit", "operation", play(Damage(kind, 2)))
    t = plays(operation=hit, rig=("Plascrete Carapace (4 power)",))
    assert t.can("use", "Plascrete Carapace") == relevant
    if relevant:
        t.runner("use", "Plascrete Carapace")
        t.runner("use", "Plascrete Carapace")
    t.until(kind="action")
    assert len(t.events("damage")) == (0 if relevant else 1)


@pytest.mark.rule("nisei-1.4 9.8.6b", "nsg-26.03 9.9.6b")
def test_preventing_some_damage_lowers_its_value() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 3)))
    t = plays(operation=hit, rig=("Plascrete Carapace (1 power)",))
    t.runner("use", "Plascrete Carapace")
    t.until(kind="action")
    assert [e.amount for e in t.events("damage")] == [2]
    assert len(t.game.state.hand("runner")) == 3
    assert t.zone("Plascrete Carapace") == "heap", "and it was trashed as it was empty"


@pytest.mark.rule("nisei-1.4 9.8.5a", "nsg-26.03 9.9.5a", "nsg-26.03 9.9.3d", "nisei-1.4 9.8.3d")
@pytest.mark.parametrize("answer", ["trigger", "pass"])
def test_the_first_time_damage_would_be_done_is_used_up_even_if_nothing_came_of_it(answer: str) -> None:
    twice = made("Twice", "operation", play(Damage(NET, 1), Damage(NET, 1)))
    t = plays(operation=twice, rig=("Net Shield",), runner=Seat(credits=2))
    t.runner(answer)
    assert t.decision.kind == "action", "Net Shield saw no second first time"
    assert len(t.events("damage")) == (1 if answer == "trigger" else 2)


@pytest.mark.rule("nisei-1.4 9.8.5a", "nsg-26.03 9.9.5a")
def test_the_first_time_is_the_first_of_its_kind() -> None:
    twice = made("Twice", "operation", play(Damage(MEAT, 1), Damage(NET, 1)))
    t = plays(operation=twice, rig=("Net Shield",), runner=Seat(credits=1))
    t.runner("trigger", "Net Shield")
    assert [e.sort for e in t.events("damage")] == [MEAT]


@pytest.mark.rule(
    "nisei-1.4 9.8.7a",
    "nsg-26.03 9.9.7a",
    "nsg-26.03 9.9.3b",
    "nsg-26.03 9.9.7",
    "nisei-1.4 9.8.3b",
    "nisei-1.4 9.8.7",
)
def test_a_value_reduced_to_nothing_can_still_be_raised_while_it_is_imminent() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 1)))
    vicious = made("Vicious", "asset", interrupt(Trigger("damage"), IncreaseImminent(1), may=True))
    shield = made("Shield", "hardware", prevention(Credits(0), "damage", Prevent(1)))
    t = plays(
        vicious,
        shield,
        operation=hit,
        rig=("Shield",),
        servers={"remote 1": At(root=["Vicious (rezzed)"])},
    )
    t.corp("pass")
    t.runner("use", "Shield")
    assert t.can("use", "Shield"), "a value of 0 can still be modified"
    t.runner("pass")
    assert t.decision.side == "corp", "the value is 0 now, but the instruction is still imminent"
    t.corp("trigger", "Vicious")
    t.until(kind="action")
    assert [e.amount for e in t.events("damage")] == [1]


@pytest.mark.rule("nisei-1.4 9.8.7a", "nisei-1.4 9.8.7d", "nsg-26.03 9.9.7a", "nsg-26.03 9.9.7d")
def test_a_value_may_fall_below_zero_and_then_it_takes_more_to_raise_it() -> None:
    hit = made("Hit", "operation", play(together(Damage(MEAT, 1), GiveTags(1))))
    vicious = made("Vicious", "asset", interrupt(Trigger("damage"), IncreaseImminent(1), may=True))
    wall = made("Wall", "hardware", prevention(Credits(0), "damage", Prevent(2)))
    t = plays(
        vicious,
        wall,
        operation=hit,
        rig=("Wall",),
        servers={"remote 1": At(root=["Vicious (rezzed)"])},
    )
    t.corp("pass")
    t.runner("use", "Wall")
    t.runner("pass")
    t.corp("trigger", "Vicious")
    t.runner("pass")
    assert t.decision.kind == "action"
    assert not t.events("damage"), "1 - 2 + 1 is 0"
    assert t.tags == 1, "the rest of the instruction was carried out"


@pytest.mark.rule("nisei-1.4 9.8.7b", "nsg-26.03 9.9.7b", "nsg-26.03 9.9.4c")
def test_damage_prevented_altogether_leaves_no_value_to_raise() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 1)))
    vicious = made("Vicious", "asset", interrupt(Trigger("damage"), IncreaseImminent(5), may=True))
    dome = made("Dome", "hardware", prevention(Credits(0), "damage", Prevent(0)))
    t = plays(
        vicious,
        dome,
        operation=hit,
        rig=("Dome",),
        servers={"remote 1": At(root=["Vicious (rezzed)"])},
    )
    t.corp("pass")
    t.runner("use", "Dome")
    assert t.decision.kind == "action", "neither player had anything left to interrupt"
    assert not t.events("damage")


@pytest.mark.rule("nisei-1.4 9.2.9c", "nisei-1.4 9.2.9f", "nsg-26.03 9.2.9c", "nsg-26.03 9.2.9f")
def test_players_exchange_priority_until_one_passes_without_acting() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 3)))
    more = made("More", "asset", Paid((Credits(1),), (IncreaseImminent(1),), interrupt="damage"))
    less = made("Less", "hardware", prevention(Credits(1), "damage", Prevent(1)))
    t = plays(
        more,
        less,
        operation=hit,
        rig=("Less",),
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["More (rezzed)"])},
    )
    assert t.decision.side == "corp", "the active player first"
    t.corp("pass")
    t.runner("use", "Less")
    t.runner("pass")
    t.corp("use", "More")
    t.corp("pass")
    t.runner("use", "Less")
    t.runner("pass")
    t.corp("pass")
    assert [e.amount for e in t.events("damage")] == [2]


@pytest.mark.rule("nisei-1.4 9.2.9f", "nsg-26.03 9.2.9f", "nsg-26.03 9.2.9e", "nisei-1.4 9.2.9e")
def test_a_mandatory_interrupt_cannot_be_passed_by() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 2)))
    soft = made("Soft", "hardware", interrupt(Trigger("damage"), Prevent(1)))
    free = made("Free", "hardware", prevention(Credits(0), "damage", Prevent(1)))
    t = plays(soft, free, operation=hit, rig=("Soft", "Free"))
    assert {o.kind for o in t.decision.options} == {"trigger", "use"}, "no pass yet"
    t.runner("use", "Free")
    t.runner("trigger", "Soft")
    t.runner("pass")
    assert t.decision.kind == "action"
    assert not t.events("damage")


@pytest.mark.rule("nisei-1.4 9.3.3g", "nsg-26.03 9.3.3g")
def test_damage_that_cannot_be_prevented_is_not_prevented() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 2, preventable=False)))
    dome = made("Dome", "hardware", static(PreventsAll("damage")))
    t = plays(dome, operation=hit, rig=("Plascrete Carapace (4 power)", "Dome"))
    assert t.decision.kind == "action"
    assert [e.amount for e in t.events("damage")] == [2]


@pytest.mark.rule("nisei-1.4 9.8.5c", "nsg-26.03 9.9.2")
def test_a_static_ability_prevents_without_being_triggered() -> None:
    hit = made("Hit", "operation", play(together(Damage(MEAT, 2), GiveTags(1))))
    dome = made("Dome", "hardware", static(PreventsAll("damage")))
    t = plays(dome, operation=hit, rig=("Dome", "Plascrete Carapace (4 power)"))
    assert t.decision.kind == "action", "there was nothing left for Plascrete Carapace to prevent"
    assert not t.events("damage")
    assert t.tags == 1


@pytest.mark.rule("nisei-1.4 9.8.4c", "nisei-1.4 9.8.3a", "nsg-26.03 9.9.5")
def test_a_card_saved_from_being_trashed_stays() -> None:
    t = table(
        turn="corp",
        corp=Seat(credits=9, hand=["Retribution"]),
        runner=Seat(rig=["Corroder", "Sacrificial Construct"], tags=1),
    )
    t.corp("play", "Retribution")
    t.runner("use", "Sacrificial Construct")
    assert t.zone("Corroder") == "table"
    assert t.zone("Sacrificial Construct") == "heap"


@pytest.mark.rule("nisei-1.4 9.8.3a", "nisei-1.4 9.11.2a", "nsg-26.03 9.9.3a", "nsg-26.03 9.12.2a")
def test_of_several_cards_trashed_together_one_is_saved() -> None:
    sweep = made("Sweep", "operation", play(Choose(Is(PROGRAM) & INSTALLED, 2), Trash(CHOSEN)))
    t = plays(sweep, operation=sweep, rig=("Corroder", "Mimic", "Sacrificial Construct"))
    while t.can("card"):
        t.passes()
    assert t.decision.kind == "interrupt"
    t.choose(next(o for o in t.find("use", "Sacrificial Construct") if o.number == t.card("Mimic")))
    t.until(kind="action")
    assert t.zone("Mimic") == "table"
    assert t.zone("Corroder") == "heap"


@pytest.mark.rule("nisei-1.4 9.8.3a", "nsg-26.03 9.9.3")
def test_a_prevention_that_could_save_nothing_is_not_offered() -> None:
    t = table(
        turn="corp",
        corp=Seat(credits=9, hand=["Hedge Fund"]),
        runner=Seat(rig=["Decoy", "Sacrificial Construct"], tags=1),
    )
    t.corp("trash resource")
    t.corp("card", "Decoy")
    assert t.zone("Decoy") == "heap", "a resource is neither a program nor hardware"


@pytest.mark.rule("nisei-1.4 9.1.2a", "nsg-26.03 9.1.2a", "nsg-26.03 9.11.1a")
def test_what_using_an_interrupt_sets_off_resolves_before_the_effect() -> None:
    ghost = made("Ghost", "resource", when(Trigger("trash", subject=Of("you") & ~INSTALLED), Draw(1)))
    snare = made("Bite", "operation", play(together(GiveTags(1), Damage(NET, 3))))
    t = plays(
        ghost,
        operation=snare,
        rig=("Decoy", "Ghost"),
        grip=2,
        runner=Seat(deck=["Sure Gamble"]),
    )
    t.runner("use", "Decoy")
    t.until(kind="action")
    assert t.game.result is None, "the card drawn in between saved the Runner"
    assert t.tags == 0
    kinds = [e.kind for e in t.game.events if e.kind in ("draw", "prevent", "damage")]
    assert kinds[:3] == ["draw", "prevent", "damage"]


@pytest.mark.rule("nisei-1.4 9.8.1b", "nisei-1.4 6.8.5", "nsg-26.03 9.6.8b", "nisei-1.4 9.6.8b")
def test_jesminder_avoids_the_first_tag_of_each_run_and_none_outside() -> None:
    bite = made(
        "Bite", "asset", when(Trigger("run begins"), GiveTags(2)), when(Trigger("run ends"), GiveTags(1))
    )
    t = table(
        bite,
        runner=Seat(identity="Jesminder Sareen"),
        servers={"remote 1": At(root=["Bite (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    assert t.tags == 1
    t.finish_run()
    assert t.tags == 2
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="HQ")
    assert t.tags == 3, "each run has a first time of its own"


@pytest.mark.rule("nisei-1.4 9.8.6a", "nsg-26.03 9.9.6a", "nsg-26.03 9.9.7d")
def test_preventing_more_tags_than_there_are_gives_none_back() -> None:
    vow = made("Vow", "resource", prevention(Credits(0), "tags", Prevent(3)))
    t = plays(vow, operation=TAGS, rig=("Vow",), runner=Seat(tags=1))
    t.runner("use", "Vow")
    t.until(kind="action")
    assert t.tags == 1


@pytest.mark.rule("nisei-1.4 9.11.2b", "nsg-26.03 9.12.2b")
def test_an_effect_of_zero_does_not_become_imminent() -> None:
    none = made("None", "operation", play(Damage(NET, Count(Is(PROGRAM) & INSTALLED)), Gain(1)))
    t = plays(operation=none, rig=("2x Akamatsu Mem Chip",))
    assert t.decision.kind == "action"
    net = made("Nets", "operation", play(Damage(NET, Count(Is(RESOURCE) & INSTALLED)), Damage(NET, 1)))
    shielded = plays(operation=net, rig=("Net Shield",), runner=Seat(credits=1))
    assert shielded.decision.kind == "interrupt"
    assert not shielded.events("damage"), "no damage was no first time"
    shielded.runner("trigger", "Net Shield")
    assert not shielded.events("damage")


@pytest.mark.parametrize("bottom", [False, True])
@pytest.mark.rule("nsg-26.03 9.9.5", "nisei-1.4 9.8.5")
def test_moving_a_card_can_be_prevented_wherever_in_the_deck_it_would_go(bottom: bool) -> None:
    """Whether a card goes to the top of a deck or to the bottom says nothing about preventing it."""
    buried = made(
        "Buried", "operation", play(Choose(INSTALLED & Is(RESOURCE)), MoveTo(CHOSEN, STACK, bottom))
    )
    clinging = made("Clinging", "resource", prevention(Credits(1), "move", Prevent(0)))
    t = plays(clinging, operation=buried, rig=("Clinging",))
    t.runner("use", "Clinging")
    assert t.zone("Clinging") == "table"


@pytest.mark.rule("nsg-26.03 1.17.1")
def test_that_many_of_one_access_is_one() -> None:
    """An access knows which timing structure it is; that is no amount."""
    curious = made("Curious", "resource", when(Trigger("access"), Gain(ThatMany())))
    t = table(
        curious,
        runner=Seat(credits=9, rig=["Curious"], deck=["9x Diesel"]),
        corp=Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
    )
    t.run("HQ")
    t.finish_run()
    assert [e.amount for e in t.events("gain credits", side="runner")] == [1]
