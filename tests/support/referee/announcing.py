"""Which card a basic action is for: announced once the action is paid for (26.03: 9.5.7c; 1.4: 9.5.6c)."""

from rulerunner.lang.words import CORP, EVENT, HAND_OF, OPERATION, TABLE
from rulerunner.state.frames import ActionFrame, BasicActionFrame
from rulerunner.state.state import State

from .asking import Unjudged
from .entering import can_install
from .errands import for_it
from .potential import can_play
from .reading import prohibited
from .saying import can_be_advanced


def announced(s: State, f: BasicActionFrame, window: object) -> set[int]:
    """The cards an action may be for, with nothing more to be paid for the action itself. Where a card that
    moves stays the same card (1996), it is the one that was shown."""
    if not isinstance(window, ActionFrame):
        raise Unjudged("a basic action in no action window")
    if not s.edition.policies.moved_is_another:
        there = s.cards[f.card].zone in (TABLE, HAND_OF[f.side])
        return {f.card} if there else set()
    if f.name == "advance":
        found = [cid for cid, card in enumerate(s.cards) if card.owner == CORP and can_be_advanced(s, cid)]
        return {cid for cid in found if not prohibited(s, "advance", cid)}
    if window.errand:
        given = [x for x in s.lingering if x.id == window.errand]
        return {option.card for x in given for option in for_it(s, x)}
    hand = s.zones[HAND_OF[f.side]]
    if f.name == "play":
        acting = spent_on(s, f, window)
        return {cid for cid in hand if can_play(s, cid, spent=0, acting=acting)}
    entering = [cid for cid in hand if s.cards[cid].face.facts.type not in (EVENT, OPERATION)]
    return {cid for cid in entering if can_install(s, cid, spent=0)}


def spent_on(s: State, f: BasicActionFrame, window: ActionFrame) -> int:
    """The clicks that have been spent on an action, by what happened since it was named."""
    return sum(
        change.amount
        for change in s.changes_this_turn.get("spend clicks", ())
        if change.side == f.side and change.sort == f.name and change.moment > window.start
    )
