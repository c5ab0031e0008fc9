"""Questions that few cards ask: types and subtypes, piles, subroutines out of order, what to save."""

from typing import Final

from ...lang import instructions as w
from ...lang.abilities import LinkBoost
from ...lang.words import (
    AGENDA,
    ASSET,
    CORP,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
)
from ...view.records import OptionView
from .breaking import KINDS, covered, subroutine
from .defending import in_this_run, trace_worth
from .guarding import at_stake
from .holdings import hand_value, own_value
from .prizes import prize
from .reading import every_step, matches, price, reader
from .table import Table
from .worth import worth

USUAL: Final = {
    ICE: 17, OPERATION: 13, AGENDA: 10, ASSET: 8, UPGRADE: 4,
    EVENT: 16, PROGRAM: 12, RESOURCE: 10, HARDWARE: 6,
}  # fmt: skip
"""About how many cards of a type there are in a deck."""
OF_CORP: Final = frozenset((ICE, OPERATION, AGENDA, ASSET, UPGRADE))
SECRET_ROOT: Final = {ASSET: 3.0, AGENDA: 2.0, UPGRADE: 1.0}
"""How likely the types are of a card that lies face down in a root and was not advanced."""


# --- types and subtypes -----------------------------------------------------------------------------------


def type_values(t: Table) -> list[float]:
    """Which card type: the one that hits most on the table; for what cannot be seen, the commonest."""
    face = t.face(t.asked_about)
    every = tuple(every_step(face)) if face is not None else ()
    kinds = [option.detail for option in t.decision.options]
    for step in every:
        if isinstance(step, w.TrashUnsaved | w.TrashAll):
            return [_hits(t, step, kind) for kind in kinds]
    if any(isinstance(step, w.SetAsideUntil) for step in every):
        lacking = len(covered(t)) < len(KINDS[t.edition.family])
        best = {PROGRAM: 5.0 if lacking else 2.0, HARDWARE: 3.0, RESOURCE: 2.5}
        return [best.get(kind, 0.0) for kind in kinds]
    if any(isinstance(step, w.Expose) for step in every):
        return [_under_cover(t, kind) for kind in kinds]
    return [_commonness(t, kind, kinds) for kind in kinds]


def _commonness(t: Table, kind: str, kinds: list[str]) -> float:
    """How many cards of a type there may be. Where both players' types are named, it is the opponent's that
    are guessed at."""
    both = not OF_CORP.issuperset(kinds) and not OF_CORP.isdisjoint(kinds)
    mine = (kind in OF_CORP) == (t.side == CORP)
    return -1.0 if both and mine else float(USUAL.get(kind, 0))


def _hits(t: Table, step: w.TrashUnsaved | w.TrashAll, kind: str) -> float:
    """What is lost on both sides if all cards of a type go that an instruction would trash."""
    read = reader(t, t.asked_about)
    total = 0.0
    for card, face in t.faces(tuple(t.cards.values())):
        if face.type == kind and matches(read, step.filter, card):
            total += own_value(t, card, face) * (-1.0 if card.side == t.side else 1.0)
    return total


def _under_cover(t: Table, kind: str) -> float:
    """A card that is advanced is an agenda; one that is not is more likely something else."""
    hidden = [card for server in t.remotes for card in server.root if not card.faceup]
    advanced = kind == AGENDA and any(dict(card.counters).get("advancement") for card in hidden)
    return 4.0 if advanced else SECRET_ROOT.get(kind, 0.0)


def subtype_values(t: Table) -> list[float]:
    """The Corp's ice becomes what the rig cannot break; what the Runner meets, what it can."""
    have = covered(t)
    kinds = KINDS[t.edition.family]
    return [_subtype(t, option, have, kinds) for option in t.decision.options]


def _subtype(t: Table, option: OptionView, have: frozenset[str], kinds: tuple[str, ...]) -> float:
    if option.kind == "done":
        return 1.0
    if option.detail not in kinds:
        return 0.1
    if t.side == RUNNER:
        return 2.0 if option.detail in have else 0.2
    if option.detail not in have:
        return 2.0
    return 1.5 if have.issuperset(kinds) else 0.5


# --- subroutines ------------------------------------------------------------------------------------------


def resolve_values(t: Table) -> list[float]:
    """Which subroutine is to resolve: the one that is worth most to whoever chooses."""
    return [_sub_worth(t, option) for option in t.decision.options]


def spare_values(t: Table) -> list[float]:
    """Which subroutine stays unbroken: one that is broken already, else the one that harms least."""
    encounter = t.view.encounter
    done = [sub.broken or sub.resolved for sub in encounter.subroutines] if encounter is not None else []
    values = []
    for option in t.decision.options:
        number = option.number or 0
        values.append(1.0 if number < len(done) and done[number] else _sub_worth(t, option))
    return values


def _sub_worth(t: Table, option: OptionView) -> float:
    """What a subroutine is worth to the player who decides, in the run that is in progress."""
    ice, face = t.card_of(option), t.face_of(option)
    if face is None or option.number is None:
        return 0.0
    return worth(reader(t, ice, in_this_run(t)), subroutine(face, option.number), t.side)


def place_values(t: Table) -> list[float]:
    """Where a subroutine goes that ice gains: before the first that ends the run, for none resolves after
    that. If all are put there, those that end the run stand last, whichever comes next."""
    encounter = t.view.encounter
    subs = encounter.subroutines if encounter is not None else ()
    ends = next((place for place, sub in enumerate(subs) if sub.ends_run), len(subs))
    return [-abs(float((option.number or 0) - ends)) for option in t.decision.options]


# --- piles ------------------------------------------------------------------------------------------------


def pile_values(t: Table) -> list[float]:
    """Of two piles the opponent wants the larger: what matters goes into the smaller one."""
    agendas = sum(face.type == AGENDA for _, face in t.hand)
    few = 2 * agendas < len(t.hand)
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind == "done":
            values.append(0.0)
        elif card is None or face is None:
            values.append(-5.0)
        elif face.type == AGENDA:
            values.append(float(face.facts.points or 0) + (1.0 if few else -4.0))
        else:
            values.append(-5.0 - hand_value(t, card, face))
    return values


def which_pile_values(t: Table) -> list[float]:
    """The larger of two piles."""
    sizes = [option.body.partition(" ")[0] for option in t.decision.options]
    return [float(size) if size.isdecimal() else 0.0 for size in sizes]


# --- what is paid for -------------------------------------------------------------------------------------


def save_values(t: Table) -> list[float]:
    """Cards are saved that are worth more than it costs."""
    face = t.face(t.asked_about)
    every = every_step(face) if face is not None else ()
    costs = [price(reader(t, t.asked_about), step.cost) for step in every if isinstance(step, w.TrashUnsaved)]
    values = []
    for option in t.decision.options:
        card, own = t.card_of(option), t.face_of(option)
        if card is None or own is None:
            values.append(0.0)
        else:
            values.append(own_value(t, card, own) - max(costs, default=0.0))
    return values


def late_link_values(t: Table) -> list[float]:
    """Link for after the bids: used if it escapes the trace, for less than that is worth."""
    trace = t.view.trace
    strength, link = (trace.strength or 0, trace.link or 0) if trace is not None else (0, 0)
    short = strength - link + (0 if t.edition.policies.trace_tie == RUNNER else 1)
    found = [_late_link(t, option) for option in t.decision.options]
    enough = 0 < short <= sum(by for by, _ in found)
    total = sum(cost for by, cost in found if by)
    if not enough or total > trace_worth(t) + 0.5:
        return [0.0 if by else 1.0 for by, _ in found]
    return [(3.0 if by >= short else 1.0) - 0.1 * cost if by else 0.0 for by, cost in found]


def _late_link(t: Table, option: OptionView) -> tuple[int, float]:
    """How much link a card adds once the bids are known, and the price of that."""
    card, face = t.card_of(option), t.face_of(option)
    for ability in face.abilities if face is not None else ():
        if isinstance(ability, LinkBoost) and ability.after:
            return ability.by, price(reader(t, card), ability.cost)
    return 0, 0.0


# --- servers ----------------------------------------------------------------------------------------------


def server_values(t: Table) -> list[float]:
    """Which server something is about: the one where most is at stake."""
    values = []
    for option in t.decision.options:
        server = t.servers.get(option.server if option.server is not None else -1)
        if server is None:
            values.append(0.0)
        else:
            values.append(at_stake(t, server) if t.side == CORP else prize(t, server))
    return values


# --- ice in order, numbers that are hidden, bits put by ----------------------------------------------------


def order_values(t: Table) -> list[float]:
    """Which ice comes next from the outermost: what is worth least, so that the best is met last."""
    values = []
    for option in t.decision.options:
        card = t.card(option.card)
        face = t.face(card)
        values.append(-own_value(t, card, face) if card is not None and face is not None else 0.0)
    return values


def hidden_values(t: Table) -> list[float]:
    """A number that the other player is to guess, or that is guessed: it follows from what changes all the
    time, so that it can hardly be read."""
    options = t.decision.options
    wanted = (7 * t.view.turn + t.view.corp.credits + t.view.runner.credits) % len(options)
    return [1.0 if place == wanted else 0.0 for place in range(len(options))]


def put_by_values(t: Table) -> list[float]:
    """Twice as much that comes back a credit a turn is for who has enough to go on with."""
    enough = t.view.corp.credits >= 8
    return [float(option.number or 0) * (1.0 if enough else -1.0) for option in t.decision.options]


def withdraw_values(t: Table) -> list[float]:
    """What is put by stays there as long as there is another way to pay."""
    return [1.0 if option.kind == "done" else 0.0 for option in t.decision.options]
