"""What a Runner may do with several clicks so that the last of them is a run that gets in."""

from random import Random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search import Budget, Search
from rulerunner.bots.search.board import advance
from rulerunner.bots.search.leading import leading_up
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import begin, quick_values
from rulerunner.bots.search.trying import ENOUGH
from rulerunner.view.sampler import Sampler


def before_two_pieces_of_ice(credits: int, clicks: int, hand: list[str], points: int = 0) -> Game:
    """A card that has been advanced twice lies behind a barrier and a code gate."""
    return position(
        turn="runner",
        corp=Seat(
            hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], credits=4, score=["Offworld Office"] * points
        ),
        runner=Seat(credits=credits, clicks=clicks, hand=hand, deck=["9x Diesel"]),
        servers={
            "Server 1": At(
                ice=["Ice Wall (rezzed)", "Enigma (rezzed)"], root=["Project Beale (2 advancement)"]
            )
        },
    )


def plans(game: Game) -> list[list[str]]:
    """What leads up to a run, each plan as the cards that are installed or played, the best first."""
    s = game.state.clone()
    decision, looks = advance(s), Looks(s)
    assert decision is not None
    found = []
    for plan in leading_up(s, decision, quick_values(s, decision, looks), looks, Random(1)):
        first = decision.options[plan.option]
        names = [s.cards[first.card].face.name if first.card >= 0 else first.kind]
        names += [step.meaning[1] or step.meaning[0] for step in plan.then]
        found.append([*names[:-1], f"{names[-1]} {plan.then[-1].server}"])
    return found


def test_two_breakers_are_installed_for_one_run() -> None:
    game = before_two_pieces_of_ice(12, 4, ["Corroder", "Gordian Blade", "3x Diesel"])
    assert sorted(plans(game)[0][:2]) == ["Corroder", "Gordian Blade"]
    assert plans(game)[0][2:] == ["run 3"]


def test_money_comes_before_what_it_is_for() -> None:
    game = before_two_pieces_of_ice(5, 4, ["Corroder", "Gordian Blade", "Sure Gamble", "2x Mimic"])
    best = plans(game)[0]
    assert best[0] == "Sure Gamble"
    assert sorted(best[1:3]) == ["Corroder", "Gordian Blade"]


def test_what_is_hosted_on_ice_goes_to_the_ice_on_the_way() -> None:
    """Named at the table: Fermenter for money, Botulus on either piece of ice, and the run were four clicks,
    and the agenda was there. Any ice may host it."""
    score = ["Priority Requisition", "Offworld Office"]
    game = position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], credits=9, score=score),
        runner=Seat(credits=2, hand=["2x Botulus"], rig=["Fermenter (3 virus)"], deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Ice Wall"]),
            "Archives": At(ice=["Ice Wall"]),
            "Server 1": At(ice=["Ice Wall", "Enigma"], root=["Project Beale (1 advancement)"]),
        },
    )
    assert plans(game)[0] == ["Fermenter", "Botulus", "Botulus", "run 3"]


def test_the_run_itself_may_be_made_by_a_card() -> None:
    """Inside Job goes around the outer piece of ice, and one breaker is enough for the other; it has to be
    installed first, and paid for besides."""
    game = before_two_pieces_of_ice(7, 2, ["Gordian Blade", "Inside Job", "3x Diesel"])
    assert plans(game)[0] == ["Gordian Blade", "Inside Job 3"]
    assert plans(before_two_pieces_of_ice(5, 2, ["Gordian Blade", "Inside Job", "3x Diesel"])) == []


def test_the_first_step_goes_there_too() -> None:
    """Botulus is installed first: on the ice before the card, not on that of HQ."""
    game = position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], credits=9, score=["2x Offworld Office"]),
        runner=Seat(credits=4, clicks=2, hand=["Botulus", "2x Diesel"], rig=["Cookbook"], deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Ice Wall"]),
            "Server 1": At(ice=["Ice Wall (rezzed)"], root=["Project Beale (2 advancement)"]),
        },
    )
    s = game.state.clone()
    decision, looks = advance(s), Looks(s)
    assert decision is not None
    best = leading_up(s, decision, quick_values(s, decision, looks), looks, Random(1))[0]
    begin(s, best.option, best.place)
    (host,) = [card.host for card in s.cards if card.face.name == "Botulus"]
    assert s.cards[host].server == 3


@pytest.mark.parametrize(
    ("credits", "clicks", "hand"),
    [
        (12, 2, ["Corroder", "Gordian Blade", "3x Diesel"]),
        (12, 4, ["Corroder", "4x Diesel"]),
        (4, 4, ["Corroder", "Gordian Blade", "3x Diesel"]),
    ],
    ids=["no time", "no breaker", "no money"],
)
def test_nothing_leads_where_the_run_would_fail_all_the_same(
    credits: int, clicks: int, hand: list[str]
) -> None:
    assert plans(before_two_pieces_of_ice(credits, clicks, hand)) == []


def test_with_simulations_enough_a_search_tries_them() -> None:
    """With fewer no plan has more than two steps."""
    game = before_two_pieces_of_ice(12, 3, ["Corroder", "Gordian Blade", "3x Diesel"], points=2)
    for simulations, more in ((ENOUGH - 20, False), (ENOUGH + 100, True)):
        search = Search(Sampler(game.state, "runner"), Random(1))
        search.run(Budget(simulations=simulations))
        choices = search.choices
        long = [visits for visits, then in zip(choices.visits, choices.thens, strict=True) if len(then) > 1]
        assert (min(long, default=0) > 0) is more
    assert game.decision is not None
    assert game.decision.options[search.best()].kind == "install"
