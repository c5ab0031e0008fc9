"""Where the Corp may win by what lies in a remote server, a Runner who can get in looks at it at once."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex_runner
from rulerunner.bots.search.board import advance
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.thumb.prizes import decides
from tests.bots.test_search import option

SCORED = {
    0: [],
    2: ["Offworld Office"],
    4: ["2x Offworld Office"],
    5: ["Priority Requisition", "Offworld Office"],
}


def runner_to_act(points: int, hand: int) -> Game:
    """A card lies behind Ice Wall, not advanced; it takes four credits to get there."""
    return position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], score=SCORED[points], credits=6),
        runner=Seat(credits=6, clicks=2, hand=[f"{hand}x Diesel"], rig=["Corroder"], deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Tollbooth (rezzed)"]),
            "R&D": At(ice=["Tollbooth (rezzed)"]),
            "Archives": At(ice=["Tollbooth (rezzed)"]),
            "Server 1": At(ice=["Ice Wall (rezzed)"], root=["Project Beale"]),
        },
    )


@pytest.mark.parametrize(("points", "wanted"), [(0, "draw"), (5, "run")])
def test_with_one_card_in_hand_the_card_that_decides_is_looked_at_before_any_is_drawn(
    points: int, wanted: str
) -> None:
    """It may be a trap that kills, so cards are drawn first, but not where the Corp wins by it."""
    game = runner_to_act(points, hand=1)
    assert option(game, ThumbBot(1).choose(game.view("runner"))).kind == wanted


@pytest.mark.parametrize("points", [0, 5])
def test_the_quick_rules_think_so_too(points: int) -> None:
    s = runner_to_act(points, hand=1).state.clone()
    decision = advance(s)
    assert decision is not None
    values = reflex_runner.action_values(s, decision, Looks(s))
    kinds = [each.kind for each in decision.options]
    assert (values[kinds.index("run")] == max(values)) is (points == 5)


def test_what_decides() -> None:
    """Advanced, an agenda of three points may be scored next turn wherever it lies; where it is not advanced
    yet, one of two points that ice protects."""
    assert decides(1, iced=False, short=3)
    assert not decides(1, iced=True, short=4)
    assert decides(0, iced=True, short=2)
    assert not decides(0, iced=True, short=3)
    assert not decides(0, iced=False, short=1)
