"""Giving up, and counting what can be taken back."""

from random import Random

import pytest

from rulerunner import Deck, IllegalChoice
from rulerunner.decks import samples, starter
from rulerunner.lang.words import Side, other
from rulerunner.rules import EDITIONS
from rulerunner.session import SEATS, BadReplay, Chance, Match, Replay, Start, replay

CORP = Deck("Haas-Bioroid: Engineering the Future", ("Hedge Fund",) * 8 + ("Ice Wall",) * 2)
RUNNER = Deck("Jesminder Sareen: Girl Behind the Curtain", ("Sure Gamble",) * 8 + ("Diesel",) * 2)
START = Start.from_decks(CORP, RUNNER, seed=5)


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_may_give_up_at_any_time_and_take_it_back(seat: Side) -> None:
    match = Match(START)
    match.pump()
    at, decision = match.at, match.decision
    match.concede(seat)
    assert match.result == (other(seat), "concession")
    assert (match.conceded, match.decision, match.pump()) == (seat, None, None)
    assert "by concession" in match.transcript(seat)[-1].text
    with pytest.raises(IllegalChoice):
        match.concede(seat)
    assert match.undo() == 1
    assert (match.at, match.decision) == (at, decision)
    assert not match.over


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_that_comes_to_its_own_end_before_anybody_could_choose_was_not_given_up(rules: str) -> None:
    """Between two people windows are shown in which one can only pass, so that nobody learns from being
    asked. Behind such a window the game may be over."""
    of = "classic" if rules == "classic-1996" else "modern"
    start = Start.from_decks(starter(samples(of, "corp")), starter(samples(of, "runner")), rules)

    def played(seed: int, choices: int = 3_000) -> tuple[Match, int]:
        match, chance = Match(start), Random(seed)
        match.guard()
        for number in range(choices):
            decision = match.pump()
            if decision is None:
                return match, number
            match.answer(chance.randrange(len(decision.options)))
        return match, choices

    own_ends = 0
    for seed in range(8):
        ended, choices = played(seed)
        match, _ = played(seed, choices - 1)
        asked = match.pump()
        match.concede("runner")
        if match.result != ("corp", "concession"):
            assert asked is not None
            assert (len(asked.options), match.result, match.conceded) == (1, ended.result, None)
            own_ends += 1
    assert own_ends > 0


def test_a_game_that_was_given_up_is_so_in_its_replay() -> None:
    match = Match(START)
    match.choose(0)
    match.concede("runner")
    record = Replay.from_text(Replay.of(match).to_text())
    assert record == Replay.of(match)
    again = replay(record)
    assert (again.result, again.at) == (("corp", "concession"), match.at)


@pytest.mark.parametrize(
    ("line", "why"),
    [('{"concede": "nobody"}', "must name a seat"), ('{"concede": "corp"}\n{"answer": 0}', "had given up")],
)
def test_a_replay_that_gives_up_wrongly_says_so(line: str, why: str) -> None:
    text = Replay.of(Match(START)).to_text()
    with pytest.raises(BadReplay, match=why):
        Replay.from_text(text + line)


def test_what_can_be_taken_back_is_counted() -> None:
    match = Match(START, runner=Chance(1))
    match.pump()
    for _ in range(5):
        match.choose(0)
    counts = []
    while match.undoable:
        counts.append((match.undoable, match.redoable))
        assert match.undo() == 1
    assert counts == [(5 - n, n) for n in range(5)]
    assert match.undo() == 0
    assert match.redo(3) == 3
