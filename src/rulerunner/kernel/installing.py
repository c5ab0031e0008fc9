"""Chapter 8: installing, rezzing, playing, scoring, stealing, trashing an accessed card."""

from typing import Final

from ..lang.costs import Costs, Credits
from ..lang.filters import Filter
from ..lang.statics import Hosts
from ..lang.words import (
    AGENDA,
    ASSET,
    CORP,
    FACE_DOWN,
    ICE,
    PLAY,
    PROGRAM,
    RUNNER,
    TABLE,
)
from ..state.decision import DONE, Decision, Option, offer
from ..state.frames import ChooseFrame, InstallFrame, RezFrame
from ..state.records import NOBODY
from ..state.state import State
from . import atoms
from .ask import holds, matches, plain, select
from .costs import can_pay, can_spend, credits_of, pay
from .derive import (
    CANNOT,
    COST,
    additional_cost,
    cannot,
    declared,
    install_cost,
    may_install_at,
    memory_limit,
    memory_used,
    own_memory,
    play_cost,
    rez_cost,
    trash_cost,
    unspoken,
)
from .potential import worth_asking

ASKED: Final = -1
"""The stage of an install whose additional cost the player has been asked about."""
NEW_REMOTE: Final = -2
"""A destination: a remote server that the install creates."""


# --- what it costs ----------------------------------------------------------------------------------------


def rez_costs(s: State, cid: int, ignoring: str = "") -> Costs:
    """The rez cost and its additional costs, less what is ignored (1.15.5)."""
    if ignoring == "all":
        return ()
    extra = additional_cost(s, "rez", cid, s.cards[cid].server)
    if ignoring == "credits":
        return tuple(part for part in extra if not isinstance(part, Credits))
    return (credits_of(rez_cost(s, cid)), *extra)


def play_costs(s: State, cid: int) -> Costs:
    return (credits_of(play_cost(s, cid)), *additional_cost(s, "play", cid))


def trash_costs(s: State, cid: int) -> Costs:
    return (credits_of(trash_cost(s, cid) or 0),)


def install_costs(s: State, f: InstallFrame) -> Costs:
    if f.ignoring == "all":
        return ()
    server, price = _price(s, f)
    return (credits_of(price), *additional_cost(s, "install", f.card, server))


def _price(s: State, f: InstallFrame) -> tuple[int, int]:
    """Where a card is being installed, if that is there already, and for how many credits."""
    server = f.server if f.server != NEW_REMOTE else NOBODY
    if f.ignoring:
        return server, 0
    without = 0
    if f.picked and server in s.servers:
        without = len([c for c in f.picked if c in s.servers[server].ice])
    return server, max(0, install_cost(s, f.card, server, without) - f.discount)


# --- may it be done ---------------------------------------------------------------------------------------


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


def may_play(s: State, cid: int) -> bool:
    """Whether an event or operation can be played: its conditions, its cost, its potential."""
    card = s.cards[cid]
    if not card.face.played:
        return False
    ctx = plain(cid, card.owner)
    for condition in card.face.play_only_if:
        if not holds(s, ctx, condition):
            return False
    extra = additional_cost(s, "play", cid)
    if not can_spend(s, card.owner, play_cost(s, cid), extra, "play", cid):
        return False
    return card.face.stays or worth_asking(s, ctx, card.face.playing)


# --- installing (8.3; 26.03: 8.5.16) ----------------------------------------------------------------------


def install_step(s: State, f: InstallFrame) -> Decision | None:
    """Go from stage to stage; whatever one of them brings about comes before the next."""
    s.rule, s.source = s.edition.cites["install"], NOBODY
    if f.stage == ASKED:
        if s.last_choice != (1,):
            return give_up(s)
        f = f._replace(stage=0, directed=False)
    if f.stage == 0:
        if not may_install(s, f.card, f.discount, f.ignoring) or not _inward_of_ice(s, f):
            return give_up(s)
        if f.directed and f.ignoring != "all" and additional_cost(s, "install", f.card):
            s.stack[-1] = f._replace(stage=ASKED)
            s.stack.append(ChooseFrame(f.side, s.rule, "install", "yes-no", (1, 0), card=f.card))
            return None
        origin = s.cards[f.card].zone
        atoms.move(s, f.card, PLAY, faceup=_face_up(s, f))
        s.stack[-1] = f = f.at(1, f.server, origin, f.place)
    if f.stage == 1:
        decision = _destination(s, f)
        if decision is not None:
            return decision
        s.stack[-1] = f = f.at(2, _inward_server(s, f), f.origin, f.place)
    if f.stage == 2:
        decision = _like_cards(s, f)
        if decision is not None:
            return decision
    if f.stage <= 3:
        s.stack[-1] = f = f.at(5, f.server, f.origin, _place(s, f))
        if f.picked:
            atoms.trash(s, f.picked)
        pay(s, plain(f.card, f.side), install_costs(s, f), "install", f.card, cites="install")
        if s.stack[-1] is not f or s.result is not None:
            return None
        s.rule, s.source = s.edition.cites["install"], NOBODY
    if f.stage == 5 and _become_installed(s, f):
        return None
    s.stack.pop()
    s.returned = 1
    return None


def give_up(s: State) -> Decision | None:
    """What was begun cannot be done: nothing happens."""
    s.stack.pop()
    s.returned = 0
    return None


def _destination(s: State, f: InstallFrame) -> Decision | None:
    """Ask where to install, or on what; None if there is no choice to make."""
    if f.side == CORP:
        if f.inward >= 0:
            return None
        options = tuple(
            [
                offer("server", NOBODY, NOBODY, server)
                for server in destinations(s, f.card, f.discount, f.ignoring)
            ]
        )
        return Decision(CORP, "choose server", options, s.rule, "install-where", f.card)
    hosts = hosts_for(s, f.card)
    if hosts:
        room = s.cards[f.card].face.memory <= memory_limit(s)
        plain = (Option("rig"),) if room and only_on(s, f.card) is None else ()
        return Decision(
            RUNNER,
            "choose card",
            (*(Option("card", card=h) for h in hosts), *plain),
            s.rule,
            "install-host",
            f.card,
        )
    return None


def _inward_server(s: State, f: InstallFrame) -> int:
    """The server of the ice that ice is to be installed inward from."""
    return s.cards[f.inward].server if f.inward >= 0 else f.server


def _inward_of_ice(s: State, f: InstallFrame) -> bool:
    """Without the ice that ice is to be installed inward from, there is no such place (26.03: 8.5.14)."""
    if f.inward < 0:
        return True
    server = s.cards[f.inward].server
    return server >= 0 and may_install_at(s, f.card, server)


def _place(s: State, f: InstallFrame) -> int:
    """How much ice will be further in than this one; that is settled before any is trashed for it."""
    if f.inward < 0:
        return NOBODY
    ice = s.servers[f.server].ice
    return sum(c not in f.picked for c in ice[: ice.index(f.inward)])


def _candidates(s: State, f: InstallFrame) -> tuple[int, ...]:
    """The like cards that may be trashed first (8.2.5)."""
    card = s.cards[f.card]
    if f.side == RUNNER:
        if card.face.type != PROGRAM or f.host >= 0:
            return ()
        return tuple(
            [c for c in s.zones[TABLE] if s.cards[c].face.type == PROGRAM and s.cards[c].owner == RUNNER]
        )
    if f.server == NEW_REMOTE:
        return ()
    server = s.servers[f.server]
    if s.edition.policies.trash_first == "fort":
        return (*server.ice, *server.root)
    return server.ice if card.face.type == ICE else server.root


def _must_trash(s: State, f: InstallFrame) -> tuple[int, ...]:
    """The cards that have to go: the agenda or asset there, the region there."""
    card = s.cards[f.card]
    if f.side == RUNNER or f.server == NEW_REMOTE or card.face.type == ICE:
        return ()
    must = []
    for c in s.servers[f.server].root:
        other = s.cards[c].face
        one_of = (AGENDA, ASSET)
        if (card.face.type in one_of and other.type in one_of) or (
            "region" in card.face.facts.subtypes and "region" in other.facts.subtypes
        ):
            must.append(c)
    return tuple(must)


def _memory_ok(s: State, f: InstallFrame) -> bool:
    if s.cards[f.card].face.type != PROGRAM or f.host >= 0:
        return True
    freed = sum(s.cards[c].face.memory for c in f.picked if not own_memory(s, s.cards[c].host))
    need = s.cards[f.card].face.memory
    return memory_used(s) - freed + need <= memory_limit(s)


def _like_cards(s: State, f: InstallFrame) -> Decision | None:
    """Ask which like cards are trashed first; None if there are none to ask about."""
    must, left = _must_trash(s, f), _candidates(s, f)
    if f.picked:
        must = tuple(c for c in must if c not in f.picked)
        left = tuple(c for c in left if c not in f.picked)
    done = not must and _memory_ok(s, f) and _affordable(s, f)
    if not left and done:
        return None
    options = tuple([offer("trash", c) for c in (must or left)])
    if done:
        options += (DONE,)
    return Decision(f.side, "choose card", options, s.rule, "trash-first", f.card)


def _affordable(s: State, f: InstallFrame) -> bool:
    """Whether the card can be paid for where it is to be installed, once what was picked is trashed."""
    extra = rez_at_once_costs(s, f.card)
    if f.ignoring == "all":
        return not extra or can_pay(s, plain(f.card, f.side), extra, "install", f.card)
    server, price = _price(s, f)
    extra = additional_cost(s, "install", f.card, server) + extra
    return can_spend(s, f.side, price, extra, "install", f.card)


def install_answer(s: State, f: InstallFrame, option: Option) -> None:
    if f.stage == 1:
        if option.kind == "card":
            s.stack[-1] = f._replace(stage=2, host=option.card)
        else:
            s.stack[-1] = f.at(2, option.server if f.side == CORP else NOBODY, f.origin, f.place)
    elif option.kind == "done":
        s.stack[-1] = f.at(3, f.server, f.origin, f.place)
    else:
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))


def _become_installed(s: State, f: InstallFrame) -> bool:
    """The card is installed. Whether it is to be rezzed at once, before the install is over."""
    server = f.server
    if server == NEW_REMOTE:
        server = max(3, max(s.servers) + 1)
    place = min(f.place, len(s.servers[server].ice)) if f.place >= 0 else None
    up = _face_up(s, f)
    atoms.move(s, f.card, TABLE, faceup=up, server=server, host=f.host, place=place)
    if f.side == RUNNER:
        atoms.activate(s, f.card)
    atoms.emit(s, "install", f.side, f.card, server=server, detail="" if up or f.side == CORP else FACE_DOWN)
    if not _rez_at_once(s, f.card):
        return False
    s.stack[-1] = f.at(6, server, f.origin, f.place)
    s.stack.append(RezFrame(f.card))
    return True


def _face_up(s: State, f: InstallFrame) -> bool:
    """The Runner installs face up, but for cards that say otherwise; the Corp face down."""
    return f.side == RUNNER and not s.cards[f.card].face.hidden


def rez_at_once_costs(s: State, cid: int) -> Costs:
    """What has to be left to rez the card, if it is rezzed as it is installed."""
    return rez_costs(s, cid) if _rez_at_once(s, cid) else ()


def _rez_at_once(s: State, cid: int) -> bool:
    """A classic region is rezzed as it is installed (C6); some cards say so themselves."""
    card = s.cards[cid]
    if card.face.installs_plainly:
        return False
    if card.face.rez_on_install:
        return True
    return s.edition.policies.rez_region and card.owner == CORP and "region" in card.face.facts.subtypes
