"""Every puzzle has one solution, which is the one that is written with it; and the proof proves."""

import pytest

from rulerunner import Game, read_position
from rulerunner.puzzles import PUZZLES, Puzzle, PuzzleDesk, Undecided, prove
from rulerunner.puzzles.likeness import Likeness
from rulerunner.puzzles.proving import Line, Search
from rulerunner.puzzles.telling import told

SAMPLE = PUZZLES[::9]
"""Those that are proved at every change; the slow test proves all."""


def proved(puzzle: Puzzle) -> list[str]:
    """The one solution, as it is told."""
    proof = prove(read_position(puzzle.position), puzzle.side, puzzle.aim)
    assert proof.unique, f"{puzzle.id} has {len(proof.lines)} solutions or more"
    return told(proof.lines[0])


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_the_one_solution_that_is_written_with_it(puzzle: Puzzle) -> None:
    assert proved(puzzle) == list(puzzle.solution)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_every_puzzle_has_the_one_solution_that_is_written_with_it(puzzle: Puzzle) -> None:
    assert proved(puzzle) == list(puzzle.solution)


def test_there_are_forty_puzzles_for_both_sides_in_order_of_difficulty() -> None:
    assert len(PUZZLES) >= 40
    assert len({puzzle.id for puzzle in PUZZLES}) == len({puzzle.title for puzzle in PUZZLES}) == len(PUZZLES)
    assert [puzzle.level for puzzle in PUZZLES] == sorted(puzzle.level for puzzle in PUZZLES)
    kinds = {(puzzle.side, puzzle.aim) for puzzle in PUZZLES}
    assert kinds == {("runner", "win"), ("corp", "win"), ("runner", "survive"), ("corp", "survive")}
    assert all(puzzle.hint and puzzle.solution for puzzle in PUZZLES)


# --- the proof --------------------------------------------------------------------------------------------


def position(corp: str = "", runner: str = "", servers: str = "") -> Game:
    poor = "" if "credits" in corp else "credits 0\n"
    seats = f"[corp]\n{poor}deck 3x Hedge Fund\n{corp}\n[runner]\ndeck 3x Sure Gamble\n{runner}\n"
    return read_position(f"turn runner\n{seats}{servers}")


SIX = "score 2x Priority Requisition\n"
OPEN = "[remote 1]\nroot Hostile Takeover\n"


def test_two_ways_are_two_solutions() -> None:
    two = position(
        "hand Hedge Fund", f"credits 0\nclicks 1\n{SIX}", f"{OPEN}[remote 2]\nroot Posted Bounty\n"
    )
    assert len(prove(two, "runner", "win").lines) == 2
    one = position("hand Hedge Fund", f"credits 0\nclicks 1\n{SIX}", OPEN)
    assert prove(one, "runner", "win").unique


def test_no_way_is_no_solution() -> None:
    none = position(
        "hand Hedge Fund",
        f"credits 0\nclicks 1\n{SIX}",
        "[remote 1]\nice Ice Wall (rezzed)\nroot Hostile Takeover\n",
    )
    assert prove(none, "runner", "win").lines == ()


def test_a_win_by_luck_is_no_solution() -> None:
    """One of two cards in HQ is the agenda: chance falls as badly as it can."""
    luck = position("hand Hedge Fund\nhand Hostile Takeover", f"credits 0\nclicks 1\n{SIX}")
    assert prove(luck, "runner", "win").lines == ()
    sure = position("hand Hostile Takeover\nhand Hostile Takeover", f"credits 0\nclicks 1\n{SIX}")
    assert prove(sure, "runner", "win").unique


def test_the_opponent_may_answer_in_any_way() -> None:
    rich = position(
        "hand Hedge Fund\ncredits 3",
        f"credits 0\nclicks 1\n{SIX}",
        "[remote 1]\nice Wall of Static\nroot Hostile Takeover\n",
    )
    assert prove(rich, "runner", "win").lines == ()


def test_too_much_is_undecided() -> None:
    with pytest.raises(Undecided):
        prove(position("hand Hedge Fund", f"credits 5\nclicks 3\n{SIX}", OPEN), "runner", "win", limit=3)


class Forgetful(dict[Likeness, frozenset[Line]]):
    """A memory that keeps nothing."""

    def __setitem__(self, key: Likeness, value: frozenset[Line]) -> None:
        pass


@pytest.mark.parametrize("puzzle", PUZZLES[:4], ids=lambda puzzle: puzzle.id)
def test_what_is_remembered_changes_nothing(puzzle: Puzzle) -> None:
    """Games that are held to be the same lead to the same solutions as when each is looked at anew."""

    search = Search(read_position(puzzle.position), puzzle.side, puzzle.aim, 200_000)
    search.known = Forgetful()
    (line,) = search.lines(search.start)
    assert told(line) == list(puzzle.solution)


# --- at the desk ------------------------------------------------------------------------------------------


def choose(desk: PuzzleDesk, kind: str, text: str = "") -> None:
    view = desk.match.view(desk.puzzle.side)
    assert view.decision is not None
    number = next(
        n for n, option in enumerate(view.decision.options) if option.kind == kind and text in option.text
    )
    desk.go(desk.match.answers, number)


def test_the_solution_solves_and_anything_else_does_not() -> None:
    puzzle = next(each for each in PUZZLES if each.id == "again-please")
    desk = PuzzleDesk(puzzle)
    desk.go(())
    assert desk.coaching(desk.match).state == "going"
    choose(desk, "play", "Scorched Earth")
    choose(desk, "play", "Archived Memories")
    if desk.match.view("corp").decision is not None and desk.coaching(desk.match).state == "going":
        decision = desk.match.view("corp").decision
        assert decision is not None
        if decision.kind != "action":
            desk.go(desk.match.answers, 0)
    choose(desk, "play", "Scorched Earth")
    assert desk.coaching(desk.match).state == "done"
    desk.go(())
    for _ in range(3):
        choose(desk, "gain credit")
    assert desk.coaching(desk.match).state == "failed"


def test_the_opponent_finds_the_answer_that_refutes() -> None:
    """Running at once is refuted by rezzing, which the Corp can pay for."""
    puzzle = next(each for each in PUZZLES if each.id == "unseen-wall")
    desk = PuzzleDesk(puzzle)
    desk.go(())
    choose(desk, "run")
    choose(desk, "server", "Server 1")
    assert any(change.kind == "rez" for change in desk.match.events)
