"""What the Runner may access next (7.1)."""

from typing import Final

from ...lang.words import ARCHIVES, HQ, RND
from ...state.decision import Option
from ...state.records import ARCHIVES_ID, HQ_ID, RND_ID, Breach
from ...state.state import State
from ..read.declared import cannot, declared

ZONE_OF: Final = {HQ_ID: HQ, RND_ID: RND, ARCHIVES_ID: ARCHIVES}


def breaching(s: State) -> Breach:
    """The breach in progress."""
    assert s.breach is not None
    return s.breach


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
        and not cannot(s, "access", c)
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
    if zone == RND and declared(s, "from the bottom"):
        cards = cards[::-1]
    for c in cards:
        if (c, s.cards[c].object_no) not in breach.seen and not cannot(s, "access", c):
            found.append(c)
            if zone == RND:
                break
    return found


def candidate_options(s: State) -> tuple[Option, ...]:
    """What the Runner may access next: a card of the root, the next card of R&D, a random card of HQ."""
    zone = ZONE_OF.get(breaching(s).server, "")
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
