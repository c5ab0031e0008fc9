"""Chapter 6: the steps of a run. Rows of the tables name these acts and tests."""

from ...lang.costs import Costs
from ...lang.words import CORP, RUNNER, TABLE
from ...rules import PhaseId
from ...state.frames import ChooseFrame, StructureFrame
from ...state.records import NOBODY, Encounter, ExpectedEffect, Lingering, Run, new_run
from ...state.resolving import new_choosing
from ...state.stages import StepStage
from ...state.state import State
from ..change import atoms, movement
from ..change.register import apply
from ..go.checkpoint import checkpoint
from ..go.imminent import begin, interruptible
from ..go.paying import pay
from ..go.reactions import resolve_subroutine
from ..may.announcing import announceable
from ..may.prices import run_askers, run_costs
from ..read.context import plain
from ..read.subroutines import unresolved
from .acts import ENDS, LEAVES, act, test


def running(s: State) -> Run:
    """The run in progress."""
    assert s.run is not None
    return s.run


@act("announce-server")
def announce_server(s: State, f: StructureFrame) -> bool:
    """The Runner announces a server they may run, and pays what that costs (6.3.2)."""
    if f.stage == StepStage.NEW:
        options = announceable(s, f.servers or tuple(s.servers), f.basic, f.source, f.free)
        if not options:
            s.stack[-1] = f.jumping(movement.ABORT)
            return False
        s.stack[-1] = f.at(f.row, StepStage.WAITING)
        s.stack.append(new_choosing(RUNNER, s.rule, "announce", "server", options, card=f.source))
        return False
    if f.stage == StepStage.WAITING and not f.linked:
        server = s.last_choice[0]
        cost = () if f.free else run_costs(s, server, f.basic)
        if cost and not f.basic and s.edition.policies.run_costs_declined:  # (26.03: 1.16.10a)
            s.stack[-1] = f.announcing(StepStage.WAITING, server)
            s.stack.append(ChooseFrame(RUNNER, s.rule, "announce", "yes-no", (1, 0), card=f.source))
            return False
        return _announced(s, f, server, cost)
    if f.stage == StepStage.WAITING:
        if s.last_choice != (1,):
            s.stack[-1] = f.jumping(movement.ABORT)
            return False
        return _announced(s, f, f.linked[0], run_costs(s, f.linked[0], f.basic))
    if s.run is not None and s.run.id == f.id:  # what waited for the announcement is over
        return run_begins(s, f)
    return _initiate(s, f, f.linked[0])


def _announced(s: State, f: StructureFrame, server: int, cost: Costs) -> bool:
    """The server is chosen; what running there costs is paid first."""
    s.stack[-1] = f = f.announcing(StepStage.LAST_PART, server)
    if cost:
        pay(s, plain(f.source, RUNNER), cost, "run", asked=run_askers(s, server, f.basic))
        return False
    return _initiate(s, f, server)


def _initiate(s: State, f: StructureFrame, server: int) -> bool:
    allowed = () if f.basic else f.servers
    s.rule = s.edition.structures["run"].rows[0].rule
    s.run = new_run(f.id, server, source=f.source, allowed=allowed, start=s.moment)
    atoms.emit(s, "server announced", RUNNER, server=server, sort="basic" if f.basic else "card")
    if s.edition.policies.passed_ice != "unpassed":
        return True
    if "server announced" in s.listeners:  # it may turn the run elsewhere, and there it begins
        checkpoint(s)
        return False
    return run_begins(s, f)


@act("bad-publicity-credits", simple=True)
def bad_publicity_credits(s: State, f: StructureFrame) -> bool:
    atoms.add_run_credits(s, s.players[CORP].bad_publicity)
    return True


@act("run-begins", simple=True)
def run_begins(s: State, f: StructureFrame) -> bool:
    run = running(s)
    s.run = run.having_begun()
    atoms.emit(s, "run begins", RUNNER, server=run.server, structure=run.id)
    return True


@act("set-position", simple=True)
def set_position(s: State, f: StructureFrame) -> bool:
    """The Runner's position is the outermost ice, if any."""
    run = running(s)
    position = len(s.servers[run.server].ice) - 1
    if position != run.position or run.vacant:
        s.run = run.at_position(position)
    return True


@test("ice-ahead")
def ice_ahead(s: State, f: StructureFrame) -> bool:
    run = running(s)
    return run.server in s.servers and bool(s.servers[run.server].ice)


@test("ice-here")
def ice_here(s: State, f: StructureFrame) -> bool:
    run = running(s)
    return run.server in s.servers and 0 <= run.position < len(s.servers[run.server].ice) and not run.vacant


@test("position")
def has_position(s: State, f: StructureFrame) -> bool:
    """Whether the Runner has a position, with or without ice in it."""
    return running(s).position >= 0


@act("approach-ice", simple=True)
def approach_ice(s: State, f: StructureFrame) -> bool:
    """The Runner approaches the outermost ice, or, past another, the next."""
    run = running(s)
    position = run.position
    if position == NOBODY:
        position = len(s.servers[run.server].ice) - 1
    elif run.passing:
        position -= 1
    return approach(s, run, s.servers[run.server].ice[position], position)


def approach(s: State, run: Run, ice: int, position: int) -> bool:
    count = run.approaches + 1
    s.run = run.at_ice(ice, position, count)
    atoms.emit(s, "approach", RUNNER, ice, server=run.server, structure=count)
    return True


@test("first-approach")
def first_approach(s: State, f: StructureFrame) -> bool:
    return running(s).approaches == 1


@test("approached-rezzed")
def approached_rezzed(s: State, f: StructureFrame) -> bool:
    run = running(s)
    return run.ice >= 0 and s.cards[run.ice].faceup and s.cards[run.ice].server == run.server


@act("encounter-ice", simple=True)
def encounter_ice(s: State, f: StructureFrame) -> bool:
    """An encounter begins; effects waiting for the next encounter now apply to this ice."""
    ice = f.source if f.forced else running(s).ice
    if s.run is not None and not f.forced:
        s.run = s.run.past_approach()
    encounter = Encounter(
        s.fresh(),
        ice,
        s.cards[ice].object_no,
        forced=f.forced or s.cards[ice].zone != TABLE,
        start=s.moment,
        structure=f.id,
        outer=s.encounter,
    )
    s.encounter = encounter
    if s.lingering:
        _bind_waiting(s, encounter)
    atoms.emit(s, "encounter", RUNNER, ice, server=s.cards[ice].server, structure=encounter.id)
    return True


def _bind_waiting(s: State, encounter: Encounter) -> None:
    bound = []
    for effect in s.lingering:
        if effect.next_encounter:
            effect = effect._replace(
                next_encounter=False,
                bound=encounter.ice,
                bound_object=encounter.object_no,
                duration=_once_met(effect),
                until=effect.until if effect.stays else encounter.id,
            )
        bound.append(effect)
    s.keep_lingering(tuple(bound))


def _once_met(effect: Lingering) -> str:
    """For how long an effect lasts that has waited for ice."""
    if effect.stays:
        return "run"
    return "encounter" if effect.declaration is not None else ""


@act("resolve-subroutine")
def resolve_next(s: State, f: StructureFrame) -> bool:
    """The Corp resolves the next unbroken subroutine (26.03: 9.8.7)."""
    if f.stage == StepStage.WAITING:
        return True
    left = unresolved(s)
    if not left:
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    resolve_subroutine(s, left[0])
    return False


@test("subroutines-left")
def subroutines_left(s: State, f: StructureFrame) -> bool:
    return bool(unresolved(s))


@act("pass-ice", simple=True)
def pass_ice(s: State, f: StructureFrame) -> bool:
    if s.encounter is not None:
        movement.end_encounter(s)
    run = running(s)
    last = s.last_encounter
    if last is not None and last.forced and last.structure == run.id and last.ice == run.ice:
        s.run = run.but(approaching=False, ice=NOBODY)  # it was never installed
        atoms.emit(s, "pass", RUNNER, last.ice, server=run.server, structure=run.approaches)
        return True
    met, ice = _met(s, run), NOBODY
    broken = met if met is not None and met.fully else None
    if met is not None and s.edition.policies.passed_ice == "unpassed":
        ice = run.ice  # whatever has become of it: box 12 of the chart knows no exception
    elif run.ice >= 0 and not run.vacant:
        if s.cards[run.ice].zone == TABLE:
            ice = run.ice
        elif s.edition.policies.passed_ice == "ice" and ice_here(s, f):
            # It was swapped for ice that is in the Runner's position now (26.03: 6.9.4a).
            ice, broken = s.servers[run.server].ice[run.position], None
    had_position = run.position >= 0 or s.edition.policies.passed_ice == "unpassed"
    passed = (*run.passed, run.ice) if run.ice >= 0 else run.passed
    s.run = run = run.past_ice(passed, had_position)
    if ice >= 0:
        done = "fully broken" if broken is not None else ""
        by = (broken.breaker,) if broken is not None and broken.breaker >= 0 else ()
        atoms.emit(s, "pass", RUNNER, ice, server=run.server, sort=done, cards=by, structure=run.approaches)
    passes = ice >= 0 or s.edition.policies.passed_ice != "ice"
    if had_position and passes and not _inward(s, run):
        atoms.emit(s, "passes all ice", RUNNER, server=run.server, structure=run.approaches)
    return True


def _met(s: State, run: Run) -> Encounter | None:
    """The encounter with the ice that is passed, if it was the one just before: that of the run's own
    progress, since the ice was approached last (26.03: 6.1.3e, 6.1.3f)."""
    last = s.last_encounter
    if last is None or last.ice != run.ice or last.forced or last.start < run.start:
        return None
    approached = s.changes_this_turn.get("approach", ())
    if not approached:
        return last
    latest = approached[-1]
    return None if latest.moment > last.start else last


def _inward(s: State, run: Run) -> bool:
    """Whether ice is left to approach further in."""
    if s.edition.policies.passed_ice == "unpassed":
        return bool(unpassed(s))
    return run.position > 0 and run.server in s.servers


@test("ice-inward")
def ice_inward(s: State, f: StructureFrame) -> bool:
    return _inward(s, running(s))


@act("move-inward", simple=True)
def move_inward(s: State, f: StructureFrame) -> bool:
    run = running(s)
    s.run = run.but(position=run.position - 1 if run.position > 0 else NOBODY, passing=False, vacant=False)
    return True


@act("approach-server")
def approach_server(s: State, f: StructureFrame) -> bool:
    """Approach the attacked server, unless something else happens instead."""
    if f.stage == StepStage.WAITING:
        return True
    run = running(s)
    if run.position == NOBODY and not run.approaches and s.edition.policies.passed_ice == "position":
        atoms.emit(s, "passes all ice", RUNNER, server=run.server)
    if run.position != NOBODY or run.passing or run.ice != NOBODY:
        s.run = run.but(position=NOBODY, passing=False, ice=NOBODY)
    coming = (ExpectedEffect("approach server", RUNNER, server=run.server),)
    if not interruptible(s, coming[0].kind):
        apply(s, coming[0])
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    begin(s, coming, RUNNER)
    return False


@act("declare-successful", once=True)
def declare_successful(s: State, f: StructureFrame) -> bool:
    """Declare the run successful, unless that is prohibited; reaching this step is what counts (6.8.4a)."""
    run = running(s)
    s.run = run.but(reached=True)
    begin(s, (ExpectedEffect("successful run", RUNNER, server=run.server),), RUNNER)
    return True


@act("breach", once=True)
def breach(s: State, f: StructureFrame) -> bool:
    """Access cards in the attacked server, or whatever replaces that."""
    run = running(s)
    if run.server in s.servers:
        begin(s, (ExpectedEffect("breach", RUNNER, server=run.server, sort="run"),), RUNNER)
    return True


@act("finish-windows", simple=True)
def finish_windows(s: State, f: StructureFrame) -> bool:
    """Windows that were open have been completed or closed by now: they lay above the run on the stack."""
    run = running(s)
    if not run.ended:
        s.run = run.but(ended=True)
    return True


@act("lose-bad-publicity-credits", simple=True)
def lose_bad_publicity_credits(s: State, f: StructureFrame) -> bool:
    atoms.drop_run_credits(s)
    return True


def _failed(s: State) -> bool:
    run = running(s)
    return not run.reached and run.server in s.servers


@act("mark-unsuccessful", simple=True)
def mark_unsuccessful(s: State, f: StructureFrame) -> bool:
    """The run becomes unsuccessful; abilities see it once the whole run is over (6.8.5)."""
    if _failed(s):
        s.run = running(s).having_failed()
    return True


@act("declare-unsuccessful", simple=True)
def declare_unsuccessful(s: State, f: StructureFrame) -> bool:
    """The run becomes unsuccessful, and abilities see it at once (26.03: 6.9.6c)."""
    if _failed(s):
        s.run = run = running(s).but(unsuccessful=True, declared=True)
        atoms.emit(s, "unsuccessful run", RUNNER, server=run.server)
    return True


def _leave_phase(s: State, f: StructureFrame, phase: PhaseId) -> None:
    """A phase is over: so is the encounter, or the approach, that it was."""
    if s.encounter is not None and s.encounter.structure == f.id and phase == "encounter ice":
        movement.end_encounter(s)
    if s.run is not None and s.run.approaching and not f.forced:
        s.run = s.run.past_approach()


def _end(s: State, f: StructureFrame) -> None:
    if f.forced or s.run is None:
        s.returned = 1
        return
    run = s.run
    s.last_run, s.run = run, None
    outcome = "successful" if run.successful else "unsuccessful" if run.unsuccessful else ""
    if run.unsuccessful and not run.declared:
        atoms.emit(s, "unsuccessful run", RUNNER, server=run.server)
    atoms.emit(s, "run ends", RUNNER, server=run.server, sort=outcome)
    s.returned = 1


LEAVES["run"] = _leave_phase


ENDS["run"] = _end


def unpassed(s: State) -> tuple[int, ...]:
    """Ice the Runner has not passed in this run, outermost first."""
    run = running(s)
    if run.server not in s.servers:
        return ()
    passed = run.passed
    return tuple([c for c in reversed(s.servers[run.server].ice) if c not in passed])
