"""What nothing prohibits: trashing a card, installing it in a server."""

from ...lang.words import AGENDA, ASSET, DISCARD_OF, REMOVED, RUNNER
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import about
from ..read.declared import cannot
from ..read.pointing import at_server


def may_trash(s: State, cid: int, side: str) -> bool:
    """Whether a player may trash a card: one that is not trashed, or gone from the game, already."""
    card = s.cards[cid]
    if card.zone in (DISCARD_OF[card.owner], REMOVED) or cannot(s, "trash", cid):
        return False
    return not (side == RUNNER and cannot(s, "trash as the Runner", cid))


def may_install_at(s: State, cid: int, server: int) -> bool:
    """Whether a Corp card may be installed in (or protecting) a server; `NOBODY` stands for a new remote."""
    card = s.cards[cid]
    remote = server == NOBODY or server > 2
    face = card.face
    if not remote and (face.type == AGENDA or face.type == ASSET):
        return False
    for where in face.install_only:
        if not at_server(s, about(s, cid), where, 3 if server == NOBODY else server):
            return False
    return not cannot(s, "install", cid, server)
