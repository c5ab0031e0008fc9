"""Bots that are asked to name a card name one that makes sense, without trying thousands."""

from rulerunner import Seat, position
from rulerunner.bots.roster import player
from rulerunner.cards.facts import facts
from tests.support.table import Table


def named(bot: str, heap: list[str]) -> str:
    """The card that a bot names with Targeted Marketing, if the Runner's heap is this."""
    corp = Seat(credits=5, clicks=3, hand=["Targeted Marketing"], deck=["9x Hedge Fund"])
    runner = Seat(
        identity="Noise: Hacker Extraordinaire", hand=["3x Diesel"], deck=["9x Diesel"], discard=heap
    )
    t = Table(position(turn="corp", corp=corp, runner=runner))
    t.corp("play", "Targeted Marketing")
    view = t.game.view("corp")
    assert view.decision is not None
    return view.decision.options[player(bot, 1).choose(view)].detail


def test_a_card_is_named_of_which_a_copy_was_seen() -> None:
    for bot in ("thumb", "novice"):
        assert named(bot, ["Sure Gamble", "3x Dirty Laundry"]) == "Sure Gamble", (
            "the others are all in the heap"
        )


def test_without_a_copy_in_sight_a_card_of_the_faction_is_named() -> None:
    card = facts("modern")[named("thumb", [])]
    assert card.side == "runner"
    assert card.faction in ("anarch", "neutral_runner")
