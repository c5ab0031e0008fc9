"""Cards that enter the table, and runs: whether a card can be installed, where, and rezzed; which servers may
be run on (chapters 6 and 8)."""

from typing import TypeVar

from rulerunner.lang import costs as k
from rulerunner.lang.statics import (
    Declaration,
    Hosts,
    InstallOnly,
    InstallOnlyIf,
    InstallOnlyOn,
    NoNewServers,
    RezOnInstall,
    ServerLimit,
)
from rulerunner.lang.words import AGENDA, ASSET, CORP, EVENT, ICE, OPERATION, PROGRAM, RUNNER, TABLE, Zone
from rulerunner.state.record import NEW_REMOTE
from rulerunner.state.state import State

from .asking import NONE, Asking, Unjudged
from .paying import extra, less_ignored, payable, rez_price
from .pointing import A_REMOTE, is_server
from .reading import declared, everything, holds, in_set, of_player, own_memory, price, prohibited
from .saying import said

D = TypeVar("D", bound=Declaration)
Places = tuple[int, ...] | None


def can_rez(s: State, cid: int, ignoring: str = "", spent: int = 0, discount: int = 0) -> bool:
    """Whether the Corp can rez a card and pay for it."""
    if prohibited(s, "rez", cid) or s.cards[cid].face.facts.type == AGENDA:
        return False
    cost = rez_price(s, cid, discount)
    if ignoring:
        cost = less_ignored(ignoring, (), extra(s, "rez", cid, s.cards[cid].server))
    return payable(s, Asking(cid, CORP, spent=spent), cost, "rez", cid)


def can_run(s: State, server: int, basic: bool, spent: int = 0, source: int = NONE) -> bool:
    """Whether the Runner may announce a server, and can pay for that (6.3.2)."""
    if server not in s.servers or prohibited(s, "run", server=server):
        return False
    cost = extra(s, "run", server=server)
    if basic:
        cost += extra(s, "basic run", server=server)
    return payable(s, Asking(source, RUNNER, spent=spent), cost, "run")


def can_install(
    s: State, cid: int, discount: int = 0, ignoring: str = "", spent: int = 0, within: Places = None
) -> bool:
    """Whether a card can be installed at all, or in one of some servers."""
    card = s.cards[cid]
    if card.face.facts.type in (EVENT, OPERATION) or prohibited(s, "install", cid):
        return False
    if not all(holds(s, Asking(cid, card.owner), x.condition) for x in own(s, cid, InstallOnlyIf)):
        return False
    if card.owner == CORP:
        return bool(destinations(s, cid, discount, ignoring, spent, within))
    return can_join_the_rig(s, cid, discount, ignoring, spent)


def own(s: State, cid: int, kind: type[D]) -> list[D]:
    """What a card says of itself."""
    return [x for _, x in said(s.cards[cid].face) if isinstance(x, kind)]


def can_join_the_rig(s: State, cid: int, discount: int, ignoring: str, spent: int) -> bool:
    card = s.cards[cid]
    hosts = hosts_for(s, cid)
    if must_be_hosted(s, cid) and not hosts:
        return False
    need = memory_of(s, cid)
    if card.face.facts.type == PROGRAM and need > memory_limit(s):
        if not any(own_memory(s, host) >= need for host in hosts):
            return False
    if s.edition.policies.console_limit == "install" and "console" in card.face.facts.subtypes:
        if any(c.zone == TABLE and c.owner == RUNNER and "console" in c.face.facts.subtypes for c in s.cards):
            return False
    credits = max(0, price(s, "install cost", cid, card.face.facts.cost or 0) - discount)
    cost = less_ignored(ignoring, (k.Credits(credits),), extra(s, "install", cid))
    return payable(s, Asking(cid, RUNNER, spent=spent), cost, "install", cid)


def memory_limit(s: State) -> int:
    return of_player(s, "memory", RUNNER, 4)


def memory_used(s: State, without: tuple[int, ...] = ()) -> int:
    """The memory of the programs on the table that are not in memory of their host's."""
    return sum(
        memory_of(s, cid)
        for cid, card in enumerate(s.cards)
        if card.zone == TABLE
        and card.face.facts.type == PROGRAM
        and cid not in without
        and not own_memory(s, card.host)
    )


def memory_of(s: State, cid: int) -> int:
    """The memory a program uses."""
    return price(s, "memory cost", cid, s.cards[cid].face.facts.memory or 0)


def must_be_hosted(s: State, cid: int) -> bool:
    return any(isinstance(x, InstallOnlyOn) for _, x in said(s.cards[cid].face))


def hosts_for(s: State, cid: int) -> set[int]:
    """The cards a card may be installed on: those it names itself, or those that take such cards."""
    card = s.cards[cid]
    for _, x in said(card.face):
        if isinstance(x, InstallOnlyOn):
            return everything(s, Asking(cid, RUNNER), x.host)
    found = set()
    for a, hosts in declared(s, Hosts):
        if not in_set(s, a, hosts.cards, cid):
            continue
        guests = [c for c, there in enumerate(s.cards) if there.zone == TABLE and there.host == a.source]
        memory = sum(memory_of(s, c) for c in (*guests, cid))
        if (not hosts.memory or memory <= hosts.memory) and (not hosts.most or len(guests) < hosts.most):
            found.add(a.source)
    return found


def destinations(
    s: State, cid: int, discount: int = 0, ignoring: str = "", spent: int = 0, within: Places = None
) -> set[int]:
    """The servers a Corp card may be installed in or protecting, a new remote among them (8.5.2)."""
    where = (*s.servers, NEW_REMOTE) if within is None else within
    return {server for server in where if can_go(s, cid, server, discount, ignoring, spent)}


def destinations_to_rez(
    s: State, cid: int, discount: int = 0, ignoring: str = "", within: Places = None
) -> set[int]:
    """Those of them where the card can be rezzed as well: a discount is on the total (26.03: 1.16.2f). What
    ice is there may be trashed first."""
    if s.cards[cid].face.facts.type == AGENDA:
        return set()
    found = set()
    for server in destinations(s, cid, discount, ignoring, 0, within):
        there = lying_at(s, cid, server) if server >= 0 else s
        if prohibited(there, "rez", cid):
            continue
        first, *more = rez_price(there, cid)
        if not isinstance(first, k.Credits) or not isinstance(first.amount, int):
            raise Unjudged("rez as part of an install at a price of its own")
        own = k.Credits(max(0, first.amount + price(s, "install cost", cid, 0) - discount))
        besides = (*extra(s, "install", cid, server if server >= 0 else NONE), *more)
        if payable(there, Asking(cid, CORP), less_ignored(ignoring, (own,), besides), "rez", cid):
            found.add(server)
    return found


def lying_at(s: State, cid: int, server: int) -> State:
    """The same table with a card installed face down at a server."""
    other, place = s.trial(), s.servers[server]
    other.cards[cid] = s.cards[cid]._replace(zone=TABLE, server=server)
    if s.cards[cid].face.facts.type == ICE:
        other.servers[server] = place._replace(ice=(*place.ice, cid))
    else:
        other.servers[server] = place._replace(root=(*place.root, cid))
    return other


def can_go(s: State, cid: int, server: int, discount: int = 0, ignoring: str = "", spent: int = 0) -> bool:
    """Whether a Corp card may go to a server: it is for it, and can be paid for there. Ice that is there
    already may be trashed first, so that it does not count (8.5.6b)."""
    card = s.cards[cid]
    if not may_lie_at(s, cid, server):
        return False
    credits = max(0, price(s, "install cost", cid, 0) - discount)
    besides = extra(s, "install", cid, server if server >= 0 else NONE)
    cost = less_ignored(ignoring, (k.Credits(credits),), besides)
    if rezzed_at_once(s, cid):
        cost += rez_price(s, cid)
    return payable(s, Asking(cid, card.owner, spent=spent), cost, "install", cid)


def may_lie_at(s: State, cid: int, server: int) -> bool:
    """Whether a Corp card may lie at a server."""
    card = s.cards[cid]
    if card.face.facts.type in (AGENDA, ASSET) and 0 <= server <= 2:
        return False
    remotes = sum(x > 2 for x in s.servers)
    if server < 0 and any(remotes >= x.most for _, x in declared(s, ServerLimit)):
        return False
    if server < 0 and any(True for _ in declared(s, NoNewServers)):
        return False
    if prohibited(s, "install", cid, server if server >= 0 else NONE):
        return False
    a = Asking(cid, CORP)
    onlys = [x.server for _, x in said(card.face) if isinstance(x, InstallOnly)]
    return all(is_server(s, a, only, server if server >= 0 else A_REMOTE) for only in onlys)


def may_move_to(s: State, cid: int) -> set[int]:
    """The servers that an installed card may move to: others that exist and are for it; one region each."""
    here = s.cards[cid].server
    region = "region" in s.cards[cid].face.facts.subtypes
    found = {x for x in s.servers if here >= 0 and x != here and may_lie_at(s, cid, x)}
    return {
        x
        for x in found
        if not region or not any("region" in s.cards[c].face.facts.subtypes for c in s.servers[x].root)
    }


def rezzed_at_once(s: State, cid: int) -> bool:
    """Whether a card is rezzed as it is installed: it says so, or it is a classic region (C6)."""
    face = s.cards[cid].face
    if face.facts.side != CORP:
        return False
    if any(isinstance(x, RezOnInstall) for _, x in said(face)):
        return True
    return s.edition.policies.rez_region and "region" in face.facts.subtypes


def install_price(s: State, cid: int, server: int, trashed: tuple[int, ...], x: int = 0) -> int:
    """What installing a card costs: what it says, with its X if it has one, or for ice a credit for each
    piece left there (8.5.11a)."""
    face = s.cards[cid].face
    base = (face.facts.cost or 0) + x if face.facts.side == RUNNER else 0
    if face.facts.type == ICE and server in s.servers:
        base = sum(c not in trashed for c in s.servers[server].ice)
    return price(s, "install cost", cid, base)


def moved_to(s: State, cid: int, zone: Zone) -> State:
    """The same table with a card in another zone."""
    other = s.trial()
    other.zones[s.cards[cid].zone] = tuple(c for c in s.zones[s.cards[cid].zone] if c != cid)
    other.zones[zone] = (cid, *other.zones[zone])
    other.cards[cid] = s.cards[cid].moved(zone, True, NONE, NONE, True)
    return other
