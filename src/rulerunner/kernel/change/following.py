"""What follows in a run or an encounter when the ice, its subroutines or the server are no longer what they
were."""

from ...lang.words import RUNNER, TABLE
from ...state.frames import StructureFrame, SubroutinesFrame
from ...state.state import State
from ..read.subroutines import breakers, changed, keys, order, subroutines
from . import atoms
from .movement import act_row, leave_phase, run_depth


def ice_is_there(s: State) -> bool:
    """Whether the encountered ice is still the same object, and has not been derezzed: where it was met
    unrezzed, or not installed, it may lie face down."""
    encounter = s.encounter
    if encounter is None:
        return False
    ice = s.cards[encounter.ice]
    if ice.object_no != encounter.object_no:
        return False
    if ice.faceup or not encounter.forced:
        return ice.faceup
    derezzed = s.changes_this_turn.get("derez", ())
    return ice.zone != TABLE or not any(
        change.card == encounter.ice and change.moment > encounter.start for change in derezzed
    )


def met_ice_moved(s: State) -> bool:
    """Whether ice met where it was accessed, in a hand or a deck, is another object by now (26.03: 7.1.7)."""
    encounter = s.encounter
    assert encounter is not None
    return (
        encounter.forced
        and not encounter.cut_short
        and s.cards[encounter.ice].object_no != encounter.object_no
    )


def unsettled(s: State) -> bool:
    """Whether an encounter may have to follow what has become of its ice or of its subroutines."""
    encounter = s.encounter
    return encounter is not None and (bool(encounter.order) or changed(s) or met_ice_moved(s))


def follow_ice(s: State) -> None:
    """Ice that was uninstalled or moved ends its approach; ice uninstalled or derezzed ends its encounter
    (6.2.4). The Runner goes on to pass its position."""
    run = s.run
    if s.encounter is not None:
        if not ice_is_there(s) and not s.encounter.cut_short:
            s.encounter = s.encounter._replace(cut_short=True)
            leave_phase(s, "encounter", s.encounter.id)
    elif run is not None and run.approaching and run.vacant and not run.ended:
        s.run = run.past_approach()
        leave_phase(s, "approach", run.approaches)


def follow_server(s: State) -> None:
    """A run on a server that has ceased to exist ends once open windows are complete (26.03: 4.6.8e)."""
    run = s.run
    if run is None or run.ended or run.server in s.servers:
        return
    depth = run_depth(s)
    frame = s.stack[depth]
    assert isinstance(frame, StructureFrame)
    end = act_row(s.edition.id, "finish-windows")
    if frame.row < end:
        s.stack[depth] = frame.jumping(s.edition.structures["run"].rows[end].rule)


def place_in_run(s: State) -> str:
    """Whether the encountered ice is the outermost protecting the attacked server."""
    run, encounter = s.run, s.encounter
    if run is None or encounter is None or run.server not in s.servers:
        return ""
    return "outermost" if s.servers[run.server].ice[-1:] == (encounter.ice,) else ""


def follow_subroutines(s: State) -> None:
    """The encountered ice has gained or lost subroutines: what is broken, resolved or pending is told by
    their places, which may be others now (26.03: 9.8.2). If the last unbroken
    ones are lost, it is fully broken."""
    encounter = s.encounter
    if encounter is None or not (encounter.order or changed(s)):
        return
    old, new = order(s, encounter), keys(s, encounter.ice)
    if old == new:
        return
    place = {key: n for n, key in enumerate(new)}
    now = {n: place[key] for n, key in enumerate(old) if key in place}
    pairs = sorted((now[n], card) for n, card in breakers(encounter) if n in now)
    s.encounter = encounter = encounter._replace(
        order=new,
        broken=tuple(n for n, _ in pairs),
        by=tuple(card for _, card in pairs),
        resolved=tuple(now[n] for n in encounter.resolved if n in now),
    )
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, SubroutinesFrame) and frame.encounter == encounter.id:
            s.stack[depth] = frame._replace(pending=tuple(now[n] for n in frame.pending if n in now))
    if new and not encounter.fully and len(pairs) == len(new):
        s.encounter = encounter._replace(fully=True)
        breaker = (encounter.breaker,) if encounter.breaker >= 0 else ()
        atoms.emit(s, "fully broken", RUNNER, encounter.ice, sort=place_in_run(s), cards=breaker)


def fully_break_empty(s: State) -> None:
    """Ice without subroutines is fully broken once the chance to break them is there (26.03: 6.5.7c)."""
    encounter = s.encounter
    if encounter is not None and has_none_to_break(s):
        s.encounter = encounter._replace(fully=True)
        atoms.emit(s, "fully broken", RUNNER, encounter.ice, sort=place_in_run(s))


def has_none_to_break(s: State) -> bool:
    """Whether the encountered ice has no subroutines, and is not known as fully broken yet."""
    encounter = s.encounter
    return encounter is not None and not encounter.fully and not subroutines(s, encounter.ice)
