"""Actions taken this turn: which are the same (5.2), how often, what clicks were spent on them."""

from typing import Final

from ...lang import conditions as c
from ...lang import quantities as q
from ...lang.words import ACTION_ENDS, Side
from ...state.context import Context
from ...state.frames import Action, ActionFrame, BasicActionFrame
from ...state.once import Once
from ...state.records import NOBODY, Change
from ...state.stages import ActionStage
from ...state.state import State
from .context import player
from .evaluate import CONDITIONS, NUMBERS

ABILITY: Final = "ability"
"""The name of an action that is an ability of a card."""


BASIC: Final = Once[str, Action](lambda name: (name, NOBODY, 0, NOBODY))
"""The basic actions by their names."""


def in_progress(s: State) -> int:
    """The moment at which the action in progress was taken; `NOBODY` if none is."""
    for frame in s.stack:
        if isinstance(frame, ActionFrame) and frame.action is not None:
            return frame.start
    return NOBODY


def action(change: Change) -> Action:
    """The action that a change is about."""
    return (change.sort, change.card, change.object_no, change.place)


def taken(s: State, side: str) -> list[Action]:
    """The actions a player has finished this turn, in order."""
    return [action(change) for change in s.changes_this_turn.get(ACTION_ENDS, ()) if change.side == side]


def is_first_click(s: State, side: Side) -> bool:
    """Whether a player has spent no other clicks this turn (26.03: 1.11.4): none but that of a basic action,
    while it is announced which card the action is for."""
    spent = s.players[side].clicks_spent
    if not spent:
        return True
    acting = s.stack[-1] if s.stack else None
    if type(acting) is not BasicActionFrame or acting.stage != ActionStage.PAID or acting.side != side:
        return False
    return spent == 1 and not acting.less


def _times_taken(s: State, ctx: Context, quantity: q.TimesTaken) -> int:
    change = ctx.change
    if change is None or change.kind != ACTION_ENDS:
        return 0
    return taken(s, change.side).count(action(change))


def _different(s: State, ctx: Context, condition: c.DifferentActions) -> bool:
    actions = taken(s, player(ctx, condition.side))
    return len(set(actions)) == len(actions)


def _spent_on_action(s: State, ctx: Context, condition: c.SpentOnAction) -> bool:
    change = ctx.change
    if change is None or change.kind != "spend clicks" or not change.sort:
        return False
    return not condition.total or _first_to_reach(s, ctx, change, condition.total)


def _first_to_reach(s: State, ctx: Context, change: Change, total: int) -> bool:
    """Whether with this payment so many clicks have been spent on one action for the first time this turn,
    all of them while the source was active."""
    spent: dict[Action, int] = {}
    heard = 0
    for one in s.changes_this_turn["spend clicks"]:
        if one.side != change.side or not one.sort or one.moment > change.moment:
            continue
        before = spent.get(action(one), 0)
        spent[action(one)] = before + one.amount
        if action(one) == action(change) and one.moment > s.cards[ctx.source].active_since:
            heard += one.amount
        if before < total <= before + one.amount:
            return one.moment == change.moment and heard >= total
    return False


NUMBERS[q.TimesTaken] = _times_taken
CONDITIONS[c.DifferentActions] = _different
CONDITIONS[c.SpentOnAction] = _spent_on_action
CONDITIONS[c.Charged] = lambda s, x, k: is_first_click(s, x.side)
