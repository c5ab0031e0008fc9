"""Derived values: asked, not stored. Each question looks only at the declarations filed under its heading."""

from collections.abc import Iterator
from typing import Final

from ...lang.face import Face
from ...lang.filters import Filter
from ...lang.headings import COUNTS_AS_TAGGED, INSTALL_DISCOUNT, INTERFACE, NO_SUBTYPE, SUBTYPE
from ...lang.statics import (
    Declaration,
    GainsSubtype,
    GainsSubtypesOf,
    InstallDiscount,
    InterfaceOnly,
    LosesSubtype,
    Modify,
    NotLowered,
    Player,
)
from ...lang.words import IDENTITIES, PLAY, RUNNER, SCORE_OF, STRENGTH, TABLE, VIRUS, Side
from ...state.records import CENTRALS, HQ_ID, NOBODY, RND_ID, WITH_RUNNER
from ...state.state import State
from .context import PlainContext, about, player
from .declared import declared
from .evaluate import holds, matches, number, select
from .pointing import at_server


def modified(s: State, heading: str, cid: int, base: int, without: tuple[int, ...] = ()) -> int:
    """A value of a card after every change to it: increases first, then decreases (9.11.1a). `without` are
    cards whose changes are left out."""
    if heading not in s.statics:
        return base
    return _summed(s, heading, cid, base, declared(s, heading), without)


def _summed(
    s: State,
    heading: str,
    cid: int,
    base: int,
    said: list[tuple[PlainContext, Declaration]],
    without: tuple[int, ...] = (),
) -> int:
    """A value of a card after what is declared under the heading."""
    up = down = 0
    for ctx, declaration in said:
        if ctx.source in without:
            continue
        if isinstance(declaration, Modify) and matches(s, ctx, declaration.of, cid):
            by = number(s, ctx, declaration.by)
            if by > 0:
                up += by
            else:
                down += by
    if down and _not_lowered(s, heading, cid):
        down = 0
    return base + up + down


def _not_lowered(s: State, value: str, cid: int) -> bool:
    """Whether a value of a card cannot be lowered."""
    heading = f"not lowered {value}"
    if heading not in s.statics:
        return False
    return any(
        isinstance(d, NotLowered) and d.value == value and matches(s, ctx, d.of, cid)
        for ctx, d in declared(s, heading)
    )


def strength(s: State, cid: int) -> int:
    card = s.cards[cid]
    printed = card.face.facts.strength or 0
    if card.counters:
        printed += card.count(STRENGTH)
    return modified(s, "strength", cid, printed)


def strengths(s: State, cids: list[int]) -> list[int]:
    """The strengths of many cards: what is declared of strength is gone through once for all of them."""
    said = declared(s, STRENGTH)
    cards, found = s.cards, []
    for cid in cids:
        card = cards[cid]
        power = card.face.facts.strength or 0
        if card.counters:
            power += card.count(STRENGTH)
        found.append(power if not said else _summed(s, STRENGTH, cid, power, said))
    return found


def trace_limit(s: State, cid: int, limit: int) -> int:
    """The limit of a trace (its base strength) by a card."""
    if "trace limit" not in s.statics:
        return limit
    return max(0, modified(s, "trace limit", cid, limit))


def by_itself(s: State, heading: str, cid: int, face: Face | None = None) -> int:
    """What a card's own text adds to a value of it, even while it is inactive (9.1.8)."""
    if face is None:
        face = s.cards[cid].face
    ctx = about(s, cid)
    total = 0
    for index, declaration in face.own.get(heading, ()):
        if isinstance(declaration, Modify) and holds(s, ctx, face.conditions[index]):
            total += number(s, ctx, declaration.by)
    return total


def _changed(s: State, heading: str, cid: int, base: int, without: tuple[int, ...] = ()) -> int:
    """A printed value of a card after what its own text and all others change; never less than 0."""
    own = s.cards[cid].face.own
    if own and heading in own:
        base += by_itself(s, heading, cid)
    if heading in s.statics:
        base = modified(s, heading, cid, base, without)
    return base if base > 0 else 0


def rez_cost(s: State, cid: int, more: int = 0) -> int:
    """What rezzing a card costs; `more` is what an effect that rezzes it adds: increases come first."""
    return _changed(s, "rez cost", cid, s.cards[cid].face.cost + more)


def play_cost(s: State, cid: int, x: int = 0) -> int:
    """What playing a card costs; an X in that is 0 until it is chosen (26.03: 1.16.2d)."""
    return _changed(s, "play cost", cid, s.cards[cid].face.cost + x)


def install_cost(s: State, cid: int, server: int = NOBODY, without: int = 0, more: int = 0) -> int:
    """What installing costs: printed for Runner cards, the ice already there for ice (8.2.7a).

    `without` pieces of ice are about to be trashed; `more` is what an effect that installs the card adds.
    """
    card = s.cards[cid]
    face = card.face
    price = more
    if card.owner == RUNNER:
        price += face.cost
    elif face.type == "ice" and server in s.servers:
        price += len(s.servers[server].ice) - without
    if "install cost" in s.statics or "install cost" in face.own:
        price = _changed(s, "install cost", cid, price)
    if price and INSTALL_DISCOUNT in s.statics:
        price = max(0, price - _discount_at(s, cid, server))
    return price


def _discount_at(s: State, cid: int, server: int) -> int:
    """How much less a card costs to install at a server."""
    return sum(
        number(s, ctx, d.by)
        for ctx, d in declared(s, INSTALL_DISCOUNT)
        if isinstance(d, InstallDiscount)
        and matches(s, ctx, d.cards, cid)
        and at_server(s, ctx, d.server, server)
    )


def cost_asked(s: State, cid: int, face: Face) -> int | None:
    """The play, install or rez cost of a card for who asks and does not pay it (26.03: 1.16.2): with all that
    changes it, but an X is 0 (1.16.2d), and what is said of cards that are being installed is not said of it.
    None if it has none, as agendas and the Runner's cards that lie face down."""
    facts = face.facts
    if facts.cost is None and not facts.x_cost:
        return None
    heading = "play cost" if face.played else "install cost" if facts.side == RUNNER else "rez cost"
    price = facts.cost or 0
    if heading in face.own:
        price += by_itself(s, heading, cid, face)
    if heading in s.statics:
        said = [(x, d) for x, d in declared(s, heading) if not (isinstance(d, Modify) and d.entering)]
        price = _summed(s, heading, cid, price, said)
    return max(0, price)


def trash_cost(s: State, cid: int) -> int | None:
    printed = s.cards[cid].face.facts.trash
    return None if printed is None else max(0, modified(s, "trash cost", cid, printed))


def requirement(s: State, cid: int, without: tuple[int, ...] = ()) -> int:
    """The advancement requirement of an agenda; or what it would be without some cards."""
    return _changed(s, "requirement", cid, s.cards[cid].face.facts.requirement or 0, without)


def points(s: State, cid: int) -> int:
    card = s.cards[cid]
    if card.worth is not None:
        return card.worth
    return modified(s, "points", cid, s.cards[cid].face.facts.points or 0)


def score(s: State, side: Side) -> int:
    """The agenda points in a player's score area, and those without a card."""
    total = s.players[side].points
    for cid in s.zones[SCORE_OF[side]]:
        total += points(s, cid)
    return total


OF_PLAYER: Final = {
    value: f"player {value}"
    for value in (
        *("clicks", "hand size", "memory", "link", "HQ access", "R&D access"),
        *("points to win", "starting hand", "starting bad publicity"),
    )
}
"""The headings of a player's values: made once, as they are asked for all the time."""


def clicks_each_turn(s: State, side: Side) -> int:
    """The clicks a player has for a turn."""
    return of_player(s, "clicks", side, s.edition.policies.clicks[side])


def of_player(s: State, value: str, side: Side, base: int) -> int:
    """A value of a player after every change to it."""
    heading = OF_PLAYER[value]
    if heading not in s.statics:
        return base
    more = 0
    for ctx, declaration in declared(s, heading):
        if isinstance(declaration, Player) and player(ctx, declaration.side) == side:
            if declaration.base:
                base = number(s, ctx, declaration.by)
            else:
                more += number(s, ctx, declaration.by)
    return base + more


def hand_size(s: State, side: Side) -> int:
    """The maximum hand size; damage lowers the Runner's for good."""
    size = s.edition.policies.hand_size
    if side == RUNNER:
        size -= s.players[RUNNER].core_damage
    return of_player(s, "hand size", side, size)


def link(s: State) -> int:
    base = sum(
        s.cards[cid].face.facts.link or 0 for cid in s.zones["identities"] if s.cards[cid].owner == RUNNER
    )
    return of_player(s, "link", RUNNER, base)


def is_tagged(s: State) -> bool:
    """Whether the Runner is tagged: by having a tag (10.5.2), or because a card says so."""
    if s.players[RUNNER].tags > 0:
        return True
    return COUNTS_AS_TAGGED in s.statics and bool(declared(s, COUNTS_AS_TAGGED))


def extra_accesses(s: State, zone: str) -> int:
    return of_player(s, f"{zone} access", RUNNER, 0)


def breach_accesses(s: State) -> int:
    """How many cards the Runner may access from hand or deck in the breach that is beginning."""
    breach = s.breach
    if breach is None or breach.server not in (HQ_ID, RND_ID):
        return 0
    return max(0, 1 + breach.left + extra_accesses(s, CENTRALS[breach.server]))


def has_subtype(s: State, cid: int, subtype: str) -> bool:
    """Whether a card has a subtype, printed or gained, more often than it has lost it (26.03: 2.16.5)."""
    if NO_SUBTYPE in s.statics:
        lost = _times_lost(s, cid, subtype)
        if lost:
            printed = subtype in s.cards[cid].face.facts.subtypes
            return printed + times_gained(s, cid, subtype) > lost
    if subtype in s.cards[cid].face.facts.subtypes:
        return True
    if SUBTYPE not in s.statics:
        return False
    return gained_subtype(s, cid, subtype)


def _times_lost(s: State, cid: int, subtype: str) -> int:
    return sum(
        isinstance(d, LosesSubtype) and d.subtype == subtype and matches(s, ctx, d.of, cid)
        for ctx, d in declared(s, NO_SUBTYPE)
    )


def gained_subtype(s: State, cid: int, subtype: str, shared: bool = True) -> bool:
    """Whether a card has gained a subtype: by itself, or `shared` with others."""
    return any(_gains(s, cid, subtype, shared))


def times_gained(s: State, cid: int, subtype: str, shared: bool = True) -> int:
    """How often a card has gained a subtype."""
    return sum(_gains(s, cid, subtype, shared))


def _gains(s: State, cid: int, subtype: str, shared: bool) -> Iterator[bool]:
    """Each declaration that may give a card a subtype, and whether it does. What cards share with others in
    turn is shared with this card already, so it is not asked for."""
    for ctx, d in declared(s, SUBTYPE):
        if isinstance(d, GainsSubtype) and d.subtype == subtype:
            yield matches(s, ctx, d.of, cid)
        elif shared and isinstance(d, GainsSubtypesOf) and matches(s, ctx, d.of, cid):
            yield any(_of_its_own(s, c, subtype) for c in select(s, ctx, d.cards) if c != cid)


def can_interface(s: State, breaker: int, ice: int) -> bool:
    """Whether an icebreaker may use its interface abilities on ice, as far as strength (26.03: 3.9.5g) and
    its own restrictions are concerned."""
    return strength(s, breaker) >= strength(s, ice) and not_for(s, breaker, ice) is None


def not_for(s: State, breaker: int, ice: int) -> Filter | None:
    """The ice that an icebreaker can interface with only, if this is not among it."""
    if INTERFACE not in s.statics:
        return None
    for ctx, d in declared(s, INTERFACE):
        if isinstance(d, InterfaceOnly) and ctx.source == breaker and not matches(s, ctx, d.ice, ice):
            return d.ice
    return None


def _of_its_own(s: State, cid: int, subtype: str) -> bool:
    """Whether a card has a subtype without what it shares with others."""
    printed = subtype in s.cards[cid].face.facts.subtypes
    if NO_SUBTYPE in s.statics:
        lost = _times_lost(s, cid, subtype)
        if lost:
            return printed + times_gained(s, cid, subtype, shared=False) > lost
    return printed or gained_subtype(s, cid, subtype, shared=False)


# Where cards can host counters; elsewhere they have none (a card that moves leaves them).
HOSTING: Final = (TABLE, PLAY, IDENTITIES, *SCORE_OF.values())


def with_player(side: Side) -> int:
    """Where counters are that lie with a player."""
    return WITH_RUNNER if side == RUNNER else NOBODY


def is_virus(s: State, kind: str, place: int) -> bool:
    """Whether counters that lie somewhere are virus counters: unless they were given as others."""
    return not any(e.kept and e.counter == kind and e.here == place for e in s.lingering)


def virus_counters(s: State) -> bool:
    """Whether there is any virus counter to purge."""
    for kind, place in s.loose_counters:
        if is_virus(s, kind, place):
            return True
    if s.lingering and infected(s):
        return True
    if not s.viral:
        return False
    for zone in HOSTING:
        for cid in s.zones[zone]:
            card = s.cards[cid]
            if card.counters and card.count(VIRUS):
                return True
    return False


def infected(s: State) -> tuple[tuple[int, str], ...]:
    """The cards with virus counters that have an ability of their own, and the kinds of these."""
    found = [
        (e.bound, e.counter)
        for e in s.lingering
        if e.counter and e.here == NOBODY and e.bound >= 0 and s.cards[e.bound].object_no == e.bound_object
    ]
    return tuple(pair for pair in dict.fromkeys(found) if s.cards[pair[0]].count(pair[1]))


def virus_places(s: State) -> tuple[tuple[str, int, int, int], ...]:
    """Where virus counters lie: their kind, the server or the Corp, the card, and how many there are."""
    found = [
        (kind, here, NOBODY, n) for (kind, here), n in s.loose_counters.items() if is_virus(s, kind, here)
    ]
    found += [(kind, NOBODY, cid, s.cards[cid].count(kind)) for cid, kind in infected(s)]
    hosts = (cid for zone in HOSTING for cid in s.zones[zone])
    found += [(VIRUS, NOBODY, cid, s.cards[cid].count(VIRUS)) for cid in hosts if s.cards[cid].count(VIRUS)]
    return tuple(sorted(found))
