"""Which two cards may change places: each only where it is allowed to be (26.03: 8.8.2)."""

from rulerunner.lang.abilities import Static
from rulerunner.lang.statics import InstallOnly
from rulerunner.lang.words import AGENDA, ASSET, DECK_OF, DISCARD_OF, HAND_OF, ICE, SCORE_OF, TABLE, UPGRADE
from rulerunner.state.state import State

from .asking import Asking
from .pointing import is_server

PILES = {*HAND_OF.values(), *DECK_OF.values(), *DISCARD_OF.values(), "aside"}


def may_swap(s: State, one: int, two: int) -> bool:
    """Whether two cards may exchange their locations."""
    zones = {s.cards[one].zone, s.cards[two].zone}
    if one == two:
        return False
    if zones == set(SCORE_OF.values()):
        return True
    if s.cards[one].owner != s.cards[two].owner or not zones <= PILES | {TABLE}:
        return False
    if len(zones) == 1 and zones != {TABLE}:
        return False  # nothing would change
    return all(
        s.cards[place].zone != TABLE or may_replace(s, mover, place)
        for mover, place in ((one, two), (two, one))
    )


def may_replace(s: State, mover: int, place: int) -> bool:
    """Whether a Corp card may be where an installed one is, once that has gone."""
    face = s.cards[mover].face
    for server in s.servers.values():
        if place in server.ice:
            return face.facts.type == ICE
        if place not in server.root or face.facts.type not in (AGENDA, ASSET, UPGRADE):
            continue
        beside = [s.cards[c].face.facts for c in server.root if c not in (mover, place)]
        if "region" in face.facts.subtypes and any("region" in other.subtypes for other in beside):
            return False
        if face.facts.type != UPGRADE and (
            server.id <= 2 or any(other.type in (AGENDA, ASSET) for other in beside)
        ):
            return False
        says = [x for ability in face.abilities if isinstance(ability, Static) for x in ability.declarations]
        onlys = [x.server for x in says if isinstance(x, InstallOnly)]
        return all(is_server(s, Asking(mover, "corp"), only, server.id) for only in onlys)
    return False
