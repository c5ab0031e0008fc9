"""Rezzing, playing, scoring, stealing, trashing an accessed card (chapter 8)."""

from typing import Final

from ...lang.abilities import Trigger, When
from ...lang.headings import DELAYED
from ...lang.instructions import StealCard
from ...lang.refs import BOUND
from ...lang.words import ADVANCEMENT, AGENDA, CORP, PLAY, REMOVED, RUNNER
from ...state.decision import Decision
from ...state.frames import (
    ChooseFrame,
    PlayFrame,
    RezFrame,
    ScoreFrame,
    StealFrame,
    TrashAccessedFrame,
)
from ...state.record import FOLLOWED
from ...state.records import NOBODY, ExpectedEffect, Lingering
from ...state.resolving import new_block
from ...state.stages import PlayStage, RezStage, TakeStage
from ...state.state import State
from ..change import atoms
from ..may.affording import can_pay
from ..may.prices import play_costs, rez_costs, trash_costs
from ..may.x_costs import most_x, ways_of_x
from ..read.context import PlainContext, plain
from ..read.declared import additional_cost, asking, cannot, declared
from ..read.pointing import home
from ..read.values import requirement
from .checkpoint import checkpoint
from .imminent import begin
from .installing import give_up, may_decline
from .paying import pay


def rez_step(s: State, f: RezFrame) -> Decision | None:
    """Pay, and turn the card up; whatever one of these brings about comes before the next."""
    s.rule, s.source = s.edition.cites["rez"], NOBODY
    if f.stage == RezStage.X_ASKED:
        f = f._replace(stage=RezStage.COST_ASKED, x=s.last_choice[0])
        s.last_choice = (1,)  # whatever there was to be declined was not
    x = max(0, f.x)
    cost = rez_costs(s, f.card, f.ignoring, f.discount, x) if f.stage <= RezStage.COST_ASKED else ()
    if f.stage == RezStage.NEW:
        never = s.cards[f.card].face.type == AGENDA or cannot(s, "rez", f.card)
        if never or not can_pay(s, plain(f.card, CORP), cost, "rez", f.card):
            return give_up(s)
        # What is paid besides the rez cost itself, which may be ignored, can be declined (1.15.10a).
        if may_decline(s, f.directed) and additional_cost(
            s, "rez", f.card, s.cards[f.card].server, f.ignoring
        ):
            s.stack[-1] = f.at(RezStage.COST_ASKED)
            s.stack.append(ChooseFrame(CORP, s.rule, "rez", "yes-no", (1, 0), card=f.card))
            return None
    if f.stage == RezStage.COST_ASKED and s.last_choice != (1,):
        return give_up(s)
    if f.stage <= RezStage.COST_ASKED:
        if f.x < 0 and s.cards[f.card].face.facts.x_cost and not f.ignoring:
            _ask_x(s, f)
            return None
        s.stack[-1] = f = f._replace(stage=RezStage.PAID, object_no=s.cards[f.card].object_no)
        asked = asking(s, "rez", f.card, s.cards[f.card].server)
        pay(s, plain(f.card, CORP), cost, "rez", f.card, cites="rez", asked=asked)
        if s.stack[-1] is not f or s.result is not None:
            return None
        s.rule, s.source = s.edition.cites["rez"], NOBODY
    if f.stage == RezStage.PAID:
        if s.cards[f.card].object_no != f.object_no:
            return give_up(s)
        s.stack[-1] = f = f.at(RezStage.REZZED)
        atoms.rez(s, f.card, max(0, f.x))
        if s.stack[-1] is not f or s.result is not None:
            return None
    s.stack.pop()
    s.returned = 1
    return None


def _ask_x(s: State, f: RezFrame) -> None:
    """Ask how much the X of the rez cost is (26.03: 1.16.2c)."""

    def payable(x: int) -> bool:
        return can_pay(s, plain(f.card, CORP), rez_costs(s, f.card, "", f.discount, x), "rez", f.card)

    s.stack[-1] = f.at(RezStage.X_ASKED)
    numbers = ways_of_x(s, f.card, payable)
    s.stack.append(ChooseFrame(CORP, s.edition.cites["cost"], "number", "number", numbers, card=f.card))


def play_step(s: State, f: PlayFrame) -> Decision | None:
    """Pay, become active, resolve, be trashed; whatever one of these brings about comes before the next."""
    s.rule, s.source = s.edition.cites["play"], NOBODY
    if f.stage == PlayStage.COST_ASKED:
        if s.last_choice != (1,):
            return give_up(s)
        s.stack[-1] = f = f._replace(stage=PlayStage.NEW, directed=False)
    if f.stage == PlayStage.X_ASKED:
        s.stack[-1] = f = f._replace(stage=PlayStage.NEW, directed=False, x=s.last_choice[0])
    if f.stage == PlayStage.NEW:
        if may_decline(s, f.directed) and additional_cost(s, "play", f.card, ignoring=f.ignoring):
            s.stack[-1] = f.at(PlayStage.COST_ASKED)
            s.stack.append(ChooseFrame(f.side, s.rule, "play", "yes-no", (1, 0), card=f.card))
            return None
        if f.x < 0 and s.cards[f.card].face.facts.x_cost:
            s.stack[-1] = f.at(PlayStage.X_ASKED)
            least = 0 if f.ignoring else s.cards[f.card].face.x_least
            most = most_x(s, f.card, ignoring=f.ignoring, discount=f.discount)
            numbers = tuple(range(least, most + 1))
            rule = s.edition.cites["cost"]
            s.stack.append(ChooseFrame(f.side, rule, "number", "number", numbers, card=f.card))
            return None
        s.stack[-1] = f = f.at(PlayStage.PAID)
        atoms.move(s, f.card, PLAY, faceup=True)
        cost = play_costs(s, f.card, f.ignoring, max(0, f.x), f.discount)
        payer, asked = PlainContext(f.card, f.side, x=max(0, f.x)), asking(s, "play", f.card)
        pay(s, payer, cost, "play", f.card, cites="play", asked=asked)
        if s.stack[-1] is not f or s.result is not None:
            return None
        s.rule, s.source = s.edition.cites["play"], NOBODY
    if f.stage == PlayStage.PAID:
        s.stack[-1] = f = f.at(PlayStage.ACTIVE)
        atoms.activate(s, f.card)
        atoms.emit(s, "play", f.side, f.card)
        checkpoint(s)
        if s.stack[-1] is not f or s.result is not None:
            return None
    if f.stage == PlayStage.ACTIVE:
        card = s.cards[f.card]
        s.stack[-1] = f.at(PlayStage.RESOLVED)
        leaves = card.face.stays or card.face.removed or f.removed
        discards = s.edition.policies.played_cards == "before" and not leaves
        s.stack.append(
            new_block(
                card.face.playing,
                f.card,
                card.object_no,
                f.side,
                "play-ability",
                discards=discards,
                affected=f.given,
                x=max(0, f.x),
            )
        )
        return None
    if f.stage == PlayStage.RESOLVED:
        card = s.cards[f.card]
        s.stack[-1] = f = f.at(PlayStage.TRASHED)
        if card.zone == PLAY and card.host < 0 and not card.face.stays:
            if f.removed or card.face.removed:
                atoms.move(s, f.card, REMOVED, faceup=True)
                atoms.emit(s, "move", f.side, f.card, origin=PLAY, zone=REMOVED)
            else:
                atoms.trash(s, (f.card,), "", faceup=True)
        atoms.emit(s, "resolved", f.side, f.card)
        checkpoint(s)
        if s.stack[-1] is not f or s.result is not None:
            return None
    s.stack.pop()
    s.returned = 1
    return None


def score_step(s: State, f: ScoreFrame) -> Decision | None:
    s.rule, s.source = s.edition.cites["score"], NOBODY
    if f.stage == TakeStage.NEW:
        server = home(s, f.card)
        cost = additional_cost(s, "score", f.card, server)
        if cost and may_decline(s, f.directed):
            s.stack[-1] = f._replace(stage=TakeStage.DECLINABLE)
            s.stack.append(ChooseFrame(CORP, s.rule, "score", "yes-no", (1, 0), card=f.card))
            return None
        s.stack[-1] = f._replace(stage=TakeStage.COST_ASKED, object_no=s.cards[f.card].object_no)
        if cost:
            asked = asking(s, "score", f.card, server)
            pay(s, plain(f.card, CORP), cost, "score", cites="score", asked=asked)
    elif f.stage == TakeStage.DECLINABLE:
        if s.last_choice != (1,):
            return give_up(s)
        s.stack[-1] = ScoreFrame(f.card)
    elif f.stage == TakeStage.COST_ASKED:
        if s.cards[f.card].object_no != f.object_no:
            return give_up(s)
        s.stack[-1] = f._replace(stage=TakeStage.PAID)
        over = s.cards[f.card].count("advancement") - requirement(s, f.card)
        atoms.to_score(s, f.card, CORP, "score", over)
    else:
        s.stack.pop()
        s.returned = 1
    return None


def steal_step(s: State, f: StealFrame) -> Decision | None:
    cost = () if f.free else additional_cost(s, "steal", f.card, home(s, f.card))
    match f.stage:
        case TakeStage.NEW:
            if DELAYED in s.statics and not cannot(s, "steal", f.card) and _delay(s, f.card):
                return give_up(s)
            if cannot(s, "steal", f.card) or (cost and not can_pay(s, plain(f.card, RUNNER), cost)):
                return give_up(s)
            stage = TakeStage.COST_ASKED if cost else TakeStage.PAID
            s.stack[-1] = f._replace(stage=stage, object_no=s.cards[f.card].object_no)
            if cost:
                s.stack.append(
                    ChooseFrame(RUNNER, s.edition.cites["steal-cost"], "steal", "yes-no", (1, 0), card=f.card)
                )
        case TakeStage.COST_ASKED:
            if s.last_choice != (1,):
                return give_up(s)
            s.stack[-1] = f._replace(stage=TakeStage.PAID)
            asked = asking(s, "steal", f.card, home(s, f.card))
            pay(s, plain(f.card, RUNNER), cost, cites="steal-cost", asked=asked)
        case _:
            if s.cards[f.card].object_no != f.object_no:
                return give_up(s)
            s.stack.pop()
            atoms.to_score(s, f.card, RUNNER, "steal", s.cards[f.card].count(ADVANCEMENT))
            s.returned = 1
    return None


NEXT_TURN: Final = When(Trigger("turn begins", side=RUNNER), (StealCard(BOUND),))


def _delay(s: State, cid: int) -> bool:
    """An agenda is not stolen now, but as the Runner's next turn begins, wherever it has gone by then."""
    said = declared(s, DELAYED)
    for ctx, _ in said[:1]:
        later = Lingering(
            s.fresh(), ctx.source, s.cards[ctx.source].object_no, RUNNER, "", 0, active_since=s.moment
        )
        atoms.linger(s, later._replace(ability=NEXT_TURN, bound=cid, bound_object=FOLLOWED))
    return bool(said)


def begin_trash_access(s: State, cid: int) -> None:
    s.stack.append(TrashAccessedFrame(cid, s.cards[cid].object_no))
    asked = asking(s, "trash", cid, home(s, cid))
    pay(s, plain(cid, RUNNER), trash_costs(s, cid), "trash", cid, cites="cost", asked=asked)


def trash_accessed_step(s: State, f: TrashAccessedFrame) -> Decision | None:
    s.stack.pop()
    s.source = NOBODY
    if s.cards[f.card].object_no != f.object_no:
        return None
    begin(s, (ExpectedEffect("trash", RUNNER, cards=(f.card,)),), "runner")
    return None
