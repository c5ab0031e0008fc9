"""Rehearsing: what would come of a row of answers, tried on a copy of the game.

A rehearsal uses nothing its seat may not know. The opponent passes in it; where chance decides, where the
opponent would have to choose, or where a question comes up that nobody thought of, it fails.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..kernel import machine
from ..lang.words import CORP, CREDIT, DECK_OF, HAND_OF, RUNNER, Side
from ..state.decision import DONE, PASS, Decision, Option
from ..state.state import State
from ..view.knowledge import DECKS, HANDS

LONGEST: Final = 60
"""A rehearsal of more decisions than this is given up."""

Public = tuple[int, ...]
Policy = Callable[[State, Decision], Option | None]
"""What the seat answers: an option; None ends the rehearsal, which has then succeeded if it is so far."""


class Step(NamedTuple):
    """An answer of a plan, and the situation it belongs to."""

    kind: str
    about: str
    option: Option
    public: Public

    def fits(self, s: State, decision: Decision) -> bool:
        """Whether the game is where this step was planned for."""
        same = (decision.kind, decision.about) == (self.kind, self.about)
        return same and self.option in decision.options and public(s) == self.public


class Rehearsal(NamedTuple):
    """What was answered, and what came of it."""

    steps: tuple[Step, ...]
    state: State


class Unthought(Exception):
    """The rehearsal cannot go on."""


def public(s: State) -> Public:
    """What has to be as planned for a plan to go on: figures that both players see."""
    corp, runner = s.players[CORP], s.players[RUNNER]
    run = s.run
    return (
        corp.credits,
        runner.credits,
        corp.clicks,
        runner.clicks,
        runner.tags,
        len(s.zones[HAND_OF[CORP]]),
        len(s.zones[HAND_OF[RUNNER]]),
        sum(card.faceup for card in s.cards),
        run.position if run is not None else -2,
        len(s.encounter.broken) if s.encounter is not None else -1,
    )


def facts(s: State) -> tuple[object, ...]:
    """What is known: while it stays the same, nobody has learned anything and no chance has been taken."""
    seen = tuple(
        (card.zone if card.zone in (*DECKS, *HANDS) else "", card.faceup, card.seen) for card in s.cards
    )
    looks = sum(len(s.changes_this_turn.get(kind, ())) for kind in ("look", "reveal", "expose", "access"))
    return s.rng, seen, looks, len(s.zones[DECK_OF[CORP]]), s.encounter is None


def rehearse(
    state: State, decision: Decision, policy: Policy, enough: Callable[[], bool] = lambda: False
) -> Rehearsal | None:
    """Answer as a policy says, on a copy; None if that leads into what cannot be foreseen.

    Once it is `enough`, what comes of the last answer does not matter.
    """
    s = state.clone()
    seat, chance = decision.side, s.rng
    asked: Decision | None = decision
    steps: list[Step] = []
    try:
        while asked is not None:
            option = _answer(s, asked, seat, policy)
            if option is None:
                break
            if asked.side == seat:
                steps.append(Step(asked.kind, asked.about, option, public(s)))
            machine.take(s, asked, option)
            if enough():
                break
            asked = machine.advance(s)
            if s.rng != chance or len(steps) > LONGEST:
                return None
    except Unthought:
        return None
    return Rehearsal(tuple(steps), s) if steps else None


def _answer(s: State, asked: Decision, seat: Side, policy: Policy) -> Option | None:
    if asked.side != seat:
        if asked.kind != "paid" or PASS not in asked.options:
            raise Unthought
        return PASS
    return policy(s, asked)


def by_the_way(decision: Decision) -> Option:
    """The answer to a question on the way that has an obvious one. Raises `Unthought` if it has none."""
    match decision.about:
        case "trash-first" if DONE in decision.options:
            return DONE
        case "spend-from":
            # Credits that can only be spent here come first.
            return max(decision.options, key=lambda option: option.number)
        case "paid" | "strength" | "break" if PASS in decision.options:
            return PASS
    raise Unthought


def spent(before: State, after: State, seat: Side) -> int:
    """The credits a seat has fewer, those on its cards too."""
    return _wealth(before, seat) - _wealth(after, seat)


def _wealth(s: State, seat: Side) -> int:
    player = s.players[seat]
    fund = player.run_credits if s.edition.policies.bad_publicity == "fund" else 0
    return player.credits + fund + sum(card.count(CREDIT) for card in s.cards if card.owner == seat)
