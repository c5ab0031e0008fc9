"""Cards that leave, move and change places: trashed, added to a zone, hosted, swapped, remembered."""

from typing import Final

from ....lang import instructions as w
from ....lang.refs import CHOSEN, Chosen
from ....lang.words import (
    ASIDE,
    CHOSEN_TO_LAST,
    CORP,
    DECK_OF,
    HQ,
    RND,
    RUNNER,
    SABOTAGE,
    SCORE_OF,
    TABLE,
)
from ....state.changes import HostEffect, MoveEffect, SureEffect
from ....state.context import Context
from ....state.frames import (
    BasicActionFrame,
    BlockFrame,
    SabotageFrame,
)
from ....state.named import SERVER
from ....state.records import NOBODY, ExpectedEffect
from ....state.stages import ActionStage
from ....state.state import State
from ...may.permitted import may_trash
from ...may.potential import foreseen, some
from ...read.context import player
from ...read.declared import COST, additional_cost, may_host
from ...read.evaluate import exists, number, select
from ...read.exchanging import may_exchange
from ...read.imminence import carried_on
from ...read.pointing import accessed_among, at_hand, home, one, servers
from ...read.sight import to_be_shown
from .. import atoms
from ..lasting import persist
from ..register import OPENS, WAITS, applies, word
from .shapes import always, any_card, at_random, in_zone, same_objects, who
from .showing import chosen_for_what_they_are, show_first


def _move(s: State, f: BlockFrame, i: w.MoveTo) -> tuple[ExpectedEffect, ...]:
    """What lies there already stays as it is: only in a deck can it move."""
    found = same_objects(s, f, i.ref)
    if i.zone not in DECKS:
        found = tuple(cid for cid in found if s.cards[cid].zone != i.zone)
    shown = chosen_for_what_they_are(s, f, i.ref, found)
    return (
        MoveEffect("move", f.side, cards=found, source=f.source, zone=i.zone, bottom=i.bottom, shown=shown),
    )


DECKS: Final = frozenset(DECK_OF.values())


def _host_card(s: State, f: BlockFrame, i: w.HostCard) -> tuple[ExpectedEffect, ...]:
    hosted, host = same_objects(s, f, i.ref), same_objects(s, f, i.host)
    if not hosted or not host or not may_host(s, host[0]):
        return ()
    return (
        HostEffect(
            "host",
            f.side,
            cards=hosted,
            source=f.source,
            host=host[0],
            uninstalled=True,
            faceup=i.faceup,
            shown=chosen_for_what_they_are(s, f, i.ref, hosted),
        ),
    )


def _attach(s: State, f: BlockFrame, i: w.Attach) -> tuple[ExpectedEffect, ...]:
    """Installed cards move to a host; a card in a hand or a pile cannot be hosted this way."""
    host = one(s, f, i.host)
    if host >= 0 and not may_host(s, host):
        return ()
    moved = tuple(cid for cid in at_hand(s, f, i.ref) if s.cards[cid].zone == TABLE)
    return (HostEffect("host", f.side, cards=moved, source=f.source, host=host),) if moved else ()


def _costs_more(s: State, fx: ExpectedEffect) -> tuple[int, ...]:
    """The cards that an ability of the Runner's, or the basic action of the Corp's, trashes only at an
    additional cost which is still to be paid. (That of the basic trash ability is paid together with its
    own.)"""
    if fx.side == CORP:
        return () if fx.source >= 0 else tuple(c for c in fx.cards if additional_cost(s, "trash resource", c))
    if COST["trash"] not in s.statics or fx.side != RUNNER or fx.source < 0 or carried_on(s):
        return ()
    mine = (c for c in fx.cards if may_trash(s, c, RUNNER))
    return tuple(c for c in mine if additional_cost(s, "trash", c, home(s, c)))


OPENS["trash"] = lambda s, fx: bool(_costs_more(s, fx))


def _asks_to_pay(s: State, fx: ExpectedEffect, dear: tuple[int, ...]) -> None:
    """The player may pay to trash all of it, or else trashes what costs nothing more (26.03: 1.16.10a)."""
    if fx.side == CORP:
        offered = BasicActionFrame(CORP, "trash resource", ActionStage.COST_OFFERED, dear[0])
        s.stack.append(offered._replace(object_no=s.cards[dear[0]].object_no))
        return
    cost = tuple(part for c in dear for part in additional_cost(s, "trash", c, home(s, c)))
    rest = tuple(c for c in fx.cards if c not in dear)
    offer = w.May((w.Trash(CHOSEN),), cost, by="runner", otherwise=(w.Trash(Chosen(1)),))
    object_no = s.cards[fx.source].object_no
    s.stack.append(BlockFrame((offer,), fx.source, object_no, RUNNER, "trash-cost", chosen=(fx.cards, rest)))


@applies("trash")
def _do_trash(s: State, fx: ExpectedEffect) -> int:
    dear = _costs_more(s, fx)
    if dear:
        _asks_to_pay(s, fx, dear)
        return WAITS
    hit = tuple(c for c in fx.cards if may_trash(s, c, fx.side))
    if isinstance(fx, SureEffect) and fx.shown:
        show_first(s, fx._replace(cards=hit), fx.shown)
    accessed = accessed_among(s, hit)
    if accessed >= 0 and fx.side == RUNNER:
        persist(s, accessed)
    done = atoms.trash(s, hit, fx.side, to=fx.zone, unseen=fx.sort == SABOTAGE)
    if accessed >= 0 and fx.side == RUNNER:
        atoms.emit(s, "trash accessed", RUNNER, accessed)
    return done


OPEN_ZONES: Final = ("Archives", "heap", "removed", *SCORE_OF.values())


@applies("move")
def _do_move(s: State, fx: ExpectedEffect) -> int:
    """Cards move to a zone. An agenda that enters the Corp's score area is active there, but not scored."""
    assert isinstance(fx, MoveEffect)
    if fx.shown:
        show_first(s, fx, fx.shown)
    for cid in fx.cards:
        up = fx.faceup or fx.zone in OPEN_ZONES or fx.zone == ASIDE
        atoms.put_into(s, cid, fx.zone, up, fx.bottom)
    s.touched = fx.cards
    return len(fx.cards)


applies("discard")(lambda s, fx: atoms.discard(s, fx.cards))
applies("discard random")(lambda s, fx: atoms.discard(s, s.mixed(s.zones[fx.zone])[: fx.amount]))


@applies("shuffle")
def _do_shuffle(s: State, fx: ExpectedEffect) -> int:
    atoms.shuffle(s, who(fx))
    return 1


@applies("remember")
def _do_remember(s: State, fx: ExpectedEffect) -> int:
    s.cards[fx.source] = s.cards[fx.source]._replace(noted=tuple((c, s.cards[c].object_no) for c in fx.cards))
    for cid in fx.cards if fx.sort == CHOSEN_TO_LAST else ():
        atoms.note_chosen(s, fx.side, cid)
    return len(fx.cards)


@applies("remember server")
def _do_remember_server(s: State, fx: ExpectedEffect) -> int:
    s.cards[fx.source] = s.cards[fx.source]._replace(noted_server=fx.server)
    atoms.note_named(s, fx.side, fx.server)
    return 1


@applies("forget")
def _do_forget(s: State, fx: ExpectedEffect) -> int:
    card = s.cards[fx.source]
    s.cards[fx.source] = card._replace(noted=(), noted_server=NOBODY)
    return int(bool(card.noted) or card.noted_server != NOBODY)


def _swapped(s: State, f: BlockFrame, i: w.Swap) -> tuple[ExpectedEffect, ...]:
    """What is swapped into play becomes installed, and its place tells what it may be (26.03: 8.5.13a)."""
    first = at_hand(s, f, i.ref)
    other = at_hand(s, f, i.other) if i.other is not None else ()
    both = first + other
    shown: tuple[int, ...] = ()
    if all(s.cards[cid].zone != TABLE for cid in both):
        shown = chosen_for_what_they_are(s, f, i.ref, first)
        if i.other is not None:
            shown += chosen_for_what_they_are(s, f, i.other, other)
    if shown:
        return (MoveEffect("swap", f.side, cards=both, source=f.source, shown=shown),)
    return (ExpectedEffect("swap", f.side, cards=both, source=f.source),)


@applies("swap", joined=True)
def _do_swap(s: State, fx: ExpectedEffect) -> int:
    if len(fx.cards) != 2:
        return 0
    one, two = fx.cards
    if not may_exchange(s, one, two):
        return 0
    if isinstance(fx, MoveEffect):
        show_first(s, fx, fx.shown)
    if {s.cards[one].zone, s.cards[two].zone} == set(SCORE_OF.values()):
        atoms.swap_scored(s, one, two)
        for cid in (one, two):
            if s.cards[cid].zone == SCORE_OF["runner"]:
                atoms.add_with(s, cid, SCORE_OF["corp"])
    elif s.cards[one].zone == s.cards[two].zone:
        atoms.swap(s, one, two)
    else:
        atoms.exchange(s, one, two)
    return 1


def _move_ice(s: State, f: BlockFrame, i: w.MoveIce) -> tuple[ExpectedEffect, ...]:
    found = servers(s, f, i.server)
    moved = tuple(c for c in same_objects(s, f, i.ref) if s.cards[c].zone == TABLE)
    sort = "innermost" if i.innermost else ""
    if not found or not moved:
        return ()
    return (ExpectedEffect("relocate", f.side, cards=moved, server=found[0], source=f.source, sort=sort),)


@applies("relocate", joined=True)
def _do_move_ice(s: State, fx: ExpectedEffect) -> int:
    if fx.server not in s.servers:
        return 0
    for cid in fx.cards:
        atoms.relocate(s, cid, fx.server, 0 if fx.sort == "innermost" else None)
    return len(fx.cards)


@applies("host", joined=True)
def _do_host(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, HostEffect)
    if fx.shown:
        show_first(s, fx, fx.shown)
    if fx.uninstalled:
        for cid in fx.cards:
            atoms.host_uninstalled(s, cid, fx.host, fx.faceup)
        s.touched = fx.cards
        return len(fx.cards)
    if fx.host >= 0:
        for cid in fx.cards:
            atoms.host_on(s, cid, fx.host)
    return 1


@applies(SABOTAGE, procedure=True)
def _do_sabotage(s: State, fx: ExpectedEffect) -> int:
    if fx.amount <= 0 or not (s.zones[HQ] or s.zones[RND]):
        return 0
    s.stack.append(SabotageFrame(fx.amount, fx.source))
    return WAITS


def _trash(s: State, ctx: Context, i: w.Trash) -> bool:
    """Cards that are still to be chosen are judged as they are chosen."""
    found = at_hand(s, ctx, i.ref)
    return any(may_trash(s, c, player(ctx, i.by)) for c in found) if found else not foreseen(i.ref)


def _trash_top(s: State, ctx: Context, i: w.TrashTop) -> bool:
    """Which cards they are is not known, and need not be: one that may be trashed will do."""
    return in_zone(s, ctx, i) and any(may_trash(s, c, player(ctx, i.by)) for c in s.zones[i.zone])


def _trash_all(s: State, ctx: Context, i: w.TrashAll) -> bool:
    by = player(ctx, i.by)
    return not foreseen(i.filter) or any(may_trash(s, c, by) for c in select(s, ctx, i.filter))


def _trashed(s: State, f: BlockFrame, i: w.Trash) -> tuple[ExpectedEffect, ...]:
    found = same_objects(s, f, i.ref)
    shown = chosen_for_what_they_are(s, f, i.ref, found)
    by, sure = player(f, i.by), i.preventable
    return (SureEffect("trash", by, cards=found, source=f.source, preventable=sure, shown=shown),)


def _all_trashed(s: State, f: BlockFrame, i: w.TrashAll) -> tuple[ExpectedEffect, ...]:
    found, by = select(s, f, i.filter), player(f, i.by)
    shown = to_be_shown(s, i.filter, found)
    if shown:
        return (SureEffect("trash", by, cards=found, source=f.source, shown=shown),)
    return (ExpectedEffect("trash", by, cards=found, source=f.source),)


word(w.Trash, _trashed, _trash)
word(
    w.TrashTop,
    lambda s, f, i: (
        ExpectedEffect(
            "trash", player(f, i.by), cards=s.zones[i.zone][: number(s, f, i.amount)], source=f.source
        ),
    ),
    _trash_top,
)
word(w.TrashAll, _all_trashed, _trash_all)
word(
    w.DiscardRandom,
    at_random("discard random"),
    in_zone,
)
word(
    w.DiscardAll,
    lambda s, f, i: (ExpectedEffect("discard", f.side, cards=select(s, f, i.filter), source=f.source),),
    lambda s, x, i: not foreseen(i.filter) or exists(s, x, i.filter),
)
word(w.MoveTo, _move, any_card)
word(
    w.Sabotage,
    lambda s, f, i: (ExpectedEffect(SABOTAGE, f.side, number(s, f, i.amount), source=f.source),),
    lambda s, x, i: some(s, x, i.amount) and bool(s.zones[HQ] or s.zones[RND]),
)
word(
    w.ShuffleDeck,
    lambda s, f, i: (ExpectedEffect("shuffle", player(f, i.side), source=f.source),),
    lambda s, x, i: len(s.zones[DECK_OF[player(x, i.side)]]) > 1,
)
word(
    w.Remember,
    lambda s, f, i: (
        ExpectedEffect(
            "remember",
            f.side,
            cards=at_hand(s, f, i.ref),
            sort=CHOSEN_TO_LAST if isinstance(i.ref, Chosen) else "",
            source=f.source,
        ),
    ),
    always,
)
word(
    w.RememberServer,
    lambda s, f, i: (ExpectedEffect("remember server", f.side, server=f.named[SERVER], source=f.source),),
    always,
)
word(w.MoveIce, _move_ice, always)
word(
    w.Forget,
    lambda s, f, i: (ExpectedEffect("forget", f.side, source=f.source),),
    lambda s, x, i: bool(s.cards[x.source].noted) or s.cards[x.source].noted_server != NOBODY,
)
word(w.Swap, _swapped, always)
word(w.Attach, _attach, always)
word(w.HostCard, _host_card, always)
