"""The Runner's quick rules: what to do with a click, where to run, and how to get past ice."""

from random import Random
from typing import Final

from ...lang.words import AGENDA, CORP, EVENT, PROGRAM, RUNNER
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    RND_ID,
    Card,
    Decision,
    Server,
    State,
    advancement,
    agenda_points,
    credit_counters,
    memory_limit,
    memory_used,
    rig,
    runs_this_turn,
    seen_by_runner,
    strength,
    subroutines,
)
from .traits import Breaker, Traits, traits

POINT: Final = 6.0
WHIM: Final = 1.2
"""How far chance may carry a choice from the best, in credits."""
DECK_POINTS: Final = 19
LURE: Final = (0.25, 0.6, 0.7, 0.8)
"""How likely a face-down card of a remote is an agenda, by its advancement counters."""

Tools = list[tuple[int, int, Breaker]]
"""Cards that break, with their strength."""


def tools(s: State) -> Tools:
    """What the Runner can break ice with."""
    return [
        (cid, strength(s, cid), breaker)
        for cid, card in rig(s)
        if card.face.breakers
        for breaker in traits(card.face).breakers
    ]


def best_tool(s: State, own: Tools, ice: int, subs: int) -> tuple[float, int, Breaker, bool] | None:
    """The cheapest way to break so many subroutines: credits, card, ability, whether it is strong enough."""
    card = s.cards[ice]
    kinds = card.face.facts.subtypes
    power = strength(s, ice)
    best: tuple[float, int, Breaker, bool] | None = None
    for cid, own_strength, tool in own:
        if not any(kind in tool.kinds for kind in kinds):
            continue
        gap = power - own_strength if tool.interface else 0
        cost = tool.cost * -(-subs // tool.each) + (2.0 if tool.burns else 0.0)
        if gap > 0:
            if not tool.boost_by:
                continue
            cost += tool.boost_cost * -(-gap // tool.boost_by)
        if best is None or cost < best[0]:
            best = (cost, cid, tool, gap <= 0)
    return best


def way_through(s: State, own: Tools, server: Server, funds: float) -> tuple[float, float, float]:
    """What a run on a server takes, as the Runner sees it: chance to get in, credits, harm."""
    chance, spent, harm = 1.0, 0.0, 0.0
    corp = s.players[CORP].credits
    grip = len(s.hand("runner"))
    kinds = len({kind for _, _, tool in own for kind in tool.kinds})
    for cid in reversed(server.ice):
        card = s.cards[cid]
        rezzed = 1.0
        if not card.faceup:
            cost = card.face.cost if card.seen else 3
            rezzed = 0.85 if corp >= cost else 0.05
            corp -= int(rezzed * cost)
        if not seen_by_runner(card):
            able = 0.9 if kinds >= 3 else 0.35 + 0.15 * kinds
            if funds - spent < 3:
                able = 0.35
            spent += rezzed * able * 2.5
            harm += rezzed * (1 - able) * (3.0 if grip < 3 else 1.0)
            chance *= 1 - rezzed * (1 - able)
            continue
        own_traits = traits(card.face)
        subs = own_traits.subs
        tool = best_tool(s, own, cid, subs) if subs else None
        if tool is not None and tool[0] <= funds - spent:
            spent += rezzed * tool[0]
        else:
            harm += chance * rezzed * own_traits.harm * (2.0 if grip < 3 else 1.0)
            if own_traits.ends:
                chance *= 1 - rezzed
    return chance, spent, harm


def reward(s: State, server: Server, ran: list[int]) -> float:
    """What the Runner hopes for in a server."""
    cards = s.cards
    total = 0.0
    for cid in server.root:
        card = cards[cid]
        total += _in_root(s, server, card)
    if server.id > ARCHIVES_ID:
        return total * (0.4 if server.id in ran else 1.0)
    points = DECK_POINTS - agenda_points(s, s.zones["corp score"]) - agenda_points(s, s.zones["runner score"])
    unseen = len(s.deck("corp")) + len(s.hand("corp")) + 3
    card_worth = max(0.1, min(0.7, points / unseen)) * POINT
    if server.id == RND_ID:
        more = sum(traits(card.face).more_accesses for _, card in rig(s))
        return total + card_worth * (1 + more) * (0.15 if RND_ID in ran else 1.0)
    if server.id == HQ_ID:
        return total + card_worth * (0.6 if HQ_ID in ran else 1.0) * bool(s.hand("corp"))
    for cid in s.zones["Archives"]:
        card = cards[cid]
        if card.faceup or card.seen:
            total += POINT * (card.face.facts.points or 0) if card.face.type == AGENDA else 0.0
        else:
            total += 0.5 * card_worth
    return total


def _in_root(s: State, server: Server, card: Card) -> float:
    face = card.face
    if not seen_by_runner(card):
        if server.id <= ARCHIVES_ID:
            return 0.3
        tokens = advancement(card)
        bite = (
            0.15 * (8.0 if 2 + tokens > len(s.hand("runner")) else 2.0) if tokens or not server.ice else 0.5
        )
        return LURE[min(tokens, 3)] * 2 * POINT - bite + 0.5
    if face.type == AGENDA:
        return (face.facts.points or 0) * POINT * 1.3
    own = traits(face)
    if own.ambush:
        return -3.0
    if face.facts.trash is None or face.facts.trash > s.players[RUNNER].credits:
        return 0.0
    return max(0.0, 1.0 + 2.5 * own.drip + 0.4 * credit_counters(card) - 0.8 * face.facts.trash)


def runs(s: State) -> dict[int, float]:
    """What a run on each server is worth, the click not counted."""
    own, ran = tools(s), runs_this_turn(s)
    player = s.players[RUNNER]
    funds = player.credits + player.run_credits
    worth = 0.6 if funds > 12 else 0.9
    caution = 1.5 if len(s.hand("runner")) < 2 else 0.5 if len(s.hand("runner")) < 3 else 0.0
    values = {}
    for id, server in s.servers.items():
        hoped = reward(s, server, ran)
        if hoped <= 0.2:
            values[id] = -1.0
            continue
        chance, spent, harm = way_through(s, own, server, funds)
        values[id] = chance * hoped - worth * spent - harm - caution - (1.0 if chance < 0.05 else 0.0)
    return values


def by_whim(values: list[float], rng: Random) -> int:
    """The best of some values, if chance does not carry the choice to another that is nearly as good."""
    return max(range(len(values)), key=lambda i: values[i] + WHIM * rng.random())


# --- clicks -----------------------------------------------------------------------------------------------


def action(s: State, decision: Decision, rng: Random) -> int:
    """What to do with a click."""
    return by_whim(action_values(s, decision), rng)


def action_values(s: State, decision: Decision) -> list[float]:
    """What each action is worth, in credits."""
    player = s.players[RUNNER]
    grip = len(s.hand("runner"))
    values = []
    best_run: float | None = None
    for option in decision.options:
        value = 0.0
        match option.kind:
            case "gain credit":
                value = 1.6 if player.credits < 4 else 1.0 if player.credits < 11 else 0.5
            case "draw":
                value = 0.2 if grip >= 5 else 2.2 if grip < 3 else 1.5 if grip < 4 else 1.0
            case "run":
                best_run = max(runs(s).values(), default=-1.0) if best_run is None else best_run
                value = best_run
            case "remove tag":
                value = 4.0 if player.tags < 3 else 1.0
            case "lift":
                value = 4.0
            case "install":
                value = _install(s, option.card) * (1.3 if grip > 3 else 1.0)
            case "play":
                value = _play(s, option.card)
            case "use":
                value = _use(s, option.card, option.ability)
        values.append(value)
    return values


def covered(s: State) -> set[str]:
    """The kinds of ice that the rig can break."""
    return {kind for _, card in rig(s) for tool in traits(card.face).breakers for kind in tool.kinds}


def _install(s: State, cid: int) -> float:
    face = s.cards[cid].face
    own = traits(face)
    value = 0.4 + own.useful + 0.7 * own.memory - 0.9 * face.cost
    if own.breakers:
        new = {kind for tool in own.breakers for kind in tool.kinds} - covered(s)
        value += 5.0 + 1.0 * len(new) if new else 0.2
    value += min(8.0, 4.0 * own.drip) + 0.45 * own.stock
    if own.click_credits and not own.stock:
        value += 2.0
    if own.more_accesses:
        value += 4.0
    if face.type == PROGRAM and memory_used(s) + face.memory > memory_limit(s):
        value -= 4.0
    if any(card.face is face for _, card in rig(s)) and (face.facts.unique or own.breakers):
        value -= 5.0
    return value


def _play(s: State, cid: int) -> float:
    face = s.cards[cid].face
    own = traits(face)
    if own.runs:
        return max(runs(s).values(), default=-1.0) + 1.0 - 0.9 * face.cost
    room = 5 - len(s.hand("runner"))
    return own.gain + (1.1 if room > 1 else 0.4) * own.draws + (0.0 if own.gain > 0 or own.draws else 1.0)


def _use(s: State, cid: int, ability: int) -> float:
    card = s.cards[cid]
    own = traits(card.face)
    brings = own.click_credits.get(ability, 0.0)
    if own.stock:
        brings = min(brings, credit_counters(card))
    return brings if brings else 0.8


def announce(s: State, decision: Decision, rng: Random) -> int:
    """Which server to run."""
    values = runs(s)
    options = decision.options
    return by_whim([values.get(option.server, -9.0) for option in options], rng)


# --- in a run ---------------------------------------------------------------------------------------------


def window(s: State, decision: Decision, rng: Random) -> int:
    """Break what must be broken; otherwise pass."""
    options = decision.options
    last = next((i for i in reversed(range(len(options))) if options[i].kind == "pass"), 0)
    plan = breaking(s)
    if plan is None:
        return last
    cid, tool, ready = plan
    boosts = s.cards[cid].face.boosts
    for i, option in enumerate(options):
        if option.kind == "use" and option.card == cid:
            if option.ability == tool.ability if ready else option.ability in boosts:
                return i
    return last


def breaking(s: State) -> tuple[int, Breaker, bool] | None:
    """What to break the encountered ice with, and whether it is strong enough already."""
    encounter = s.encounter
    if encounter is None or encounter.cut_short:
        return None
    face = s.cards[encounter.ice].face
    left = len(subroutines(s, encounter.ice)) - len(set(encounter.broken) | set(encounter.resolved))
    own = traits(face)
    if left <= 0 or not (own.ends or own.harm):
        return None
    best = best_tool(s, tools(s), encounter.ice, left)
    player = s.players[RUNNER]
    if best is None or best[0] > player.credits + player.run_credits + 4:
        return None
    return best[1:]


def break_more(s: State, decision: Decision, rng: Random) -> int:
    """The chart's question: break a subroutine, or another?"""
    wanted = "yes" if breaking(s) is not None else "no"
    return next((i for i, option in enumerate(decision.options) if option.kind == wanted), 0)


def subroutine(s: State, decision: Decision, rng: Random) -> int:
    """Which subroutine to break: any there is."""
    return next((i for i, option in enumerate(decision.options) if option.kind != "done"), 0)


def access(s: State, decision: Decision, rng: Random) -> int:
    """What to access next."""
    return rng.randrange(len(decision.options))


def trash(s: State, decision: Decision, rng: Random) -> int:
    """Whether to trash an accessed card."""
    options = decision.options
    rest = next((i for i, option in enumerate(options) if option.kind in ("pass", "done")), 0)
    for i, option in enumerate(options):
        if option.kind == "trash" and option.card >= 0:
            card = s.cards[option.card]
            cost = card.face.facts.trash or 0
            own = traits(card.face)
            worth = 1.2 + 2.0 * own.drip + 0.4 * credit_counters(card) + (0.8 if card.server >= 0 else 0.0)
            worth += 1.0 if card.face.type == "upgrade" or own.damage else 0.0
            if worth + 0.5 * rng.random() > cost * (0.6 if s.players[RUNNER].credits > 8 else 0.9):
                return i
    return rest


def bid(s: State, decision: Decision, rng: Random) -> int:
    """What it takes to escape a trace, if it is not much."""
    options = decision.options
    strengths = [frame.strength for frame in s.stack if hasattr(frame, "strength") and hasattr(frame, "base")]
    need = max(0, (strengths[-1] if strengths else 0))
    if need > 5:
        return 0
    return min(range(len(options)), key=lambda i: abs(options[i].number - need))


def discard(s: State, decision: Decision, rng: Random) -> int:
    """What to discard: what would be installed or played last."""
    values = []
    for option in decision.options:
        face = s.cards[option.card].face
        values.append(_keep(s, option.card, traits(face)))
    return min(range(len(values)), key=lambda i: values[i] + 0.5 * rng.random())


def _keep(s: State, cid: int, own: Traits) -> float:
    face = s.cards[cid].face
    if face.type == EVENT:
        return 2.0 if own.runs else max(0.5, own.gain + own.draws)
    return _install(s, cid) + 0.5 * face.cost
