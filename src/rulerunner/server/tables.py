"""A table: a room in memory, the people there, and those who look into it."""

import asyncio
import time
from collections.abc import Iterator
from typing import Protocol

from ..lang.words import Side, other
from .clocks import milliseconds
from .messages import Ground, People, ToBrowser
from .people import Company
from .rooms import Room
from .snapshots import SeatSnapshot, Snapshots


class Watcher(Protocol):
    """Someone who is shown a seat, or looks on from it."""

    seat: Side
    spectates: bool

    def show(self, snapshot: SeatSnapshot) -> None:
        """Show this, soon."""
        ...

    def say(self, message: ToBrowser) -> None:
        """Send this, soon."""
        ...

    def leave(self) -> None:
        """The room is no more: come back later."""
        ...


class Table:
    """A place for a room: the lock that its work needs, and those who look into it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.company: Company | None = None
        self.watchers: set[Watcher] = set()
        self._made = 0
        self._seen: dict[Watcher, int] = {}
        """How many snapshots were made for spectators, and which of them each has seen last."""
        self._told: dict[Watcher, People] = {}
        """How it stands among the people, as each was told last."""
        self.timer: asyncio.TimerHandle | None = None
        self.users = 0
        self.used = time.monotonic()

    def players(self) -> Iterator[Watcher]:
        """Those at the seats."""
        return (each for each in tuple(self.watchers) if not each.spectates)

    def spectators(self) -> Iterator[Watcher]:
        """Those who look on."""
        return (each for each in tuple(self.watchers) if each.spectates)

    def enter(self, watcher: Watcher) -> None:
        """Someone begins to look."""
        assert self.company is not None
        self.watchers.add(watcher)
        if watcher.spectates:
            self.company.spectators += 1
        else:
            self.company.come(watcher.seat)

    def quit(self, watcher: Watcher) -> None:
        """Someone looks no longer; the others are told."""
        self.watchers.discard(watcher)
        self._seen.pop(watcher, None)
        self._told.pop(watcher, None)
        self.used = time.monotonic()
        if self.company is not None:
            if watcher.spectates:
                self.company.spectators -= 1
            else:
                self.company.go(watcher.seat)
            self.tell_people()

    def empty(self) -> None:
        """The room is no more: nobody looks into it, and no clock of it runs out."""
        self.room = None
        self.stop_timer()
        for watcher in tuple(self.watchers):
            watcher.leave()

    def stop_timer(self) -> None:
        """No clock runs out any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- what is shown ------------------------------------------------------------------------------------

    def publish(self, shown: Snapshots) -> None:
        """Show the players what there is to show them."""
        for seat, snapshot in shown:
            for watcher in self.players():
                if watcher.seat == seat:
                    watcher.show(snapshot)

    def show_in(self, delay: float, watcher: Watcher, snapshot: SeatSnapshot) -> None:
        """Show something to a spectator after a while."""
        self._made += 1
        asyncio.get_running_loop().call_later(delay, self._show, watcher, self._made, snapshot)

    def _show(self, watcher: Watcher, number: int, snapshot: SeatSnapshot) -> None:
        """They may have left since; and the end of a game is shown at once: what came before it is not shown
        after it."""
        if watcher in self.watchers and number > self._seen.get(watcher, 0):
            self._seen[watcher] = number
            watcher.show(snapshot)

    def shows_hand(self, seat: Side) -> bool:
        """Whether spectators see the hand of a seat."""
        assert self.company is not None
        over = self.room is not None and self.room.match.over
        return over or self.company.shows.get(seat, False)

    # --- people -------------------------------------------------------------------------------------------

    def tell_people(self) -> None:
        """Tell everyone who is there, and how it stands among them, if that is news."""
        for watcher in tuple(self.watchers):
            found = self._people(None if watcher.spectates else watcher.seat)
            if found is not None and found != self._told.get(watcher):
                self._told[watcher] = found
                watcher.say(found)

    def _people(self, seat: Side | None) -> People | None:
        room, company = self.room, self.company
        if room is None or company is None or len(room.people) < 2:
            return None
        return People(
            people=company.persons(),
            spectators=company.spectators,
            clocks=room.clock.shown(milliseconds()) if room.clock is not None else None,
            paused=room.paused,
            requests=company.asked(),
            claim=claim_of(room, company, seat) if seat is not None else "",
            rematch=company.rematch,
        )


def claim_of(room: Room, company: Company, seat: Side) -> Ground:
    """What a seat may claim the game for, if anything."""
    if room.match.over:
        return ""
    if room.out_of_time() == other(seat) and room.terms.zero == "claim":
        return "time"
    return "away" if company.away_for(other(seat)) >= room.terms.abandon * 60 > 0 else ""
