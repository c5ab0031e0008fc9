"""What a Runner saw in HQ is believed to be there until it was seen to leave, and the less the more may have
left unseen: cards that are accessed may be looked at and remembered, but nobody can tell afterwards which of
the cards in HQ they are (7.3.1: cards are accessed at random)."""

import random

from rulerunner import Game, Seat, position
from rulerunner.bots.search.belief import Belief
from rulerunner.view.sampler import Sampler
from tests.support.table import Table

DRAWS = 200


def held(game: Game, name: str) -> float:
    """How often the Runner believes a card of that name in HQ."""
    sampler = Sampler(game.state, "runner")
    belief, rng = Belief(sampler, sampler.draw(random.Random(0))), random.Random(1)
    drawn = [belief.draw(rng) for _ in range(DRAWS)]
    return sum(any(s.cards[cid].face.name == name for cid in s.zones["HQ"]) for s in drawn) / DRAWS


def after_a_look_at(card: str, deck: str) -> Table:
    """The Runner has accessed the only card in HQ. Now the Corp has drawn one from its deck."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=[card], deck=[f"30x {deck}"], credits=9),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"], credits=0),
        )
    )
    t.run("HQ")
    t.until(kind="action", side="runner")
    while t.decision.side == "runner":
        t.runner("gain credit")
        t.until(kind="action")
    return t


def runner_to_move(t: Table) -> Game:
    while t.decision.side == "corp":
        t.corp("gain credit")
        t.until(kind="action")
    return t.game


def test_what_was_seen_is_there_as_long_as_nothing_left() -> None:
    """By chance alone the card would be in HQ one time in sixteen: so many places it has."""
    t = after_a_look_at("Hedge Fund", "PAD Campaign")
    assert held(runner_to_move(t), "Hedge Fund") == 1.0


def test_a_card_installed_since_may_be_the_one_that_was_seen() -> None:
    t = after_a_look_at("PAD Campaign", "Adonis Campaign")
    t.corp("install", "PAD Campaign")
    t.until(kind="action")
    assert 0.45 < held(runner_to_move(t), "PAD Campaign") < 0.75


def test_ice_that_is_installed_is_no_operation() -> None:
    """It lies where only ice can lie."""
    t = after_a_look_at("Hedge Fund", "Ice Wall")
    t.corp("install", "Ice Wall")
    t.until(kind="action")
    assert held(runner_to_move(t), "Hedge Fund") == 1.0


def test_what_was_played_is_gone() -> None:
    t = after_a_look_at("Hedge Fund", "Ice Wall")
    t.corp("play", "Hedge Fund")
    t.until(kind="action")
    assert held(runner_to_move(t), "Hedge Fund") == 0.0


def test_a_card_that_turns_out_to_be_another_is_no_reason_to_doubt() -> None:
    """The Corp laid the card that it drew. Once it is rezzed the other one must be where it was."""
    t = after_a_look_at("PAD Campaign", "Adonis Campaign")
    t.corp("install", "Adonis Campaign")
    t.until(kind="action")
    doubted = held(runner_to_move(t), "PAD Campaign")
    t.runner("draw")
    t.until(kind="paid", side="corp")
    t.corp("rez", "Adonis Campaign")
    t.until(kind="action", side="runner")
    assert doubted < 0.8
    assert held(t.game, "PAD Campaign") == 1.0
