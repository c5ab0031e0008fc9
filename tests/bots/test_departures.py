"""What the searcher does otherwise than the rules of thumb, played on to the end of the game."""

from random import Random

from rulerunner import Seat, position
from rulerunner.bots.search import Budget, Search
from rulerunner.bots.search.trying import FIRST, LEAST
from rulerunner.view.sampler import Sampler
from tools import departures


def test_an_option_that_wins_is_worth_more_than_one_that_gives_the_game_away() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=3, clicks=1, hand=["Scorched Earth"], deck=["9x Hostile Takeover"]),
        runner=Seat(hand=["2x Diesel"], deck=["9x Diesel"], score=["6x Hostile Takeover"], tags=1),
    )
    assert game.decision is not None
    kinds = [option.kind for option in game.decision.options]
    kills, waits = kinds.index("play"), kinds.index("gain credit")
    assert departures.compared(game.state, "corp", waits, kills, Random(1), games=2) == 1.0
    assert departures.compared(game.state, "corp", kills, waits, Random(1), games=2) == -1.0


def test_figures_are_in_points_of_a_hundred_games_by_what_was_believed() -> None:
    def departure(side: str, believed: float, gained: float) -> departures.Departure:
        about = {"kind": "action", "left": "draw", "done": "run"}
        return {"side": side, "believed": believed, "gained": gained, **about}

    found = [
        departure("corp", 0.005, -0.01),
        departure("runner", 0.03, 0.02),
        departure("runner", 0.03, 0.06),
    ]
    assert list(departures.report(found)) == [
        "all departures: 3, gained +2.3 (standard error 2.0), believed +2.2",
        "as the Corp: 1, gained -1.0 (standard error 0.0), believed +0.5",
        "as the Runner: 2, gained +4.0 (standard error 2.0), believed +3.0",
        "believed better by 0 to 1 points: 1, gained -1.0 (standard error 0.0), believed +0.5",
        "believed better by 2 to 4 points: 2, gained +4.0 (standard error 2.0), believed +3.0",
        "action: run instead of draw: 3, gained +2.3 (standard error 2.0), believed +2.2",
    ]


def test_what_is_better_by_a_trifle_is_left() -> None:
    game = position(
        turn="runner",
        corp=Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"]),
        runner=Seat(credits=5, hand=["3x Diesel"], deck=["9x Diesel"]),
    )
    assert game.asked is not None
    game.choose(next(i for i, option in enumerate(game.asked.options) if option.kind == "run"))
    for seed in range(6):  # where it is no click: which server to run on
        search = Search(Sampler(game.state, "runner"), Random(seed))
        search.run(Budget(simulations=40))
        best = search.best()
        assert best == search.choices.options[FIRST] or search.lead_of(best) > LEAST
