"""Resolving abilities: instruction by instruction, each followed by a checkpoint (9.5.6, 9.6.15, 9.7.2)."""

from dataclasses import replace
from typing import Final

from ...lang import instructions as w
from ...lang.refs import Chosen
from ...lang.words import ASIDE, DECK_OF, DISCARD_OF
from ...state.changes import ExpectedEffect
from ...state.decision import Decision
from ...state.frames import RESOLVING, BlockFrame, DrawFrame, TraceFrame
from ...state.stages import BlockStage, UseStage
from ...state.state import State
from ..change import atoms
from ..change.register import EXPECT, WAITS, expected
from ..may.missing import SHOWING
from ..may.potential import MATTERS, matters
from ..read.pointing import in_view
from ..read.sight import SHOWN_BY
from . import chaining, directing, elsewhere, enduring, gaining, rearranging, sparing, targeting, viruses
from .checkpoint import checkpoint, uneventful
from .imminent import begin
from .performing import PERFORM, WITHOUT_CHECKPOINT, push_block, top_block, use

STEERING: Final = (
    *(chaining, directing, elsewhere, enduring, gaining, rearranging, sparing, targeting, viruses),
)
"""They register the instructions that steer."""

MATTERS[w.All] = lambda s, x, i: any(matters(s, x, effect) for effect in i.effects)


def step(s: State, f: BlockFrame) -> Decision | None:
    """Carry the ability on by one instruction and the checkpoint after it. With the last one it is done."""
    if f.next_instruction >= len(f.block):
        _finish(s, f, f.last)
        return None
    s.source = f.source
    s.rule = s.edition.cites[f.cite]
    instruction = f.block[f.next_instruction]
    if f.discards and not _decides(instruction):
        s.stack[-1] = f._replace(discards=False)
        atoms.trash(s, (f.source,), "", faceup=True)
        checkpoint(s)
        return None
    kind = type(instruction)
    perform = PERFORM.get(kind)
    if perform is None:
        done = _effect(s, f, instruction)
        if done == WAITS:
            return None
        f = top_block(s)  # an effect may have made an end of the ability (5.4.3c)
        settled = f.use != UseStage.TAKEN and (not s.checkpoint_due or uneventful(s))
    elif perform(s, f, instruction):
        f = top_block(s)
        done = f.last
        if kind in WITHOUT_CHECKPOINT:
            settled = True
        else:
            settled = f.use != UseStage.TAKEN and (not s.checkpoint_due or uneventful(s))
    else:
        return None
    if settled and f.next_instruction + 1 >= len(f.block) and kind not in SHOWING and s.result is None:
        _finish(s, f, done)  # without being put after its last instruction, where nothing would have seen it
        return None
    s.stack[-1] = f.having(done, s.touched, _in_view(s, f, instruction)) if perform is None else f.after()
    if not settled:
        if f.use == UseStage.TAKEN:
            use(s)
        checkpoint(s)
    top = s.stack[-1]
    if type(top) is BlockFrame and top.next_instruction >= len(top.block) and s.result is None:
        _finish(s, top, top.last)
    return None


def _decides(i: w.Instruction) -> bool:
    """Whether an instruction only makes a decision: choosing, or finding a card of an open pile."""
    if isinstance(i, w.Search):
        return i.zone in DISCARD_OF.values()
    return isinstance(i, (w.Choose, w.ChooseServer, w.ChooseNumber))


def _finish(s: State, f: BlockFrame, last: int) -> None:
    """The ability is resolved; its last instruction did so much."""
    s.stack.pop()
    s.returned = last
    so_far = s.changes_this_turn
    for kind in SHOWN_BY:
        if kind in so_far:
            _end_sight(s, f.source)
            break
    if s.state_triggers:
        if s.uses:
            atoms.tried(s, f)
        s.checkpoint_due = True  # an ability that was under way may be due again (9.6.7c)
    if s.zones[ASIDE]:
        s.displaced = s.checkpoint_due = True  # what was hosted on the source may have to go (9.5.5)
        _put_back(s, f)


def _put_back(s: State, f: BlockFrame) -> None:
    """Cards found by a search and left aside go back where they came from."""
    below = s.stack[-1] if s.stack else None
    outer = below.chosen if isinstance(below, (BlockFrame, TraceFrame)) else ()
    for picked in f.chosen:
        if picked in outer:
            continue  # this was part of an ability that goes on
        for cid in picked:
            if _found(s, cid) and not _drawn(s, cid) and cid not in in_view(s, f):
                owner = s.cards[cid].owner
                atoms.move(s, cid, DECK_OF[owner])
                atoms.shuffle(s, owner)


def _found(s: State, cid: int) -> bool:
    """Whether a card lies aside that came from a deck; one from elsewhere was set aside to stay there."""
    card = s.cards[cid]
    return card.zone == ASIDE and card.before in DECK_OF.values()


def _end_sight(s: State, source: int) -> None:
    """What an ability showed is out of sight once it has resolved: the next one of the same card does not
    show it (26.03: 9.11.4e)."""
    if not any(isinstance(f, RESOLVING) and f.source == source for f in s.stack):
        atoms.end_sight(s, source)


def _drawn(s: State, cid: int) -> bool:
    """Whether a card lies aside because it is being drawn."""
    return any(isinstance(f, DrawFrame) and (cid, s.cards[cid].object_no) in f.drawn for f in s.stack)


NOTHING: Final[tuple[int, ...]] = ()


def _effect(s: State, f: BlockFrame, i: w.Instruction) -> int:
    """Carry out effects: how much they did, `State.touched` having the cards; or `WAITS`, with what was
    pushed above to come first."""
    stack = s.stack
    if f.stage == BlockStage.ANSWERED:
        return s.returned
    effects: tuple[ExpectedEffect, ...] = ()
    if isinstance(i, w.All):
        for effect in i.effects:
            effects += expected(s, f, effect)
    else:
        effects = EXPECT[type(i)](s, f, i)
        if isinstance(i, (w.InstallCard, w.PlayCard, w.AccessCard, w.EncounterIce, w.ScoreCard, w.StealCard)):
            acted_on: tuple[int, ...] = ()
            for fx in effects:
                acted_on += fx.cards
            if len(acted_on) > 1:
                _one_by_one(s, f, i, acted_on)
                return WAITS
    depth = len(stack)
    s.returned, s.touched = 0, NOTHING
    done = begin(s, effects, f.side)
    if len(stack) > depth:
        now = stack[depth - 1]
        assert isinstance(now, BlockFrame)
        stack[depth - 1] = now.at(now.next_instruction, BlockStage.ANSWERED)
        return WAITS
    return done if done > 0 else 0


OneByOne = w.InstallCard | w.PlayCard | w.AccessCard | w.EncounterIce | w.ScoreCard | w.StealCard
"""What is done to each of several cards by an instruction of its own (1.4: 9.10.4b; 26.03: 9.11.4b)."""


def _one_by_one(s: State, f: BlockFrame, i: OneByOne, cards: tuple[int, ...]) -> None:
    """Each card has an instruction, and the checkpoint after it; what that brings about may take the next."""
    slots, each = len(f.chosen), tuple([(cid,) for cid in cards])
    block = tuple([replace(i, ref=Chosen(slots + n)) for n in range(len(cards))])
    s.stack[-1] = f.at(f.next_instruction, BlockStage.ANSWERED)
    push_block(s, f._replace(chosen=f.chosen + each), block)


def _in_view(s: State, f: BlockFrame, i: w.Instruction) -> tuple[tuple[int, int], ...]:
    """The cards in view after an instruction, as the objects they are now."""
    if type(i) not in SHOWING:
        return f.those
    return tuple([(c, s.cards[c].object_no) for c in s.touched])
