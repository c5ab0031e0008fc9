"""What things cost: rezzing, playing, trashing, installing, announcing a server, taking a basic action."""

from typing import Final

from ...lang.abilities import Paid
from ...lang.costs import Clicks, Costs, Credits, ForgoActions, OneCost
from ...lang.headings import BASIC_COST
from ...lang.statics import BasicCost, Lifted, RezPayment
from ...lang.words import CORP, EVERY, Side, relative
from ...state.frames import InstallFrame
from ...state.record import NEW_REMOTE
from ...state.records import NOBODY, Lingering
from ...state.state import State
from ..read.declared import (
    COST,
    additional_cost,
    asking,
    asks_for_credits,
    declared,
    trashed_freely,
    unspoken,
)
from ..read.memory import host_discount
from ..read.pointing import home
from ..read.values import install_cost, play_cost, rez_cost, trash_cost
from .affording import credits_of


def rez_costs(s: State, cid: int, ignoring: str = "", discount: int = 0, x: int = 0) -> Costs:
    """The rez cost and its additional costs, less what is ignored (1.15.5)."""
    extra = additional_cost(s, "rez", cid, s.cards[cid].server, ignoring)
    if ignoring:
        return extra
    price = max(0, rez_cost(s, cid, x + max(0, -discount)) - max(0, discount))
    ways = [other for one in s.cards[cid].face.rez_payments if (other := _paid_with(one, price))]
    return (OneCost(((credits_of(price),), *ways)) if ways else credits_of(price), *extra)


def _paid_with(payment: RezPayment, price: int) -> Costs:
    """The rez cost paid in another way: the cost in place of credits, and what is left of these."""
    if payment.credits == EVERY:
        return payment.cost
    if not price:
        return ()  # there are none to pay for
    rest = max(0, price - payment.credits)
    return (*payment.cost, credits_of(rest)) if rest else payment.cost


def play_costs(s: State, cid: int, ignoring: str = "", x: int = 0, discount: int = 0) -> Costs:
    extra = additional_cost(s, "play", cid, ignoring=ignoring)
    if ignoring:
        return extra
    price = max(0, play_cost(s, cid, x + max(0, -discount)) - max(0, discount))
    return (credits_of(price), *extra)


def trash_costs(s: State, cid: int) -> Costs:
    """What the Runner pays to trash a card they access."""
    price = 0 if trashed_freely(s, cid) else trash_cost(s, cid) or 0
    return (credits_of(price), *additional_cost(s, "trash", cid, home(s, cid)))


def install_costs(s: State, f: InstallFrame) -> Costs:
    server, price = install_price(s, f)
    extra = additional_cost(s, "install", f.card, server, f.ignoring)
    return extra if f.ignoring else (credits_of(price), *extra)


def install_price(s: State, f: InstallFrame) -> tuple[int, int]:
    """Where a card is being installed, if that is there already, and for how many credits."""
    server = f.server if f.server != NEW_REMOTE else NOBODY
    if f.ignoring:
        return server, 0
    without = 0
    if f.picked and server in s.servers:
        without = len(set(f.picked).intersection(s.servers[server].ice))
    discount = f.discount
    more = -discount if discount < 0 else 0
    if f.x > 0:
        more += f.x
    price = install_cost(s, f.card, server, without, more)
    if discount > 0 or f.host >= 0:
        price = max(0, price - max(0, discount) - host_discount(s, f.host))
    return server, price


def rez_at_once_costs(s: State, cid: int) -> Costs:
    """What has to be left to rez the card, if it is rezzed as it is installed."""
    return rez_costs(s, cid) if rez_at_once(s, cid) else ()


def rez_at_once(s: State, cid: int) -> bool:
    """A classic region is rezzed as it is installed (C6); some cards say so themselves."""
    card = s.cards[cid]
    if card.face.installs_plainly or card.owner != CORP:
        return False
    if card.face.rez_on_install:
        return True
    return s.edition.policies.rez_region and "region" in card.face.facts.subtypes


def run_costs(s: State, server: int, basic: bool) -> Costs:
    """The additional costs of announcing a server; some apply only to the basic action."""
    cost = additional_cost(s, "run", server=server)
    return cost + additional_cost(s, "basic run", server=server) if basic else cost


def fewer_clicks(cost: Costs, less: int) -> Costs:
    """The cost of an action for which so many clicks less are spent."""
    return _fewer_clicks(cost, less) if less else cost


def _fewer_clicks(cost: Costs, less: int) -> Costs:
    return tuple(
        Clicks(max(0, part.amount - less))
        if isinstance(part, Clicks) and isinstance(part.amount, int)
        else part
        for part in cost
    )


def run_askers(s: State, server: int, basic: bool) -> tuple[int, ...]:
    """The cards whose abilities ask for credits to announce a server."""
    cards = asking(s, "run", server=server)
    return cards + asking(s, "basic run", server=server) if basic else cards


ABOUT_USES: Final = frozenset((COST["use"], COST["break"]))


def use_costs(s: State, cid: int, index: int) -> Costs:
    """What it costs to use a paid ability, to break one subroutine if it breaks any."""
    face = s.cards[cid].face
    ability = face.abilities[index]
    assert isinstance(ability, Paid)
    if unspoken(s, ABOUT_USES):
        return ability.cost
    attacked = s.run.server if s.run is not None else NOBODY
    extra = additional_cost(s, "use", cid, attacked)
    if index in face.breakers:
        extra += additional_cost(s, "break", cid, attacked)
    return ability.cost + extra


def use_askers(s: State, cid: int, index: int) -> tuple[int, ...]:
    """The cards whose abilities ask for credits when an ability is used, if not just that ability."""
    if unspoken(s, ABOUT_USES):
        return ()
    face = s.cards[cid].face
    ability = face.abilities[index]
    assert isinstance(ability, Paid)
    attacked = s.run.server if s.run is not None else NOBODY
    others = asking(s, "use", cid, attacked)
    if index in face.breakers:
        others += asking(s, "break", cid, attacked)
    return (cid, *others) if others and asks_for_credits(ability.cost) else others


def break_cost(s: State, cid: int, subroutines: int) -> Costs:
    """What it costs a card to break more subroutines, besides the one its ability was paid for."""
    if subroutines <= 0 or unspoken(s, ABOUT_USES):
        return ()
    return additional_cost(s, "break", cid, s.run.server if s.run is not None else NOBODY) * subroutines


def lifting(s: State, side: Side, kind: str, place: int) -> tuple[Lingering, Lifted] | None:
    """What says that a player can take an action to remove a counter of a kind from a place."""
    for effect in s.lingering:
        said = effect.declaration
        if isinstance(said, Lifted) and effect.counter == kind and effect.here == place:
            if relative(said.by, effect.side) == side:
                return effect, said
    return None


def lift_costs(s: State, side: Side, kind: str, place: int) -> Costs:
    """What it costs a player to remove a counter of a kind; nothing, if that cannot be done."""
    found = lifting(s, side, kind, place)
    if found is None:
        return ()
    said: Lifted = found[1]
    return (Clicks(1), Credits(said.credits))


CLICK: Final[Costs] = (Clicks(1),)


CLICKS_TO_PURGE: Final = 3


COSTS: Final[dict[str, Costs]] = {
    "advance": (Clicks(1), Credits(1)),
    "trash resource": (Clicks(1), Credits(2)),
    "remove tag": (Clicks(1), Credits(2)),
    "purge": (Clicks(CLICKS_TO_PURGE),),
    "forgo and purge": (ForgoActions(3),),
}
"""What a basic action costs to take, before the costs of what it does: a click, but for these."""


def costs_of(s: State, name: str) -> Costs:
    """What a basic action costs to take, with what cards make of that."""
    costs = COSTS.get(name, CLICK)
    if name == "trash resource":
        costs += additional_cost(s, "basic trash")
    return costs if BASIC_COST not in s.statics else _as_declared(s, name, costs)


def _as_declared(s: State, name: str, costs: Costs) -> Costs:
    """What a basic action costs with what cards make of it."""
    by = sum(d.by for _, d in declared(s, BASIC_COST) if isinstance(d, BasicCost) and d.action == name)
    if not by:
        return costs
    return tuple(
        credits_of(max(0, part.amount + by))
        if isinstance(part, Credits) and isinstance(part.amount, int)
        else part
        for part in costs
    )
