"""Like cards that are trashed for a card as it is installed (8.2.5; 26.03: 8.5.6), and whether that card can
be paid for without them."""

from itertools import combinations
from typing import Final

from ...lang.headings import INSTALL_DISCOUNT, MEMORY_FOR, PAYS_FOR_SUCCESSOR
from ...lang.statics import PaysForSuccessor
from ...lang.words import CORP, CREDIT, ICE, PROGRAM, REZ_IF_ABLE, RUNNER, TABLE
from ...state.decision import DONE, Decision, new_decision, offer
from ...state.frames import InstallFrame
from ...state.record import NEW_REMOTE
from ...state.state import State
from ..change import atoms
from ..may.affording import can_pay, can_spend
from ..may.entering import install_swing, rezzable_at
from ..may.funds import hampered, only_pool
from ..may.permitted import may_trash
from ..may.prices import install_price, rez_at_once_costs
from ..read.context import plain
from ..read.declared import CANNOT, additional_cost, declared
from ..read.memory import memory_cost, memory_limit, memory_over, memory_used, own_memory
from ..read.room import in_the_way


def _candidates(s: State, f: InstallFrame) -> tuple[int, ...]:
    """The like cards that may be trashed first (8.2.5)."""
    card = s.cards[f.card]
    if f.side == RUNNER:
        if card.face.type != PROGRAM:
            return ()
        return tuple(
            [
                c
                for c in s.zones[TABLE]
                if s.cards[c].face.type == PROGRAM and s.cards[c].owner == RUNNER and c != f.host
            ]
        )
    if f.server == NEW_REMOTE:
        return ()
    server = s.servers[f.server]
    if s.edition.policies.trash_first == "fort":
        return (*server.ice, *server.root)
    return server.ice if card.face.type == ICE else server.root


def _must_trash(s: State, f: InstallFrame) -> tuple[int, ...]:
    """The cards that have to go: the agenda or asset there, the region there."""
    if f.side == RUNNER or f.server == NEW_REMOTE or s.cards[f.card].face.type == ICE:
        return ()
    return in_the_way(s, f.card, f.server, f.picked)


def _memory_ok(s: State, f: InstallFrame) -> bool:
    """Whether a program fits beside the others; a host may have memory of its own for it."""
    if s.cards[f.card].face.type != PROGRAM or own_memory(s, f.host):
        return True
    if not f.picked and MEMORY_FOR not in s.statics:
        return memory_used(s) + memory_cost(s, f.card) <= memory_limit(s)
    return memory_over(s, f.picked, adding=f.card) <= 0


def like_cards(s: State, f: InstallFrame) -> Decision | None:
    """Ask which like cards are trashed first; None if there are none to ask about."""
    must, left = _must_trash(s, f), _candidates(s, f)
    if left and CANNOT["trash"] in s.statics:
        left = _may_be_trashed(s, f, left)
    if f.picked:
        left = _not_picked(f, left)
    done = not must and _memory_ok(s, f) and affordable(s, f)
    if left and _paying_hangs_on_cards(s, f):
        left = _sparable(s, f, left)
    if not left and done:
        return None
    options = tuple([offer("trash", c) for c in (must or left)])
    if done:
        options += (DONE,)
    return new_decision(f.side, "choose card", options, s.rule, "trash-first", f.card)


def _may_be_trashed(s: State, f: InstallFrame, like: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in like if may_trash(s, c, f.side)])


def _not_picked(f: InstallFrame, like: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in like if c not in f.picked])


def _sparable(s: State, f: InstallFrame, like: tuple[int, ...]) -> tuple[int, ...]:
    """The like cards of which any can be trashed and the card still be paid for."""
    if payable_from_pool(s, f):
        return like
    return tuple([c for c in like if _payable_without(s, f, c, like)])


def affordable(s: State, f: InstallFrame) -> bool:
    """Whether the card can be paid for where it is to be installed, once what was picked is trashed."""
    if payable_from_pool(s, f):
        return True
    extra = () if s.cards[f.card].face.installs_plainly else rez_at_once_costs(s, f.card)
    if f.then == REZ_IF_ABLE and not _rezzable(s, f):
        return False
    if f.ignoring == "all":
        return not extra or can_pay(s, plain(f.card, f.side), extra, "install", f.card)
    if f.picked and _paying_hangs_on_cards(s, f):
        s = s.trial()
        trash_like(s, f)
    server, price = install_price(s, f)
    extra = additional_cost(s, "install", f.card, server, f.ignoring) + extra
    return can_spend(s, f.side, price, extra, "install", f.card)


def pays_for_successor(s: State, cid: int) -> bool:
    """Whether credits on a card may be spent on what it is trashed for: it is trashed once that is paid."""
    if PAYS_FOR_SUCCESSOR not in s.statics or not s.cards[cid].count(CREDIT):
        return False
    return any(
        isinstance(d, PaysForSuccessor) and ctx.source == cid for ctx, d in declared(s, PAYS_FOR_SUCCESSOR)
    )


def payable_from_pool(s: State, f: InstallFrame) -> bool:
    """Whether the pool suffices, whichever of the cards are trashed that pay for it or make it cheaper."""
    face = s.cards[f.card].face
    if not face.installs_plainly or face.facts.x_cost or f.then == REZ_IF_ABLE or hampered(s, f.side):
        return False
    swing = install_swing(s)
    if swing is None:
        return False
    price = face.cost
    if f.side == CORP:
        price = len(s.servers[f.server].ice) if face.type == ICE and f.server in s.servers else 0
    return price + swing[1] + max(0, -f.discount) <= s.players[f.side].credits


def _payable_without(s: State, f: InstallFrame, cid: int, like: tuple[int, ...]) -> bool:
    """Whether the card can be paid for once a like card is trashed, be it together with others. Of cards that
    pay nothing and say nothing only their number matters; of the rest, the first few in every combination."""
    others = [c for c in like if c != cid]
    telling = [c for c in others if s.cards[c].counters or s.cards[c].active_since >= 0][:FEW]
    silent = [c for c in others if c not in telling]
    return any(
        affordable(s, f._replace(picked=(*f.picked, cid, *silent[:number], *more)))
        for number in {*range(min(len(silent), FEW) + 1), len(silent)}
        for size in range(len(telling) + 1)
        for more in combinations(telling, size)
    )


FEW: Final = 6


def _rezzable(s: State, f: InstallFrame) -> bool:
    """Whether enough is left to rez the card once it is paid for: what one of the costs does not need of a
    discount on both is left for the other."""
    server, price = install_price(s, f._replace(discount=0))
    return rezzable_at(s, f.card, server, price, f.ignoring, f.discount)


def _paying_hangs_on_cards(s: State, f: InstallFrame) -> bool:
    """Whether paying may change with what is trashed: by its own price, a discount, or credits on cards."""
    own, said = s.cards[f.card].face.own, s.statics
    priced = "install cost" in said or INSTALL_DISCOUNT in said or "install cost" in own
    return priced or not only_pool(s, f.side, "install")


def trash_like(s: State, f: InstallFrame) -> None:
    """The like cards that were picked are trashed, but for those that pay for what replaces them. It is a
    step of an instruction that resolves, so nothing can interrupt it (9.3.4c)."""
    if f.picked:
        atoms.trash(s, tuple([c for c in f.picked if not pays_for_successor(s, c)]), f.side)
