"""The judge that is learned: what is fitted is what is shipped, and what it says of cards by name."""

import json
from random import Random

import numpy as np
import pytest

from rulerunner import At, Choice, Game, Seat, position
from rulerunner.bots.search.features import FEATURES
from rulerunner.bots.search.judging import PLACES, Net, placed, read_nets
from rulerunner.bots.search.looks import Looks
from rulerunner.rules import EDITIONS
from tools.learning.fitting import SIGNS, Rows, plain_fit, shipped, train
from tools.learning.fitting import Net as Learned
from tools.learning.playing import CALM, DECK, ROOM, RULES, keys, moody, play


def some_rows(count: int) -> tuple[Rows, "np.ndarray[tuple[int], np.dtype[np.float32]]"]:
    """Positions made up by chance: who wins hangs on two numbers together, and on a card."""
    rng = np.random.default_rng(3)
    seen = rng.random((count, len(FEATURES))).astype(np.float32)
    seen[:, 0] = 1
    cards = np.zeros((count, ROOM + 2), np.int16)
    card = keys()["modern", PLACES.index("rig"), "Corroder"]
    cards[: count // 2, 0] = card
    wins = 4 * (seen[:, 1] > 0.5) * (seen[:, 36] > 0.5) - 1 - 2 * (cards[:, 0] == card)
    won = (rng.random(count) < 1 / (1 + np.exp(-wins))).astype(np.float32)
    return Rows(seen, cards, rng.integers(0, len(RULES), count).astype(np.int8)), won


def test_what_is_fitted_is_what_is_shipped() -> None:
    rows, won = some_rows(6000)
    learned = Learned(plain_fit(rows.seen, won), 1)
    train(learned, rows, won, 1)
    text = json.dumps({"features": FEATURES, "nets": {"corp": shipped(learned), "runner": shipped(learned)}})
    card = "Corroder"
    for i, rules in enumerate(RULES):
        net = read_nets(text, EDITIONS[rules])["corp"]
        modern = EDITIONS[rules].family == "modern"
        for at in np.flatnonzero(rows.edition == i)[:20]:
            has = bool(rows.cards[at, 0])
            if has and not modern:
                continue
            held = [(PLACES.index("rig"), card)] if has else []
            fitted = float(learned.scores(rows.some(slice(at, at + 1)))[0])
            assert net.score(rows.seen[at].tolist(), held) == pytest.approx(fitted, abs=0.02)


def test_learning_finds_what_two_numbers_do_together_and_what_a_card_is_worth() -> None:
    rows, won = some_rows(8000)
    learned = Learned(plain_fit(rows.seen, won), 1)
    plain = learned.scores(rows)
    train(learned, rows, won, 1, batch=64)

    def loss(scores: "np.ndarray[tuple[int], np.dtype[np.float32]]") -> float:
        return float(np.log1p(np.exp(np.where(won > 0.5, -scores, scores))).mean())

    assert loss(learned.scores(rows)) < loss(plain) - 0.02
    assert learned.cards[keys()["modern", PLACES.index("rig"), "Corroder"]] < -0.5


def test_what_cannot_be_bad_for_a_side_gets_no_weight_that_says_so() -> None:
    """Positions in which the richer Corp loses: no weight for its credits says that this is why."""
    rng = np.random.default_rng(5)
    seen = rng.random((4000, len(FEATURES))).astype(np.float32)
    seen[:, 0] = 1
    credits = FEATURES.index("credits of the Corp")
    won = (seen[:, credits] < 0.5).astype(np.float32)
    assert SIGNS["credits of the Corp"] > 0
    assert plain_fit(seen, won)[credits] == 0


def test_cards_are_looked_at_where_they_lie() -> None:
    game = position(
        corp=Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"], score=["Priority Requisition"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"], rig=["Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["PAD Campaign"])},
    )
    found = {(PLACES[place], name) for place, name in placed(game.state)}
    assert found == {
        ("HQ", "Hedge Fund"),
        ("scored", "Priority Requisition"),
        ("grip", "Diesel"),
        ("rig", "Corroder"),
        ("rezzed", "Ice Wall"),
        ("not rezzed", "PAD Campaign"),
    }


def test_a_card_that_is_not_known_by_name_counts_for_what_it_does_alone() -> None:
    net = Net((1.0,), (), (), tuple({"Corroder": -0.5} if place == "rig" else {} for place in PLACES))
    rig = PLACES.index("rig")
    assert net.score([2.0], [(rig, "Corroder")]) == 1.5
    assert net.score([2.0], [(rig, "Nobody’s Breaker")]) == 2.0
    assert net.score([2.0], [(PLACES.index("grip"), "Corroder")]) == 2.0


def test_a_game_is_kept_turn_by_turn_with_its_decks() -> None:
    rows, cards, turns, winner = play(3)
    assert len(rows) == len(cards) == len(turns) > 6
    assert winner in ("corp", "runner")
    assert turns[:4] == [True, False, True, False]
    assert all(len(row) == len(FEATURES) for row in rows)
    assert all(len(row) == ROOM and any(row) for row in cards)
    assert play(3) == (rows, cards, turns, winner), "the same number is the same game"
    assert {key[1] for key in keys()} == {DECK, *range(len(PLACES))}


def in_mood(game: Game, mood: tuple[str, float]) -> str:
    """The kind of action a player of quick rules takes in a mood."""
    state, decision = game.state, game.decision
    assert isinstance(decision, Choice)
    return decision.options[moody(state, decision, Looks(state), mood, Random(1))].kind


def test_in_a_mood_a_player_does_otherwise_than_the_rules_say() -> None:
    """A breaker stays in the grip for once: or the judge would only know those that were just drawn."""
    game = position(
        turn="runner",
        corp=Seat(credits=9, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Corroder", "4x Diesel"], deck=["9x Diesel"]),
        servers={name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
    )
    assert in_mood(game, CALM) == "install"
    assert in_mood(game, ("install", -15.0)) != "install"
    assert in_mood(game, ("gain credit", 15.0)) == "gain credit"
    assert in_mood(game, ("run", 15.0)) == "run"


def test_what_wins_is_done_in_any_mood() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=9, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(ice=["Ice Wall (rezzed)"], root=["Offworld Office (2 advancement)"])},
    )
    assert in_mood(game, ("advance", -15.0)) == "advance"
