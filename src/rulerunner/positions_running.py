"""A run in the middle of a position: where it stands, and what has happened in it by then."""

from typing import NamedTuple

from .kernel.change import atoms
from .kernel.change.following import place_in_run
from .kernel.read.subroutines import keys, printed, printed_among, subroutines
from .lang.words import RUNNER
from .positions_access import acts_of, has_order, lay_access
from .positions_acting import NOTHING, card_that_runs, check_not_over, frame_of_run, lay_action
from .positions_breach import lay_breach
from .positions_now import MOST, BadPosition
from .rules.table import Row, Window
from .state.frames import StructureFrame
from .state.records import NOBODY, Encounter, Run
from .state.stages import StepStage
from .state.state import State


class Running(NamedTuple):
    """A run in progress: its server, and the step it is at. `ice` counts from the outermost, from 1.

    Between two pieces of ice it is the one passed last. In the middle of an encounter it is the one
    encountered, and `broken` its broken subroutines, from 1. From the step after the one that declares it, a
    run is successful; at its end `successful` says so. It may stand in the middle of the breach: `order`
    names the cards accessed so far and last the one that is being accessed, and `accessed` is how many have
    been, with those that are gone. In the chart of 1996, at boxes 17 to 19, `order` names the cards that are
    accessed, as far as it matters, and `accessed` how many of them have had their effect. The run was made
    `by` the basic action to run, if it is the time for actions, or else by nothing; an event that is being
    played may have made it.
    """

    server: str
    at: str = ""
    ice: int = 1
    run_credits: int = 0
    broken: tuple[int, ...] = ()
    successful: bool = False
    order: tuple[str, ...] = ()
    accessed: int = 0
    by: str = ""
    more: int = 0
    """How many cards more than one are accessed from HQ or R&D, by abilities that have resolved."""


def lay_run(s: State, run: Running, server: int, action: str = "") -> None:
    """A run on a server, at its step, with what has happened in it so far; `action` is the rule of the window
    of the action by which it was made, if it was."""
    if server not in s.servers:
        raise BadPosition(f"run server: there is no {run.server}; list its cards first")
    table = s.edition.structures["run"]
    within = next((x for x in s.edition.structures.values() if run.at in {r.rule for r in x.rows}), None)
    acts = acts_of(table)
    ordered = has_order(s.edition)
    accessing = within is not None and within.name in (("breach",) if ordered else ("breach", "access"))
    try:
        row = acts.index("breach") if accessing else table.at(run.at) if run.at else 0
    except LookupError:
        ids = ", ".join(step.rule for step in table.rows)
        hint = f"; {run.at} is in “{within.title}”: play on to it and save that" if within else ""
        raise BadPosition(f"run at {run.at}: {table.title} has the steps {ids}{hint}") from None
    if (run.order or run.accessed or run.more) and not accessing:
        word = "order" if run.order else "accessed" if run.accessed else "more"
        raise BadPosition(f"run {word}: at {run.at} nothing is accessed")
    card = card_that_runs(s, run.by)
    if not action and run.by not in ("", NOTHING):
        raise BadPosition(f"run by {run.by}: no action is being taken at that step of the turn")
    if action and run.by != NOTHING:
        lay_action(s, card, action)
    id = s.fresh()
    s.stack.append(frame_of_run(s, card, row, server, id))
    ice = s.servers[server].ice
    if run.ice != 1 and not 1 <= run.ice <= len(ice):
        raise BadPosition(f"run ice: {run.server} has {len(ice)} ice, so there is no ice {run.ice}")
    _check_time(run, row, acts)
    if row == 0:
        return
    place = len(ice) - run.ice
    phase = table.rows[row].phase.id
    moved = "move-inward" in acts[:row] and phase == "movement"
    going_on = phase in ("movement", "go on") and "approach-server" not in acts[: row + 1]
    needs_ice = phase in ("approach ice", "encounter ice", "pass ice") or (going_on and bool(ice))
    if needs_ice and not 0 <= place < len(ice):
        raise BadPosition(f"run at {run.at}: {run.server} has {len(ice)} ice, so there is no ice {run.ice}")
    if needs_ice:
        _check_rezzed(s, run, ice[place], table.rows[row])
    begun = row > acts.index("run-begins" if "run-begins" in acts else "announce-server")
    here = place if needs_ice else NOBODY
    starts = acts[row] in ("approach-ice", "approach-unpassed")
    left = phase in ("pass ice", "movement", "go on") and acts[row] != "pass-ice"
    declared = row > acts.index("declare-successful")
    successful = run.successful or (declared and phase != "run ends")
    unknown = phase == "initiation" or (phase == "run ends" and not successful)
    outside = () if unknown else ice[here + 1 :] if here >= 0 else ice
    passed = (*reversed(outside), ice[here]) if here >= 0 and left else tuple(reversed(outside))
    approached = passed if starts or left or here < 0 else (*passed, ice[here])
    if phase == "initiation":
        stands = len(ice) - 1 if "set-position" in acts[:row] else NOBODY
    else:
        stands = here - 1 if moved and here > 0 else NOBODY if moved else here
    walks = "approach-server" in acts  # in the chart of 1996 the Runner stays behind the ice passed last
    behind = not walks and here < 0 and bool(passed)
    s.run = Run(
        id,
        server,
        begun=begun,
        position=0 if behind else stands,
        ice=ice[here] if here >= 0 and not starts and not left else NOBODY,
        approaching=phase == "approach ice" and here >= 0 and not starts,
        approaches=len(approached),
        passed=passed,
        passing=behind or (here >= 0 and left and not moved),
        reached=successful,
        successful=successful,
        source=card,
        allowed=s.stack[-1].servers if card >= 0 and isinstance(s.stack[-1], StructureFrame) else (),
        start=s.moment,
    )
    _so_far(s, s.run, approached, walks and not unknown and row > acts.index("approach-server"))
    if phase == "encounter ice" and acts[row] != "encounter-ice":
        chance = any(isinstance(step.op, Window) for step in table.rows[acts.index("encounter-ice") : row])
        s.encounter = _encounter(s, run, id, ice[here], chance)
        if s.encounter.fully and "choose-subroutine" in acts[: row + 1] and "attempt-break" in acts[row:]:
            raise BadPosition(f"run broken: at {run.at} there is a subroutine to break, and none is left")
        if "choose-subroutine" in acts[:row] and "attempt-break" in acts[row - 1 :]:
            attempted = acts[row - 1] == "attempt-break"
            s.encounter = _breaking(s.encounter, len(subroutines(s, ice[here])), attempted)
        _met(s, s.encounter)
    elif run.broken:
        raise BadPosition(f"run broken: at {run.at} no ice is encountered, and so no subroutine is broken")
    if card >= 0:
        check_not_over(s, card)
    if run.run_credits:
        atoms.add_run_credits(s, run.run_credits)
    if accessing:
        frame = s.stack[-1]
        assert isinstance(frame, StructureFrame)
        s.stack[-1] = frame.at(row, StepStage.WAITING)
        lay = lay_access if ordered else lay_breach
        lay(s, server, run.at, run.order, run.accessed, run.more)


def _check_time(run: Running, row: int, acts: list[str]) -> None:
    """Nothing is said of a run that has not come to pass by then."""
    step = run.at or "its first step"
    if run.successful and row <= acts.index("declare-successful"):
        raise BadPosition(f"run successful: at {step}, it has not been declared successful yet")
    if run.broken and row == 0:
        raise BadPosition(f"run broken: at {step} no ice is encountered, and so no subroutine is broken")
    if not 0 <= run.run_credits <= MOST:
        raise BadPosition(f"run credits must be 0 to {MOST}")
    given, gone = "bad-publicity-credits", "lose-bad-publicity-credits"
    if run.run_credits and (given not in acts or not acts.index(given) < row <= acts.index(gone)):
        raise BadPosition(f"run credits: at {step}, the Runner has no credits of bad publicity")


def _check_rezzed(s: State, run: Running, ice: int, row: Row) -> None:
    """No way leads to an encounter with ice that is not rezzed, nor to rezzing ice that is."""
    card = s.cards[ice]
    if row.phase.id == "encounter ice" and not card.faceup:
        raise BadPosition(f"run at {run.at}: {card.face.name} is not rezzed, so it is not encountered")
    if "rez-approached" in (getattr(row.op, "act", ""), getattr(row.op, "question", "")) and card.faceup:
        raise BadPosition(f"run at {run.at}: {card.face.name} is rezzed already")


def _so_far(s: State, run: Run, approached: tuple[int, ...], at_server: bool) -> None:
    """What has happened in a run by now, for whatever asks about this run or this turn. Rezzed ice that was
    passed was encountered; what came of that is not known."""
    made = "basic" if run.source == NOBODY else "card"
    atoms.emit(s, "server announced", RUNNER, server=run.server, sort=made)
    if run.begun:
        atoms.emit(s, "run begins", RUNNER, server=run.server, structure=run.id)
    for count, ice in enumerate(approached, 1):
        atoms.emit(s, "approach", RUNNER, ice, server=run.server, structure=count)
        if ice in run.passed and s.cards[ice].faceup:
            atoms.emit(s, "encounter", RUNNER, ice, server=run.server, structure=s.fresh())
            atoms.emit(s, "encounter ends", RUNNER, ice, server=run.server)
        if ice in run.passed:
            atoms.emit(s, "pass", RUNNER, ice, server=run.server, structure=count)
    if run.passed and len(run.passed) == len(s.servers[run.server].ice):
        atoms.emit(s, "passes all ice", RUNNER, server=run.server, structure=len(approached))
    elif at_server and not run.passed and s.edition.policies.passed_ice == "position":
        atoms.emit(s, "passes all ice", RUNNER, server=run.server)
    if at_server:
        atoms.emit(s, "approach server", RUNNER, server=run.server, structure=run.id)
    if run.successful:
        atoms.emit(s, "successful run", RUNNER, server=run.server)


def _met(s: State, encounter: Encounter) -> None:
    """What has happened in an encounter by now. By what card a subroutine was broken is not known."""
    ice = encounter.ice
    atoms.emit(s, "encounter", RUNNER, ice, server=s.cards[ice].server, structure=encounter.id)
    on_card = printed_among(s, encounter)
    for place in encounter.broken:
        sort = "" if place in on_card else "gained"
        atoms.emit(s, "subroutine broken", RUNNER, ice, sort=sort, place=place)
    if encounter.fully:
        atoms.emit(s, "fully broken", RUNNER, ice, sort=place_in_run(s))


def _breaking(encounter: Encounter, count: int, attempted: bool) -> Encounter:
    """The subroutine that the Runner is breaking: the first that is not broken, or, once that was attempted,
    the last that is."""
    left = [n for n in range(count) if n not in encounter.broken]
    if attempted and encounter.broken:
        return encounter._replace(target=encounter.broken[-1])
    return encounter._replace(target=left[0] if left else NOBODY)


def _encounter(s: State, run: Running, structure: int, ice: int, chance: bool) -> Encounter:
    """The encounter a run is in the middle of. Ice without subroutines is fully broken once there was a
    `chance` to break them (26.03: 6.5.7c)."""
    card = s.cards[ice]
    count = len(subroutines(s, ice))
    if any(not 1 <= sub <= count for sub in run.broken):
        raise BadPosition(f"run broken: {card.face.name} has {count} subroutines, counted from 1")
    broken = tuple(sorted({sub - 1 for sub in run.broken}))
    return Encounter(
        s.fresh(),
        ice,
        card.object_no,
        broken=broken,
        by=(NOBODY,) * len(broken),
        fully=len(broken) == count and (count > 0 or chance),
        start=s.moment,
        structure=structure,
        order=keys(s, ice) if keys(s, ice) != printed(s, ice) else (),
    )
