"""What a rule-of-thumb player keeps in mind from one choice to the next. All of it comes from views."""

from ...view import View
from ...view.records import CardView, OptionView

HQ_ID, RND_ID = 0, 1
OFTEN = 12
"""So often the same thing is done in a row before it is left alone."""


class Memory:
    """Memory of one game; it starts anew when time goes back."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.turn = -1
        self.old_cards: frozenset[int] = frozenset()
        """The Corp's own cards that lay installed when this turn began."""
        self.runs: dict[int, int] = {}
        """How often each server was run this turn."""
        self._rnd_left = -1
        """How many cards of R&D lie below those seen; none was seen if it is negative."""
        self._last: object = None
        self._times = 0

    def look(self, view: View) -> None:
        """Take note of what can be seen before a choice is made."""
        if view.turn < self.turn:
            self._forget()
        if view.turn != self.turn:
            self.turn = view.turn
            self.runs = {}
            self.old_cards = frozenset(card.id for card in _installed(view) if card.id is not None)

    def will_run(self, view: View, server: int, accesses: int) -> None:
        """A run is about to be made. One that fails need not be tried again before something changes."""
        self.runs[server] = self.runs.get(server, 0) + 1
        if server == RND_ID:
            self._rnd_left = view.corp.deck - accesses

    def news_in_rnd(self, view: View, accesses: int) -> int:
        """How many of the top cards of R&D would be new."""
        if self._rnd_left < 0:
            return accesses
        seen = max(0, view.corp.deck - self._rnd_left)
        return max(0, accesses - seen)

    def tired_of(self, view: View, option: OptionView) -> bool:
        """Whether the same option has been taken too often in a row to take it once more."""
        assert view.decision is not None
        key = (view.turn, view.decision.rule, option.kind, option.card, option.ability, option.server)
        self._times = self._times + 1 if key == self._last else 1
        self._last = key
        return self._times > OFTEN


def _installed(view: View) -> list[CardView]:
    return [card for server in view.servers for card in (*server.ice, *server.root)]
