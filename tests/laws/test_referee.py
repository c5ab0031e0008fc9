"""No legal choice is missing and none too many is offered: the referee finds the same, at every decision.

RULERUNNER_REFEREE=1000 pytest tests/laws/test_referee.py -s      so many random games under each edition
"""

import os
from collections import Counter
from random import Random

import pytest

from rulerunner import EDITIONS, At, Game, Seat, position
from rulerunner.state.decision import Decision, Option
from tests.support.playing import deadline, play_on, preferring_runs
from tests.support.positions import random_game, random_position
from tests.support.referee import Unjudged, judge

GAMES = int(os.environ.get("RULERUNNER_REFEREE", "8"))
PARTS = 4
"""Each edition's games are played in so many tests, that processors may share them."""
POSITIONS = 10
"""Random positions, full of cards, that are played on for a while, for each game."""
MOST_UNJUDGED = {"nisei-1.4": 45, "nsg-26.03": 25, "classic-1996": 15}
"""Of a thousand decisions under an edition the referee may be unable to judge so many: words that came after
it was written. The numbers may only be lowered."""


class Bench:
    """The referee at work: the decisions judged, and those it could not judge, by the kind of reason."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.decisions = 0
        self.unjudged: Counter[str] = Counter()

    def watch(self, game: Game) -> None:
        """Have the decision at hand judged."""
        decision = game.decision
        if decision is None:
            return
        self.decisions += 1
        try:
            verdict = judge(game.state, decision)
        except Unjudged as unjudged:
            self.unjudged[unjudged.kind] += 1
            return
        if not verdict.agrees:
            self.object(
                f"{self.where}: {decision.kind} ({decision.about}) of the {decision.side}\n"
                f"legal and not offered: {sorted(verdict.missing)}\n"
                f"offered and not legal: {sorted(verdict.extra)}\n"
                f"answers: {game.answers}"
            )

    def object(self, objection: str) -> None:
        raise AssertionError(objection)

    def report(self) -> None:
        left = sum(self.unjudged.values())
        print(f"{self.decisions} decisions, {left} not judged: {dict(self.unjudged.most_common())}")
        most = MOST_UNJUDGED[self.where.partition(",")[0]]
        assert 1000 * left <= most * self.decisions, f"not judged: {self.unjudged}"


def one_game(bench: Bench, rules: str, seed: int, positions: int = POSITIONS) -> None:
    """Have each decision judged of a random game, and of the beginnings of some from random positions."""
    bench.where = f"{rules}, game {seed}"
    with deadline(600, bench.where):
        play_on(random_game(rules, seed), Random(seed), bench.watch)
    for number in range(seed * POSITIONS, seed * POSITIONS + positions):
        bench.where = f"{rules}, position {number}"
        game, rng = random_position(rules, number), Random(number)
        bench.watch(game)
        for count in range(40):
            if game.decision is None:
                break
            game.choose(
                preferring_runs(game, rng) if count < 2 else rng.randrange(len(game.decision.options))
            )
            bench.watch(game)


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))]
)
@pytest.mark.parametrize("rules", EDITIONS)
def test_what_is_offered_is_what_the_referee_finds_legal(rules: str, part: int) -> None:
    bench = Bench(rules)
    for seed in range(part, GAMES, PARTS):
        one_game(bench, rules, seed)
    bench.report()


def at_the_table() -> Game:
    return position(
        turn="corp",
        corp=Seat(hand=["Hedge Fund", "Ice Wall", "PAD Campaign"], credits=5),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )


def with_options(d: Decision, options: tuple[Option, ...]) -> Decision:
    return Decision(d.side, d.kind, options, d.rule, d.about, d.card)


def test_the_referee_misses_what_is_not_offered() -> None:
    game = at_the_table()
    decision = game.decision
    assert decision is not None
    assert judge(game.state, decision).agrees
    for place, option in enumerate(decision.options):
        fewer = decision.options[:place] + decision.options[place + 1 :]
        verdict = judge(game.state, with_options(decision, fewer))
        assert [key[0] for key in verdict.missing] == [option.kind]
        assert not verdict.extra


def test_the_referee_objects_to_what_is_offered_and_not_legal() -> None:
    game = at_the_table()
    decision = game.decision
    assert decision is not None
    verdict = judge(game.state, with_options(decision, (*decision.options, Option("run"))))
    assert [key[0] for key in verdict.extra] == ["run"]
    assert not verdict.missing
