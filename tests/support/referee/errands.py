"""Actions that a player has for one thing only (1996): they come in a row, or whenever the player likes."""

from rulerunner.lang.errands import errands_of
from rulerunner.lang.instructions import ActionsFor, ActionTo
from rulerunner.lang.words import EVENT, HAND_OF, OPERATION
from rulerunner.state.decision import DONE, Option
from rulerunner.state.frames import ActionFrame
from rulerunner.state.records import Lingering
from rulerunner.state.state import State

from .asking import NONE, Asking
from .entering import can_install
from .legal import actions
from .potential import could_change
from .reading import in_set


def still_to_take(s: State, f: ActionFrame) -> list[Lingering]:
    """Those that the player has, without one that is being taken."""
    under_way = {
        frame.errand for frame in s.stack if isinstance(frame, ActionFrame) and frame.action is not None
    }
    return [x for x in s.lingering if x.heading == "errand" and x.side == f.side and x.id not in under_way]


def with_errands(s: State, f: ActionFrame) -> set[Option]:
    """Those in a row come before anything else, or never; any other is one more way to act."""
    there = still_to_take(s, f)
    now = [x for x in there if x.id == f.errand] + [x for x in there if in_a_row(x)]
    if now:
        return for_it(s, now[0]) | ({DONE} if in_a_row(now[0]) else set())
    options = actions(s, f.side) if s.players[f.side].clicks > 0 else set()
    return options | {taken(s, x) for x in there if for_it(s, x)}


def in_a_row(x: Lingering) -> bool:
    purpose = x.block[0]
    return isinstance(purpose, ActionsFor) and purpose.in_a_row


def taken(s: State, x: Lingering) -> Option:
    given = errands_of(s.cards[x.source].face)
    purpose = x.block[0]
    which = given.index(purpose) if purpose in given else NONE
    return Option("errand", card=x.source, ability=which, number=x.id)


def for_it(s: State, x: Lingering) -> set[Option]:
    """What such an action may be taken for; its click is none of the player's."""
    a, purpose = Asking(x.source, x.side), x.block[0]
    if isinstance(purpose, ActionTo):
        return {taken(s, x)} if could_change(s, a, purpose.block) else set()
    assert isinstance(purpose, ActionsFor)
    if purpose.kind != "install":
        return {Option("draw" if purpose.kind == "draw" else "gain credit")}
    return {
        Option("install", card=cid)
        for cid in s.zones[HAND_OF[x.side]]
        if s.cards[cid].face.facts.type not in (EVENT, OPERATION)
        and in_set(s, a, purpose.cards, cid)
        and can_install(s, cid, spent=0)
    }
