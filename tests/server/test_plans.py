"""Plans and taking back, over the room: what is done is in the journal, answer by answer."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.game import Game
from rulerunner.lang.words import Side
from rulerunner.server.errors import Refusal
from rulerunner.server.rooms import Room
from rulerunner.session import HUMAN
from rulerunner.state import codec
from tests.support.rooms import Shelf, pump, room_of


def runners_turn() -> Game:
    return position(
        rules="nsg-26.03",
        turn="runner",
        corp=Seat(credits=5, hand=["3x Hedge Fund"], deck=["5x Hedge Fund"]),
        runner=Seat(credits=20, rig=["Gordian Blade"], hand=["Diesel"], deck=["5x Sure Gamble"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"]), "remote 1": At(root=["PAD Campaign"])},
    )


def chooses(room: Room, seat: Side, kind: str, server: int | None = None) -> None:
    decision = room.match.decision
    assert decision is not None
    fits = [
        index
        for index, option in enumerate(decision.options)
        if option.kind == kind and (server is None or option.server == server)
    ]
    room.answer(seat, room.snapshot(seat).at, fits[0])
    pump(room)


def follows(room: Room, seat: Side, text: str) -> None:
    shot = room.snapshot(seat)
    index = next(i for i, plan in enumerate(shot.plans) if text in plan.text)
    room.follow(seat, shot.at, index)
    pump(room)


def test_a_plan_is_in_the_journal_answer_by_answer() -> None:
    shelf = Shelf()
    room = room_of(runners_turn(), "runner", "thumb", shelf)
    room.ask("runner", "matters")
    pump(room)
    chooses(room, "runner", "run")
    chooses(room, "runner", "server", 0)
    before = len(shelf.entries)
    follows(room, "runner", "break all")
    assert len(shelf.entries) >= before + 4
    again = room_of(runners_turn(), "runner", "thumb", shelf)
    assert codec.digest(again.match.state) == codec.digest(room.match.state)


def test_a_plan_that_is_not_there_is_refused() -> None:
    room = room_of(runners_turn(), "runner", "thumb")
    pump(room)
    with pytest.raises(Refusal, match="no plan 99"):
        room.follow("runner", room.snapshot("runner").at, 99)


def test_only_the_seat_that_decides_sees_plans() -> None:
    room = room_of(runners_turn(), "runner", HUMAN)
    pump(room)
    assert room.snapshot("runner").plans
    assert not room.snapshot("corp").plans


def test_a_start_that_nobody_learned_anything_from_is_taken_back_from_a_person() -> None:
    room = room_of(runners_turn(), "runner", HUMAN)
    pump(room)
    chooses(room, "runner", "run")
    shot = room.snapshot("runner")
    assert shot.undo == 1
    room.undo("runner", shot.at, 1)
    pump(room)
    assert room.match.decision is not None
    assert room.match.decision.kind == "action"


def test_what_was_drawn_is_not_taken_back_from_a_person() -> None:
    room = room_of(runners_turn(), "runner", HUMAN)
    room.ask("corp", "quiet")
    pump(room)
    chooses(room, "runner", "draw")
    while room.match.decision is not None and room.match.decision.side == "corp":
        room.answer("corp", room.snapshot("corp").at, 0)
        pump(room)
    shot = room.snapshot("runner")
    assert shot.undo == 0
    with pytest.raises(Refusal, match="learned"):
        room.undo("runner", shot.at, 1)
