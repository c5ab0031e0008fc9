"""26.03, 1.8 and 3: which cards are active, and where cards of each type go."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import when
from rulerunner.lang.words import RUNNER_SCORE, TABLE
from tests.support.faces import made, table
from tests.support.table import Table

ALARM = (when(Trigger("run begins"), Gain(1)),)


def corp(**place: Any) -> Table:
    return table(*place.pop("faces", ()), turn="corp", **place)


@pytest.mark.rule(
    "nsg-26.03 1.8.3",
    "nsg-26.03 1.8.3a",
    "nsg-26.03 1.8.4",
    "nsg-26.03 1.8.4a",
    "nsg-26.03 1.8.6",
    "nsg-26.03 4.2.5",
    "nsg-26.03 4.3.5",
    "nsg-26.03 4.4.4",
    "nsg-26.03 4.5.4",
    "nsg-26.03 4.6.4",
    "nsg-26.03 3.2.3",
)
@pytest.mark.parametrize(
    ("place", "heard"),
    [
        ({"servers": {"remote 1": At(root=["Bell (rezzed)"])}}, True),
        ({"servers": {"remote 1": At(root=["Bell"])}}, False),
        ({"corp": Seat(credits=0, hand=["Bell"])}, False),
        ({"corp": Seat(credits=0, deck=["Bell"])}, False),
        ({"corp": Seat(credits=0, discard=["Bell (faceup)"])}, False),
        ({"corp": Seat(credits=0, score=["Oath"])}, True),
        ({"runner": Seat(score=["Oath"])}, False),
        ({"servers": {"remote 1": At(root=["Oath"])}}, False),
    ],
)
def test_a_card_affects_the_game_only_while_it_is_active(place: dict[str, Any], heard: bool) -> None:
    bell = made("Bell", "asset", *ALARM)
    oath = made("Oath", "agenda", *ALARM, points=1, requirement=3)
    t = table(bell, oath, **({"corp": Seat(credits=0)} | place))
    t.run("Archives")
    assert t.credits["corp"] == int(heard)


@pytest.mark.rule("nsg-26.03 1.8.4a", "nsg-26.03 4.9.4", "nsg-26.03 4.9.3", "nsg-26.03 4.9.2")
def test_a_forfeited_agenda_is_removed_from_the_game_and_inactive() -> None:
    oath = made("Oath", "agenda", *ALARM, points=1, requirement=3)
    t = table(oath, corp=Seat(credits=9, score=["Oath"]), servers={"HQ": At(ice=["Archer"])})
    t.run("HQ")
    assert t.credits["corp"] == 10
    t.until(side="corp", rule="6.9.2b")
    t.corp("rez", "Archer")
    assert t.zone("Oath") == "removed"
    t.finish_run()
    before = t.credits["corp"]
    t.until(rule="5.7.1f")
    t.run("Archives")
    assert t.credits["corp"] == before


@pytest.mark.rule(
    "nsg-26.03 1.8.3b",
    "nsg-26.03 4.6.4c",
    "nsg-26.03 3.8.2",
    "nsg-26.03 3.8.3",
    "nsg-26.03 3.9.1",
    "nsg-26.03 3.9.2",
    "nsg-26.03 3.10.1",
    "nsg-26.03 3.10.2",
    "nsg-26.03 1.16.6a",
    "nsg-26.03 2.3.2",
)
@pytest.mark.parametrize(
    ("name", "price"), [("Corroder", 2), ("Akamatsu Mem Chip", 1), ("Armitage Codebusting", 1)]
)
def test_a_runner_card_is_installed_face_up_and_active_for_its_cost(name: str, price: int) -> None:
    t = table(runner=Seat(credits=price, hand=[name]))
    t.runner("install", name)
    card = t.game.state.cards[t.card(name)]
    assert (card.zone, card.faceup) == ("table", True)
    assert t.game.state.is_active(t.card(name))
    assert t.game.state.cards[t.card(name)].zone == TABLE
    assert t.credits["runner"] == 0
    assert not table(runner=Seat(credits=price - 1, hand=[name])).can("install", name)


@pytest.mark.rule(
    "nsg-26.03 1.8.3c", "nsg-26.03 3.3.2", "nsg-26.03 3.6.3", "nsg-26.03 1.16.8", "nsg-26.03 4.6.4b"
)
@pytest.mark.parametrize(("name", "price"), [("PAD Campaign", 2), ("SanSan City Grid", 6)])
def test_an_asset_or_upgrade_becomes_active_once_its_rez_cost_is_paid(name: str, price: int) -> None:
    place = {"at": "5.6.2a", "servers": {"remote 1": At(root=[name])}}
    assert not corp(corp=Seat(credits=price - 1), **place).can("rez", name)
    t = corp(corp=Seat(credits=price), **place)
    assert not t.game.state.is_active(t.card(name))
    t.corp("rez", name)
    assert t.game.state.is_active(t.card(name))
    assert t.credits["corp"] == 0


@pytest.mark.rule(
    "nsg-26.03 3.2.3", "nsg-26.03 1.8.3c", "nsg-26.03 1.17.6", "nsg-26.03 1.17.5", "nsg-26.03 1.17.4"
)
def test_an_agenda_is_never_rezzed_and_becomes_active_when_it_is_scored() -> None:
    t = corp(
        at="5.6.2a", corp=Seat(credits=9), servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])}
    )
    assert not t.can("rez")
    t.corp("score", "Hostile Takeover")
    card = t.game.state.cards[t.card("Hostile Takeover")]
    assert (card.zone, card.faceup, card.counters) == ("corp score", True, ())
    assert t.game.state.is_active(t.card("Hostile Takeover"))
    assert t.game.state.cards[t.card("Hostile Takeover")].zone != TABLE
    assert t.credits["corp"] == 16, "what its being scored does came after it was in the score area"


@pytest.mark.rule("nsg-26.03 1.17.4", "nsg-26.03 1.17.5", "nsg-26.03 1.17.7", "nsg-26.03 4.5.4")
def test_a_stolen_agenda_lies_face_up_without_its_counters_and_is_inactive() -> None:
    t = table(
        corp=Seat(credits=9, identity="Jinteki: Personal Evolution"),
        runner=Seat(hand=["3x Diesel"]),
        servers={"remote 1": At(root=["Nisei MK II (2 advancement)"])},
    )
    t.run("remote 1")
    t.finish_run()
    card = t.game.state.cards[t.card("Nisei MK II")]
    assert (card.zone, card.faceup, card.counters) == (RUNNER_SCORE, True, ())
    assert not t.game.state.is_active(t.card("Nisei MK II"))
    kinds = [e.kind for e in t.game.events if e.kind in ("steal", "damage")]
    assert kinds == ["steal", "damage"]


@pytest.mark.rule("nsg-26.03 3.5.1", "nsg-26.03 3.5.2", "nsg-26.03 1.16.7", "nsg-26.03 4.6.4e")
def test_an_operation_is_played_for_its_cost_and_trashed_once_it_has_resolved() -> None:
    assert not corp(corp=Seat(credits=4, hand=["Hedge Fund"])).can("play", "Hedge Fund")
    t = corp(corp=Seat(credits=5, hand=["Hedge Fund"]))
    assert not t.can("install", "Hedge Fund")
    t.corp("play", "Hedge Fund")
    assert t.credits["corp"] == 9
    assert t.zone("Hedge Fund") == "Archives"
    assert t.rezzed("Hedge Fund"), "face up, as everybody saw it"


@pytest.mark.rule("nsg-26.03 3.7.1", "nsg-26.03 3.7.2", "nsg-26.03 1.16.7", "nsg-26.03 4.6.4e")
def test_an_event_is_active_while_it_resolves_and_trashed_afterwards() -> None:
    assert not table(runner=Seat(credits=0, hand=["Overclock"])).can("play", "Overclock")
    t = table(runner=Seat(credits=1, hand=["Overclock"]), servers={"HQ": At(ice=["Enigma"])})
    assert not t.can("install", "Overclock")
    t.runner("play", "Overclock")
    t.runner("server", server="HQ")
    assert t.zone("Overclock") == "play"
    assert t.game.state.is_active(t.card("Overclock"))
    assert t.credits["runner"] == 0
    t.finish_run()
    assert t.zone("Overclock") == "heap"
    assert not t.game.state.is_active(t.card("Overclock"))


@pytest.mark.rule("nsg-26.03 1.8.4b", "nsg-26.03 2.15.3", "nsg-26.03 2.16.4", "nsg-26.03 1.15.1a")
def test_cards_in_a_deck_keep_their_type_and_subtypes() -> None:
    t = table(runner=Seat(credits=9, hand=["Special Order"], deck=["Diesel", "Corroder", "Datasucker"]))
    t.runner("play", "Special Order")
    assert {t.name(o.card) for o in t.find("card")} == {"Corroder"}, "found in the search, not before it"
    t.runner("card", "Corroder")
    assert t.zone("Corroder") == "grip"


@pytest.mark.rule("nsg-26.03 1.8.5")
def test_cards_are_drawn_from_the_top_of_the_deck_into_the_hand() -> None:
    t = table(runner=Seat(hand=["Diesel"], deck=["Corroder", "Mimic", "Ninja", "Yog.0"]))
    t.runner("play", "Diesel")
    assert {t.zone(name) for name in ("Corroder", "Mimic", "Ninja")} == {"grip"}
    assert t.zone("Yog.0") == "stack"


@pytest.mark.rule("nsg-26.03 3.4.3", "nsg-26.03 1.16.8", "nsg-26.03 1.8.3c")
def test_ice_becomes_active_once_its_rez_cost_is_paid() -> None:
    t = table(corp=Seat(credits=3), servers={"HQ": At(ice=["Enigma"])})
    assert not t.game.state.is_active(t.card("Enigma"))
    t.run("HQ")
    t.until(side="corp", rule="6.9.2b")
    t.corp("rez", "Enigma")
    assert t.game.state.is_active(t.card("Enigma"))
    assert t.credits["corp"] == 0
    poor = table(corp=Seat(credits=2), servers={"HQ": At(ice=["Enigma"])})
    poor.run("HQ")
    poor.finish_run()
    assert not poor.happened("rez")
