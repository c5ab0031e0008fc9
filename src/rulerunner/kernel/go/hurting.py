"""Damage of which a player picks the cards, one by one, before all are trashed together (10.4.3a)."""

from ...lang.costs import Credits
from ...lang.statics import GivesUpDamage, PreventsUnpaid
from ...lang.words import CORP, GRIP, RUNNER, Side
from ...state.decision import Decision
from ...state.frames import ChooseFrame, DamageFrame, ImminentFrame
from ...state.records import NOBODY, ExpectedEffect
from ...state.stages import DamageStage
from ...state.state import State
from ..change import atoms
from ..may.choosing import likeness
from ..may.funds import funds
from ..read.context import plain
from ..read.damage import FLATLINE, deadly, looker, picked_by_hand, picker, staked
from .checkpoint import checkpoint
from .paying import pay


def step(s: State, f: DamageFrame) -> Decision | None:
    """Whoever may look at the grip is asked first; then cards are picked as long as there is somebody to pick
    them, and chance finds the rest."""
    rule = s.edition.cites["damage"]
    s.rule, s.source = rule, f.source
    if f.stage == DamageStage.DEADLY:
        _over(s, f, f.amount)
        return None
    if f.stage in (DamageStage.SETTLING, DamageStage.STAKE_ASKED):
        return _settle(s, f)
    if f.stage == DamageStage.NEW:
        card = looker(s, f.kind)
        s.stack[-1] = f._replace(stage=DamageStage.PICKING if card == NOBODY else DamageStage.LOOK_ASKED)
        if card != NOBODY:
            side = s.cards[card].owner
            s.stack.append(ChooseFrame(side, rule, "may", "yes-no", (1, 0), card=card))
        return None
    if f.stage == DamageStage.LOOK_ASKED:
        card = looker(s, f.kind) if s.last_choice == (1,) else NOBODY
        s.stack[-1] = f = f._replace(stage=DamageStage.PICKING, looker=card)
        if card != NOBODY:
            s.source, grip = card, s.zones[GRIP]
            atoms.emit(s, "look", s.cards[card].owner, amount=len(grip), zone=GRIP, cards=grip)
    elif f.stage == DamageStage.PICKED:
        s.stack[-1] = f = f._replace(stage=DamageStage.PICKING, picked=(*f.picked, *s.last_choice))
    return _pick_next(s, f)


def _pick_next(s: State, f: DamageFrame) -> Decision | None:
    side = _next_picker(s, f)
    if side is None or len(f.picked) >= f.amount:
        _inflict(s, f)
        return None
    s.stack[-1] = f._replace(stage=DamageStage.PICKED)
    # Whoever picks sees the whole grip: of cards that nothing tells apart, one is enough.
    one_each = {likeness(s.cards[c]): c for c in s.zones[GRIP] if c not in f.picked}
    left = tuple(one_each.values())
    s.stack.append(ChooseFrame(side, s.edition.cites["damage"], "damage", "card", left, card=f.looker))
    return None


def _next_picker(s: State, f: DamageFrame) -> Side | None:
    """Who picks the next card. Of two who are both to pick it, the active player does (26.03: 9.12.1c)."""
    everyone = picker(s, f.kind)
    if f.looker == NOBODY or f.picked:
        return everyone
    mine = s.cards[f.looker].owner
    return mine if everyone is None else s.active


def _settle(s: State, f: DamageFrame) -> Decision | None:
    """Settle how much of it is done: who may get it through pays for it, point by point; who does it may give
    some of it up. Then it is done."""
    if f.stage == DamageStage.STAKE_ASKED:
        _staked(s, f, s.last_choice[0])
        return None
    left = [(cid, d) for cid, d in staked(s, f.kind, f.by, f.sure) if cid not in f.asked]
    if left and f.amount > 0:
        cid, stake = left[0]
        s.stack[-1] = f._replace(stage=DamageStage.STAKE_ASKED, asked=(*f.asked, cid))
        most, side, paid = f.amount, s.cards[cid].owner, isinstance(stake, PreventsUnpaid)
        if isinstance(stake, PreventsUnpaid):
            side, most = CORP, min(most, funds(s, CORP, "ability", cid) // stake.credits)
        asked = ChooseFrame(
            side, s.rule, "let-through" if paid else "give-up", "number", tuple(range(most + 1))
        )
        s.stack.append(asked._replace(card=cid))
        return None
    if picked_by_hand(s, f.kind, f.amount):
        s.stack[-1] = f._replace(stage=DamageStage.NEW)
        return None
    _inflict(s, f)
    return None


def _inflict(s: State, f: DamageFrame) -> None:
    """The damage is done. If it is more than the grip holds, a flatline follows, unless it is prevented."""
    s.source = f.source
    if not deadly(s, f.amount):
        _over(s, f, atoms.damage(s, f.kind, f.amount, f.by, f.picked))
        return
    atoms.damage(s, f.kind, f.amount, f.by, spared=True)
    s.stack[-1] = f._replace(stage=DamageStage.DEADLY)
    flatline = (ExpectedEffect(FLATLINE, RUNNER, source=f.source),)
    s.stack.append(ImminentFrame(flatline, CORP, rule=s.rule))


def _over(s: State, f: DamageFrame, amount: int) -> None:
    s.stack.pop()
    s.returned = amount
    if f.paying:
        s.returned = 1
        checkpoint(s)


def _staked(s: State, f: DamageFrame, number: int) -> None:
    """What the last card that asked comes to."""
    cid = f.asked[-1]
    stake = next(d for card, d in staked(s, f.kind, f.by, f.sure) if card == cid)
    s.source = cid
    if isinstance(stake, GivesUpDamage):
        s.stack[-1] = f._replace(stage=DamageStage.SETTLING, amount=f.amount - number)
        if number:
            atoms.emit(s, "prevent", s.cards[cid].owner, amount=number, sort="damage")
            atoms.place(s, cid, stake.counter, number)
        return
    s.stack[-1] = f._replace(stage=DamageStage.SETTLING, amount=number)
    if f.amount > number:
        atoms.emit(s, "prevent", s.cards[cid].owner, amount=f.amount - number, sort="damage")
    if number:
        pay(s, plain(cid, CORP), (Credits(number * stake.credits),))
