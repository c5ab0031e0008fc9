"""Cards of which a player may have only one that is active: unique ones of one name, and consoles where the
edition counts these as they come."""

from typing import Final

from ...lang.words import CORP, TABLE
from ...state.state import State

CONSOLE: Final = "console"


def limited(s: State, cid: int) -> bool:
    """Whether a card may be one too many at all."""
    face = s.cards[cid].face
    return face.unique or face.console


def limits(s: State, cid: int) -> tuple[str, ...]:
    """What there may be only one of that a card is: its name, and `CONSOLE`."""
    face = s.cards[cid].face
    names = (face.name,) if face.unique else ()
    consoles = face.console and s.edition.policies.console_limit == "checkpoint"
    return (*names, CONSOLE) if consoles else names


def counts(s: State, cid: int) -> bool:
    """Whether an installed card counts for such limits: it is active."""
    card = s.cards[cid]
    return card.active_since >= 0 and (card.owner != CORP or card.faceup)


def one_too_many(s: State, cid: int) -> tuple[int, ...]:
    """The cards that are trashed once a card becomes active now: those it comes after, or, by the house rule
    that the oldest stays, the card itself."""
    if not limited(s, cid):
        return ()
    mine = limits(s, cid)
    rivals: list[int] = []
    by_name = False
    for other in s.zones[TABLE]:
        if other != cid and limited(s, other) and counts(s, other):
            shared = [limit for limit in limits(s, other) if limit in mine]
            if shared:
                rivals.append(other)
                by_name = by_name or shared != [CONSOLE]
    if by_name and s.edition.policies.unique_stays == "oldest":
        return (cid,)
    return tuple(rivals)
