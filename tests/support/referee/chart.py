"""What only the 1996 game asks: whether to break, link cards for a trace, the order in the Archives."""

from rulerunner.lang import instructions as w
from rulerunner.lang.abilities import BaseLink, LinkBoost, Paid
from rulerunner.lang.costs import Costs, Credits
from rulerunner.lang.quantities import TheX
from rulerunner.lang.words import RUNNER
from rulerunner.state.decision import DONE, NO, YES, Option
from rulerunner.state.frames import TraceFrame, TrashChoiceFrame
from rulerunner.state.stages import TrashChoiceStage
from rulerunner.state.state import State

from .asking import Asking
from .legal import can_trash_accessed, paid_abilities, trashed_freely, used_on_access
from .paying import credits_for, payable, purpose_of, within_limit
from .potential import breakings, breaks
from .reading import holds, in_set, number, strength, unbroken
from .saying import active


def whether_to_break(s: State) -> set[Option]:
    """Boxes 7 and 10: yes, if some icebreaker fits, can be made strong enough and can be paid for."""
    able = any(can_come_to_break(s, *found) for found in paid_abilities(s, RUNNER))
    return {YES, NO} if able and unbroken(s) else {NO}


def can_come_to_break(s: State, cid: int, index: int, ability: Paid) -> bool:
    a = Asking(cid, RUNNER)
    spent = [not within_limit(s, cid, index, ability.once, n) for n in unbroken(s)]
    if s.encounter is None or all(spent) or not holds(s, a, ability.condition):
        return False
    ways = list(breakings(ability.block))
    if not any(in_set(s, a, way.ice, s.encounter.ice) for way in ways):
        return False
    if any(breaks(s, a, way, idly=False) for way in ways):
        return payable(s, a, ability.cost, purpose_of(s, cid))
    lacking = strength(s, s.encounter.ice) - strength(s, cid)
    for pump in s.cards[cid].face.abilities:
        if not isinstance(pump, Paid) or not pump.block or not isinstance(pump.block[0], w.Boost):
            continue
        if isinstance(pump.block[0].amount, TheX):
            each, times, costs = lacking, 1, credits(s, a.but(x=lacking), pump.cost)
        else:
            each = number(s, a, pump.block[0].amount)
            times = (lacking + each - 1) // each if each > 0 else 0
            costs = credits(s, a, pump.cost)
        if lacking > 0 and each > 0:
            price = times * costs + credits(s, a, ability.cost)
            if price <= credits_for(s, RUNNER, purpose_of(s, cid), cid):
                return True
    return False


def credits(s: State, a: Asking, cost: Costs) -> int:
    return sum(number(s, a, part.amount) for part in cost if isinstance(part, Credits))


def base_links(s: State) -> set[Option]:
    """The base link cards the Runner can pay for, or none of them (C21)."""
    found = {DONE}
    for cid, card in enumerate(s.cards):
        for ability in card.face.abilities if active(s, cid) else ():
            if isinstance(ability, BaseLink) and payable(s, Asking(cid, RUNNER), ability.cost, "trace"):
                found.add(Option("card", card=cid))
    return found


def raising_link(s: State, f: TraceFrame, cid: int) -> set[Option]:
    """How often a link card is used: as often as the Runner can pay for it besides what is committed."""
    price = committed = 0
    for user, place in f.used:
        ability = s.cards[user].face.abilities[place]
        if isinstance(ability, BaseLink | LinkBoost):
            committed += credits(s, Asking(user, RUNNER), ability.cost)
    for ability in s.cards[cid].face.abilities:
        if isinstance(ability, LinkBoost) and not ability.after:
            price = credits(s, Asking(cid, RUNNER), ability.cost)
    left = credits_for(s, RUNNER, "trace", f.source) - committed
    return {Option("number", number=n) for n in range((left // price if price else 1) + 1)}


def late_link(s: State, f: TraceFrame) -> set[Option]:
    """The link cards for after the bids that the Runner can pay for, each once in a trace, or none."""
    found = {DONE}
    for cid, card in enumerate(s.cards):
        for place, ability in enumerate(card.face.abilities if active(s, cid) else ()):
            if isinstance(ability, LinkBoost) and ability.after and (cid, place) not in f.late:
                if payable(s, Asking(cid, RUNNER), ability.cost, "trace"):
                    found.add(Option("card", card=cid))
    return found


def box_18(s: State, f: TrashChoiceFrame) -> set[Option]:
    """The accessed cards that have not moved since: those whose trash cost can be paid, or, once all is paid,
    those still to be put in order (C18)."""
    assert s.breach is not None
    there = [c for c, object_no in s.breach.seen if s.cards[c].object_no == object_no]
    if f.stage == TrashChoiceStage.ORDERING:
        return {Option("card", card=c) for c in there if c in f.paid and c not in f.order}
    found = [
        c
        for c in there
        if c not in f.paid and (s.cards[c].face.facts.type != "agenda" or trashed_freely(s, c))
    ]
    paid_for = {Option("trash", card=c) for c in found if can_trash_accessed(s, c)}
    return {DONE} | paid_for | used_on_access(s)
