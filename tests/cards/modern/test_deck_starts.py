"""Identities that change how the game starts."""

import pytest

from rulerunner import Deck, Game, new_game
from tests.support.plays import MODERN

CORP = Deck("Jinteki: Personal Evolution", ("Hedge Fund",) * 9 + ("Ice Wall",) * 9)


def started(identity: str, rules: str) -> Game:
    """A game in which the Runner plays an identity, at the first decision."""
    return new_game(CORP, Deck(identity, ("Sure Gamble",) * 20), rules, 3)


@pytest.mark.card("Andromeda: Dispossessed Ristie")
@pytest.mark.parametrize("rules", MODERN)
def test_andromeda_has_nine_cards_to_begin_with_and_again_after_a_mulligan(rules: str) -> None:
    game = started("Andromeda: Dispossessed Ristie", rules)
    assert (len(game.state.zones["grip"]), len(game.state.zones["HQ"])) == (9, 5)
    for _ in ("corp", "runner"):
        game.choose(next(n for n, option in enumerate(game.decision.options) if option.kind == "mulligan"))  # type: ignore[union-attr]
    assert len(game.state.zones["grip"]) == 9
    assert len(started("Noise: Hacker Extraordinaire", rules).state.zones["grip"]) == 5


@pytest.mark.card("Valencia Estevez: The Angel of Cayambe")
@pytest.mark.parametrize("rules", MODERN)
def test_the_corp_begins_with_bad_publicity_against_valencia(rules: str) -> None:
    assert started("Valencia Estevez: The Angel of Cayambe", rules).state.players["corp"].bad_publicity == 1
    assert started("Noise: Hacker Extraordinaire", rules).state.players["corp"].bad_publicity == 0
