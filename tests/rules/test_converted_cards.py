"""Cards that become agendas or counters, for a while (1.4: 9.12.3, 9.12.4; 26.03: 10.1.3, 10.1.4)."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits, Forfeit, MoveCards
from rulerunner.lang.filters import INSTALLED, REZZED, In, Is, Same
from rulerunner.lang.instructions import AddAsAgenda, Choose, Gain, HostAsCounter, MoveTo, Trash
from rulerunner.lang.refs import CHOSEN, HOST
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import CORP_SCORE, GRIP, RUNNER_SCORE, STACK, Zone
from tests.support.faces import made, table
from tests.support.table import Table

SCORED = In(RUNNER_SCORE)
BADGE = made("Badge", "resource", paid(Clicks(), AddAsAgenda(2)))
HANDS = {
    "to the grip": paid(Clicks(), Choose(SCORED), MoveTo(CHOSEN, GRIP)),
    "to the stack": paid(Clicks(), Choose(SCORED), MoveTo(CHOSEN, STACK)),
    "out of the game": paid(Clicks(), Choose(SCORED), MoveTo(CHOSEN, "removed")),
    "as a cost": paid((Clicks(), MoveCards(SCORED, GRIP)), Gain(1)),
    "to the other player": paid(Clicks(), Choose(SCORED), MoveTo(CHOSEN, CORP_SCORE)),
    "by a forfeit": paid((Clicks(), Forfeit()), Gain(1)),
}


def badge_moved(how: str) -> Table:
    """The Badge becomes an agenda, and then it is moved."""
    hand = made("Hand", "resource", HANDS[how])
    bell = made("Bell", "resource", when(Trigger("trash"), Gain(1)))
    t = table(BADGE, hand, bell, runner=Seat(rig=["Badge", "Hand", "Bell"], deck=["9x Diesel"]))
    t.runner("use", "Badge")
    assert t.game.view("corp").runner.points == 2
    t.until(kind="action")
    t.runner("use", "Hand")
    if t.can("card"):
        t.runner("card", "Badge")
    return t


@pytest.mark.rule("nisei-1.4 9.12.3", "nsg-26.03 10.1.3")
@pytest.mark.parametrize("how", ["to the grip", "to the stack", "out of the game", "as a cost"])
def test_a_card_that_has_become_an_agenda_is_trashed_as_it_leaves_the_score_areas(how: str) -> None:
    t = badge_moved(how)
    assert t.zone("Badge") == "heap"
    assert t.game.view("corp").runner.points == 0
    assert [t.name(event.card) for event in t.events("trash")] == ["Badge"]
    assert t.game.state.cards[t.card("Badge")].worth is None, "itself again"
    assert t.credits["runner"] == 5 + 1 + (how == "as a cost"), "it was trashed, for whoever hears of that"


@pytest.mark.rule("nisei-1.4 9.12.3", "nsg-26.03 10.1.3")
def test_a_card_that_has_become_an_agenda_is_not_trashed_as_it_is_forfeited() -> None:
    t = badge_moved("by a forfeit")
    assert t.zone("Badge") == "removed"
    assert not t.events("trash")


@pytest.mark.rule("nisei-1.4 9.12.3", "nsg-26.03 10.1.3")
def test_a_card_that_has_become_an_agenda_is_one_in_the_other_score_area_too() -> None:
    t = badge_moved("to the other player")
    assert t.zone("Badge") == CORP_SCORE
    view = t.game.view("corp")
    assert (view.runner.points, view.corp.points) == (0, 2)
    assert not t.events("trash")


STAMP = made(
    "Stamp",
    "operation",
    play(Choose(REZZED & Is("ice")), HostAsCounter(CHOSEN, (static(Modify("strength", 2, Same(HOST))),))),
    subtypes=("condition",),
)


@pytest.mark.rule("nisei-1.4 9.12.4", "nsg-26.03 10.1.4", "nisei-1.4 10.3.1i", "nsg-26.03 10.3.1k")
def test_a_card_that_has_become_a_counter_is_a_card_again_in_the_discard_pile() -> None:
    """With its host it goes to Archives, and is played from there as the operation that it is."""
    bomb = made("Bomb", "operation", play(Choose(REZZED & Is("ice")), Trash(CHOSEN)))
    gone = Choose(In("Archives") & Is("operation"))
    back = made("Back", "asset", paid(Credits(0), gone, MoveTo(CHOSEN, "HQ")))
    t = table(
        STAMP,
        bomb,
        back,
        turn="corp",
        corp=Seat(clicks=3, hand=["Stamp", "Bomb"], deck=["9x Hedge Fund"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["Back (rezzed)"])},
    )
    t.corp("play", "Stamp")
    assert strength(t.game.state, t.card("Ice Wall")) == 3
    t.until(kind="action")
    t.corp("play", "Bomb")
    assert (t.zone("Ice Wall"), t.zone("Stamp")) == ("Archives", "Archives")
    assert not t.game.state.lingering, "the counter says nothing any more"
    t.until(option="use")
    t.corp("use", "Back")
    assert {t.name(option.card) for option in t.find("card")} == {"Stamp", "Bomb"}
    t.corp("card", "Stamp")
    assert t.zone("Stamp") == "HQ"


@pytest.mark.parametrize(
    ("zone", "to"),
    [("HQ", "grip"), ("R&D", "stack"), ("Archives", "heap"), ("grip", "grip"), ("heap", "heap")],
)
@pytest.mark.parametrize("as_cost", [True, False])
def test_a_card_never_goes_to_a_hand_a_deck_or_a_pile_that_is_not_its_owners(
    zone: Zone, to: str, as_cost: bool
) -> None:
    mine = INSTALLED & Is("program")
    ability = (
        paid(MoveCards(mine, zone), Gain(1))
        if as_cost
        else paid(Clicks(), Choose(mine), MoveTo(CHOSEN, zone))
    )
    t = table(made("Hand", "resource", ability), runner=Seat(rig=["Hand", "Corroder"], deck=["9x Diesel"]))
    t.until(side="runner", option="use")
    t.runner("use", "Hand")
    t.until(kind="action")
    assert t.zone("Corroder") == to
