"""What a search tries: options, the servers they are for, and what else could come with the next click."""

from random import Random

from rulerunner import At, Game
from rulerunner.bots.search import Budget, Search
from rulerunner.bots.search.board import NOBODY, advance, meaning
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import Step, otherwise, quick_values, take, told_apart
from rulerunner.bots.search.trying import ENOUGH, THENS
from rulerunner.positions import Seat, position
from rulerunner.view.sampler import Sampler


def runner_to_act(clicks: int = 4) -> Game:
    return position(
        turn="runner",
        corp=Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"]),
        runner=Seat(credits=5, clicks=clicks, hand=["Diesel", "Sure Gamble"], deck=["9x Diesel"]),
    )


def searched(game: Game, simulations: int) -> Search:
    search = Search(Sampler(game.state, "runner"), Random(1))
    search.run(Budget(simulations=simulations))
    return search


def test_with_enough_simulations_a_search_tries_what_else_could_come_with_the_next_click() -> None:
    game = runner_to_act()
    steps = [step for then in searched(game, ENOUGH).choices.thens for step in then]
    assert {step.meaning[0] for step in steps} >= {"draw", "run"}
    assert all(step.server != NOBODY for step in steps if step.meaning[0] == "run")


def test_with_fewer_simulations_or_the_last_click_options_alone_are_tried() -> None:
    for game, simulations in ((runner_to_act(), ENOUGH - 1), (runner_to_act(clicks=1), ENOUGH)):
        assert not any(searched(game, simulations).choices.thens)


def test_plans_cost_no_more_simulations_than_there_are() -> None:
    for simulations in (ENOUGH, 2 * ENOUGH):
        choices = searched(runner_to_act(), simulations).choices
        assert choices.whole == sum(choices.visits) <= simulations


def test_what_the_quick_rules_would_do_is_no_other_way_to_go_on() -> None:
    s = runner_to_act().state.clone()
    decision, looks = advance(s), Looks(s)
    assert decision is not None
    values = quick_values(s, decision, looks)
    usual = meaning(s, "runner", decision.options[values.index(max(values))])
    found = otherwise(s, decision, "runner", looks, THENS)
    assert 0 < len(found) <= THENS
    assert all(less >= 0 for _, less in found)
    assert usual[0] == "run" or usual not in [step.meaning for step, _ in found]


def test_to_run_is_among_what_may_come_next_whatever_else_looks_better() -> None:
    """A breaker was installed with the first click: where it leads is tried, too."""
    hand = [
        "Sure Gamble",
        "Diesel",
        "Smartware Distributor",
        "Telework Contract",
        "Armitage Codebusting",
        "Unity",
    ]
    game = position(
        turn="runner",
        corp=Seat(credits=9, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, hand=hand, rig=["Corroder"], deck=["9x Diesel"]),
        servers={name: At(ice=["Tollbooth (rezzed)"] * 2) for name in ("HQ", "R&D", "Archives")},
    )
    s = game.state.clone()
    decision, looks = advance(s), Looks(s)
    assert decision is not None
    found = otherwise(s, decision, "runner", looks, THENS)
    assert len(found) == THENS + 1
    assert [step.meaning[0] == "run" for step, _ in found] == [False] * THENS + [True]


def test_copies_that_lie_there_alike_are_one_option() -> None:
    """Which of two is used makes no difference, unless one has less on it."""

    def uses(*rig: str) -> int:
        game = position(
            turn="runner",
            corp=Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"]),
            runner=Seat(credits=5, hand=["Diesel"], deck=["9x Diesel"], rig=list(rig)),
        )
        s = game.state.clone()
        decision = advance(s)
        assert decision is not None
        found = [decision.options[at].kind for at in told_apart(s, "runner", decision)]
        return found.count("use")

    full = "Armitage Codebusting (12 credits)"
    assert uses(full, full) == 1
    assert uses(full, "Armitage Codebusting (2 credits)") == 2
    assert uses(full, "Magnum Opus") == 2


def test_a_step_is_taken_where_it_can_be_and_goes_to_its_server() -> None:
    s = runner_to_act().state.clone()
    decision = advance(s)
    assert decision is not None
    run = next(option for option in decision.options if option.kind == "run")
    take(s, decision, "runner", Step(meaning(s, "runner", run), 1), Looks(s))
    assert s.run is not None
    assert s.run.server == 1


def test_a_step_that_cannot_be_taken_leaves_the_click_to_the_quick_rules() -> None:
    s = runner_to_act().state.clone()
    decision = advance(s)
    assert decision is not None
    gone = ("play", "Inside Job", NOBODY, 0, NOBODY, 0, "")
    assert take(s, decision, "runner", Step(gone, NOBODY), Looks(s)) is decision
    assert s.players["runner"].clicks == 4
