"""Words about runs, encounters and accesses, and what ends a game."""

from ....lang import instructions as w
from ....lang.abilities import Trigger, When
from ....lang.refs import THIS_SERVER
from ....lang.words import CORP, RUNNER
from ....state.frames import StructureFrame
from ....state.records import CENTRALS, NOBODY, ExpectedEffect, Lingering
from ....state.state import State
from ...read.context import player
from ...read.declared import cannot
from ...read.pointing import mark
from .. import atoms, movement
from ..register import WAITS, applies, word
from .shapes import always, of_server, on_cards, plainly


def _may_begin(s: State) -> bool:
    """Whether a timing structure may begin; the edition may forbid it after a run's end (26.03: 6.8.2c)."""
    return s.run is None or not s.run.ended or s.edition.policies.structures_after_run_end


@applies("encounter", procedure=True)
def _do_encounter(s: State, fx: ExpectedEffect) -> int:
    """A forced encounter: an Encounter Ice phase of its own (6.5.2a)."""
    if not _may_begin(s):
        return 0
    if not fx.cards:
        return 0
    run = s.edition.structures["run"]
    first = next(i for i, row in enumerate(run.rows) if getattr(row.op, "act", "") == "encounter-ice")
    s.stack.append(StructureFrame("run", first, 0, s.fresh(), "runner", forced=True, source=fx.cards[0]))
    return WAITS


@applies("access", procedure=True)
def _do_access(s: State, fx: ExpectedEffect) -> int:
    if not fx.cards or cannot(s, "access", fx.cards[0]) or not _may_begin(s):
        return 0
    s.stack.append(StructureFrame("access", 0, 0, s.fresh(), "runner", source=fx.cards[0]))
    return WAITS


@applies("breach", procedure=True)
def _do_breach(s: State, fx: ExpectedEffect) -> int:
    if not _may_begin(s):
        return 0
    if s.breach is not None and s.edition.policies.access == "candidates":
        _breach_later(s, fx, s.breach.id)
        return 0
    own = fx.sort == "run"
    s.stack.append(StructureFrame("breach", 0, 0, s.fresh(), "runner", source=fx.server, basic=own))
    return WAITS


def _breach_later(s: State, fx: ExpectedEffect, after: int) -> None:
    """A breach during a breach waits for its end, as a conditional ability of the Runner's (26.03: 7.3.8)."""
    again = When(Trigger("breach ends"), (w.Breach(THIS_SERVER),))
    object_no = s.cards[fx.source].object_no if fx.source >= 0 else 0
    effect = Lingering(
        s.fresh(), fx.source, object_no, RUNNER, "breach", after, ability=again, here=fx.server
    )
    atoms.linger(s, effect._replace(active_since=s.moment))


@applies("successful run")
def _do_success(s: State, fx: ExpectedEffect) -> int:
    run = s.run
    if run is None or cannot(s, "be successful", server=run.server):
        return 0
    s.run = run.but(successful=True)
    atoms.emit(s, "successful run", RUNNER, server=run.server)
    return 1


@applies("identify mark")
def _do_identify_mark(s: State, fx: ExpectedEffect) -> int:
    """A random central server becomes the mark, unless there is one already (26.03: 10.11.3)."""
    if mark(s) != NOBODY:
        return 0
    server = s.chance(len(CENTRALS))
    change = atoms.emit(s, "identify mark", RUNNER, server=server)
    atoms.linger(
        s,
        Lingering(
            s.fresh(), NOBODY, 0, RUNNER, "turn", s.turn, "mark", active_since=change.moment, here=server
        ),
    )
    return 1


@applies("die")
def _do_die(s: State, fx: ExpectedEffect) -> int:
    rolled = s.chance(6) + 1
    atoms.emit(s, "die", fx.side, amount=rolled)
    return rolled


@applies("lose the game")
def _do_lose_game(s: State, fx: ExpectedEffect) -> int:
    atoms.finish(s, RUNNER if fx.side == CORP else CORP, "card")
    return 1


@applies("jack out")
def _do_jack_out(s: State, fx: ExpectedEffect) -> int:
    if s.run is None or cannot(s, "jack out", server=s.run.server):
        return 0
    return movement.jack_out(s)


@applies("must jack out")
def _do_must_jack_out(s: State, fx: ExpectedEffect) -> int:
    if s.run is not None:
        s.run = s.run.but(must_jack_out=True)
    return 1


@applies("access more")
def _do_access_more(s: State, fx: ExpectedEffect) -> int:
    """More accesses from the server of the breach that is beginning."""
    if s.breach is None:
        return 0
    s.breach = s.breach._replace(left=s.breach.left + fx.amount)
    return fx.amount


applies("end the action phase")(lambda s, fx: movement.end_action_phase(s, fx.side))
applies("end the run")(lambda s, fx: movement.end_run(s))
applies("bypass")(lambda s, fx: movement.bypass(s))
applies("attacked server changes")(lambda s, fx: movement.change_server(s, fx.server))

word(
    w.EndRun,
    plainly("end the run"),
    lambda s, x, i: (s.run is not None and not s.run.ended) or s.encounter is not None,
)
word(w.Bypass, plainly("bypass"), lambda s, x, i: s.encounter is not None)
word(w.ChangeServer, of_server("attacked server changes"), always)
word(w.EncounterIce, on_cards("encounter"), always)
word(w.AccessCard, on_cards("access"), always)
word(w.Breach, of_server("breach"), always)
word(w.AccessMore, plainly("access more", RUNNER), always)
word(
    w.DeclareSuccessful,
    lambda s, f, i: (
        (ExpectedEffect("successful run", RUNNER, server=s.run.server),) if s.run is not None else ()
    ),
    always,
)
word(w.JackOut, plainly("jack out"), lambda s, x, i: s.run is not None)
word(w.IdentifyMark, plainly("identify mark", RUNNER), lambda s, x, i: mark(s) == NOBODY)
word(w.RollDie, plainly("die"), always)
word(
    w.LoseGame,
    lambda s, f, i: (ExpectedEffect("lose the game", player(f, i.side), source=f.source),),
    always,
)
word(
    w.EndActionPhase,
    lambda s, f, i: (ExpectedEffect("end the action phase", f.side, source=f.source),),
    always,
)
word(w.ForceJackOutAfterEncounter, plainly("must jack out"), always)
