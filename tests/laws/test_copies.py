"""Copies of a game: replays, clones, saves. Each goes on just as the original would, and none disturbs it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rulerunner import EDITIONS, At, Game, Seat, position
from rulerunner.state.codec import DERIVED, DIGESTED
from rulerunner.state.log import written
from tests.support.playing import LONGEST_GAME, at_random, play_on, preferring_runs
from tests.support.positions import random_game, random_position
from tests.support.table import Table

RULES = tuple(EDITIONS)
ROOT = Path(__file__).parents[2]
SEEDS = range(8)
GAMES = int(os.environ.get("RULERUNNER_SAVES", "6"))
"""Games of each edition that are saved and loaded at every decision."""


def mid_run(rules: str, seed: int) -> Game:
    """A random position, played some way into a run."""
    game = random_position(rules, seed)
    rng = Random(seed)
    for _ in range(rng.randint(1, 12)):
        if game.decision is not None:
            game.choose(preferring_runs(game, rng))
    return game


def digests(game: Game, answers: list[int]) -> list[str]:
    found = [game.digest()]
    for answer in answers:
        game.choose(answer)
        found.append(game.digest())
    return found


@pytest.mark.parametrize("rules", RULES)
def test_a_seed_and_the_answers_are_the_whole_game(rules: str) -> None:
    for seed in SEEDS:
        first = random_game(rules, seed)
        seen = [first.digest()]
        play_on(first, Random(seed), lambda game, seen=seen: seen.append(game.digest()), limit=150)  # type: ignore[misc]
        again = random_game(rules, seed)
        assert digests(again, first.answers) == seen, f"{rules}, game {seed}"
        assert again.events == first.events, f"{rules}, game {seed}"


@pytest.mark.parametrize("rules", RULES)
def test_another_seed_is_another_game(rules: str) -> None:
    assert len({random_game(rules, seed).digest() for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("rules", RULES)
def test_a_clone_goes_its_own_way(rules: str) -> None:
    """Original and clone play on with different choices; neither sees anything of the other."""
    for seed in SEEDS:
        game = mid_run(rules, seed)
        before, answers, events = game.digest(), game.answers, game.events
        left, right = game.clone(), game.clone()
        assert left.digest() == before, f"{rules}, position {seed}"
        play_on(left, Random(1), limit=60)
        assert right.digest() == before, f"{rules}, position {seed}: a clone changed its sister"
        play_on(right, Random(2), limit=60)
        assert game.digest() == before, f"{rules}, position {seed}: a clone changed the original"
        assert (game.answers, game.events) == (answers, events), f"{rules}, position {seed}"
        # And what the original does now is what it would have done without any clone.
        lone = mid_run(rules, seed)
        play_on(lone, Random(3), limit=60)
        play_on(game, Random(3), limit=60)
        assert game.digest() == lone.digest(), f"{rules}, position {seed}"


@pytest.mark.parametrize("rules", RULES)
def test_a_saved_game_goes_on_identically(rules: str) -> None:
    for seed in SEEDS:
        where = f"{rules}, position {seed}"
        game = mid_run(rules, seed)
        loaded = Game.from_json(game.to_json())
        assert loaded.decision == game.decision, where
        assert loaded.digest() == game.digest(), where
        assert loaded.events == game.events, where
        assert loaded.answers == game.answers, where
        assert loaded.to_json() == game.to_json(), where
        rng = Random(seed)
        for _ in range(40):
            if game.decision is None:
                break
            answer = at_random(game, rng)
            game.choose(answer)
            loaded.choose(answer)
            assert loaded.decision == game.decision, where
            assert loaded.digest() == game.digest(), where
        assert loaded.result == game.result, where
        assert loaded.events == game.events, where


class Saving:
    """Saves a game at each decision and loads it: it is the same in what is asked, in every field that is
    digested, in its answers, and in what was written to its log since the decision before."""

    WHOLE = 25
    """At every so many decisions all the log is saved, which is the most of a long game and only grows; and
    the digests are compared, which take as long as saving and are made of those fields."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.decisions = 0
        self.told: object = None
        """Where the log ended at the decision before."""

    def check(self, game: Game) -> None:
        saved = game
        if self.decisions % self.WHOLE:
            saved = game.clone()
            news = written(game.state, self.told)
            saved.state.log = (tuple(news), None) if news else None
        self.decisions += 1
        self.told = game.state.log
        loaded = Game.from_json(saved.to_json())
        answers = game.answers
        same = {
            "decision": loaded.decision == game.decision,
            **{name: getattr(loaded.state, name) == getattr(game.state, name) for _, name, _ in DIGESTED},
            "digest": saved is not game or loaded.digest() == game.digest(),
            "answers": loaded.answers == answers,
            "events": loaded.events == saved.events,
            "result": loaded.result == game.result,
            **{shelf: getattr(loaded.state, shelf) == getattr(game.state, shelf) for shelf in DERIVED},
        }
        assert all(same.values()), f"{self.where}: {same}, after {answers}"


def saving_keeps_every_decision(rules: str, seed: int, limit: int = LONGEST_GAME) -> int:
    """How many decisions a random game had; each was the same after saving."""
    saving = Saving(f"{rules}, game {seed}")
    game = random_game(rules, seed)
    saving.check(game)
    play_on(game, Random(seed), saving.check, limit)
    return saving.decisions


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_every_decision_of_a_game_is_the_same_after_saving(rules: str) -> None:
    for seed in range(GAMES):
        saving_keeps_every_decision(rules, seed, 120)


def ash() -> Table:
    """The Corp has just rezzed a unique card of which an older one was active: the checkpoint trashed that
    one, and the Corp, who has priority, may still rez another card."""
    t = Table(
        position(
            corp=Seat(credits=9),
            servers={
                "HQ": At(root=["Ash 2X3ZB9CY (rezzed)"]),
                "R&D": At(root=["Ash 2X3ZB9CY"]),
                "remote 1": At(root=["PAD Campaign"]),
            },
            at="5.7.1b",
        )
    )
    t.until(side="corp", option="rez")
    t.corp("rez", "Ash 2X3ZB9CY")
    assert t.can("rez", "PAD Campaign")
    return t


@pytest.mark.rule("nisei-1.4 10.3.1a", "nsg-26.03 10.3.1a")
def test_what_a_checkpoint_did_is_still_for_the_next_to_see_after_saving() -> None:
    game = ash().game
    assert [change.kind for change in game.state.changes][-1:] == ["trash"]
    loaded = Game.from_json(game.to_json())
    assert loaded.digest() == game.digest()
    assert loaded.decision == game.decision
    assert loaded.state.changes == game.state.changes


ELSEWHERE = """
from random import Random
from tests.support.playing import play_on
from tests.support.positions import random_game, random_position
for rules in {rules}:
    for seed in range(4):
        for start in (random_game, random_position):
            game = start(rules, seed)
            play_on(game, Random(seed), limit=80)
            print(game.digest())
"""


def played_elsewhere(hash_seed: str) -> list[str]:
    """The digests of a few games played in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE.format(rules=RULES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.slow
def test_a_game_is_the_same_in_every_process() -> None:
    here = []
    for rules in RULES:
        for seed in range(4):
            for start in (random_game, random_position):
                game = start(rules, seed)
                play_on(game, Random(seed), limit=80)
                here.append(game.digest())
    assert len(here) == 8 * len(RULES)
    assert played_elsewhere("1") == here
    assert played_elsewhere("4242") == here
