"""Sentences of 26.03 that no other play is about: hosting, the action phase that ends, repeated and modal
abilities, subtypes, sabotage, charging, agendas that were none."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Sub, Trigger
from rulerunner.lang.conditions import Exists
from rulerunner.lang.costs import Clicks
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, Has, HostedOn, In, Is, Named
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Arrange,
    Charge,
    Choose,
    ChooseOne,
    Draw,
    EndActionPhase,
    Gain,
    HostCard,
    If,
    InstallCard,
    LookAtTop,
    Place,
    Repeat,
    Sabotage,
    Swap,
    Trash,
    TurnDown,
)
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import CHOSEN, THIS, Chosen, Top
from rulerunner.lang.statics import GainsSubtype, LosesSubtype, Modify
from rulerunner.lang.sugar import paid, play, static, when
from tests.support.faces import made, table
from tests.support.table import Table

CORP = Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, deck=["9x Sure Gamble"])


def ear(kind: str, name: str) -> Face:
    """A resource that gets a counter whenever something of a kind happens."""
    return made(name, "resource", when(Trigger(kind), Place(1, "power")))


def at_table(*faces: Face, **place: Any) -> Table:
    return table(*faces, **({"corp": CORP, "runner": RUNNER} | place))


# --- hosting ----------------------------------------------------------------------------------------------

SHELF = made(
    "Shelf",
    "resource",
    paid(Clicks(), HostCard(Top("stack", 1))),
    paid(Clicks(), Choose(HostedOn(THIS)), InstallCard(CHOSEN)),
    paid(Clicks(), Trash(THIS)),
)


@pytest.mark.rule("nsg-26.03 1.13.2c", "nsg-26.03 1.13.7b")
def test_a_card_that_is_installed_from_its_host_is_hosted_no_more() -> None:
    t = at_table(SHELF, runner=RUNNER._replace(rig=["Shelf"], deck=["Corroder", "Mimic"]))
    t.runner("use", "Shelf", ability=0)
    there = t.game.state.cards[t.card("Corroder")]
    assert (there.host, there.faceup) == (t.card("Shelf"), True), "face up, unless something else is said"
    t.runner("use", "Shelf", ability=1)
    assert t.game.state.cards[t.card("Corroder")].host == -1
    t.until(kind="action")
    t.runner("use", "Shelf", ability=2)
    assert (t.zone("Shelf"), t.zone("Corroder")) == ("heap", "table")


# --- face-down cards of the Runner ------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 8.1.4d", "nsg-26.03 4.6.4d")
def test_a_card_that_is_turned_face_down_stays_installed_and_is_inactive() -> None:
    cloth = made("Cloth", "resource", paid(Clicks(), TurnDown(Named("Bell"))))
    bell = made(
        "Bell",
        "hardware",
        when(Trigger("gain credits"), Place(1, "power")),
        static(Modify("strength", 1, Is("program"))),
    )
    gone = ear("uninstall", "Gone")
    t = at_table(cloth, bell, gone, runner=RUNNER._replace(rig=["Cloth", "Bell", "Gone", "Corroder"]))
    assert strength(t.game.state, t.card("Corroder")) == 3
    t.runner("use", "Cloth")
    bell_id = t.card("Bell")
    number = t.game.state.cards[bell_id].object_no
    assert t.zone("Bell") == "table"
    assert strength(t.game.state, t.card("Corroder")) == 2
    t.until(kind="action")
    t.runner("gain credit")
    assert t.counters("Bell", "power") == 0
    assert not t.events("trash")
    assert t.game.state.cards[bell_id].object_no == number, "it is the same object"


# --- the action phase ends ---------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 5.4.3", "nsg-26.03 5.4.3a", "nsg-26.03 5.4.3c", "nsg-26.03 5.4.3e")
def test_once_the_action_phase_ends_nothing_more_of_the_ability_resolves_and_no_action_is_left() -> None:
    curtain = made("Curtain", "operation", play(Gain(1), EndActionPhase(), Gain(5)))
    hand = ["Curtain", "3x Hedge Fund", "4x Ice Wall"]
    t = at_table(curtain, turn="corp", corp=CORP._replace(hand=hand, credits=5))
    t.corp("play", "Curtain")
    assert t.credits["corp"] == 6
    assert not t.can("gain credit")
    assert (t.decision.side, t.step) == ("corp", "5.6.3a")


@pytest.mark.rule("nsg-26.03 5.4.3b")
def test_what_was_pending_as_the_action_phase_ends_is_lost() -> None:
    """Both hear of the credit. The first to resolve ends the phase: the other has nothing to say any more."""
    curtain = made("Curtain", "asset", when(Trigger("gain credits"), EndActionPhase()))
    bell = made("Bell", "asset", when(Trigger("gain credits"), Place(1, "power")))
    for first, counters in (("Curtain", 0), ("Bell", 1)):
        t = at_table(
            curtain,
            bell,
            turn="corp",
            corp=CORP,
            servers={"remote 1": At(root=["Curtain (rezzed)"]), "remote 2": At(root=["Bell (rezzed)"])},
        )
        t.corp("gain credit")
        t.corp("trigger", first)
        t.until(side="runner", kind="action")
        assert t.counters("Bell", "power") == counters
        assert t.game.state.players["corp"].credits == 6


# --- agendas that were none --------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.17.3f", "nsg-26.03 10.1.3", "nisei-1.4 9.12.3")
def test_what_is_added_as_an_agenda_is_neither_scored_nor_stolen_and_loses_what_it_was() -> None:
    badge = made(
        "Badge", "resource", paid(Clicks(), AddAsAgenda(2)), static(Modify("strength", 3, Is("program")))
    )
    t = at_table(
        badge,
        ear("steal", "Thief"),
        ear("score", "Clerk"),
        runner=RUNNER._replace(rig=["Badge", "Thief", "Clerk", "Corroder"]),
    )
    assert strength(t.game.state, t.card("Corroder")) == 5
    t.runner("use", "Badge")
    assert t.zone("Badge") == "runner score"
    assert t.game.view("corp").runner.points == 2
    assert (t.counters("Thief", "power"), t.counters("Clerk", "power")) == (0, 0)
    assert strength(t.game.state, t.card("Corroder")) == 2


# --- repeated and modal abilities --------------------------------------------------------------------------


@pytest.mark.rule(
    "nsg-26.03 9.12.4b",
    "nsg-26.03 9.12.4c",
    "nsg-26.03 9.12.4d",
    "nisei-1.4 9.11.4b",
    "nisei-1.4 9.11.4c",
    "nisei-1.4 9.11.4d",
)
def test_each_repetition_has_its_own_choice_and_its_own_checkpoint_and_their_number_is_fixed() -> None:
    crowd = INSTALLED & Is("hardware")
    wheel = made("Wheel", "event", play(Repeat(Count(crowd), (Choose(crowd), Trash(CHOSEN)))))
    bell = made("Bell", "resource", when(Trigger("trash"), Gain(1)))
    one, two = made("One", "hardware"), made("Two", "hardware")
    t = at_table(wheel, bell, one, two, runner=RUNNER._replace(hand=["Wheel"], rig=["One", "Two", "Bell"]))
    t.runner("play", "Wheel")
    t.runner("card", "Two")
    assert t.zone("Two") == "heap"
    assert t.zone("One") == "heap", "twice, as there were two when it was counted"
    assert t.credits["runner"] == 12, "for these two, and for the event itself"


@pytest.mark.rule("nsg-26.03 9.12.6b", "nsg-26.03 9.12.6c", "nsg-26.03 9.12.6d")
def test_modes_are_chosen_one_after_the_other_in_any_order_and_each_once() -> None:
    menu = made("Menu", "event", play(ChooseOne(((Gain(1),), (Draw(1),), (Gain(5),)), amount=2, up_to=True)))
    t = at_table(menu, runner=RUNNER._replace(hand=["Menu"]))
    t.runner("play", "Menu")
    offered = [len(t.decision.options)]
    t.choose(2)
    assert t.credits["runner"] == 14, "done before the next is chosen"
    offered.append(len(t.decision.options))
    t.choose(0)
    assert offered == [4, 3], "three and to choose none; then each that was not chosen yet"
    assert t.credits["runner"] == 15
    assert t.decision.kind == "action", "two, and no more"


# --- subtypes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 9.12.1b", "nisei-1.4 9.11.1b")
@pytest.mark.parametrize(
    ("gained", "lost", "has"), [(0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False), (2, 2, True)]
)
def test_a_subtype_is_there_as_long_as_it_is_added_more_often_than_removed(
    gained: int, lost: int, has: bool
) -> None:
    wall = made("Wall", "ice", Sub((Gain(1),)), subtypes=("barrier",))
    on = INSTALLED & Named("Wall")
    more, less = (
        made("More", "asset", static(GainsSubtype("barrier", on))),
        made("Less", "asset", static(LosesSubtype("barrier", on))),
    )
    count = made(
        "Count",
        "resource",
        paid(Clicks(), Gain(1), If(Exists(INSTALLED & Has("barrier")), (Place(1, "power", THIS),))),
    )
    servers = {"HQ": At(ice=["Wall (rezzed)"])}
    for number, name in enumerate(["More"] * gained + ["Less"] * lost, 1):
        servers[f"remote {number}"] = At(root=[f"{name} (rezzed)"])
    t = at_table(wall, more, less, count, runner=RUNNER._replace(rig=["Count"]), servers=servers)
    t.runner("use", "Count")
    assert (t.counters("Count", "power") == 1) == has


# --- sabotage ----------------------------------------------------------------------------------------------

BOMB = made("Bomb", "event", play(Sabotage(3)))


@pytest.mark.rule("nsg-26.03 10.12.1", "nsg-26.03 10.12.2a", "nsg-26.03 10.12.2b")
def test_sabotaged_cards_go_face_down_and_those_of_the_deck_unseen() -> None:
    t = at_table(
        BOMB,
        corp=Seat(hand=["Ice Wall", "Enigma"], deck=["PAD Campaign", "3x Hedge Fund"]),
        runner=RUNNER._replace(hand=["Bomb"]),
    )
    t.runner("play", "Bomb")
    assert t.decision.side == "corp"
    assert t.zone("PAD Campaign") == "R&D", "the Corp decides before it sees what the rest is"
    t.corp("card", "Ice Wall")
    t.corp("done")
    archives = [t.game.state.cards[c] for c in t.game.state.zones["Archives"]]
    assert sorted(card.face.name for card in archives) == ["Hedge Fund", "Ice Wall", "PAD Campaign"]
    assert not any(card.faceup for card in archives)


@pytest.mark.rule("nsg-26.03 10.12.3a")
def test_with_few_cards_in_the_deck_the_corp_chooses_enough_from_its_hand() -> None:
    t = at_table(
        BOMB,
        corp=Seat(hand=["Ice Wall", "Enigma", "PAD Campaign"], deck=["Hedge Fund"]),
        runner=RUNNER._replace(hand=["Bomb"]),
    )
    t.runner("play", "Bomb")
    assert not t.can("done"), "one card in R&D: two at least from HQ"
    t.corp("card", "Ice Wall")
    assert not t.can("done")
    t.corp("card", "Enigma")
    if t.game.decision is not None and t.can("done"):
        t.corp("done")
    assert sorted(t.name(c) for c in t.game.state.zones["Archives"]) == ["Enigma", "Hedge Fund", "Ice Wall"]


# --- charging ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 10.10.2", "nsg-26.03 10.10.3")
def test_only_a_card_with_a_power_counter_is_charged() -> None:
    one, two, three = (made(name, "hardware") for name in ("One", "Two", "Three"))
    plug = made("Plug", "resource", paid(Clicks(), Choose(INSTALLED & Is("hardware")), Charge(CHOSEN)))
    own = made("Own", "resource", paid(Clicks(), Charge(THIS)))
    t = at_table(
        one,
        two,
        three,
        plug,
        own,
        runner=RUNNER._replace(rig=["One (1 power)", "Two", "Three (2 power)", "Plug", "Own"]),
    )
    t.runner("use", "Plug")
    assert sorted(t.name(o.card) for o in t.decision.options) == ["One", "Three"]
    t.runner("card", "One")
    assert t.counters("One", "power") == 2
    t.runner("use", "Own")
    assert t.counters("Own", "power") == 0


# --- arranging and swapping --------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 8.3.1a")
def test_one_card_is_not_arranged() -> None:
    peek = made("Peek", "event", play(LookAtTop("stack", 3), Arrange()))
    t = at_table(peek, runner=Seat(hand=["Peek"], deck=["Sure Gamble"]))
    t.runner("play", "Peek")
    t.until(kind="action", limit=1)
    t = at_table(peek, runner=Seat(hand=["Peek"], deck=["Sure Gamble", "Diesel"]))
    t.runner("play", "Peek")
    assert t.decision.kind != "action", "two are"


@pytest.mark.rule("nsg-26.03 8.8.4a")
def test_swapped_cards_enter_as_any_card_would() -> None:
    trade = made(
        "Trade",
        "operation",
        play(
            Choose(INSTALLED & Named("Crate")),
            Choose(In("HQ") & Named("Box"), slot=1),
            Swap(CHOSEN, Chosen(1)),
        ),
    )
    crate, box = made("Crate", "asset"), made("Box", "asset")
    t = at_table(
        trade,
        crate,
        box,
        turn="corp",
        corp=CORP._replace(hand=["Trade", "Box"]),
        servers={"remote 1": At(root=["Crate (rezzed)"])},
    )
    t.corp("play", "Trade")
    assert (t.zone("Crate"), t.zone("Box")) == ("HQ", "table")
    assert not t.rezzed("Box"), "it enters unrezzed, though the other was rezzed"


@pytest.mark.rule("nsg-26.03 8.8.4c")
def test_agendas_that_are_swapped_keep_their_counters() -> None:
    trade = made(
        "Trade",
        "operation",
        play(Choose(In("corp score")), Choose(In("runner score"), slot=1), Swap(CHOSEN, Chosen(1))),
    )
    one, two = (made(name, "agenda", cost=None, requirement=2, points=1) for name in ("First", "Second"))
    t = at_table(
        trade,
        one,
        two,
        turn="corp",
        corp=CORP._replace(hand=["Trade"], score=["First (2 agenda)"]),
        runner=RUNNER._replace(score=["Second (1 agenda)"]),
    )
    t.corp("play", "Trade")
    assert (t.zone("First"), t.zone("Second")) == ("runner score", "corp score")
    assert (t.counters("First", "agenda"), t.counters("Second", "agenda")) == (2, 1)
