"""What static abilities and lasting effects declare, by heading: prohibitions, costs, preventions."""

from typing import Final

from ...lang import costs as k
from ...lang.costs import Cost, Costs
from ...lang.filters import Same
from ...lang.headings import AT_HAND, FIRST_CLICK, RANDOM_DISCARDS, SKIP, TRASH_FREELY
from ...lang.refs import ANY_SERVER, THIS
from ...lang.statics import (
    AdditionalCost,
    AsIfInHand,
    Cannot,
    Declaration,
    Modify,
    Player,
    PreventsAll,
    RandomDiscards,
    SkipEncounters,
    TrashFreely,
)
from ...lang.words import PLAY, RUNNER, Side
from ...state.context import Context
from ...state.frames import StructureFrame
from ...state.record import FOLLOWED
from ...state.records import NOBODY, Change, Lingering, Pending
from ...state.state import State, silence_of
from .context import PLAIN, PlainContext, plain, player
from .evaluate import holds, matches, number
from .imminence import would
from .pointing import at_server
from .taken import is_first_click

CANNOT: Final = {
    act: f"cannot {act}"
    for act in (
        "run", "be successful", "jack out", "access", "rez", "steal", "score", "trash", "install",
        "be broken", "trash as the Runner", "advance", "discard", "end the run",
        "draw as the Runner", "spend credits as the Runner", "use as the Runner", "use at all as the Runner",
        "spend from", "host",
    )
}  # fmt: skip
"""The headings of prohibitions, by what they prohibit..."""


COST: Final = {
    act: f"cost {act}"
    for act in (
        *("run", "basic run", "access", "rez", "steal", "score", "play", "install", "trash resource"),
        *("trash", "use", "break", "jack out", "basic trash"),
    )
}
"""...and of additional costs: made once, as they are asked for all the time."""


ITSELF: Final = Same(THIS)
"""What a card declares something of, when it is about the card alone."""


def declared(s: State, heading: str) -> list[tuple[PlainContext, Declaration]]:
    """Every declaration in force under a heading, with the context it is made in."""
    found: list[tuple[PlainContext, Declaration]] = []
    for cid, index, declaration in s.statics.get(heading, ()):
        card = s.cards[cid]
        ctx = PLAIN[card.owner][cid]
        condition = card.face.conditions[index]
        if condition is None or holds(s, ctx, condition):
            found.append((ctx, declaration))
    if heading not in s.lasting_headings:
        return found
    for effect in s.lingering:
        if effect.heading == heading and effect.declaration is not None and applies_now(s, effect):
            ctx = PlainContext(effect.source, effect.side, bound=effect.bound, here=effect.here)
            if effect.condition is None or holds(s, ctx, effect.condition):
                found.append((ctx, effect.declaration))
    return found


def applies_now(s: State, effect: Lingering) -> bool:
    """Whether a lingering effect applies: not one that waits for an encounter, nor one for a run that has
    been announced and has not formally begun (6.3.2c), nor what is declared of a card that is another object
    now. A delayed ability whose card is another one goes on without it: see `bound_to`."""
    if effect.bound >= 0:
        if effect.ability is None and bound_to(s, effect) == NOBODY:
            return False
    elif effect.object_no != s.cards[effect.source].object_no and of_itself(effect.declaration):
        return False
    if effect.duration == "next turn" and s.turn != effect.until:
        return False
    return not effect.next_encounter and (effect.duration != "run" or not _to_begin(s, effect.until))


def of_itself(declaration: Declaration | None) -> bool:
    """Whether a card declares something of itself alone: installed again it is another (26.03: 1.12.2)."""
    return isinstance(declaration, Modify) and declaration.of == ITSELF


def bound_to(s: State, effect: Lingering | Pending) -> int:
    """The card that an effect speaks of, if it is still the object it was (26.03: 1.12.2)."""
    bound = effect.bound
    meant = effect.bound_object
    if bound < 0 or meant not in (FOLLOWED, s.cards[bound].object_no):
        return NOBODY
    return bound


def _to_begin(s: State, run: int) -> bool:
    """Whether a run is under way on the stack and has not formally begun."""
    if s.during_run():
        return False
    return any(isinstance(f, StructureFrame) and f.name == "run" and f.id == run for f in s.stack)


def at_hand(s: State, side: Side) -> tuple[int, ...]:
    """The cards a player can play or install: those in hand, and hosted ones that are as good as there."""
    hand = s.hand(side)
    return hand if AT_HAND not in s.statics else hand + lent(s, side)


def lent(s: State, side: Side) -> tuple[int, ...]:
    """The hosted cards that a player can play or install as if they were in hand."""
    return tuple(
        dict.fromkeys(
            cid
            for ctx, said in declared(s, AT_HAND)
            if isinstance(said, AsIfInHand) and ctx.side == side
            for cid in s.zones[PLAY]
            if s.cards[cid].owner == side and s.cards[cid].host >= 0 and matches(s, ctx, said.cards, cid)
        )
    )


def unspoken(s: State, heads: frozenset[str]) -> bool:
    """Whether nothing is declared under any of some headings: asked once for a whole hand of cards."""
    silence = s.silence
    if silence is None:
        silence = s.silence = silence_of(frozenset(s.statics))
    known = silence.get(heads)
    if known is None:
        known = silence[heads] = heads.isdisjoint(s.statics)
    return known


def steady(s: State, heading: str) -> bool:
    """Whether what is declared under the heading of a player's value is a number, the same for as long as the
    same cards declare it."""
    if heading in s.lasting_headings:
        return False
    for cid, index, declaration in s.statics.get(heading, ()):
        if not isinstance(declaration, Player) or not isinstance(declaration.by, int):
            return False
        if s.cards[cid].face.conditions[index] is not None:
            return False
    return True


def cannot(s: State, act: str, cid: int = NOBODY, server: int = NOBODY) -> bool:
    """Whether something is prohibited; a prohibition beats every permission (1.2.2)."""
    heading = CANNOT[act]
    if heading in s.statics:
        return prohibition(s, heading, cid, server) is not None
    return cid >= 0 and heading in s.cards[cid].face.own and _forbids_itself(s, heading, cid)


def may_host(s: State, cid: int) -> bool:
    """Whether nothing says that a card cannot host cards where it is."""
    return not cannot(s, "host", cid, s.cards[cid].server)


def _forbids_itself(s: State, heading: str, cid: int) -> bool:
    """Whether a card says so of itself, even while it is inactive (26.03: 9.1.8c)."""
    card = s.cards[cid]
    ctx = plain(cid, card.owner)
    return any(holds(s, ctx, card.face.conditions[index]) for index, _ in card.face.own[heading])


def prohibition(s: State, heading: str, cid: int, server: int) -> PlainContext | None:
    """Who says that something cannot be done: the context of the first such declaration."""
    if cid >= 0 and heading in s.cards[cid].face.own and _forbids_itself(s, heading, cid):
        return plain(cid, s.cards[cid].owner)
    for ctx, declaration in declared(s, heading):
        if not isinstance(declaration, Cannot):
            continue
        if cid >= 0 and not matches(s, ctx, declaration.cards, cid):
            continue
        if server >= 0 and not at_server(s, ctx, declaration.server, server):
            continue
        return ctx
    return None


def first_click_bound(s: State, side: Side, acting: bool = False) -> int:
    """The card that makes the Runner spend the first click of the turn on a run, while none has been spent,
    or while the player is `acting` with it; `NOBODY` if there is none."""
    if FIRST_CLICK not in s.statics or side != RUNNER:
        return NOBODY
    player = s.players[side]
    due = is_first_click(s, side) if acting else player.clicks > 0
    if not due or acting != (player.clicks_spent > 0):
        return NOBODY
    return next((ctx.source for ctx, _ in declared(s, FIRST_CLICK) if ctx.side == side), NOBODY)


def may_run_freely(s: State) -> bool:
    """Whether there is a server that the Runner may run on by the basic action at no additional cost."""
    return any(
        not cannot(s, "run", server=server)
        and not additional_cost(s, "run", server=server)
        and not additional_cost(s, "basic run", server=server)
        for server in s.servers
    )


def fixed(s: State, ctx: Context, cost: Costs) -> Costs:
    """A cost with its quantities worked out now (1.16.2b): choices made on the way cannot shift it."""
    for part in cost:
        if not isinstance(getattr(part, "amount", 0), int):
            return tuple(_fix(s, ctx, each) for each in cost)
    return cost


def _fix(s: State, ctx: Context, part: Cost) -> Cost:
    match part:
        case k.Credits(amount=amount):
            return k.Credits(number(s, ctx, amount))
        case k.Clicks(amount=amount):
            return k.Clicks(number(s, ctx, amount))
        case k.LoseClicksCost(amount=amount):
            return k.LoseClicksCost(number(s, ctx, amount))
        case k.CreditsFrom(amount=amount, cards=cards):
            return k.CreditsFrom(number(s, ctx, amount), cards)
        case k.HostedCounters(kind=kind, amount=amount):
            return k.HostedCounters(kind, number(s, ctx, amount))
        case k.RemoveTags(amount=amount):
            return k.RemoveTags(number(s, ctx, amount))
        case k.CountersFrom(kind=kind, amount=amount, cards=cards):
            return k.CountersFrom(kind, number(s, ctx, amount), cards)
        case k.SufferDamage(kind=kind, amount=amount):
            return k.SufferDamage(kind, number(s, ctx, amount))
    return part


def trashed_freely(s: State, cid: int) -> bool:
    """Whether the Runner may trash an accessed card at no cost."""
    if TRASH_FREELY not in s.statics:
        return False
    return any(
        isinstance(d, TrashFreely) and matches(s, ctx, d.cards, cid) for ctx, d in declared(s, TRASH_FREELY)
    )


def discards_at_random(s: State, side: Side) -> bool:
    """Whether what a player discards is random."""
    if RANDOM_DISCARDS not in s.statics:
        return False
    return any(
        isinstance(d, RandomDiscards) and player(ctx, d.side) == side
        for ctx, d in declared(s, RANDOM_DISCARDS)
    )


def additional_cost(s: State, act: str, cid: int = NOBODY, server: int = NOBODY, ignoring: str = "") -> Costs:
    """Every additional cost of an act, to be paid with the cost it adds to (1.15.10), less what is ignored:
    all of them; their credits; or none, if it is only the card's own cost (1.4: 1.15.5; 26.03: 1.16.5)."""
    heading = COST[act]
    if heading not in s.statics and (cid < 0 or heading not in s.cards[cid].face.own):
        return ()
    total: Costs = ()
    if ignoring == "all":
        return total
    for _, cost in _additions(s, act, cid, server):
        total += cost
    if ignoring == "credits":
        return tuple(part for part in total if not isinstance(part, k.Credits))
    return total


def asking(s: State, act: str, cid: int = NOBODY, server: int = NOBODY) -> tuple[int, ...]:
    """The cards whose abilities ask for credits as an additional cost of an act."""
    heading = COST[act]
    if heading not in s.statics and (cid < 0 or heading not in s.cards[cid].face.own):
        return ()
    return _asking(s, act, cid, server)


def _asking(s: State, act: str, cid: int, server: int) -> tuple[int, ...]:
    return tuple(
        source
        for source, cost in _additions(s, act, cid, server)
        if asks_for_credits(fixed(s, plain(source, s.cards[source].owner), cost) if source == cid else cost)
    )


def asks_for_credits(cost: Costs) -> bool:
    """Whether a cost, with its quantities worked out, has credits in it, or may have by choice."""
    for part in cost:
        if isinstance(part, (k.Credits, k.CreditsFrom)):
            if part.amount != 0:
                return True
        elif isinstance(part, k.OneCost) and any(asks_for_credits(option) for option in part.options):
            return True
    return False


def _additions(s: State, act: str, cid: int, server: int) -> list[tuple[int, Costs]]:
    """What is added to the cost of an act, each with the card whose ability adds it."""
    heading = COST[act]
    found: list[tuple[int, Costs]] = []
    if cid >= 0:
        own = s.cards[cid].face.own
        if own and heading in own:
            for _, declaration in own[heading]:
                if isinstance(declaration, AdditionalCost):
                    found.append((cid, declaration.cost))
    if heading not in s.statics:
        return found
    for ctx, declaration in declared(s, heading):
        if not isinstance(declaration, AdditionalCost):
            continue
        if cid >= 0 and not matches(s, ctx, declaration.cards, cid):
            continue
        if declaration.server != ANY_SERVER and not at_server(s, ctx, declaration.server, server):
            continue  # also an act at no server yet, such as an install that creates one
        if declaration.first_each_turn and done_this_turn(s, act):
            continue
        cost = fixed(s, ctx if cid < 0 else _about(ctx, act, cid), declaration.cost)
        found.append((ctx.source, cost))
    return found


def _about(ctx: PlainContext, act: str, cid: int) -> PlainContext:
    """The context of an additional cost for doing something to a card: that card is the one spoken of."""
    return ctx._replace(change=Change(would(act), NOBODY, card=cid))


FIRSTS: Final = {
    "run": ("server announced", ""),
    "basic run": ("server announced", "basic"),
    "rez": ("rez", ""),
    "steal": ("steal", ""),
    "score": ("score", ""),
    "play": ("play", ""),
    "install": ("install", ""),
    "trash": ("trash", ""),
    "use": ("use", ""),
    "break": ("subroutine broken", ""),
}


def done_this_turn(s: State, act: str) -> bool:
    """Whether an act has been done before in this turn."""
    kind, sort = FIRSTS[act]
    return any(not sort or change.sort == sort for change in s.changes_this_turn.get(kind, ()))


def prevented(s: State, kind: str, sort: str) -> bool:
    """Whether a declaration prevents every effect of a kind (9.8.5c)."""
    return any(
        isinstance(d, PreventsAll) and d.detail in ("", sort) for _, d in declared(s, f"prevents {kind}")
    )


def skips(s: State, ice: int) -> bool:
    """Whether an effect makes the Runner skip this ice (chart step 6)."""
    return any(isinstance(d, SkipEncounters) and matches(s, ctx, d.ice, ice) for ctx, d in declared(s, SKIP))
