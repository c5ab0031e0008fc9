"""Interrupts that let a card be played or installed for less: where the price is too high without one, it has
to be used (26.03: 8.7.2b)."""

from ...lang.abilities import When
from ...lang.costs import Costs, MoveCards, TrashCards, TrashRandom
from ...lang.demands import whole_offer
from ...lang.instructions import PayLess
from ...lang.words import Side
from ...state.changes import EnterEffect
from ...state.state import State
from ..read.context import PlainContext
from ..read.evaluate import holds, number
from .affording import can_pay, spend_obstacle
from .funds import purpose
from .interrupts import pays_less, would_be
from .obstacles import Obstacle
from .triggers import meets, used_up

TAKES_CARDS = (TrashCards, TrashRandom, MoveCards)


def any_relief(s: State) -> bool:
    """Whether some active card has such an interrupt."""
    if "play" not in s.interrupts and "install" not in s.interrupts:
        return False
    return any(
        pays_less(getattr(s.cards[cid].face.abilities[place], "block", ()))
        for kind in ("play", "install")
        for cid, place in s.interrupts.get(kind, ())
    )


def relief(s: State, side: Side, kind: str, card: int) -> int:
    """How much less a card could cost with the best of them that a player can use now."""
    best = 0
    for cid, place in s.interrupts.get(kind, ()):
        source = s.cards[cid]
        ability = source.face.abilities[place]
        if source.owner != side or not isinstance(ability, When) or not pays_less(ability.block):
            continue
        offer = whole_offer(ability)
        ctx = PlainContext(cid, side, would_be(s, EnterEffect(kind, side, cards=(card,)), card))
        assert ctx.change is not None
        if (
            offer is not None
            and not used_up(s, cid, source.object_no, place, ability.once)
            and meets(s, ctx, ability.trigger, ctx.change)
            and holds(s, ctx, ability.condition)
            and can_pay(s, ctx, offer.cost, purpose(s, cid))
        ):
            amounts = (step.amount for step in offer.then if isinstance(step, PayLess))
            best = max(best, sum(number(s, ctx, amount) for amount in amounts))
    return best


def aided_obstacle(
    s: State, side: Side, price: int, extra: Costs, kind: str, cid: int, promised: int = 0
) -> Obstacle | None:
    """What keeps a player from paying for a card that they would play or install, be it for less. Where
    additional costs take cards, which the relief may take as well, it is not counted on."""
    found = spend_obstacle(s, side, price, extra, kind, cid, promised)
    if found is None or not price or kind not in s.interrupts:
        return found
    if any(isinstance(part, TAKES_CARDS) for part in extra):
        return found
    less = relief(s, side, kind, cid)
    return spend_obstacle(s, side, max(0, price - less), extra, kind, cid, promised) if less else found
