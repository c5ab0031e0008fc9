"""Words that the game of 1996 needs: points without agendas, cards trashed at no cost, all cards of a set."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from rulerunner.lang.abilities import Ability, CounterText, Trigger
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import AgendaPoints, Clicks
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import UNREZZED, Has, In, Is
from rulerunner.lang.instructions import (
    Cure,
    Expose,
    Gain,
    Infect,
    Later,
    LosePoints,
    MoveTo,
    Place,
    Prevent,
    Run,
    ScorePoints,
)
from rulerunner.lang.quantities import CreditsOf, HandSize, Infection
from rulerunner.lang.refs import HQ_SERVER, Every, Top
from rulerunner.lang.statics import Player, TrashFreely
from rulerunner.lang.sugar import interrupt, paid, play, static
from rulerunner.lang.words import GRIP, HEAP, HQ, ICE, STRENGTH
from tests.support.classic import classic, strength_of
from tests.support.classic_runner import CORP, to_action
from tests.support.table import Table


def does(*abilities: Ability, **runner: object) -> Table:
    """The Runner has just played a prep with these abilities."""
    seat = Seat(**({"credits": 0, "hand": ["Testing"]} | runner))  # type: ignore[arg-type]
    face = Face(Facts("Testing", "runner", "event", cost=0), abilities)
    t = classic(
        corp=CORP,
        runner=seat,
        faces=[face],
        servers={"HQ": At(ice=["Filter", "Keeper (rezzed)"]), "remote 1": At(root=["Krumz"])},
    )
    t.runner("play", "Testing")
    return t


def points(t: Table) -> int:
    return score(t.game.state, "runner")


def test_points_without_an_agenda_are_scored_and_lost() -> None:
    assert points(does(play(ScorePoints(2)))) == 2
    assert points(does(play(ScorePoints(2), LosePoints(1)))) == 1
    t = does(play(LosePoints(3)), score=["Hostile Takeover"])
    assert (points(t), t.zone("Hostile Takeover")) == (0, "runner score"), "no more than there are"


def test_points_of_the_other_player_are_theirs() -> None:
    t = does(play(ScorePoints(1, "corp")))
    assert (score(t.game.state, "corp"), points(t)) == (1, 0)


@pytest.mark.parametrize(("agendas", "able"), [([], False), (["Hostile Takeover"], True)])
def test_a_cost_in_agenda_points_wants_as_many(agendas: list[str], able: bool) -> None:
    sells = Face(
        Facts("Testing", "runner", "resource", cost=0), (paid((Clicks(), AgendaPoints(1)), Gain(7)),)
    )
    t = classic(corp=CORP, runner=Seat(credits=0, rig=["Testing"], score=agendas), faces=[sells])
    assert t.can("use", "Testing") == able
    if able:
        t.runner("use", "Testing")
        assert (t.credits["runner"], points(t)) == (7, 0)


def test_every_card_of_a_set_is_meant_and_no_other() -> None:
    t = does(play(Expose(Every(UNREZZED))))
    assert sorted(t.name(change.card) for change in t.events("expose")) == ["Filter", "Krumz"]
    t = does(play(Expose(Every(UNREZZED & Is(ICE)))))
    assert [t.name(change.card) for change in t.events("expose")] == ["Filter"]


def test_strength_counters_make_cards_stronger() -> None:
    t = does(play(Place(2, STRENGTH, Every(Has("icebreaker")))), rig=["Dwarf", "Raptor", "Newsgroup Filter"])
    assert (strength_of(t, "Dwarf"), strength_of(t, "Raptor")) == (3 + 2, 1 + 2)
    assert t.counters("Newsgroup Filter", STRENGTH) == 0


def test_counters_that_are_cured_do_nothing_any_more() -> None:
    more = CounterText("mark", static(Player("memory", Infection("mark"))))
    t = does(play(Infect("mark", 2)), more)
    assert t.game.state.loose_counters == {("mark", -1): 2}
    t = does(play(Infect("mark", 2), Cure("mark", 1)), more)
    assert t.game.state.loose_counters == {("mark", -1): 1}
    t = does(play(Infect("mark", 2), Cure("mark", 5)), more)
    assert t.game.state.loose_counters == {}
    assert not t.game.state.lingering


@pytest.mark.parametrize(("bits", "free"), [(0, False), (1, True)])
def test_what_lasts_keeps_its_condition(bits: int, free: bool) -> None:
    """A linked static ability applies only while its condition is true."""
    rich = static(TrashFreely(In(HQ)), condition=AtLeast(CreditsOf("runner"), 1))
    face = Face(Facts("Testing", "runner", "event", cost=0), (play(Run(HQ_SERVER, linked=(rich,))),))
    t = classic(corp=CORP, runner=Seat(credits=bits, hand=["Testing"]), faces=[face])
    t.runner("play", "Testing")
    offered = False
    while t.in_run():
        offered = offered or t.can("trash", "Keeper")
        t.passes()
    assert offered == free


def test_a_delayed_interrupt_is_gone_once_it_has_resolved() -> None:
    t = does(
        play(Later(interrupt(Trigger("tags"), Prevent(1)))),
        hand=["Testing", *["Drone for a Day"] * 2],
        credits=8,
    )
    for tags in (0, 1):
        to_action(t)
        t.runner("play", "Drone for a Day")
        to_action(t)
        assert t.tags == tags


def test_the_top_of_the_trash_is_what_came_there_last() -> None:
    seller = Face(
        Facts("Testing", "runner", "resource", cost=0), (paid(Clicks(), MoveTo(Top(HEAP, 2), GRIP)),)
    )
    runner = Seat(rig=["Testing"], discard=["Krash", "Worm", "Dwarf"])
    t = classic(corp=CORP, runner=runner, faces=[seller])
    t.runner("use", "Testing")
    assert (t.zone("Krash"), t.zone("Worm"), t.zone("Dwarf")) == ("heap", "grip", "grip")


def test_the_maximum_hand_size_is_a_number() -> None:
    assert does(play(Gain(HandSize()))).credits["runner"] == 5
    assert does(play(Gain(HandSize())), core_damage=2).credits["runner"] == 3
    assert does(play(Gain(HandSize())), core_damage=7).credits["runner"] == 0
