"""Cards that are trashed, and cards that let a player send some of them elsewhere instead.

Cards are trashed in many ways: by effects and damage, as a cost, to make room, by the rules. All go through
`trash`, so a claim to them is made there; whoever has one is asked before any ability can hear of it.
"""

from typing import Final, NamedTuple

from ....lang.headings import CLAIMS_TRASHED
from ....lang.statics import Declaration, KeepsTrashed, RemovesTrashed
from ....lang.words import DISCARD_OF, REMOVED, TABLE, Side
from ....state.records import Change
from ....state.state import State
from ...read.context import PlainContext
from ...read.declared import declared
from ...read.evaluate import matches
from .moving import host_uninstalled, move
from .recording import emit

SET_ASIDE: Final = "set aside"
"""The change that trashed cards are: somebody may send some of them elsewhere before anything else."""
REMOVE: Final = "remove"
"""One of them may be removed from the game..."""
KEEP: Final = "keep"
"""...or any of them be kept on the card that lets a player do so."""


class Claim(NamedTuple):
    """Cards that are about to be trashed, and the card that lets a player send them elsewhere."""

    source: int
    side: Side
    sort: str
    cards: tuple[int, ...]


def claims_to(s: State, cids: tuple[int, ...]) -> tuple[Claim, ...]:
    """Who has a claim to cards that are about to be trashed together. That is settled while all cards are
    where they were: an ability that only their being trashed gives back comes too late, and one that goes
    with them is of no use to them."""
    found = []
    for ctx, d in declared(s, CLAIMS_TRASHED):
        sort, cards = _claimed(s, ctx, d, cids)
        if cards:
            found.append(Claim(ctx.source, ctx.side, sort, cards))
    return tuple(found)


def _claimed(
    s: State, ctx: PlainContext, d: Declaration, cids: tuple[int, ...]
) -> tuple[str, tuple[int, ...]]:
    """In which sort of claim a declaration holds, and to which of some cards."""
    if isinstance(d, KeepsTrashed) and ctx.source not in cids:
        mine = [c for c in cids if s.cards[c].zone == TABLE and s.cards[c].owner == ctx.side]
        return KEEP, tuple([c for c in mine if matches(s, ctx, d.cards, c)])
    if isinstance(d, RemovesTrashed) and not _removed_by(s, ctx.source):
        return REMOVE, tuple([c for c in cids if matches(s, ctx, d.cards, c)])
    return "", ()


def _removed_by(s: State, source: int) -> bool:
    """Whether a trashed card has been removed from the game by this one this turn."""
    return any(
        change.source == source and change.sort == SET_ASIDE for change in s.changes_this_turn.get("move", ())
    )


def set_aside(s: State, claim: Claim) -> None:
    """Write down which trashed cards are to be sorted out. They are in the discard pile by then, with nobody
    to see them there: that zone is treated as if they came directly from where they were (26.03: 4.8.3)."""
    left = tuple([c for c in claim.cards if s.cards[c].zone == DISCARD_OF[s.cards[c].owner]])
    if left:
        s.watchful = True
        emit(s, SET_ASIDE, claim.side, claim.source, len(left), sort=claim.sort, cards=left)


def remove_trashed(s: State, cid: int) -> None:
    """A card that has just been trashed leaves the game instead of going to the discard pile. It was trashed
    all the same; but that is not where it has gone."""
    gone = _trashing(s, cid)
    move(s, cid, REMOVED, faceup=True)
    instead = gone._replace(zone=REMOVED)
    s.changes = tuple([instead if change == gone else change for change in s.changes])
    so_far = s.changes_this_turn
    so_far["trash"] = tuple([instead if change == gone else change for change in so_far["trash"]])
    emit(s, "move", s.cards[cid].owner, cid, sort=SET_ASIDE, origin=gone.origin, zone=REMOVED)


def keep_trashed(s: State, cid: int, host: int) -> None:
    """A card goes onto another one instead of being trashed. It was not, after all: nothing hears of it, and
    nothing will remember it."""
    gone = _trashing(s, cid)
    s.changes = tuple([change for change in s.changes if change != gone])
    so_far = s.changes_this_turn
    so_far["trash"] = tuple([change for change in so_far["trash"] if change != gone])
    if not so_far["trash"]:
        del so_far["trash"]
    host_uninstalled(s, cid, host, faceup=True)


def _trashing(s: State, cid: int) -> Change:
    """How a card was trashed just now."""
    return next(change for change in reversed(s.changes_this_turn["trash"]) if change.card == cid)
