"""Ways past ice, on the state itself: what breaking costs, what is let through, and how safe a server is.

These are the reckonings of the rule-of-thumb player, made quick: what a card does is looked up (`looks`),
what is strong enough and what can be paid is reckoned here.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ...lang.words import CORP, RUNNER
from ..thumb.breaking import COUNTER
from ..thumb.guarding import CAUGHT, OPEN, SPARED
from .board import NOBODY, Server, State, counters, has_subtype, rez_cost, rig, strength
from .looks import AS_MANY, UNASKED, Look, Looks
from .traits import Breaker, traits

BREAK_IN: Final = 12.0
"""What the Runner would give to get in, for judging how safe a server is."""
FATAL: Final = 60.0
"""What more damage costs than there are cards in the grip."""

NOTHING: Final = (NOBODY, -1)

Tools = list[tuple[int, int, Breaker]]
"""Cards that break, with their strength."""


class Way(NamedTuple):
    """A way past a piece of ice."""

    credits: float
    harm: float
    ends: float
    """How likely the run ends here."""
    card: int = NOBODY
    tool: Breaker | None = None
    ready: bool = True
    """Whether the breaker is strong enough already."""
    subs: tuple[int, ...] = ()
    """The subroutines to break, the worst first."""
    weaken: tuple[int, int] = NOTHING
    """A card and its ability that lowers the strength of the ice, if that comes first."""
    takes: float = 0.0
    """The credits that are taken by what is let through."""


Weighed = tuple[float, int, float, float, float]
"""A subroutine: what it is worth to the Runner, its number, its harm, how likely it ends the run, the credits
it takes. The worst comes first where they are sorted."""


def credit(credits: int) -> float:
    """What a credit more or less is worth to a player who has so many."""
    if credits < 11:
        return 1.2 if credits < 4 else 1.0
    if credits < 16:
        return 0.8
    if credits < 22:
        return 0.6
    return 0.4 if credits < 30 else 0.2


def tools(s: State) -> Tools:
    """What the Runner can break ice with."""
    return [
        (cid, strength(s, cid), breaker)
        for cid, card in rig(s)
        if card.face.breakers
        for breaker in traits(card.face).breakers
    ]


def purse(s: State) -> int:
    """The Runner's credits for breaking: the pool, what cards lend, and what bad publicity gives in a run."""
    player = s.players[RUNNER]
    total = player.credits
    for _, card in rig(s):
        if traits(card.face).lends:
            total += card.count("credit")
    if s.edition.policies.bad_publicity == "none":
        return total
    if s.run is None:
        return total + s.players[CORP].bad_publicity
    return total + (player.run_credits if s.edition.policies.bad_publicity == "fund" else 0)


def hurt(damage: float, harm: float, grip: int) -> float:
    """What harm comes to for a grip of so many cards."""
    if not damage:
        return harm
    if damage > grip:
        return FATAL
    left = grip - damage
    return harm + (1.5 if left < 2 else 0.5 if left < 3 else 0.0)


def way_past(
    s: State,
    looks: Looks,
    own: Tools,
    cid: int,
    funds: float,
    stake: float,
    left: Sequence[int] | None = None,
    spent: int = 0,
) -> Way:
    """The best way past a piece of rezzed ice with so many credits; `left` are the unbroken subroutines. The
    Corp has so much less by then."""
    face = s.cards[cid].face
    dear = credit(s.players[RUNNER].credits)
    weighed = worst_first(s, looks, cid, funds, stake, left, spent)
    harm, ends, takes = _let_through(weighed, 0)
    best = Way(0.0, harm, ends, takes=takes)
    if not weighed:
        return best
    least = -sum(row[0] for row in weighed)
    power = strength(s, cid)
    itself = traits(face).breaks_itself
    for card, mine, tool in [*own, *((cid, power, tool) for tool in itself)] if itself else own:
        if card != cid and not tool.everything and not any(has_subtype(s, cid, kind) for kind in tool.kinds):
            if not tool.on_host or s.cards[card].host != cid:
                continue
        if power < tool.least:
            continue
        gap = power - mine if tool.interface else 0
        boost, wear, weaken = 0.0, 0.0, NOTHING
        if gap > 0:
            often = -(-gap // tool.boost_by) if tool.boost_by else math.inf
            enough = not tool.boost_spends or often <= counters(s.cards[card], tool.boost_spends)
            boost = tool.boost_cost * often if tool.boost_by and enough else math.inf
            weaken = _weakener(s, gap)
            if weaken != NOTHING and (boost > funds or COUNTER * gap < boost):
                boost, wear = 0.0, COUNTER * gap
            else:
                weaken = NOTHING
        if boost > funds:
            continue
        other = looks.of(s.cards[card].face).others.get(tool.ability, 0.0)
        uses = min(-(-len(weighed) // tool.each), _uses(s, card, tool))
        for use in range(1, uses + 1):
            cost = boost + use * tool.cost
            if cost > funds:
                break
            at = use * tool.each
            harm, ends, takes = _let_through(weighed, at)
            harm += wear + use * other
            total = cost * dear + harm + ends * stake
            if total < least - 0.01:
                least = total
                broken = tuple(row[1] for row in weighed[:at])
                best = Way(cost, harm, ends, card, tool, gap <= 0, broken, weaken, takes)
    return best


def worst_first(
    s: State,
    looks: Looks,
    cid: int,
    funds: float,
    stake: float,
    left: Sequence[int] | None = None,
    spent: int = 0,
) -> list[Weighed]:
    """What subroutines of ice do to a Runner with so many credits who is not to be stopped, the worst first;
    what one takes the next one does not find."""
    subs = looks.of(s.cards[cid].face).subs
    grip = len(s.zones["grip"])
    found: list[Weighed] = []
    credits = min(funds, float(pool_in_run(s)))
    given = 0.0
    for number in range(len(subs)) if left is None else left:
        if number < len(subs):
            sub = subs[number]
            each, ends, takes = hurt(sub.damage, sub.harm, grip), sub.ends, sub.takes
            if sub.asks != UNASKED:
                asked = s.players[CORP].credits - spent + given if sub.asks == AS_MANY else sub.asks
                ends = 1.0 if credits < asked else 0.0
            credits -= takes
            given += sub.gives
        else:
            each, ends, takes = 0.0, 1.0, 0.0
        found.append((-(each + ends * stake), number, each, ends, takes))
    found.sort()
    return found


def _let_through(weighed: list[Weighed], broken: int) -> tuple[float, float, float]:
    """The harm where so many of the worst are broken, how likely the run ends, and the credits taken."""
    harm, through, takes = 0.0, 1.0, 0.0
    for row in weighed[broken:]:
        harm += row[2]
        through *= 1 - row[3]
        takes += row[4]
    return harm, 1 - through, takes


def pool_in_run(s: State) -> int:
    """The credits in the Runner's pool in a run, made now or going on."""
    player = s.players[RUNNER]
    if s.run is None and s.edition.policies.bad_publicity == "pool":
        return player.credits + s.players[CORP].bad_publicity
    return player.credits


def _uses(s: State, card: int, tool: Breaker) -> int:
    """How often a breaker can be used at most."""
    if tool.once:
        return 1
    if tool.clicks:
        return _clicks_in_run(s) // tool.clicks
    return counters(s.cards[card], tool.spends) if tool.spends else 9


def _clicks_in_run(s: State) -> int:
    """The clicks that the Runner has left in a run: in this one, or in one made now or next turn."""
    if s.active != RUNNER:
        return s.edition.policies.clicks[RUNNER] - 1
    return max(0, s.players[RUNNER].clicks - (s.run is None))


def _weakener(s: State, gap: int) -> tuple[int, int]:
    """A card, with its ability, that can lower the strength of ice by so much."""
    for cid, card in rig(s):
        found = traits(card.face).weakens
        if found is not None and found[1] and counters(card, found[1]) >= gap:
            return cid, found[0]
    return NOTHING


def stops(look: Look) -> bool:
    """Whether ice ends the run of who can break nothing."""
    return any(sub.ends > 0.5 for sub in look.subs)


def way_in(s: State, looks: Looks, own: Tools, funds: float, server: Server) -> tuple[float, float, float]:
    """What a run on a server takes, if the Corp rezzes what it can: credits, harm, chance to get in."""
    return way_on(s, looks, own, funds, server.ice, s.players[CORP].credits)


def way_on(
    s: State, looks: Looks, own: Tools, funds: float, ice: tuple[int, ...], budget: int
) -> tuple[float, float, float]:
    """What it takes to pass some ice, of which the Corp rezzes what it can with so many credits: each piece
    as it is met or, where that is better and the money does not do for all, the innermost first."""
    waiting = 0
    for cid in ice:
        if not s.cards[cid].faceup and not looks.of(s.cards[cid].face).forfeits:
            waiting += rez_cost(s, cid)
    met = _past_all(s, looks, own, funds, ice, _payable(s, looks, ice[::-1], budget), budget)
    if waiting <= budget:
        return met
    kept = _past_all(s, looks, own, funds, ice, _payable(s, looks, ice, budget), budget)
    return kept if kept[2] < met[2] else met


def _payable(s: State, looks: Looks, ice: tuple[int, ...], budget: int) -> list[int]:
    """The pieces of ice that are rezzed, or can be if they are paid for in this order."""
    found = []
    for cid in ice:
        look = looks.of(s.cards[cid].face)
        if s.cards[cid].faceup:
            found.append(cid)
        elif (cost := rez_cost(s, cid)) <= budget and not look.forfeits:
            budget -= cost
            found.append(cid)
    return found


def _past_all(
    s: State,
    looks: Looks,
    own: Tools,
    funds: float,
    ice: tuple[int, ...],
    rezzed: list[int],
    budget: int,
) -> tuple[float, float, float]:
    """What it takes to pass ice if these pieces are rezzed."""
    credits, taken, harm, chance = 0.0, 0.0, 0.0, 1.0
    spent = s.players[CORP].credits - budget
    for cid in reversed(ice):
        if cid not in rezzed:
            continue
        look = looks.of(s.cards[cid].face)
        if not s.cards[cid].faceup:
            spent += rez_cost(s, cid)
        entry = look.entry
        left = funds - credits - taken - look.entry_credits
        way = way_past(s, looks, own, cid, left, BREAK_IN, None, spent)
        credits += look.entry_credits + way.credits
        taken += way.takes
        harm += min(10.0, entry.harm + way.harm)
        chance *= (1 - entry.ends) * (1 - way.ends)
    return credits, harm, chance


def way_to_cards(
    s: State, looks: Looks, own: Tools, funds: float, server: Server
) -> tuple[float, float, float]:
    """The same, with what rezzed cards in the root ask of whoever comes there, and how likely nothing is
    accessed for them."""
    credits, harm, chance = way_in(s, looks, own, funds, server)
    toll = 0.0
    for cid in server.root:
        card = s.cards[cid]
        if card.faceup:
            look = looks.of(card.face)
            toll += look.toll
            chance *= 1 - look.shuts
    return credits, harm + min(toll, BREAK_IN), chance if toll < BREAK_IN else 0.0


def safety(s: State, looks: Looks, own: Tools, funds: float, server: Server | None) -> float:
    """How likely a card in a server survives the next turn of a Runner with so many credits."""
    if server is None or not server.ice:
        return OPEN
    return safety_of(s, looks, own, funds, server)[0]


def safety_of(s: State, looks: Looks, own: Tools, funds: float, server: Server) -> tuple[float, float, float]:
    """How safe a server is, how likely a run gets in, and what credits it takes."""
    if not server.ice:
        return OPEN, 1.0, 0.0
    credits, harm, chance = way_to_cards(s, looks, own, funds, server)
    strain = min(1.0, (credits + 0.7 * harm) / max(1.0, funds))
    return 1 - chance * (CAUGHT - SPARED * strain), chance, credits
