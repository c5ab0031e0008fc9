"""Rooms without a server: the store is a list in memory."""

import json
from concurrent.futures import Future
from typing import Any, cast
from weakref import WeakKeyDictionary

from rulerunner.decks import samples, starter
from rulerunner.game import Game
from rulerunner.lang.words import Side
from rulerunner.rules import EDITIONS
from rulerunner.server import seating
from rulerunner.server.playing import Thinking
from rulerunner.server.rooms import Room
from rulerunner.server.snapshots import Snapshots
from rulerunner.server.store import Entry, GameRow, SeatRow, Store, Summary
from rulerunner.session import HUMAN, SEATS, Player, Start


class Shelf:
    """A store of one game."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.summary = Summary()
        self.broken = False

    def append_soon(
        self, game: str, number: int, entries: list[Entry], summary: Summary, epoch: int | None = None
    ) -> "Future[None]":
        done: Future[None] = Future()
        if self.broken:
            done.set_exception(OSError("the disk is full"))
            return done
        assert number == len(self.entries)
        self.entries += entries
        self.summary = summary
        done.set_result(None)
        return done

    def game(self, id: str) -> None:
        return None

    def set_seat(self, game: str, side: Side, **values: Any) -> None:
        pass


def row_of(start: Start | Game, seat: Side, opponent: str) -> GameRow:
    """A game with a person in one seat, or with two of them."""
    begun = Start.from_game(start) if isinstance(start, Game) else start
    players = {each: HUMAN if each == seat else opponent for each in SEATS}
    people = SEATS if opponent == HUMAN else (seat,)
    seats = {each: SeatRow(each, each) for each in people}
    return GameRow("game", begun.rules, json.dumps(begun.to_json()), players, "", "", Summary(), seats)


def room_of(start: Start | Game, seat: Side, opponent: str, shelf: Shelf | None = None) -> Room:
    """A room, with all that is on the shelf."""
    store = shelf if shelf is not None else Shelf()
    row = row_of(start, seat, opponent)
    return Room(cast(Store, store), row, list(store.entries))


def start(rules: str = "nisei-1.4", seed: int = 1) -> Start:
    """A game with the decks to begin with."""
    family = EDITIONS[rules].family
    corp, runner = (starter(samples(family, side)) for side in ("corp", "runner"))
    return Start.from_decks(corp, runner, rules, seed)


def pump(room: Room, seconds: float = 60) -> Snapshots:
    """Go on until a person is asked; bots think here. What is shown on the way."""
    shown: Snapshots = []
    while True:
        outcome = room.go_on(seconds)
        if outcome.stored is not None:
            outcome.stored.result()
        shown += outcome.shown
        if not outcome.going:
            return shown
        if outcome.thinking is not None:
            room.chose(_choice(room, outcome.thinking))


def _choice(room: Room, thinking: Thinking) -> int:
    bot = thinkers.setdefault(room, {}).setdefault(thinking.side, vars(seating)["BOTS"][thinking.bot](0))
    try:
        return bot.choose(thinking.view)
    except ZeroDivisionError:
        return -1


thinkers: WeakKeyDictionary[Room, dict[Side, Player]] = WeakKeyDictionary()


def chooses(room: Room, times: int, seat: Side = "runner", option: int = 0) -> None:
    """A person makes so many choices, always the same."""
    for _ in range(times):
        pump(room)
        if room.match.over:
            return
        room.answer(seat, room.snapshot(seat).at, option)
    pump(room)
