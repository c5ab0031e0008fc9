"""What may be done with the clicks of a turn so that a run gets in: money is fetched, cards are installed,
and the last of them is the run.

The quick rules take one click at a time, each for itself. Where a server is opened by three cards together,
or by one that cannot be paid for yet, they do not see it, nor does a search that leaves what follows to
them.
"""

from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from ...lang.words import RUNNER, Side
from . import reflex
from .board import NOBODY, Decision, Option, State, advance, go, meaning
from .looks import REMOTE, Errand, Looks
from .plans import Plan, Step, begin, errand_of, place_for, take
from .running import Scene, extras_of
from .traits import traits
from .ways import credit

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
DARING: Final = 10.0
"""So much less a plan is worth by the rules of thumb than its first step: most come to nothing, and some win
the game, so that a few good tries count for much (`weighing`)."""
A_CLICK: Final = 2.0
"""What each action must make the run worth more."""
NEVER: Final = -99.0
TURN: Final = 600
"""So many decisions, and a plan leads nowhere."""


class Help(NamedTuple):
    """An action that may help a run: its place among the options, what it means, and when it comes."""

    rank: int
    option: int
    step: Step


class Going(NamedTuple):
    """A way to make the run itself: the basic action, or a card."""

    step: Step
    errand: Errand | None
    card: int
    cost: int

    def allows(self, server: int) -> bool:
        """Whether that server can be run on so."""
        return self.errand is None or self.errand.places[min(server, REMOTE)]


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
        allowed = [going for going in goings if going.allows(id)]
        now = max((_value(s, id, going, looks) for going in allowed), default=NEVER)
        for size in range(1, min(clicks - 1, TOGETHER) + 1):
            for chosen in combinations(helps, size):
                to = [each.step._replace(server=id) for each in chosen]
                ahead = _taken(s, to, looks, rng)
                if ahead is None:
                    continue
                for going in allowed:
                    better = _value(ahead, id, going, looks) - now - size * A_CLICK
                    if better > 0:
                        steps = (*to[1:], going.step._replace(server=id))
                        first = chosen[0].option
                        found[Plan(first, NOBODY, worth[first] - DARING, steps)] = better
    best = sorted(found, key=lambda plan: -found[plan])[:PLANS]
    return [plan._replace(place=_first_place(s, plan)) for plan in best]


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


def _taken(s: State, steps: list[Step], looks: Looks, rng: Random) -> State | None:
    """The game once some actions were taken, at the Runner's next click; None if they cannot be."""
    ahead = s.clone()
    decision = advance(ahead)
    for step in steps:
        if decision is None or decision.kind != "action":
            return None
        after = take(ahead, decision, RUNNER, step)
        if after is decision:
            return None
        decision = to_the_next_click(ahead, after, RUNNER, s.turn, looks, rng)
    if decision is None or ahead.players[RUNNER].clicks < 1:
        return None
    return ahead


def _value(s: State, server: int, going: Going, looks: Looks) -> float:
    """What a run on a server is worth now; far below nothing if it cannot be paid for."""
    credits, target = s.players[RUNNER].credits, s.servers.get(server)
    if target is None or going.cost > credits:
        return NEVER
    card = s.cards[going.card] if going.card >= 0 else None
    value = _resolved(s, looks).run_value(target, extras_of(going.errand, card))
    return value - going.cost * credit(credits)


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
