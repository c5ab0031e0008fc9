"""What games taught the quick rules: by kinds of actions, as things stand, from what a seat knows."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search import correcting
from rulerunner.bots.search.correcting import (
    KINDS,
    LEARNED,
    PRESSING,
    SILLY,
    STANDING,
    Rows,
    kind_of,
    read,
    standing,
)
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.bots.search.untried import outdone
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.table import Table
from rulerunner.lang.words import CORP, RUNNER, Side
from tests.view.swapping import pairs, swapped
from tools import learn_rules
from tools.agreeing import told as in_words
from tools.learning.correcting import SIDES, Told, moved, nothing_more, play, some, written


def nothing(side: Side) -> Rows:
    return [[0.0] * len(STANDING[side]) for _ in KINDS[side]]


def with_only(side: Side, kind: str, number: str, credits: float) -> Rows:
    """Corrections of one kind of action, by one of the numbers that tell how things stand."""
    rows = nothing(side)
    rows[KINDS[side].index(kind)][STANDING[side].index(number)] = credits
    return rows


def a_click(side: Side) -> Game:
    return position(
        turn=side,
        corp=Seat(credits=6, hand=["Ice Wall", "Hostile Takeover", "PAD Campaign"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["Corroder", "Sure Gamble", "Diesel"], deck=["9x Diesel"], credits=8),
        servers={"HQ": At(ice=["Enigma"]), "remote 1": At(root=["PAD Campaign"])},
    )


def values_by_kind(game: Game) -> dict[str, float]:
    """What the quick rules give for the best option of each kind."""
    s, decision = game.state, game.decision
    assert decision is not None
    looks, found = Looks(s), dict[str, float]()
    for option, value in zip(decision.options, quick_values(s, decision, looks), strict=True):
        kind = KINDS[decision.side][kind_of(s, decision, option, looks)]
        found[kind] = max(value, found.get(kind, value))
    return found


@pytest.mark.parametrize(
    ("side", "kind", "number"),
    [("runner", "breaker", "credits"), ("runner", "draw", "always"), ("corp", "asset", "credits")],
)
def test_a_kind_of_action_is_worth_more_as_things_stand(
    side: Side, kind: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it is worth more depends on a number that tells how things stand; other kinds stay as they are."""
    game = a_click(side)
    monkeypatch.setitem(LEARNED, side, nothing(side))
    plain = values_by_kind(game)
    monkeypatch.setitem(LEARNED, side, with_only(side, kind, number, 2.0))
    taught = values_by_kind(game)
    now = dict(zip(STANDING[side], standing(game.state, side), strict=False))
    assert taught[kind] - plain[kind] == pytest.approx(2.0 * now[number])
    assert {**taught, kind: 0} == {**plain, kind: 0}


def test_what_wins_or_is_silly_is_not_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [[-50.0] + [0.0] * (len(STANDING[CORP]) - 1) for _ in KINDS[CORP]]
    game = a_click(CORP)
    decision = game.decision
    assert decision is not None
    monkeypatch.setitem(LEARNED, CORP, rows)
    values = [PRESSING + 1, SILLY - 1, 0.0] + [1.0] * (len(decision.options) - 3)
    found = correcting.corrected(game.state, decision, list(values), Looks(game.state))
    assert found[:3] == [PRESSING + 1, SILLY - 1, -50.0]


def test_all_that_was_learned_is_read() -> None:
    """The file says nothing of a kind, or a number, that there is not."""
    for side in SIDES:
        assert len(LEARNED[side]) == len(KINDS[side])
        assert {len(row) for row in LEARNED[side]} == {len(STANDING[side])}
        assert np.abs(LEARNED[side]).max() > 0
    again = read(written(LEARNED, nothing_more()))
    assert again == {side: [[round(part, 3) for part in row] for row in LEARNED[side]] for side in SIDES}
    named = json.loads(written(LEARNED, nothing_more()))
    assert [list(named[side]) for side in SIDES] == [list(KINDS[side]) for side in SIDES]


@pytest.mark.parametrize("side", SIDES)
def test_how_things_stand_is_told_by_what_the_seat_knows(side: Side) -> None:
    """Cards that a seat cannot see are exchanged: the numbers and the kinds of its options stay."""
    game = a_click(side)
    state, decision = game.state, game.decision
    assert decision is not None
    tried = 0
    for pair in pairs(game, side, Random(1), 6):
        other = swapped(state, pair)
        looks, anew = Looks(state), Looks(other)
        assert standing(other, side) == standing(state, side)
        assert [kind_of(other, decision, option, anew) for option in decision.options] == [
            kind_of(state, decision, option, looks) for option in decision.options
        ]
        tried += 1
    assert tried


def test_corrections_move_to_what_went_better() -> None:
    """Ten clicks for a credit went worse by a tenth than was expected, ten runs better by as much."""
    size = len(KINDS[RUNNER]) * len(STANDING[RUNNER])
    squares, came = np.zeros((size, size)), np.zeros(size)
    kinds = {kind: KINDS[RUNNER].index(kind) * len(STANDING[RUNNER]) for kind in ("credit", "run")}
    for kind, went in (("credit", -0.1), ("run", 0.1)):
        squares[kinds[kind], kinds[kind]] += 10
        came[kinds[kind]] += 10 * went
    none = len(KINDS[CORP]) * len(STANDING[CORP])
    told: dict[Side, Told] = {
        RUNNER: Told(20, squares, came),
        CORP: Told(0, np.zeros((none, none)), np.zeros(none)),
    }
    more = moved(nothing_more(), [told], pace=20.0, shrink=1.0, most=1.0)
    flat = more[RUNNER].ravel()
    assert flat[kinds["run"]] == pytest.approx(1.0)
    assert flat[kinds["credit"]] == pytest.approx(-1.0)
    assert not more[CORP].any()


def test_a_game_tells_of_the_clicks_of_both_sides() -> None:
    clicks, went = play(22_000_001, nothing_more())
    assert {click.side for click in clicks} == {CORP, RUNNER}
    assert all(any(click.row.any() for click in clicks if click.side == side) for side in SIDES)
    assert max(click.turn for click in clicks) < len(went)
    told = some(range(22_000_001, 22_000_002), nothing_more())
    assert sum(told[side].clicks for side in SIDES) <= len(clicks)
    assert all(np.allclose(told[side].squares, told[side].squares.T) for side in SIDES)


def test_the_same_game_tells_the_same() -> None:
    first, second = (play(22_000_003, nothing_more()) for _ in range(2))
    assert first[1] == second[1]
    assert all(np.array_equal(a.row, b.row) for a, b in zip(first[0], second[0], strict=True))


def test_ice_goes_on_a_remote_where_games_taught_that_it_helps() -> None:
    """With agendas in hand the rules of thumb would not even try a third piece of ice on a remote."""
    game = position(
        turn=CORP,
        corp=Seat(credits=9, hand=["Wall of Static", "4x Priority Requisition"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Enigma"]),
            "R&D": At(ice=["Ice Wall"]),
            "remote 1": At(ice=["Enigma", "Ice Wall"], root=["Offworld Office"]),
        },
    )
    assert game.asked is not None
    game.choose(
        next(
            i
            for i, option in enumerate(game.asked.options)
            if "Wall of Static" in in_words(game.state, option)
        )
    )
    decision = game.decision
    assert decision is not None
    assert decision.about == "install-where"
    table = Table(game.view(CORP))
    values = handler(table)(table)
    remote = next(i for i, option in enumerate(decision.options) if option.server == 3)
    taught = list(values)
    taught[remote] += 4.0
    assert remote in outdone(table, values, frozenset())
    assert remote not in outdone(table, values, frozenset(), taught)


def test_what_was_learned_is_kept_on_top_of_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "corrections.json"
    monkeypatch.setattr(learn_rules, "FILE", file)
    monkeypatch.setattr(learn_rules, "PIECE", 1)
    monkeypatch.setattr("sys.argv", ["learn_rules.py", "--rounds", "2", "--games", "1", "--jobs", "1"])
    assert learn_rules.main() == 0
    found = read(file.read_text("utf-8"))
    for side in SIDES:
        off = np.abs(np.subtract(found[side], LEARNED[side])).max()
        assert 0 < off <= 2 * learn_rules.MOST
    assert capsys.readouterr().out.startswith("round 1 of 2: corp ")
