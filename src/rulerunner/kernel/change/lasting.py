"""Lasting effects: made of an ability, for as long as a duration says (9.9)."""

from ...lang.abilities import Ability, Static, When
from ...lang.face import heading
from ...state.records import Lingering
from ...state.state import State
from . import atoms


def keep(s: State, base: Lingering, ability: Ability) -> None:
    """Keep an ability in force: by one effect, or by one for each thing it declares."""
    if isinstance(ability, Static):
        for declaration in ability.declarations:
            declared = base._replace(id=s.fresh(), heading=heading(declaration), declaration=declaration)
            atoms.linger(s, declared)
    else:
        atoms.linger(s, base._replace(id=s.fresh(), ability=ability))


def until(s: State, duration: str) -> int:
    """The id of the structure a duration refers to; 0 when it is not in progress (9.9.3)."""
    match duration:
        case "run":
            return s.run.id if s.run is not None else 0
        case "encounter":
            return s.encounter.id if s.encounter is not None else 0
        case "access":
            return s.access.id if s.access is not None else 0
        case "turn":
            return s.turn
    return 0


def persist(s: State, cid: int) -> None:
    """Persistent abilities of a card trashed while accessed go on to the end of the run (26.03: 9.12.5)."""
    card = s.cards[cid]
    if card.active_since < 0 or s.run is None:
        return
    base = Lingering(
        0, cid, card.object_no, card.owner, "run", s.run.id, active_since=card.active_since, here=card.server
    )
    for ability in card.face.abilities:
        if isinstance(ability, When | Static) and ability.persistent:
            keep(s, base, ability)
