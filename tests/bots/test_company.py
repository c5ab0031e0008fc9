"""A search by several processes: it finds what one would, gives away nothing, and outlives its helpers."""

import signal
import time
from itertools import islice
from random import Random
from typing import Any

import pytest

from rulerunner import Game, Seat, position
from rulerunner.bots import Budget, SearchBot, player
from rulerunner.bots.company import GRACE, Company, company, search, share_out
from rulerunner.bots.roster import UnknownBot, known
from rulerunner.bots.search import Search
from rulerunner.session import answer_of
from rulerunner.view.recall import recalled
from rulerunner.view.sampler import Sampler
from tests.view.games import decisions
from tests.view.swapping import pairs, swapped

FEW = Budget(simulations=120)


def to_act(rules: str = "nisei-1.4") -> Game:
    return position(
        rules=rules,
        turn="runner",
        corp=Seat(credits=6, hand=["2x Ice Wall", "Hedge Fund"], deck=["9x Ice Wall", "3x Hedge Fund"]),
        runner=Seat(credits=5, hand=["Diesel", "Sure Gamble"], deck=["9x Diesel"]),
    )


def chosen(game: Game, bot: SearchBot) -> int:
    assert game.decision is not None
    return answer_of(bot, game.state, game.decision)


def test_all_simulations_are_made_and_the_same_seed_makes_the_same_choice() -> None:
    game, counts, choices = to_act(), [], set()
    for _ in range(2):
        mine = Search(Sampler(game.state, "runner"), Random(3))
        worth = list(mine.choices.worth)
        values = [0.0] * len(game.view("runner").decision.options)  # type: ignore[union-attr]
        company(2).run(mine, Sampler(game.state, "runner"), Random(4), values, frozenset(), FEW)
        counts.append(mine.choices.visits)
        assert mine.choices.whole == sum(mine.choices.visits) <= 120
        assert len(mine.choices.options) >= len(worth)
        choices.add(chosen(game, SearchBot(7, FEW, company(2))))
    assert counts[0] == counts[1]
    assert max(counts[0]) > 20
    assert len(choices) == 1


def test_what_the_others_find_is_added_to_what_one_knows() -> None:
    game = to_act()
    mine = Search(Sampler(game.state, "runner"), Random(3))
    mine.run(Budget(simulations=40))
    before, told = mine.choices.whole, mine.told()
    mine.hear(told)
    assert mine.choices.whole == 2 * before
    assert [tally[2] for tally in mine.told()] == [2 * tally[2] for tally in told]
    other = Search(Sampler(game.state, "runner"), Random(3), without=frozenset({0}))
    other.hear(told)
    assert {tally[0] for tally in other.told()} == {tally[0] for tally in told}


def test_others_are_told_nothing_that_the_seat_does_not_know() -> None:
    tried = 0
    for game in islice(decisions("nisei-1.4", 9, 120), 10, None, 30):
        seat = game.decision.side if game.decision is not None else "runner"
        for pair in pairs(game, seat, Random(1), 2):
            sent = [
                share_out(Sampler(state, seat), Random(2), [0.0], frozenset(), FEW, 2)
                for state in (game.state, swapped(game.state, pair))
            ]
            assert sent[0] == sent[1]
            assert sent[0][0].seed != sent[0][1].seed
            assert search(sent[0][0]._replace(simulations=10, values=(0.0,) * 99))
            tried += 1
    assert tried >= 4


def test_others_know_all_that_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has seen cards that lie in a hand or a deck, and the game that is sent has no log that says so."""
    seen: list[Sampler] = []
    usual = Search.__init__

    def noted(self: Search, sampler: Sampler, *rest: Any, **more: Any) -> None:
        seen.append(sampler)
        usual(self, sampler, *rest, **more)

    monkeypatch.setattr(Search, "__init__", noted)
    tried = 0
    for game in islice(decisions("nisei-1.4", 2, 300), 0, None, 5):
        assert game.decision is not None
        seat = game.decision.side
        sampler = Sampler(game.state, seat)
        tried += bool(recalled(game.state, seat))
        values = [0.0] * len(game.decision.options)
        search(share_out(sampler, Random(2), values, frozenset(), FEW._replace(simulations=2), 1)[0])
        assert seen[-1].all_unknown() == sampler.all_unknown()
    assert tried >= 3


def test_a_helper_that_dies_costs_its_part_alone() -> None:
    crew, game = Company(2), to_act()
    sampler = Sampler(game.state, "runner")
    mine = Search(sampler, Random(1))
    values = [0.0] * 20
    crew.run(mine, sampler, Random(2), values, frozenset(), FEW)
    for worker in crew._crew._workers:
        worker.process.kill()
        worker.process.wait()
    again = Search(sampler, Random(1))
    crew.run(again, sampler, Random(2), values, frozenset(), FEW)
    assert again.choices.whole >= 20
    crew._crew.close()


class Interrupted(Search):
    """Someone presses Ctrl-C in the middle of it."""

    def run(self, budget: Budget) -> None:
        raise KeyboardInterrupt


def searched(crew: Company, game: Game, budget: Budget, of: type[Search] = Search) -> Search:
    assert game.decision is not None
    sampler = Sampler(game.state, game.decision.side)
    mine = of(sampler, Random(1))
    crew.run(mine, sampler, Random(2), [0.0] * len(game.decision.options), frozenset(), budget)
    return mine


def test_what_was_found_at_a_decision_that_was_interrupted_does_not_count_at_another() -> None:
    crew, game = Company(2), to_act()
    usual = searched(crew, game, FEW).told()
    other = next(islice(decisions("nisei-1.4", 9, 120), 30, None))
    with pytest.raises(KeyboardInterrupt):
        searched(crew, other, FEW, Interrupted)
    assert searched(crew, game, FEW).told() == usual
    assert searched(crew, game, FEW).told() == usual
    crew._crew.close()


def test_the_time_is_kept_whether_the_others_begin_or_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulerunner.bots.company.PATIENCE", 2.0)
    crew, game = Company(2), to_act()
    began = time.monotonic()
    searched(crew, game, Budget(seconds=0.3))
    assert time.monotonic() - began < 0.3 + GRACE + 0.5, "no process begins as fast as that"
    alone = searched(crew, game, FEW).choices.whole
    crew._crew._workers[0].process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    for _ in range(2):
        searched(crew, game, Budget(seconds=0.3))
    assert time.monotonic() - began < 2 * 0.3 + GRACE + 1.0
    assert searched(crew, game, FEW).choices.whole == alone, (
        "another has taken the place of the one that hangs"
    )
    crew._crew._workers[0].process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    assert searched(crew, game, FEW).choices.whole < alone
    assert time.monotonic() - began < 30.0
    crew._crew.close()


def test_a_name_says_how_many_processes_think() -> None:
    assert player("search@50x2", 1).name == "search@50x2"
    assert known("search@0.5sx4")
    for name in ("search@50x0", "search@50x65", "search@0x2"):
        with pytest.raises(UnknownBot):
            player(name, 1)
