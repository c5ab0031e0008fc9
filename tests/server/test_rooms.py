"""A room: what is stored, what a failure does, what comes back."""

import logging
from collections.abc import Iterator
from random import Random

import pytest

from rulerunner.kernel import machine
from rulerunner.lang.words import other
from rulerunner.rules import EDITIONS
from rulerunner.server import seating
from rulerunner.server.errors import Refusal
from rulerunner.server.rooms import Room
from rulerunner.server.seating import Lost
from rulerunner.server.store import Entry
from rulerunner.session import HUMAN, Chance, replay
from rulerunner.state import codec
from rulerunner.state.decision import Decision
from rulerunner.state.state import State
from rulerunner.view import View
from tests.support.rooms import Shelf, chooses, pump, room_of, start


def digest(room: Room) -> str:
    return codec.digest(room.match.state)


class Fragile:
    """Fails at its n-th choice, and from then on."""

    name = "fragile"

    def __init__(self, choices: int) -> None:
        self._left = choices
        self._chance = Chance(1)

    def choose(self, view: View) -> int:
        self._left -= 1
        if self._left < 0:
            raise ZeroDivisionError("a bug of a bot")
        return self._chance.choose(view)


@pytest.fixture
def fragile(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(seating, "BOTS", {"fragile": lambda seed: Fragile(5), "random": Chance})
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


# --- the journal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_journal_alone_makes_the_same_game(rules: str) -> None:
    shelf = Shelf()
    room = room_of(start(rules), "runner", "random", shelf)
    for _ in range(40):
        chooses(room, 1)
        again = room_of(start(rules), "runner", "random", shelf)
        assert (digest(again), again.match.at) == (digest(room), room.match.at)
        assert again.snapshot("runner")._replace(lines=[]) == room.snapshot("runner")._replace(lines=[])
    assert [line.text for line in again.snapshot("runner").lines] == [
        line.text for line in room.snapshot("runner").lines
    ]
    assert sum(entry.side == "corp" for entry in shelf.entries) > 5


def test_every_answer_is_stored_before_it_is_shown() -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    pump(room)
    stored = len(shelf.entries)
    room.answer("runner", 0, 0)
    assert len(shelf.entries) == stored
    shots = pump(room)
    assert shots
    assert len(shelf.entries) > stored


def test_what_cannot_be_stored_is_not_shown() -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    pump(room)
    shelf.broken = True
    room.answer("runner", 0, 0)
    with pytest.raises(OSError, match="full"):
        pump(room)


def test_nothing_is_written_behind_what_could_not_be_stored() -> None:
    """Or the journal would have a gap, and the game could not be played again from it."""
    shelf = Shelf()
    room = room_of(start(), "runner", HUMAN, shelf)
    pump(room)
    stored = list(shelf.entries)
    shelf.broken = True
    for _ in range(2):
        decision = room.match.decision
        assert decision is not None
        room.answer(decision.side, room.snapshot(decision.side).at, 0)
        if shelf.broken:
            storing = room.go_on(60).stored
            assert storing is not None
            assert isinstance(storing.exception(), OSError)
            shelf.broken = False
        else:
            with pytest.raises(OSError, match="full"):
                room.go_on(60)
    assert shelf.entries == stored


def test_going_back_and_giving_up_are_in_the_journal() -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    chooses(room, 8)
    room.undo("runner", room.snapshot("runner").at, 3)
    pump(room)
    room.redo("runner", room.snapshot("runner").at, 1)
    pump(room)
    room.concede("runner", room.snapshot("runner").at)
    pump(room)
    assert [entry.kind for entry in shelf.entries[-3:]] == ["goto", "goto", "concede"]
    assert (shelf.summary.winner, shelf.summary.reason) == ("corp", "concession")
    again = room_of(start(), "runner", "random", shelf)
    assert (digest(again), again.match.conceded) == (digest(room), "runner")
    assert again.snapshot("runner").undo == room.snapshot("runner").undo
    assert again.snapshot("runner").redo == room.snapshot("runner").redo
    assert replay(again.replay()).result == ("corp", "concession")


@pytest.mark.parametrize("rules", EDITIONS)
def test_giving_up_when_the_game_ends_by_itself_is_no_failure_and_nothing_is_lost(rules: str) -> None:
    """A window that only goes by is shown, so that nobody learns from being asked; then the game is over."""
    for seed in range(20):
        shelf = Shelf()
        room, chance = room_of(start(rules), "runner", HUMAN, shelf), Random(seed)
        pump(room)
        while (decision := room.match.decision) is not None:
            before = list(shelf.entries)
            at = room.snapshot(decision.side).at
            room.answer(decision.side, at, chance.randrange(len(decision.options)))
            pump(room)
        shelf.entries = before
        again = room_of(start(rules), "runner", HUMAN, shelf)
        again.concede("runner", again.snapshot("runner").at)
        pump(again)
        assert again.match.result in (room.match.result, ("corp", "concession"))
        assert (shelf.summary.winner, shelf.summary.reason) == again.match.result
        assert digest(room_of(start(rules), "runner", HUMAN, shelf)) == digest(again)
        if again.match.conceded is None:
            return
    pytest.fail("no game ended by itself: the games say nothing")


def test_a_journal_that_makes_another_game_is_noticed() -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    while not any(entry.digest for entry in shelf.entries):
        chooses(room, 1)
    last = shelf.entries[-1]
    shelf.entries[-1] = last._replace(digest="0" * len(last.digest))
    with pytest.raises(Lost, match="another game"):
        room_of(start(), "runner", "random", shelf)
    shelf.entries[-1] = Entry("runner", "answer", 999)
    with pytest.raises(Lost, match="no longer fit"):
        room_of(start(), "runner", "random", shelf)


def test_a_bot_that_is_no_more_is_named() -> None:
    with pytest.raises(Lost, match="'deep thought'"):
        room_of(start(), "runner", "deep thought")


# --- failures ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("fragile")
def test_a_bot_that_fails_leaves_a_game_that_can_be_taken_back() -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "fragile", shelf)
    while not room.snapshot("runner").notice:
        chooses(room, 1)
    assert room.match.decision is not None
    assert room.match.decision.side == "corp"
    assert "Take back" in room.snapshot("runner").notice
    with pytest.raises(Refusal, match="not your choice") as refused:
        room.answer("runner", room.snapshot("runner").at, 0)
    assert refused.value.code == "stale"
    again = room_of(start(), "runner", "random", shelf)
    assert digest(again) == digest(room)
    room.undo("runner", room.snapshot("runner").at, 1)
    shots = pump(room)
    assert shots[-1][1].view.decision is not None
    assert not shots[-1][1].notice


def fail_at(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The machine has a bug from now on."""

    def failing(*_: object) -> Decision | None:
        raise KeyError("a bug of the machine")

    monkeypatch.setattr(machine, name, failing)


@pytest.mark.usefixtures("fragile")
@pytest.mark.parametrize("where", ["answer", "tick"])
def test_a_choice_at_which_the_machine_fails_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    chooses(room, 5)
    before, view = room.snapshot("runner").at, room.snapshot("runner").view
    stored = list(shelf.entries)
    with monkeypatch.context() as patch:
        fail_at(patch, where)
        with pytest.raises(Refusal, match="bug") as refused:
            room.answer("runner", before, 0)
        assert refused.value.code == "trouble"
        assert (room.snapshot("runner").at, room.snapshot("runner").view) == (before, view)
    assert shelf.entries == stored
    chooses(room, 3)
    again = room_of(start(), "runner", "random", shelf)
    assert digest(again) == digest(room)


@pytest.mark.usefixtures("fragile")
def test_a_bots_choice_at_which_the_machine_fails_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    true_answer = machine.answer

    def failing(s: State, decision: Decision, index: int) -> None:
        if decision.side == "corp":
            raise KeyError("a bug of the machine")
        true_answer(s, decision, index)

    chooses(room, 5)
    with monkeypatch.context() as patch:
        patch.setattr(machine, "answer", failing)
        while not room.snapshot("runner").notice:
            chooses(room, 1)
    assert shelf.entries[-1].side == "runner"
    again = room_of(start(), "runner", "random", shelf)
    assert digest(again) == digest(room)
    pump(again)
    assert again.match.decision is not None
    assert again.match.decision.side == "runner"


# --- what is refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "option", "code"), [(1, 0, "stale"), (0, 99, "option")])
def test_a_wrong_answer_changes_nothing(at: int, option: int, code: str) -> None:
    shelf = Shelf()
    room = room_of(start(), "runner", "random", shelf)
    pump(room)
    before = digest(room)
    with pytest.raises(Refusal) as refused:
        room.answer("runner", at, option)
    assert refused.value.code == code
    pump(room)
    assert (digest(room), [e for e in shelf.entries if e.side == "runner"]) == (before, [])


def test_against_a_person_nothing_is_taken_back() -> None:
    room = room_of(start(), "runner", HUMAN)
    pump(room)
    room.answer("corp", 0, 0)
    pump(room)
    assert (room.snapshot("corp").undo, room.snapshot("runner").undo) == (0, 0)
    with pytest.raises(Refusal) as refused:
        room.undo("corp", 1, 1)
    assert refused.value.code == "undo"


def test_a_seat_that_wants_quiet_is_left_in_peace_from_its_next_window_on() -> None:
    room = room_of(start(), "runner", HUMAN)
    pump(room)
    decision = room.match.decision
    assert decision is not None
    deciding, waiting = decision.side, other(decision.side)
    for seat in (deciding, waiting):
        room.ask(seat, "quiet")
        pump(room)
    assert room.match.decision == decision  # the choice at hand stays
    assert (room.match.asking(deciding), room.match.asking(waiting)) == ("able", "quiet")
    assert room.snapshot(deciding).asking == "quiet"


def test_a_room_gives_others_a_turn_between_answers() -> None:
    room = room_of(start(), "runner", "random")
    outcome = room.go_on(0)
    turns = 1
    while outcome.going:
        if outcome.thinking is not None:
            room.chose(0)
        outcome = room.go_on(0)
        turns += 1
    assert turns > 1
