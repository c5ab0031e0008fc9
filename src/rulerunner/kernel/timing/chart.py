"""The 20-step run chart of 1996: what its boxes do that no later edition has."""

from ...lang.abilities import Paid
from ...lang.demands import breaking
from ...lang.instructions import Boost, BreakSubroutines
from ...lang.quantities import TheX
from ...lang.words import CORP, RUNNER, TABLE
from ...state.changes import EnterEffect
from ...state.frames import ChooseFrame, StructureFrame, WindowFrame
from ...state.record import NOBODY
from ...state.stages import StepStage
from ...state.state import State
from ..change import movement
from ..go.imminent import begin
from ..may.affording import can_pay
from ..may.entering import may_rez
from ..may.funds import credit_cost, funds, purpose
from ..may.permitted import unusable
from ..may.potential import matters, usable
from ..may.prices import use_costs
from ..may.triggers import used_on, used_up
from ..may.using import encounter_options
from ..read.context import PlainContext, plain
from ..read.declared import skips
from ..read.evaluate import holds, number
from ..read.subroutines import unbroken
from ..read.values import strength
from .acts import act, test
from .run import approach, approached_rezzed, running, unpassed


@test("unpassed-ice")
def unpassed_ice(s: State, f: StructureFrame) -> bool:
    return bool(unpassed(s))


@act("approach-unpassed", simple=True)
def approach_unpassed(s: State, f: StructureFrame) -> bool:
    run = running(s)
    ice = unpassed(s)[0]
    at = s.servers[run.server].ice.index(ice)
    return approach(s, run, ice, at)


@test("may-rez-approached")
def may_rez_approached(s: State, f: StructureFrame) -> bool:
    return may_rez(s, running(s).ice)


@act("rez-approached")
def rez_approached(s: State, f: StructureFrame) -> bool:
    """The Corp rezzes the ice. If nothing has come of it, for want of bits, the ice is passed (box 12)."""
    if f.stage == StepStage.WAITING:
        if not approached_rezzed(s, f):
            movement.leave_phase(s, "approach", running(s).approaches)
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    begin(s, (EnterEffect("rez", CORP, cards=(running(s).ice,)),), CORP)
    return False


@test("skipping")
def skipping(s: State, f: StructureFrame) -> bool:
    encounter = s.encounter
    return encounter is None or encounter.cut_short or skips(s, encounter.ice)


@test("run-ended")
def run_ended(s: State, f: StructureFrame) -> bool:
    """Whether a subroutine has ended the run: the way from box 11 to box 20."""
    return s.run is None or s.run.ended


@test("can-break")
def can_break(s: State, f: StructureFrame) -> bool:
    """Whether the Runner can break a subroutine, or has cards to use that are for encounters as well. With a
    card that lies face down the way is the same, whatever it is: the next row looks what there is to ask."""
    return could_break(s, f) or bool(encounter_options(s)) or _face_down(s)


def _face_down(s: State) -> bool:
    return any(s.cards[cid].face.hidden for cid in s.zones[TABLE])


@test("could-break")
def could_break(s: State, f: StructureFrame) -> bool:
    """Whether an icebreaker fits, is or can be made strong enough, and can be paid for (chart step 7)."""
    return bool(unbroken(s)) and any(_could_break(s, cid, index) for cid, index in s.paid.get(RUNNER, ()))


def _could_break(s: State, cid: int, index: int) -> bool:
    card = s.cards[cid]
    ability = card.face.abilities[index]
    if index not in card.face.breakers or card.owner != RUNNER or not isinstance(ability, Paid):
        return False
    ctx = plain(cid, RUNNER)
    if _spent(s, cid, index, ability.once) or not holds(s, ctx, ability.condition):
        return False
    if unusable(s, cid):
        return False
    if usable(s, ctx, ability.block):
        return can_pay(s, ctx, use_costs(s, cid, index), purpose(s, cid))
    return any(_could_after_boosting(s, cid, index, boost) for boost in card.face.boosts)


def _spent(s: State, cid: int, index: int, once: str) -> bool:
    """Whether the ability's limit is reached; one for each subroutine, on every unbroken one."""
    if once == "subroutine":
        return all(used_on(s, cid, index, subroutine) for subroutine in unbroken(s))
    return used_up(s, cid, s.cards[cid].object_no, index, once)


def _could_after_boosting(s: State, cid: int, index: int, boosting: int) -> bool:
    """Whether the Runner can pay for the strength that is lacking and then for the ability."""
    encounter = s.encounter
    ability, pump = s.cards[cid].face.abilities[index], s.cards[cid].face.abilities[boosting]
    assert isinstance(ability, Paid)
    boost = pump.block[0] if isinstance(pump, Paid) else None
    if encounter is None or not isinstance(pump, Paid) or not isinstance(boost, Boost):
        return False
    ctx = plain(cid, RUNNER)
    gap = strength(s, encounter.ice) - strength(s, cid)
    if gap <= 0:
        return False
    if isinstance(boost.amount, TheX):
        price = credit_cost(s, PlainContext(cid, RUNNER, x=gap), use_costs(s, cid, boosting))
    else:
        each = number(s, ctx, boost.amount)
        if each <= 0:
            return False
        price = -(-gap // each) * credit_cost(s, ctx, use_costs(s, cid, boosting))
    price += credit_cost(s, ctx, use_costs(s, cid, index))
    fits = any(
        matters(s, ctx, BreakSubroutines(i.amount, i.ice, interface=False)) for i in breaking(ability.block)
    )
    return fits and price <= funds(s, RUNNER, purpose(s, cid), cid)


@act("choose-subroutine")
def choose_subroutine(s: State, f: StructureFrame) -> bool:
    assert s.encounter is not None
    if f.stage == StepStage.WAITING:
        # None is left where something else has broken them all since the Runner said yes.
        s.encounter = s.encounter._replace(target=s.last_choice[0] if s.last_choice else NOBODY)
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    s.stack.append(ChooseFrame(RUNNER, s.rule, "break", "subroutine", unbroken(s), card=s.encounter.ice))
    return False


@act("attempt-break")
def attempt_break(s: State, f: StructureFrame) -> bool:
    """One ability that breaks, used on the chosen subroutine, or none."""
    if f.stage == StepStage.WAITING or (s.encounter is not None and s.encounter.target == NOBODY):
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    s.stack.append(WindowFrame("break", s.rule, False, False, False, RUNNER, RUNNER))
    return False


@test("broke-it")
def broke_it(s: State, f: StructureFrame) -> bool:
    encounter = s.encounter
    return encounter is not None and encounter.target in encounter.broken


@test("may-break-more")
def may_break_more(s: State, f: StructureFrame) -> bool:
    return could_break(s, f) or bool(encounter_options(s))
