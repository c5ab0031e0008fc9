"""What a Runner may do with several clicks so that the last of them is a run that gets in."""

from random import Random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search import Budget, Search, reflex
from rulerunner.bots.search.board import advance, go
from rulerunner.bots.search.leading import leading_up, to_the_next_click
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import begin, quick_values, take
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


def before_ice_and_an_agenda(
    ice: list[str], credits: int, clicks: int, hand: list[str], rig: list[str] | None = None
) -> Game:
    score = ["Priority Requisition", "Offworld Office"]
    return position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], credits=4, score=score),
        runner=Seat(credits=credits, clicks=clicks, hand=hand, rig=rig or [], deck=["9x Diesel"]),
        servers={"Server 1": At(ice=ice, root=["Project Beale (2 advancement)"])},
    )


@pytest.mark.parametrize(
    ("ice", "credits", "clicks", "hand", "rig", "plan"),
    [
        (
            ["Quandary (rezzed)", "Ice Wall (rezzed)"],
            *(5, 2, ["Botulus", "3x Diesel"], ["Corroder"]),
            ["Botulus", "run 3"],
        ),
        (
            ["Ice Wall (rezzed)", "Quandary (rezzed)"],
            *(5, 2, ["Botulus", "3x Diesel"], ["Corroder"]),
            ["Botulus", "run 3"],
        ),
        (
            ["2x Bastion (rezzed)"],
            *(2, 4, ["Corroder", "3x Diesel"], ["2x Fermenter (2 virus)"]),
            ["Fermenter", "use", "Corroder", "run 3"],
        ),
        (
            ["2x Bastion (rezzed)"],
            *(0, 4, ["Corroder", "3x Diesel"], ["Liberated Account (16 credits)"]),
            ["Liberated Account", "use", "Corroder", "run 3"],
        ),
        (
            ["Ice Wall (rezzed)"],
            *(0, 3, ["Corroder", "3x Diesel"], ["Fermenter (3 virus)"]),
            ["Fermenter", "Corroder", "run 3"],
        ),
        (
            ["Ice Wall (rezzed)"],
            *(1, 4, ["Corroder", "3x Diesel"], []),
            ["gain credit", "gain credit", "Corroder", "run 3"],
        ),
        (
            ["Enigma (rezzed)"],
            *(4, 4, ["Gordian Blade", "Sure Gamble", "3x Diesel"], []),
            ["gain credit", "Sure Gamble", "Gordian Blade", "run 3"],
        ),
    ],
    ids=["inner ice", "outer ice", "two alike", "one twice", "money first", "credits first", "step by step"],
)
def test_such_a_turn_is_found_and_gets_in(
    ice: list[str], credits: int, clicks: int, hand: list[str], rig: list[str], plan: list[str]
) -> None:
    """Turns that a stranger who tried to break this found by hand, and the search did not."""
    game = before_ice_and_an_agenda(ice, credits, clicks, hand, rig)
    assert plan in plans(game)
    s = game.state.clone()
    decision, looks, rng = advance(s), Looks(s), Random(1)
    assert decision is not None
    found = leading_up(s, decision, quick_values(s, decision, looks), looks, rng)[plans(game).index(plan)]
    ahead = begin(s, found.option, found.place)
    for step in found.then:
        ahead = to_the_next_click(s, ahead, "runner", s.turn, looks, rng)
        assert ahead is not None
        ahead = take(s, ahead, "runner", step, looks)
    while ahead is not None and s.run is not None:
        ahead = go(s, ahead, reflex.choose(s, ahead, rng, looks))
    assert [s.cards[cid].face.name for cid in s.zones["runner score"]] == ["Project Beale"]


def test_a_run_that_is_not_allowed_leads_nowhere() -> None:
    """After Peace in Our Time the Runner may not run this turn."""
    game = before_ice_and_an_agenda(
        ["Bastion (rezzed)"], 3, 4, ["Peace in Our Time", "Corroder", "3x Diesel"]
    )
    assert not any("Peace in Our Time" in plan for plan in plans(game))


def test_what_the_run_itself_costs_is_not_spent_twice() -> None:
    """Gordian Blade takes 4 and Inside Job 2: nothing is left to break Enigma with."""
    assert plans(before_two_pieces_of_ice(6, 2, ["Gordian Blade", "Inside Job", "3x Diesel"])) == []


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
