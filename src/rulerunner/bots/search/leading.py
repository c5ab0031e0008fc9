"""What may be done with the clicks of a turn so that a run gets in: money is fetched, cards are installed,
and the last of them is the run.

The quick rules take one click at a time, each for itself. Where a server is opened by three cards together,
or by one that cannot be paid for yet, they do not see it, nor does a search that leaves what follows to
them.
"""

from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from ...lang.words import RUNNER
from . import reflex
from .board import NOBODY, Decision, Option, Server, State, advance, go, meaning
from .looks import Looks
from .plans import Plan, Step, begin, place_for, take
from .running import Scene
from .traits import traits

PROMISING: Final = 3.0
"""A server is worth a whole turn if so much is to be gained in it, in credits;"""
SERVERS: Final = 2
"""of such servers so many are looked at."""
HELPS: Final = 7
"""So many actions that may help are put together,"""
TOGETHER: Final = 3
"""at most so many of them in one turn,"""
TWICE: Final = 2
"""one of them so often,"""
PLANS: Final = 6
"""and so many plans are tried that look best."""
A_CLICK: Final = 2.0
"""What each action must make the run worth more."""
TURN: Final = 200
"""So many decisions, and a plan leads nowhere."""


class Help(NamedTuple):
    """An action that may help a run: its place among the options, what it means, and when it comes."""

    rank: int
    option: int
    step: Step


def leading_up(s: State, decision: Decision, worth: list[float], looks: Looks, rng: Random) -> list[Plan]:
    """Plans of a Runner at a click that end in a run with better prospects than one now, the best first."""
    clicks = s.players[RUNNER].clicks
    run = next((option for option in decision.options if option.kind == "run"), None)
    if run is None or clicks < 2:
        return []
    scene = _resolved(s, looks)
    targets = sorted(
        ((scene.prize(server), id) for id, server in s.servers.items() if server.ice), reverse=True
    )
    helps = _helps(s, decision, looks)
    to_run = meaning(s, RUNNER, run)
    found: dict[Plan, float] = {}
    for prize, id in targets[:SERVERS]:
        if prize < PROMISING:
            continue
        now = scene.run_value(s.servers[id])
        for size in range(1, min(clicks - 1, TOGETHER) + 1):
            for chosen in combinations(helps, size):
                to = [each.step._replace(server=id) for each in chosen]
                better = _better(s, to, id, looks, rng) - now - size * A_CLICK
                if better > 0:
                    steps = (*to[1:], Step(to_run, id))
                    first = chosen[0].option
                    found[Plan(first, NOBODY, worth[first], steps)] = better
    best = sorted(found, key=lambda plan: -found[plan])[:PLANS]
    return [plan._replace(place=_first_place(s, plan)) for plan in best]


def _first_place(s: State, plan: Plan) -> int:
    """Where the first step of a plan leads to, if that is asked right after it."""
    ahead = s.clone()
    decision = begin(ahead, plan.option, NOBODY)
    if decision is None or decision.side != RUNNER:
        return NOBODY
    return place_for(ahead, decision, plan.then[-1].server)


def _helps(s: State, decision: Decision, looks: Looks) -> list[Help]:
    """The actions that may help a run, in the order in which they are taken: money first. Two like cards in
    the grip are two of them."""
    found: list[Help] = []
    for at, option in enumerate(decision.options):
        rank = _rank(s, option, looks)
        if rank >= 0:
            help = Help(rank, at, Step(meaning(s, RUNNER, option), NOBODY))
            found += [help] * min(TWICE, _times(s, option))
    found.sort(key=lambda each: each.rank)
    return found[:HELPS]


def _times(s: State, option: Option) -> int:
    """How often an action can be taken: once for each like card in the grip; a click for a credit again."""
    if option.kind == "gain credit":
        return TWICE
    face = s.cards[option.card].face
    return 1 if option.kind == "use" else sum(s.cards[cid].face is face for cid in s.zones["grip"])


def _rank(s: State, option: Option, looks: Looks) -> int:
    """When an action comes: what brings most money first, then what breaks ice; below 0 if it is no help."""
    if option.kind == "gain credit":
        return 3
    if option.card < 0:
        return -1
    face = s.cards[option.card].face
    look = looks.of(face)
    match option.kind:
        case "play":
            return 0 if traits(face).gain > 0 or look.installs >= 0 else -1
        case "use":
            brings = option.ability in look.takes or option.ability in look.cashes
            return 1 if brings and option.ability not in look.runs else -1
        case "install":
            own = traits(face)
            return 2 if own.breakers or own.fetches else -1
    return -1


def _better(s: State, steps: list[Step], server: int, looks: Looks, rng: Random) -> float:
    """What a run on a server is worth once some actions were taken; far below nothing if they cannot be."""
    ahead = s.clone()
    decision = advance(ahead)
    for step in steps:
        if decision is None or decision.kind != "action":
            return -99.0
        after = take(ahead, decision, RUNNER, step)
        if after is decision:
            return -99.0
        decision = _to_the_next_click(ahead, after, s.turn, looks, rng)
    target: Server | None = ahead.servers.get(server)
    if decision is None or target is None or ahead.players[RUNNER].clicks < 1:
        return -99.0
    return _resolved(ahead, looks).run_value(target)


def _resolved(s: State, looks: Looks) -> Scene:
    """How things are for a Runner who will run now."""
    scene = Scene(s, looks)
    scene.resolved = True
    return scene


def _to_the_next_click(
    s: State, decision: Decision | None, turn: int, looks: Looks, rng: Random
) -> Decision | None:
    """The Runner's next action of the turn, if there is one."""
    for _ in range(TURN):
        if decision is None or s.turn != turn:
            return None
        if decision.kind == "action" and decision.side == RUNNER:
            return decision
        decision = go(s, decision, reflex.choose(s, decision, rng, looks))
    return None
