"""Whether a card can be installed, and where; whether it can be rezzed (chapter 8)."""

from typing import Final

from ...lang.filters import Filter
from ...lang.statics import Hosts
from ...lang.words import AGENDA, ASSET, CORP, PROGRAM, RUNNER, TABLE
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import CANNOT, COST, additional_cost, cannot, declared, unspoken
from ..read.evaluate import matches, select
from ..read.values import install_cost, memory_limit, own_memory, rez_cost
from .affording import can_pay, can_spend
from .permitted import may_install_at
from .prices import NEW_REMOTE, rez_at_once_costs, rez_costs


def may_install(s: State, cid: int, discount: int = 0, ignoring: str = "") -> bool:
    """Whether a card can be installed at all: somewhere to put it, room for it, credits for it."""
    card = s.cards[cid]
    face = card.face
    if face.played or cannot(s, "install", cid):
        return False
    if card.owner == CORP:
        if face.installs_plainly and unspoken(s, ABOUT_NEW_REMOTES):
            return True
        if _may_go(s, cid, NEW_REMOTE, discount, ignoring):  # as most can
            return True
        return any(_may_go(s, cid, server, discount, ignoring) for server in s.servers)
    if face.type == PROGRAM and not fits(s, cid):
        return False
    if not face.installs_plainly and (
        (face.only_on is not None and not hosts_for(s, cid)) or second_console(s, cid)
    ):
        return False
    price = 0 if ignoring else max(0, install_cost(s, cid) - discount)
    return can_spend(s, RUNNER, price, additional_cost(s, "install", cid), "install", cid)


ABOUT_INSTALLS: Final = frozenset((CANNOT["install"], COST["install"], "install cost"))


ABOUT_NEW_REMOTES: Final = ABOUT_INSTALLS - {"install cost"}  # there is nothing yet that would cost


def fits(s: State, cid: int) -> bool:
    """Whether a program would fit if others were trashed for it."""
    need = s.cards[cid].face.memory
    return need <= memory_limit(s) or any(own_memory(s, host) >= need for host in hosts_for(s, cid))


def second_console(s: State, cid: int) -> bool:
    return (
        s.edition.policies.console_limit == "install"
        and "console" in s.cards[cid].face.facts.subtypes
        and any(
            s.cards[c].owner == RUNNER and "console" in s.cards[c].face.facts.subtypes for c in s.zones[TABLE]
        )
    )


def hosts_for(s: State, cid: int) -> tuple[int, ...]:
    """Installed cards that can host this one."""
    only = s.cards[cid].face.only_on
    if only is not None:
        return select(s, plain(cid, RUNNER), only)
    if not s.lingering and "hosts" not in s.statics:
        return ()
    found = []
    for ctx, declaration in declared(s, "hosts"):
        if not isinstance(declaration, Hosts) or not matches(s, ctx, declaration.cards, cid):
            continue
        host = ctx.source
        guests = [c for c in s.zones[TABLE] if s.cards[c].host == host]
        used = sum(s.cards[c].face.facts.memory or 0 for c in guests)
        room = not declaration.memory or used + (s.cards[cid].face.facts.memory or 0) <= declaration.memory
        if room and (not declaration.most or len(guests) < declaration.most):
            found.append(host)
    return tuple(found)


def only_on(s: State, cid: int) -> Filter | None:
    """The cards a card must be hosted on, if it says so."""
    return s.cards[cid].face.only_on


def destinations(s: State, cid: int, discount: int = 0, ignoring: str = "") -> tuple[int, ...]:
    """The servers a Corp card can be installed in or protecting; ice can be trashed to lower the cost."""
    face = s.cards[cid].face
    if face.installs_plainly and unspoken(s, ABOUT_INSTALLS):
        if face.type == AGENDA or face.type == ASSET:
            return (*[server for server in s.servers if server > 2], NEW_REMOTE)
        return (*s.servers, NEW_REMOTE)
    return tuple(server for server in (*s.servers, NEW_REMOTE) if _may_go(s, cid, server, discount, ignoring))


def _may_go(s: State, cid: int, server: int, discount: int, ignoring: str) -> bool:
    at = NOBODY if server == NEW_REMOTE else server
    if not may_install_at(s, cid, at):
        return False
    cheapest = install_cost(s, cid, at, len(s.servers[at].ice)) if at >= 0 else 0
    price = 0 if ignoring else max(0, cheapest - discount)
    extra = additional_cost(s, "install", cid, at) + rez_at_once_costs(s, cid)
    return can_spend(s, CORP, price, extra, "install", cid)


def may_rez(s: State, cid: int, ignoring: str = "") -> bool:
    """Whether the Corp can rez a card and pay for it."""
    if cannot(s, "rez", cid):
        return False
    if ignoring:
        return can_pay(s, plain(cid, CORP), rez_costs(s, cid, ignoring), "rez", cid)
    extra = additional_cost(s, "rez", cid, s.cards[cid].server)
    return can_spend(s, CORP, rez_cost(s, cid), extra, "rez", cid)
