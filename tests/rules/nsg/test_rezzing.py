"""8.1: cards that lie face up and face down; rezzing and derezzing."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.context import plain
from rulerunner.kernel.read.evaluate import select
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, TrashCards
from rulerunner.lang.filters import REZZED, UNREZZED, In, Is
from rulerunner.lang.instructions import Choose, Derez, Gain, GiveTags, RezCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import about, paid, play, static, when
from rulerunner.lang.words import HQ, ICE
from tests.support.corp import corp_turn, names
from tests.support.faces import made, table

WAKE = made("Wake", "operation", play(Choose(UNREZZED & Is(ICE)), RezCard(CHOSEN)))
SLEEP = made("Sleep", "operation", play(Choose(REZZED), Derez(CHOSEN)))


@pytest.mark.rule("nsg-26.03 8.1.1", "nsg-26.03 8.1.4f", "nisei-1.4 8.1.2b")
def test_installed_corp_cards_are_rezzed_or_not_and_runner_cards_neither() -> None:
    t = table(
        corp=Seat(hand=["Hedge Fund"], score=["Hostile Takeover"]),
        runner=Seat(rig=["Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"]), "remote 1": At(root=["PAD Campaign"])},
    )
    ctx = plain(-1, "corp")
    rezzed, unrezzed = (
        sorted(t.name(c) for c in select(t.game.state, ctx, wanted)) for wanted in (REZZED, UNREZZED)
    )
    assert rezzed == ["Ice Wall"]
    assert unrezzed == ["Enigma", "PAD Campaign"]


@pytest.mark.rule("nsg-26.03 8.1.2", "nsg-26.03 8.1.2a", "nsg-26.03 8.1.2c", "nisei-1.4 8.1.2a")
def test_in_a_window_of_the_turn_assets_and_upgrades_are_rezzed_but_no_ice_and_no_agenda() -> None:
    t = corp_turn(
        corp=Seat(credits=20),
        servers={
            "HQ": At(ice=["Ice Wall"], root=["Crisium Grid"]),
            "remote 1": At(root=["PAD Campaign"]),
            "remote 2": At(root=["Hostile Takeover"]),
        },
    )
    assert {t.name(o.card) for o in t.find("rez")} == {"Crisium Grid", "PAD Campaign"}
    t.corp("rez", "PAD Campaign")
    assert t.rezzed("PAD Campaign")


@pytest.mark.rule("nsg-26.03 8.1.2b", "nsg-26.03 8.1.2d")
@pytest.mark.parametrize(("credits", "rezzed"), [(3, True), (2, False)])
def test_an_ability_may_rez_at_another_time_but_the_rez_cost_is_still_paid(
    credits: int, rezzed: bool
) -> None:
    free = made("Free", "operation", play(Choose(UNREZZED), RezCard(CHOSEN, ignoring="all")))
    place = {"HQ": At(ice=["Enigma"])}
    t = table(WAKE, turn="corp", corp=Seat(credits=credits, hand=["Wake"]), servers=place)
    t.corp("play", "Wake")
    assert t.rezzed("Enigma") == rezzed
    assert t.credits["corp"] == (0 if rezzed else credits)
    ignored = table(free, turn="corp", corp=Seat(credits=0, hand=["Free"]), servers=place)
    ignored.corp("play", "Free")
    assert ignored.rezzed("Enigma"), "unless the ability says otherwise"


@pytest.mark.rule("nsg-26.03 8.1.2e")
def test_the_cost_is_paid_and_what_that_sets_off_resolves_before_the_card_is_turned_up() -> None:
    toll = made("Toll", "asset", static(AdditionalCost("rez", (TrashCards(In(HQ), 1),), Is(ICE))))
    mourn = made("Mourn", "asset", when(Trigger("trash"), GiveTags(1)))
    glad = made("Glad", "asset", when(Trigger("rez"), Gain(1)))
    t = table(
        toll,
        mourn,
        glad,
        corp=Seat(credits=3, hand=["Hedge Fund"]),
        servers={
            "HQ": At(ice=["Enigma"]),
            "remote 1": At(root=["Toll (rezzed)"]),
            "remote 2": At(root=["Mourn (rezzed)"]),
            "remote 3": At(root=["Glad (rezzed)"]),
        },
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Enigma")
    kinds = [
        e.kind for e in t.game.events if e.kind in ("spend credits", "trash", "tags", "rez", "gain credits")
    ]
    assert kinds == ["spend credits", "trash", "tags", "rez", "gain credits"]


@pytest.mark.rule("nsg-26.03 8.1.3", "nsg-26.03 8.1.3b", "nisei-1.4 8.1.3")
def test_a_derezzed_card_lies_face_down_does_nothing_and_that_costs_nothing() -> None:
    pay = made("Pay", "asset", paid(Clicks(), Gain(5)), cost=4)
    t = table(
        SLEEP,
        pay,
        turn="corp",
        corp=Seat(credits=0, hand=["Sleep"]),
        servers={"remote 1": At(root=["Pay (rezzed)"])},
    )
    assert t.can("use", "Pay")
    t.corp("play", "Sleep")
    assert t.zone("Pay") == "table"
    assert not t.rezzed("Pay")
    assert not t.can("use", "Pay")
    assert len(t.events("derez")) == 1
    assert t.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 9.1.7", "nsg-26.03 8.1.2e")
def test_a_card_is_active_from_the_moment_it_is_rezzed_and_sees_its_own_rezzing() -> None:
    hello = made("Hello", "asset", when(about("rez"), Gain(2)), cost=1)
    t = corp_turn(faces=(hello,), corp=Seat(credits=1), servers={"remote 1": At(root=["Hello"])})
    t.corp("rez", "Hello")
    assert t.credits["corp"] == 2


@pytest.mark.rule("nsg-26.03 8.5.7", "nsg-26.03 8.5.2d")
def test_new_ice_is_the_outermost_and_ice_trashed_for_it_keeps_its_face() -> None:
    t = table(
        turn="corp",
        corp=Seat(hand=["Wall of Static"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"])},
    )
    t.corp("install", "Wall of Static")
    t.corp("server", server="HQ")
    t.corp("trash", "Enigma")
    t.corp("done")
    assert [t.name(c) for c in t.game.state.servers[0].ice] == ["Ice Wall", "Wall of Static"]
    assert names(t, "Archives") == ["Enigma"]
    assert not t.rezzed("Enigma")
