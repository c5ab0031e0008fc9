"""Cards are trashed or discarded, but for those that a player pays for, or chooses to save."""

from typing import Final

from ...lang import instructions as w
from ...lang.filters import Picked
from ...lang.refs import CHOSEN
from ...lang.words import HQ, RND, RUNNER, TABLE
from ...state.context import Context
from ...state.frames import BlockFrame, ChooseFrame, ImminentFrame, TrashChoiceFrame
from ...state.records import NOBODY, ExpectedEffect
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..may.affording import can_pay
from ..may.funds import purpose
from ..may.interrupts import preventable
from ..may.permitted import may_trash
from ..may.potential import foreseen
from ..read.context import player
from ..read.declared import discards_at_random
from ..read.evaluate import exists, matches, select
from .directing import payer
from .paying import pay
from .performing import directs, push_block, put, top_block, wait
from .targeting import slot_filled

SAVED: Final = 1
"""The slot in which the cards are kept that were paid for."""


@directs(w.TrashUnsaved, lambda s, x, i: not foreseen(i.filter) or exists(s, x, i.filter))
def _trash_unsaved(s: State, f: BlockFrame, i: w.TrashUnsaved) -> bool:
    """The player pays for one card after the other; the others are trashed together."""
    by = player(f, i.by)
    if f.stage == BlockStage.DONE:
        return put(s, last=s.returned)
    if i.discard and discards_at_random(s, by):
        return _save_at_random(s, f, i)
    if f.stage == BlockStage.ANSWERED and s.last_choice:
        put(s, chosen=slot_filled(f, SAVED, f.chosen[SAVED] + s.last_choice))
        f = top_block(s)
        wait(s, f, BlockStage.NEW)
        pay(s, payer(f, by), i.cost, purpose(s, f.source))
        return False
    left = tuple(cid for cid in select(s, f, i.filter) if cid not in f.chosen[SAVED])
    if f.stage == BlockStage.NEW and left and can_pay(s, payer(f, by), i.cost, purpose(s, f.source)):
        rule = s.edition.cites["choice"]
        s.stack.append(ChooseFrame(by, rule, "save", "card", left, 0, 1, card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    rest = i.filter & ~Picked(SAVED)
    push_block(s, f, (w.DiscardAll(rest) if i.discard else w.TrashAll(rest),))
    return wait(s, f, BlockStage.DONE)


def _save_at_random(s: State, f: BlockFrame, i: w.TrashUnsaved) -> bool:
    """Where discards are random, the player says how many cards to pay for; chance says which."""
    by, there = player(f, i.by), select(s, f, i.filter)
    if f.stage == BlockStage.NEW:
        many = [
            n for n in range(len(there) + 1) if can_pay(s, payer(f, by), i.cost * n, purpose(s, f.source))
        ]
        rule = s.edition.cites["choice"]
        s.stack.append(ChooseFrame(by, rule, "number", "number", tuple(many), card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        saved = s.mixed(there)[: s.last_choice[0]]
        put(s, chosen=slot_filled(f, SAVED, saved))
        f = top_block(s)
        wait(s, f, BlockStage.PAID)
        pay(s, payer(f, by), i.cost * len(saved), purpose(s, f.source))
        return False
    push_block(s, f, (w.DiscardAll(i.filter & ~Picked(SAVED)),))
    return wait(s, f, BlockStage.DONE)


@directs(w.PreventTrash, lambda s, x, i: bool(_about_to_go(s, x, i)))
def _prevent_trash(s: State, f: BlockFrame, i: w.PreventTrash) -> bool:
    """One or more of the cards that are about to be trashed are taken out of that."""
    if f.stage == BlockStage.NEW:
        there = _about_to_go(s, f, i)
        if not there:
            return put(s, last=0)
        rule = s.edition.cites["targets"]
        s.stack.append(ChooseFrame(f.side, rule, "target", "card", there, 1, len(there), card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    saved = frozenset(s.last_choice)
    depth = _imminent_depth(s)
    frame = s.stack[depth]
    assert isinstance(frame, ImminentFrame)
    effects = tuple(_without(fx, saved) for fx in frame.effects)
    s.stack[depth] = frame._replace(effects=tuple(fx for fx in effects if fx is not None))
    atoms.emit(s, "prevent", f.side, amount=len(saved), sort="trash")
    return put(s, last=len(saved))


def _without(fx: ExpectedEffect, saved: frozenset[int]) -> ExpectedEffect | None:
    """A trashing without some of its cards; nothing if none are left."""
    if fx.kind != "trash" or saved.isdisjoint(fx.cards):
        return fx
    left = tuple(c for c in fx.cards if c not in saved)
    return fx._replace(cards=left) if left else None


def _imminent_depth(s: State) -> int:
    """Where the imminent effect that an interrupt is about lies on the stack."""
    return next((n for n in range(len(s.stack) - 1, -1, -1) if isinstance(s.stack[n], ImminentFrame)), NOBODY)


def _about_to_go(s: State, ctx: Context, i: w.PreventTrash) -> tuple[int, ...]:
    """The cards of a set that are about to be trashed, where that can be prevented."""
    depth = _imminent_depth(s)
    frame = s.stack[depth] if depth >= 0 else None
    if not isinstance(frame, ImminentFrame):
        return ()
    going = [c for fx in frame.effects if fx.kind == "trash" and preventable(fx) for c in fx.cards]
    return tuple(c for c in going if matches(s, ctx, i.filter, c))


@directs(w.TrashAccessed, lambda s, x, i: bool(_accessed_together(s)))
def _trash_accessed(s: State, f: BlockFrame, i: w.TrashAccessed) -> bool:
    """Where all cards of a fort are accessed together, what is chosen is trashed together with what is paid
    for (chart 18); a card that is accessed by itself is trashed at once."""
    if f.stage == BlockStage.DONE:
        return put(s, last=s.returned)
    if f.stage == BlockStage.NEW:
        there = _accessed_together(s)
        if not there:
            return put(s, last=0)
        rule, most = s.edition.cites["targets"], len(there)
        s.stack.append(ChooseFrame(RUNNER, rule, "target", "card", there, 1, most, card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, TrashChoiceFrame):
            s.stack[depth] = frame._replace(paid=(*frame.paid, *s.last_choice))
            return put(s, last=len(s.last_choice))
    push_block(s, f._replace(chosen=(s.last_choice, ())), (w.Trash(CHOSEN),))
    return wait(s, f, BlockStage.DONE)


def _accessed_together(s: State) -> tuple[int, ...]:
    """The cards that are being accessed and have not been dealt with."""
    for frame in s.stack:
        if isinstance(frame, TrashChoiceFrame):
            left = (c for c in frame.cards if c not in frame.paid)
            return tuple(c for c in left if s.cards[c].zone in FROM and may_trash(s, c, RUNNER))
    return (s.access.card,) if s.access is not None else ()


FROM: Final = (TABLE, HQ, RND)
"""Where cards are accessed that can be trashed: those of the Archives are."""
