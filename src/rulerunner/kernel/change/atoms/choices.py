"""What abilities under way have chosen, or react to, once it is another object.

An ability follows a card that it moves itself (26.03: 1.12.2a, 1.15.4). A card that anything else moves has
become an object it has not chosen: another ability, wherever it is resolved above it, a step of a run, access
or turn that it has begun, or a checkpoint.
"""

from typing import Final

from ....state.changes import ExpectedEffect
from ....state.frames import (
    AbilityFrame,
    ActionFrame,
    BlockFrame,
    Frame,
    ImminentFrame,
    MemoryTrashFrame,
    MidAccessFrame,
    OrderFrame,
    PlayFrame,
    ReactionFrame,
    ServersFrame,
    StructureFrame,
    SubroutinesFrame,
    TraceFrame,
    TrashedFrame,
    WindowFrame,
)
from ....state.record import LOST, NOBODY
from ....state.stages import ImminentStage
from ....state.state import State
from ...read.imminence import is_imminent
from ..register import JOINED

Chosen = tuple[tuple[int, ...], ...]

OTHERS: Final = frozenset(
    (
        *(StructureFrame, WindowFrame, ActionFrame, MidAccessFrame, ReactionFrame, SubroutinesFrame),
        *(AbilityFrame, MemoryTrashFrame, OrderFrame, ServersFrame, TrashedFrame),
    )
)
"""What lies between an ability and what others do before it goes on."""


def holds_cards(frame: Frame) -> bool:
    """Whether something under way has cards chosen, reacts to them, or is about to act on them."""
    return isinstance(frame, (BlockFrame, TraceFrame, ReactionFrame, ImminentFrame))


def let_go(s: State, cid: int) -> None:
    """A card becomes another object: the abilities that are not moving it themselves have lost it."""
    stack = s.stack
    if not s.edition.policies.moved_is_another:
        return
    mover, others, top = NOBODY, False, len(stack) - 1
    for depth in range(top, -1, -1):
        frame = stack[depth]
        kind = type(frame)
        if kind is BlockFrame:
            assert isinstance(frame, BlockFrame)
            if not others:
                if mover == NOBODY:
                    mover = frame.source
                others = frame.source != mover
            if others:
                if _among(cid, frame.chosen):
                    stack[depth] = frame = frame._replace(chosen=_without(cid, frame.chosen))
                change = frame.change
                if change is not None and change.card == cid and not is_imminent(change.kind):
                    stack[depth] = frame._replace(change=change._replace(object_no=LOST))
        elif kind in OTHERS:
            others = True
            if isinstance(frame, ReactionFrame):
                stack[depth] = _reacting_without(cid, frame)
        elif isinstance(frame, TraceFrame):
            if others and _among(cid, frame.chosen):
                stack[depth] = frame._replace(chosen=_without(cid, frame.chosen))
        elif isinstance(frame, ImminentFrame):
            if frame.stage == ImminentStage.INTERRUPTING:
                others = True
            elif others:
                stack[depth] = _imminent_without(cid, frame)
        elif isinstance(frame, PlayFrame):
            others = others or depth < top


def _among(cid: int, chosen: Chosen) -> bool:
    return any(cid in picked for picked in chosen)


def _without(cid: int, chosen: Chosen) -> Chosen:
    return tuple([tuple([c for c in picked if c != cid]) for picked in chosen])


def _reacting_without(cid: int, frame: ReactionFrame) -> ReactionFrame:
    """The pending abilities, none of which has chosen a card."""
    if not any(_among(cid, p.chosen) for p in frame.pending):
        return frame
    return frame.left_with(tuple([p._replace(chosen=_without(cid, p.chosen)) for p in frame.pending]))


def _imminent_without(cid: int, frame: ImminentFrame) -> ImminentFrame:
    """Imminent effects, none of which is still to act on a card."""
    to_come = frame.effects[frame.place :]
    if not any(cid in fx.cards for fx in to_come):
        return frame
    left = [rest for fx in to_come if (rest := _rest(cid, fx)) is not None]
    return frame._replace(effects=frame.effects[: frame.place] + tuple(left))


def _rest(cid: int, fx: ExpectedEffect) -> ExpectedEffect | None:
    """An effect without one of its cards; none, if it has no other or needs all of them."""
    if cid not in fx.cards:
        return fx
    left = tuple([c for c in fx.cards if c != cid])
    return fx._replace(cards=left) if left and fx.kind not in JOINED else None


def chosen_objects(s: State) -> tuple[tuple[int, int], ...]:
    """The cards that abilities under way have chosen and may lose, as the objects they are: (id, object
    number)."""
    found: list[tuple[int, int]] = []
    if not s.edition.policies.moved_is_another:
        return ()
    for frame in s.stack:
        if isinstance(frame, (BlockFrame, TraceFrame)):
            for picked in frame.chosen:
                if picked:
                    found += [(cid, s.cards[cid].object_no) for cid in picked]
    return tuple(found)


def let_go_since(s: State, objects: tuple[tuple[int, int], ...]) -> None:
    """The cards of these that are others by now are lost to every ability under way."""
    lost = [cid for cid, object_no in objects if s.cards[cid].object_no != object_no]
    if not lost:
        return
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, (BlockFrame, TraceFrame)):
            chosen = frame.chosen
            for cid in lost:
                if _among(cid, chosen):
                    chosen = _without(cid, chosen)
            if chosen is not frame.chosen:
                s.stack[depth] = frame._replace(chosen=chosen)
