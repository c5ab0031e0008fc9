"""The log in words: what happened, told to a seat, and each line with its rule.

Events are told after they happened, when the cards may lie elsewhere. So whether a card is named does not
depend on where it is now. A seat is told the name of

- its own cards, except a card of its own deck that only the opponent sees;
- a card that the event itself makes public: rezzed, played, used, exposed, revealed, scored, stolen...;
- a card that an earlier event showed it, for as long as it stayed the same object in plain view.

Every other card is "a card", with the place the event gives.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..lang.words import DECK_OF, FACE_DOWN, PLAY, RUNNER, TABLE, Side
from ..state.records import Change
from ..state.state import State, written
from .events import PUBLIC, SAY, Telling
from .knowledge import DECKS, HIDDEN, OPEN
from .names import sentence

MOVES: Final = ("trash", "discard", "move")
ANYWHERE: Final = "?"
"""Where a revealed card was: the event does not say, so it may have been in a hidden zone."""
IN_VIEW: Final = ""


class Seen(NamedTuple):
    """A card as a seat was shown it: which object it was, and the hidden zone it was in, if it was in one."""

    object_no: int
    zone: str = IN_VIEW


class Line(NamedTuple):
    """One line of the log, and the rule it happened under."""

    rule: str
    text: str
    kind: str
    card: str = ""
    """The card it is about, if the seat is told its name."""
    side: str = ""
    """Whose doing it is, or whom it happens to."""


class Teller:
    """Tells events to a seat, in the order they happened. `None` is told what both players know together."""

    def __init__(self, state: State, seat: Side | None = None) -> None:
        self.state = state
        self.seat = seat
        self._seen: dict[int, Seen] = {cid: Seen(0) for cid in _from_the_start(state)}
        self._accessing: set[int] = set()
        self._revealed: set[int] = set()
        """The cards revealed in the current step."""

    def copy(self, state: State) -> "Teller":
        """One who has told the same, to go on with a copy of the game."""
        twin = Teller.__new__(Teller)
        twin.state, twin.seat = state, self.seat
        twin._seen, twin._accessing, twin._revealed = (
            self._seen.copy(),
            self._accessing.copy(),
            self._revealed.copy(),
        )
        return twin

    @property
    def revealing(self) -> bool:
        """Whether a card has been revealed in the current step."""
        return bool(self._revealed)

    def tell(self, change: Change) -> Line | None:
        """An event as a line; None if there is nothing to say about it."""
        named = self.hear(change)
        telling = Telling(self.state, change, self.seat, named, self._names_object, self._names_source)
        text = SAY[change.kind](telling)
        if not text:
            return None
        return Line(change.rule, sentence(text), change.kind, telling.about(text), change.side)

    def hear(self, change: Change) -> bool:
        """Take note of what an event shows; whether its card may be named."""
        cid, kind = change.card, change.kind
        if kind == "step":
            self._revealed.clear()
        elif kind == "shuffle":
            self._forget(DECK_OF["corp" if change.side == "corp" else "runner"])
        if cid < 0:
            return False
        if kind == "access":
            self._accessing.add(cid)
        elif kind == "reveal":
            self._revealed.add(cid)
        named = self.seat is None or self._may_name(change)
        if named:
            self._show(change)
        if kind == "access ends":
            self._accessing.discard(cid)
        return named

    def _show(self, change: Change) -> None:
        zone = IN_VIEW
        if change.kind == "reveal":
            zone = ANYWHERE
        elif change.kind == "access" and change.zone in HIDDEN:
            zone = change.zone
        elif change.kind == "move":
            to = change.zone
            zone = to if to in HIDDEN else IN_VIEW
        self._seen[change.card] = Seen(change.object_no, zone)

    def _forget(self, deck: str) -> None:
        """A shuffled deck: nobody can tell its cards apart any more."""
        self._revealed.clear()
        self._seen = {cid: seen for cid, seen in self._seen.items() if seen.zone not in (deck, ANYWHERE)}

    # --- what may be named --------------------------------------------------------------------------------

    def _may_name(self, change: Change) -> bool:
        owner = self.state.cards[change.card].owner
        if change.kind == "access":
            return self.seat == RUNNER or change.zone not in DECKS or change.card in self._revealed
        if change.kind in PUBLIC or self._names_object(change.card, change.object_no):
            return True
        if change.kind in MOVES:
            return self._names_moved(change, owner)
        face_up = owner == RUNNER and change.kind == "install" and change.sort != FACE_DOWN
        return owner == self.seat or face_up

    def _names_object(self, cid: int, gen: int) -> bool:
        """Whether a card was named to the seat as this very object, in plain view."""
        return self.seat is None or self._seen.get(cid) == Seen(gen)

    def _names_source(self, cid: int) -> bool:
        """Whether a seat has been told of the card whose ability did something."""
        return self.seat in (None, self.state.cards[cid].owner) or cid in self._seen

    def _names_moved(self, change: Change, owner: Side) -> bool:
        """A card that moved: the Runner's discards are public, rezzed cards were; others had to be seen."""
        origin, to = change.origin, change.zone
        if origin == to == DECK_OF[owner]:
            return False
        if owner == self.seat:
            return True
        if change.kind != "move" and (owner == RUNNER or change.was_active):
            return True
        if change.card in self._accessing:
            return self.seat == RUNNER
        seen = self._seen.get(change.card)
        if seen is None or seen.object_no != change.object_no - 1:
            return False
        if change.kind == "discard" or origin in HIDDEN:
            return change.kind != "move" and self.state.edition.policies.seen_cards_face_up
        return True


def _from_the_start(state: State) -> list[int]:
    """Cards in plain view since before the first event: identities, and what a set position laid out."""
    turned = {
        (change.card, change.object_no)
        for change in events(state)
        if change.kind in ("rez", "expose", "access")
    }
    return [
        cid
        for cid, card in enumerate(state.cards)
        if card.object_no == 0
        and (card.zone in OPEN or (card.faceup and card.zone in (TABLE, PLAY)))
        and (cid, 0) not in turned
    ]


def events(state: State) -> list[Change]:
    """Everything that has happened, oldest first."""
    return written(state)


def say(state: State, change: Change, seat: Side | None = None) -> str | None:
    """One event in words for a seat (`None`: for both together); its rule is `change.rule`."""
    teller = Teller(state, seat)
    for earlier in events(state):
        if earlier is change or earlier.moment > change.moment:
            break
        teller.hear(earlier)
    line = teller.tell(change)
    return line.text if line is not None else None


def transcript(
    state: State, seat: Side | None = None, happened: Iterable[Change] | None = None
) -> tuple[Line, ...]:
    """The log for a seat, one line for each event worth a word: all of it, or the events given."""
    teller = Teller(state, seat)
    lines = [teller.tell(change) for change in (events(state) if happened is None else happened)]
    return tuple(line for line in lines if line is not None)
