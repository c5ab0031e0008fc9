"""What a seat could do at a decision: options, with the server each is meant for, and what comes next.

A plan is an option and where it leads. By itself it goes on as the quick rules do; a plan of more steps says
what is done with the next clicks as well, where the quick rules would do something else.
"""

from typing import Final, NamedTuple

from ...lang.words import CORP, RUNNER, Side
from ..thumb.guarding import SQUANDERED
from . import reflex_corp, reflex_runner
from .board import NOBODY, Decision, Meaning, Option, State, advance, go, meaning, rig
from .looks import PLAYED, Errand, Looks
from .running import Scene, extras_of, made_by
from .ways import BREAK_IN

SERVERS: Final = 4
"""Of an option that asks for a server so many are tried, those that look best."""


class Step(NamedTuple):
    """What a seat does with a click, if it can then: an option by what it means, and the server it is for, or
    for the ice of which."""

    meaning: Meaning
    server: int


class Plan(NamedTuple):
    """An option with the server it is meant for, and what both are worth by the rules of thumb."""

    option: int
    place: int
    """The server, by its place among those that are asked for; `NOBODY` where none is."""
    worth: float
    then: tuple[Step, ...] = ()
    """What comes with the next clicks of the turn; where nothing is said, the quick rules choose."""


class Choices:
    """What a seat can choose among, and how it turned out."""

    __slots__ = ("options", "places", "thens", "totals", "visits", "whole", "worth")

    def __init__(self) -> None:
        self.options: list[int] = []
        """For each choice the index of an option; options that mean the same are one choice."""
        self.places: list[int] = []
        """Where the option leads straight on to a choice of a server: which is then taken; else `NOBODY`."""
        self.worth: list[float] = []
        """What the rules of thumb give for each, in credits."""
        self.thens: list[tuple[Step, ...]] = []
        """What is done with the next clicks, where that is part of the plan."""
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.whole = 0

    def add(self, plan: Plan) -> None:
        """One more choice."""
        self.options.append(plan.option)
        self.places.append(plan.place)
        self.worth.append(plan.worth)
        self.thens.append(plan.then)
        self.visits.append(0)
        self.totals.append(0.0)


class Place(NamedTuple):
    """A server that is asked for: its place among the options, its number, and by how much it is worth less
    than the best."""

    option: int
    server: int
    less: float


def begin(s: State, option: int, place: int) -> Decision | None:
    """Take an option, and go to the server it is meant for."""
    decision = advance(s)
    assert decision is not None, "there is a decision to begin with"
    decision = go(s, decision, option)
    if decision is not None and 0 <= place < len(decision.options):
        decision = go(s, decision, place)
    return decision


def take(s: State, decision: Decision, seat: Side, step: Step, looks: Looks) -> Decision | None:
    """Take a step of a plan. Where it cannot be taken, nothing is done."""
    at = option_of(s, decision, seat, step)
    if at < 0:
        return decision
    there = go(s, decision, at)
    if there is not None and step.server != NOBODY:
        place = place_for(s, there, step.server, looks)
        return there if place < 0 else go(s, there, place)
    return there


def option_of(s: State, decision: Decision, seat: Side, step: Step) -> int:
    """The option that is meant by a step; below 0 if there is none. Where the card that was to be used has
    gone, one of its name does as well."""
    kind, _, place, ability, *_ = step.meaning
    options = decision.options
    for at in range(len(options)):
        if options[at].kind == kind and meaning(s, seat, options[at]) == step.meaning:
            return at
    if kind == "use" and place >= 0:
        face = s.cards[place].face
        for at in range(len(options)):
            option = options[at]
            if option.kind == kind and option.ability == ability and option.card >= 0:
                if s.cards[option.card].face is face:
                    return at
    return -1


def place_for(s: State, decision: Decision, server: int, looks: Looks) -> int:
    """The option that leads to a server: that server itself, or, for a card to be hosted, of the ice there
    that hosts none the one that is hardest to pass, the outermost of equals; below 0 if there is none."""
    options = decision.options
    if decision.kind == "choose server":
        return next((at for at, option in enumerate(options) if option.server == server), -1)
    if decision.about != "install-host" or server not in s.servers:
        return -1
    scene = Scene(s, looks)
    taken = {card.host for _, card in rig(s)}
    best, least = -1, 2.0
    for cid in s.servers[server].ice[::-1]:
        for at, option in enumerate(options):
            if option.card == cid and cid not in taken:
                through = scene.path((cid,), BREAK_IN)[0]
                if through < least:
                    best, least = at, through
    return best


def told_apart(s: State, seat: Side, decision: Decision, without: frozenset[int] = frozenset()) -> list[int]:
    """The options that a seat can tell apart, but for some: of those that mean the same, the first."""
    kept: dict[object, int] = {}
    for index, option in enumerate(decision.options):
        if index not in without:
            kept.setdefault(meaning(s, seat, option), index)
    return list(kept.values())


def places(s: State, seat: Side, option: int, looks: Looks) -> list[Place]:
    """Where an option can lead to, if a server is chosen right after it: the servers that look best. Where a
    card makes a run that can only end at ice, nowhere."""
    decision = advance(s)
    assert decision is not None, "there is a decision to choose at"
    if seat == RUNNER and _runs_into_ice(s, decision.options[option], looks):
        return []
    ahead = s.clone()
    decision = begin(ahead, option, NOBODY)
    if decision is None or decision.side != seat or decision.kind != "choose server":
        return [Place(NOBODY, NOBODY, 0.0)]
    values = quick_values(ahead, decision, looks)
    best = worthwhile(ahead, decision, sorted(range(len(values)), key=lambda at: -values[at]), looks)
    best = best[:SERVERS]
    if not best:
        return []
    if decision.about == "install-where":
        best = [at for at in best if at == best[0] or values[at] > SQUANDERED]
    return [Place(at, decision.options[at].server, values[best[0]] - values[at]) for at in best]


def errand_of(s: State, option: Option, looks: Looks) -> Errand | None:
    """The run that an option makes by a card, if it makes one."""
    if option.kind not in ("play", "use") or option.card < 0:
        return None
    return looks.of(s.cards[option.card].face).runs.get(PLAYED if option.kind == "play" else option.ability)


def _runs_into_ice(s: State, option: Option, looks: Looks) -> bool:
    """Whether an option is to make a run by a card, and no server where it may be made can be reached."""
    errand = errand_of(s, option, looks)
    if errand is None or s.run is not None:
        return False
    scene, extras = Scene(s, looks), extras_of(errand, s.cards[option.card])
    return all(scene.barred(server, extras) for id, server in s.servers.items() if scene.may_go(errand, id))


def worthwhile(s: State, decision: Decision, options: list[int], looks: Looks) -> list[int]:
    """Of the servers for a run those that can be reached; without any card, those in which there is something
    to gain, too, and if there is none all."""
    if decision.about != "announce":
        return options
    scene, by_card = Scene(s, looks), decision.card >= 0
    extras = made_by(s, decision.card, looks)
    servers = [s.servers.get(decision.options[index].server) for index in options]
    found = [
        index
        for index, server in zip(options, servers, strict=True)
        if server is None or not (scene.barred(server, extras) or (not by_card and scene.vain(server)))
    ]
    return found if found or by_card else options


def otherwise(s: State, decision: Decision, seat: Side, looks: Looks, many: int) -> list[tuple[Step, float]]:
    """What else than the quick rules a seat could do with a click, the likeliest first, and by how many
    credits the quick rules put it lower than what they would do."""
    values = quick_values(s, decision, looks)
    found = [
        (Step(meaning(s, seat, decision.options[at]), place.server), place.less - values[at])
        for at in told_apart(s, seat, decision)
        for place in places(s, seat, at, looks)
    ]
    if not found:
        return []
    found.sort(key=lambda each: each[1])
    others = found[1 : 1 + many]
    if not any(step.meaning[0] == "run" for step, _ in (found[0], *others)):
        # What was done with the first click may be what opens a server: to go there is tried in any case.
        others += [each for each in found[1 + many :] if each[0].meaning[0] == "run"][:1]
    return [(step, less - found[0][1]) for step, less in others]


def quick_values(s: State, decision: Decision, looks: Looks) -> list[float]:
    """What the quick rules give for each option, in credits; all alike where they have no opinion."""
    match decision.kind, decision.about:
        case "action", _:
            if decision.side == CORP:
                return reflex_corp.action_values(s, decision, looks)
            return reflex_runner.action_values(s, decision, looks)
        case "choose server", "announce":
            return reflex_runner.announce_values(s, decision, looks)
        case "choose server", "install-where":
            return reflex_corp.where_values(s, decision, looks)
        case "yes or no", "jack-out":
            return [0.0 if option.kind == "no" else -2.0 for option in decision.options]
    return [0.0] * len(decision.options)
