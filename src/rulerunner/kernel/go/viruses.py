"""Choosing among virus counters, wherever they lie."""

from ...lang import instructions as w
from ...state.changes import PurgeEffect
from ...state.frames import BlockFrame, ChooseFrame, ImminentFrame
from ...state.records import NOBODY
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..read.values import virus_places
from .performing import directs, put, top_block, wait


def _imminent_purge(s: State) -> int:
    """Where the purge that an interrupt is about lies on the stack."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, ImminentFrame) and any(fx.kind == "purge" for fx in frame.effects):
            return depth
    return NOBODY


def _spared(s: State) -> tuple[tuple[str, int, int], ...]:
    depth = _imminent_purge(s)
    frame = s.stack[depth] if depth >= 0 else None
    if not isinstance(frame, ImminentFrame):
        return ()
    return next((fx.spared for fx in frame.effects if isinstance(fx, PurgeEffect)), ())


def _choose(s: State, f: BlockFrame, spared: tuple[tuple[str, int, int], ...]) -> bool:
    """Ask for one counter: by the place of its kind among all places of virus counters."""
    places = virus_places(s)
    numbers = tuple(n for n, (*place, count) in enumerate(places) if count > spared.count(tuple(place)))
    if not numbers:
        return put(s, last=f.kept)
    rule = s.edition.cites["choice"]
    s.stack.append(ChooseFrame(f.side, rule, "counter", "counter", numbers, card=f.source))
    return wait(s, f, BlockStage.ANSWERED, f.kept)


@directs(w.SpareChosen, lambda s, x, i: _imminent_purge(s) >= 0 and bool(virus_places(s)))
def _spare_chosen(s: State, f: BlockFrame, i: w.SpareChosen) -> bool:
    """One after the other."""
    if _imminent_purge(s) < 0:
        return put(s, last=0)  # there is nothing to spare them from
    if f.stage == BlockStage.NEW:
        return _choose(s, f, _spared(s))
    kind, here, bound, _ = virus_places(s)[s.last_choice[0]]
    depth = _imminent_purge(s)
    frame = s.stack[depth]
    assert isinstance(frame, ImminentFrame)
    effects = tuple(
        fx._replace(spared=(*fx.spared, (kind, here, bound))) if isinstance(fx, PurgeEffect) else fx
        for fx in frame.effects
    )
    s.stack[depth] = frame._replace(effects=effects)
    if f.kept + 1 >= i.amount:
        return put(s, last=f.kept + 1)
    put(s, kept=f.kept + 1)
    return _choose(s, top_block(s), _spared(s))


@directs(w.DoubleCounter, lambda s, x, i: bool(virus_places(s)))
def _double_counter(s: State, f: BlockFrame, i: w.DoubleCounter) -> bool:
    if f.stage == BlockStage.NEW:
        return _choose(s, f, ())
    kind, here, bound, _ = virus_places(s)[s.last_choice[0]]
    if bound >= 0:
        atoms.place(s, bound, kind, 1)
    else:
        atoms.mark(s, kind, here, 1)
    return put(s, last=1)
