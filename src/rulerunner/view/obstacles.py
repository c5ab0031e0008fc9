"""What stands against doing something in a window that is for it: prohibitions, costs, room, requirements.

Nothing here decides what is legal: the windows have done that. These are the same questions, asked one by one
of something that was not offered, to say which of them it failed.
"""

from typing import Final

from ..kernel.may.affording import can_pay, credit_cost, funds, purpose
from ..kernel.may.entering import fits, hosts_for, only_on, second_console
from ..kernel.may.permitted import may_install_at, may_trash
from ..kernel.may.potential import usable
from ..kernel.may.prices import costs_of, play_costs, rez_at_once_costs, rez_costs, trash_costs
from ..kernel.may.triggers import used_up
from ..kernel.may.using import may_play, may_use
from ..kernel.read.context import plain
from ..kernel.read.declared import additional_cost, cannot, declared
from ..kernel.read.evaluate import holds, matches
from ..kernel.read.values import install_cost, memory_limit, requirement, strength, trash_cost, unbroken
from ..lang.abilities import Paid
from ..lang.costs import Clicks, Costs, Credits, LoseClicksCost
from ..lang.demands import breaking as breaks
from ..lang.render import render_condition, render_filter
from ..lang.statics import PlayOnlyIf
from ..lang.words import ADVANCEMENT, CORP, PROGRAM, RUNNER, Side
from ..state.records import NOBODY
from ..state.state import State
from . import moments
from .knowledge import may_name
from .moments import Against
from .names import count, credits, name, payment, sentence

PERIODS: Final = {"turn": "this turn", "run": "in this run", "subroutine": "on this subroutine"}


# --- costs and prohibitions -------------------------------------------------------------------------------


def cost(s: State, side: Side, source: int, price: Costs, what: str, about: int = NOBODY) -> Against | None:
    """Which part of a cost cannot be paid."""
    ctx = plain(source, side)
    if can_pay(s, ctx, price, what, about):
        return None
    rule = s.edition.cites["cost"]
    owed, have = credit_cost(s, ctx, price), funds(s, side, what, source, about)
    if owed > have:
        return Against(f"It costs {credits(s, owed)}, and you have {have or 'none'} to spend on it.", rule)
    clicks = sum(part.amount for part in price if isinstance(part, Clicks | LoseClicksCost))
    left = s.players[side].clicks
    if clicks > left:
        return Against(f"It takes {count(s, clicks, 'click')}, and you have {left or 'none'} for it.", rule)
    unpaid = next((part for part in price if not can_pay(s, ctx, (part,), what, about)), None)
    doing = payment(s, ctx, (unpaid,) if unpaid is not None else price)
    return Against(sentence(f"to pay for it you would have to {doing}, and you cannot"), rule)


def forbidden(s: State, seat: Side, act: str, cid: int, cite: str) -> Against | None:
    """What prohibits an act, by name if one card alone can be it."""
    if not cannot(s, act, cid):
        return None
    sources = {ctx.source for ctx, _ in declared(s, f"cannot {act}")}
    by = sources.pop() if len(sources) == 1 else NOBODY
    who = name(s, seat, by) if by >= 0 and may_name(s, seat, by) else "an effect"
    return Against(sentence(f"{who} forbids it"), s.edition.cites[cite])


def _after_click(s: State, side: Side) -> State:
    """The game once the click for an action is spent: what is left must pay for the rest."""
    copy = s.clone()
    copy.players[side] = s.players[side]._replace(clicks=s.players[side].clicks - 1)
    return copy


# --- cards in hand ----------------------------------------------------------------------------------------


def play(s: State, seat: Side, cid: int) -> Against | None:
    """Why an event or operation cannot be played as an action."""
    face = s.cards[cid].face
    rule = s.edition.cites["play"]
    s = _after_click(s, seat)
    ctx = plain(cid, seat)
    for _, declaration in face.own.get("self", ()):
        if isinstance(declaration, PlayOnlyIf) and not holds(s, ctx, declaration.condition):
            needed = render_condition(declaration.condition, s.edition.word, face.name, seat)
            return Against(sentence(f"it can be played only if {needed}"), rule)
    unpaid = cost(s, seat, cid, play_costs(s, cid), "play", cid)
    if unpaid is not None:
        return unpaid
    return None if may_play(s, cid) else Against("There is nothing it could do now.", rule)


def install(s: State, seat: Side, cid: int) -> Against | None:
    """Why a card cannot be installed as an action."""
    s = _after_click(s, seat)
    barred = forbidden(s, seat, "install", cid, "install")
    return barred or (_install_corp(s, cid) if seat == CORP else _install_runner(s, cid))


def _install_corp(s: State, cid: int) -> Against | None:
    if not any(may_install_at(s, cid, server) for server in (NOBODY, *s.servers)):
        text = f"There is no {s.edition.word('server')} it may be installed in."
        return Against(text, s.edition.cites["install"])
    price = (*additional_cost(s, "install", cid), *rez_at_once_costs(s, cid))
    return cost(s, CORP, cid, price, "install", cid)


def _install_runner(s: State, cid: int) -> Against | None:
    face, rule = s.cards[cid].face, s.edition.cites["install"]
    if face.type == PROGRAM and not fits(s, cid):
        need, limit = face.facts.memory or 0, memory_limit(s)
        return Against(f"It needs {need} memory, and all of yours is {limit}.", s.edition.cites["memory"])
    host = only_on(s, cid)
    if host is not None and not hosts_for(s, cid):
        wanted = render_filter(host, s.edition.word, face.name, RUNNER)
        return Against(sentence(f"it is installed only on {wanted}, and there is none"), rule)
    if second_console(s, cid):
        return Against(f"You have a {s.edition.word('console')} installed already.", rule)
    price = (Credits(install_cost(s, cid)), *additional_cost(s, "install", cid))
    return cost(s, RUNNER, cid, price, "install", cid)


# --- installed Corp cards ---------------------------------------------------------------------------------


def rez(s: State, seat: Side, cid: int) -> Against | None:
    """Why a card cannot be rezzed in a window in which cards like it are."""
    barred = forbidden(s, seat, "rez", cid, "rez")
    return barred or cost(s, CORP, cid, rez_costs(s, cid), "rez", cid)


def other_ice(s: State, cid: int) -> Against | None:
    """That a piece of ice is not the one being approached."""
    run = s.run
    if run is not None and run.approaching and run.ice != cid:
        return Against(
            f"The Runner approaches {name(s, CORP, run.ice)}: only that ice may be rezzed.",
            moments.first(s.edition, moments.REZ_ICE, CORP).rule,
        )
    return None


def advanced(s: State, cid: int) -> Against | None:
    """That an agenda is not advanced far enough."""
    has, needs = s.cards[cid].count(ADVANCEMENT), requirement(s, cid)
    if has >= needs:
        return None
    text = f"It has {has or 'none'} of the {count(s, needs, 'advancement counter')} it needs."
    return Against(text, s.edition.cites["score"])


def score(s: State, seat: Side, cid: int) -> Against | None:
    """Why an agenda that is advanced far enough cannot be scored."""
    if s.active != CORP:
        return Against("It is the Runner's turn: you score in your own.", s.edition.cites["score"])
    barred = forbidden(s, seat, "score", cid, "score")
    return barred or cost(s, CORP, cid, additional_cost(s, "score", cid), "ability")


def advance(s: State, seat: Side, cid: int) -> Against | None:
    """Why a card that may be advanced cannot be."""
    return cost(s, CORP, NOBODY, costs_of("advance"), "advance", cid)


# --- accessed cards, and resources ------------------------------------------------------------------------


def trash_accessed(s: State, seat: Side, cid: int) -> Against | None:
    """Why an accessed card cannot be trashed for its trash cost."""
    rule = moments.first(s.edition, moments.ACCESS, RUNNER).rule
    if trash_cost(s, cid) is None:
        return Against("It has no trash cost.", rule)
    if not may_trash(s, cid, RUNNER):
        return forbidden(s, seat, "trash", cid, "cost") or Against("It cannot be trashed.", rule)
    return cost(s, RUNNER, cid, trash_costs(s, cid), "trash", cid)


def untagged(s: State) -> Against | None:
    """That the Runner has no tag, without which no resource is trashed."""
    if s.players[RUNNER].tags:
        return None
    return Against("The Runner has no tag.", s.edition.cites["trash-resource"])


def trash_resource(s: State, seat: Side, cid: int) -> Against | None:
    """Why the Corp cannot trash a resource of a tagged Runner."""
    barred = forbidden(s, seat, "trash", cid, "trash-resource")
    return barred or cost(s, CORP, NOBODY, costs_of("trash resource"), "trash resource")


# --- abilities --------------------------------------------------------------------------------------------


def spent(s: State, cid: int, index: int, ability: Paid) -> Against | None:
    """That a limited ability has been used."""
    if not used_up(s, cid, s.cards[cid].object_no, index, ability.once):
        return None
    return Against(f"It has been used {PERIODS[ability.once]}.", s.edition.cites["paid-ability"])


def use(s: State, seat: Side, cid: int, index: int, ability: Paid) -> Against | None:
    """Why a paid ability cannot be used in a window for it."""
    face, ctx, rule = s.cards[cid].face, plain(cid, seat), s.edition.cites["paid-ability"]
    if ability.condition is not None and not holds(s, ctx, ability.condition):
        needed = render_condition(ability.condition, s.edition.word, face.name, seat)
        return Against(sentence(f"it can be used only if {needed}"), rule)
    unfit = _break(s, seat, cid, ability)
    if unfit is not None:
        return unfit
    unpaid = cost(s, seat, cid, ability.cost, purpose(s, cid))
    if unpaid is not None:
        return unpaid
    able = may_use(s, seat, cid, index, ability)
    return None if able else Against("There is nothing it could do now.", rule)


def _break(s: State, seat: Side, cid: int, ability: Paid) -> Against | None:
    """Why an ability that interfaces with ice breaks nothing of the ice encountered."""
    parts = [part for part in breaks(ability.block) if part.interface]
    if not parts or usable(s, plain(cid, seat), ability.block):
        return None
    rule, encounter = s.edition.cites["break"], s.encounter
    if encounter is None or encounter.cut_short:
        return Against("It does something only while you encounter ice.", moments.breaking(s.edition).rule)
    ice = name(s, seat, encounter.ice)
    if not unbroken(s):
        return Against(f"{ice} has no unbroken subroutine.", rule)
    if not any(matches(s, plain(cid, seat), part.ice, encounter.ice) for part in parts):
        kinds = render_filter(parts[0].ice, s.edition.word, s.cards[cid].face.name, seat)
        return Against(f"{ice} is not {kinds}.", rule)
    barred = forbidden(s, seat, "be broken", encounter.ice, "break")
    if barred is not None:
        return barred
    mine, theirs = strength(s, cid), strength(s, encounter.ice)
    return Against(f"Its strength is {mine}, and that of {ice} is {theirs}.", rule) if mine < theirs else None
