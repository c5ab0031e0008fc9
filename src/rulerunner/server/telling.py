"""Who in a room has been told what, and the snapshots that are still to be shown."""

from ..lang.words import Side
from ..session import Match
from ..state.log import written
from .seat_log import SeatLog
from .snapshots import Audience, SeatSnapshot, Snapshots


class Telling:
    """The logs of the people of a match and of its spectators, kept up with the game."""

    def __init__(self, match: Match, people: tuple[Side, ...]) -> None:
        self._match = match
        self._people = people
        self._told: dict[Audience, SeatLog] = {}
        self._link: object = None
        self._held: dict[Side, SeatSnapshot] = {}
        """The last snapshot on the way, which is shown if more is to be told after it."""
        self._snapshots: Snapshots = []
        self._shown: dict[Side, int] = {}
        self.anew()

    def anew(self) -> None:
        """The logs from the beginning, after going back; nothing of them is shown again."""
        audiences = {*self._people, *self._told}
        self._told = {each: SeatLog.of(self._match, each) for each in audiences}
        self._link = self._match.state.log
        self.all_shown()
        self._held, self._snapshots = {}, []

    def all_shown(self) -> None:
        """What has been told is known already."""
        self._shown = {seat: len(self._told[seat].lines) for seat in self._people}

    def log_for(self, audience: Audience) -> SeatLog:
        """The log as a seat or the public is told it."""
        if audience not in self._told:
            self._told[audience] = SeatLog.of(self._match, audience)
        return self._told[audience]

    def hear(self) -> bool:
        """Tell everyone what is new; whether a step of a timing structure is among it."""
        state = self._match.state
        news = written(state, self._link)
        if not news:
            return False
        self._link = state.log
        for told in self._told.values():
            told.hear(state, news)
        return any(change.kind == "step" for change in news)

    def behind(self, seat: Side) -> bool:
        """Whether a seat was told more than it has been shown."""
        return len(self._told[seat].lines) > self._shown[seat]

    def show(self, seat: Side, snapshot: SeatSnapshot) -> None:
        """Show a snapshot, and before it the last one on the way if that told less."""
        held = self._held.pop(seat, None)
        if held is not None and held.told < snapshot.told:
            self._snapshots.append((seat, held.developed()))
        self._shown[seat] = snapshot.told
        if snapshot.more:
            self._held[seat] = snapshot
        else:
            self._snapshots.append((seat, snapshot))

    def take(self) -> Snapshots:
        """What there is to show, once."""
        shown, self._snapshots = self._snapshots, []
        return shown
