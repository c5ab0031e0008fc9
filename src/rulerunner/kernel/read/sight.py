"""What abilities show while they are being resolved: cards looked at, revealed, exposed (26.03: 1.21.6); and
what has to be shown before it moves (4.1.2a)."""

from functools import cache
from typing import Final

from ...lang import filters as f
from ...lang.filters import Filter, Is
from ...lang.validating.walk import words
from ...lang.words import ARCHIVES, ASIDE, GRIP, HQ, ICE, RND, RUNNER, STACK, TABLE, Side
from ...state.frames import RESOLVING, DamageFrame
from ...state.records import NOBODY, Change
from ...state.state import State

HIDDEN: Final = (RND, STACK, HQ, GRIP)
"""Decks and hands."""
SHOWN_BY: Final = ("look", "reveal", "expose")
"""The kinds of change by which cards are shown."""


def resolving(s: State) -> frozenset[int]:
    """The sources of the abilities being resolved: an ability that acts shows what card it is on."""
    resolving = [frame.source for frame in s.stack if isinstance(frame, RESOLVING)]
    hurting = [frame.looker for frame in s.stack if isinstance(frame, DamageFrame)]
    return frozenset(resolving + hurting)


def in_sight_yet(s: State, change: Change, sources: frozenset[int]) -> bool:
    """Whether what a change showed is still shown: the ability that did so is being resolved."""
    if change.source not in sources:
        return False
    ends = s.changes_this_turn.get("sight ends", ())
    return not any(end.source == change.source and end.moment >= change.moment for end in ends)


def looked_at(s: State, seat: Side) -> tuple[int, ...]:
    """The cards of a deck or a hand that an ability, still being resolved, lets a seat look at."""
    looks = s.changes_this_turn.get("look", ())
    if not looks:
        return ()
    sources = resolving(s)
    shuffled = max((change.moment for change in s.changes_this_turn.get("shuffle", ())), default=NOBODY)
    found: list[int] = []
    for change in looks:
        if change.side == seat and change.moment > shuffled and in_sight_yet(s, change, sources):
            found += [cid for cid in change.cards if s.cards[cid].zone in HIDDEN and cid not in found]
    return tuple(found)


def shown_to_runner(s: State, cid: int) -> bool:
    """Whether an ability that is being resolved lets the Runner see a card where it is."""
    so_far, object_no = s.changes_this_turn, s.cards[cid].object_no
    shows = [
        change
        for kind in ("reveal", "expose")
        for change in so_far.get(kind, ())
        if change.card == cid and change.object_no == object_no and change.source >= 0
    ]
    if shows:
        sources = resolving(s)
        if any(in_sight_yet(s, change, sources) for change in shows):
            return True
    return "look" in so_far and cid in looked_at(s, RUNNER)


def hidden(s: State, cid: int) -> bool:
    """Whether a card lies face down, or in a deck. A hand is no hidden zone but a secret one, of which its
    player alone sees the cards (26.03: 4.1.5, 4.1.6)."""
    card = s.cards[cid]
    return card.zone in DECKS or (card.zone in FACED and not card.faceup)


DECKS: Final = (RND, STACK)
FACED: Final = (ARCHIVES, TABLE, ASIDE)


def to_be_shown(s: State, filter: Filter, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some cards that have to be shown before they move, as an effect or a cost takes them for what
    they are and not only for where they are (26.03: 4.1.2a). Where ice is installed, nothing else can be."""
    return tuple([c for c in cards if hidden(s, c) and _says_what(filter, s.cards[c].zone == TABLE)])


@cache
def _says_what(filter: Filter, installed: bool) -> bool:
    for part in words(filter):
        if isinstance(part, SAYING_WHAT) and not (installed and part == Is(ICE)):
            return True
    return False


@cache
def says_more_than_type(filter: Filter) -> bool:
    """Whether a filter asks for more of a card than its type, which an install tells (26.03: 8.5.13a)."""
    return any(isinstance(part, SAYING_WHAT) and not isinstance(part, TYPES) for part in words(filter))


TYPES: Final = (f.Is, f.SameTypeAs, f.OfChosenType)
SAYING_WHAT: Final = (
    *(f.Is, f.Has, f.Named, f.CopyOf, f.Copies, f.CopyOfAccessed, f.SameTypeAs, f.Unique, f.Worth),
    *(f.CostAtMost, f.CostIs, f.StrengthAtMost, f.StrengthIs, f.WithTrashCost, f.HasTrashCost),
    *(f.WithTrashAbility, f.WithSubroutines, f.OfYourFaction, f.OfRunnersFaction),
    *(f.OfChosenType, f.OfChosenName),
)
"""Filters that ask for an attribute of a card."""
