"""A room: one match, pumped for its seats, with every answer written down before anyone is shown it.

A room owns no rule. It is worked by one thread at a time; `hub` sees to that. Bots do not think in here: a
room says that it is a bot's turn, and is told later what the bot does.
"""

import logging
import time
from collections.abc import Callable
from itertools import takewhile
from typing import Final, NamedTuple

import msgspec

from ..game import Game
from ..lang.words import Side, other
from ..session import (
    ALWAYS,
    QUIETLY,
    SEATS,
    Asking,
    Fairness,
    Replay,
)
from ..session.fairness import committed
from ..state import codec
from ..state.decision import Decision
from ..view import View, view
from ..view.knowledge import knows
from ..view.names import title
from ..view.public import public_view
from ..view.why import card_at, why
from .clocks import Clock
from .errors import Refusal
from .journal import PAUSES, Journal
from .messages import Reason, Terms
from .seating import Lost, begin, looks_ahead, plans_of
from .snapshots import SeatSnapshot, Snapshots
from .store import Entry, GameRow, Store
from .telling import Telling
from .trail import trail

log = logging.getLogger(__name__)

STUCK: Final = "Your opponent cannot go on: it failed at its choice. Take back your last choice, or give up."
KNOWN: Final = "Against a person you can only take back what nobody has acted on or learned anything from."
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
    going: bool
    """There is more to do."""
    thinking: Thinking | None = None
    """A bot has to choose first. What there is to show is kept back until it has, or until it takes long."""


class Room:
    """A game in memory. What is done to it is shown by the snapshots that `go_on` gives back."""

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

    # --- what a seat does ---------------------------------------------------------------------------------

    def answer(self, seat: Side, at: int, option: int, slowly: bool = False) -> None:
        """Choose an option of the decision; `slowly`, and be asked everything up to the next action."""
        decision = self.deciding(seat, at)
        if option >= len(decision.options):
            raise Refusal("option", f"There are options 0 to {len(decision.options) - 1}; {option} is none.")
        self._check_going()
        entry = Entry(seat, "answer" if len(decision.options) > 1 else "glance", option)
        if slowly:
            self.match.slowly(seat)
        self._do(seat, (entry,), lambda: self.match.answer(option))

    def follow(self, seat: Side, at: int, plan: int) -> None:
        """Do what a plan says. Each of its answers is in the journal like any other."""
        self.deciding(seat, at)
        plans = self.match.plans()
        if plan >= len(plans):
            raise Refusal("option", f"There are {len(plans)} plans here; there is no plan {plan}.")
        self._check_going()
        chosen = plans[plan]
        entries = [Entry(seat, "goto", chosen.back)] if chosen.back >= 0 else []
        if chosen.back >= 0:
            self.match.goto(chosen.back)
        assert self.match.decision is not None
        first = self.match.decision.options.index(chosen.steps[0].option)
        self._do(seat, (*entries, Entry(seat, "answer", first)), lambda: self.match.follow(chosen))

    def _check_going(self) -> None:
        if self.paused:
            raise Refusal("people", "The game is paused: end the pause first.")

    def _do(self, seat: Side, entries: tuple[Entry, ...], choose: Callable[[], None]) -> None:
        """Let a seat choose, and go on to the next decision. A failure of the machine changes nothing."""
        match = self.match
        self._notice = ""
        spent = self.clock.stop(_now()) if self.clock is not None else 0
        for entry in entries:
            self._journal.note(entry._replace(spent=spent))
            spent = 0
        if len(entries) > 1:
            self._telling.anew()
        try:
            choose()
            # A quiet spell ends by itself; whoever wants quiet wants the next one, too.
            match.ask(seat, self._asking[seat])
            self._reach()
        except Exception:
            log.exception("game %s failed at an answer of the %s", self.game.id, seat)
            self._go_back()
            why = "The machine failed at this choice, which is a bug. The game is where it was"
            raise Refusal("trouble", f"{why}: choose something else.") from None
        self._journal.be_sure(self.match.at)

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

    def undo(self, seat: Side, at: int, times: int) -> None:
        """Take back choices."""
        if len(self.people) > 1:
            self._travel(seat, at, lambda: int(self.match.take_back(seat)), KNOWN)
        else:
            self._travel(seat, at, lambda: self.match.undo(times), "There is nothing to take back.")

    def redo(self, seat: Side, at: int, times: int) -> None:
        """Give choices again."""
        if len(self.people) > 1:
            raise Refusal("undo", "Against a person nothing is given again: choose anew.")
        self._travel(seat, at, lambda: self.match.redo(times), "There is nothing to give again.")

    def _travel(self, seat: Side, at: int, go: Callable[[], int], nothing: str) -> None:
        self._check(seat, at)
        if self.match.over and not self.peeked:
            found = self._store.game(self.game.id)
            self.peeked = found is not None and found.peeked
        if self.peeked:
            raise Refusal("undo", "You have looked at the replay, with both hands open: this game is over.")
        if not go():
            raise Refusal("undo", nothing)
        self._arrive(seat)

    def _arrive(self, *seats: Side) -> None:
        """At another decision than the last one, by going there."""
        self._notice = ""
        for seat in seats:
            self._journal.note(Entry(seat, "goto", self.match.at))
        self._journal.be_sure(self.match.at)
        self._telling.anew()

    def take_back(self, seat: Side) -> None:
        """Both agreed that a seat's last choice is taken back, with all that came of it."""
        back = next((n for n in reversed(range(self.match.at)) if self.match.chose_at(seat, n)), None)
        if back is None or self.match.over:
            raise Refusal("people", "There is nothing to take back.")
        self.match.goto(back)
        # Both get a new number: what either sends for the state before is stale.
        self._arrive(*SEATS)

    def concede(self, seat: Side, at: int) -> None:
        """Give up."""
        self._check(seat, at)
        self.end(seat, "concede")

    def end(self, seat: Side, how: str) -> None:
        """The players end the game: a seat gives up, runs out of time, claims it, or both agree on a draw."""
        if self.match.over:
            raise Refusal("over", "The game is over already.")
        self._end(seat, how)
        self._notice = ""
        self._journal.note(Entry(seat, how))
        self._journal.be_sure(self.match.at)
        self._watch()

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

    def ask(self, seat: Side, asking: Asking) -> None:
        """Say in which windows a seat wants to be asked. The choice at hand stays."""
        self._store.set_seat(self.game.id, seat, asking=asking)
        self._asking[seat] = asking
        self._ask(seat)

    def _ask(self, seat: Side) -> None:
        """Ask a seat as it wants to be asked. A choice at hand is not passed for it."""
        decision = self.match.decision
        at_hand = decision is not None and decision.side == seat
        if not (at_hand and self._asking[seat] == QUIETLY):
            self.match.ask(seat, self._asking[seat])

    def why(self, seat: Side, handle: str) -> tuple[str, tuple[Reason, ...]]:
        """The name of a card, if the seat knows it, and what it could do."""
        match = self.match
        card = card_at(match.state, seat, handle)
        if card is None:
            raise Refusal("unknown", "There is no such card on the table.")
        name = match.state.cards[card].face.name if knows(match.state, seat, card) else ""
        return name, tuple(Reason(*each) for each in why(match.state, seat, match.decision, card))

    def _check(self, seat: Side, at: int) -> None:
        if at != self._journal.ats[seat]:
            raise Refusal("stale", "The game has gone on since; this is how it stands now.")

    def deciding(self, seat: Side, at: int) -> Decision:
        """The decision that a seat has seen and is to make."""
        self._check(seat, at)
        decision = self.match.decision
        if self.match.over:
            raise Refusal("over", "The game is over; there is nothing to choose.")
        if decision is None or decision.side != seat:
            raise Refusal("stale", f"It is not your choice now, but {title(other(seat))}'s.")
        return decision

    # --- time ---------------------------------------------------------------------------------------------

    def pause(self, paused: bool) -> None:
        """Both agreed on a pause, or one of them ends it. It lasts however long nobody is here."""
        spent = self.clock.stop(_now()) if self.clock is not None else 0
        decision = self.match.decision
        at_turn: Side = decision.side if decision is not None else "corp"
        self._journal.note(Entry(at_turn, "pause" if paused else "resume", spent=spent))
        self._journal.be_sure(self.match.at)
        self.paused = paused
        self._run_clock()

    def time_left(self) -> float | None:
        """Seconds until the running clock is out; None if none runs."""
        left = self.clock.remaining(_now()) if self.clock is not None else None
        return left / 1000 if left is not None else None

    def out_of_time(self) -> Side | None:
        """Who has no time left, if that is so."""
        clock = self.clock
        if clock is None or self.match.over:
            return None
        return next((seat for seat in SEATS if clock.out_of_time(seat, _now())), None)

    def _run_clock(self) -> None:
        if self.clock is None:
            return
        state, decision = self.match.state, self.match.decision
        self.clock.begin_turn(state.turn, state.active)
        idle = decision is None or self.paused or self.match.over
        self.clock.run(None if idle or decision is None else decision.side, _now())

    # --- going on -----------------------------------------------------------------------------------------

    def go_on(self, seconds: float) -> Outcome:
        """Go on, for a while. What to show to whom, and whether there is more to do.

        Everything that is shown is stored before this returns.
        """
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
        return Outcome(self.flush(), going)

    def flush(self) -> Snapshots:
        """Store what is new; then what there is to show."""
        self._run_clock()
        self.save()
        return self._telling.take()

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
        """Write down what is new."""
        self._journal.save(self.match)

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
        return SeatSnapshot(
            at=self._journal.ats[seat],
            # On the way it is nobody's choice that counts: a choice there may be one of hidden cards.
            view=view(match.state, seat, None if more else match.decision),
            lines=told.lines,
            told=len(told.lines),
            trail=trail(match.state),
            undo=self._choices[0] if len(self.people) == 1 else int(not more and match.can_take_back(seat)),
            redo=self._choices[1],
            asking=self._asking[seat],
            more=more,
            notice=self._notice,
            plans=plans_of(match, seat) if mine and not more else (),
        )

    def replay(self) -> Replay:
        """The game so far, with all that is hidden, and the proof that its deal was fair."""
        game, found = self.game, Replay.of(self.match)
        if not game.secret or len(self.people) < 2:
            return found
        nonces = {seat: game.seats[seat].nonce for seat in SEATS}
        names = {str(seat): game.seats[seat].name or found.players[seat] for seat in SEATS}
        proof = Fairness(game.id, committed(game.secret), game.secret, **nonces)
        return found._replace(fair=proof, players=names)

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
        entries = [entry for entry in entries if entry.kind not in PAUSES]
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


def _now() -> int:
    """Milliseconds of a clock that only goes forward."""
    return time.monotonic_ns() // 1_000_000
