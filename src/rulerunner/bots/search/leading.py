"""What may be done with the clicks of a turn so that a run gets in: money is fetched, cards are installed,
and the last of them is the run.

The quick rules take one click at a time, each for itself. Where a server is opened by three cards together,
or by one that cannot be paid for yet, they do not see it, nor does a search that leaves what follows to
them.
"""

from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from ...lang.words import EVENT, RUNNER, Side
from . import reflex
from .board import NOBODY, Decision, Option, State, advance, go, meaning
from .looks import Errand, Looks
from .plans import Plan, Step, begin, errand_of, option_of, place_for, take
from .running import Scene, extras_of
from .traits import traits

PROMISING: Final = 3.0
"""A server is worth a whole turn if so much is to be gained in it, in credits;"""
SERVERS: Final = 2
"""of such servers so many are looked at."""
HELPS: Final = 8
"""So many actions that may help are put together,"""
TOGETHER: Final = 3
"""at most so many of them in one turn,"""
TWICE: Final = 2
"""one of them so often,"""
PLANS: Final = 6
"""and so many plans are tried that look best."""
DARING: Final = 10.0
"""So much less a plan is worth by the rules of thumb than its first step: most come to nothing, and some win
the game, so that a few good tries count for much (`weighing`)."""
A_CLICK: Final = 2.0
"""What each action must make the run worth more."""
NEVER: Final = -99.0
TURN: Final = 600
"""So many decisions, and a plan leads nowhere."""


class Help(NamedTuple):
    """An action that may help a run: when it comes, its place among the options (`NOBODY` if it cannot be
    paid for yet), and what it means."""

    rank: int
    option: int
    step: Step


class Going(NamedTuple):
    """A way to make the run itself: the basic action, or a card."""

    step: Step
    errand: Errand | None
    card: int
    cost: int


def leading_up(s: State, decision: Decision, worth: list[float], looks: Looks, rng: Random) -> list[Plan]:
    """Plans of a Runner at a click that end in a run with better prospects than one now, the best first."""
    clicks = s.players[RUNNER].clicks
    goings = _goings(s, decision, looks)
    if not goings or clicks < 2:
        return []
    scene = _resolved(s, looks)
    targets = sorted(
        ((scene.prize(server), id) for id, server in s.servers.items() if server.ice), reverse=True
    )
    helps = _helps(s, decision, looks)
    found: dict[Plan, float] = {}
    for prize, id in targets[:SERVERS]:
        if prize < PROMISING:
            continue
        allowed = [each for each in goings if each.errand is None or scene.may_go(each.errand, id)]
        now = max((_value(s, id, going, looks) for going in allowed), default=NEVER)
        for size in range(1, min(clicks - 1, TOGETHER) + 1):
            for chosen in combinations(helps, size):
                if chosen[0].option == NOBODY:
                    continue
                to = [each.step._replace(server=id) for each in chosen]
                ahead = s.clone()
                last = _taken(ahead, to, looks, rng)
                if last is None:
                    continue
                for going in allowed:
                    if option_of(ahead, last, RUNNER, going.step) < 0:
                        continue
                    better = _value(ahead, id, going, looks) - now - size * A_CLICK
                    if better > 0:
                        steps = (*to[1:], going.step._replace(server=id))
                        first = chosen[0].option
                        found[Plan(first, NOBODY, worth[first] - DARING, steps)] = better
    best = sorted(found, key=lambda plan: -found[plan])[:PLANS]
    return [plan._replace(place=_first_place(s, plan, looks)) for plan in best]


def _goings(s: State, decision: Decision, looks: Looks) -> list[Going]:
    """The runs that can be made with one click, by the options of a decision."""
    found: list[Going] = []
    for option in decision.options:
        going = _going(s, option, looks)
        if going is not None:
            found.append(going)
    return found


def _going(s: State, option: Option, looks: Looks) -> Going | None:
    """The run that an option makes, if it makes one and costs one click."""
    step = Step(meaning(s, RUNNER, option), NOBODY)
    if option.kind == "run":
        return Going(step, None, NOBODY, 0)
    errand = errand_of(s, option, looks)
    if errand is None:
        return None
    cost = looks.of(s.cards[option.card].face).cost if option.kind == "play" else 0
    return Going(step, errand, option.card, cost)


def _first_place(s: State, plan: Plan, looks: Looks) -> int:
    """Where the first step of a plan leads to, if that is asked right after it."""
    ahead = s.clone()
    decision = begin(ahead, plan.option, NOBODY)
    if decision is None or decision.side != RUNNER:
        return NOBODY
    return place_for(ahead, decision, plan.then[-1].server, looks)


def _helps(s: State, decision: Decision, looks: Looks) -> list[Help]:
    """The actions that may help a run, in the order in which they are taken: money first. Two like cards in
    the grip are two of them. What cannot be paid for yet may come after what brings the money."""
    found: list[Help] = []
    held = {s.cards[cid].face.name: cid for cid in s.zones["grip"]}
    for at, option in enumerate(decision.options):
        rank = _rank(s, option.kind, option.card, option.ability, looks)
        if rank >= 0:
            step = Step(meaning(s, RUNNER, option), NOBODY)
            found += [Help(rank, at, step)] * min(TWICE, _times(s, option.kind, option.card))
            if option.kind in ("play", "install"):
                held.pop(s.cards[option.card].face.name, None)
    for name, cid in held.items():
        kind = "play" if s.cards[cid].face.type == EVENT else "install"
        rank = _rank(s, kind, cid, NOBODY, looks)
        if rank >= 0:
            step = Step((kind, name, NOBODY, NOBODY, NOBODY, NOBODY, ""), NOBODY)
            found += [Help(rank, NOBODY, step)] * min(TWICE, _times(s, kind, cid))
    found.sort(key=lambda each: each.rank)
    return found[:HELPS]


def _times(s: State, kind: str, cid: int) -> int:
    """How often an action may be taken: once for each like card in the grip; a click for credits again."""
    if kind in ("gain credit", "use"):
        return TWICE
    face = s.cards[cid].face
    return sum(s.cards[each].face is face for each in s.zones["grip"])


def _rank(s: State, kind: str, cid: int, ability: int, looks: Looks) -> int:
    """When an action comes: a click for a credit, which may pay for the next, what brings money, then what
    breaks ice; below 0 if it is no help."""
    if kind == "gain credit":
        return 0
    if cid < 0:
        return -1
    face = s.cards[cid].face
    look = looks.of(face)
    match kind:
        case "play":
            return 1 if traits(face).gain > 0 or look.installs >= 0 else -1
        case "use":
            brings = ability in look.takes or ability in look.cashes
            return 1 if brings and ability not in look.runs else -1
        case "install":
            own = traits(face)
            return 2 if own.breakers or own.fetches else -1
    return -1


def _taken(ahead: State, steps: list[Step], looks: Looks, rng: Random) -> Decision | None:
    """Take some actions. The Runner's next click after them; None if they cannot be taken."""
    decision, turn = advance(ahead), ahead.turn
    for step in steps:
        if decision is None or decision.kind != "action":
            return None
        after = take(ahead, decision, RUNNER, step, looks)
        if after is decision:
            return None
        decision = to_the_next_click(ahead, after, RUNNER, turn, looks, rng)
    return decision if ahead.players[RUNNER].clicks > 0 else None


def _value(s: State, server: int, going: Going, looks: Looks) -> float:
    """What a run on a server is worth now; far below nothing if it cannot be paid for."""
    target = s.servers.get(server)
    if target is None or going.cost > s.players[RUNNER].credits:
        return NEVER
    extras = extras_of(going.errand, s.cards[going.card] if going.card >= 0 else None)
    return _resolved(s, looks).run_value(target, extras.costing(going.cost))


def _resolved(s: State, looks: Looks) -> Scene:
    """How things are for a Runner who will run now."""
    scene = Scene(s, looks)
    scene.resolved = True
    return scene


def to_the_next_click(
    s: State, decision: Decision | None, seat: Side, turn: int, looks: Looks, rng: Random
) -> Decision | None:
    """A seat's next action of a turn, if there is one; quick rules lead to it."""
    for _ in range(TURN):
        if decision is None or s.turn != turn:
            return None
        if decision.kind == "action" and decision.side == seat:
            return decision
        decision = go(s, decision, reflex.choose(s, decision, rng, looks))
    return None
