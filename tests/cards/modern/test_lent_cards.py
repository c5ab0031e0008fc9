"""Cards that lie on another and are played or installed as if they were in hand."""

import pytest

from rulerunner import Seat
from tests.support.ice import BOTH
from tests.support.runner import install, memory, names, next_turn, offered, runner_turn, to_action
from tests.support.table import Table


def bling(*deck: str, hand: tuple[str, ...] = (), rules: str) -> Table:
    seat = Seat(credits=5, clicks=4, hand=list(hand), deck=list(deck), rig=["Bling"])
    return runner_turn(rules=rules, runner=seat)


@pytest.mark.card("Bling")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("card", "free"), [("Fall Guy", True), ("Corroder", False)])
def test_bling_takes_a_card_for_what_is_installed_for_nothing(card: str, free: bool, rules: str) -> None:
    t = bling("Sure Gamble", "Diesel", hand=("Fall Guy", "Corroder"), rules=rules)
    assert memory(t) == 5
    install(t, card)
    assert t.can("yes") == free
    if free:
        t.runner("yes")
        assert t.game.state.cards[t.card("Sure Gamble")].host == t.card("Bling")
        assert t.game.state.cards[t.card("Sure Gamble")].faceup


@pytest.mark.card("Bling")
@pytest.mark.parametrize("rules", BOTH)
def test_what_lies_on_bling_is_played_and_installed_as_if_from_hand(rules: str) -> None:
    t = bling("Sure Gamble", "Corroder", "Diesel", hand=("Fall Guy", "Career Fair"), rules=rules)
    install(t, "Fall Guy")
    t.runner("yes")
    to_action(t)
    t.runner("play", "Sure Gamble")
    to_action(t)
    assert t.credits["runner"] == 9
    assert t.zone("Sure Gamble") == "heap"
    assert len(t.events("install")) == 1


@pytest.mark.card("Bling")
@pytest.mark.parametrize("rules", BOTH)
def test_an_ability_that_installs_from_hand_finds_what_lies_on_bling(rules: str) -> None:
    t = bling("Kati Jones", "Diesel", hand=("Fall Guy", "Career Fair"), rules=rules)
    install(t, "Fall Guy")
    t.runner("yes")
    to_action(t)
    assert t.can("install", "Kati Jones")
    assert t.can("play", "Career Fair")
    t.runner("play", "Career Fair")
    to_action(t)
    assert t.zone("Kati Jones") == "table"
    assert t.game.state.cards[t.card("Kati Jones")].host == -1
    assert t.credits["runner"] == 5, "two credits, three less"


@pytest.mark.card("Bling")
@pytest.mark.parametrize("rules", BOTH)
def test_what_still_lies_on_bling_is_trashed_as_the_turn_ends(rules: str) -> None:
    t = bling("Sure Gamble", "Diesel", hand=("Fall Guy",), rules=rules)
    install(t, "Fall Guy")
    t.runner("yes")
    next_turn(t)
    assert t.zone("Sure Gamble") == "heap"
    assert names(t, "play") == []


def cafe(rules: str, *rig: str) -> Table:
    hand = ["Corroder", "Gordian Blade", "Crash Space", "Diesel"]
    seat = Seat(credits=9, clicks=4, hand=hand, rig=["Pauleʼs Café", *rig])
    t = runner_turn(rules=rules, runner=seat)
    for card in ("Corroder", "Gordian Blade"):
        t.runner("use", "Pauleʼs Café")
        if t.can("card"):
            assert offered(t) <= {"Corroder", "Gordian Blade"}, "programs and hardware"
            t.runner("card", card)
        to_action(t)
    t.runner("gain credit")
    t.until(side="runner", option="use")
    return t


@pytest.mark.card("Pauleʼs Café")
@pytest.mark.parametrize("rules", BOTH)
def test_paules_cafe_keeps_cards_and_installs_them_for_a_credit(rules: str) -> None:
    t = cafe(rules)
    hosts = {t.game.state.cards[t.card(name)].host for name in ("Corroder", "Gordian Blade")}
    assert hosts == {t.card("Pauleʼs Café")}
    t.runner("use", "Pauleʼs Café", ability=1)
    t.runner("card", "Corroder")
    assert t.zone("Corroder") == "table"
    assert t.credits["runner"] == 10 - 1 - 2


@pytest.mark.card("Pauleʼs Café")
@pytest.mark.parametrize("rules", BOTH)
def test_the_first_card_from_paules_cafe_is_cheaper_for_unique_connections(rules: str) -> None:
    t = cafe(rules, "Kati Jones", "Fall Guy", "Armitage Codebusting (12 credit)")
    t.runner("use", "Pauleʼs Café", ability=1)
    t.runner("card", "Gordian Blade")
    assert t.credits["runner"] == 10 - 1 - 3, "one unique connection: Kati Jones"
    t.runner("use", "Pauleʼs Café", ability=1)
    if t.decision.about == "trash-first":
        t.runner("done")
    assert t.zone("Corroder") == "table"
    assert t.credits["runner"] == 10 - 1 - 3 - 1 - 2, "the second one is not"
