"""A room: one match, and what its seats do to it, with every answer written down before anyone is shown it.

A room owns no rule. It is worked by one thread at a time; `hub` sees to that. How it goes on is in `playing`.
"""

import logging
from collections.abc import Callable
from typing import Final

from ..lang.words import Side, other
from ..session import ORDERS, SEATS, Asking, Fairness, Order, Replay
from ..session.fairness import committed
from ..state.decision import Decision
from ..view.knowledge import knows
from ..view.names import title
from ..view.why import card_at, why
from .clocks import milliseconds
from .errors import Refusal
from .journal import ORDER
from .messages import Reason, Standing
from .playing import Playing
from .store import Entry

log = logging.getLogger(__name__)

KNOWN: Final = "Against a person you can only take back what nobody has acted on or learned anything from."


class Room(Playing):
    """A game in memory, and what its seats do to it."""

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
        entries: list[Entry] = []
        if chosen.back is not None:
            entries.append(Entry(seat, "goto", chosen.back))
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
        spent = self.clock.stop(milliseconds()) if self.clock is not None else 0
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

    def ask(self, seat: Side, asking: Asking) -> None:
        """Say in which windows a seat wants to be asked. The choice at hand stays."""
        self._store.set_seat(self.game.id, seat, asking=asking)
        self._asking[seat] = asking
        self._ask(seat)

    def order(self, seat: Side, place: str, order: Order) -> tuple[Standing, ...]:
        """Say what a hidden card is to do when it may act unseen. Nothing else changes, and nobody is shown
        anything; how the orders of the seat stand."""
        ordered = self.ordered(seat).get(place)
        if ordered is None:
            raise Refusal("unknown", "No card there may act unseen, so there is nothing to tell it.")
        card = ordered.card
        self.match.order(card, order)
        self._journal.note(Entry(seat, ORDER, card * len(ORDERS) + ORDERS.index(order)))
        self._journal.be_sure(self.match.at)
        self.save()
        return self.standing(seat)

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

    # --- besides ------------------------------------------------------------------------------------------

    def pause(self, paused: bool) -> None:
        """Both agreed on a pause, or one of them ends it. It lasts however long nobody is here."""
        spent = self.clock.stop(milliseconds()) if self.clock is not None else 0
        decision = self.match.decision
        at_turn: Side = decision.side if decision is not None else "corp"
        self._journal.note(Entry(at_turn, "pause" if paused else "resume", spent=spent))
        self._journal.be_sure(self.match.at)
        self.paused = paused
        self._run_clock()

    def replay(self) -> Replay:
        """The game so far, with all that is hidden, and the proof that its deal was fair."""
        game, found = self.game, Replay.of(self.match)
        if not game.secret or len(self.people) < 2:
            return found
        nonces = {seat: game.seats[seat].nonce for seat in SEATS}
        names = {str(seat): game.seats[seat].name or found.players[seat] for seat in SEATS}
        proof = Fairness(game.id, committed(game.secret), game.secret, **nonces)
        return found._replace(fair=proof, players=names)
