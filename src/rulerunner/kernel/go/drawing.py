"""Drawn cards that lie aside, and discarding down to the maximum hand size."""

from typing import Final

from ...lang.words import ASIDE, CORP, HAND_OF, RUNNER
from ...state.decision import Decision, Option, new_decision, offers
from ...state.frames import DiscardFrame, DrawFrame
from ...state.procedures import new_drawing
from ...state.records import ExpectedEffect
from ...state.stages import DrawStage
from ...state.state import State
from ..change import atoms
from ..may.choosing import distinct
from ..read.damage import FLATLINE
from ..read.declared import discards_at_random
from ..read.values import hand_size
from .checkpoint import checkpoint, uneventful
from .imminent import begin

DISCARDS: Final = offers("discard")


def draw_step(s: State, f: DrawFrame) -> Decision | None:
    """What drawing sets off acts on the cards aside; those still there are then added to the hand
    (26.03: 8.4.5b, 8.4.5c)."""
    if f.stage == DrawStage.NEW and s.checkpoint_due and not uneventful(s):
        s.stack[-1] = f = new_drawing(f.side, f.drawn, DrawStage.SETTLED)
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
    if left:
        s.checkpoint_due = True  # what is counted in a hand may be something else now
    s.touched, s.returned = tuple(left), len(f.drawn)
    return None


def discard_step(s: State, f: DiscardFrame) -> Decision | None:
    limit = hand_size(s, f.side)
    s.rule = f.rule
    if f.side == RUNNER and limit < 0 and not f.spared and s.edition.policies.hand_below_zero == "flatline":
        s.stack[-1] = f._replace(spared=True)
        begin(s, (ExpectedEffect(FLATLINE, RUNNER),), CORP)
        return None
    hand = s.hand(f.side)
    if f.picked:
        hand = tuple([c for c in hand if c not in f.picked])
    if len(hand) <= max(0, limit):
        s.stack.pop()
        atoms.discard(s, f.picked)
        return None
    if discards_at_random(s, f.side):
        atoms.discard(s, s.mixed(hand)[: len(hand) - max(0, limit)])
        return None
    options = tuple([DISCARDS[c] for c in distinct(s, hand, f.side)])
    return new_decision(f.side, "discard", options, f.rule, "discard")


def discard_answer(s: State, f: DiscardFrame, option: Option) -> None:
    if s.edition.policies.discard == "together":
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))
    else:
        s.rule = f.rule
        atoms.discard(s, (option.card,))
