"""Resolving abilities: instruction by instruction, each followed by a checkpoint (9.5.6, 9.6.15, 9.7.2)."""

from collections.abc import Callable
from typing import Any, Final

from ...lang import instructions as w
from ...lang.abilities import Ability, Static, When
from ...lang.face import heading
from ...lang.filters import ANY_CARD
from ...lang.words import ASIDE, DECK_OF, DISCARD_OF, RND, STACK, Side
from ...state.changes import InsteadEffect
from ...state.decision import Decision
from ...state.frames import BlockFrame, ChooseFrame, DrawFrame, StructureFrame, TraceFrame
from ...state.records import Lingering
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..change.altering import replace_imminent
from ..change.expect import expected
from ..change.lasting import until
from ..may.affording import can_pay, purpose
from ..may.potential import acceptable_targets, in_full, targets, worth_asking
from ..read.context import PlainContext, player
from ..read.evaluate import holds, matches, number
from ..read.pointing import one, servers
from .checkpoint import checkpoint
from .imminent import begin
from .paying import pay

Perform = Callable[[State, BlockFrame, Any], bool]


def step(s: State, f: BlockFrame) -> Decision | None:
    """Carry the ability on by one instruction and the checkpoint after it. With the last one it is done."""
    if f.next_instruction >= len(f.block):
        _finish(s, f)
        return None
    s.source = f.source
    s.rule = s.edition.cites[f.cite]
    instruction = f.block[f.next_instruction]
    if f.discards and not _decides(instruction):
        s.stack[-1] = f._replace(discards=False)
        atoms.trash(s, (f.source,), faceup=True)
        checkpoint(s)
        return None
    kind = type(instruction)
    perform = PERFORM.get(kind)
    if perform is None:
        if not _effect(s, f, instruction):
            return None
        checkpoint(s)
    elif perform(s, f, instruction):
        s.stack[-1] = _top(s).after()
        if kind not in WITHOUT_CHECKPOINT:
            checkpoint(s)
    top = s.stack[-1]
    if type(top) is BlockFrame and top.next_instruction >= len(top.block) and s.result is None:
        _finish(s, top)
    return None


def _top(s: State) -> BlockFrame:
    """The ability on top."""
    top = s.stack[-1]
    assert isinstance(top, BlockFrame)
    return top


WITHOUT_CHECKPOINT: Final = frozenset((w.Choose, w.ChooseServer, w.ChooseNumber, w.If))
"""Choosing targets is part of the instruction that follows (9.10.4c); a condition is no instruction."""


def _decides(i: w.Instruction) -> bool:
    """Whether an instruction only makes a decision: choosing, or finding a card of an open pile."""
    if isinstance(i, w.Search):
        return i.zone in DISCARD_OF.values()
    return isinstance(i, w.Choose | w.ChooseServer | w.ChooseNumber)


def _finish(s: State, f: BlockFrame) -> None:
    """The ability is resolved. Cards found by a search and left aside go back where they came from."""
    s.stack.pop()
    s.returned = f.last
    if s.state_triggers:
        s.checkpoint_due = True  # an ability that was under way may be due again (9.6.7c)
    for picked in f.chosen:
        for cid in picked:
            if s.cards[cid].zone == ASIDE and not _drawn(s, cid):
                owner = s.cards[cid].owner
                atoms.move(s, cid, DECK_OF[owner])
                atoms.shuffle(s, owner)


def _drawn(s: State, cid: int) -> bool:
    """Whether a card lies aside because it is being drawn."""
    return any(isinstance(f, DrawFrame) and (cid, s.cards[cid].object_no) in f.drawn for f in s.stack)


def push_block(s: State, f: BlockFrame, block: w.Block) -> None:
    """Resolve part of the same ability: it sees what the ability has chosen so far."""
    s.stack.append(
        BlockFrame(
            block,
            f.source,
            f.object_no,
            f.side,
            f.cite,
            change=f.change,
            chosen=f.chosen,
            x=f.x,
            last=f.last,
            bound=f.bound,
            affected=f.affected,
            here=f.here,
        )
    )


def _wait(s: State, f: BlockFrame, stage: int) -> bool:
    """Stay at this instruction; what was pushed above comes first."""
    stack = s.stack
    depth = len(stack) - 1
    while stack[depth] is not f:
        depth -= 1
    stack[depth] = f.at(f.next_instruction, stage)
    return False


def _set(s: State, **new: Any) -> bool:
    s.stack[-1] = _top(s)._replace(**new)
    return True


NOTHING: Final[tuple[int, ...]] = ()


def _effect(s: State, f: BlockFrame, i: w.Instruction) -> bool:
    """Carry out effects and go on to the next instruction; or stay, with what was pushed above to come first.
    The ability remembers how much they did, and to which cards."""
    stack = s.stack
    if f.stage == BlockStage.ANSWERED:
        stack[-1] = f.having(s.returned, s.touched)
        return True
    if isinstance(i, w.All):
        effects = tuple(fx for effect in i.effects for fx in expected(s, f, effect))
    else:
        assert isinstance(i, w.Effect)
        effects = expected(s, f, i)
    depth = len(stack)
    s.returned, s.touched = 0, NOTHING
    done = begin(s, effects, f.side)
    if len(stack) > depth:
        stack[depth - 1] = f.at(f.next_instruction, BlockStage.ANSWERED)
        return False
    stack[-1] = f.having(done if done > 0 else 0, s.touched)
    return True


def _choose(s: State, f: BlockFrame, i: w.Choose) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return _set(s, chosen=_slot(f, i.slot, s.last_choice), last=len(s.last_choice))
    candidates = targets(s, f, f.block, f.next_instruction)
    most = min(number(s, f, i.amount), len(candidates))
    if most <= 0:
        return _set(s, chosen=_slot(f, i.slot, ()), last=0)
    least = 0 if i.up_to else most
    s.stack.append(
        ChooseFrame(
            player(f, i.by),
            s.edition.cites["targets"],
            "target",
            "card",
            candidates,
            least,
            most,
            card=f.source,
        )
    )
    return _wait(s, f, BlockStage.ANSWERED)


def _slot(f: BlockFrame, slot: int, last_choice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    chosen = list(f.chosen)
    while len(chosen) <= slot:
        chosen.append(())
    chosen[slot] = last_choice
    return tuple(chosen)


def _choose_server(s: State, f: BlockFrame, i: w.ChooseServer) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return _set(s, x=s.last_choice[0])
    found = servers(s, f, i.server)
    s.stack.append(
        ChooseFrame(player(f, i.by), s.edition.cites["targets"], "server", "server", found, card=f.source)
    )
    return _wait(s, f, BlockStage.ANSWERED)


def _choose_number(s: State, f: BlockFrame, i: w.ChooseNumber) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return _set(s, x=s.last_choice[0], last=s.last_choice[0])
    least, most = number(s, f, i.least), number(s, f, i.most)
    s.stack.append(
        ChooseFrame(
            player(f, i.by),
            s.edition.cites["choice"],
            "number",
            "number",
            tuple(range(least, max(least, most) + 1)),
            card=f.source,
        )
    )
    return _wait(s, f, BlockStage.ANSWERED)


def _search(s: State, f: BlockFrame, i: w.Search) -> bool:
    """Find a card; it is set aside, and a searched deck is shuffled (9.10.4d)."""
    if f.stage == BlockStage.ANSWERED:
        for cid in s.last_choice:
            owner = s.cards[cid].owner
            atoms.move(s, cid, ASIDE)
            if i.reveal:
                s.cards[cid] = s.cards[cid]._replace(seen=True)
                atoms.emit(s, "reveal", owner, cid)
        last_choice = s.last_choice
        if i.zone in (STACK, RND):
            atoms.shuffle(s, f.side)
        return _set(s, chosen=_slot(f, i.slot, last_choice), last=len(last_choice))
    found = tuple(cid for cid in s.zones[i.zone] if matches(s, f, i.filter, cid))
    if s.edition.policies.found_fits:
        found = acceptable_targets(s, f, found, f.block, f.next_instruction, i.slot)
    # Only a search with a criterion may fail to find what is there (26.03: 8.7.2d, 8.7.2e).
    least = 1 if i.filter == ANY_CARD and found else 0
    s.stack.append(
        ChooseFrame(f.side, s.edition.cites["search"], "search", "card", found, least, 1, card=f.source)
    )
    return _wait(s, f, BlockStage.ANSWERED)


def _if(s: State, f: BlockFrame, i: w.If) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return _set(s, last=s.returned)
    block = i.then if holds(s, f, i.condition) else i.otherwise
    if not block:
        return True
    push_block(s, f, block)
    return _wait(s, f, BlockStage.ANSWERED)


def _ask(s: State, f: BlockFrame, by: Side, about: str) -> None:
    s.stack.append(ChooseFrame(by, s.edition.cites["may"], about, "yes-no", (1, 0), card=f.source))


def _may(s: State, f: BlockFrame, i: w.May) -> bool:
    by = player(f, i.by)
    if f.stage == BlockStage.NEW:
        payable = can_pay(s, _payer(f, by), i.cost, purpose(s, f.source))
        if not payable or not worth_asking(s, f, i.then):
            return _otherwise(s, f, i.otherwise)
        _ask(s, f, by, "may")
        return _wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        if s.last_choice != (1,):
            return _otherwise(s, f, i.otherwise)
        if i.cost:
            _wait(s, f, BlockStage.PAID)
            pay(s, _payer(f, by), i.cost, purpose(s, f.source))
            return False
        push_block(s, f, i.then)
        return _wait(s, f, BlockStage.DONE)
    if f.stage == BlockStage.PAID:
        push_block(s, f, i.then)
        return _wait(s, f, BlockStage.DONE)
    return _set(s, last=max(1, s.returned) if f.stage == BlockStage.DONE else 0)


def _payer(f: BlockFrame, by: Side) -> PlainContext:
    return PlainContext(f.source, by, f.change, f.chosen, f.x, f.last, f.bound)


def _otherwise(s: State, f: BlockFrame, block: w.Block) -> bool:
    if not block:
        return _set(s, last=0)
    push_block(s, f, block)
    return _wait(s, f, BlockStage.DECLINED)


def _unless(s: State, f: BlockFrame, i: w.Unless) -> bool:
    by = player(f, i.by)
    if f.stage == BlockStage.NEW:
        if not can_pay(s, _payer(f, by), i.cost):
            return _otherwise(s, f, i.then)
        if i.must:
            _wait(s, f, BlockStage.PAID)
            pay(s, _payer(f, by), i.cost)
            return False
        _ask(s, f, by, "unless")
        return _wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        if s.last_choice != (1,):
            return _otherwise(s, f, i.then)
        _wait(s, f, BlockStage.PAID)
        pay(s, _payer(f, by), i.cost)
        return False
    return True


def _choose_one(s: State, f: BlockFrame, i: w.ChooseOne) -> bool:
    """A choice between effects; where a player must choose, between those that can be carried out whole
    (9.11.3c)."""
    if f.stage == BlockStage.ANSWERED:
        push_block(s, f, i.options[s.last_choice[0]])
        return _wait(s, f, BlockStage.PAID)
    if f.stage == BlockStage.PAID:
        return _set(s, last=s.returned)
    possible = tuple(n for n, block in enumerate(i.options) if not i.must or in_full(s, f, block))
    if not possible:
        return True
    s.stack.append(
        ChooseFrame(player(f, i.by), s.edition.cites["choice"], "effect", "option", possible, card=f.source)
    )
    return _wait(s, f, BlockStage.ANSWERED)


def _repeat(s: State, f: BlockFrame, i: w.Repeat) -> bool:
    """Stages count the repetitions; the number is fixed at the start, in X."""
    times = number(s, f, i.times) if f.stage == BlockStage.NEW else f.x
    if f.stage >= times:
        return True
    _set(s, x=times, stage=f.stage + 1)
    push_block(s, _top(s), i.block)
    return False


def _trace(s: State, f: BlockFrame, i: w.Trace) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return _set(s, last=s.returned)
    s.stack.append(
        TraceFrame(
            number(s, f, i.strength),
            f.source,
            f.object_no,
            f.side,
            i.success,
            i.failure,
            change=f.change,
            chosen=f.chosen,
        )
    )
    return _wait(s, f, BlockStage.ANSWERED)


def _run(s: State, f: BlockFrame, i: w.Run) -> bool:
    """Initiate a run; its linked abilities last for that run (9.10.5)."""
    if f.stage == BlockStage.ANSWERED:
        return _set(s, last=s.returned)
    if s.run is not None:
        return True
    allowed = servers(s, f, i.server)
    id = s.fresh()
    s.stack.append(StructureFrame("run", 0, 0, id, "runner", source=f.source, servers=allowed))
    for ability in i.linked:
        _link(s, f, ability, id)
    return _wait(s, f, BlockStage.ANSWERED)


def _link(s: State, f: BlockFrame, ability: Ability, run: int) -> None:
    base = Lingering(s.fresh(), f.source, f.object_no, f.side, "run", run, active_since=s.moment)
    if isinstance(ability, When):
        atoms.linger(s, base._replace(ability=ability))
    elif isinstance(ability, Static):
        for declaration in ability.declarations:
            atoms.linger(
                s, base._replace(id=s.fresh(), heading=heading(declaration), declaration=declaration)
            )


def _lasting(s: State, f: BlockFrame, i: w.Lasting) -> bool:
    bound = one(s, f, i.bind) if i.bind is not None else f.bound
    head = heading(i.declaration)
    duration = "run" if i.next_encounter else i.duration
    if duration == "run" and s.run is None and s.encounter is not None and head == "strength":
        duration = "encounter"  # strength for a run that is not there (26.03: 3.4.4a)
    effect = _lingering(s, f, duration)._replace(heading=head, declaration=i.declaration, here=f.here)
    atoms.linger(s, effect._replace(bound=bound, next_encounter=i.next_encounter))
    return _set(s, last=1)


def _lingering(s: State, f: BlockFrame, duration: str) -> Lingering:
    """An effect of this ability for a duration; what it does is for the instruction to say."""
    return Lingering(
        s.fresh(), f.source, f.object_no, f.side, duration, until(s, duration), active_since=s.moment
    )


def _later(s: State, f: BlockFrame, i: w.Later) -> bool:
    if isinstance(i.ability, When) and i.ability.trigger.kind == "run ends" and s.run is None:
        return _set(s, last=0)  # there is no run whose end it could wait for (26.03: 9.6.13d)
    bound = one(s, f, i.bind) if i.bind is not None else f.bound
    duration = "run" if i.next_encounter else i.duration
    effect = _lingering(s, f, duration)._replace(ability=i.ability, here=f.here)
    atoms.linger(s, effect._replace(bound=bound, next_encounter=i.next_encounter))
    return _set(s, last=1)


def _instead(s: State, f: BlockFrame, i: w.Instead) -> bool:
    if f.change is not None and f.change.kind == f"would {i.kind}":
        done = replace_imminent(s, f.change, InsteadEffect("instead", f.side, source=f.source, block=i.then))
        return _set(s, last=done)
    atoms.linger(s, _lingering(s, f, i.duration)._replace(replaces=i.kind, block=i.then, may=i.may))
    return _set(s, last=1)


PERFORM: Final[dict[type, Perform]] = {
    w.Choose: _choose,
    w.ChooseServer: _choose_server,
    w.ChooseNumber: _choose_number,
    w.Search: _search,
    w.If: _if,
    w.May: _may,
    w.Unless: _unless,
    w.ChooseOne: _choose_one,
    w.Repeat: _repeat,
    w.Trace: _trace,
    w.Run: _run,
    w.Lasting: _lasting,
    w.Later: _later,
    w.Instead: _instead,
}
