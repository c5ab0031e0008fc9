"""Whole games of 1996, from setup to the seventh point: every run in them follows the arrows of the chart."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise

import pytest

from rulerunner import Game, new_game
from rulerunner.bots import BOTS
from rulerunner.decks import samples
from rulerunner.state.records import Change

RULES = "classic-1996"
ARROWS = {
    1: (2, 13),
    2: (3,),
    3: (4, 6),
    4: (5, 12),
    5: (6,),
    6: (7, 12),
    7: (8, 11),
    8: (9,),
    9: (10,),
    10: (7, 11),
    11: (12, 20),
    12: (13,),
    13: (14, 20),
    14: (2, 15),
    15: (16,),
    16: (17,),
    17: (18,),
    18: (19,),
    19: (20,),
    20: (),
}
"""From each box of the chart to those an arrow leads to."""
ENDERS = ("end the run", "jack out")


@cache
def whole_game(seed: int, bots: tuple[str, str]) -> Game:
    """A game with sample decks between two bots, played to its end."""
    corps, runners = (list(samples("classic", side).values()) for side in ("corp", "runner"))
    game = new_game(corps[seed % len(corps)], runners[seed // 2 % len(runners)], RULES, seed)
    players = {side: BOTS[bot](seed) for side, bot in zip(("corp", "runner"), bots, strict=True)}
    while game.decision is not None:
        side = game.decision.side
        game.choose(players[side].choose(game.view(side)))
    return game


def runs(game: Game) -> Iterator[list[Change]]:
    """What happened in each run, from its first box to the end of the last one."""
    run: list[Change] = []
    for change in game.events:
        if change.kind == "step" and change.rule == "1":
            run = []
        run.append(change)
        if change.kind in ("run ends", "game ends") and any(c.kind == "server announced" for c in run):
            yield run
            run = []


def box(change: Change) -> int:
    """The box of the chart a step belongs to; 0 if it is a step of the turn."""
    number = change.rule.rstrip("?+").partition(".")[0]
    return int(number) if change.kind == "step" and number.isdigit() else 0


def path(run: Sequence[Change]) -> list[int]:
    return [number for number, _ in groupby(box(change) for change in run if box(change))]


def happened(run: Sequence[Change], after: int, before: int) -> set[str]:
    """What happened between the first step of one box and the first of another that follows it."""
    kinds: set[str] = set()
    inside = False
    for change in run:
        number = box(change)
        if number and inside and number == before:
            return kinds
        inside = number == after or (inside and not number)
        kinds = kinds if inside else set()
        if inside:
            kinds.add(change.kind)
    return kinds


def follows_the_chart(game: Game, run: Sequence[Change]) -> None:
    """Each box is followed by one that an arrow leads to; an effect that ends the run leads to box 20."""
    way = path(run)
    assert way[0] == 1, way
    ended = {change.kind for change in run} & set(ENDERS)
    for here, there in pairwise(way):
        if there not in ARROWS[here]:
            assert there == 20, f"{here} to {there} in {way}"
            assert ended or here == 16, f"nothing ended the run, which went from {here} to 20: {way}"
    if run[-1].kind == "run ends":
        assert way[-1] == 20, way
        assert ("successful run" in {c.kind for c in run}) == (16 in way), way
    else:
        assert game.result is not None
        assert game.result[1] != "points" or way[-1] == 18, way


def asks_what_the_chart_asks(run: Sequence[Change]) -> None:
    """Where an arrow depends on an answer, it is the one that what happened calls for."""
    way = path(run)
    approached = sum(change.kind == "approach" for change in run)
    assert approached == way.count(2)
    assert sum(change.kind == "encounter" for change in run) == way.count(6)
    for here, there in pairwise(way):
        if (here, there) == (13, 20):
            assert "jack out" in {change.kind for change in run}
        if here == 5:
            assert "rez" in happened(run, 5, 6)
        if (here, there) == (4, 12):
            assert "rez" not in happened(run, 4, 12)


GAMES = [(seed, ("thumb", "thumb")) for seed in range(6)] + [
    (seed, ("random", "random")) for seed in range(4)
]


@pytest.mark.rule("classic-1996 chart 1", "classic-1996 chart 20", "classic-1996 C3")
def test_every_run_of_whole_games_follows_the_arrows_of_the_chart() -> None:
    used = Counter[tuple[int, int]]()
    ends = Counter[tuple[str, str] | None]()
    for seed, bots in GAMES:
        game = whole_game(seed, bots)
        assert game.events[0].kind == "setup"
        ends[game.result] += 1
        for run in runs(game):
            follows_the_chart(game, run)
            asks_what_the_chart_asks(run)
            used.update(pairwise(path(run)))
    assert {("corp", "points"), ("runner", "points")} <= set(ends), ends
    unused = {(here, there) for here, every in ARROWS.items() for there in every} - set(used)
    assert not unused - {(6, 12)}, f"no run took these arrows: {unused}"


@pytest.mark.rule("classic-1996 chart 18", "classic-1996 C3")
def test_a_game_that_the_runner_wins_stops_in_box_18() -> None:
    """Some game of those above ends so; the winner has the seventh point, and nothing comes after it."""
    for seed, bots in GAMES:
        game = whole_game(seed, bots)
        if game.result == ("runner", "points"):
            assert path(list(runs(game))[-1])[-1] == 18
            assert game.view("runner").runner.points >= 7
            assert game.events[-1].kind == "game ends"
            return
    raise AssertionError("the Runner won no game")
