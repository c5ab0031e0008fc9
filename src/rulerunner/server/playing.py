"""The game of a room: a match that goes on together with its journal, its clock and what is told of it.

It goes on by an answer, by itself, or again from the journal. Bots do not think in here: it says that it is a
bot's turn, and is told later what the bot does.
"""

import logging
import time
from concurrent.futures import Future
from itertools import takewhile
from typing import Final, NamedTuple

import msgspec

from ..game import Game
from ..lang.words import Side, other
from ..session import ALWAYS, ORDERS, QUIETLY, SEATS, Asking
from ..session import Standing as Ordered
from ..state import codec
from ..view import View, view
from ..view.knowledge import handle
from ..view.public import public_view
from .clocks import Clock, milliseconds
from .journal import FRAMELESS, ORDER, PAUSES, Journal
from .messages import Standing, Terms
from .seating import Lost, begin, looks_ahead, plans_of
from .snapshots import SeatSnapshot, Snapshots
from .store import Entry, GameRow, Store
from .telling import Telling
from .trail import in_passing, trail

log = logging.getLogger(__name__)

STUCK: Final = "Your opponent cannot go on: it failed at its choice. Take back your last choice, or give up."
ENDS: Final = ("concede", "time", "claim", "draw")
"""The entries with which players end a game."""


class Thinking(NamedTuple):
    """It is a bot's turn: who has to choose, from what it may see."""

    side: Side
    bot: str
    view: View
    saved: str = ""
    """For a bot that looks ahead: the game, from which others are drawn as they might be for its seat."""


class Outcome(NamedTuple):
    """What came of working a room for a while."""

    shown: Snapshots
    """What there is to show, when it is stored."""
    going: bool
    """There is more to do."""
    thinking: Thinking | None = None
    """A bot has to choose first. What there is to show is kept back until it has, or until it takes long."""
    stored: Future[None] | None = None
    """Done when all of this is on the disk; None if it is."""


class Playing:
    """A match that goes on. What comes of it is shown by the snapshots that `go_on` gives back."""

    def __init__(self, store: Store, game: GameRow, entries: list[Entry], epoch: int | None = None) -> None:
        self.game = game
        self._store = store
        self.match = begin(game)
        self.people = tuple(seat for seat in SEATS if self.match.human(seat))
        self.terms = msgspec.json.decode(game.terms, type=Terms) if game.terms else Terms()
        timed = len(self.people) > 1 and self.terms.minutes + self.terms.reserve > 0
        self.clock = Clock(self.terms) if timed else None
        self.paused = False
        self.peeked = game.peeked
        self._asking: dict[Side, Asking] = {seat: game.seats[seat].asking for seat in self.people}
        self._journal = Journal(store, game.id, entries, epoch)
        self._notice = ""
        self._choices = 0, 0
        """How many can be taken back and given again: counted at decisions, not on the way to them."""
        self._telling = Telling(self.match, self.people)
        self._live = False
        """What the journal says is told again, but not shown."""
        self._repeat(entries)
        self._glance_again(entries)
        self._telling.all_shown()
        self._live = True
        self._run_clock()

    # --- going on -----------------------------------------------------------------------------------------

    def go_on(self, seconds: float) -> Outcome:
        """Go on, for a while. What to show to whom as soon as it is stored, and whether there is more to
        do."""
        until = time.monotonic() + seconds
        going = self._move()
        while going and (self._journal.sure != self.match.at or time.monotonic() < until):
            if self._bots_turn():
                break
            going = self._move()
        if self._bots_turn() and not self._notice:
            return Outcome([], True, self._thinking())
        if not going:
            for seat in self.people:
                self._telling.show(seat, self.snapshot(seat))
        return self.flush(going)

    def flush(self, going: bool) -> Outcome:
        """Store what is new, and what there is to show then."""
        self._run_clock()
        stored = self._journal.save(self.match)
        return Outcome(self._telling.take(), going, stored=stored)

    def _bots_turn(self) -> bool:
        decision = self.match.decision
        return decision is not None and not self.match.over and not self.match.human(decision.side)

    def _thinking(self) -> Thinking:
        match, decision = self.match, self.match.decision
        assert decision is not None
        bot = self.game.players[decision.side]
        saved = Game(match.state, decision).to_json() if looks_ahead(bot) else ""
        return Thinking(decision.side, bot, match.view(decision.side), saved)

    def _move(self) -> bool:
        """The smallest step on; False if a person is asked, the game is over, or it cannot go on."""
        match = self.match
        decision, at = match.decision, match.at
        if decision is not None and not match.human(decision.side):
            return not self._notice
        try:
            going = match.move()
        except Exception:
            log.exception("game %s cannot go on", self.game.id)
            self._go_back()
            self._notice = STUCK
            return False
        if match.at != at:
            assert decision is not None
            kind = "answered" if match.given_for(at) else "answer"
            self._journal.note(Entry(decision.side, kind, match.answers[-1]))
        self._watch()
        if match.decision is not None or match.over:
            self._journal.be_sure(self.match.at)
        return going

    def _go_back(self) -> None:
        """A player failed to answer, or the machine failed at an answer: stay at the decision."""
        self._journal.drop_unsure()
        self.match.goto(self._journal.sure)
        self._telling.anew()

    def _watch(self) -> None:
        """Tell the seats what the last move brought.

        A seat is shown the way by the steps of the timing structures, which both players see. The decisions
        of an opponent would not do: whether there is one in a window may depend on cards that are hidden.
        """
        step = self._telling.hear()
        for seat in self.people:
            if step and self._live and self._telling.behind(seat):
                self._telling.show(seat, self._snapshot(seat, more=True))

    def save(self) -> None:
        """Write down what is new, and wait until it is stored."""
        storing = self._journal.save(self.match)
        if storing is not None:
            storing.result()

    def chose(self, choice: int) -> None:
        """A bot has chosen."""
        decision = self.match.decision
        if decision is None or self.match.human(decision.side) or not 0 <= choice < len(decision.options):
            self.stuck()
            return
        self._journal.note(Entry(decision.side, "answer", choice))
        try:
            self._answer(choice)
            self._journal.be_sure(self.match.at)
        except Exception:
            log.exception("game %s failed at an answer of a bot", self.game.id)
            self.stuck()

    def stuck(self) -> None:
        """A bot failed to choose, or took too long."""
        self._go_back()
        self._notice = STUCK

    # --- what there is to see -----------------------------------------------------------------------------

    def snapshot(self, seat: Side) -> SeatSnapshot:
        """The game as a seat sees it now."""
        return self._snapshot(seat, more=False).developed()

    def public(self, seat: Side, hand: bool) -> SeatSnapshot:
        """The game as a spectator sees it from a side; with the hand, if that player allows it."""
        told = self._telling.log_for(seat if hand else "public")
        state = self.match.state
        seen = view(state, seat) if hand else public_view(state, seat)
        way = trail(state)
        return SeatSnapshot(0, seen, told.lines, len(told.lines), way, 0, 0, "able", False, "").developed()

    def _snapshot(self, seat: Side, more: bool) -> SeatSnapshot:
        match, told = self.match, self._telling.log_for(seat)
        mine = match.decision is not None and match.decision.side == seat
        if not more and len(self.people) == 1:
            self._choices = (0, 0) if self.peeked else (match.undoable, match.redoable)
        way = trail(match.state)
        # On the way it is nobody's choice that counts: a choice there may be one of hidden cards.
        seen = view(match.state, seat, None if more else match.decision)
        return SeatSnapshot(
            at=self._journal.ats[seat],
            view=in_passing(match.state, seen, way) if more else seen,
            lines=told.lines,
            told=len(told.lines),
            trail=way,
            undo=self._choices[0] if len(self.people) == 1 else int(not more and match.can_take_back(seat)),
            redo=self._choices[1],
            asking=self._asking[seat],
            more=more,
            notice=self._notice,
            plans=plans_of(match, seat) if mine and not more else (),
            orders=() if more else self.standing(seat),
        )

    def standing(self, seat: Side) -> tuple[Standing, ...]:
        """The orders of a seat, as it is told."""
        s = self.match.state
        return tuple(
            Standing(place, s.cards[card].face.name, order)
            for place, (card, order, _) in self.ordered(seat).items()
        )

    def ordered(self, seat: Side) -> dict[str, Ordered]:
        """The orders of a seat, each by where its card is, or by the name of all that it stands for."""
        s = self.match.state
        return {
            f"every {s.cards[each.card].face.name}" if each.of_its_name else handle(s, seat, each.card): each
            for each in self.match.orders(seat)
        }

    # --- time ---------------------------------------------------------------------------------------------

    def time_left(self) -> float | None:
        """Seconds until the running clock is out; None if none runs."""
        left = self.clock.remaining(milliseconds()) if self.clock is not None else None
        return left / 1000 if left is not None else None

    def out_of_time(self) -> Side | None:
        """Who has no time left, if that is so."""
        clock = self.clock
        if clock is None or self.match.over:
            return None
        return next((seat for seat in SEATS if clock.out_of_time(seat, milliseconds())), None)

    def _run_clock(self) -> None:
        if self.clock is None:
            return
        state, decision = self.match.state, self.match.decision
        self.clock.begin_turn(state.turn, state.active)
        idle = decision is None or self.paused or self.match.over
        self.clock.run(None if idle or decision is None else decision.side, milliseconds())

    # --- from the journal ---------------------------------------------------------------------------------

    def _repeat(self, entries: list[Entry]) -> None:
        """Do again what the journal says."""
        match = self.match
        try:
            for number, entry in enumerate(entries, 1):
                self._repeat_one(entry)
                if entry.digest and codec.digest(match.state) != entry.digest:
                    raise Lost(f"the same answers make another game (entry {number})")
        except (ValueError, LookupError) as error:
            raise Lost(f"its answers no longer fit: {error}") from error
        self._journal.be_sure(self.match.at)
        for seat in self.people:
            self._ask(seat)
        if len(self.people) > 1:
            match.guard()
        else:
            match.hold()

    def _repeat_one(self, entry: Entry) -> None:
        match = self.match
        if self.clock is not None:
            self.clock.begin_turn(match.state.turn, match.state.active)
            self.clock.charge(entry.side, entry.spent)
        if entry.kind == "answer":
            self._answer(entry.value)
        elif entry.kind == "answered":
            match.answer_for(entry.value)
            self._reach()
        elif entry.kind == "goto":
            match.goto(entry.value)
            self._telling.anew()
        elif entry.kind == ORDER:
            match.order(entry.value // len(ORDERS), ORDERS[entry.value % len(ORDERS)])
        elif entry.kind in PAUSES:
            self.paused = entry.kind == "pause"
        elif entry.kind in ENDS:
            if not match.over:  # or else the last answer led to the game's own end
                self._end(entry.side, entry.kind)
            self._watch()

    def _glance_again(self, entries: list[Entry]) -> None:
        """If someone wants to see windows go by: be at the window that was at hand after the last answer."""
        if ALWAYS not in self._asking.values() and not self.match.guarded:
            return
        entries = [entry for entry in entries if entry.kind not in FRAMELESS]
        seen = list(takewhile(lambda entry: entry.kind == "glance", reversed(entries)))
        last = entries[-1 - len(seen)] if len(entries) > len(seen) else None
        if last is None or last.kind not in ("answer", "answered"):
            return
        self.match.goto(self.match.at - 1)
        self._telling.anew()
        self._answer(last.value)
        for _ in seen:
            if self.match.decision is not None and len(self.match.decision.options) == 1:
                self._answer(0)

    def _answer(self, option: int) -> None:
        self.match.answer(option)
        self._reach()

    def _reach(self) -> None:
        """Go on to the next decision of anyone."""
        while self.match.decision is None and not self.match.over:
            self.match.move()
            self._watch()

    def _ask(self, seat: Side) -> None:
        """Ask a seat as it wants to be asked. A choice at hand is not passed for it."""
        decision = self.match.decision
        at_hand = decision is not None and decision.side == seat
        if not (at_hand and self._asking[seat] == QUIETLY):
            self.match.ask(seat, self._asking[seat])

    def _end(self, seat: Side, how: str) -> None:
        match how:
            case "concede":
                self.match.concede(seat)
            case "time":
                self.match.end(other(seat), "time")
            case "claim":
                self.match.end(seat, "abandonment")
            case "draw":
                self.match.end("", "agreement")
