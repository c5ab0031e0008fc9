"""Whether a card can be installed, and where; whether it can be rezzed (chapter 8)."""

from typing import Final

from ...lang.filters import Filter
from ...lang.headings import HOSTS, INSTALL_DISCOUNT, SERVER_LIMIT
from ...lang.statics import Hosts, Modify
from ...lang.words import AGENDA, ASSET, CORP, GRIP, ICE, PROGRAM, RUNNER, TABLE
from ...state.record import NEW_REMOTE
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import CANNOT, COST, additional_cost, cannot, declared, may_host, unspoken
from ..read.evaluate import holds, matches, select
from ..read.memory import host_discount, memory_cost, memory_for, memory_limit, own_memory
from ..read.values import install_cost, rez_cost
from .affording import pay_obstacle, spend_obstacle
from .obstacles import IS_PLAYED, NEVER_REZZED, NO_PLACE, SECOND_CONSOLE, NoHost, Obstacle, OnlyIf, TooBig
from .permitted import forbidden, install_at_obstacle
from .prices import rez_at_once_costs, rez_costs
from .relief import aided_obstacle

Servers = tuple[int, ...]


def may_install(
    s: State, cid: int, discount: int = 0, ignoring: str = "", within: Servers | None = None
) -> bool:
    """Whether a card can be installed at all, or at one of some servers, for the price that was settled."""
    return install_obstacle(s, cid, discount, ignoring, within=within, settled=True) is None


def install_obstacle(
    s: State,
    cid: int,
    discount: int = 0,
    ignoring: str = "",
    promised: int = 0,
    within: Servers | None = None,
    settled: bool = False,
) -> Obstacle | None:
    """What keeps a card from being installed at all: somewhere to put it, room for it, credits for it. The
    price may be `settled` by now: no interrupt will lower it."""
    card = s.cards[cid]
    face = card.face
    if face.played:
        return IS_PLAYED
    if cannot(s, "install", cid):
        return forbidden(s, "install", "install", cid)
    if card.owner == CORP:
        if within is None and face.installs_plainly and unspoken(s, ABOUT_NEW_REMOTES):
            return None
        return _nowhere(s, cid, discount, ignoring, promised, within)
    if face.type == PROGRAM and not fits(s, cid):
        return TooBig(face.memory, _room_without(s, cid))
    hosts: tuple[int, ...] = ()
    if not face.installs_plainly:
        if face.only_on is not None:
            hosts = hosts_for(s, cid)
            if not hosts:
                return NoHost(face.only_on)
        if second_console(s, cid):
            return SECOND_CONSOLE
        for condition in face.install_only_if:
            if not holds(s, plain(cid, RUNNER, promised), condition):
                return OnlyIf("install", condition)
    price = 0 if ignoring else install_cost(s, cid, more=max(0, -discount)) - max(0, discount)
    if price > 0 and not hosts and HOSTS in s.statics:
        hosts = hosts_for(s, cid)
    if hosts:
        price -= max([host_discount(s, host) for host in hosts])
    price = max(0, price)
    extra = additional_cost(s, "install", cid, ignoring=ignoring)
    affording = spend_obstacle if settled or ignoring else aided_obstacle
    return affording(s, RUNNER, price, extra, "install", cid, promised)


def _nowhere(
    s: State, cid: int, discount: int, ignoring: str, promised: int, within: Servers | None
) -> Obstacle | None:
    """What keeps the Corp from installing a card in any server; a price that is too high says more than a
    server that is not for it."""
    obstacle: Obstacle | None = NO_PLACE
    for server in (NEW_REMOTE, *s.servers) if within is None else within:  # most can go to a new one
        if obstacle is None:
            return None
        found = go_obstacle(s, cid, server, discount, ignoring, promised)
        if found is None or obstacle is NO_PLACE:
            obstacle = found
    return obstacle


ABOUT_INSTALLS: Final = frozenset(
    (
        CANNOT["install"],
        CANNOT["spend credits as the Runner"],
        COST["install"],
        "install cost",
        INSTALL_DISCOUNT,
        SERVER_LIMIT,
        HOSTS,
    )
)


ABOUT_NEW_REMOTES: Final = ABOUT_INSTALLS - {
    "install cost",
    INSTALL_DISCOUNT,
    HOSTS,
}  # there is nothing yet that would cost


def install_swing(s: State) -> tuple[int, int] | None:
    """By how much, at most, cards cost less to install than they would, and by how much more: each thing that
    is declared of it may be about some of them only. None where prices alone do not settle it, or take a
    closer look."""
    statics = s.statics
    if not unspoken(s, ABOUT_MORE_THAN_PRICES) or "install cost" in s.lasting_headings:
        return None
    less = more = 0
    for heading in ("install cost", HOSTS):
        for _, _, declaration in statics.get(heading, ()):
            by = declaration.by if isinstance(declaration, Modify) else 0
            if isinstance(declaration, Hosts):
                by = -declaration.discount
            if not isinstance(by, int):
                return None
            if by > 0:
                more += by
            else:
                less -= by
    return less, more


ABOUT_MORE_THAN_PRICES: Final = (ABOUT_INSTALLS - {"install cost", HOSTS, SERVER_LIMIT}) | {"memory cost"}
"""What has a say in installs of the Runner's besides their price; what may host a card is no hindrance."""


def fits(s: State, cid: int) -> bool:
    """Whether a program would fit if others were trashed for it."""
    need = memory_cost(s, cid)
    room = _room_without(s, cid)
    if need <= room or any(own_memory(s, host) >= need for host in hosts_for(s, cid)):
        return True
    return need <= room + memory_for(s, cid)


def _room_without(s: State, cid: int) -> int:
    """The memory limit once a card has left the hand: some count the cards there."""
    limit = memory_limit(s)
    told = s.statics.get("player memory", ())
    if not told or s.cards[cid].zone != GRIP or memory_cost(s, cid) + len(told) <= limit:
        return limit
    s = s.trial()
    s.zones[GRIP] = tuple([c for c in s.zones[GRIP] if c != cid])
    return memory_limit(s)


def second_console(s: State, cid: int) -> bool:
    """Whether a console would be the second, where the edition has that looked at as it is installed."""
    cards = s.cards
    if s.edition.policies.console_limit != "install" or "console" not in cards[cid].face.facts.subtypes:
        return False
    for c in s.zones[TABLE]:
        if cards[c].owner == RUNNER and "console" in cards[c].face.facts.subtypes:
            return True
    return False


def hosts_for(s: State, cid: int) -> tuple[int, ...]:
    """Installed cards that can host this one."""
    only = s.cards[cid].face.only_on
    if only is not None:
        return tuple(host for host in select(s, plain(cid, RUNNER), only) if may_host(s, host))
    if HOSTS not in s.statics:
        return ()
    found = []
    for ctx, declaration in declared(s, HOSTS):
        if not isinstance(declaration, Hosts) or not matches(s, ctx, declaration.cards, cid):
            continue
        host = ctx.source
        guests = [c for c in s.zones[TABLE] if s.cards[c].host == host]
        used = sum(memory_cost(s, c) for c in guests)
        room = not declaration.memory or used + memory_cost(s, cid) <= declaration.memory
        if room and (not declaration.most or len(guests) < declaration.most) and may_host(s, host):
            found.append(host)
    return tuple(found)


def only_on(s: State, cid: int) -> Filter | None:
    """The cards a card must be hosted on, if it says so."""
    return s.cards[cid].face.only_on


def destinations(
    s: State, cid: int, discount: int = 0, ignoring: str = "", within: Servers | None = None
) -> Servers:
    """The servers a Corp card can be installed in or protecting; ice can be trashed to lower the cost."""
    face = s.cards[cid].face
    if within is None and face.installs_plainly and _for_nothing(s):
        if face.type == AGENDA or face.type == ASSET:
            return (*[server for server in s.servers if server > 2], NEW_REMOTE)
        return (*s.servers, NEW_REMOTE)
    return tuple(
        server
        for server in ((*s.servers, NEW_REMOTE) if within is None else within)
        if go_obstacle(s, cid, server, discount, ignoring) is None
    )


def _for_nothing(s: State) -> bool:
    """Whether the Corp can pay for a card that it may install, wherever that is: where nothing raises the
    cost, none is left once the ice there is trashed."""
    if unspoken(s, ABOUT_INSTALLS):
        return True
    swing = install_swing(s) if SERVER_LIMIT not in s.statics else None
    return swing is not None and not swing[1]


def go_obstacle(
    s: State, cid: int, server: int, discount: int = 0, ignoring: str = "", promised: int = 0
) -> Obstacle | None:
    """What keeps the Corp from installing a card in a server: it is not for it, or costs too much."""
    at = NOBODY if server == NEW_REMOTE else server
    barred = install_at_obstacle(s, cid, at)
    if barred is not None:
        return barred
    cheapest = install_cost(s, cid, at, len(s.servers[at].ice)) if at >= 0 else 0
    price = 0 if ignoring else max(0, cheapest - discount)
    extra = additional_cost(s, "install", cid, at, ignoring) + rez_at_once_costs(s, cid)
    return spend_obstacle(s, CORP, price, extra, "install", cid, promised)


ABOUT_REZZES: Final = frozenset((CANNOT["rez"], COST["rez"], "rez cost"))


def rezzable_at(s: State, cid: int, server: int, price: int, ignoring: str = "", discount: int = 0) -> bool:
    """Whether the Corp could rez a card once it has installed it in a server for a price."""
    own = s.cards[cid].face.own
    if server >= 0 and not (unspoken(s, ABOUT_REZZES) and ABOUT_REZZES.isdisjoint(own)):
        s, there = s.trial(), s.servers[server]
        s.cards[cid] = s.cards[cid]._replace(zone=TABLE, server=server)
        if s.cards[cid].face.type == ICE:
            s.servers[server] = there._replace(ice=(*there.ice, cid))
        else:
            s.servers[server] = there._replace(root=(*there.root, cid))
            s.roots = None
    return rez_obstacle(s, cid, ignoring, discount=discount - price) is None


def rezzable_somewhere(
    s: State, cid: int, discount: int = 0, ignoring: str = "", within: Servers | None = None
) -> Servers:
    """The servers a Corp card can be installed in or protecting and rezzed there. A discount is on the
    total."""
    found = []
    for server in destinations(s, cid, discount, ignoring, within):
        at = NOBODY if server == NEW_REMOTE else server
        price = install_cost(s, cid, at, len(s.servers[at].ice)) if at >= 0 and not ignoring else 0
        if rezzable_at(s, cid, at, price, ignoring, discount):
            found.append(server)
    return tuple(found)


def may_rez(s: State, cid: int, ignoring: str = "") -> bool:
    """Whether the Corp can rez a card and pay for it."""
    return rez_obstacle(s, cid, ignoring) is None


def rez_obstacle(
    s: State, cid: int, ignoring: str = "", promised: int = 0, discount: int = 0
) -> Obstacle | None:
    """What keeps the Corp from rezzing a card and paying for it."""
    face = s.cards[cid].face
    if face.type == AGENDA:
        return NEVER_REZZED
    if face.rezzes_plainly and not ignoring and unspoken(s, ABOUT_REZZES):
        return spend_obstacle(s, CORP, max(0, face.cost - discount), (), "rez", cid, promised)
    if cannot(s, "rez", cid):
        return forbidden(s, "rez", "rez", cid)
    if ignoring or face.rez_payments:
        return pay_obstacle(s, plain(cid, CORP, promised), rez_costs(s, cid, ignoring, discount), "rez", cid)
    extra = additional_cost(s, "rez", cid, s.cards[cid].server)
    price = max(0, rez_cost(s, cid, max(0, -discount)) - max(0, discount))
    return spend_obstacle(s, CORP, price, extra, "rez", cid, promised)
