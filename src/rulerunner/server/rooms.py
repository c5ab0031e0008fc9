"""A room: one match, pumped for its seats, with every answer written down before anyone is shown it.

A room owns no rule. It is worked by one thread at a time; `hub` sees to that.
"""

import json
import logging
import time
from collections.abc import Callable
from itertools import takewhile
from typing import Final, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from ..bots import BOTS
from ..kernel.read.values import score
from ..lang.words import Side, other
from ..session import ALWAYS, CANNOT_START, HUMAN, QUIETLY, SEATS, Asking, Match, Player, Replay, Start
from ..session.match import since
from ..state import codec
from ..state.decision import Decision
from ..view import View, view
from ..view.knowledge import handle, knows
from ..view.names import title
from ..view.why import card_at, why
from .errors import Refusal
from .messages import LogLine, PlanInfo, Reason, Trail
from .store import Entry, GameRow, Store, Summary
from .told import Told
from .trail import trail

log = logging.getLogger(__name__)

DIGEST_EVERY: Final = 50
"""A digest of the game is written down with every so many entries: a later version can see whether the same
answers still make the same game."""
STUCK: Final = "Your opponent cannot go on: it failed at its choice. Take back your last choice, or give up."


KNOWN: Final = "Against a person you can only take back what nobody has acted on or learned anything from."


class Lost(Exception):
    """A stored game that cannot be played on; the message says why."""


class Shot(NamedTuple):
    """What a seat is to be shown. Of the lines of its log the first `told` are meant."""

    at: int
    view: View
    lines: list[LogLine]
    told: int
    trail: tuple[Trail, ...]
    undo: int
    redo: int
    asking: Asking
    more: bool
    notice: str
    plans: tuple[PlanInfo, ...] = ()
    json: Raw = Raw()
    """The view as JSON, once it is sure that it will be shown: then all who look share it."""

    def developed(self) -> "Shot":
        """The shot, ready to be shown."""
        return self._replace(json=Raw(encode(self.view.to_data())))


Shots = list[tuple[Side, Shot]]


class Room:
    """A game in memory. What is done to it is shown by the shots that `go_on` gives back."""

    def __init__(self, store: Store, game: GameRow, entries: list[Entry]) -> None:
        self.game = game
        self._store = store
        self.match = _begin(game)
        self.people = tuple(seat for seat in SEATS if self.match.human(seat))
        self._asking: dict[Side, Asking] = {seat: game.seats[seat].asking for seat in self.people}
        self._entries = len(entries)
        """How many entries of the journal are stored."""
        self._new: list[Entry] = []
        """What has happened and is not stored yet."""
        self._sure = self._sure_new = 0
        """How many answers, and how much of what is new, have led to the next decision: more may yet fail."""
        self._ats: dict[Side, int] = {seat: sum(entry.side == seat for entry in entries) for seat in SEATS}
        self._notice = ""
        self._choices = 0, 0
        """How many can be taken back and given again: counted at decisions, not on the way to them."""
        self._told: dict[Side, Told] = {}
        self._link: object = None
        self._held: dict[Side, Shot] = {}
        """The last shot on the way, which is shown if more is to be told after it."""
        self._shots: Shots = []
        self._live = False
        """What the journal says is told again, but not shown."""
        self._shown: dict[Side, int] = dict.fromkeys(self.people, 0)
        self._tell_anew()
        self._repeat(entries)
        self._glance_again(entries)
        decision = self.match.decision
        if entries and decision is not None and decision.side in self.people:
            self.match.slowly(decision.side)  # whoever comes back here is asked here
        self._shown = {seat: len(self._told[seat].lines) for seat in self.people}
        self._live = True

    # --- what a seat does ---------------------------------------------------------------------------------

    def answer(self, seat: Side, at: int, option: int, slowly: bool = False) -> None:
        """Choose an option of the decision; `slowly`, and be asked everything up to the next action."""
        decision = self.deciding(seat, at)
        if option >= len(decision.options):
            raise Refusal("option", f"There are options 0 to {len(decision.options) - 1}; {option} is none.")
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
        chosen = plans[plan]
        entries = [Entry(seat, "goto", chosen.back)] if chosen.back >= 0 else []
        if chosen.back >= 0:
            self.match.goto(chosen.back)
        assert self.match.decision is not None
        first = self.match.decision.options.index(chosen.steps[0].option)
        self._do(seat, (*entries, Entry(seat, "answer", first)), lambda: self.match.follow(chosen))

    def _do(self, seat: Side, entries: tuple[Entry, ...], choose: Callable[[], None]) -> None:
        """Let a seat choose, and go on to the next decision. A failure of the machine changes nothing."""
        match = self.match
        self._notice = ""
        for entry in entries:
            self._note(entry)
        if len(entries) > 1:
            self._tell_anew()
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
        self._be_sure()

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
        if not go():
            raise Refusal("undo", nothing)
        self._notice = ""
        self._note(Entry(seat, "goto", self.match.at))
        self._be_sure()
        self._tell_anew()

    def concede(self, seat: Side, at: int) -> None:
        """Give up."""
        self._check(seat, at)
        if self.match.over:
            raise Refusal("over", "The game is over already.")
        self.match.concede(seat)
        self._notice = ""
        self._note(Entry(seat, "concede"))
        self._be_sure()
        self._watch()

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
        if at != self._ats[seat]:
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

    # --- going on -----------------------------------------------------------------------------------------

    def go_on(self, seconds: float) -> tuple[Shots, bool]:
        """Let the other players answer, for a while. What to show to whom, and whether there is more to do.

        Everything that is shown is stored before this returns.
        """
        until = time.monotonic() + seconds
        going = self._move()
        while going and (self._sure != self.match.at or time.monotonic() < until):
            going = self._move()
        if not going:
            for seat in self.people:
                self._show(seat, self.shot(seat))
        self.save()
        shots, self._shots = self._shots, []
        return shots, going

    def _show(self, seat: Side, shot: Shot) -> None:
        """Show a shot, and before it the last one on the way if that told less."""
        held = self._held.pop(seat, None)
        if held is not None and held.told < shot.told:
            self._shots.append((seat, held.developed()))
        self._shown[seat] = shot.told
        if shot.more:
            self._held[seat] = shot
        else:
            self._shots.append((seat, shot))

    def _move(self) -> bool:
        match = self.match
        decision, at = match.decision, match.at
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
            self._note(Entry(decision.side, kind, match.answers[-1]))
        self._watch()
        if match.decision is not None or match.over:
            self._be_sure()
        return going

    def _go_back(self) -> None:
        """A player failed to answer, or the machine failed at an answer: stay at the decision."""
        while len(self._new) > self._sure_new:
            self._ats[self._new.pop().side] -= 1
        self.match.goto(self._sure)
        self._tell_anew()

    def _be_sure(self) -> None:
        """What has happened so far has led to a decision or to the end."""
        self._sure, self._sure_new = self.match.at, len(self._new)

    def _watch(self) -> None:
        """Tell the seats what the last move brought.

        A seat is shown the way by the steps of the timing structures, which both players see. The decisions
        of an opponent would not do: whether there is one in a window may depend on cards that are hidden.
        """
        state = self.match.state
        news = list(since(state, self._link))
        if not news:
            return
        self._link = state.log
        step = any(change.kind == "step" for change in news)
        for seat in self.people:
            told = self._told[seat]
            told.hear(state, news)
            if step and self._live and len(told.lines) > self._shown[seat]:
                self._show(seat, self._shoot(seat, more=True))

    def _note(self, entry: Entry) -> None:
        self._ats[entry.side] += 1
        self._new.append(entry)

    def save(self) -> None:
        """Write down what is new."""
        if not self._new:
            return
        before, after = self._entries, self._entries + len(self._new)
        if before // DIGEST_EVERY != after // DIGEST_EVERY and self._at_a_mark():
            self._new[-1] = self._new[-1]._replace(digest=codec.digest(self.match.state))
        self._store.append(self.game.id, before, self._new, summary_of(self.match))
        self._entries, self._new, self._sure_new = after, [], 0

    def _at_a_mark(self) -> bool:
        """Whether the journal alone leads to where the match stands: not if a window is only going by."""
        decision = self.match.decision
        return self.match.over or (decision is not None and len(decision.options) > 1)

    # --- what there is to see -----------------------------------------------------------------------------

    def shot(self, seat: Side) -> Shot:
        """The game as a seat sees it now."""
        return self._shoot(seat, more=False).developed()

    def _shoot(self, seat: Side, more: bool) -> Shot:
        match, told = self.match, self._told[seat]
        mine = match.decision is not None and match.decision.side == seat
        if not more and len(self.people) == 1:
            self._choices = match.undoable, match.redoable
        return Shot(
            at=self._ats[seat],
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
        """The game so far, with all that is hidden."""
        return Replay.of(self.match)

    def _tell_anew(self) -> None:
        """The log of each seat from the beginning, after going back."""
        self._told = {seat: Told.of(self.match, seat) for seat in self.people}
        self._link = self.match.state.log
        self._shown = {seat: len(told.lines) for seat, told in self._told.items()}
        self._held, self._shots = {}, []

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
        self._be_sure()
        for seat in self.people:
            self._ask(seat)
        if len(self.people) > 1:
            match.guard()
        else:
            match.hold()

    def _repeat_one(self, entry: Entry) -> None:
        match = self.match
        match entry.kind:
            case "answer":
                self._answer(entry.value)
            case "answered":
                match.answer_for(entry.value)
                self._reach()
            case "goto":
                match.goto(entry.value)
                self._tell_anew()
            case "concede":
                match.concede(entry.side)
                self._watch()

    def _glance_again(self, entries: list[Entry]) -> None:
        """If someone wants to see windows go by: be at the window that was at hand after the last answer."""
        if ALWAYS not in self._asking.values() and not self.match.guarded:
            return
        seen = list(takewhile(lambda entry: entry.kind == "glance", reversed(entries)))
        last = entries[-1 - len(seen)] if len(entries) > len(seen) else None
        if last is None or last.kind not in ("answer", "answered"):
            return
        self.match.goto(self.match.at - 1)
        self._tell_anew()
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


def plans_of(match: Match, seat: Side) -> tuple[PlanInfo, ...]:
    """The plans of the seat that decides, as messages."""
    return tuple(
        PlanInfo(
            kind=plan.kind,
            card=handle(match.state, seat, plan.card),
            text=plan.words.text,
            verb=plan.words.verb,
            what=plan.words.what,
            price=plan.words.price,
            credits=plan.words.credits,
            body=plan.words.body,
            whole=plan.whole,
            steps=len(plan.steps),
        )
        for plan in match.plans()
    )


def summary_of(match: Match) -> Summary:
    """What the lobby shows of a match."""
    winner, reason = match.result or (None, "")
    deciding = match.decision.side if match.decision is not None else ""
    corp, runner = (score(match.state, side) for side in SEATS)
    return Summary(match.state.turn, corp, runner, deciding, winner, reason)


def _begin(game: GameRow) -> Match:
    """The match at its first decision, with its players: people, or bots by their names."""
    players: dict[str, Player | None] = {}
    for seed, side in enumerate(SEATS):
        name = game.players[side]
        if name != HUMAN and name not in BOTS:
            raise Lost(f"there is no bot called {name!r} any more")
        players[side] = None if name == HUMAN else BOTS[name](seed)
    try:
        return Match(Start.from_json(json.loads(game.start)), **players)
    except CANNOT_START as error:
        raise Lost(f"it cannot start: {error}") from error
