"""What there is to gain in a server: the cards that a run accesses, what they bring and what they do."""

from functools import lru_cache
from typing import Final

from ...lang import instructions as w
from ...lang.abilities import Static, When
from ...lang.costs import Costs, Credits, HostedCounters
from ...lang.face import Face
from ...lang.statics import AdditionalCost, Modify
from ...lang.words import ADVANCEMENT, AGENDA, ASSET, CORP, CREDIT, RUNNER, UPGRADE
from ...view.records import CardView, ServerView
from .reading import (
    LIKELY,
    Reader,
    comes_about,
    every_step,
    holds,
    number,
    of_counters,
    points_at,
    reader,
    steps,
    whens,
)
from .table import ARCHIVES_ID, HQ_ID, MOST_FACES, RND_ID, Table, counters, once
from .worth import worth

LURE: Final[tuple[float, ...]] = (0.55, 0.7, 0.7, 0.75)
"""How likely a face-down card in a remote server is taken to be an agenda, by its advancement counters,"""
LIES_OPEN: Final = 0.45
"""and one that was advanced where no ice is: few Corps do that with an agenda;"""
HAUL: Final = 3.2
"""and how many points it then counts for: what is not stolen there the Corp will score."""
THROWN: Final = 0.3
"""How much less a card that the Corp has thrown away counts for than one of R&D: it is hardly an agenda."""
ERRAND: Final = 0.7
"""What there is to trash counts for less before the run: it takes a click, and there may be better to do."""
WEARING: Final = 0.5
"""What any run costs besides, in credits that are wanted later: without this fewer games are won."""
FIRST_DRAW: Final = 1.0
"""What a card that may kill is worth as long as there is time to draw cards first."""
LIFE: Final = 60.0
"""What a flatline costs,"""
SCARCE: Final = 3.0
"""and damage that leaves no card."""


@once
def accesses(t: Table, server: int, more: int = 0) -> int:
    """How many cards of HQ or R&D a run accesses."""
    total = 1 + more
    for card, face in of_runner(t):
        read = reader(t, card)
        for when in (*whens(face, "breach"), *of_counters(face, "breach")):
            if when.trigger.server is not None and points_at(read, when.trigger.server, server):
                likely = comes_about(read, when.condition, iced(t, server))
                if likely >= LIKELY and not used_up(read, when):
                    total += int(extra_accesses(read, when))
    return max(1, total)


@once
def of_runner(t: Table) -> tuple[tuple[CardView, Face], ...]:
    """The Runner's active cards: the rig and the identity."""
    return tuple([each for each in (*t.faces(t.rig), *t.faces(t.view.identities)) if each[0].side == RUNNER])


def iced(t: Table, server: int) -> bool:
    """Whether ice protects a server."""
    return bool(t.servers[server].ice)


def once_a_turn(when: When) -> bool:
    """Whether an ability does something once a turn at most."""
    return when.trigger.first == "turn" or when.once == "turn"


def used_up(read: Reader, when: When) -> bool:
    """Whether an ability has done what it does once a turn, by the runs that were made in this one."""
    where = when.trigger.server
    return once_a_turn(when) and any(
        where is None or points_at(read, where, server) for server in read.table.runs
    )


def extra_accesses(read: Reader, when: When) -> float:
    """How many cards more an ability lets the Runner access."""
    total = 0.0
    for step in steps(when.block):
        if isinstance(step, w.May) and _lacks(read, step.cost):
            return 0.0
        if isinstance(step, w.ChooseNumber):
            return number(read, step.most)
        if isinstance(step, w.AccessMore):
            total += number(read, step.amount)
    return total


def _lacks(read: Reader, cost: Costs) -> bool:
    """Whether a card has too few counters for a cost."""
    return any(
        isinstance(part, HostedCounters) and counters(read.source, part.kind) < number(read, part.amount)
        for part in cost
    )


@once
def prize(t: Table, server: ServerView, more: int = 0) -> float:
    """What there is to gain in a server."""
    card = t.density * t.point + 0.1 - _dread(t)
    root = sum(_in_root(t, server, each) for each in server.root)
    if server.id == RND_ID:
        many = min(accesses(t, RND_ID, more), t.corp.deck)
        return root + 0.9 * card * max(0, many - t.view.past.seen_in_rnd)
    if server.id == HQ_ID:
        many = min(accesses(t, HQ_ID, more), t.corp.hand)
        again = t.runs.count(HQ_ID)
        full = 1.15 if t.corp.hand >= t.corp.hand_size else 1.0
        return root + 0.85 * card * many * (full if not again else 0.45 / again)
    if server.id == ARCHIVES_ID:
        known = t.faces(t.view.archives)
        points = sum(face.facts.points or 0 for _, face in known if face.type == AGENDA)
        facedown = len(t.view.archives) - len(known)
        return root + points * t.point + THROWN * card * facedown
    return root


@once
def _dread(t: Table) -> float:
    """What a hidden card is feared for: with few cards in the grip a trap kills, and where traps have been
    seen there are more of them."""
    grip = t.runner.hand
    chance = 0.09 if trapped(t) else 0.05 if menaced(t) else 0.03
    return chance * (LIFE if grip < 3 else 8.0 if grip < 4 else 2.0)


def decides(tokens: int, iced: bool, short: int) -> bool:
    """Whether a Corp short of so many points may win by what lies in a remote: advanced already, or behind
    ice, where an agenda that is not advanced yet may be scored in its next turn."""
    return short <= 3 if tokens else iced and short <= 2


def lure(tokens: int, iced: bool, last: bool) -> float:
    """How likely a face-down card in a remote server is taken to be an agenda. A Corp that wins with its next
    one may lay it anywhere."""
    if tokens and not iced and not last:
        return LIES_OPEN
    return LURE[min(tokens, len(LURE) - 1)] + (0.1 if iced else 0.0)


def risk(tokens: int, iced: bool, last: bool) -> float:
    """How likely it is taken to be a trap, and how much that counts where there is no other time to look."""
    if last:
        return 0.018 if iced else 0.045
    return 0.05 if not tokens else 0.06 if iced else 0.4


def bite(tokens: int) -> int:
    """The damage a trap may do that has been advanced so often."""
    return max(2 + tokens, 2 * tokens)


def harm_of_trap(tokens: int, grip: int) -> float:
    """What such a trap does to a grip: it kills, or it leaves nothing, or it costs cards."""
    left = grip - bite(tokens)
    return LIFE if left < 0 else 1.5 * bite(tokens) + (SCARCE if left < 1 else 0.0)


def _in_root(t: Table, server: ServerView, card: CardView) -> float:
    """What a card in the root is worth to the Runner."""
    face = t.face(card)
    if face is None:
        if server.id <= ARCHIVES_ID:
            return 0.5
        tokens = counters(card, ADVANCEMENT)
        iced = bool(server.ice)
        last = decides(tokens, iced, t.edition.policies.points_to_win - t.corp.points)
        looming = 2.0 if last else 1.0
        if t.trusting and tokens:
            return HAUL * t.point * looming + 0.8
        gone = 0.3 if server.id in t.runs else 1.0
        fear = risk(tokens, iced, last) * harm_of_trap(tokens, t.runner.hand)
        value = gone * (lure(tokens, iced, last) * HAUL * t.point * looming + 0.8) - fear
        time = (bool(tokens) or not last) and t.view.run is None
        could_draw = time and t.runner.clicks > bite(tokens) - t.runner.hand > 0
        return min(value, FIRST_DRAW) if could_draw and t.runner.deck else value
    sting = _sting(t, card, face)
    if face.type == AGENDA:
        stolen = t.runner.credits >= steal_price(face)
        return (face.facts.points or 0) * t.point * 1.3 * stolen + sting
    if bites(face) and face.type == ASSET:
        return min(-3.0, sting)
    return sting + _to_trash(t, card, face)


def _to_trash(t: Table, card: CardView, face: Face) -> float:
    """What a run is worth for a card in sight that can be trashed, if it can be paid for."""
    price = face.facts.trash or 0
    if price > t.runner.credits:
        return 0.0
    return max(0.0, ERRAND * trash_value(t, card, face) - price * t.credit(RUNNER))


@once
def unpaid(t: Table, server: ServerView, spent: float) -> float:
    """What is not gained in a server once so many credits are spent on the way: cards in sight that can then
    not be trashed."""
    left = t.runner.credits - spent
    return sum(
        _to_trash(t, card, face)
        for card, face in t.faces(server.root)
        if face.type != AGENDA and (face.facts.trash or 0) > left and not (bites(face) and face.type == ASSET)
    )


def _sting(t: Table, card: CardView, face: Face) -> float:
    """What accessing a card in sight does to the Runner: below 0 if it hurts, far below if it kills."""
    read = reader(t, card)
    return sum(
        holds(read, when.condition) * min(0.0, worth(read, when.block, RUNNER))
        for when in whens(face, "access")
    )


@lru_cache(maxsize=MOST_FACES)
def steal_price(face: Face) -> int:
    """The credits that an agenda itself asks of whoever steals it."""
    return sum(
        part.amount
        for ability in face.abilities
        if isinstance(ability, Static)
        for said in ability.declarations
        if isinstance(said, AdditionalCost) and said.act == "steal"
        for part in said.cost
        if isinstance(part, Credits) and isinstance(part.amount, int)
    )


@lru_cache(maxsize=MOST_FACES)
def stings(face: Face) -> tuple[int, int]:
    """The damage of accessing a card, and how much more for each advancement counter."""
    plain = each = 0
    for when in whens(face, "access"):
        for step in steps(when.block):
            if isinstance(step, w.Damage):
                if isinstance(step.amount, int):
                    plain += step.amount
                else:
                    each += 2
    return plain, each


@once
def menaced(t: Table, kind: str = "") -> bool:
    """Whether the Corp has shown that it plays to do damage, of a kind or of any."""
    return any(kind in damages if kind else damages for damages in map(_damages, _shown(t)))


@lru_cache(maxsize=MOST_FACES)
def _damages(face: Face) -> tuple[str, ...]:
    """The kinds of damage that a card speaks of."""
    return tuple([step.kind for step in every_step(face) if isinstance(step, w.Damage)])


@once
def trapped(t: Table) -> bool:
    """Whether the Corp has shown that it plays cards that hurt when they are accessed."""
    return any(bites(face) for face in _shown(t))


@once
def _shown(t: Table) -> tuple[Face, ...]:
    """The Corp's cards that can be seen now."""
    view = t.view
    rows = [view.archives, view.corp_score, view.runner_score, view.identities]
    rows += [row for server in view.servers for row in (server.ice, server.root)]
    return tuple(dict.fromkeys([face for row in rows for card, face in t.faces(row) if card.side == CORP]))


@lru_cache(maxsize=MOST_FACES)
def bites(face: Face) -> bool:
    """Whether accessing a card hurts."""
    harmful = (w.Damage, w.GiveTags, w.Trash)
    return any(isinstance(step, harmful) for when in whens(face, "access") for step in steps(when.block))


def trash_value(t: Table, card: CardView, face: Face) -> float:
    """What it is worth to the Runner to have a card of the Corp's trashed."""
    if face.facts.trash is None:
        return 0.0
    value = value_of_trash(face) + 0.5 * counters(card, CREDIT)
    return value * (1.0 if t.runner.credits > (face.facts.trash or 0) + 2 else 0.6)


def value_of_trash(face: Face) -> float:
    """What a card of the Corp's does that the Runner would be rid of."""
    value = 1.0
    for step in every_step(face):
        if isinstance(step, w.Gain | w.TakeCredits):
            value += 2.0
        elif isinstance(step, w.Damage | w.GiveTags | w.EndRun | w.Trace | w.Unless):
            value += 1.5
    if face.type == UPGRADE:
        value += 1.5 if _lowers_requirement(face) else 0.5
    return value


@lru_cache(maxsize=MOST_FACES)
def _lowers_requirement(face: Face) -> bool:
    return any(
        isinstance(d, Modify) and d.value == "requirement"
        for ability in face.abilities
        if isinstance(ability, Static)
        for d in ability.declarations
    )
