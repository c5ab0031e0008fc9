"""A view is made of what was made before, as far as that still holds, and of nothing before it is asked."""

import pickle
from random import Random

import pytest

from rulerunner.view import cards, view
from rulerunner.view.records import OptionView, View
from tests.view.games import RULES, decisions

SEATS = ("corp", "runner")


def from_scratch(seen: View, made: View) -> bool:
    return seen == made and seen.to_json() == made.to_json()


@pytest.mark.parametrize("rules", RULES)
def test_a_view_is_the_same_as_one_made_from_scratch(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    for game in decisions(rules, 21, 200):
        for seat in SEATS:
            seen = view(game.state, seat, game.decision)
            seen.values()
            with monkeypatch.context() as afresh:
                for kept in ("CARDS", "ROWS", "SERVERS", "TABLES"):
                    afresh.setattr(cards, kept, {})
                assert from_scratch(seen, view(game.state, seat, game.decision))
            looked += 1
    assert looked > 100
    assert cards.CARDS
    assert cards.ROWS
    assert cards.TABLES


@pytest.mark.parametrize("rules", RULES)
def test_a_view_is_of_the_game_as_it_was_whatever_has_become_of_it(rules: str) -> None:
    earlier: list[tuple[View, str]] = []
    for game in decisions(rules, 22, 60):
        for seat in SEATS:
            then = view(game.state.clone(), seat, game.decision).to_json()
            earlier.append((view(game.state, seat, game.decision), then))
    assert len(earlier) > 50
    for seen, then in Random(0).sample(earlier, len(earlier)):
        assert seen.to_json() == then


def test_a_view_that_is_sent_takes_nothing_of_the_game_with_it() -> None:
    for game in decisions(RULES[0], 23, 30):
        seen = view(game.state, "corp", game.decision)
        sent = pickle.dumps(seen)
        assert b"rulerunner.state" not in sent
        assert pickle.loads(sent) == seen


def test_a_record_in_parts_is_like_one_made_whole() -> None:
    one = OptionView("use", "Use", card="rig 1", ability=2)
    assert one == OptionView(kind="use", text="Use", card="rig 1", ability=2)
    assert one != one._replace(card="rig 2")
    assert hash(one) == hash(one._replace(card="rig 1"))
    assert "card='rig 1'" in repr(one)
    assert list(one)[:2] == ["use", "Use"]
    with pytest.raises(AttributeError, match=r"never changed|not writable"):
        one.kind = "rez"  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"has no (attribute .)?colour"):
        _ = one.colour
    with pytest.raises(TypeError, match=r"lacks text|required argument .text"):
        OptionView("use")  # type: ignore[call-arg]
