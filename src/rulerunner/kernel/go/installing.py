"""Installing a card, step by step (8.3; 26.03: 8.5.16)."""

from typing import Final

from ...lang.costs import Costs
from ...lang.face import TURNED_DOWN
from ...lang.headings import MAY_INSTALL_FACE_UP
from ...lang.statics import MayInstallFaceUp
from ...lang.words import (
    AGENDA,
    CORP,
    FACE_DOWN,
    ICE,
    PLAY,
    REZ,
    REZ_IF_ABLE,
    RUNNER,
    SHOWN,
    TABLE,
)
from ...state.decision import SERVERS, Decision, Option, new_decision
from ...state.frames import ChooseFrame, InstallFrame, RezFrame
from ...state.record import NEW_REMOTE
from ...state.records import ARCHIVES_ID, NOBODY
from ...state.stages import InstallStage
from ...state.state import State
from ..change import atoms
from ..may.affording import can_pay
from ..may.entering import (
    destinations,
    hosts_for,
    may_install,
    only_on,
    rezzable_at,
    rezzable_somewhere,
)
from ..may.permitted import may_install_at
from ..may.prices import install_costs, install_price, rez_at_once
from ..may.x_costs import ways_of_x
from ..read.context import plain
from ..read.declared import additional_cost, asking, cannot, declared
from ..read.evaluate import matches
from ..read.memory import memory_cost, memory_for, memory_limit
from .making_room import affordable, like_cards, pays_for_successor, trash_like
from .paying import pay
from .trashed import sort_trashed

REZZED: Final = (REZ, REZ_IF_ABLE)
"""What becomes of a card that is installed to be rezzed."""
REVEALED: Final = (REZ, REZ_IF_ABLE, SHOWN)
"""What becomes of a card that is revealed if it is not face up once it is installed."""


def install_step(s: State, f: InstallFrame) -> Decision | None:
    """Go from stage to stage; whatever one of them brings about comes before the next."""
    cite = s.edition.cite("install", f.side)
    s.rule, s.source = s.edition.cites[cite], NOBODY
    if f.stage == InstallStage.COST_ASKED:
        if s.last_choice != (1,):
            return give_up(s)
        f = f._replace(stage=InstallStage.NEW, directed=False)
    down = f.then == FACE_DOWN and f.side == RUNNER
    if f.stage == InstallStage.NEW:
        if not _may_begin(s, f, down):
            return give_up(s)
        if may_decline(s, f.directed) and additional_cost(s, "install", f.card, ignoring=f.ignoring):
            s.stack[-1] = f._replace(stage=InstallStage.COST_ASKED)
            s.stack.append(ChooseFrame(f.side, s.rule, "install", "yes-no", (1, 0), card=f.card))
            return None
        origin = atoms.came_from(s, f.card)
        if s.cards[f.card].host >= 0:
            f = f._replace(was_on=s.cards[f.card].host)
        atoms.move(s, f.card, PLAY, faceup=_face_up(s, f))
        to = InstallStage.TRASHING if down else InstallStage.DESTINATION
        s.stack[-1] = f = f.at(to, f.server, origin, f.place)
    stage, place = f.stage, f.place  # the frame is put at a stage only where something could see it there
    if stage == InstallStage.DESTINATION:
        decision = _destination(s, f)
        if decision is not None:
            return decision
        stage = InstallStage.LIKE_CARDS
        if f.inward >= 0:
            s.stack[-1] = f = f.at(stage, _inward_server(s, f), f.origin, place)
    elif stage < 0:
        if stage == InstallStage.FACE_ASKED:
            f = f._replace(then="face up" if s.last_choice == (1,) else "face down")
        elif s.last_choice != (1,):
            return _take_back(s, f)  # what it costs there is not paid
        stage = InstallStage.LIKE_CARDS
        s.stack[-1] = f = f._replace(stage=stage, directed=False)
    if stage == InstallStage.LIKE_CARDS:
        if f.directed and _costs_more_there(s, f):
            s.stack[-1] = f._replace(stage=InstallStage.COST_THERE_ASKED)
            s.stack.append(ChooseFrame(f.side, s.rule, "install", "yes-no", (1, 0), card=f.card))
            return None
        if _may_face_up(s, f):
            s.stack[-1] = f._replace(stage=InstallStage.FACE_ASKED)
            s.stack.append(ChooseFrame(f.side, s.rule, "may", "yes-no", (1, 0), card=f.card))
            return None
        decision = like_cards(s, f)
        if decision is not None:
            if not decision.options:  # what would have to be trashed for it would make it too dear
                return _take_back(s, f)
            if f.stage != stage:
                s.stack[-1] = f.at(stage, f.server, f.origin, place)
            return decision
    if stage <= InstallStage.TRASHING:
        stage, place = InstallStage.TRASHED, _place(s, f)
        if f.picked or atoms.SET_ASIDE in s.changes_this_turn:
            s.stack[-1] = f = f.at(stage, f.server, f.origin, place)
            trash_like(s, f)
    priced = f
    if stage == InstallStage.DIVIDED:
        stage, left = InstallStage.TRASHED, s.last_choice[0]
        priced, f = f._replace(discount=f.discount - left), f._replace(discount=left)
    elif stage == InstallStage.X_ASKED:
        stage, f = InstallStage.TRASHED, f._replace(x=s.last_choice[0])
        priced = f
    elif stage == InstallStage.TRASHED:
        if sort_trashed(s):
            return None
        if f.discount > 0 and f.then in REZZED and s.cards[f.card].face.type == ICE:
            _divide(s, f.at(InstallStage.DIVIDED, f.server, f.origin, place))
            return None
        if s.cards[f.card].face.facts.x_cost and f.side == RUNNER and not f.ignoring and not down:
            s.rule = s.edition.cites["cost"]
            _ask_x(s, f.at(InstallStage.X_ASKED, f.server, f.origin, place))
            return None
    if stage == InstallStage.TRASHED:
        late = f.picked and any(pays_for_successor(s, c) for c in f.picked)
        to = InstallStage.OVERWRITING if late else InstallStage.PAID
        s.stack[-1] = f = f.at(to, f.server, f.origin, place)
        s.rule, s.source = s.edition.cites[cite], NOBODY
        cost = _costs_face_down(s, f) if down else install_costs(s, priced)
        asked = asking(s, "install", f.card, f.server if f.server != NEW_REMOTE else NOBODY)
        pay(s, plain(f.card, f.side), cost, "install", f.card, cites=cite, asked=asked)
        if s.stack[-1] is not f or s.result is not None:
            return None
        s.rule, s.source = s.edition.cites[cite], NOBODY
    if f.stage == InstallStage.OVERWRITING:
        atoms.trash(s, tuple(c for c in f.picked if s.cards[c].zone == TABLE), f.side)
        s.stack[-1] = f = f.at(InstallStage.PAID, f.server, f.origin, f.place)
    if f.stage == InstallStage.PAID and _become_installed(s, f):
        return None
    if f.then in REVEALED and not s.cards[f.card].faceup:
        # It was picked for what it is, or could not be rezzed (26.03: 8.5.13c, 8.5.13d).
        s.cards[f.card] = s.cards[f.card]._replace(seen=True)
        atoms.emit(s, "reveal", f.side, f.card)
    s.stack.pop()
    s.touched = (f.card,)
    s.returned = 1
    return None


def _divide(s: State, f: InstallFrame) -> None:
    """Ask how many credits of a discount on the total of installing and rezzing ice are on the rez cost; the
    others are on the install cost (26.03: 1.16.2f). What was declared must leave the install payable, and the
    rez where there has to be one."""
    ways = []
    for left in range(f.discount + 1):
        divided = f._replace(picked=(), discount=f.discount - left, then="")
        server, price = install_price(s, divided)
        able = f.then != REZ_IF_ABLE or rezzable_at(s, f.card, server, price, f.ignoring, left)
        if able and affordable(s, divided):
            ways.append(left)
    s.stack[-1] = f
    s.stack.append(ChooseFrame(f.side, s.rule, "number", "number", tuple(ways), card=f.card))


def _ask_x(s: State, f: InstallFrame) -> None:
    """Ask how much the X of the install cost is: that comes as the cost is to be paid (26.03: 8.5.11b)."""
    there = f._replace(picked=())
    numbers = ways_of_x(s, f.card, lambda x: affordable(s, there._replace(x=x)))
    s.stack[-1] = f
    s.stack.append(ChooseFrame(f.side, s.rule, "number", "number", numbers, card=f.card))


def _may_begin(s: State, f: InstallFrame, down: bool) -> bool:
    """Whether a card can be installed. Face down any can, whatever it is (26.03: 8.1.4)."""
    if down:
        payer = plain(f.card, f.side)
        return not cannot(s, "install", f.card) and can_pay(
            s, payer, _costs_face_down(s, f), "install", f.card
        )
    return may_install(s, f.card, f.discount, f.ignoring, f.within) and _inward_of_ice(s, f)


def _costs_face_down(s: State, f: InstallFrame) -> Costs:
    """A card of the Runner's has no install cost face down (26.03: 8.5.11a)."""
    return additional_cost(s, "install", f.card, ignoring=f.ignoring)


def may_decline(s: State, directed: bool) -> bool:
    """Whether a player who is directed to do something may decline what it costs besides."""
    return directed and s.edition.policies.directed_costs_declined


def give_up(s: State) -> Decision | None:
    """What was begun cannot be done: nothing happens."""
    s.stack.pop()
    s.returned = 0
    return None


def _take_back(s: State, f: InstallFrame) -> Decision | None:
    """The card goes back to where it was: it is not installed after all."""
    atoms.move(s, f.card, f.origin, faceup=f.origin == PLAY, host=f.was_on)
    return give_up(s)


def _costs_more_there(s: State, f: InstallFrame) -> bool:
    """Whether an install has an additional cost at its destination, which the player may decline. (One that
    it has anywhere has been asked about before.)"""
    return (
        may_decline(s, f.directed)
        and f.server >= 0
        and bool(additional_cost(s, "install", f.card, f.server, f.ignoring))
    )


def _destination(s: State, f: InstallFrame) -> Decision | None:
    """Ask where to install, or on what; None if there is no choice to make."""
    if f.side == CORP:
        if f.inward >= 0:
            return None
        options = tuple([SERVERS[server] for server in _open(s, f)])
        return new_decision(CORP, "choose server", options, s.rule, "install-where", f.card)
    hosts = () if f.host >= 0 else hosts_for(s, f.card)
    if hosts:
        room = memory_cost(s, f.card) <= memory_limit(s) + memory_for(s, f.card)
        in_rig = room and only_on(s, f.card) is None and affordable(s, f)
        plain = (Option("rig"),) if in_rig else ()
        return new_decision(
            RUNNER,
            "choose card",
            (*(Option("card", card=h) for h in hosts if affordable(s, f._replace(host=h))), *plain),
            s.rule,
            "install-host",
            f.card,
        )
    return None


def _inward_server(s: State, f: InstallFrame) -> int:
    """The server of the ice that ice is to be installed inward from."""
    return s.cards[f.inward].server if f.inward >= 0 else f.server


def _open(s: State, f: InstallFrame) -> tuple[int, ...]:
    """The servers a Corp card may go to; where it must be rezzed, those where it can be."""
    find = rezzable_somewhere if f.then == REZ_IF_ABLE else destinations
    return find(s, f.card, f.discount, f.ignoring, f.within)


def _inward_of_ice(s: State, f: InstallFrame) -> bool:
    """Without the ice that ice is to be installed inward from, there is no such place (26.03: 8.5.14)."""
    if f.inward < 0:
        return True
    server = s.cards[f.inward].server
    return server >= 0 and may_install_at(s, f.card, server)


def _place(s: State, f: InstallFrame) -> int:
    """How much ice will be further in than this one; that is settled before any is trashed for it."""
    if f.innermost:
        return 0
    if f.inward < 0:
        return NOBODY
    ice = s.servers[f.server].ice
    return sum(c not in f.picked for c in ice[: ice.index(f.inward)])


def install_answer(s: State, f: InstallFrame, option: Option) -> None:
    if f.stage == InstallStage.DESTINATION:
        if option.kind == "card":
            s.stack[-1] = f._replace(stage=InstallStage.LIKE_CARDS, host=option.card)
        else:
            s.stack[-1] = f.at(
                InstallStage.LIKE_CARDS, option.server if f.side == CORP else NOBODY, f.origin, f.place
            )
    elif option.kind == "done":
        s.stack[-1] = f.at(InstallStage.TRASHING, f.server, f.origin, f.place)
    else:
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))


def _new_remote(s: State) -> int:
    """The number of a new remote server: one that nothing remembers, for it is no server that there was, even
    if that ceased to exist in the run against it (26.03: 4.6.8e), or a card that is still there chose it."""
    highest = max(ARCHIVES_ID, *s.servers)
    for turn in (s.changes_this_turn, *s.changes_last_turn.values()):
        for change in turn.get("server ceases", ()):
            highest = max(highest, change.server)
    for card in s.cards:
        if card.noted_server > highest:
            highest = card.noted_server
    return highest + 1


def _become_installed(s: State, f: InstallFrame) -> bool:
    """The card is installed. Whether it is to be rezzed at once, before the install is over."""
    server = f.server
    if server == NEW_REMOTE:
        server = _new_remote(s)
    place = min(f.place, len(s.servers[server].ice)) if f.place >= 0 else None
    up = _face_up(s, f)
    atoms.move(s, f.card, TABLE, faceup=up, server=server, host=f.host, place=place)
    if f.side == RUNNER and f.then == FACE_DOWN:
        s.cards[f.card] = s.cards[f.card]._replace(face=s.cards[f.card].face.without(TURNED_DOWN))
        s.eventful = True
    elif f.side == RUNNER or (up and s.cards[f.card].face.type != AGENDA):
        atoms.activate(s, f.card)  # a face-up card of the Corp's is rezzed (26.03: 8.1.1, 8.5.16e)
    sort, s.source = "" if up or f.side == CORP else FACE_DOWN, f.source
    atoms.emit(s, "install", f.side, f.card, max(0, f.x), server, sort, origin=f.origin)
    s.source = NOBODY
    if f.then not in REZZED and not rez_at_once(s, f.card):
        return False
    s.stack[-1] = f.at(InstallStage.REZZING, server, f.origin, f.place)
    if f.then not in REZZED:
        s.stack.append(RezFrame(f.card))
        return True
    s.stack.append(RezFrame(f.card, f.ignoring, directed=f.then == REZ, discount=max(0, f.discount)))
    return True


def _may_face_up(s: State, f: InstallFrame) -> bool:
    """Whether the player may say that the card goes face up, and has not been asked."""
    if f.side != CORP or MAY_INSTALL_FACE_UP not in s.statics or s.cards[f.card].face.faces_up:
        return False
    return f.then in ("", SHOWN) and _lets_face_up(s, f)


def _lets_face_up(s: State, f: InstallFrame) -> bool:
    return any(
        isinstance(d, MayInstallFaceUp) and matches(s, ctx, d.cards, f.card)
        for ctx, d in declared(s, MAY_INSTALL_FACE_UP)
    )


def _face_up(s: State, f: InstallFrame) -> bool:
    """The Runner installs face up, but for cards that say otherwise; the Corp face down."""
    if f.side == CORP:
        return f.then == "face up" or s.cards[f.card].face.faces_up
    return not s.cards[f.card].face.hidden and f.then != FACE_DOWN
