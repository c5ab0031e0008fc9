"""How many clicks it takes to play a recorded game again: as a browser would be used."""

from typing import NamedTuple

from rulerunner.lang.words import Side
from rulerunner.session import SEATS, Asking, Match, Plan, Replay
from rulerunner.state.decision import Decision, Option

DECLINES = ("pass", "no", "done")
"""Answers that let something go by."""


class Clicks(NamedTuple):
    """What playing one seat again took."""

    clicks: int
    asked: int
    """How often the seat was asked."""
    declined: int
    """How often it let something go by."""
    stopped: int
    """How often it wanted something in a window that would have been passed for it."""


class Again:
    """One seat of a recorded game is played by a person, with the same choices."""

    def __init__(self, record: Replay, seat: Side, asking: Asking, with_plans: bool) -> None:
        self.answers = record.answers
        self.seat = seat
        self.with_plans = with_plans
        self.taken = self._taken(record)
        self.match = Match(record.start)
        for each in SEATS:
            self.match.ask(each, asking if each == seat else "able")
        self.clicks = self.asked = self.declined = self.stopped = 0

    @staticmethod
    def _taken(record: Replay) -> list[tuple[Decision, Option]]:
        """Every decision of the recording with what was chosen."""
        match = Match(record.start)
        taken: list[tuple[Decision, Option]] = []
        for answer in record.answers:
            decision = match.decision or match.reach()
            assert decision is not None
            taken.append((decision, decision.options[answer]))
            match.answer(answer)
            match.reach()
        return taken

    def play(self) -> Clicks:
        """To the end of the recording."""
        while self.match.at < len(self.answers):
            self._one()
        return Clicks(self.clicks, self.asked, self.declined, self.stopped)

    def _one(self) -> None:
        match, at = self.match, self.match.at
        if match.decision is not None and match.decision.side != self.seat:
            match.answer(self.answers[at])
        elif match.move():
            self._compare(at)
        else:
            self._click()

    def _compare(self, at: int) -> None:
        """What was answered for the seat may not be what it chose: then it had to say so."""
        match = self.match
        if match.at > at and match.answers[at] != self.answers[at]:
            match.goto(at)
            match.answer(self.answers[at])
            self.clicks += 2
            self.stopped += 1

    def _click(self) -> None:
        match = self.match
        self.asked += 1
        self.clicks += 1
        if match.decision is not None and len(match.decision.options) == 1:
            # Shown though it is no choice, so the recording has no answer for it.
            match.answer(0)
            return
        decision, option = self.taken[match.at]
        plan = self._plan() if self.with_plans else None
        if plan is not None:
            match.follow(plan)
            return
        self.declined += option.kind in DECLINES
        # A click on a server says at once that it is run on.
        self.clicks -= decision.about == "announce" and decision.card < 0
        match.answer(self.answers[match.at])

    def _plan(self) -> Plan | None:
        """The longest plan that does just what was done."""
        own = [option for decision, option in self.taken[self.match.at :] if decision.side == self.seat]
        fits = [
            plan
            for plan in self.match.plans()
            if plan.back is None and [step.option for step in plan.steps] == own[: len(plan.steps)]
        ]
        return max(fits, key=lambda plan: len(plan.steps), default=None)
