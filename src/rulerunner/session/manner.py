"""How the people of a match are asked: what is passed for them, and what they see though it is no choice."""

from collections.abc import Callable
from typing import Final

from ..kernel import machine
from ..lang.words import CORP, RUNNER, Side, other
from ..rules import Ask
from ..state.decision import NO, PASS, Decision, Option
from ..state.frames import StructureFrame, WindowFrame
from ..state.log import written
from ..state.state import State
from ..view.knowledge import knows
from .asking import (
    ALWAYS,
    QUIETLY,
    WHEN_ABLE,
    WHEN_IT_MATTERS,
    Asking,
    Key,
    Situation,
    asks,
    foregone,
    is_window,
    matters,
    wakes,
)
from .orders import Orders, unseen


class Manner:
    """The levels of asking of both seats, and what they depend on."""

    def __init__(self, human: Callable[[Side], bool]) -> None:
        self._human: Final = human
        self.guarded = False
        """Two people play who do not see each other's cards: nobody may tell anything from who is asked."""
        self.levels: dict[Side, Asking] = {CORP: WHEN_ABLE, RUNNER: WHEN_ABLE}
        self.orders = Orders()
        self.slowly: Side | None = None
        """Who wants to be asked everything, up to their next action."""
        self._quiet_since: dict[Side, object] = {}
        self._chose: dict[Side, object] = {}
        """The log as it was when each seat last chose something itself."""
        self._declined: dict[Side, frozenset[Key]] = {}
        """What each seat passed by, with nothing happening since."""

    def ask(self, s: State, seat: Side, asking: Asking) -> None:
        """Say when a seat is asked from now on."""
        self.levels[seat] = asking
        self._quiet_since[seat] = s.log

    def forget(self) -> None:
        """The match went back: what was chosen since did not happen."""
        self.slowly = None
        self._declined.clear()
        self._chose.clear()
        for seat, asking in self.levels.items():
            if asking == QUIETLY:
                self.levels[seat] = WHEN_ABLE

    def watched(self, seat: Side) -> bool:
        """Whether a person plays against this seat, who could tell something from when it is asked."""
        return self.guarded and self._human(other(seat))

    def situation(self, s: State, seat: Side) -> Situation:
        """What asking a seat depends on now."""
        asking = self.levels[seat]
        if asking == WHEN_IT_MATTERS and self.slowly == seat:
            asking = WHEN_ABLE
        quiet = tuple(written(s, self._quiet_since.get(seat))) if asking == QUIETLY else ()
        return Situation(asking, self.watched(seat), quiet, self._still_declined(s, seat))

    def chosen(self, s: State, decision: Decision, option: Option) -> None:
        """A seat chose something itself. What it passes by is not asked again while nothing happens."""
        seat, top = decision.side, s.stack[-1]
        if self._human(seat) and self.levels[seat] == WHEN_IT_MATTERS and isinstance(top, WindowFrame):
            before = self._still_declined(s, seat) if option == PASS else frozenset[Key]()
            now = (
                matters(s, top, decision.options, self.watched(seat)) if option == PASS else frozenset[Key]()
            )
            self._declined[seat] = before | now
        self._chose[seat] = s.log
        self.orders.chosen(option)

    def _still_declined(self, s: State, seat: Side) -> frozenset[Key]:
        declined = self._declined.get(seat)
        if not declined:
            return frozenset()
        if any(wakes(change, seat) for change in written(s, self._chose.get(seat))):
            del self._declined[seat]
            return frozenset()
        return declined

    def passes_for(self, s: State, decision: Decision) -> Option | None:
        """The answer a person wants to be given for them; None if they are asked."""
        seat = decision.side
        ordered = self.orders.answer(s, decision) if self.watched(seat) else None
        if ordered is not None:
            return ordered
        how = self.situation(s, seat)
        if is_window(decision):
            top = s.stack[-1]
            assert isinstance(top, WindowFrame)
            if not asks(s, top, decision.options, how):
                return PASS
            if how.asking == QUIETLY:
                self.levels[seat] = WHEN_ABLE
        elif how.asking in (WHEN_IT_MATTERS, QUIETLY):
            return foregone(s, decision, written(s, self._chose.get(seat)))
        return None

    # --- choices that are none ----------------------------------------------------------------------------

    def going_by(self, s: State) -> Decision | None:
        """A window, about to be passed for want of anything to do, that its player is to see: they always do,
        or nobody is to know from its passing what they hold."""
        top = s.stack[-1]
        if isinstance(top, StructureFrame):
            return self._no_question(s, top)
        if not isinstance(top, WindowFrame) or top.closed or not self._human(top.holder):
            return None
        seat = top.holder
        if self.levels[seat] != ALWAYS and not self.watched(seat):
            return None
        if not asks(s, top, (), self.situation(s, seat)):
            return None
        ahead = s.clone()
        if machine.tick(ahead) is not None:
            return None
        passed = any(each.kind == "pass priority" and each.side == seat for each in written(ahead, s.log))
        return Decision(seat, "paid", (PASS,), top.rule, top.kind) if passed else None

    def _no_question(self, s: State, top: StructureFrame) -> Decision | None:
        """The classic chart's question whether the approached ice is rezzed, where it could not be."""
        row = s.edition.structures[top.name].rows[top.row]
        if not isinstance(row.op, Ask) or row.op.question != "rez-approached" or top.stage:
            return None
        if not self._human(CORP) or not self.watched(CORP) or s.run is None:
            return None
        ahead = s.clone()
        if machine.tick(ahead) is not None:
            return None
        reached = next(change for change in written(ahead, s.log) if change.kind == "step")
        s.stack[-1] = top.at(top.row, 1)
        s.recent.append(reached)
        return Decision(CORP, "yes or no", (NO,), row.rule, "rez-approached", s.run.ice)

    def hides(self, s: State, decision: Decision) -> bool:
        """Whether a choice of one would tell, by answering itself, what the opponent may not know."""
        seat, card = decision.side, decision.options[0].card
        if not self._human(seat) or not self.watched(seat) or card < 0:
            return False
        if unseen(s, card):
            return False  # an order says what it does, or it asks by itself
        return not knows(s, other(seat), card)
