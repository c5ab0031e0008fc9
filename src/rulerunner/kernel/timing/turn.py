"""Chapter 5: the steps of both turns."""

from functools import cache
from typing import Final

from ...lang.headings import RECURRING
from ...lang.words import CORP, HAND_OF, RUNNER, Side, other
from ...rules import EDITIONS, PhaseId
from ...state.frames import DiscardFrame, StructureFrame, new_structure
from ...state.records import ExpectedEffect
from ...state.stages import StepStage
from ...state.state import State
from ..change import atoms
from ..go.imminent import begin
from ..read.declared import cannot
from ..read.values import clicks_each_turn, hand_size
from .acts import ENDS, LEAVES, act


@act("gain-clicks", simple=True)
def gain_clicks(s: State, f: StructureFrame) -> bool:
    """A new turn: nothing has happened in it yet, and its player has clicks."""
    s.changes_last_turn = {**s.changes_last_turn, other(f.side): s.changes_this_turn}
    s.changes_this_turn = {}
    s.uses = {}
    player = s.players[f.side]
    s.players[f.side] = player.with_clicks(player.clicks, 0)
    atoms.gain_clicks(s, f.side, clicks_each_turn(s, f.side))
    return True


@act("refill-recurring", simple=True)
def refill_recurring(s: State, f: StructureFrame) -> bool:
    for cid, _, _ in s.statics.get(RECURRING, ()):
        if s.cards[cid].owner == f.side:
            atoms.refill(s, cid)
    return True


@act("turn-begins", simple=True)
def turn_begins(s: State, f: StructureFrame) -> bool:
    atoms.emit(s, "turn begins", f.side, structure=s.turn)
    atoms.run_dry(s, CORP)
    atoms.run_dry(s, RUNNER)
    return True


@act("mandatory-draw", once=True)
def mandatory_draw(s: State, f: StructureFrame) -> bool:
    begin(s, MANDATORY, CORP)
    return True


MANDATORY: Final = (ExpectedEffect("draw", CORP, 1, sort="mandatory"),)


@act("action-phase-ends", simple=True)
def action_phase_ends(s: State, f: StructureFrame) -> bool:
    atoms.emit(s, "action phase ends", f.side)
    return True


@cache
def _ends_by_a_step(edition: str, turn: str) -> bool:
    """Whether there is a step of its own in which the action phase ends."""
    rows = EDITIONS[edition].structures[turn].rows
    return any(getattr(row.op, "act", "") == "action-phase-ends" for row in rows)


def _leave_phase(s: State, f: StructureFrame, phase: PhaseId) -> None:
    """Without such a step the action phase ends as it is complete, before the checkpoint (1.4: 5.6.2d): not
    yet as it jumps there."""
    if phase == "action" and not f.jump and not _ends_by_a_step(s.edition.id, f.name):
        atoms.emit(s, "action phase ends", f.side)


for turn in ("corp-turn", "runner-turn"):
    LEAVES[turn] = _leave_phase


@act("discard")
def discard(s: State, f: StructureFrame) -> bool:
    """Discard down to the maximum hand size; a Runner whose maximum is below zero is flatlined (10.4.4)."""
    if f.stage == StepStage.WAITING or len(s.zones[HAND_OF[f.side]]) <= hand_size(s, f.side):
        return True
    if cannot(s, "discard"):
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    s.stack.append(DiscardFrame(f.side, s.rule))
    return False


@act("lose-clicks", simple=True)
def lose_clicks(s: State, f: StructureFrame) -> bool:
    if s.players[f.side].clicks or s.lingering:
        atoms.lose_clicks(s, f.side, atoms.clicks_to_come(s, f.side))
    return True


@act("turn-ends", simple=True)
def turn_ends(s: State, f: StructureFrame) -> bool:
    atoms.emit(s, "turn ends", f.side, structure=s.turn)
    return True


def _next_turn(s: State, f: StructureFrame) -> None:
    begin_turn(s, other(f.side))


def begin_turn(s: State, side: Side) -> None:
    """The next player's turn."""
    s.active = side
    s.turn += 1
    if s.lingering:
        s.checkpoint_due = True  # what lasted for the turn is over, though nobody may gain a click
    s.stack.append(new_structure(f"{side}-turn", 0, 0, s.fresh(), side))


ENDS["corp-turn"] = _next_turn


ENDS["runner-turn"] = _next_turn
