"""What is counted of the Corp's hidden cards, and what a fit makes of it."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest

from rulerunner.bots.search.belief import KINDS, STAGES, leans
from tools.believing import HELD, Found, chances, fitted, game, surprise

RIVALS = (3, 3, 3, 3, 0, 0, 0)


def found(how: str, kind: str, times: int) -> list[Found]:
    return [Found("modern", how, KINDS.index(kind), RIVALS)] * times


def test_what_lies_somewhere_more_often_than_by_chance_is_leaned_to() -> None:
    seen = found("ice 1 new", "agenda", 80) + found("ice 1 new", "trap", 20)
    lean = fitted(seen)["modern", "ice 1 new"]
    chance = dict(zip(KINDS, chances(lean, RIVALS), strict=True))
    assert chance["agenda"] == pytest.approx(0.8, abs=0.03)
    assert chance["trap"] == pytest.approx(0.2, abs=0.03)
    assert surprise(seen, {("modern", "ice 1 new"): lean}) < 0.6 < surprise(seen, {})


def test_what_is_there_as_often_as_by_chance_says_nothing() -> None:
    seen = [each for kind in KINDS[:4] for each in found("open 0 old", kind, 25)]
    assert fitted(seen)["modern", "open 0 old"] == pytest.approx([0.0] * len(KINDS), abs=0.05)


def test_a_game_shows_hands_and_remotes_as_the_runner_may_wonder_about_them() -> None:
    """A card is one of those that could lie there, and the stages of a game come one after another."""
    seen = game(1)
    held = [each for each in seen if each.how.startswith(HELD)]
    assert 0 < len(held) < len(seen)
    assert all(each.rivals[each.kind] > 0 for each in seen)
    stages = [int(each.how.split()[1]) for each in held]
    assert all(one <= two for one, two in pairwise(stages))


def test_the_counts_in_the_package_are_whole() -> None:
    data = json.loads(files("rulerunner.bots.search").joinpath("belief.json").read_text("utf-8"))
    for family, parts in data.items():
        assert set(parts["held"]) == {str(stage) for stage in range(STAGES)}
        assert all(len(row) == len(KINDS) for part in parts.values() for row in part.values())
        assert leans(family).laid
