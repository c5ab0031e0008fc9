"""The Corp's quick rules: money, ice, agendas, and when to rez."""

from random import Random
from typing import Final

from ...lang.words import ADVANCEMENT, AGENDA, ASSET, CORP, ICE, RUNNER, UPGRADE
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    RND_ID,
    Decision,
    Server,
    State,
    advancement,
    agenda_points,
    credit_counters,
    requirement,
)
from .reflex_runner import POINT, best_tool, by_whim, tools
from .traits import traits

NEW: Final = -2
"""The server of an option that makes a new remote."""
NEED: Final[dict[int, tuple[float, ...]]] = {
    HQ_ID: (3.8, 1.8, 0.6),
    RND_ID: (4.0, 2.0, 0.9),
    ARCHIVES_ID: (0.2, 0.0, 0.0),
}
NEED_REMOTE: Final = (3.4, 2.4, 1.2)


def safety(s: State, server: Server | None) -> float:
    """How likely a card in a server survives the Runner's next turn."""
    if server is None or not server.ice:
        return 0.3
    own = tools(s)
    player = s.players[RUNNER]
    funds, spent = player.credits + player.run_credits + 3.0, 0.0
    budget = s.players[CORP].credits
    for cid in server.ice:
        card = s.cards[cid]
        if not card.faceup:
            if card.face.cost > budget:
                continue
            budget -= card.face.cost
        mine = traits(card.face)
        tool = best_tool(s, own, cid, mine.subs) if mine.subs else None
        if tool is None:
            if mine.ends:
                return 0.93
            spent += mine.harm
            continue
        spent += tool[0]
        if tool[0] > funds and mine.ends:
            return 0.93
    return 0.3 + 0.6 * min(1.0, spent / max(1.0, funds))


def busy(s: State, server: Server) -> bool:
    """Whether an agenda or asset lies in a server already."""
    return any(s.cards[cid].face.type in (AGENDA, ASSET) for cid in server.root)


# --- clicks -----------------------------------------------------------------------------------------------


def action(s: State, decision: Decision, rng: Random) -> int:
    """What to do with a click."""
    return by_whim(action_values(s, decision), rng)


def action_values(s: State, decision: Decision) -> list[float]:
    """What each action is worth, in credits."""
    player = s.players[CORP]
    hand = len(s.hand("corp"))
    values = []
    for option in decision.options:
        value = 0.0
        match option.kind:
            case "gain credit":
                value = 1.7 if player.credits < 5 else 1.1 if player.credits < 12 else 0.6
            case "draw":
                value = 1.6 if hand < 3 else 1.0 if hand < 5 else 0.1
                if len(s.deck("corp")) < 4:
                    value = -2.0
            case "advance":
                value = _advance(s, option.card)
            case "install":
                value = max(place_value(s, option.card, place) for place in (*s.servers, NEW))
            case "play":
                value = _play(s, option.card)
            case "use":
                value = _use(s, option.card, option.ability)
            case "trash resource":
                value = 0.8
            case "purge":
                value = -1.0
        values.append(value)
    return values


def _advance(s: State, cid: int) -> float:
    card = s.cards[cid]
    player = s.players[CORP]
    if card.face.type != AGENDA:
        if card.face.type == ICE:
            return 0.0
        return 1.2 if traits(card.face).ambush and advancement(card) < 2 and player.credits > 4 else -0.5
    left = requirement(s, cid) - advancement(card)
    if left <= 0:
        return -1.0
    if left <= min(player.clicks, player.credits):
        return 30.0
    turn = s.edition.policies.clicks["corp"]
    if left - player.clicks > turn:
        return 1.0 if left > turn else 0.0
    if left <= turn:
        return 0.0
    return 7.0 * safety(s, s.servers.get(card.server)) - 0.5


def _play(s: State, cid: int) -> float:
    face = s.cards[cid].face
    own = traits(face)
    if own.damage:
        lethal = own.damage > len(s.hand("runner"))
        return 60.0 if lethal else 0.3
    if own.counters_placed:
        return _boost(s, face.cost, own.counters_placed)
    if own.tags and face.cost <= 3:
        return 0.8
    return own.gain + 0.9 * own.draws + (0.0 if own.gain > 0 or own.draws else 0.8)


def _boost(s: State, cost: int, placed: float) -> float:
    """Counters placed by a card are kept for an agenda they finish."""
    player = s.players[CORP]
    for server in s.servers.values():
        for cid in server.root:
            card = s.cards[cid]
            if card.face.type == AGENDA:
                left = requirement(s, cid) - advancement(card)
                means = placed + min(player.clicks - 1, player.credits - cost)
                if left > player.clicks and left <= means:
                    return 30.0
    return 0.0


def _use(s: State, cid: int, ability: int) -> float:
    card = s.cards[cid]
    own = traits(card.face)
    brings = own.click_credits.get(ability, 0.0)
    if own.stock:
        brings = min(brings, credit_counters(card))
    return brings if brings else 0.6


def place_value(s: State, cid: int, place: int) -> float:
    """What it is worth to install a card in a place."""
    face = s.cards[cid].face
    server = s.servers.get(place)
    player = s.players[CORP]
    match face.type:
        case "ice":
            return _ice(s, cid, place, server)
        case "agenda":
            if (place != NEW and place <= ARCHIVES_ID) or (server is not None and busy(s, server)):
                return -9.0
            points = face.facts.points or 0
            need = face.facts.requirement or 0
            if need <= min(player.clicks - 1, player.credits):
                return 30.0
            safe = safety(s, server)
            held = agenda_points(s, s.hand("corp"))
            return POINT * points * (1.6 * safe - 0.8) + 0.5 * max(0, held - 3) - (1.0 if need > 4 else 0.0)
        case "asset":
            if (place != NEW and place <= ARCHIVES_ID) or (server is not None and busy(s, server)):
                return -9.0
            own = traits(face)
            if own.ambush:
                return 1.2 + (0.4 if server is not None and server.ice else 0.0)
            earns = 3.0 * own.drip + 0.4 * own.stock - 0.5 * face.cost + 0.5
            keep = server is not None and server.ice and agenda_points(s, s.hand("corp"))
            return min(4.0, earns) - (2.0 if keep else 0.0)
        case "upgrade":
            if server is None or any(s.cards[c].face is face for c in server.root):
                return -1.0
            return 1.6 if server.id > ARCHIVES_ID and server.ice else 0.5 if server.ice else -0.5
    return 0.0


def _ice(s: State, cid: int, place: int, server: Server | None) -> float:
    face = s.cards[cid].face
    own = traits(face)
    player = s.players[CORP]
    fit = 1.0 if own.ends else 0.7
    if face.cost > player.credits + 3:
        fit *= 0.75
    if server is None:
        fort = any(each.ice for id, each in s.servers.items() if id > ARCHIVES_ID)
        return 0.2 if fort else 3.0 * fit
    deep = len(server.ice)
    if any(s.cards[c].face is face for c in server.ice):
        fit *= 0.8
    if place in NEED:
        need = NEED[place][min(deep, 2)]
        if place == HQ_ID:
            need += 0.2 * agenda_points(s, s.hand("corp"))
        return need * fit - deep
    need = NEED_REMOTE[min(deep, 2)] + (
        0.6 if any(s.cards[c].face.type == AGENDA for c in server.root) else 0
    )
    return need * fit - deep


def where(s: State, decision: Decision, rng: Random) -> int:
    """Where to install the card at hand."""
    options = decision.options
    values = [place_value(s, decision.card, option.server) for option in options]
    return max(range(len(options)), key=lambda i: values[i] + 0.6 * rng.random())


def trash_first(s: State, decision: Decision, rng: Random) -> int:
    """Nothing is trashed for a new card, if it need not be."""
    options = decision.options
    return next((i for i, option in enumerate(options) if option.kind == "done"), 0)


# --- windows ----------------------------------------------------------------------------------------------


def window(s: State, decision: Decision, rng: Random) -> int:
    """Score, rez what is worth it, or pass."""
    options = decision.options
    last = 0
    for i, option in enumerate(options):
        match option.kind:
            case "pass":
                last = i
            case "score":
                return i
            case "rez":
                if _rez(s, option.card, rng):
                    return i
    return last


def _rez(s: State, cid: int, rng: Random) -> bool:
    card = s.cards[cid]
    face = card.face
    run = s.run
    if face.type == ICE:
        return run is not None and run.approaching and run.ice == cid and rez_ice(s, cid, rng)
    if face.type == UPGRADE:
        if run is not None:
            return run.server == card.server and not run.approaching and rng.random() < 0.3
        return s.active == CORP and any(_ready(s, each) for each in s.servers[card.server].root)
    own = traits(face)
    if own.ambush or run is not None:
        return False
    if own.drip or own.click_credits:
        late = s.active == RUNNER and s.players[RUNNER].clicks == 0
        early = s.active == CORP and (s.players[CORP].clicks >= 2 or bool(own.drip))
        return (late or early) and s.players[CORP].credits - face.cost >= 0
    return s.players[CORP].credits - face.cost > 5 and rng.random() < 0.2


def _ready(s: State, cid: int) -> bool:
    """Whether an agenda lacks but one counter or two to be scored."""
    card = s.cards[cid]
    return card.face.type == AGENDA and 0 < requirement(s, cid) - card.count(ADVANCEMENT) <= 1


def rez_ice(s: State, cid: int, rng: Random) -> bool:
    """Whether approached ice is worth rezzing."""
    run = s.run
    if run is None:
        return False
    server = s.servers.get(run.server)
    if server is None:
        return False
    own = traits(s.cards[cid].face)
    if server.id > ARCHIVES_ID and not server.root:
        return rng.random() < 0.1
    if server.id == ARCHIVES_ID:
        return rng.random() < (0.9 if agenda_points(s, s.zones["Archives"]) else 0.1)
    guarded = any(s.cards[c].face.type == AGENDA for c in server.root)
    if guarded:
        return True
    return bool(own.subs) and rng.random() < 0.9


def rez_asked(s: State, decision: Decision, rng: Random) -> int:
    """The chart's question: rez the approached ice?"""
    wanted = "yes" if decision.card < 0 or rez_ice(s, decision.card, rng) else "no"
    return next((i for i, option in enumerate(decision.options) if option.kind == wanted), 0)


def bid(s: State, decision: Decision, rng: Random) -> int:
    """Enough to win a trace for sure, if it is not much; or nothing."""
    options = decision.options
    need = s.players[RUNNER].credits - 2
    wanted = need if 0 < need <= min(4, s.players[CORP].credits // 2) else 0
    return min(range(len(options)), key=lambda i: abs(options[i].number - wanted))


def discard(s: State, decision: Decision, rng: Random) -> int:
    """What to discard: no agenda, if it can be helped."""
    worth = {AGENDA: 6.0, ICE: 3.0, "operation": 2.0, ASSET: 1.5, UPGRADE: 1.5}
    faces = [s.cards[option.card].face for option in decision.options]
    values = [worth.get(face.type, 1.0) + 0.3 * max(0.0, traits(face).gain) for face in faces]
    return min(range(len(values)), key=lambda i: values[i] + rng.random())
