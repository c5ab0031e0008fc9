"""Chapter 5: the steps of both turns."""

from ..lang.words import ASIDE, CORP, HAND_OF, RUNNER, Side, other
from ..state.decision import Decision, Option
from ..state.frames import DiscardFrame, DrawFrame, StructureFrame
from ..state.records import ExpectedEffect
from ..state.state import State
from . import atoms
from .checkpoint import checkpoint
from .choosing import distinct
from .derive import hand_size, of_player
from .imminent import begin
from .structures import ENDS, act


@act("gain-clicks", simple=True)
def gain_clicks(s: State, f: StructureFrame) -> bool:
    """A new turn: nothing has happened in it yet, and its player has clicks."""
    s.changes_last_turn = {**s.changes_last_turn, other(f.side): s.changes_this_turn}
    s.changes_this_turn = {}
    s.uses = {}
    player = s.players[f.side]
    s.players[f.side] = player.with_clicks(player.clicks, 0)
    atoms.gain_clicks(s, f.side, of_player(s, "clicks", f.side, s.edition.policies.clicks[f.side]))
    return True


@act("refill-recurring", simple=True)
def refill_recurring(s: State, f: StructureFrame) -> bool:
    for cid, _, _ in s.statics.get("recurring", ()):
        if s.cards[cid].owner == f.side:
            atoms.refill(s, cid)
    return True


@act("turn-begins", simple=True)
def turn_begins(s: State, f: StructureFrame) -> bool:
    atoms.emit(s, "turn begins", f.side, n=s.turn)
    return True


@act("mandatory-draw")
def mandatory_draw(s: State, f: StructureFrame) -> bool:
    if f.stage == 1:
        return True
    s.stack[-1] = f.at(f.row, 1)
    depth = len(s.stack)
    begin(s, (ExpectedEffect("draw", CORP, 1, detail="mandatory"),), CORP)
    return len(s.stack) == depth


def draw_step(s: State, f: DrawFrame) -> Decision | None:
    """What drawing sets off acts on the cards aside; those still there are then added to the hand
    (26.03: 8.4.5b, 8.4.5c)."""
    if f.stage == 0:
        s.stack[-1] = f = DrawFrame(f.side, f.drawn, 1)
        checkpoint(s)
        if s.stack[-1] is not f or s.result is not None:
            return None
    s.stack.pop()
    left: list[int] = []
    for cid, object_no in f.drawn:
        card = s.cards[cid]
        if card.zone == ASIDE and card.object_no == object_no:
            left.append(cid)
    for cid in left:
        atoms.move(s, cid, HAND_OF[s.cards[cid].owner])
    s.touched, s.returned = tuple(left), len(f.drawn)
    return None


@act("action-phase-ends", simple=True)
def action_phase_ends(s: State, f: StructureFrame) -> bool:
    atoms.emit(s, "action phase ends", f.side)
    return True


@act("discard")
def discard(s: State, f: StructureFrame) -> bool:
    """Discard down to the maximum hand size; a Runner whose maximum is below zero is flatlined (10.4.4)."""
    if f.stage == 1 or len(s.hand(f.side)) <= hand_size(s, f.side):
        return True
    s.stack[-1] = f.at(f.row, 1)
    s.stack.append(DiscardFrame(f.side, s.rule))
    return False


def discard_step(s: State, f: DiscardFrame) -> Decision | None:
    limit = hand_size(s, f.side)
    s.rule = f.rule
    if f.side == RUNNER and limit < 0:
        s.rule = s.edition.cites["flatline"]
        atoms.finish(s, CORP, "flatline")
        return None
    hand = s.hand(f.side)
    if f.picked:
        hand = tuple(c for c in hand if c not in f.picked)
    if len(hand) <= max(0, limit):
        s.stack.pop()
        atoms.discard(s, f.picked)
        return None
    options = tuple(Option("discard", card=c) for c in distinct(s, hand, f.side))
    return Decision(f.side, "discard", options, f.rule, "discard")


def discard_answer(s: State, f: DiscardFrame, option: Option) -> None:
    if s.edition.policies.discard == "together":
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))
    else:
        s.rule = f.rule
        atoms.discard(s, (option.card,))


@act("lose-clicks", simple=True)
def lose_clicks(s: State, f: StructureFrame) -> bool:
    atoms.lose_clicks(s, f.side, s.players[f.side].clicks)
    return True


@act("turn-ends", simple=True)
def turn_ends(s: State, f: StructureFrame) -> bool:
    atoms.emit(s, "turn ends", f.side, n=s.turn)
    return True


def _next_turn(s: State, f: StructureFrame) -> None:
    begin_turn(s, other(f.side))


def begin_turn(s: State, side: Side) -> None:
    """The next player's turn."""
    s.active = side
    s.turn += 1
    s.stack.append(StructureFrame(f"{side}-turn", 0, 0, s.fresh(), side))


ENDS["corp-turn"] = _next_turn
ENDS["runner-turn"] = _next_turn
