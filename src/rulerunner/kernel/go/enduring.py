"""Instructions that begin something longer: a trace, a run, an effect that lasts (9.9, 9.10.5)."""

from dataclasses import replace

from ...lang import instructions as w
from ...lang.abilities import When
from ...lang.demands import momentary
from ...lang.face import heading
from ...lang.statics import Declaration, GainsSubroutines, Modify, Player
from ...state.changes import InsteadEffect
from ...state.frames import BlockFrame, PsiFrame, StructureFrame, TraceFrame
from ...state.records import Lingering
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..change.lasting import keep, until
from ..change.words.interrupts import replace_imminent
from ..may.interrupts import would
from ..may.potential import could_last, could_run
from ..read.context import player
from ..read.evaluate import number
from ..read.pointing import one, servers
from ..read.values import trace_limit
from .performing import directs, push_block, put, wait


@directs(w.Trace, lambda s, x, i: True)
def _trace(s: State, f: BlockFrame, i: w.Trace) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=s.returned)
    s.stack.append(
        TraceFrame(
            trace_limit(s, f.source, number(s, f, i.strength)),
            f.source,
            f.object_no,
            f.side,
            i.success,
            i.failure,
            change=f.change,
            chosen=f.chosen,
        )
    )
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


@directs(w.Run, could_run)
def _run(s: State, f: BlockFrame, i: w.Run) -> bool:
    """Initiate a run; its linked abilities last for that run (9.10.5)."""
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=s.returned)
    if s.run is not None:
        return True
    allowed = servers(s, f, i.server)
    id = s.fresh()
    s.stack.append(StructureFrame("run", 0, 0, id, "runner", source=f.source, servers=allowed, free=i.free))
    linked = Lingering(0, f.source, f.object_no, f.side, "run", id, active_since=s.moment)
    for ability in i.linked:
        keep(s, linked, ability)
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.Lasting, could_last)
def _lasting(s: State, f: BlockFrame, i: w.Lasting) -> bool:
    bound = one(s, f, i.bind) if i.bind is not None else f.bound
    head = heading(i.declaration)
    duration: str = "run" if i.next_encounter else i.duration
    if duration == "run" and s.run is None and s.encounter is not None and head == "strength":
        duration = "encounter"  # strength for a run that is not there (26.03: 3.4.4a)
    declaration = _settled(s, f, i.declaration)
    effect = _lingering(s, f, duration)._replace(heading=head, declaration=declaration, here=f.here)
    if duration == "next turn" and isinstance(i.declaration, Player):
        effect = effect._replace(until=until(s, duration, player(f, i.declaration.side)))
    atoms.linger(s, effect._replace(bound=bound, next_encounter=i.next_encounter))
    return put(s, last=1)


def _settled(s: State, f: BlockFrame, declaration: Declaration) -> Declaration:
    """A declaration with the numbers that cannot change any more."""
    if isinstance(declaration, GainsSubroutines):
        return replace(declaration, times=number(s, f, declaration.times))
    if isinstance(declaration, Modify | Player) and momentary(declaration.by):
        return replace(declaration, by=number(s, f, declaration.by))
    return declaration


def _lingering(s: State, f: BlockFrame, duration: str) -> Lingering:
    """An effect of this ability for a duration; what it does is for the instruction to say."""
    return Lingering(
        s.fresh(), f.source, f.object_no, f.side, duration, until(s, duration, f.side), active_since=s.moment
    )


@directs(w.Later, lambda s, x, i: True)
def _later(s: State, f: BlockFrame, i: w.Later) -> bool:
    if isinstance(i.ability, When) and i.ability.trigger.kind == "run ends" and s.run is None:
        return put(s, last=0)  # there is no run whose end it could wait for (26.03: 9.6.13d)
    bound = one(s, f, i.bind) if i.bind is not None else f.bound
    duration = "run" if i.next_encounter else i.duration
    effect = _lingering(s, f, duration)._replace(ability=i.ability, here=f.here)
    atoms.linger(s, effect._replace(bound=bound, next_encounter=i.next_encounter))
    return put(s, last=1)


@directs(w.Instead, lambda s, x, i: True)
def _instead(s: State, f: BlockFrame, i: w.Instead) -> bool:
    if f.change is not None and f.change.kind == would(i.kind):
        instead = InsteadEffect("instead", f.side, source=f.source, block=i.then, change=f.change)
        done = replace_imminent(s, f.change, instead)
        return put(s, last=done)
    atoms.linger(s, _lingering(s, f, i.duration)._replace(replaces=i.kind, block=i.then, may=i.may))
    return put(s, last=1)
