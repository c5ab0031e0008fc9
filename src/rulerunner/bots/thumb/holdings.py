"""What it is worth to have a card installed, or in hand: income, breakers, memory, and the rest."""

from typing import Final

from ...lang import costs as k
from ...lang import instructions as w
from ...lang import refs as r
from ...lang.abilities import BaseLink, CounterText, Paid, Static, When
from ...lang.face import Face
from ...lang.headings import HOSTS
from ...lang.statics import Hosts, Modify, Player, Recurring, Replaces
from ...lang.words import (
    AGENDA,
    CORP,
    CORP_SCORE,
    CREDIT,
    EVENT,
    ICE,
    OPERATION,
    PROGRAM,
    RUNNER,
    RUNNER_SCORE,
    TABLE,
)
from ...view.records import CardView
from .breaking import KINDS, covered, jokers, kinds_broken
from .growing import cashed, growth, pays, rewards_success
from .reading import (
    CENTRAL,
    Reader,
    detour,
    every_step,
    matches,
    number,
    price,
    reader,
    run_of,
    steps,
    subtypes,
    whens,
)
from .table import Table, counters, once
from .thrift import profit
from .worth import worth

TURNS: Final = 6
"""How many turns a card is thought to last,"""
PARTED: Final = 2
"""how often something is bought with a card,"""
SUCCESSES: Final = 3.5
"""and how many successful runs are thought to be made with it;"""
MOST_OF_RUNS: Final = 5.0
"""what it brings in them counts for no more than this."""
SPREADS: Final = 5.0
"""What it is worth to give counters by which more is accessed from run to run,"""
GROWING: Final = 5.0
"""to make runs in which more is accessed from one to the next,"""
DRAWS_MORE: Final = 3.6
"""and to draw more cards."""
SNEAKS: Final = 7.0
"""What it is worth to run on one server and get into another that has more ice."""
PATIENCE: Final = 0.6
"""How much of the gain by saving for a card counts if it can be played in the next turn only."""
KEPT: Final = 4.0
"""What a breaker in hand is worth at least if nothing else in sight breaks its kind of ice."""
CROWDED: Final = 1.5
"""What it costs to take up the memory of a breaker that is still lacking."""


# --- income -----------------------------------------------------------------------------------------------


@once
def income(t: Table, card: CardView | None, face: Face) -> float:
    """The credits an installed card can be expected to bring, clicks already taken off."""
    read = reader(t, card)
    stock = stock_of(read, card, face)
    total = 0.0
    for ability in face.abilities:
        if isinstance(ability, When) and ability.trigger.kind == "turn begins":
            total = max(total, _each_turn(read, ability, stock))
        elif isinstance(ability, Paid) and ability.is_action:
            grown = cashed(face, ability)
            brings = grown.in_time() if grown is not None else _each_click(read, ability, stock)
            total = max(total, brings)
        elif isinstance(ability, Paid) and pays(ability):
            total = max(total, _turned(read, ability, card, face))
    return total


def _turned(read: Reader, ability: Paid, card: CardView | None, face: Face) -> float:
    """The credits that counters of a card are turned into."""
    part = ability.cost[0]
    assert isinstance(part, k.HostedCounters)
    times = stock_of(read, card, face, part.kind) // max(1.0, number(read, part.amount))
    return times * sum(number(read, step.amount) for step in ability.block if isinstance(step, w.Gain))


def stock_of(read: Reader, card: CardView | None, face: Face, kind: str = CREDIT) -> float:
    """The credits on a card, or counters of another kind, or those it will be loaded with."""
    there = counters(card, kind)
    if there:
        return there
    loads = (*whens(face, "install"), *whens(face, "rez"))
    return sum(
        number(read, step.amount)
        for when in loads
        for step in when.block
        if isinstance(step, w.Place) and step.kind == kind
    )


def _each_turn(read: Reader, ability: When, stock: float) -> float:
    total = 0.0
    for step in ability.block:
        if isinstance(step, w.May) and step.cost:
            times = PARTED if any(isinstance(part, k.TrashCards) for part in step.cost) else TURNS
            brings = sum(number(read, each.amount) for each in step.then if isinstance(each, w.Gain))
            return times * max(0.0, brings - price(read, step.cost))
    for step in steps(ability.block):
        if isinstance(step, w.TakeCredits):
            total += min(stock, TURNS * number(read, step.amount)) if stock else 0.0
        elif isinstance(step, w.Gain):
            total += TURNS * number(read, step.amount)
        elif isinstance(step, w.Draw):
            total += 0.5 * TURNS * number(read, step.amount)
        elif isinstance(step, w.LoseClicks):
            total -= TURNS * step.amount
    return total


def _each_click(read: Reader, ability: Paid, stock: float) -> float:
    clicks = sum(number(read, part.amount) for part in ability.cost if isinstance(part, k.Clicks))
    once_only = any(isinstance(part, k.TrashThis | k.RemoveThis) for part in ability.cost)
    rest = price(
        read, tuple(p for p in ability.cost if not isinstance(p, k.Clicks | k.TrashThis | k.RemoveThis))
    )
    if once_only:
        gains = sum(number(read, step.amount) for step in steps(ability.block) if isinstance(step, w.Gain))
        return max(0.0, gains - clicks - rest)
    for step in ability.block:
        if isinstance(step, w.TakeCredits) and stock:
            amount = number(read, step.amount)
            return stock * max(0.0, 1 - clicks / max(1.0, amount))
        if isinstance(step, w.Gain):
            return 1.5 * TURNS * max(0.0, (number(read, step.amount) - rest) / max(1, clicks) - 1)
        if isinstance(step, w.Place) and step.kind == CREDIT:
            return 4.0
    return 0.0


@once
def turned_up(t: Table, card: CardView | None, face: Face) -> float:
    """What a card of the Corp's brings at once as it is rezzed; what it is loaded with counts as income."""
    read = reader(t, card)
    total = 0.0
    for index in face.self_triggers.get("rez", ()):
        ability = face.abilities[index]
        if isinstance(ability, When) and not _loads(ability.block):
            total += worth(read, ability.block, CORP)
    return total


def _loads(block: w.Block) -> bool:
    return any(isinstance(step, w.Place) and isinstance(step.on, r.This) for step in block)


@once
def saving(t: Table) -> float:
    """What each click for a credit brings, if enough of them pay for a card that gives more: in this turn, or
    the Corp's next one."""
    best, reach = 1.0, t.me.clicks + (t.limit("corp") if t.side == CORP else 0)
    for card, face in t.hand:
        short = (face.facts.cost or 0) - t.me.credits
        if face.type in (EVENT, OPERATION) and 0 < short < reach:
            brings = (short + profit(t, card, face)) / (short + 1)
            best = max(best, brings if short < t.me.clicks else 1 + PATIENCE * (brings - 1))
    return best


# --- the Runner's cards -----------------------------------------------------------------------------------


def breaker_value(t: Table, face: Face, without: str = "") -> float:
    """What a breaker adds to the rig. `without` is the handle of an installed card to leave out."""
    if not face.breakers:
        return 0.0
    kinds = kinds_broken(t, face)
    if not kinds:
        return 1.5
    have, any_kind = covered(t, without), jokers(t, without)
    new = kinds - have
    if len(kinds) == len(KINDS[t.edition.family]):
        return 0.4 if any_kind or not new else 2.5 + 1.0 * len(new)
    met = {kind for kind in new if kind in _met(t)}
    value = 0.4 + (4.5 if new else 0.0) + 3.0 * len(met)
    return value * (0.7 if any_kind and new else 1.0)


@once
def _met(t: Table) -> set[str]:
    """The kinds of ice in sight."""
    return {
        kind
        for server in t.view.servers
        for card, face in t.faces(server.ice)
        for kind in KINDS[t.edition.family]
        if kind in subtypes(card, face)
    }


@once
def rig_value(t: Table, card: CardView | None, face: Face, without: str = "") -> float:
    """What a card of the Runner's is worth once it is installed."""
    value = income(t, card, face) * t.credit(RUNNER) * (1 - 0.3 * t.haste) + breaker_value(t, face, without)
    read = reader(t, card)
    for ability in face.abilities:
        if isinstance(ability, Static):
            value += sum(_declared(t, read, d) for d in ability.declarations)
        elif isinstance(ability, When):
            value += _when_value(read, ability)
        elif isinstance(ability, BaseLink):
            value += _link_value(t, ability.link - price(read, ability.cost), without)
        elif isinstance(ability, Paid):
            value += _paid_value(t, ability)
        elif isinstance(ability, CounterText):
            value += _spreads(ability)
    copies = sum(own.name == face.name and own.name != "" for _, own in t.faces(t.rig))
    copies -= bool(without)
    if copies > 0 and (face.facts.unique or "console" in face.facts.subtypes or face.breakers):
        value *= 0.1
    return value + 0.3


def _when_value(read: Reader, ability: When) -> float:
    """What a conditional ability is worth to have."""
    kind, block = ability.trigger.kind, ability.block
    if kind == "breach":
        return 4.5 * sum(isinstance(step, w.AccessMore) for step in steps(block))
    if rewards_success(ability.trigger):
        successes = SUCCESSES * (1.0 if ability.trigger.server is None else 0.6)
        return min(MOST_OF_RUNS, successes * max(0.0, worth(read, block, RUNNER)))
    if kind in ("install", "run ends", "steal"):
        return 0.5 * max(0.0, worth(read, block, RUNNER))
    return 1.0 if ability.interrupt else 0.0


def _spreads(ability: CounterText) -> float:
    """What it is worth to give counters that do something by themselves."""
    given = ability.ability
    if not isinstance(given, When):
        return 1.0
    return SPREADS if any(isinstance(step, w.AccessMore) for step in steps(given.block)) else 1.5


def _paid_value(t: Table, ability: Paid) -> float:
    """What a paid ability is worth to have."""
    if ability.interrupt:
        return 1.2
    run = run_of(ability.block)
    if run is not None:
        linked = [each for each in run.linked if isinstance(each, When)]
        goal = t.servers.get(detour(run))
        if goal is not None and isinstance(run.server, r.Central):
            door = t.servers[CENTRAL[run.server.name]]
            return SNEAKS if len(goal.ice) > len(door.ice) else 1.0
        return GROWING if any(growth(each.block) is not None for each in linked) else 2.5
    if any(isinstance(step, w.Search) for step in ability.block):
        return 3.0 if len(covered(t)) < len(KINDS[t.edition.family]) else 1.0
    if pays(ability):
        return 0.0
    return 1.2 if any(isinstance(part, k.HostedCounters) for part in ability.cost) else 0.0


def _link_value(t: Table, link: float, without: str) -> float:
    """What a base link adds to those there are: more, if there are traces about."""
    links = (
        ability.link
        for card, face in t.faces(t.rig)
        if card.handle != without
        for ability in face.abilities
        if isinstance(ability, BaseLink)
    )
    more = link - max(links, default=0)
    traces = any(
        isinstance(step, w.Trace)
        for server in t.view.servers
        for row in (server.ice, server.root)
        for _, face in t.faces(row)
        for step in every_step(face)
    )
    return max(0.0, min(4.0, more)) * (0.9 if traces else 0.5)


def _declared(t: Table, read: Reader, declaration: object) -> float:
    if isinstance(declaration, Player):
        if declaration.value == "memory":
            tight = t.runner.memory - t.runner.memory_used <= 1
            return (1.5 if tight else 0.7) * number(read, declaration.by)
        return PLAYER.get(declaration.value, 1.0) * number(read, declaration.by)
    if isinstance(declaration, Recurring):
        return 1.6 * declaration.amount
    if isinstance(declaration, Modify):
        return 1.5 if declaration.value == "strength" else 1.0
    if isinstance(declaration, Replaces) and declaration.kind == "draw":
        return DRAWS_MORE
    return 0.8 if isinstance(declaration, Hosts) else 0.3


PLAYER: Final = {"link": 0.7, "hand size": 0.8, "clicks": 4.0}
"""What it is worth to have more of something; else it counts once."""


@once
def install_value(t: Table, card: CardView, face: Face) -> float:
    """What it is worth to the Runner to install a card now, its cost taken off."""
    value = rig_value(t, card, face) - (face.facts.cost or 0) * t.credit(RUNNER)
    if face.type == PROGRAM:
        over = t.runner.memory_used + (face.facts.memory or 0) - t.runner.memory
        if not _host_for(t, card, face):
            if over > 0:
                value -= min((program_value(t, each, own) for each, own in programs(t)), default=0.0) + 1.5
            if not face.breakers:
                lacking = len(KINDS[t.edition.family]) - len(covered(t))
                value -= CROWDED * max(0, lacking + over)
    if income(t, card, face) and t.runner.credits - (face.facts.cost or 0) < 1:
        value -= 0.5
    return value


def _host_for(t: Table, card: CardView | None, face: Face) -> bool:
    """Whether a card of the rig that has memory of its own can host a program."""
    return any(
        isinstance(d, Hosts)
        and (d.free or 0 < d.memory - sum(_memory(t, guest) for guest in host.hosted) >= _needs(face))
        and not (d.most and len(host.hosted) >= d.most)
        and (card is None or matches(reader(t, host), d.cards, card))
        for host, own in t.faces(t.rig)
        for _, d in own.statics.get(HOSTS, ())
    )


def _needs(face: Face) -> int:
    return face.facts.memory or 0


def _memory(t: Table, card: CardView) -> int:
    face = t.face(card)
    return (face.facts.memory or 0) if face is not None else 0


def programs(t: Table) -> list[tuple[CardView, Face]]:
    return [(card, face) for card, face in t.faces(t.rig) if face.type == PROGRAM]


def program_value(t: Table, card: CardView, face: Face) -> float:
    """What an installed program is worth: what losing it would cost."""
    return rig_value(t, card, face, without=card.handle) + 0.3 * (face.facts.cost or 0)


# --- cards in hand ----------------------------------------------------------------------------------------


def hand_value(t: Table, card: CardView | None, face: Face) -> float:
    """What a card in hand (or one that can be taken into hand) is worth to its owner."""
    read = reader(t, card)
    cost = face.facts.cost or 0
    if face.facts.side == CORP:
        return _corp_hand_value(t, read, face, cost)
    if face.type == EVENT:
        if run_of(face.playing) is not None:
            return 2.5
        return max(0.4, worth(read, face.playing, RUNNER) - cost)
    spare = sum(own.name == face.name for _, own in t.hand)
    value = max(0.3, rig_value(t, card, face) - 0.6 * cost) * (0.5 if spare > 1 else 1.0)
    return max(value, KEPT) if spare < 2 and lacking(t, face) else value


@once
def lacking(t: Table, face: Face) -> bool:
    """Whether a breaker is the only one in sight for a kind of ice: no card of the rig is made for that kind,
    and no other of the hand."""
    others = (own for _, own in t.hand if own.name != face.name)
    found = frozenset(kind for own in others for kind in own_kinds(t, own))
    return bool(own_kinds(t, face) - covered(t) - found)


def own_kinds(t: Table, face: Face) -> frozenset[str]:
    """The kinds of ice that a breaker is made for: none if it breaks any."""
    kinds = kinds_broken(t, face) if face.breakers else frozenset()
    return kinds if len(kinds) < len(KINDS[t.edition.family]) else frozenset()


def _corp_hand_value(t: Table, read: Reader, face: Face, cost: int) -> float:
    match face.type:
        case "agenda":
            return 5.0 + (face.facts.points or 0)
        case "ice":
            unrezzed = sum(not ice.faceup for server in t.view.servers for ice in server.ice)
            return 3.0 - 0.3 * unrezzed - (0.5 if cost > t.corp.credits + 4 else 0.0)
        case "operation":
            return max(0.5, worth(read, face.playing, CORP) - cost) + (1.0 if _punishes(face) else 0.0)
        case "asset":
            return 1.0 + 0.3 * max(0.0, income(t, None, face) - cost)
    return 1.5


def _punishes(face: Face) -> bool:
    return any(isinstance(step, w.Damage) for step in steps(face.playing))


def own_value(t: Table, card: CardView, face: Face) -> float:
    """What an own card is worth where it lies: what giving it up would cost."""
    if card.zone == TABLE and card.side == RUNNER:
        return program_value(t, card, face)
    if card.side == CORP and card.server is not None:
        base = {ICE: 3.0, AGENDA: 9.0}.get(face.type, 1.5)
        return base + (0.5 * (face.facts.cost or 0) if card.faceup else 0.0) + 0.5 * counters(card, CREDIT)
    if card.zone in (CORP_SCORE, RUNNER_SCORE):
        return 4.5 * (face.facts.points or 0)
    return hand_value(t, card, face)
