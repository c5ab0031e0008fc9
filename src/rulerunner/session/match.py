"""A match: a game, two seats, and a past one can go back to.

    match = Match(Start.from_decks(corp, runner), runner=Chance())
    while (decision := match.pump()) is not None:    # the Corp, a person, is asked
        match.choose(0)

`pump` goes on to the next choice of a person. `step` goes on slowly: to the end of the step of the timing
structure at hand. Between the two the match stands between decisions, and can be looked at there.
"""

from typing import Final

from ..game import Game, IllegalChoice, index_of
from ..kernel import machine
from ..lang.words import Side, other
from ..rules import Row, Structure
from ..state.decision import PASS, Decision, Option
from ..state.frames import StructureFrame
from ..state.log import backwards, written
from ..state.records import Change
from ..state.state import State
from ..view import Line, View, transcript, view
from .asking import Asking, is_window
from .manner import Manner
from .orders import Order, Standing
from .past import CONCESSION, Past
from .plans import Plan, Step, plans, reopened
from .players import Player, answer_of
from .start import Start

MOST_TICKS: Final = 2 * machine.MOST_STEPS
"""A tick is smaller than a step of the loop: with more of them before the next choice, the game is a draw."""


class Match(Past):
    """A game being played. A seat without a player is a person's."""

    def __init__(self, start: Start | Game, corp: Player | None = None, runner: Player | None = None) -> None:
        super().__init__(start, corp, runner)
        self._manner = Manner(self.human)
        self._glance = False
        """The decision at hand is one without a choice, which the seat is to see all the same."""
        self._glanced = False
        self._ticks = 0
        """How many ticks of the machine there were since the last choice."""
        self._plan: tuple[Side, tuple[Step, ...]] | None = None
        """What is left of the plan that is being followed."""
        self._plans: tuple[tuple[State, Decision], tuple[Plan, ...]] | None = None
        self._held: int | None = None
        """The decision that is asked in any case."""

    # --- what there is to know ----------------------------------------------------------------------------

    @property
    def events(self) -> list[Change]:
        """Everything that has happened, oldest first."""
        return written(self.state)

    @property
    def step_at(self) -> tuple[Structure, Row] | None:
        """The innermost timing structure and the last of its steps that was reached."""
        for frame in reversed(self.state.stack):
            if isinstance(frame, StructureFrame):
                structure = self.state.edition.structures[frame.name]
                reached = _last_step(self.state)
                return structure, next(
                    (row for row in structure.rows if row.rule == reached), structure.rows[frame.row]
                )
        return None

    def view(self, side: Side) -> View:
        """What a seat may know now."""
        return view(self.state, side, self.decision)

    def transcript(self, seat: Side | None = None) -> tuple[Line, ...]:
        """What has happened, in words and with rules, as told to a seat; None is told what both know."""
        return transcript(self.state, seat)

    # --- going on -----------------------------------------------------------------------------------------

    def choose(self, answer: int | Option) -> Decision | None:
        """Answer the decision and go on to the next one of a person."""
        self.answer(answer)
        return self.pump()

    def answer(self, answer: int | Option) -> None:
        """Answer the decision, and stay there: `step` or `pump` goes on."""
        decision = self.decision
        if decision is None:
            why = "the game is over" if self.over else "the game has to go on first"
            raise IllegalChoice(f"{why}; there is nothing to choose")
        index = index_of(decision, answer)
        seat = decision.side
        if self._plan is not None and (self._plan[0] == seat or decision.options[index] != PASS):
            self._plan = None
        self._manner.chosen(self.state, decision, decision.options[index])
        self._joined.discard(self.at)
        self._give(decision, index)

    def answer_for(self, index: int) -> None:
        """Give the answer that was given for a person before: by a plan, or by how they wish to be asked."""
        assert self.decision is not None
        self._joined.add(self.at)
        self._give(self.decision, index)

    def _give(self, decision: Decision, index: int) -> None:
        """Give an answer, by hand or not."""
        if self._glance:
            self._glances.append((self.at, decision.side))
            self.decision, self._glance, self._glanced = None, False, True
            return
        if self._answers[self.at : self.at + 1] != [index]:
            del self._answers[self.at :]
            del self._marks[self.at + 1 :]
            self._joined = {number for number in self._joined if number <= self.at}
            self._answers.append(index)
        self.at += 1
        self.state = self.state.clone()
        self.decision = None
        machine.answer(self.state, decision, index)
        if self.over:
            self._reach(None)

    def pump(self) -> Decision | None:
        """Go on to the next choice of a person, or to the end (None). Other players answer for themselves."""
        while self.move():
            pass
        return self.decision

    def move(self) -> bool:
        """The smallest step on: a tick of the machine, or an answer of a player. False: a person is asked,
        or the game is over."""
        if self.over:
            return False
        if self.decision is not None:
            return self._answered()
        self._tick()
        return True

    def concede(self, seat: Side) -> None:
        """A seat gives up, as it may at any time. `undo` takes that back first."""
        self.end(other(seat), CONCESSION)

    def end(self, winner: str, reason: str) -> None:
        """The players end the game: someone gives up, they agree on a draw (""), a clock has run out. A game
        that comes to its own end before anybody can choose again has ended so."""
        if self.over:
            raise IllegalChoice("the game is over; there is nothing to give up")
        while self._glance or self.decision is None:
            self.decision, self._glanced, self._glance = None, self._glance, False
            if self.reach() is None:
                return
        self.state = self.state.clone()
        machine.end(self.state, winner, reason)
        self.decision, self._ended = None, (winner, reason)

    def reach(self) -> Decision | None:
        """Go on to the next choice of anyone, and leave it to them."""
        while self.decision is None and not self.over:
            self._tick()
        return self.decision

    def step(self) -> None:
        """Go through one step, to the beginning of the next, to a choice of a person, or to the end."""
        if self.decision is None and not self.over:
            self._tick()
        self.settle()

    def settle(self) -> None:
        """Go through what is left of the step at hand."""
        while not self.over:
            if self.decision is not None:
                if not self._answered():
                    return
            elif begins_step(self.state):
                return
            else:
                self._tick()

    def _tick(self) -> None:
        """One tick of the machine. A choice of one answers itself, as ever."""
        s = self.state
        if not self._glanced and (glance := self._manner.going_by(s)) is not None:
            self.decision, self._glance = glance, True
            return
        glanced, self._glanced = self._glanced, False
        self._ticks += 1
        if self._ticks > MOST_TICKS or len(s.stack) > machine.DEEPEST:
            machine.end(s, "", machine.ENDLESS)
            self._reach(None)
            return
        decision = machine.tick(s)
        if decision is not None and len(decision.options) > 1:
            self._reach(decision)
            return
        if decision is not None:
            if not glanced and self._manner.hides(s, decision):
                self.decision, self._glance = decision, True
                return
            machine.take(s, decision, decision.options[0])
        if s.result is not None:
            self._reach(None)

    def _reach(self, decision: Decision | None) -> None:
        self.decision, self._ticks = decision, 0
        if decision is not None and decision.kind == "action" and decision.side == self._manner.slowly:
            self._manner.slowly = None
        if len(self._marks) == self.at:
            self._marks.append((self.state, decision))
        else:
            # The same answers lead to the same game, so the mark that is there is this one.
            self.state, self.decision = self._marks[self.at]

    def _answered(self) -> bool:
        """Whether the choice at hand is answered without a person: by a player, or by a pass."""
        decision = self.decision
        assert decision is not None
        player = self.players[decision.side]
        if player is not None:
            self.answer(answer_of(player, self.state, decision))
            return True
        option = self._planned(decision)
        if option is None and not self._glance and self.at != self._held:
            option = self._manner.passes_for(self.state, decision)
        if option is None:
            return False
        if not self._glance:
            self._joined.add(self.at)
        self._give(decision, decision.options.index(option))
        return True

    def _planned(self, decision: Decision) -> Option | None:
        """The next step of the plan that is being followed. A plan ends where anything is not as planned."""
        if self._plan is None or self._plan[0] != decision.side:
            return None
        seat, steps = self._plan
        if self._glance:
            return decision.options[0]
        step = steps[0] if steps else None
        if step is None or not step.fits(self.state, decision):
            self._plan = None
            return None
        self._plan = (seat, steps[1:]) if steps[1:] else None
        return step.option

    # --- being asked --------------------------------------------------------------------------------------

    def guard(self) -> None:
        """Two people play who do not see each other's cards: from now on nobody can tell anything from who is
        asked, and when."""
        self._manner.guarded = True

    @property
    def guarded(self) -> bool:
        """Whether who is asked tells nothing."""
        return self._manner.guarded

    def asking(self, seat: Side) -> Asking:
        """When a seat is asked."""
        return self._manner.levels[seat]

    def ask(self, seat: Side, asking: Asking) -> None:
        """Say when a seat is asked from now on. A quiet spell ends by itself when something happens."""
        self._manner.ask(self.state, seat, asking)

    def orders(self, seat: Side) -> tuple[Standing, ...]:
        """The hidden cards of a seat that may act unseen, and what each is to do. There are orders where a
        person plays against the seat: against others its player is asked."""
        return self._manner.orders.standing(self.state, seat) if self._manner.watched(seat) else ()

    def order(self, card: int, order: Order) -> None:
        """Say what a hidden card is to do when it may act unseen."""
        self._manner.orders.give(self.state, card, order)

    def hold(self) -> None:
        """Ask the decision at hand in any case: somebody has sat down at it."""
        self._held = self.at

    def slowly(self, seat: Side) -> None:
        """Ask a seat whenever it can act, up to its next action: for once it wants to be asked everything."""
        self._manner.slowly = seat

    # --- plans --------------------------------------------------------------------------------------------

    def plans(self) -> tuple[Plan, ...]:
        """What the seat that decides can do with one choice, made of ordinary decisions."""
        decision = self.decision
        if decision is None or self._glance or not self.human(decision.side):
            return ()
        if self._plans is None or self._plans[0] != (self.state, decision):
            self._plans = (self.state, decision), (*self._reopened(decision), *plans(self.state, decision))
        return self._plans[1]

    def _reopened(self, decision: Decision) -> tuple[Plan, ...]:
        """What could have been done in the windows that were passed for the seat just now."""
        if self.guarded:
            return ()  # whether an opponent was asked since may tell of hidden cards
        found: list[Plan] = []
        if decision.kind != "action":
            return ()
        for number in reversed(range(self.at)):
            state, passed = self._marks[number]
            if number not in self._joined or passed is None or passed.side != decision.side:
                break
            if not is_window(passed) or not self._can_return(number):
                break
            found += reopened(state, passed, number)
        return tuple(found)

    def follow(self, plan: Plan) -> None:
        """Begin a plan: its first decision is answered, the others as they come, while all is as planned."""
        if plan.back is not None:
            self.goto(plan.back)
        decision = self.decision
        if decision is None or not plan.steps[0].fits(self.state, decision):
            raise IllegalChoice("the game has gone another way; this plan no longer fits")
        self.answer(plan.steps[0].option)
        self._plan = (decision.side, plan.steps[1:]) if plan.steps[1:] else None

    # --- going back ---------------------------------------------------------------------------------------

    def goto(self, number: int) -> None:
        """Go to a decision reached before, and forget what was under way."""
        super().goto(number)
        self._glance, self._glanced, self._ticks, self._plan = False, False, 0, None
        self._manner.forget()


def begins_step(s: State) -> bool:
    """Whether the next tick begins a step of a timing structure: it is tried on a copy."""
    if not isinstance(s.stack[-1], StructureFrame):
        return False
    ahead = s.clone()
    machine.tick(ahead)
    return any(change.kind == "step" for change in written(ahead, s.log))


def _last_step(s: State) -> str:
    """The rule of the step that was reached last."""
    return next((change.rule for change in backwards(s) if change.kind == "step"), "")
