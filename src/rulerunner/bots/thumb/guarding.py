"""The Corp's servers: how safe each one is, what is at stake there, and where more ice is needed."""

from functools import lru_cache
from typing import Final

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.face import Face
from ...lang.statics import AdditionalCost
from ...lang.words import AGENDA, ASSET, CORP, CREDIT, ICE
from ...view.records import CardView, Record, ServerView, record
from .breaking import KINDS, toll, way_past
from .holdings import income
from .prizes import accesses
from .reading import detours, every_step, steps, subtypes, whens
from .scoring import spoilt
from .table import ARCHIVES_ID, HQ_ID, MOST_FACES, NEW_REMOTE, POINT, RND_ID, Table, counters, once

BREAK_IN: Final = 12.0
"""What the Runner would give to get in, for judging the way there."""


ON_THE_WAY: Final = ("pass", "encounter")
AT_THE_DOOR: Final = ("approach server", "successful run", "run ends", "access")


@lru_cache(maxsize=MOST_FACES)
def guards(face: Face) -> bool:
    """Whether a card does something to a run on its server."""
    stops = any(whens(face, kind) for kind in (*AT_THE_DOOR, *ON_THE_WAY))
    return stops or bool(face.statics.get("cost steal")) or "strength" in face.statics


@lru_cache(maxsize=MOST_FACES)
def at_the_door(face: Face) -> bool:
    """Whether it does so only once all ice is passed: then it is rezzed no earlier."""
    return not any(whens(face, kind) for kind in ON_THE_WAY) and "strength" not in face.statics


@record
class Toll(Record):
    """What a run on a server takes."""

    credits: float
    harm: float
    chance: float
    """How likely the Runner gets in."""


# --- how safe ---------------------------------------------------------------------------------------------


def rez_cost(t: Table, card: CardView, face: Face) -> float:
    return face.facts.cost or 0


@lru_cache(maxsize=MOST_FACES)
def forfeits(face: Face) -> bool:
    """Whether rezzing a card costs an agenda."""
    return any(
        isinstance(d, AdditionalCost) and any(isinstance(part, k.Forfeit) for part in d.cost)
        for _, d in face.own.get("cost rez", ())
    )


def way_in(t: Table, server: ServerView, later: float = 0.0) -> Toll:
    """What a run on a server takes, if the Corp rezzes what it can pay for. `later` credits come first."""
    return way_on(t, server.ice, t.corp.credits + later, t.purse("icebreaker") + 3.0)


def way_on(t: Table, ice: tuple[CardView, ...], budget: float, funds: float) -> Toll:
    """What it takes to pass some ice, of which the Corp rezzes what it can with so many credits: each piece
    as it is met or, where that is better and the money does not do for all, the innermost first."""
    bill = sum(rez_cost(t, card, face) for card, face in t.faces(ice) if not card.faceup)
    met = _past_all(t, ice, _payable(t, ice, budget), budget, funds)
    if bill <= budget:
        return met
    kept = _past_all(t, ice, _payable(t, ice[::-1], budget), budget, funds)
    return kept if kept.chance < met.chance else met


def _payable(t: Table, ice: tuple[CardView, ...], budget: float) -> list[CardView]:
    """The pieces of ice that are rezzed, or can be if they are paid for in this order."""
    found = []
    for card, face in t.faces(ice):
        cost = rez_cost(t, card, face)
        if card.faceup:
            found.append(card)
        elif cost <= budget and not forfeits(face):
            budget -= cost
            found.append(card)
    return found


def _past_all(
    t: Table, ice: tuple[CardView, ...], rezzed: list[CardView], budget: float, funds: float
) -> Toll:
    """What it takes to pass ice if these pieces are rezzed."""
    credits, taken, harm, chance = 0.0, 0.0, 0.0, 1.0
    spent = t.corp.credits - budget
    for card, face in t.faces(ice):
        if card not in rezzed:
            continue
        if not card.faceup:
            spent += rez_cost(t, card, face)
        left = funds - credits - taken
        entry = toll(t, card, face, left, BREAK_IN)
        way = way_past(t, card, face, left - entry.credits, BREAK_IN, None, spent)
        credits += entry.credits + way.credits
        taken += way.takes
        harm += min(10.0, entry.harm + way.harm)
        chance *= (1 - entry.ends) * (1 - way.ends)
    return Toll(credits, harm, chance)


OPEN: Final = 0.1
"""How likely an agenda survives the Runner's next turn where no ice is: counted, it is less;"""
CAUGHT: Final = 0.95
"""and how likely it does not where the Runner gets in,"""
SPARED: Final = 0.8
"""but for so much where that takes all the Runner has."""


def safety(t: Table, server: ServerView | None, later: float = 0.0) -> float:
    """How likely a card in a server survives the Runner's next turn."""
    if server is None or not server.ice:
        return OPEN
    return _safety(t, server, later)


@once
def _safety(t: Table, server: ServerView, later: float) -> float:
    way = way_in(t, server, later)
    funds = t.purse("icebreaker") + 3.0
    strain = min(1.0, (way.credits + 0.7 * way.harm) / max(1.0, funds))
    return 1 - way.chance * (CAUGHT - SPARED * strain)


@once
def scoring_remote(t: Table) -> ServerView | None:
    """The remote server to score in: the safest one that has ice and room for an agenda."""
    best, found = 0.0, None
    for server in t.remotes:
        if not server.ice:
            continue
        value = safety(t, server) + 0.05 * len(server.ice) - (0.4 if busy(t, server) else 0.0)
        if value > best:
            best, found = value, server
    return found


@once
def busy(t: Table, server: ServerView) -> bool:
    """Whether an agenda or asset lies in a server already."""
    return any(face.type in (AGENDA, ASSET) for _, face in t.faces(server.root))


OVERWRITTEN: Final = -5.0
"""What it is worth to install an agenda or asset where one lies, which has to be trashed for it;"""
SQUANDERED: Final = -12.0
"""and where that is an agenda, or has credits on it."""


@once
def overwriting(t: Table, server: ServerView | None) -> float:
    """What is lost by what an agenda or asset in a server would trash; nothing where there is room."""
    if server is None or not busy(t, server):
        return 0.0
    laid = [(card, face) for card, face in t.faces(server.root) if face.type in (AGENDA, ASSET)]
    wasted = any(face.type == AGENDA or counters(card, CREDIT) for card, face in laid)
    return SQUANDERED if wasted else OVERWRITTEN


# --- what is at stake -------------------------------------------------------------------------------------


@once
def points_in_hand(t: Table) -> int:
    return sum(face.facts.points or 0 for _, face in t.hand if face.type == AGENDA)


@once
def doors(t: Table) -> dict[int, int]:
    """The servers through which the Runner's cards lead into another, and which that is."""
    found = [detour for _, face in t.faces(t.rig) for detour in detours(face)]
    return {door: goal for door, goal in found if goal in (HQ_ID, RND_ID)}


@once
def dug(t: Table, server: int) -> int:
    """How many cards of HQ or R&D a run accesses, with what the Runner has in play."""
    return min(MOST_DUG, accesses(t, server))


@once
def at_stake(t: Table, server: ServerView) -> float:
    """What the Corp loses if the Runner gets into a server, in credits."""
    root = sum(_lost(t, card, face) for card, face in t.faces(server.root))
    if server.id == HQ_ID:
        many = min(dug(t, HQ_ID), max(1, t.corp.hand))
        return root + many * POINT * points_in_hand(t) / max(1, t.corp.hand) + 0.5
    if server.id == RND_ID:
        return root + dug(t, RND_ID) * 0.4 * POINT + 0.5
    if server.id == ARCHIVES_ID:
        agendas = sum(face.facts.points or 0 for _, face in t.faces(t.view.archives) if face.type == AGENDA)
        root += POINT * agendas
    goal = doors(t).get(server.id, server.id)
    return root if goal == server.id else root + at_stake(t, t.servers[goal])


def _lost(t: Table, card: CardView, face: Face) -> float:
    if face.type == AGENDA:
        points = face.facts.points or 0
        decides = t.runner.points + points >= t.edition.policies.points_to_win
        return POINT * points * (4.0 if decides else 1.2) + 1.0
    worth_it = 0.5 * (income(t, card, face) or 2.0)
    return worth_it if (face.facts.trash or 0) <= t.runner.credits else 0.0


# --- where ice is needed ----------------------------------------------------------------------------------

NEED: Final = {
    HQ_ID: (4.2, 2.0, 0.8, 0.2),
    RND_ID: (4.5, 2.2, 1.2, 0.4),
    ARCHIVES_ID: (0.1, 0.0, 0.0, 0.0),
}
NEED_REMOTE: Final[tuple[float, ...]] = (3.6, 2.6, 1.8, 1.2)
NEED_NEW: Final = 3.2
DIGGING: Final = 0.9
"""How much more it is needed for each card more that a run there accesses,"""
MOST_DUG: Final = 4
"""of which so many count."""
TORN_DOWN: Final = -12.0
"""What it is worth to install ice that can only be paid for by trashing what protects the server already."""


@once
def ice_need(t: Table, server: int, face: Face) -> float:
    """What one more piece of ice is worth in a place, the cost of installing it taken off."""
    if server == NEW_REMOTE:
        fort = any(each.ice for each in t.remotes)
        need = 0.2 if fort else NEED_NEW + (0.6 if points_in_hand(t) else 0.0)
        return need * _fit(t, face, remote=True)
    view = t.servers.get(server)
    if view is None:
        return 0.0
    if len(view.ice) > t.corp.credits:
        return TORN_DOWN
    deep = min(len(view.ice), 3)
    if server in NEED:
        goal = doors(t).get(server, server)
        need = NEED[goal][deep]
        if goal == HQ_ID:
            need += 0.25 * points_in_hand(t)
        if goal != ARCHIVES_ID:
            need += DIGGING * (dug(t, goal) - 1)
        if server == ARCHIVES_ID and deep == 0:
            need += 0.5 * at_stake(t, view)
        return need * _fit(t, face, remote=False, server=view) - len(view.ice) * t.credit(CORP)
    chosen = scoring_remote(t)
    main = chosen is None or chosen.id == server
    need = NEED_REMOTE[deep] if main else 0.4
    if any(f.type == AGENDA for _, f in t.faces(view.root)):
        need += 1.0
    return need * _fit(t, face, remote=True, server=view) - len(view.ice) * t.credit(CORP)


@once
def bare(t: Table) -> list[int]:
    """HQ, R&D and what leads into them, as far as no ice protects them."""
    central = (HQ_ID, RND_ID, *doors(t))
    return [server.id for server in t.view.servers if server.id in central and not server.ice]


def _fit(t: Table, face: Face, remote: bool, server: ServerView | None = None) -> float:
    """How well ice fits: it should stop a run on a remote, and be affordable before long."""
    value = 1.0 if _stops(face) else 0.6 if remote else 0.85
    if server is not None:
        value *= _variety(t, face, server)
    dear = (face.facts.cost or 0) - t.corp.credits
    if forfeits(face):
        value *= 0.4 if not t.view.corp_score else 0.8
    return value * (0.75 if dear > 3 else 0.9 if dear > 0 else 1.0)


@lru_cache(maxsize=MOST_FACES)
def _stops(face: Face) -> bool:
    """Whether a subroutine of the ice ends the run."""
    return any(isinstance(step, w.EndRun) for sub in face.subs for step in steps(sub.block))


def _variety(t: Table, face: Face, server: ServerView) -> float:
    """Ice of a kind that protects a server already is worth less there: one breaker passes both."""
    kinds = {kind for kind in KINDS[t.edition.family] if kind in face.facts.subtypes}
    there = [subtypes(card, own) for card, own in t.faces(server.ice)]
    same = sum(any(kind in own for kind in kinds) for own in there)
    return 0.8 if same else 1.1 if there else 1.0


@once
def unrezzed_bill(t: Table) -> float:
    """What it would cost to rez all ice."""
    return sum(
        face.facts.cost or 0
        for server in t.view.servers
        for card, face in t.faces(server.ice)
        if not card.faceup
    )


def worth_rezzing(t: Table, server: ServerView, card: CardView, face: Face) -> float:
    """What it is worth to rez the ice the Runner approaches: what it adds to what lies behind it, for which
    the money has to do as well."""
    if face.type != ICE:
        return 0.0
    if _will_be_bypassed(t):
        return -1.0
    cost = rez_cost(t, card, face)
    stake = at_stake(t, server)
    funds = t.purse("icebreaker")
    entry = toll(t, card, face, funds, max(stake, 4.0))
    way = way_past(t, card, face, funds - entry.credits, max(stake, 4.0), None, cost)
    through = (1 - entry.ends) * (1 - way.ends)
    stopped = 1 - through
    if inner := server.ice[server.ice.index(card) + 1 :]:
        spent = entry.credits + way.credits + way.takes
        after = way_on(t, inner, t.corp.credits - cost, funds - spent).chance
        stopped = way_on(t, inner, t.corp.credits, funds).chance - through * after
    pain = min(60.0, entry.harm + way.harm) + 0.8 * (entry.credits + way.credits)
    lasting = 2.5 if doors(t).get(server.id, server.id) in (HQ_ID, RND_ID) else 1.5 if stake > 1 else -2.0
    if stake <= 0.1 and pain < 3:
        return -1.0
    price = 0.55 * cost * t.credit(CORP) + (12.0 if forfeits(face) and stake < 12 else 0.0)
    return stake * stopped + pain + lasting - price - spoilt(t, int(cost), server.id)


def _will_be_bypassed(t: Table) -> bool:
    """Whether the run was made by a card that bypasses the first ice, and no ice was encountered yet."""
    run = t.view.run
    if run is None or run.position != 0:
        return False
    cards = (face for card, face in t.faces(t.view.play) if card.side != CORP)
    return any(isinstance(step, w.Bypass) for face in cards for step in steps(face.playing))


@lru_cache(maxsize=MOST_FACES)
def hurts(face: Face) -> bool:
    """Whether a card has anything to do with damage or tags."""
    return any(isinstance(step, w.Damage | w.GiveTags) for step in every_step(face))


def tokens(card: CardView | None) -> int:
    return counters(card, "advancement")
