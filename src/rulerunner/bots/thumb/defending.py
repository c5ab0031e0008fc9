"""The Corp outside its actions: rezzing, scoring, using abilities, and bidding in traces."""

from ...lang import instructions as w
from ...lang.abilities import BaseLink, Paid
from ...lang.conditions import Matches
from ...lang.face import Face
from ...lang.filters import Rezzed
from ...lang.statics import Modify
from ...lang.words import ADVANCEMENT, AGENDA, CORP, ICE, MEAT, RUNNER
from ...view.records import CardView, OptionView
from .guarding import at_stake, at_the_door, guards, worth_rezzing
from .holdings import income, turned_up
from .prizes import bites, menaced
from .punishing import tag_kills
from .reading import at, every_step, number, paid_ability, price, reader, steps, tag_counters, tags, whens
from .running import IN_IT, stake
from .scoring import free_counters, installed_agendas, places_counter, requirement, spoils
from .table import ARCHIVES_ID, Table, counters
from .worth import DEADLY, raises_link, worth

SCORE = 90.0
TAGGED_IN_REACH = 8.0
"""What a tag costs more while the Corp has clicks left and plays to kill whoever is tagged."""
STOPPED = 6.0
"""What a trace is worth at least that ends a run."""


def paid_values(t: Table) -> list[float]:
    """What to do in a window."""
    return [_paid(t, option) for option in t.decision.options]


def _paid(t: Table, option: OptionView) -> float:
    card, face = t.card_of(option), t.face_of(option)
    match option.kind:
        case "score" if face is not None and _ruins(t, card, face):
            return -SCORE
        case "score":
            return SCORE + (face.facts.points or 0) if face is not None else SCORE
        case "rez" if card is not None and face is not None:
            return _rez(t, card, face)
        case "use" if card is not None and face is not None:
            ability = paid_ability(face, option.ability)
            return _use(t, card, ability) if ability is not None else -1.0
        case "purge":
            return 0.4 * sum(n for _, n in t.corp.counters) - 3.0
        case "pass":
            return 0.0
    return -1.0


def _ruins(t: Table, card: CardView | None, face: Face) -> bool:
    """Whether an agenda brings the Corp down as it is scored: by the last bad publicity it could bear."""
    read = reader(t, card)
    return any(worth(read, when.block, CORP) <= -DEADLY / 2 for when in whens(face, "score"))


# --- rezzing ----------------------------------------------------------------------------------------------


def _rez(t: Table, card: CardView, face: Face) -> float:
    server = t.servers.get(at(card)[0])
    if server is None:
        return -1.0
    if face.type == ICE:
        return worth_rezzing(t, server, card, face)
    cost = face.facts.cost or 0
    run_here = t.attacked is not None and t.attacked.id == server.id
    if bites(face):
        return _rez_trap(t, face, run_here)
    if run_here and guards(face):
        if at_the_door(face) and (t.ice_ahead() or t.view.encounter is not None):
            return -1.0
        if t.corp.credits - cost < _ice_bill(t):
            return -1.0
        return at_stake(t, server) - 0.5 * cost - 0.5
    if _lowers_requirement(face):
        return _rez_to_score(t, server.id, cost)
    if run_here:
        return -1.0
    if income(t, card, face):
        return _rez_income(t, card, face)
    if t.view.active == CORP and (brings := turned_up(t, card, face)) > 0:
        return -1.0 if spoils(t, cost) else brings - 0.5 - cost * t.credit(CORP)
    spare = t.corp.credits - cost
    return 0.5 if spare >= 5 and not guards(face) and t.view.active == CORP else -1.0


def _ice_bill(t: Table) -> int:
    """What the ice costs to rez that the Runner has still to pass: it is paid before what lies behind it."""
    ahead = t.faces(t.ice_ahead())
    return sum(face.facts.cost or 0 for card, face in ahead if not card.faceup)


def _payable_bill(t: Table) -> int:
    """The same, as far as it can be paid."""
    bill = 0
    for card, face in t.faces(t.ice_ahead()):
        cost = 0 if card.faceup else face.facts.cost or 0
        bill += cost if bill + cost <= t.corp.credits else 0
    return bill


def _rez_trap(t: Table, face: Face, run_here: bool) -> float:
    """Some traps work only face up: they are turned up as the Runner comes in."""
    face_up = any(
        isinstance(when.condition, Matches) and isinstance(when.condition.filter, Rezzed)
        for when in whens(face, "access")
    )
    return 2.0 if face_up and run_here else -1.0


def _lowers_requirement(face: Face) -> bool:
    return any(isinstance(d, Modify) for _, d in face.statics.get("requirement", ()))


def _rez_to_score(t: Table, server: int, cost: int) -> float:
    """Turned up when the agenda beside it can be scored by that."""
    if t.view.active != CORP:
        return -1.0
    for card, face, where in installed_agendas(t):
        if where.id == server and requirement(t, face, where) <= counters(card, ADVANCEMENT):
            return 20.0
    return -1.0


def _rez_income(t: Table, card: CardView, face: Face) -> float:
    """Cards that pay each turn are turned up just before the Corp's turn, or as it begins; those that pay
    for clicks when the Corp is about to click."""
    cost = face.facts.cost or 0
    if income(t, card, face) <= cost or t.corp.credits - cost < (0 if t.corp.credits < 6 else 1):
        return -1.0
    by_turn = bool(whens(face, "turn begins"))
    if spoils(t, cost - int(_paid_out(t, card, face))):
        return -1.0
    mine = t.view.active == CORP
    if by_turn:
        late = not mine and t.runner.clicks == 0 and t.view.run is None
        early = mine and t.view.step is not None and t.view.step.phase_id in ("start", "draw")
        return 2.0 if late or early else -1.0
    return 2.0 if mine and t.corp.clicks >= 2 else -1.0


def _paid_out(t: Table, card: CardView, face: Face) -> float:
    """The credits a card brings as a turn begins."""
    read = reader(t, card)
    return sum(
        number(read, step.amount)
        for when in whens(face, "turn begins")
        for step in steps(when.block)
        if isinstance(step, w.Gain | w.TakeCredits)
    )


def rez_values(t: Table) -> list[float]:
    """Whether to rez a card that is asked about: the approached ice of the chart, or one an effect names."""
    card = t.asked_about
    face = t.face(card)
    server = t.servers.get(at(card)[0]) if card is not None else None
    value = -1.0
    if card is not None and face is not None and server is not None:
        value = worth_rezzing(t, server, card, face)
    return [value if option.kind == "yes" else 0.0 for option in t.decision.options]


# --- abilities --------------------------------------------------------------------------------------------


def _use(t: Table, card: CardView, ability: Paid) -> float:
    """A paid ability: one that ends a run is kept for a run that matters."""
    if places_counter(ability):
        return _place_counter(t)
    steps_of = list(steps(ability.block))
    server = t.attacked
    if any(isinstance(step, w.EndRun) for step in steps_of):
        deep = server is not None and not t.ice_ahead() and t.view.encounter is None
        return at_stake(t, server) - 5.0 if server is not None and deep else -1.0
    if any(isinstance(step, w.MoveTo) for step in steps_of):
        return _save_cards(t, card)
    read = reader(t, card)
    if any(isinstance(step, w.GiveTags) for step in steps_of):
        return 0.5 if t.view.active == CORP and not t.runner.tags else -1.0
    return worth(read, ability.block, CORP) - price(read, ability.cost) - 0.5


def _place_counter(t: Table) -> float:
    """A free counter is placed when it, or all there are, make an agenda ready to be scored."""
    if t.view.active != CORP:
        return -1.0
    ready = any(
        1 <= requirement(t, face, server) - counters(card, ADVANCEMENT) <= free_counters(t)
        for card, face, server in installed_agendas(t)
    )
    return 8.0 if ready else -1.0


def _save_cards(t: Table, card: CardView) -> float:
    """Cards are saved from Archives when agendas lie there, or the card that can is about to be lost."""
    agendas = sum(face.type == AGENDA for _, face in t.faces(t.view.archives))
    server = t.attacked
    doomed = server is not None and server.id in (ARCHIVES_ID, at(card)[0]) and not t.ice_ahead()
    if agendas and (doomed or agendas >= 2):
        return 3.0
    return 1.0 if doomed and len(t.view.archives) > 1 else -1.0


# --- traces -----------------------------------------------------------------------------------------------


def corp_bid(t: Table) -> list[float]:
    """As much as it takes to win for sure, if it is worth it; else nothing."""
    trace = t.view.trace
    base = trace.base if trace is not None else 0
    need = t.runner.credits + t.runner.link - base + 1
    stake = DEADLY if _tags_to_kill(t, max(0, need)) else trace_worth(t)
    if t.edition.policies.trace == "secret":
        wanted = _secret_bid(t, base, stake)
    else:
        spare = t.corp.credits if stake >= DEADLY else t.corp.credits - _payable_bill(t)
        wanted = need if 0 < need <= min(spare, stake + 1) else 0
        if need > t.corp.credits and t.corp.credits > 8 and stake >= 3:
            wanted = min(3, t.corp.credits)
    return _closest(t, wanted)


def _secret_bid(t: Table, base: int, stake: float) -> int:
    """Without a link to raise the Runner bids nothing, and a tie is the Corp's."""
    if not raises_link(t) and not t.runner.link:
        return 0
    return min(base, t.corp.credits, int(stake) + 1)


def runner_bid(t: Table) -> list[float]:
    """What it takes to escape a trace, if the Runner has it and it costs less than being traced."""
    need = escape(t)
    face = t.face(t.asked_about)
    soon = (t.view.active == CORP and t.corp.clicks > 0) or (face is not None and bool(tag_counters(face)))
    dread = TAGGED_IN_REACH if soon and menaced(t, MEAT) else 0.5
    payable = any(option.number == need for option in t.decision.options)
    return _closest(t, need if payable and need <= trace_worth(t) + dread else 0)


def escape(t: Table) -> int:
    """What it takes the Runner to escape the trace at hand."""
    trace = t.view.trace
    strength = trace.strength if trace is not None and trace.strength is not None else 0
    tie = 0 if t.edition.policies.trace_tie == RUNNER else 1
    return max(0, strength - t.runner.link + tie)


def _tags_to_kill(t: Table, bid: int) -> bool:
    """Whether the trace at hand tags the Runner, and the tag kills if no more than this is bid."""
    face = t.face(t.asked_about)
    traces = (step for step in every_step(face) if isinstance(step, w.Trace)) if face is not None else ()
    return any(tags(step.success) for step in traces) and tag_kills(t, bid)


def trace_worth(t: Table) -> float:
    """What the outcome of the trace is worth."""
    face = t.face(t.asked_about)
    read = reader(t, t.asked_about, max(STOPPED, in_this_run(t)))
    said = () if face is None else resolving(t, face) or every_step(face)
    traces = [step for step in said if isinstance(step, w.Trace)]
    trace = t.view.trace
    alike = [step for step in traces if trace is not None and number(read, step.strength) == trace.base]
    worths = [worth(read, step.success, CORP) - worth(read, step.failure, CORP) for step in alike or traces]
    return max(worths, default=3.0)


def resolving(t: Table, face: Face) -> tuple[w.Instruction, ...]:
    """What the subroutine says that resolves now, if it is one of the card that asks."""
    encounter = t.view.encounter
    if encounter is None or t.asked_about is None or encounter.ice.handle != t.asked_about.handle:
        return ()
    begun = [at for at, each in enumerate(encounter.subroutines) if each.resolved and at < len(face.subs)]
    return steps(face.subs[begun[-1]].block) if begun else ()


def in_this_run(t: Table) -> float:
    """What the run in progress is worth to the player who decides."""
    return stake(t) if t.side == RUNNER else IN_IT + (at_stake(t, t.attacked) if t.attacked else 0.0)


def _closest(t: Table, wanted: int) -> list[float]:
    return [-abs(float((option.number or 0) - wanted)) for option in t.decision.options]


def link_values(t: Table) -> list[float]:
    """The classic game: how often to raise the link, without knowing the Corp's bid."""
    trace = t.view.trace
    limit = min(trace.base if trace is not None else 3, t.corp.credits)
    wanted = min(limit, int(trace_worth(t)), t.runner.credits // 2)
    return _closest(t, wanted)


def base_link_values(t: Table) -> list[float]:
    """The classic game: which base link to use against a trace."""
    values = []
    for option in t.decision.options:
        face = t.face_of(option)
        value = 0.0
        for ability in face.abilities if face is not None else ():
            if isinstance(ability, BaseLink):
                value = ability.link + 0.5 - price(reader(t, t.card_of(option)), ability.cost)
        values.append(value)
    return values
