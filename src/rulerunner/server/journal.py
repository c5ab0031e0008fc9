"""The journal of a room: what has happened there, entry by entry, stored before anyone is shown it."""

from concurrent.futures import Future
from typing import Final

from ..lang.words import Side
from ..session import SEATS, Match
from ..state import codec
from .seating import summary_of
from .store import Entry, Store

DIGEST_EVERY: Final = 50
"""A digest of the game is written down with every so many entries: a later version can see whether the same
answers still make the same game."""
PAUSES: Final = ("pause", "resume")
ORDER: Final = "order"
"""What a player tells a hidden card beforehand."""
FRAMELESS: Final = (*PAUSES, ORDER)
"""Entries after which every frame is still what it was: they do not count in its number."""


class Journal:
    """The entries of a game: how many are stored, and those that are not yet."""

    def __init__(self, store: Store, game: str, entries: list[Entry], epoch: int | None) -> None:
        self._store = store
        self._game = game
        self._epoch = epoch
        self._stored = len(entries)
        self._storing: Future[None] | None = None
        """The last write, which may be on its way."""
        self._new: list[Entry] = []
        self._sure_new = 0
        """How much of what is new has led to the next decision: more may yet fail."""
        self.sure = 0
        """How many answers of the match have led to the next decision."""
        self.ats: dict[Side, int] = dict.fromkeys(SEATS, 0)
        """How many entries are about each seat: the number of the frame that it sees."""
        for entry in entries:
            self._count(entry, 1)

    def note(self, entry: Entry) -> None:
        """Something has happened."""
        self._count(entry, 1)
        self._new.append(entry)

    def _count(self, entry: Entry, more: int) -> None:
        if entry.kind not in FRAMELESS:
            self.ats[entry.side] += more

    def be_sure(self, at: int) -> None:
        """What has happened so far has led to a decision or to the end."""
        self.sure, self._sure_new = at, len(self._new)

    def drop_unsure(self) -> None:
        """What has led nowhere has not happened."""
        while len(self._new) > self._sure_new:
            self._count(self._new.pop(), -1)

    def save(self, match: Match) -> "Future[None] | None":
        """Write down what is new. It is stored when the future is done; None if all is stored already."""
        if self._storing is not None:
            # One after the other: nothing is written behind something that failed.
            self._storing.result()
            self._storing = None
        if not self._new:
            return None
        before, after = self._stored, self._stored + len(self._new)
        if before // DIGEST_EVERY != after // DIGEST_EVERY and _at_a_mark(match):
            self._new[-1] = self._new[-1]._replace(digest=codec.digest(match.state))
        new, self._stored, self._new, self._sure_new = self._new, after, [], 0
        self._storing = self._store.append_soon(self._game, before, new, summary_of(match), self._epoch)
        return self._storing


def _at_a_mark(match: Match) -> bool:
    """Whether the journal alone leads to where the match stands: not if a window is only going by."""
    return match.over or (match.decision is not None and len(match.decision.options) > 1)
