"""Moving a run along other ways than step by step: ending it, moving the Runner, jacking out, bypassing."""

from functools import cache
from typing import Final

from ...lang.words import RUNNER, TABLE, Side
from ...rules import EDITIONS, Complete, Window
from ...state.frames import (
    AbilityFrame,
    BasicActionFrame,
    BlockFrame,
    Frame,
    ImminentFrame,
    MidAccessFrame,
    ReactionFrame,
    StructureFrame,
    SubroutinesFrame,
    WindowFrame,
)
from ...state.records import NOBODY
from ...state.stages import AbilityStage, ActionStage, BlockStage, ImminentStage
from ...state.state import State
from . import atoms

ABORT: Final = "abort"
"""A structure that jumps here ends without carrying out its remaining steps."""


APPROACH: Final = "approach"
"""A run that jumps here approaches the outermost ice of its server, or the server if there is none."""
MOVE: Final = "move"
"""The same for a Runner who was moved; without ice they are in the Movement phase, where there is one."""
ENCOUNTER: Final = "encounter"
"""A run that jumps here has the Runner encounter the ice in their position."""


@cache
def act_row(edition: str, act: str) -> int:
    """The first row of an edition's run that carries out an act."""
    for index, row in enumerate(EDITIONS[edition].structures["run"].rows):
        if getattr(row.op, "act", "") == act:
            return index
    raise LookupError(f"the run of {edition} has no step for {act}")


def run_depth(s: State) -> int:
    """Where the run is on the stack."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, StructureFrame) and frame.name == "run" and not frame.forced:
            return depth
    return NOBODY


def forced_depth(s: State) -> int:
    """Where the innermost forced encounter is on the stack, if it is above the run."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, StructureFrame) and frame.name == "run":
            return depth if frame.forced else NOBODY
    return NOBODY


def end_encounter(s: State) -> None:
    """The encounter is over; what asks how it went can still see it."""
    encounter = s.encounter
    if encounter is None:
        return
    s.encounter = encounter.outer
    s.last_encounter = encounter
    atoms.emit(s, "encounter ends", RUNNER, encounter.ice, server=s.cards[encounter.ice].server)


def end_run(s: State, by: Side) -> int:
    """A player ends the run (6.1.4): the current phase ends, open windows are processed, the run goes to its
    end."""
    run = s.run
    if run is None or run.ended:
        return _end_loose_encounter(s)
    depth = run_depth(s)
    frame = s.stack[depth]
    assert isinstance(frame, StructureFrame)
    atoms.emit(s, "end the run", by, server=run.server)
    while s.encounter is not None:
        end_encounter(s)
    s.run = run.having_ended()
    s.breach = s.access = None
    s.stack[depth] = frame.at(act_row(s.edition.id, "finish-windows")).jumping("")
    process_windows(s, depth)
    return 1


def _end_loose_encounter(s: State) -> int:
    """With no run to end, the instruction only aborts a forced encounter, and what began in it (6.5.2b)."""
    depth = forced_depth(s)
    if depth == NOBODY or s.encounter is None:
        return 0
    end_encounter(s)
    outside = {frame.id for frame in s.stack[:depth] if isinstance(frame, StructureFrame)}
    while s.access is not None and s.access.id not in outside:
        s.access = s.access.outer
    while s.breach is not None and s.breach.id not in outside:
        s.breach = s.breach.outer
    frame = s.stack[depth]
    assert isinstance(frame, StructureFrame)
    s.stack[depth] = frame.jumping(ABORT)
    process_windows(s, depth)
    return 1


def process_windows(s: State, depth: int) -> None:
    """Close or keep each priority window that is open above a structure (6.8.2), and abort what it began."""
    fate = s.edition.policies.run_end_windows
    for above in range(depth + 1, len(s.stack)):
        frame = s.stack[above]
        if isinstance(frame, StructureFrame):
            s.stack[above] = frame.jumping(ABORT)
        elif _window_kind(frame) and fate.get(_window_kind(frame), "complete") == "close":
            s.stack[above] = _closed(frame)


def _closed(window: Frame) -> Frame:
    """A window in which nothing more can be done."""
    if isinstance(window, (WindowFrame, SubroutinesFrame, MidAccessFrame, ReactionFrame)):
        return window._replace(closed=True)
    return window


def _window_kind(frame: Frame) -> str:
    if isinstance(frame, WindowFrame):
        return frame.kind
    if isinstance(frame, SubroutinesFrame):
        return "subroutines"
    if isinstance(frame, MidAccessFrame):
        return "mid-access"
    if isinstance(frame, ReactionFrame):
        return "phase-reaction" if frame.begun_structures else "reaction"
    return ""


@cache
def action_phase(edition: str, turn: str) -> tuple[str, str]:
    """The action phase of a turn, and the rule of the step that the phase goes to when it is made to end."""
    rows = EDITIONS[edition].structures[turn].rows
    first = next(n for n, row in enumerate(rows) if isinstance(row.op, Window) and row.op.kind == "action")
    last = next(
        row
        for row in rows[first:]
        if getattr(row.op, "act", "") == "action-phase-ends" or isinstance(row.op, Complete)
    )
    return rows[first].phase.id, last.rule


def end_action_phase(s: State, side: str, source: int) -> int:
    """A player's action phase is made to end (5.4.3): open windows close, what began in it is cut short, and
    abilities that are resolving are complete. At any other time this does nothing (26.03: 5.4.4)."""
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, StructureFrame) and frame.name == f"{side}-turn":
            phase, rule = action_phase(s.edition.id, frame.name)
            if s.edition.structures[frame.name].rows[frame.row].phase.id != phase:
                return 0
            s.stack[depth] = frame.jumping(rule)._replace(source=source)
            for above in range(depth + 1, len(s.stack)):
                open_one = s.stack[above]
                if isinstance(open_one, StructureFrame):
                    s.stack[above] = open_one.jumping(ABORT)
                elif isinstance(open_one, BlockFrame):
                    s.stack[above] = open_one.at(len(open_one.block), BlockStage.NEW)
                elif _window_kind(open_one):
                    s.stack[above] = _closed(open_one)
                else:
                    s.stack[above] = _given_up(open_one)
            _cease(s, depth)
            _abandon(s)
            return 1
    return 0


def _given_up(frame: Frame) -> Frame:
    """An action or an ability that is paid for and still to resolve, or interrupted before it does: nothing
    more comes of it (5.4.3c)."""
    if isinstance(frame, BasicActionFrame):
        return frame._replace(stage=ActionStage.DONE)
    if isinstance(frame, AbilityFrame) and frame.stage != AbilityStage.RESOLVED:
        return BlockFrame((), frame.source, frame.object_no, frame.side, frame.cite)
    if isinstance(frame, ImminentFrame) and frame.stage == ImminentStage.INTERRUPTING:
        return frame._replace(stage=ImminentStage.RESOLVING, effects=())
    return frame


def _cease(s: State, depth: int) -> None:
    """Abilities that are resolving above this depth are complete (5.4.3c), but for the one that says so."""
    last = max((n for n, frame in enumerate(s.stack) if isinstance(frame, BlockFrame)), default=NOBODY)
    for above in range(depth + 1, last):
        frame = s.stack[above]
        if isinstance(frame, BlockFrame):
            s.stack[above] = frame.at(len(frame.block), 0)


def _abandon(s: State) -> None:
    """What began in an action is over with it: no encounter, access or run goes on."""
    while s.encounter is not None:
        end_encounter(s)
    s.breach = s.access = None
    if s.run is not None:
        atoms.drop_run_credits(s)
        s.last_run, s.run = s.run, None


def change_server(s: State, server: int) -> int:
    """Another server is attacked (6.1.2). By 1.4 the Runner approaches what is outermost there; a change made
    as the run would be declared successful comes after every approach, and leaves the step as it is."""
    run = s.run
    if run is None or run.ended or run.server == server:
        return 0
    s.run = run.but(server=server)
    atoms.emit(s, "attacked server changes", RUNNER, server=server)
    if s.edition.policies.changed_server == "approach" and not run.reached and not _at_the_server(s):
        _approach_anew(s)
    return 1


def _at_the_server(s: State) -> bool:
    """Whether the Runner is about to approach the server: a change made then is of the server alone."""
    top = next((f for f in reversed(s.stack) if isinstance(f, ImminentFrame)), None)
    return top is not None and any(fx.kind == "approach server" for fx in top.effects)


def _approach_anew(s: State) -> None:
    """The current phase is over once open windows are complete; those its beginning opened close now."""
    if s.encounter is not None:
        s.encounter = s.encounter._replace(cut_short=True)
    assert s.run is not None
    s.run = s.run.but(position=NOBODY, vacant=False, passing=False, ice=NOBODY, approaching=False)
    depth = run_depth(s)
    frame = s.stack[depth]
    assert isinstance(frame, StructureFrame)
    s.stack[depth] = frame.jumping(APPROACH)
    for above in range(depth + 1, len(s.stack)):
        window = s.stack[above]
        if isinstance(window, ReactionFrame) and window.begun_structures:
            s.stack[above] = window._replace(closed=True)


def move_runner(s: State, server: int, encounter: bool) -> int:
    """The Runner moves to the outermost position of a server (26.03: 6.2.8b), to approach or to encounter
    what is there. Once the run has come to its success there is no position to move to (6.2.8c)."""
    run = s.run
    if run is None or run.ended or run.reached or server not in s.servers:
        return 0
    last = len(s.servers[server].ice) - 1
    if run.approaching and not encounter and (run.server, run.position) == (server, last):
        return 0  # they are approaching it already (6.2.8d)
    _attack(s, server)
    _go_on_from(s, NOBODY, NOBODY, ENCOUNTER if encounter else MOVE)
    return 1


def move_to_ice(s: State, ice: int, approach: bool) -> int:
    """The Runner moves to a piece of ice, and encounters or approaches it (26.03: 6.2.8a)."""
    run, server = s.run, s.cards[ice].server
    if run is None or run.ended or run.reached or server not in s.servers or ice not in s.servers[server].ice:
        return 0
    if approach and run.approaching and run.ice == ice:
        return 0  # they are approaching it already (6.2.8d)
    _attack(s, server)
    _go_on_from(s, s.servers[server].ice.index(ice), ice, MOVE if approach else ENCOUNTER)
    return 1


def deflect(s: State, server: int) -> int:
    """The Runner is now at the outermost rezzed ice of a server, and has passed what is further out; all of
    it, if no ice there is rezzed."""
    run = s.run
    if run is None or run.ended or run.reached or server not in s.servers:
        return 0
    return _meet(s, server, next((c for c in reversed(s.servers[server].ice) if s.cards[c].faceup), NOBODY))


def fall_back(s: State, amount: int) -> int:
    """The run goes on from ice further out, which has not been passed any more."""
    run, encounter = s.run, s.encounter
    if run is None or run.ended or run.reached or encounter is None or run.server not in s.servers:
        return 0
    ice = s.servers[run.server].ice
    installed = s.cards[encounter.ice].zone == TABLE
    if not ice or (installed and encounter.ice not in ice) or amount <= 0:
        return 0
    outside = ice[ice.index(encounter.ice) + 1 :] if installed else ice
    rezzed = [c for c in outside if s.cards[c].faceup]
    return _meet(s, run.server, rezzed[amount - 1] if amount <= len(rezzed) else ice[-1])


def confront(s: State, ice: int) -> int:
    """The Runner is at a piece of ice of the attacked server, or encounters ice that is not installed past
    all of it; a run that was about to be successful is not yet."""
    run = s.run
    if run is None or run.ended or run.server not in s.servers:
        return 0
    there = ice in s.servers[run.server].ice
    if not there and s.cards[ice].zone == TABLE:
        return 0
    s.run = run.but(reached=False)
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, ImminentFrame) and any(fx.kind == "successful run" for fx in frame.effects):
            s.stack[depth] = frame._replace(effects=())  # nothing else interrupts a success that is off
    if there:
        return _meet(s, run.server, ice)
    row = act_row(s.edition.id, "encounter-ice")
    _go_on_from(s, NOBODY, ice, s.edition.structures["run"].rows[row].rule)
    return 1


def _meet(s: State, server: int, ice: int) -> int:
    """The Runner is at a piece of ice of a server, having passed what is further out; at none, having passed
    all of it. Unrezzed ice is approached."""
    _attack(s, server)
    there = s.servers[server].ice
    assert s.run is not None
    if ice < 0:
        s.run = s.run.but(passed=there)
        _go_on_from(s, NOBODY, NOBODY, _rule_after_passing(s))
        if there:
            atoms.emit(s, "passes all ice", RUNNER, server=server)
        return 1
    at = there.index(ice)
    s.run = s.run.but(passed=there[at + 1 :])
    row = act_row(s.edition.id, "approach-unpassed")
    jump = ENCOUNTER if s.cards[ice].faceup else s.edition.structures["run"].rows[row].rule
    _go_on_from(s, at, ice, jump)
    return 1


def _rule_after_passing(s: State) -> str:
    """The step that a run goes on with once ice is passed."""
    return s.edition.structures["run"].rows[act_row(s.edition.id, "pass-ice") + 1].rule


def _attack(s: State, server: int) -> None:
    assert s.run is not None
    if s.run.server != server:
        s.run = s.run.but(server=server)
        atoms.emit(s, "attacked server changes", RUNNER, server=server)


def _go_on_from(s: State, position: int, ice: int, jump: str) -> None:
    """The run goes on from another position once open windows are complete; those that the beginning of the
    current phase opened close now. A forced encounter goes on undisturbed (26.03: 6.5.9d)."""
    assert s.run is not None
    if s.encounter is not None and s.encounter.structure == s.run.id:
        s.encounter = s.encounter._replace(cut_short=True)
    s.run = s.run.but(position=position, vacant=False, passing=False, ice=ice, approaching=False)
    depth = run_depth(s)
    frame = s.stack[depth]
    assert isinstance(frame, StructureFrame)
    s.stack[depth] = frame.jumping(jump)
    above = next((n for n in range(depth + 1, len(s.stack)) if isinstance(s.stack[n], StructureFrame)), None)
    for place in range(depth + 1, above or len(s.stack)):
        window = s.stack[place]
        if isinstance(window, ReactionFrame) and window.begun_structures:
            s.stack[place] = window._replace(closed=True)


def landing(s: State, jump: str) -> str:
    """The step that a run goes on from which was moved: approaching the outermost ice, or the server;
    encountering the ice in the new position, or passing it if it is not rezzed."""
    assert s.run is not None
    ice = s.servers[s.run.server].ice if s.run.server in s.servers else ()
    act = "approach-ice" if ice else "approach-server"
    if not ice and jump != APPROACH and s.edition.policies.passed_ice == "ice":
        act = "pass-ice"  # the Movement phase, with the chance to jack out
    elif ice and jump == ENCOUNTER:
        run = s.run
        if run.position < 0:
            s.run = run = run.but(position=len(ice) - 1, ice=ice[-1])
        act = "encounter-ice" if s.cards[run.ice].faceup else "pass-ice"
    return s.edition.structures["run"].rows[act_row(s.edition.id, act)].rule


def jack_out(s: State) -> int:
    """The Runner ends the run by choice (6.1.5)."""
    if s.run is None or s.run.ended:
        return 0
    atoms.emit(s, "jack out", RUNNER, server=s.run.server)
    return end_run(s, RUNNER)


def bypass(s: State) -> int:
    """Bypass the encountered ice (6.5): the rest of the encounter is skipped, the ice is passed."""
    encounter = s.encounter
    if encounter is None:
        return 0
    s.encounter = encounter._replace(cut_short=True)
    atoms.emit(s, "bypass", RUNNER, encounter.ice)
    leave_phase(s, "encounter", encounter.id, _skip_row(s))
    return 1


def _skip_row(s: State) -> int:
    """Where bypassing leads: the step that asks whether ice is skipped, if there is one; else passing it."""
    for index, row in enumerate(s.edition.structures["run"].rows):
        if getattr(row.op, "test", "") == "skipping":
            return index
    return act_row(s.edition.id, "pass-ice")


def leave_phase(s: State, phase: str, id: int, to: int = NOBODY) -> None:
    """Go on to passing the ice, or to another row, once open windows are complete; those the phase's
    beginning opened close now (6.1.3c, 9.2.8f)."""
    depth = forced_depth(s) if phase == "encounter" else NOBODY
    if depth == NOBODY:
        depth = run_depth(s)
    frame = s.stack[depth]
    assert isinstance(frame, StructureFrame)
    rule = s.edition.structures["run"].rows[to if to >= 0 else act_row(s.edition.id, "pass-ice")].rule
    s.stack[depth] = frame.jumping(ABORT if frame.forced else rule)
    for above in range(depth + 1, len(s.stack)):
        window = s.stack[above]
        if isinstance(window, ReactionFrame) and (phase, id) in window.begun_structures:
            s.stack[above] = window._replace(closed=True)
