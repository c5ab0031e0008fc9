"""The match loop: seats, going on by steps, going back."""

from pathlib import Path
from random import Random

import pytest

from rulerunner import EDITIONS, Game, IllegalChoice
from rulerunner.lang.words import CORP, RUNNER
from rulerunner.session import Chance, Match, Start
from rulerunner.state import codec
from rulerunner.view import View
from tests.support.positions import random_game, random_position

EXAMPLES = Path(__file__).parents[2] / "examples"
NISEI = Start.from_position((EXAMPLES / "nisei-and-smc.txt").read_text("utf-8"))
RUN, TO_HQ, PASS = 2, 0, 1


def digest(match: Match) -> str:
    return codec.digest(match.state)


def into_the_window(match: Match) -> None:
    """The Runner runs HQ, up to the first paid ability window."""
    match.choose(RUN)
    match.choose(TO_HQ)


class Passing:
    """Takes the last option, and remembers what it was shown."""

    name = "passing"

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: View) -> int:
        self.seen.append(view)
        assert view.decision is not None
        return len(view.decision.options) - 1


# --- pumping ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_match_of_two_players_is_the_game_their_answers_make(rules: str) -> None:
    for seed in range(3):
        start = random_game(rules, seed)
        match = Match(start, corp=Chance(seed), runner=Chance(seed + 1))
        assert match.pump() is None
        assert match.over
        twin = Game.from_json(start.to_json())
        for answer in match.answers:
            twin.choose(answer)
        assert twin.result == match.result
        match.goto(0)
        match.goto(len(twin.answers))
        assert twin.digest() == digest(match)
        assert [change for change in twin.events if change.kind != "step"] == [
            change for change in match.events if change.kind != "step"
        ]


def test_a_person_is_asked_and_a_player_answers_for_itself() -> None:
    corp = Passing()
    match = Match(NISEI, corp=corp)
    match.choose(RUN)
    while (decision := match.decision) is not None and match.state.players[RUNNER].clicks == 3:
        assert decision.side == RUNNER
        match.choose(len(decision.options) - 1)
    assert {view.seat for view in corp.seen} == {CORP}
    assert all(view.decision is not None for view in corp.seen)


def test_a_player_sees_its_own_cards_and_not_the_opponents() -> None:
    runner = Passing()
    match = Match(NISEI, runner=runner)
    match.pump()
    shown = runner.seen[0].to_json()
    assert "Sure Gamble" in shown
    assert "Hedge Fund" not in shown
    assert "Enigma" not in shown


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    match = Match(NISEI)
    before = digest(match), match.decision, match.at
    for wrong in (-1, 3, True):
        with pytest.raises(IllegalChoice, match="choose a number from 0 to 2"):
            match.choose(wrong)
    assert (digest(match), match.decision, match.at) == before


def test_between_decisions_there_is_nothing_to_answer() -> None:
    match = Match(NISEI)
    match.answer(RUN)
    with pytest.raises(IllegalChoice, match="the game has to go on first"):
        match.answer(0)


def test_a_finished_match_has_nothing_to_answer() -> None:
    match = Match(random_game("nisei-1.4", 1), corp=Chance(), runner=Chance())
    match.pump()
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose(0)


# --- one step at a time -----------------------------------------------------------------------------------


def test_a_step_stops_before_the_next_one_begins() -> None:
    match = Match(NISEI)
    match.choose(RUN)
    match.answer(TO_HQ)
    match.settle()
    steps = []
    while match.decision is None:
        known = len(match.events)
        match.step()
        steps += [change.rule for change in match.events[known:] if change.kind == "step"]
        assert len([c for c in match.events[known:] if c.kind == "step"]) == 1
    assert steps == ["6.9.1b", "6.9.1c", "6.9.1d", "6.9.1e", "6.9.1f", "6.9.2a", "6.9.2b"]


def test_each_step_can_be_looked_at_as_it_is() -> None:
    match = Match(NISEI)
    match.choose(RUN)
    match.answer(TO_HQ)
    match.settle()
    money = {}
    while match.decision is None:
        match.step()
        money[match.events[-1].rule] = match.view(RUNNER).runner.credits
    assert money["6.9.1b"] == 1
    assert money["6.9.1c"] == 4


@pytest.mark.parametrize("rules", EDITIONS)
def test_going_by_steps_and_going_at_once_lead_to_the_same_game(rules: str) -> None:
    for seed in range(6):
        start = Start.from_game(random_position(rules, seed))
        slow, fast = Match(start), Match(start)
        rng = Random(seed)
        for _ in range(60):
            decision = fast.decision
            if decision is None:
                break
            answer = rng.randrange(len(decision.options))
            fast.choose(answer)
            slow.answer(answer)
            while slow.decision is None and not slow.over:
                slow.step()
            assert digest(slow) == digest(fast)
            assert slow.decision == fast.decision
            assert slow.events == fast.events


def test_a_step_waits_for_a_person() -> None:
    match = Match(NISEI)
    before = digest(match)
    match.step()
    match.settle()
    assert digest(match) == before
    assert match.at == 0


# --- going back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_earlier_decision_is_as_it_was(rules: str) -> None:
    match = Match(random_position(rules, 3))
    rng = Random(3)
    seen = {match.at: (digest(match), match.decision)}
    for _ in range(40):
        if match.decision is None:
            break
        match.choose(rng.randrange(len(match.decision.options)))
        seen[match.at] = digest(match), match.decision  # windows may have been passed on the way
    for number in rng.sample(sorted(seen), len(seen)):
        match.goto(number)
        assert (digest(match), match.decision) == seen[number]
        assert match.at == number
        assert match.ahead == max(seen) - number


def test_another_choice_makes_another_future() -> None:
    match = Match(NISEI)
    into_the_window(match)
    match.choose(PASS)
    match.goto(2)
    assert match.ahead == 1
    match.choose(0)
    assert match.ahead == 0
    assert match.answers == (RUN, TO_HQ, 0)
    with pytest.raises(IndexError, match="the decisions so far are 0 to 3"):
        match.goto(4)


def test_the_same_choice_keeps_the_future() -> None:
    match = Match(NISEI)
    into_the_window(match)
    end = digest(match)
    match.goto(0)
    match.choose(RUN)
    assert match.ahead == 1
    assert match.redo() == 1
    assert digest(match) == end


def test_undo_goes_back_over_the_answers_of_a_player() -> None:
    match = Match(NISEI, corp=Passing())
    into_the_window(match)
    match.choose(PASS)
    assert match.decision is not None
    assert match.decision.rule == "6.9.2e"
    assert match.undo() == 1
    assert match.decision.side == RUNNER
    assert match.decision.rule == "6.9.2b"
    assert match.undo(99) == 2
    assert match.at == 0
    assert match.undo() == 0


def test_undo_works_between_decisions_and_after_the_end() -> None:
    match = Match(NISEI)
    match.answer(RUN)
    assert match.undo() == 1
    assert match.at == 0
    over = Match(random_game("nisei-1.4", 1), corp=Chance())
    while over.pump() is not None:
        over.choose(0)
    assert over.undo() == 1
    assert not over.over
    assert over.redo(99) == 1
    assert over.over


# --- where it stands --------------------------------------------------------------------------------------


def test_the_transcript_is_told_to_a_seat() -> None:
    match = Match(NISEI)
    into_the_window(match)
    match.choose(PASS)
    match.choose(0)
    lines = match.transcript(RUNNER)
    assert ("6.9.6b", "The Runner loses 3 credits from bad publicity.") in [
        (line.rule, line.text) for line in lines
    ]
    match.choose(1)
    assert any("draws Corroder" in line.text for line in match.transcript(RUNNER))
    assert not any("Corroder" in line.text for line in match.transcript(CORP))
    assert any("Corroder" in line.text for line in match.transcript())


def test_a_copy_of_the_game_is_independent() -> None:
    match = Match(NISEI)
    before = digest(match)
    game = match.game()
    game.choose(RUN)
    assert digest(match) == before
    assert game.digest() != before
