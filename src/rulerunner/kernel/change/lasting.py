"""Lasting effects: made of an ability, for as long as a duration says (9.9)."""

from typing import Final

from ...lang.abilities import Ability, Static, When
from ...lang.headings import LASTS_LONGER, heading
from ...lang.statics import LastsLonger
from ...lang.words import RUNNER
from ...state.frames import ImminentFrame, ReactionFrame
from ...state.records import Lingering
from ...state.state import State
from ..read.declared import declared
from ..read.evaluate import matches
from ..read.taken import in_progress
from . import atoms


def keep(s: State, base: Lingering, ability: Ability) -> None:
    """Keep an ability in force: by one effect, or by one for each thing it declares."""
    if isinstance(ability, Static):
        for declaration in ability.declarations:
            declared = base._replace(id=s.fresh(), heading=heading(declaration), declaration=declaration)
            atoms.linger(s, declared._replace(condition=ability.condition))
    else:
        atoms.linger(s, base._replace(id=s.fresh(), ability=ability))


def forget(s: State, id: int, lasting: bool = False) -> None:
    """A delayed ability without a duration is gone as it resolves (1.4: 9.6.14; 26.03: 9.6.13c), and so are
    its other instances that are pending (1.4: 9.6.11; 26.03: 9.6.10). With `lasting` one that has a
    duration goes as well."""
    kept = tuple(e for e in s.lingering if e.id != id or (e.duration and not lasting))
    if len(kept) == len(s.lingering):
        return
    s.keep_lingering(kept)
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, (ReactionFrame, ImminentFrame)) and any(
            p.lingering == id for p in frame.pending
        ):
            s.stack[depth] = frame._replace(pending=tuple(p for p in frame.pending if p.lingering != id))


def until(s: State, duration: str, side: str) -> int:
    """The id of the structure a duration refers to; 0 when it is not in progress (9.9.3). `side` is the
    player whose next turn it is about."""
    match duration:
        case "run":
            return s.run.id if s.run is not None else 0
        case "encounter":
            return s.encounter.id if s.encounter is not None else 0
        case "access":
            return s.access.id if s.access is not None else 0
        case "action":
            return in_progress(s)
        case "turn":
            return s.turn
        case "next 6 actions":
            return 6 + (in_progress(s) >= 0 and s.active == RUNNER)
        case "next turn" | "until your turn" | "until your turn ends":
            return s.turn + (2 if s.active == side else 1)
    return 0


LENGTHS: Final = {"encounter": 0, "run": 1, "turn": 2, "game": 3}


def stretched(s: State, cid: int, duration: str) -> str:
    """For how long more strength of a card lasts: longer than its ability says, if something says so."""
    if LASTS_LONGER not in s.statics:
        return duration
    for ctx, d in declared(s, LASTS_LONGER):
        if isinstance(d, LastsLonger) and matches(s, ctx, d.of, cid) and duration in LENGTHS:
            duration = max(duration, d.duration, key=lambda one: LENGTHS.get(one, 0))
    return duration


def persist(s: State, cid: int) -> None:
    """Persistent abilities of a card trashed while accessed go on to the end of the run (26.03: 9.12.5)."""
    card = s.cards[cid]
    if card.active_since < 0 or s.run is None:
        return
    base = Lingering(
        0, cid, card.object_no, card.owner, "run", s.run.id, active_since=card.active_since, here=card.server
    )
    for ability in card.face.abilities:
        if isinstance(ability, (When, Static)) and ability.persistent:
            keep(s, base, ability)
