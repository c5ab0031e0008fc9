"""Random games with the sample decks: every one ends, nothing goes wrong, and the laws hold throughout.

RULERUNNER_GAMES=1000 pytest tests/laws/test_sample_games.py      so many games under each edition
"""

import os
from collections import Counter
from random import Random

import pytest

from rulerunner import EDITIONS, Game, new_game
from rulerunner.decks import Deck, samples
from rulerunner.state.state import State
from tests.support.laws import keep_all
from tests.support.playing import LONGEST_GAME, deadline, play_on

RULES = tuple(EDITIONS)
GAMES = int(os.environ.get("RULERUNNER_GAMES", "64"))
PARTS = 8
"""Each edition's games are played in so many tests, that processors may share them."""
REASONS = ("points", "flatline", "empty-deck", "bad publicity", "card")


def pair(rules: str, number: int) -> tuple[Deck, Deck]:
    """The decks of a game: by and by every Corp meets every Runner."""
    family = EDITIONS[rules].family
    corps, runners = (list(samples(family, side).values()) for side in ("corp", "runner"))
    turn, place = divmod(number, len(corps))
    return corps[place], runners[(place + turn) % len(runners)]


def cards(state: State) -> dict[str, Counter[str]]:
    """How many of each card each player owns, wherever they are."""
    found: dict[str, Counter[str]] = {"corp": Counter(), "runner": Counter()}
    for zone in state.zones.values():
        for cid in zone:
            found[state.cards[cid].owner][state.cards[cid].face.name] += 1
    return found


def one_game(rules: str, number: int) -> None:
    corp, runner = pair(rules, number)
    where = f"{rules}, {corp.name} against {runner.name}, game {number}"
    decks = {"corp": Counter(corp.cards), "runner": Counter(runner.cards)}
    for side, deck in (("corp", corp), ("runner", runner)):
        decks[side].update([deck.identity] if deck.identity else [])

    def check(game: Game) -> None:
        keep_all(game, where)
        assert cards(game.state) == decks, f"{where}: a card was lost or made"

    with deadline(120, where):
        game = new_game(corp, runner, rules, number)
        check(game)
        count = play_on(game, Random(f"{rules} {number}"), check)
    assert count < LONGEST_GAME, f"{where}: not over after {count} decisions"
    assert game.result is not None, where
    winner, reason = game.result
    assert winner in ("corp", "runner", ""), where
    assert reason in REASONS, where
    assert game.events[-1].kind == "game ends", where


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))]
)
@pytest.mark.parametrize("rules", RULES)
def test_random_games_with_the_sample_decks_end_and_keep_every_law(rules: str, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        one_game(rules, number)
