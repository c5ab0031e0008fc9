"""Reaction windows (9.2.8), and the one in which the Corp resolves subroutines (1.4: 6.9.3c)."""

from ...lang.abilities import Paid, When, While
from ...lang.demands import is_optional, stipulated_offer, whole_offer
from ...lang.headings import RESOLVES_AS
from ...lang.instructions import Block
from ...lang.statics import ResolvesAs
from ...lang.words import CORP, other
from ...state.changes import EncounteredEffect
from ...state.decision import PASS, Decision, Option, new_decision, offer
from ...state.frames import AbilityFrame, ReactionFrame, SubroutinesFrame
from ...state.records import NOBODY, Change, Pending
from ...state.resolving import new_block
from ...state.stages import BlockStage, UseStage
from ...state.state import State
from ..change import atoms
from ..change.atoms.effects import mark_tried, mark_used
from ..change.lasting import forget
from ..may.choosing import as_bound, stands_for
from ..may.pending import heard_of, triggerable
from ..may.triggers import limited_as
from ..read.declared import bound_to, declared
from ..read.evaluate import matches
from ..read.subroutines import does, subroutines
from .checkpoint import checkpoint
from .imminent import begin


def reaction_step(s: State, f: ReactionFrame) -> Decision | None:
    if f.closed:
        s.stack.pop()
        return None
    if s.checkpoint_due and checkpoint(s):
        return None
    if not f.pending:
        s.stack.pop()
        return None
    waiting = triggerable(s, f.pending, f.holder)
    if not waiting and not f.second:
        waiting = triggerable(s, f.pending, other(f.holder))
        if waiting:
            s.stack[-1] = f = f.passed()
    if not waiting:
        s.stack.pop()
        return None
    if len(waiting) == 1:
        single = waiting[0]
        options: tuple[Option, ...] = (_triggering(f, single),)
        if optional(single) and not asks_by_itself(single):
            options += (PASS,)
    else:
        options = tuple([_triggering(f, p) for p in _distinct(s, waiting)])
        if all(optional(p) for p in waiting):
            options += (PASS,)
    s.rule = s.edition.cites["reaction"]
    return new_decision(f.holder, "reaction", options, s.rule, "reaction")


def asks_by_itself(p: Pending) -> bool:
    """Whether an optional ability is one offer: alone, it asks by itself, and declining it is passing. One
    that is used only so often is used once it is taken, so that is asked first."""
    return isinstance(p.ability, When) and not p.ability.once and whole_offer(p.ability) is not None


def _triggering(f: ReactionFrame, p: Pending) -> Option:
    return offer("trigger", p.source, p.place, NOBODY, f.pending.index(p))


def _distinct(s: State, waiting: list[Pending]) -> list[Pending]:
    """Instances of one ability that met its condition in the same way are one option; so are abilities of one
    card that say the same, and those of loose cards, or about loose cards, that nothing tells apart."""
    seen = set()
    out = []
    for p in waiting:
        key = (stands_for(s, p.source), p.ability, as_bound(s, p.bound, p.side), p.chosen, p.here, _heard(p))
        if key not in seen:
            seen.add(key)
            out.append(p)
    return out


def _heard(p: Pending) -> Change | int:
    """The change that made an ability pending, by its moment; one of its own card as far as it would be the
    same with a card like it."""
    change = p.change
    if change is None:
        return 0
    return change._replace(card=NOBODY, object_no=0, moment=0) if change.card == p.source else change.moment


def optional(p: Pending) -> bool:
    return isinstance(p.ability, Paid) or (isinstance(p.ability, When) and is_optional(p.ability))


def reaction_answer(s: State, f: ReactionFrame, option: Option) -> None:
    if option.kind == "pass":
        atoms.progress(s, "pass priority", f.holder)
        if f.second:
            s.stack.pop()
        else:
            s.stack[-1] = f.passed()
        return
    pending = f.pending[option.number]
    if not isinstance(pending.ability, Paid):
        # A paid ability can be used again at the same moment, as long as it can be paid for.
        s.stack[-1] = f.left_with(f.pending[: option.number] + f.pending[option.number + 1 :])
    trigger(s, pending)


def trigger(s: State, pending: Pending) -> None:
    """Resolve a pending ability (9.6.15). A delayed one without a duration is gone once it does."""
    ability = pending.ability
    if isinstance(ability, Paid):
        place, change = pending.place, pending.change
        s.stack.append(AbilityFrame(pending.source, pending.object_no, place, pending.side, change=change))
        return
    taken = False
    if isinstance(ability, When):
        taken = ability.optional
        if ability.once:
            mark_used(s, pending.source, pending.object_no, limited_as(pending), ability.once)
    else:
        assert isinstance(ability, While)
        mark_tried(s, pending.source, pending.object_no, pending.place)
    if "when encountered" in s.paid_interrupts and _when_encountered(pending):
        assert pending.change is not None
        cards = (pending.change.card,)
        begin(s, (EncounteredEffect("when encountered", pending.side, cards=cards, pending=pending),), CORP)
        return
    if pending.lingering >= 0:
        forget(s, pending.lingering, isinstance(ability, When) and bool(ability.once))
    s.stack.append(
        new_block(
            _block(ability),
            pending.source,
            _object(s, pending),
            pending.side,
            "conditional-ability",
            stage=_beginning(s, ability),
            change=heard_of(s, pending),
            chosen=pending.chosen,
            bound=bound_to(s, pending),
            here=pending.here,
            use=UseStage.TAKEN if taken else UseStage.NOT,
            x=pending.x or _x_of_cost(pending.change, pending.source),
            named=pending.named,
        )
    )


def _block(ability: When | While) -> Block:
    """What is resolved. What is stipulated for an offer was so as it was triggered."""
    stipulated = stipulated_offer(ability) if isinstance(ability, When) else None
    return ability.block if stipulated is None else stipulated.then


def _x_of_cost(change: Change | None, source: int) -> int:
    """The X that was paid for the card itself, if an ability waits for its being installed or rezzed."""
    if change is None or change.card != source or change.kind not in ("install", "rez"):
        return 0
    return change.amount


def _when_encountered(pending: Pending) -> bool:
    """Whether an ability is about its own ice being encountered, printed on it or given to it (26.03:
    9.6.14a)."""
    change = pending.change
    return (
        pending.place >= 0
        and change is not None
        and change.kind == "encounter"
        and (change.card == pending.source or (isinstance(pending.ability, When) and pending.ability.given))
    )


def _beginning(s: State, ability: When | While) -> int:
    """The stage at which an ability begins. One that may be used only so often and is one offer was taken as
    it was triggered: it asks no more."""
    if isinstance(ability, While) or not ability.once or whole_offer(ability) is None:
        return BlockStage.NEW
    s.last_choice = (1,)
    return BlockStage.ANSWERED


def _object(s: State, pending: Pending) -> int:
    """The object that the ability speaks of as its source: none, if a delayed one has lost it already."""
    lost = pending.lingering >= 0 <= pending.source and s.cards[pending.source].object_no != pending.object_no
    return NOBODY if lost else pending.object_no


def subroutines_step(s: State, f: SubroutinesFrame) -> Decision | None:
    encounter = s.encounter
    if f.closed or encounter is None or encounter.id != f.encounter or encounter.cut_short:
        s.stack.pop()
        return None
    if checkpoint(s):
        return None
    if not f.pending:
        s.stack.pop()
        return None
    s.rule = f.rule
    s.stack[-1] = f._replace(pending=f.pending[1:])
    resolve_subroutine(s, f.pending[0])
    return None


def resolve_subroutine(s: State, index: int) -> None:
    """The Corp resolves one subroutine of the encountered ice."""
    encounter = s.encounter
    assert encounter is not None
    ice, subs = s.cards[encounter.ice], subroutines(s, encounter.ice)
    if index >= len(subs):  # it was one that the ice had for a while, and has lost
        return
    s.encounter = encounter._replace(resolved=(*encounter.resolved, index))
    atoms.emit(s, "subroutine resolves", CORP, encounter.ice, place=index)
    block = subs[index].block
    for ctx, d in declared(s, RESOLVES_AS):
        if isinstance(d, ResolvesAs) and matches(s, ctx, d.of, encounter.ice):
            if not any(does(subs[index], doing) for doing in d.but):
                block = d.block
    s.stack.append(new_block(block, encounter.ice, ice.object_no, CORP, "subroutine", here=ice.server))
