"""Cards that were just trashed, and others on which their owner may keep them."""

from ...lang.headings import KEEPS
from ...lang.statics import KeepsTrashed
from ...lang.words import DISCARD_OF, TABLE
from ...state.frames import KeepFrame
from ...state.records import Change
from ...state.state import State
from .declared import declared
from .evaluate import matches


def to_keep(s: State, changes: tuple[Change, ...]) -> KeepFrame | None:
    """What is asked about the installed cards that have been trashed, if anything could take one of them."""
    for ctx, said in declared(s, KEEPS):
        if not isinstance(said, KeepsTrashed):
            continue
        found = tuple(
            change.card
            for change in changes
            if trashed_from_play(s, change)
            and s.cards[change.card].owner == ctx.side
            and matches(s, ctx, said.cards, change.card)
        )
        if found:
            keepers = [c.source for c, d in declared(s, KEEPS) if d == said and c.side == ctx.side]
            return KeepFrame(ctx.side, found, tuple(keepers))
    return None


def trashed_from_play(s: State, change: Change) -> bool:
    """Whether a change is that of an installed card being trashed which is still the object it became."""
    if change.kind != "trash" or change.origin != TABLE:
        return False
    card = s.cards[change.card]
    return card.zone == DISCARD_OF[card.owner] and card.object_no == change.object_no
