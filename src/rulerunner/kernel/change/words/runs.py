"""Words about runs, encounters and accesses, and what ends a game."""

from typing import Final

from ....lang import instructions as w
from ....lang.abilities import Trigger, When
from ....lang.refs import CHOSEN, THIS_SERVER
from ....lang.words import CORP, RUNNER
from ....state.changes import LinkedEffect
from ....state.context import Context
from ....state.frames import BlockFrame, PayFrame, ReactionFrame, StructureFrame, new_structure
from ....state.records import CENTRALS, NOBODY, ExpectedEffect, Lingering
from ....state.state import State
from ...may.access_options import FIRST, may_access
from ...may.jacking_out import jack_out_cost, may_jack_out
from ...read.context import player
from ...read.declared import COST, additional_cost, applies_now, asking, cannot
from ...read.evaluate import number
from ...read.imminence import carried_on
from ...read.pointing import mark, one, servers
from .. import atoms, movement
from ..lasting import keep
from ..register import WAITS, Expect, applies, word
from .shapes import always, any_card, of_server, on_cards, plainly, same_objects, who


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
    if not fx.cards or not may_access(s, fx.cards[0]) or not _may_begin(s) or _breach_is_over(s):
        return 0
    if s.statics.get(COST["access"]) and _asks_to_pay(s, fx):
        return WAITS
    id = s.fresh()
    s.stack.append(new_structure("access", 0, 0, id, "runner", source=fx.cards[0]))
    _link(s, fx, "access", id)
    return WAITS


def _breach_is_over(s: State) -> bool:
    """Whether the next step of a breach would be this access, and the run has ended as it was paid for: no
    more steps are followed then (6.1.4). What a window starts that is completed is another matter."""
    if s.run is None or not s.run.ended:
        return False
    below = next((f for f in reversed(s.stack) if isinstance(f, StructureFrame | ReactionFrame)), None)
    return isinstance(below, StructureFrame) and below.name == "breach"


ACCESS_COST: Final = "steal-cost"
"""What the offer to pay for an access goes by. It is made by what lets the card be accessed."""


def _asks_to_pay(s: State, fx: ExpectedEffect) -> bool:
    """Whether an access costs something: then the Runner is asked first, and may decline (26.03: 1.16.4c)."""
    cid = fx.cards[0]
    cost = additional_cost(s, "access", cid, s.cards[cid].server)
    if not cost or carried_on(s):
        return False
    linked = fx.linked if isinstance(fx, LinkedEffect) else ()
    offer = w.May((w.AccessCard(CHOSEN, linked),), cost, by="runner")
    source = fx.source if fx.source >= 0 else s.statics[COST["access"]][0][0]
    object_no = s.cards[source].object_no
    s.stack.append(BlockFrame((offer,), source, object_no, RUNNER, ACCESS_COST, chosen=((cid,), ())))
    return True


def _link(s: State, fx: ExpectedEffect, structure: str, id: int) -> None:
    """The abilities that go with a breach or an access come into force for as long as it lasts. They are
    its source's, though a breach may have waited as the Runner's (26.03: 1.14.4, 7.3.8)."""
    if isinstance(fx, LinkedEffect) and fx.linked:
        object_no = s.cards[fx.source].object_no if fx.source >= 0 else 0
        side = s.cards[fx.source].owner if fx.source >= 0 else who(fx)
        base = Lingering(0, fx.source, object_no, side, structure, id, active_since=s.moment)
        base = base._replace(bound=fx.cards[0] if fx.cards else NOBODY)
        for ability in fx.linked:
            keep(s, base, ability)


@applies("breach", procedure=True)
def _do_breach(s: State, fx: ExpectedEffect) -> int:
    if not _may_begin(s):
        return 0
    if s.breach is not None and s.edition.policies.access == "candidates":
        _breach_later(s, fx, s.breach.id)
        return 0
    own, id = fx.sort == "run", s.fresh()
    s.stack.append(StructureFrame("breach", 0, 0, id, "runner", source=fx.server, basic=own))
    _link(s, fx, "breach", id)
    _fix_first(s, fx, id)
    return WAITS


def _fix_first(s: State, fx: ExpectedEffect, id: int) -> None:
    """The first card of a breach is fixed, if the effect says so, or said so when it had to wait."""
    first = fx.first if isinstance(fx, LinkedEffect) else NOBODY
    if FIRST in s.lasting_headings:
        waiting = [e for e in s.lingering if e.heading == FIRST and e.duration == "turn"]
        waiting = [e for e in waiting if e.source == fx.source and applies_now(s, e)]
        first = waiting[0].bound if waiting else first
    if first >= 0:
        atoms.linger(s, _first(s, fx, first, "breach", id))


def _first(s: State, fx: ExpectedEffect, first: int, duration: str, until: int) -> Lingering:
    return Lingering(
        s.fresh(), fx.source, 0, RUNNER, duration, until, heading=FIRST, active_since=s.moment, bound=first
    )


def _breach_later(s: State, fx: ExpectedEffect, after: int) -> None:
    """A breach during a breach waits for its end, as a conditional ability of the Runner's (26.03: 7.3.8)."""
    linked = fx.linked if isinstance(fx, LinkedEffect) else ()
    again = When(Trigger("breach ends"), (w.Breach(THIS_SERVER, linked),))
    object_no = s.cards[fx.source].object_no if fx.source >= 0 else 0
    effect = Lingering(
        s.fresh(), fx.source, object_no, RUNNER, "breach", after, ability=again, here=fx.server
    )
    atoms.linger(s, effect._replace(active_since=s.moment))
    if isinstance(fx, LinkedEffect) and fx.first >= 0:
        atoms.linger(s, _first(s, fx, fx.first, "turn", s.turn))


@applies("approach server")
def _do_approach_server(s: State, fx: ExpectedEffect) -> int:
    """The Runner approaches the server that is attacked by now."""
    run = s.run
    if run is None or run.ended:
        return 0
    atoms.emit(s, "approach server", RUNNER, server=run.server, structure=run.id)
    return 1


@applies("successful run")
def _do_success(s: State, fx: ExpectedEffect) -> int:
    run = s.run
    if run is None or run.ended or not run.reached or cannot(s, "be successful", server=run.server):
        return 0  # what came first has ended it, or put ice in the way
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
    if not may_jack_out(s):
        return 0
    assert s.run is not None
    cost = jack_out_cost(s)
    asked = asking(s, "jack out", server=s.run.server)
    done = movement.jack_out(s)
    if done and cost:
        s.stack.append(PayFrame(RUNNER, cost, "ability", NOBODY, owed=NOBODY, unchecked=True, asked=asked))
    return done


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


@applies("move runner")
def _do_move_runner(s: State, fx: ExpectedEffect) -> int:
    return movement.move_runner(s, fx.server, fx.sort == "encounter")


def _move_runner(s: State, f: BlockFrame, i: w.MoveRunner) -> tuple[ExpectedEffect, ...]:
    found = servers(s, f, i.server)
    sort = "encounter" if i.encounter else ""
    return (
        (ExpectedEffect("move runner", RUNNER, server=found[0], source=f.source, sort=sort),) if found else ()
    )


@applies("move to ice")
def _do_move_to_ice(s: State, fx: ExpectedEffect) -> int:
    return movement.move_to_ice(s, fx.cards[0], fx.sort == "approach") if fx.cards else 0


def _move_to_ice(s: State, f: BlockFrame, i: w.MoveToIce) -> tuple[ExpectedEffect, ...]:
    sort = "approach" if i.approach else ""
    return (ExpectedEffect("move to ice", f.side, 0, same_objects(s, f, i.ref), sort, source=f.source),)


@applies("deflect")
def _do_deflect(s: State, fx: ExpectedEffect) -> int:
    return movement.deflect(s, fx.server)


@applies("confront")
def _do_confront(s: State, fx: ExpectedEffect) -> int:
    return movement.confront(s, fx.cards[0]) if fx.cards else 0


@applies("fall back")
def _do_fall_back(s: State, fx: ExpectedEffect) -> int:
    return movement.fall_back(s, fx.amount)


def _can_move(s: State, ctx: Context, i: w.Effect) -> bool:
    return s.run is not None and not s.run.ended and not s.run.reached


applies("end the action phase")(lambda s, fx: movement.end_action_phase(s, fx.side, fx.source))


@applies("end the run")
def _do_end_run(s: State, fx: ExpectedEffect) -> int:
    """The run ends, unless a subroutine would end it of which it is said that it cannot."""
    if cannot(s, "end the run", fx.source) and _in_a_subroutine(s, fx.source):
        return 0
    return movement.end_run(s, who(fx))


def _in_a_subroutine(s: State, ice: int) -> bool:
    return any(isinstance(f, BlockFrame) and f.cite == "subroutine" and f.source == ice for f in s.stack)


def _linked(expect: Expect) -> Expect:
    """A breach or an access, with the abilities that go with it."""

    def with_linked(s: State, f: BlockFrame, i: w.Breach | w.AccessCard) -> tuple[ExpectedEffect, ...]:
        found = expect(s, f, i)
        first = one(s, f, i.first) if isinstance(i, w.Breach) and i.first is not None else NOBODY
        if not i.linked and first < 0:
            return found
        return tuple(
            LinkedEffect(
                fx.kind,
                f.side,
                cards=fx.cards,
                server=fx.server,
                source=fx.source,
                linked=i.linked,
                first=first,
            )
            for fx in found
        )

    return with_linked


applies("bypass")(lambda s, fx: movement.bypass(s))


def _goes_elsewhere(s: State, ctx: Context, i: w.ChangeServer) -> bool:
    """Whether the server is another one than the attacked one, as far as it is known."""
    found = servers(s, ctx, i.server)
    return s.run is None or not found or found[0] != s.run.server


applies("attacked server changes")(lambda s, fx: movement.change_server(s, fx.server))

word(
    w.EndRun,
    lambda s, f, i: (ExpectedEffect("end the run", player(f, i.by), source=f.source),),
    lambda s, x, i: (s.run is not None and not s.run.ended) or s.encounter is not None,
)
word(w.Bypass, plainly("bypass"), lambda s, x, i: s.encounter is not None)
word(w.ChangeServer, of_server("attacked server changes"), _goes_elsewhere)
word(w.MoveRunner, _move_runner, _can_move)
word(w.MoveToIce, _move_to_ice, _can_move)
word(w.Deflect, of_server("deflect"), _can_move)
word(
    w.FallBack,
    lambda s, f, i: (ExpectedEffect("fall back", RUNNER, number(s, f, i.amount), source=f.source),),
    _can_move,
)
word(w.Confront, on_cards("confront"), lambda s, x, i: s.run is not None and not s.run.ended)
word(w.EncounterIce, on_cards("encounter"), any_card)
word(w.AccessCard, _linked(on_cards("access")), any_card)
word(w.Breach, _linked(of_server("breach")), always)
word(w.AccessMore, plainly("access more", RUNNER), always)
word(
    w.JackOut,
    plainly("jack out"),
    lambda s, x, i: may_jack_out(s),
)
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
