"""26.03: cards rezzed one by one, cards removed once they have resolved, different names, a step skipped."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    HostAsCounter,
    InstallCard,
    Place,
    PlayCard,
)
from rulerunner.lang.refs import CHOSEN, HOST
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import ARCHIVES, GRIP, POWER
from tests.support.corp import names
from tests.support.faces import made, table
from tests.support.plays import follow
from tests.support.table import Table

RULES = "nsg-26.03"
CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, hand=["3x Diesel"], deck=["9x Diesel"])


@pytest.mark.rule("nsg-26.03 8.5.15a")
def test_of_several_cards_each_is_rezzed_as_soon_as_it_is_installed() -> None:
    """Ad Blitz, with X of 2: the second is not even chosen before the first is rezzed."""
    corp = CORP._replace(hand=["Ad Blitz", "PAD Campaign", "Adonis Campaign"], credits=20)
    t = Table(position(rules=RULES, turn="corp", corp=corp))
    follow(t, "play Ad Blitz", "2")
    while t.decision.kind not in ("action", "paid"):
        t.choose(t.find("server", server="new")[0] if t.can("server") else 0)
    deeds = [(e.kind, t.name(e.card)) for e in t.game.events if e.kind in ("install", "rez")]
    first = deeds[0][1]
    second = ({"PAD Campaign", "Adonis Campaign"} - {first}).pop()
    assert deeds == [("install", first), ("rez", first), ("install", second), ("rez", second)]
    assert t.rezzed("PAD Campaign")
    assert t.rezzed("Adonis Campaign")


@pytest.mark.rule("nsg-26.03 8.6.6d")
def test_what_is_to_be_removed_once_it_has_resolved_is_never_trashed() -> None:
    bell = made("Bell", "asset", when(Trigger("trash"), Place(1, POWER)))
    again = made(
        "Again",
        "asset",
        paid(Clicks(), Choose(In(ARCHIVES) & Is("operation")), PlayCard(CHOSEN, removed=True)),
    )
    t = table(
        bell,
        again,
        rules=RULES,
        turn="corp",
        corp=CORP._replace(hand=["Ice Wall"], discard=["Hedge Fund", "Enigma"]),
        servers={"remote 1": At(root=["Bell (rezzed)"]), "remote 2": At(root=["Again (rezzed)"])},
    )
    t.corp("use", "Again")
    if t.can("card"):
        t.corp("card", "Hedge Fund")
    t.until(kind="action")
    assert t.credits["corp"] == 9 - 5 + 9
    assert (names(t, "removed"), names(t, ARCHIVES)) == (["Hedge Fund"], ["Enigma"])
    assert not t.events("trash")
    assert t.counters("Bell", POWER) == 0


@pytest.mark.rule("nsg-26.03 2.1.5")
def test_cards_with_different_names_are_chosen_one_of_each_name() -> None:
    runner = RUNNER._replace(hand=["Harmony AR Therapy"], discard=["3x Diesel", "2x Corroder", "Mimic"])
    t = Table(position(rules=RULES, corp=CORP, runner=runner))
    t.runner("play", "Harmony AR Therapy")
    picked = []
    while t.can("card"):
        option = t.find("card")[0]
        picked.append(t.name(option.card))
        t.choose(option)
        assert not any(t.name(o.card) in picked for o in t.find("card")), "each name once"
    assert sorted(picked) == ["Corroder", "Diesel", "Mimic"]
    t.until(kind="action")
    assert names(t, "heap") == ["Corroder", "Diesel", "Diesel"]


STITCH = made(
    "Stitch",
    "event",
    play(
        Choose(INSTALLED & Is("program")), HostAsCounter(CHOSEN, (static(Modify("strength", 3, Same(HOST))),))
    ),
    subtypes=("condition",),
)


@pytest.mark.rule("nsg-26.03 3.7.1a", "nsg-26.03 1.13.6d")
def test_an_event_becomes_a_counter_by_its_own_ability_and_no_effect_installs_it() -> None:
    shop = made("Shop", "resource", paid(Clicks(), Choose(In(GRIP)), InstallCard(CHOSEN)))
    rig = RUNNER._replace(hand=["Stitch", "Mimic"], rig=["Shop", "Corroder"])
    t = table(STITCH, shop, rules=RULES, corp=CORP, runner=rig)
    assert not t.can("install", "Stitch")
    t.runner("use", "Shop")
    assert not t.can("card", "Stitch")
    if t.can("card"):
        t.runner("card", "Mimic")
    t.until(kind="action")
    assert (t.zone("Mimic"), t.zone("Stitch")) == ("table", "grip")
    t.runner("play", "Stitch")
    if t.can("card"):
        t.runner("card", "Corroder")
    assert t.game.state.cards[t.card("Stitch")].host == t.card("Corroder")
    assert not t.happened("install", "Stitch")
    t.until(kind="action")
    assert t.zone("Stitch") != "heap"


@pytest.mark.rule("nsg-26.03 5.5.4d")
def test_who_skips_the_discard_step_keeps_every_card_and_goes_on_with_the_window_after_it() -> None:
    corp = CORP._replace(hand=["7x Hedge Fund"], clicks=0)
    servers = {"remote 1": At(root=["Midnight-3 Arcology (4 advancement)"])}
    t = Table(position(rules=RULES, turn="corp", at="5.6.2a", corp=corp, servers=servers))
    t.corp("score", "Midnight-3 Arcology")
    t.until(side="runner", kind="action")
    assert len(t.game.state.hand("corp")) == 10
    assert not t.events("discard")
    assert "5.6.3b" in t.steps()
    while not t.events("discard", side="corp"):
        t.choose(t.find("gain credit")[0]) if t.can("gain credit") else t.passes()
    assert t.game.state.turn == 4, "in that turn alone: at the end of the next they discard"
