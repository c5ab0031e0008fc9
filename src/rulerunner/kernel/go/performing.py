"""What instructions that steer an ability share: their table, waiting, resolving part of the same ability."""

from collections.abc import Callable
from typing import Any, Final

from ...lang.instructions import Block
from ...lang.words import RUNNER, Side
from ...state.frames import BlockFrame
from ...state.resolving import new_block
from ...state.stages import UseStage
from ...state.state import State
from ..change import atoms
from ..may.potential import MATTERS, Matters
from ..read.declared import cannot

Perform = Callable[[State, BlockFrame, Any], bool]
"""Carry on with an instruction; whether it is done. If not, what was pushed above comes first."""

PERFORM: Final[dict[type, Perform]] = {}
WITHOUT_CHECKPOINT: Final[set[type]] = set()
"""Choosing targets is part of the instruction that follows (9.10.4c); a condition is no instruction."""


def directs(kind: type, matters: Matters, checkpoint: bool = True) -> Callable[[Perform], Perform]:
    """Register an instruction that steers: how it is carried out, whether it could change the game now."""

    def register(function: Perform) -> Perform:
        PERFORM[kind] = function
        MATTERS[kind] = matters
        if not checkpoint:
            WITHOUT_CHECKPOINT.add(kind)
        return function

    return register


def top_block(s: State) -> BlockFrame:
    """The ability on top."""
    top = s.stack[-1]
    assert isinstance(top, BlockFrame)
    return top


def push_block(s: State, f: BlockFrame, block: Block) -> None:
    """Resolve part of the same ability: it sees what the ability has chosen so far."""
    s.stack.append(
        new_block(
            block,
            f.source,
            f.object_no,
            f.side,
            f.cite,
            change=f.change,
            chosen=f.chosen,
            x=f.x,
            named=f.named,
            last=f.last,
            bound=f.bound,
            affected=f.affected,
            here=f.here,
            those=f.those,
            use=f.use,
        )
    )


BY_A_PART: Final = frozenset({"conditional-ability", "replacement", "play-ability", "subroutine"})
"""Abilities that are used by an optional part of them (9.1.6). A paid one is as its cost is paid."""


def taking(f: BlockFrame, by: Side) -> BlockFrame:
    """The ability once a player has chosen to resolve an optional part of it. If that is its controller, they
    use it."""
    if f.use == UseStage.NOT and by == f.side and f.cite in BY_A_PART:
        return f._replace(use=UseStage.TAKEN)
    return f


def barred(s: State, f: BlockFrame, by: Side) -> bool:
    """Whether a player cannot choose an optional part of the ability, as that would be using its source."""
    return (
        by == f.side == RUNNER
        and f.cite in BY_A_PART
        and f.source >= 0
        and cannot(s, "use at all as the Runner", f.source)
    )


def use(s: State) -> None:
    """The first instruction of an optional part has been resolved: now the ability on top and its source are
    used, whatever else its controller chooses to resolve of it (26.03: 9.6.15d)."""
    if s.result is not None:
        return
    source = top_block(s).source
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if not isinstance(frame, BlockFrame) or frame.source != source:
            break
        s.stack[depth] = frame._replace(use=UseStage.USED)
    if source >= 0:
        atoms.emit(s, "use", top_block(s).side, source, sort="part")


def wait(s: State, f: BlockFrame, stage: int, kept: int = 0) -> bool:
    """Stay at this instruction, which keeps something in mind; what was pushed above comes first."""
    stack = s.stack
    depth = len(stack) - 1
    while stack[depth] is not f:
        depth -= 1
    stack[depth] = f.at(f.next_instruction, stage, kept)
    return False


def name(s: State, which: int, what: int) -> bool:
    """The ability on top has had a player name something: a server, a card type or a card name."""
    named = list(top_block(s).named)
    named[which] = what
    return put(s, named=tuple(named))


def put(s: State, **new: Any) -> bool:
    s.stack[-1] = top_block(s)._replace(**new)
    return True
