"""What the Runner may access next (7.1)."""

from typing import Final

from ...lang.headings import ACCESS_LIMIT, FROM_THE_BOTTOM
from ...lang.statics import AccessLimit
from ...lang.words import ARCHIVES, HQ, RND
from ...state.decision import Option, offer
from ...state.records import ARCHIVES_ID, HQ_ID, NOBODY, RND_ID, Breach, Run
from ...state.state import State
from ..read.declared import CANNOT, applies_now, cannot, declared, unspoken

ZONE_OF: Final = {HQ_ID: HQ, RND_ID: RND, ARCHIVES_ID: ARCHIVES}
FIRST: Final = "accessed first"
"""The heading of an effect on a breach, which fixes the card that is accessed first."""


def breaching(s: State) -> Breach:
    """The breach in progress."""
    assert s.breach is not None
    return s.breach


def may_access(s: State, cid: int) -> bool:
    """Whether the Runner is not prohibited from accessing a card: by name, or as one too many in a run."""
    if cannot(s, "access", cid):
        return False
    return s.run is None or ACCESS_LIMIT not in s.statics or _within_limit(s, s.run)


ABOUT_ACCESSES: Final = frozenset((CANNOT["access"], ACCESS_LIMIT))


def _within_limit(s: State, run: Run) -> bool:
    """Whether one more access in a run is not one too many."""
    start = run.start
    done = sum(change.moment > start for change in s.changes_this_turn.get("access", ()))
    return all(done < d.most for _, d in declared(s, ACCESS_LIMIT) if isinstance(d, AccessLimit))


def forced_first(s: State) -> int:
    """The card that must be accessed before any other of the breach; `NOBODY` if there is none to begin with,
    or it is no candidate."""
    breach = breaching(s)
    if breach.seen or FIRST not in s.lasting_headings:
        return NOBODY
    for effect in s.lingering:
        if effect.heading == FIRST and effect.until == breach.id and applies_now(s, effect):
            there = (*root_candidates(s), *zone_candidates(s))
            return effect.bound if effect.bound in there else NOBODY
    return NOBODY


def root_candidates(s: State) -> list[int]:
    """Cards of the root still to be accessed. In 1.4 the set is fixed; later cards may become candidates."""
    breach = breaching(s)
    whole = breach.in_run or s.edition.policies.access == "candidates" or breach.server > ARCHIVES_ID
    if breach.server not in s.servers or not whole:
        return []
    found: list[int] = []
    for c in s.servers[breach.server].root:
        it = (c, s.cards[c].object_no)
        if c in breach.known and it not in breach.seen and it not in breach.refused and may_access(s, c):
            found.append(c)
    return found


def zone_candidates(s: State, whole: bool = True) -> list[int]:
    """Cards of the central server's own zone that could be accessed next; or one of them, if there is any."""
    breach = breaching(s)
    zone = ZONE_OF.get(breach.server, "")
    if not zone or (zone != ARCHIVES and breach.left <= 0):
        return []
    counted = s.edition.policies.access == "count" and zone != ARCHIVES
    if counted and breach.left <= len(root_candidates(s)):
        return []
    found: list[int] = []
    pile, cards, seen = s.zones[zone], s.cards, breach.seen
    if zone == RND:
        whole = False  # it is the next one only
        if FROM_THE_BOTTOM in s.statics and declared(s, FROM_THE_BOTTOM):
            pile = pile[::-1]
    free = unspoken(s, ABOUT_ACCESSES)
    for c in pile:
        card = cards[c]
        if seen and (c, card.object_no) in seen:
            continue
        if free or may_access(s, c):
            found.append(c)
            if not whole:
                break
    return found


def any_candidate(s: State) -> bool:
    """Whether there is anything the Runner may access next. (What must be accessed first is among it.)"""
    return bool(zone_candidates(s, whole=False) or root_candidates(s))


def candidate_options(s: State) -> tuple[Option, ...]:
    """What the Runner may access next: a card of the root, the next card of R&D, a random card of HQ."""
    zone = ZONE_OF.get(breaching(s).server, "")
    first = forced_first(s)
    if first >= 0:
        return (Option("access", detail=zone) if s.cards[first].zone == zone else offer("access", first),)
    options = [offer("access", c) for c in root_candidates(s)]
    if zone == ARCHIVES:
        return (*options, *_in_archives(s))
    if zone_candidates(s, whole=False):
        options.append(Option("access", detail=zone))
    return tuple(options)


def _in_archives(s: State) -> list[Option]:
    """The cards of Archives that may be accessed next: of face-up ones with the same name, the first."""
    cards = s.cards
    names: set[str] = set()
    options: list[Option] = []
    for c in zone_candidates(s):
        card = cards[c]
        if card.faceup:
            if card.face.name in names:
                continue
            names.add(card.face.name)
        options.append(offer("access", c))
    return options
