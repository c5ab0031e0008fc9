"""Cards in view: looked at, revealed, set aside; picked among, put in order, moved; and cards at random."""

from typing import Any

import pytest

from rulerunner import Seat
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import AMONG, In, Is, OnTop
from rulerunner.lang.instructions import (
    Arrange,
    Choose,
    ChooseRandom,
    Gain,
    InstallCard,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    RevealHand,
    RevealTop,
    Sabotage,
    Search,
    SetAside,
    SetAsideUntil,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import LAST, Count
from rulerunner.lang.refs import CHOSEN, THOSE
from rulerunner.lang.sugar import paid, play, together, when
from rulerunner.view.recall import recalled
from tests.support.faces import made, table
from tests.support.table import Table

DECK = ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic"]


def using(*block: Any, deck: list[str] = DECK, **runner: Any) -> Table:
    """The Runner uses a resource that does this."""
    tool = made("Tool", "resource", paid(Clicks(), *block))
    seat = Seat(**{"credits": 9, "deck": deck, "rig": ["Tool"], **runner})
    corp = Seat(hand=["Hedge Fund", "Ice Wall"], deck=["Enigma", "Wall of Static"])
    t = table(tool, runner=seat, corp=corp)
    t.runner("use", "Tool")
    return t


def stack(t: Table) -> list[str]:
    return [t.name(cid) for cid in t.game.state.zones["stack"]]


def names(t: Table, zone: str) -> list[str]:
    return sorted(t.name(cid) for cid in t.game.state.zones[zone])


def pick(t: Table, *cards: str) -> None:
    """Choose cards; the only one left is chosen by itself."""
    for card in cards:
        if t.decision.kind == "choose card":
            t.choose(t.find("card", card)[0])


@pytest.mark.rule("nsg-26.03 8.3.3", "nisei-1.4 9.10.4e")
def test_the_cards_looked_at_are_arranged_from_the_top_one_downwards() -> None:
    t = using(LookAtTop("stack", 3), Arrange())
    pick(t, "Gordian Blade", "Corroder", "Diesel")
    assert stack(t) == ["Gordian Blade", "Corroder", "Diesel", "Sure Gamble", "Mimic"]


@pytest.mark.rule("nsg-26.03 8.3.3a")
def test_what_the_corp_has_arranged_the_runner_no_longer_knows_by_its_place() -> None:
    """Kills memories that follow a card through an order somebody else has made."""
    plan = made("Plan", "resource", paid(Clicks(), LookAtTop("R&D", 1), user="you"))
    order = made("Order", "operation", play(LookAtTop("R&D", 2), Arrange()))
    corp = Seat(clicks=3, hand=["Order"], deck=["Enigma", "Ice Wall", "Hedge Fund", "PAD Campaign"])
    t = table(plan, order, corp=corp, runner=Seat(clicks=1, rig=["Plan"]))
    t.runner("use", "Plan")
    assert t.card("Enigma") in recalled(t.game.state, "runner")
    t.until(side="corp", kind="action")
    assert t.zone("Enigma") == "HQ", "the Corp has drawn it"
    t.corp("play", "Order")
    pick(t, "Hedge Fund", "Ice Wall")
    assert not {t.card("Hedge Fund"), t.card("Ice Wall")} & recalled(t.game.state, "runner")
    assert {t.card("Hedge Fund"), t.card("Ice Wall")} <= recalled(t.game.state, "corp")


def test_what_was_taken_out_of_the_cards_in_view_is_not_among_them_any_more() -> None:
    t = using(LookAtTop("stack", 3), Choose(AMONG), MoveTo(CHOSEN, "grip"), Gain(Count(AMONG)))
    pick(t, "Diesel")
    assert names(t, "grip") == ["Diesel"]
    assert t.credits["runner"] == 9 + 2


def test_nothing_is_in_view_of_a_deck_that_has_been_shuffled() -> None:
    t = using(LookAtTop("stack", 3), ShuffleDeck(), Gain(Count(AMONG)))
    assert t.credits["runner"] == 9


def test_a_card_in_view_may_be_installed_from_where_it_lies() -> None:
    t = using(RevealTop("stack", 2), May((Choose(AMONG & Is("program")), InstallCard(CHOSEN, discount=1))))
    t.runner("yes")
    pick(t, "Corroder")
    assert (t.zone("Corroder"), t.credits["runner"]) == ("table", 8)
    assert [t.name(e.card) for e in t.events("reveal")] == ["Corroder", "Diesel"]


def test_cards_are_set_aside_face_up_and_come_back() -> None:
    t = using(
        SetAside("stack", 2), Choose(AMONG), Trash(CHOSEN), together(MoveAll(AMONG, "stack"), ShuffleDeck())
    )
    aside = [t.game.state.cards[cid] for cid in t.game.state.zones["aside"]]
    assert [card.face.name for card in aside] == ["Corroder", "Diesel"]
    assert all(card.faceup for card in aside)
    pick(t, "Diesel")
    assert names(t, "heap") == ["Diesel"]
    assert sorted(stack(t)) == ["Corroder", "Gordian Blade", "Mimic", "Sure Gamble"]
    assert t.events("trash")[-1].origin == "stack", "where it was before it was set aside (4.8.3)"


@pytest.mark.parametrize(("amount", "left"), [(1, 4), (2, 2), (3, 0), (9, 0)])
def test_cards_are_set_aside_until_enough_of_a_set_are_there(amount: int, left: int) -> None:
    t = using(SetAsideUntil("stack", Is("program"), amount), Gain(LAST), MoveTo(THOSE, "grip"))
    assert len(stack(t)) == left
    assert t.credits["runner"] == 9 + 5 - left


def test_the_top_cards_of_a_deck_leave_it_together() -> None:
    t = using(MoveAll(OnTop("stack", 2), "removed"))
    assert (names(t, "removed"), stack(t)) == (["Corroder", "Diesel"], DECK[2:])


def test_a_whole_hand_is_revealed_and_one_of_it_taken() -> None:
    t = using(RevealHand("HQ"), Choose(AMONG & Is("ice")), Trash(CHOSEN))
    pick(t, "Ice Wall")
    assert names(t, "Archives") == ["Ice Wall"]
    assert sorted(t.name(e.card) for e in t.events("reveal", side="runner")) == ["Hedge Fund", "Ice Wall"]


def test_cards_are_picked_at_random_and_nobody_is_asked() -> None:
    seen = set()
    for seed in range(12):
        tool = made("Tool", "resource", paid(Clicks(), ChooseRandom(In("HQ")), Trash(CHOSEN)))
        corp = Seat(hand=["Hedge Fund", "Ice Wall", "Enigma"])
        t = table(tool, runner=Seat(rig=["Tool"]), corp=corp, seed=seed)
        t.runner("use", "Tool")
        assert t.decision.kind == "action"
        seen |= set(names(t, "Archives"))
        assert len(names(t, "Archives")) == 1
    assert seen == {"Hedge Fund", "Ice Wall", "Enigma"}


SABOTAGE = pytest.mark.rule("nsg-26.03 10.12.2", "nsg-26.03 10.12.3")


@SABOTAGE
@pytest.mark.parametrize("chosen", [[], ["Ice Wall"], ["Ice Wall", "Hedge Fund"]])
def test_the_corp_chooses_what_it_loses_by_sabotage(chosen: list[str]) -> None:
    t = using(Sabotage(2))
    for card in chosen:
        t.corp("card", card)
    if len(chosen) < 2:
        t.corp("done")
    top = ["Enigma", "Wall of Static"][: 2 - len(chosen)]
    assert names(t, "Archives") == sorted([*chosen, *top])
    assert not any(t.game.state.cards[cid].faceup for cid in t.game.state.zones["Archives"])
    assert {e.side for e in t.events("trash")} == {"corp"}


@SABOTAGE
def test_what_r_and_d_is_short_of_comes_from_hq() -> None:
    t = using(Sabotage(3))
    assert not t.can("done"), "there are but two cards in R&D"
    t.corp("card", "Ice Wall")
    t.corp("done")
    assert names(t, "Archives") == ["Enigma", "Ice Wall", "Wall of Static"]
    assert using(Sabotage(9)).can("card", "Ice Wall")


def heard(*abilities: Ability) -> Table:
    watch = made("Watch", "resource", *abilities)
    runner = Seat(credits=5, hand=["Corroder"], discard=["Mimic"], deck=DECK, rig=["Watch"])
    return table(watch, runner=runner)


def test_where_a_card_came_from_is_part_of_what_happened() -> None:
    from_heap = when(Trigger("install", side="you", origin=("heap",)), Gain(3))
    take = paid(Clicks(), Choose(In("heap")), InstallCard(CHOSEN))
    t = heard(from_heap, take)
    t.runner("install", "Corroder")
    assert t.credits["runner"] == 3
    t.runner("use", "Watch")
    while t.decision.kind != "action":
        t.passes()
    assert t.credits["runner"] == 3 - 3 + 3


def test_a_card_found_by_a_search_comes_from_where_it_was_sought() -> None:
    """It lay aside for a moment, which no other ability sees (26.03: 4.8.3)."""
    from_heap = when(Trigger("install", side="you", origin=("heap",)), Gain(3))
    t = heard(from_heap, paid(Clicks(), Search("heap", Is("program")), InstallCard(CHOSEN, "all")))
    t.runner("use", "Watch")
    pick(t, "Mimic")
    while t.decision.kind != "action":
        t.passes()
    assert t.credits["runner"] == 5 + 3
    assert [(e.side, e.origin) for e in t.events("search")] == [("runner", "heap")]


def test_a_card_found_and_left_goes_back_only_once_the_whole_ability_is_done() -> None:
    """A part of the ability comes to its end first: what was found before it is still at hand."""
    t = using(Search("stack", Is("program")), May((Gain(1),)), MoveTo(CHOSEN, "grip"))
    pick(t, "Mimic")
    t.runner("yes")
    assert names(t, "grip") == ["Mimic"]
