"""How bluffs are measured: a Runner who trusts what is advanced, and what that costs."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.thumb import ThumbBot, TrustingBot
from tools.bluffs import report, trapping


def beside_tollbooths(card: str) -> Game:
    return position(
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=5, hand=["2x Diesel"], deck=["9x Diesel"]),
        servers={
            **{name: At(ice=["Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            "remote 1": At(root=[card]),
        },
    )


@pytest.mark.parametrize("card", ["Project Junebug (2 advancement)", "Priority Requisition (2 advancement)"])
def test_a_trusting_runner_runs_at_once_at_what_is_advanced(card: str) -> None:
    view = beside_tollbooths(card).view("runner")
    assert view.decision is not None
    wary, trusting = (view.decision.options[bot().choose(view)].kind for bot in (ThumbBot, TrustingBot))
    assert (wary, trusting) == ("play", "run"), (
        "with two cards in hand a trap may kill: first draw, by Diesel"
    )


def test_what_is_not_advanced_is_judged_as_ever() -> None:
    view = beside_tollbooths("PAD Campaign").view("runner")
    assert ThumbBot().choose(view) == TrustingBot().choose(view)


def test_decks_with_traps_to_advance_are_found() -> None:
    names = {deck.name for deck in trapping("modern")}
    assert "A Thousand Cuts" in names
    assert "Slow Ice" not in names


def test_trust_costs_what_is_won_less_with_the_same_decks_and_seeds() -> None:
    def line(seed: int, runner: str, winner: str) -> dict[str, object]:
        return {"corp": "thumb", "runner": runner, "seed": seed, "winner": winner}

    played = [
        *(line(1, name, "runner") for name in ("wary", "trusting")),
        *(line(2, name, "corp") for name in ("wary", "trusting")),
        line(3, "wary", "runner"),
        line(3, "trusting", "corp"),
        line(4, "wary", "runner"),
        line(4, "trusting", "corp"),
        line(5, "wary", "runner"),  # the other game is still to be played
    ]
    assert report(played)[2:] == ["| thumb | 4 | 3 | 1 | 50 points of 100 (-7 to 107) |"]
