"""What nothing prohibits: trashing a card, installing it in a server."""

from typing import Final

from ...lang.headings import SERVER_LIMIT
from ...lang.statics import ServerLimit
from ...lang.words import AGENDA, ASSET, DISCARD_OF, REMOVED, RUNNER
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import about
from ..read.declared import CANNOT, cannot, declared, prohibition, unspoken
from ..read.pointing import at_server
from .obstacles import NO_PLACE, TRASHED, Forbidden, Obstacle


def forbidden(s: State, act: str, cite: str, cid: int = NOBODY, server: int = NOBODY) -> Forbidden | None:
    """What prohibits an act, if anything does."""
    by = prohibition(s, CANNOT[act], cid, server)
    return None if by is None else Forbidden(cite, by.source)


def unusable(s: State, cid: int) -> str:
    """The act whose prohibition keeps the Runner from using the paid abilities of a card, if one does."""
    if unspoken(s, ABOUT_USING) and ABOUT_USING.isdisjoint(s.cards[cid].face.own):
        return ""
    if cannot(s, "use as the Runner", cid):
        return "use as the Runner"
    return "use at all as the Runner" if cannot(s, "use at all as the Runner", cid) else ""


ABOUT_USING: Final = frozenset((CANNOT["use as the Runner"], CANNOT["use at all as the Runner"]))


def may_trash(s: State, cid: int, side: str) -> bool:
    """Whether a player may trash a card."""
    return trash_obstacle(s, cid, side) is None


def trash_obstacle(s: State, cid: int, side: str, cite: str = "cost") -> Obstacle | None:
    """What keeps a player from trashing a card: it is trashed or gone from the game, or that is forbidden."""
    card = s.cards[cid]
    if card.zone in (DISCARD_OF[card.owner], REMOVED):
        return TRASHED
    if cannot(s, "trash", cid):
        return forbidden(s, "trash", cite, cid)
    if side == RUNNER and cannot(s, "trash as the Runner", cid):
        return forbidden(s, "trash as the Runner", cite, cid)
    return None


def may_install_at(s: State, cid: int, server: int) -> bool:
    """Whether a Corp card may be installed in (or protecting) a server; `NOBODY` stands for a new remote."""
    return install_at_obstacle(s, cid, server) is None


def _server_limit(s: State) -> int:
    """How many remote servers there may be for another to be created (26.03: 4.6.8f); more than there ever
    are, if nothing limits them now."""
    limits = [d.most if isinstance(d, ServerLimit) else 0 for _, d in declared(s, SERVER_LIMIT)]
    return min(limits, default=len(s.servers))


def install_at_obstacle(s: State, cid: int, server: int) -> Obstacle | None:
    """What keeps a Corp card from being installed in (or protecting) a server."""
    card = s.cards[cid]
    remote = server == NOBODY or server > 2
    face = card.face
    if not remote and (face.type == AGENDA or face.type == ASSET):
        return NO_PLACE
    if server == NOBODY and SERVER_LIMIT in s.statics and len(s.servers) - 3 >= _server_limit(s):
        return NO_PLACE
    for where in face.install_only:
        if not at_server(s, about(s, cid), where, 3 if server == NOBODY else server):
            return NO_PLACE
    return forbidden(s, "install", "install", cid, server) if cannot(s, "install", cid, server) else None
