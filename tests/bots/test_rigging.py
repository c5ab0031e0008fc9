"""What the Runner's quick rules install, and what makes room for it."""

from random import Random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.bots.thumb.runner_turn import action_values
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.lang.words import PROGRAM
from tests.support.table import Table


def rigged(hand: list[str], rig: list[str], rules: str = "nisei-1.4") -> Game:
    """A Runner with money, before a Corp with ice of all kinds."""
    return position(
        rules=rules,
        turn="runner",
        corp=Seat(credits=7, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=15, hand=hand, rig=rig, deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Enigma (rezzed)"]),
            "R&D": At(ice=["Ice Wall (rezzed)"]),
            "Server 1": At(ice=["Neural Katana (rezzed)"]),
        },
    )


def worth_installing(game: Game, name: str) -> float:
    """What the quick rules give for the install of a card."""
    decision, cards = game.decision, game.state.cards
    assert decision is not None
    values = quick_values(game.state, decision, Looks(game.state))
    return next(
        value
        for value, option in zip(values, decision.options, strict=True)
        if option.kind == "install" and cards[option.card].face.name == name
    )


def by_thumb(game: Game, name: str) -> float:
    """What the rules of thumb give for it."""
    decision, cards = game.decision, game.state.cards
    assert decision is not None
    values = action_values(Seen(game.view("runner")))
    return next(
        value
        for value, option in zip(values, decision.options, strict=True)
        if option.kind == "install" and cards[option.card].face.name == name
    )


def programs(game: Game) -> list[str]:
    cards, there = game.state.cards, game.state.zones["table"]
    return sorted(cards[cid].face.name for cid in there if cards[cid].face.type == PROGRAM)


def test_for_a_program_that_does_not_fit_the_one_that_is_worth_least_makes_room() -> None:
    """Not the one that was installed first: the only breaker for barriers."""
    game = rigged(["Mimic", "4x Diesel"], ["Corroder", "Gordian Blade", "Datasucker", "Gordian Blade"])
    t, looks, rng = Table(game), Looks(game.state), Random(1)
    t.runner("install", "Mimic")
    while game.decision is not None and game.decision.kind != "action":
        game.choose(reflex.choose(game.state, game.decision, rng, looks))
    assert programs(game) == ["Corroder", "Datasucker", "Gordian Blade", "Mimic"]


def test_a_second_breaker_of_a_kind_makes_room_for_the_kind_that_is_missing() -> None:
    twice = rigged(["Mimic", "4x Diesel"], ["Corroder", "Gordian Blade", "Battering Ram"])
    once = rigged(["Mimic", "4x Diesel"], ["Corroder", "Gordian Blade", "Magnum Opus"])
    assert worth_installing(twice, "Mimic") > 0 > worth_installing(once, "Mimic") - 4


@pytest.mark.parametrize("who", ["quick", "thumb"])
def test_a_host_with_memory_of_its_own_leaves_the_breakers_their_room(who: str) -> None:
    """Djinn hosts programs that are no icebreakers."""
    value = worth_installing if who == "quick" else by_thumb
    breakers = ["Gordian Blade", "Mimic", "Corroder"]
    with_djinn, without = (rigged(["Medium", "4x Diesel"], [*breakers, it]) for it in ("Djinn", "Datasucker"))
    assert value(with_djinn, "Medium") > 2 > 0 > value(without, "Medium")


@pytest.mark.parametrize("who", ["quick", "thumb"])
def test_a_host_for_other_programs_is_no_room_for_a_breaker(who: str) -> None:
    value = worth_installing if who == "quick" else by_thumb
    full = rigged(["Corroder", "4x Diesel"], ["Gordian Blade", "Mimic", "Datasucker", "Djinn"])
    room = rigged(["Corroder", "4x Diesel"], ["Gordian Blade", "Mimic", "Djinn"])
    assert value(full, "Corroder") < value(room, "Corroder") - 1
