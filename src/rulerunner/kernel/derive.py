"""Derived values: asked, not stored. Each question looks only at the declarations filed under its heading."""

from typing import Final

from ..lang import costs as k
from ..lang.costs import Cost, Costs
from ..lang.refs import ANY_SERVER
from ..lang.statics import (
    AdditionalCost,
    Cannot,
    Declaration,
    GainsSubtype,
    Hosts,
    Modify,
    Player,
    PreventsAll,
    SkipEncounters,
)
from ..lang.words import (
    AGENDA,
    ASSET,
    DISCARD_OF,
    IDENTITIES,
    PLAY,
    PROGRAM,
    REMOVED,
    RUNNER,
    SCORE_OF,
    TABLE,
    VIRUS,
    Side,
)
from ..state.records import CENTRAL_IDS, NOBODY
from ..state.state import State
from .ask import Context, Ctx, about, at_server, holds, matches, number, plain, player

CANNOT: Final = {
    act: f"cannot {act}"
    for act in (
        "run", "be successful", "jack out", "access", "rez", "steal", "score", "trash", "install", "break",
        "be broken", "trash as the Runner",
    )
}  # fmt: skip
"""The headings of prohibitions, by what they prohibit..."""
COST: Final = {act: f"cost {act}" for act in ("run", "basic run", "rez", "steal", "score", "play", "install")}
"""...and of additional costs: made once, as they are asked for all the time."""


def declared(s: State, heading: str) -> list[tuple[Ctx, Declaration]]:
    """Every declaration in force under a heading, with the context it is made in."""
    found: list[tuple[Ctx, Declaration]] = []
    for cid, index, declaration in s.statics.get(heading, ()):
        card = s.cards[cid]
        ctx = plain(cid, card.owner)
        condition = card.face.conditions[index]
        if condition is None or holds(s, ctx, condition):
            found.append((ctx, declaration))
    for effect in s.lingering:
        if effect.heading == heading and effect.declaration is not None and not effect.next_encounter:
            ctx = Ctx(effect.source, effect.side, bound=effect.bound, here=effect.here)
            found.append((ctx, effect.declaration))
    return found


def unspoken(s: State, heads: frozenset[str]) -> bool:
    """Whether nothing is declared under any of some headings: asked once for a whole hand of cards."""
    if not heads.isdisjoint(s.statics):
        return False
    return not s.lingering or all(effect.heading not in heads for effect in s.lingering)


def modified(s: State, heading: str, cid: int, base: int) -> int:
    """A value of a card after every change to it: increases first, then decreases (9.11.1a)."""
    if heading not in s.statics and not s.lingering:
        return base
    up = down = 0
    for ctx, declaration in declared(s, heading):
        if isinstance(declaration, Modify) and matches(s, ctx, declaration.of, cid):
            by = number(s, ctx, declaration.by)
            if by > 0:
                up += by
            else:
                down += by
    return base + up + down


def strength(s: State, cid: int) -> int:
    return modified(s, "strength", cid, s.cards[cid].face.facts.strength or 0)


def by_itself(s: State, heading: str, cid: int) -> int:
    """What a card's own text adds to a value of it, even while it is inactive (9.1.8)."""
    face = s.cards[cid].face
    ctx = about(s, cid)
    total = 0
    for index, declaration in face.own.get(heading, ()):
        if isinstance(declaration, Modify) and holds(s, ctx, face.conditions[index]):
            total += number(s, ctx, declaration.by)
    return total


def _changed(s: State, heading: str, cid: int, base: int) -> int:
    """A printed value of a card after what its own text and all others change; never less than 0."""
    own = s.cards[cid].face.own
    if own and heading in own:
        base += by_itself(s, heading, cid)
    if s.lingering or heading in s.statics:
        base = modified(s, heading, cid, base)
    return base if base > 0 else 0


def rez_cost(s: State, cid: int) -> int:
    return _changed(s, "rez cost", cid, s.cards[cid].face.cost)


def play_cost(s: State, cid: int) -> int:
    return _changed(s, "play cost", cid, s.cards[cid].face.cost)


def install_cost(s: State, cid: int, server: int = NOBODY, without: int = 0) -> int:
    """What installing costs: printed for Runner cards, the ice already there for ice (8.2.7a).

    `without` pieces of ice are about to be trashed.
    """
    card = s.cards[cid]
    if card.owner == RUNNER:
        base = card.face.cost
    elif card.face.type == "ice" and server in s.servers:
        base = len(s.servers[server].ice) - without
    else:
        base = 0
    return _changed(s, "install cost", cid, base)


def trash_cost(s: State, cid: int) -> int | None:
    printed = s.cards[cid].face.facts.trash
    return None if printed is None else max(0, modified(s, "trash cost", cid, printed))


def requirement(s: State, cid: int) -> int:
    """The advancement requirement of an agenda."""
    return _changed(s, "requirement", cid, s.cards[cid].face.facts.requirement or 0)


def points(s: State, cid: int) -> int:
    return modified(s, "points", cid, s.cards[cid].face.facts.points or 0)


def score(s: State, side: Side) -> int:
    """The agenda points in a player's score area."""
    total = 0
    for cid in s.zones[SCORE_OF[side]]:
        total += points(s, cid)
    return total


def of_player(s: State, value: str, side: Side, base: int) -> int:
    """A value of a player after every change to it."""
    heading = f"player {value}"
    if heading not in s.statics and not s.lingering:
        return base
    for ctx, declaration in declared(s, heading):
        if isinstance(declaration, Player) and player(ctx, declaration.side) == side:
            base += number(s, ctx, declaration.by)
    return base


def hand_size(s: State, side: Side) -> int:
    """The maximum hand size; damage lowers the Runner's for good."""
    size = s.edition.policies.hand_size
    if side == RUNNER:
        size -= s.players[RUNNER].core_damage
    return of_player(s, "hand size", side, size)


def memory_limit(s: State) -> int:
    limit = s.edition.policies.memory
    return of_player(s, "memory", RUNNER, limit) if s.lingering or "player memory" in s.statics else limit


def memory_used(s: State) -> int:
    """Memory of installed programs that are not hosted in memory of their own."""
    total = 0
    for cid in s.zones[TABLE]:
        card = s.cards[cid]
        if card.face.type == PROGRAM and (card.host < 0 or not own_memory(s, card.host)):
            total += card.face.memory
    return total


def own_memory(s: State, host: int) -> int:
    """The memory a host has for the programs on it."""
    if host < 0:
        return 0
    return sum(d.memory for _, d in s.cards[host].face.statics.get("hosts", ()) if isinstance(d, Hosts))


def link(s: State) -> int:
    base = sum(
        s.cards[cid].face.facts.link or 0 for cid in s.zones["identities"] if s.cards[cid].owner == RUNNER
    )
    return of_player(s, "link", RUNNER, base)


def extra_accesses(s: State, zone: str) -> int:
    return of_player(s, f"{zone} access", RUNNER, 0)


def gained_subtype(s: State, cid: int, subtype: str) -> bool:
    return any(
        isinstance(d, GainsSubtype) and d.subtype == subtype and matches(s, ctx, d.of, cid)
        for ctx, d in declared(s, "subtype")
    )


def cannot(s: State, act: str, cid: int = NOBODY, server: int = NOBODY) -> bool:
    """Whether something is prohibited; a prohibition beats every permission (1.2.2)."""
    heading = CANNOT[act]
    if not s.lingering and heading not in s.statics:
        return False
    for ctx, declaration in declared(s, heading):
        if not isinstance(declaration, Cannot):
            continue
        if cid >= 0 and not matches(s, ctx, declaration.cards, cid):
            continue
        if server >= 0 and not at_server(s, ctx, declaration.server, server):
            continue
        return True
    return False


def home(s: State, cid: int) -> int:
    """The server a card is at: where it is installed, or the central server its zone belongs to."""
    card = s.cards[cid]
    return card.server if card.server >= 0 else CENTRAL_IDS.get(card.zone, NOBODY)


def may_trash(s: State, cid: int, side: str) -> bool:
    """Whether a player may trash a card: one that is not trashed, or gone from the game, already."""
    card = s.cards[cid]
    if card.zone in (DISCARD_OF[card.owner], REMOVED) or cannot(s, "trash", cid):
        return False
    return not (side == RUNNER and cannot(s, "trash as the Runner", cid))


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
        case k.HostedCounters(kind=kind, amount=amount):
            return k.HostedCounters(kind, number(s, ctx, amount))
        case k.SufferDamage(kind=kind, amount=amount):
            return k.SufferDamage(kind, number(s, ctx, amount))
    return part


def additional_cost(s: State, act: str, cid: int = NOBODY, server: int = NOBODY) -> Costs:
    """Every additional cost of an act, to be paid with the cost it adds to (1.15.10)."""
    heading = COST[act]
    total: Costs = ()
    if cid >= 0:
        own = s.cards[cid].face.own
        if own and heading in own:
            for _, declaration in own[heading]:
                if isinstance(declaration, AdditionalCost):
                    total += declaration.cost
    if not s.lingering and heading not in s.statics:
        return total
    for ctx, declaration in declared(s, heading):
        if not isinstance(declaration, AdditionalCost):
            continue
        if cid >= 0 and not matches(s, ctx, declaration.cards, cid):
            continue
        if declaration.server != ANY_SERVER and not at_server(s, ctx, declaration.server, server):
            continue  # also an act at no server yet, such as an install that creates one
        if declaration.first_each_turn and done_this_turn(s, act):
            continue
        total += fixed(s, ctx, declaration.cost)
    return total


FIRSTS: Final = {
    "run": ("server announced", ""),
    "basic run": ("server announced", "basic"),
    "rez": ("rez", ""),
}


def done_this_turn(s: State, act: str) -> bool:
    """Whether an act has been done before in this turn."""
    kind, detail = FIRSTS[act]
    return any(not detail or change.detail == detail for change in s.changes_this_turn.get(kind, ()))


def prevented(s: State, kind: str, detail: str) -> bool:
    """Whether a declaration prevents every effect of a kind (9.8.5c)."""
    return any(
        isinstance(d, PreventsAll) and d.detail in ("", detail) for _, d in declared(s, f"prevents {kind}")
    )


def skips(s: State, ice: int) -> bool:
    """Whether an effect makes the Runner skip this ice (chart step 6)."""
    return any(
        isinstance(d, SkipEncounters) and matches(s, ctx, d.ice, ice) for ctx, d in declared(s, "skip")
    )


def may_install_at(s: State, cid: int, server: int) -> bool:
    """Whether a Corp card may be installed in (or protecting) a server; `NOBODY` stands for a new remote."""
    card = s.cards[cid]
    remote = server == NOBODY or server > 2
    face = card.face
    if not remote and (face.type == AGENDA or face.type == ASSET):
        return False
    for where in face.install_only:
        if not at_server(s, about(s, cid), where, 3 if server == NOBODY else server):
            return False
    return not cannot(s, "install", cid, server)


def subroutines(s: State, ice: int) -> int:
    """How many subroutines a piece of ice has."""
    return len(s.cards[ice].face.subs)


def unbroken(s: State) -> tuple[int, ...]:
    """The unbroken subroutines of the encounter, in order."""
    encounter = s.encounter
    if encounter is None:
        return ()
    return tuple(i for i in range(subroutines(s, encounter.ice)) if i not in encounter.broken)


# Where cards can host counters; elsewhere they have none (a card that moves leaves them).
HOSTING: Final = (TABLE, PLAY, IDENTITIES, *SCORE_OF.values())


def virus_counters(s: State) -> bool:
    """Whether there is any virus counter to purge."""
    if s.loose_counters:
        return True
    for zone in HOSTING:
        for cid in s.zones[zone]:
            card = s.cards[cid]
            if card.counters and card.count(VIRUS):
                return True
    return False
