"""What the Runner may access next (7.1)."""

from typing import Final

from ...lang.headings import ACCESS_LIMIT, FROM_THE_BOTTOM
from ...lang.statics import AccessLimit
from ...lang.words import ARCHIVES, HQ, RND
from ...state.decision import Option
from ...state.records import ARCHIVES_ID, HQ_ID, NOBODY, RND_ID, Breach, Run
from ...state.state import State
from ..read.declared import applies_now, cannot, declared

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
    return [
        c
        for c in s.servers[breach.server].root
        if c in breach.known
        and (c, s.cards[c].object_no) not in breach.seen
        and (c, s.cards[c].object_no) not in breach.refused
        and may_access(s, c)
    ]


def zone_candidates(s: State) -> list[int]:
    """Cards of the central server's own zone that could be accessed next."""
    breach = breaching(s)
    zone = ZONE_OF.get(breach.server, "")
    if not zone or (zone != ARCHIVES and breach.left <= 0):
        return []
    counted = s.edition.policies.access == "count" and zone != ARCHIVES
    if counted and breach.left <= len(root_candidates(s)):
        return []
    found: list[int] = []
    cards = s.zones[zone]
    if zone == RND and declared(s, FROM_THE_BOTTOM):
        cards = cards[::-1]
    for c in cards:
        if (c, s.cards[c].object_no) not in breach.seen and may_access(s, c):
            found.append(c)
            if zone == RND:
                break
    return found


def candidate_options(s: State) -> tuple[Option, ...]:
    """What the Runner may access next: a card of the root, the next card of R&D, a random card of HQ."""
    zone = ZONE_OF.get(breaching(s).server, "")
    first = forced_first(s)
    if first >= 0:
        return (
            Option("access", detail=zone) if s.cards[first].zone == zone else Option("access", card=first),
        )
    options = [Option("access", card=c) for c in root_candidates(s)]
    cards = zone_candidates(s)
    if cards and zone in (HQ, RND):
        options.append(Option("access", detail=zone))
    elif cards:
        names: dict[str, int] = {}
        for c in cards:
            key = s.cards[c].face.name if s.cards[c].faceup else f"card {c}"
            names.setdefault(key, c)
        options += [Option("access", card=c) for c in names.values()]
    return tuple(options)
