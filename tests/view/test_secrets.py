"""Changing a card that a seat cannot see leaves everything that seat receives byte-identical.

These tests kill the class of leaks: a name, an id, a count, an order or a text that depends on a hidden card.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulerunner.game import Game
from rulerunner.kernel import machine
from rulerunner.lang.words import Side
from rulerunner.state.decision import Decision
from rulerunner.state.state import State
from rulerunner.view import option_text, prompt, transcript, view
from tests.view.games import RULES, decisions
from tests.view.swapping import never_shown, pairs, swapped

SEATS: tuple[Side, Side] = ("corp", "runner")
GAMES = 3
LENGTH = 240


def moments(rules: str, share: float) -> Iterator[tuple[Game, Decision, random.Random]]:
    """Some decisions of some random games."""
    for seed in range(GAMES):
        chance = random.Random(f"moments {rules} {seed}")
        for game in decisions(rules, seed, LENGTH):
            if chance.random() < share and game.decision is not None:
                yield game, game.decision, chance


def received(state: State, seat: Side, decision: Decision) -> list[str]:
    """All that a seat receives, but for the log."""
    texts = [view(state, seat, decision).to_json()]
    if decision.side == seat:
        texts += [prompt(state, decision), *(option_text(state, decision, o) for o in decision.options)]
    return texts


def ids(data: Any) -> Iterator[int]:
    """Every card id in a view."""
    if isinstance(data, dict):
        is_card_or_option = "handle" in data or "text" in data
        if is_card_or_option and isinstance(data.get("id"), int):
            yield data["id"]
        for value in data.values():
            yield from ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids(value)


@pytest.mark.parametrize("rules", RULES)
def test_exchanging_two_hidden_cards_changes_neither_view_nor_words(rules: str) -> None:
    compared = 0
    for game, decision, chance in moments(rules, 0.4):
        for seat in SEATS:
            before = received(game.state, seat, decision)
            for pair in pairs(game, seat, chance, 2):
                assert received(swapped(game.state, pair), seat, decision) == before
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("rules", RULES)
def test_exchanging_two_hidden_cards_changes_no_line_of_the_log(rules: str) -> None:
    compared = 0
    for game, _, chance in moments(rules, 0.03):
        for seat in SEATS:
            before = transcript(game.state, seat)
            for pair in pairs(game, seat, chance, 3):
                assert transcript(swapped(game.state, pair), seat) == before
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("rules", RULES)
def test_the_machine_offers_the_same_options_whatever_the_hidden_cards_are(rules: str) -> None:
    compared = 0
    for game, decision, chance in moments(rules, 0.4):
        for pair in pairs(game, decision.side, chance, 2):
            assert machine.tick(swapped(game.state, pair)) == decision
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("rules", RULES)
def test_a_view_carries_the_id_of_no_hidden_card(rules: str) -> None:
    for game, decision, _ in moments(rules, 0.2):
        for seat in SEATS:
            shown = set(ids(view(game.state, seat, decision).to_data()))
            assert shown.isdisjoint(never_shown(game, seat))


@pytest.mark.parametrize("rules", RULES)
def test_the_owner_of_two_cards_in_hand_sees_them_exchanged(rules: str) -> None:
    """The exchange is a real one: who may see it does see it."""
    noticed = 0
    for game, decision, _ in moments(rules, 0.1):
        hand = game.state.hand("corp")
        if len({game.state.cards[cid].face.name for cid in hand}) < 2 or decision.side == "corp":
            continue
        one = hand[0]
        other = next(c for c in hand if game.state.cards[c].face is not game.state.cards[one].face)
        after = swapped(game.state, (one, other))
        assert view(after, "corp", decision) != view(game.state, "corp", decision)
        noticed += 1
    assert noticed > 0
