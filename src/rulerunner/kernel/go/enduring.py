"""Instructions that begin something longer: a trace, a run, an effect that lasts (9.9, 9.10.5)."""

from dataclasses import replace
from functools import cache

from ...lang import instructions as w
from ...lang.abilities import Ability, When
from ...lang.demands import momentary
from ...lang.filters import ANY_CARD, Copies, Is, Named, Not, OfChosenName, OfChosenType
from ...lang.headings import heading
from ...lang.refs import Chosen, Ref
from ...lang.statics import Cannot, Declaration, GainsSubroutines, Modify, Player
from ...lang.validating.walk import exchanged, words
from ...lang.words import TYPES, Side, other
from ...state.changes import InsteadEffect, TraceEffect
from ...state.frames import ActionFrame, BlockFrame, ChooseFrame, PsiFrame, StructureFrame, new_structure
from ...state.named import NAME, TYPE
from ...state.records import NOBODY, Lingering
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..change.lasting import keep, until
from ..change.words.interrupts import replace_imminent
from ..may.potential import could_last, could_run, foreseen
from ..read.context import player
from ..read.errands import ERRAND
from ..read.evaluate import number
from ..read.imminence import would
from ..read.naming import name_of
from ..read.pointing import at_hand, cards, one, servers
from ..read.values import trace_limit
from .imminent import begin
from .performing import directs, push_block, put, wait


@directs(w.Trace, lambda s, x, i: True)
def _trace(s: State, f: BlockFrame, i: w.Trace) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=s.returned)
    trace = TraceEffect(
        "trace",
        f.side,
        trace_limit(s, f.source, number(s, f, i.strength)),
        source=f.source,
        object_no=f.object_no,
        success=i.success,
        failure=i.failure,
        change=f.change,
        chosen=f.chosen,
        each=i.each,
        here=f.here,
        bound=f.bound,
        x=f.x,
        named=f.named,
    )
    begin(s, (trace,), f.side)
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.PsiGame, lambda s, x, i: True)
def _psi(s: State, f: BlockFrame, i: w.PsiGame) -> bool:
    """The game is one instruction; what depends on it follows (26.03: 10.14.6d)."""
    if f.stage == BlockStage.NEW:
        s.stack.append(PsiFrame(f.source))
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        block = i.differ if s.returned else i.match
        if block:
            push_block(s, f, block)
            return wait(s, f, BlockStage.DONE)
    return put(s, last=s.returned)


@directs(w.Guess, lambda s, x, i: s.players[x.side].credits >= i.least)
def _guess(s: State, f: BlockFrame, i: w.Guess) -> bool:
    """The number is known to nobody else until the guess is made; then both are revealed, and it is the X of
    what comes of it."""
    if f.stage == BlockStage.NEW:
        numbers = tuple(range(i.least, s.players[f.side].credits + 1))
        if not numbers:
            return put(s, last=0)
        s.stack.append(
            ChooseFrame(f.side, s.edition.cites["psi"], "secret", "number", numbers, card=f.source)
        )
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        secret = s.last_choice[0]
        s.last_choice = ()
        numbers = tuple(range(i.least, s.players[f.side].credits + 1))
        rule = s.edition.cites["psi"]
        s.stack.append(ChooseFrame(other(f.side), rule, "guess", "number", numbers, card=f.source))
        return wait(s, f, BlockStage.PAID, secret)
    if f.stage == BlockStage.PAID:
        guessed = s.last_choice[0]
        atoms.emit(s, "bid", f.side, f.source, amount=f.kept)
        atoms.emit(s, "bid", other(f.side), f.source, amount=guessed)
        push_block(s, f._replace(x=f.kept), i.right if guessed == f.kept else i.wrong)
        return wait(s, f, BlockStage.DONE)
    return put(s, last=s.returned)


@directs(w.Run, could_run)
def _run(s: State, f: BlockFrame, i: w.Run) -> bool:
    """Initiate a run; its linked abilities last for that run (9.10.5)."""
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=s.returned)
    if s.run is not None:
        return True
    allowed = servers(s, f, i.server)
    if not allowed:
        return put(s, last=0)  # there is no such server
    id = s.fresh()
    s.stack.append(new_structure("run", 0, 0, id, "runner", source=f.source, servers=allowed, free=i.free))
    linked = Lingering(0, f.source, f.object_no, f.side, "run", id, active_since=s.moment)
    for ability in i.linked:
        keep(s, linked, ability)
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.TakeAction, lambda s, x, i: _may_act(s, x.side, i.less))
def _take_action(s: State, f: BlockFrame, i: w.TakeAction) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=1)
    if not _may_act(s, f.side, i.less):
        return put(s, last=0)
    s.stack.append(ActionFrame(f.side, s.edition.cites["action"], less=i.less, different=i.different))
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.ActionTo, lambda s, x, i: True)
@directs(w.ActionsFor, lambda s, x, i: True)
def _actions_for(s: State, f: BlockFrame, i: w.ActionsFor | w.ActionTo) -> bool:
    """Each of them is an effect that lasts until it is taken, left or lost, or the turn is over."""
    each = _lingering(s, f, "turn")._replace(heading=ERRAND, block=(i,))
    return put(s, last=atoms.gain_errands(s, each, i.amount if isinstance(i, w.ActionsFor) else 1))


def _may_act(s: State, side: Side, less: int) -> bool:
    """Whether a player has a click for an action, if it takes one, and it is their action phase (26.03:
    5.2.4). Where that has been made to end, the edition says whether it still is while that is reacted to
    (26.03: 5.4.3d)."""
    if not less and not atoms.clicks_to_come(s, side):
        return False
    for frame in s.stack:
        if isinstance(frame, StructureFrame) and frame.name == f"{side}-turn":
            if frame.source != NOBODY and not s.edition.policies.acts_as_phase_ends:
                return False
            return s.edition.structures[frame.name].rows[frame.row].phase.id == "action"
    return False


@directs(w.Lasting, could_last)
def _lasting(s: State, f: BlockFrame, i: w.Lasting) -> bool:
    head = heading(i.declaration)
    duration: str = "run" if i.next_encounter else i.duration
    if duration == "run" and s.run is None and s.encounter is not None and head == "strength":
        duration = "encounter"  # strength for a run that is not there (26.03: 3.4.4a)
    declaration = _settled(s, f, i.declaration)
    effect = _lingering(s, f, duration)._replace(heading=head, declaration=declaration, here=f.here)
    if duration == "next turn" and isinstance(i.declaration, Player):
        effect = effect._replace(until=until(s, duration, player(f, i.declaration.side)))
    if duration == "next X turns":
        effect = effect._replace(until=s.turn + 2 * f.x - (s.active != f.side))
    stays = i.next_encounter and i.duration == "run"
    return put(s, last=_bind(s, f, i.bind, effect._replace(next_encounter=i.next_encounter, stays=stays)))


def _bind(s: State, f: BlockFrame, to: Ref | None, effect: Lingering) -> int:
    """An effect begins to last for the card it is bound to; of several, for each of them. Without the card
    it is meant for there is none, and not one on another card (26.03: 1.15.3)."""
    bound = (f.bound,) if to is None else at_hand(s, f, to)
    for place, cid in enumerate(bound):
        atoms.linger(s, effect._replace(bound=cid, id=s.fresh() if place else effect.id))
        if isinstance(to, Chosen):
            atoms.note_chosen(s, f.side, cid)
    return int(bool(bound))


def _settled(s: State, f: BlockFrame, declaration: Declaration) -> Declaration:
    """A declaration with the numbers that cannot change any more."""
    if isinstance(declaration, GainsSubroutines):
        return replace(declaration, times=number(s, f, declaration.times))
    if isinstance(declaration, (Modify, Player)) and (
        not foreseen(declaration.by) or momentary(declaration.by)
    ):
        return replace(declaration, by=number(s, f, declaration.by))
    if isinstance(declaration, Cannot):
        return replace(declaration, cards=exchanged(declaration.cards, lambda word: _by_name(s, f, word)))
    return declaration


def _by_name(s: State, f: BlockFrame, word: object) -> object:
    """A set of copies as the name they have now, whatever becomes of the card that was pointed at."""
    if not isinstance(word, Copies):
        return word
    cid = one(s, f, word.ref)
    return Named(s.cards[cid].face.name) if cid >= 0 else Not(ANY_CARD)


def _lingering(s: State, f: BlockFrame, duration: str) -> Lingering:
    """An effect of this ability for a duration; what it does is for the instruction to say."""
    return Lingering(
        s.fresh(), f.source, f.object_no, f.side, duration, until(s, duration, f.side), active_since=s.moment
    )


@directs(w.HostAsCounter, lambda s, x, i: not foreseen(i.host) or bool(cards(s, x, i.host)))
def _host_as_counter(s: State, f: BlockFrame, i: w.HostAsCounter) -> bool:
    """The card is nothing but the counter from now on. What the counter says lasts as long as it is there."""
    host = one(s, f, i.host)
    if host < 0 or s.cards[f.source].object_no != f.object_no:
        return put(s, last=0)
    atoms.host_uninstalled(s, f.source, host, faceup=True)
    there = s.cards[f.source].object_no
    counter = Lingering(0, f.source, there, f.side, "hosted", 0, bound=host, active_since=s.moment)
    for ability in i.abilities:
        keep(s, counter, ability)
    return put(s, last=1)


@directs(w.Later, lambda s, x, i: True)
def _later(s: State, f: BlockFrame, i: w.Later) -> bool:
    if isinstance(i.ability, When) and i.ability.trigger.kind == "run ends" and s.run is None:
        return put(s, last=0)  # there is no run whose end it could wait for (26.03: 9.6.13d)
    duration = "run" if i.next_encounter else i.duration
    effect = _lingering(s, f, duration)._replace(ability=_later_on(s, f, i.ability), here=f.here)
    return put(s, last=_bind(s, f, i.bind, effect._replace(next_encounter=i.next_encounter)))


@cache
def settled(ability: Ability, place: int) -> Ability:
    """An ability with the card type that was chosen in it, once and for all (26.03: 9.10.3a)."""
    chosen = Is(TYPES[place])
    now: Ability = exchanged(ability, lambda word: chosen if isinstance(word, OfChosenType) else word)
    return now


def _later_on(s: State, f: BlockFrame, ability: Ability) -> Ability:
    """An ability as it is to be from now on: what was chosen in it cannot change any more."""
    if not _speaks_of_a_name(ability):
        return settled(ability, f.named[TYPE])
    name = Named(name_of(s, f.named[NAME]))
    now: Ability = exchanged(ability, lambda word: name if isinstance(word, OfChosenName) else word)
    return now


@cache
def _speaks_of_a_name(ability: Ability) -> bool:
    return any(isinstance(word, OfChosenName) for word in words(ability))


@directs(w.Instead, lambda s, x, i: True)
def _instead(s: State, f: BlockFrame, i: w.Instead) -> bool:
    if f.change is not None and f.change.kind == would(i.kind):
        instead = InsteadEffect("instead", f.side, source=f.source, block=i.then, change=f.change)
        done = replace_imminent(s, f.change, instead)
        return put(s, last=done)
    atoms.linger(s, _lingering(s, f, i.duration)._replace(replaces=i.kind, block=i.then, may=i.may))
    return put(s, last=1)
