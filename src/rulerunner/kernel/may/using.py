"""Using paid abilities and playing cards: whether it may be done, and the options of it."""

from typing import Final

from ...lang.abilities import Paid
from ...lang.costs import OneCost
from ...lang.face import Face
from ...lang.headings import BREAK_LIMIT, BREAKS_ONLY, FIRST_CLICK, IN_ENCOUNTERS
from ...lang.words import RUNNER, Side
from ...state.decision import Option, offer
from ...state.records import NOBODY
from ...state.state import State, Where
from ..read.context import PLAIN, plain
from ..read.declared import declared, unspoken
from ..read.evaluate import holds
from ..read.subroutines import kept_from_breaking, may_break
from .affording import pay_obstacle, undoes_nothing, whose_trash_cost
from .choosing import LOOSE, Likeness, likeness
from .funds import hampered, only_pool
from .giving_up import TAKING
from .obstacles import USED_IN_VAIN, USED_UP, Forbidden, Obstacle, OnlyIf, Unpayable, too_dear
from .permitted import ABOUT_USING, forbidden, unusable
from .potential import block_matters, matters_once_paid, potential_obstacle
from .potential import play_obstacle as play_obstacle
from .prices import ABOUT_USES, fewer_clicks, use_costs
from .triggers import WHOLE_CARD, used_up

ABOUT_BREAKERS: Final = ABOUT_USES | {BREAK_LIMIT}
ABOUT_USING_CARDS: Final = ABOUT_BREAKERS | ABOUT_USING | {FIRST_CLICK}
"""All that may have a say in using a paid ability, besides its own words and what there is to pay with."""


def use_obstacle(s: State, side: Side, cid: int, index: int, ability: Paid, less: int = 0) -> Obstacle | None:
    """What stands against using a paid ability: its restrictions, its cost, its potential (9.5, 1.2.5). An
    action may be taken for so many clicks less."""
    card = s.cards[cid]
    face = card.face
    if ability.once and used_up(s, cid, card.object_no, index, ability.once):
        return USED_UP[ability.once]
    if face.used_once and used_up(s, cid, card.object_no, WHOLE_CARD, "turn"):
        return USED_UP["turn"]
    player, price, clicks = s.players[side], face.credit_costs[index], face.click_costs[index]
    short = price > player.credits or (price > 0 and hampered(s, side))
    if short and only_pool(s, side, face.purpose):
        return too_dear(price, player.credits)
    spoken = not unspoken(s, ABOUT_USING_CARDS)
    if side == RUNNER and (spoken or face.own) and (barred := unusable(s, cid)):
        return forbidden(s, barred, "paid-ability", cid)
    ctx = PLAIN[side][cid]
    if ability.condition is not None and not holds(s, ctx, ability.condition):
        return OnlyIf("paid-ability", ability.condition)
    cost = ability.cost
    if short or spoken or not 0 <= clicks <= player.clicks:  # otherwise it is paid from pool and clicks
        if not unspoken(s, ABOUT_BREAKERS):
            cost = use_costs(s, cid, index)
            if index in face.breakers and (by := kept_from_breaking(s, cid)) >= 0:
                return Forbidden("paid-ability", by)
        cost = fewer_clicks(cost, less)
        unpaid = pay_obstacle(s, ctx, cost, face.purpose, whose_trash_cost(s, face.purpose))
        if unpaid is not None:
            return unpaid
        if not undoes_nothing(s, ctx, cost, face.purpose, ability):
            return Unpayable(next(part for part in cost if isinstance(part, (OneCost, *TAKING))))
    idle = potential_obstacle(s, ctx, ability.block, face.demands[index])
    if idle is USED_IN_VAIN and matters_once_paid(s, ctx, cost, face.purpose, ability.block):
        return None
    return idle


def in_vain(s: State, side: Side, option: Option) -> bool:
    """Whether an option of a window is an ability that could change nothing, where those may be used."""
    if option.kind != "use":
        return False
    face = s.cards[option.card].face
    ability = face.abilities[option.ability]
    assert isinstance(ability, Paid)
    if s.encounter is None and option.ability in face.in_encounters:
        return True
    ctx = plain(option.card, side)
    if block_matters(s, ctx, ability.block):
        return False
    return not matters_once_paid(s, ctx, ability.cost, face.purpose, ability.block)


def ability_options(
    s: State, side: Side, shelf: dict[Side, tuple[Where, ...]], less: int = 0, apart: bool = False
) -> list[Option]:
    """The paid abilities on a shelf of the index that a player may use now; those of icebreakers may be set
    apart, for steps of their own."""
    options: list[Option] = []
    if side not in shelf:
        return options
    cards, credits = s.cards, s.players[side].credits
    # Whether there is nothing but the pool to spend from, once asked: for most that settles it.
    pooled: bool | None = None
    # By cards that nothing tells apart, which are one option.
    offered: list[tuple[Likeness, int]] = []
    for cid, index in shelf[side]:
        card = cards[cid]
        face = card.face
        if face.credit_costs[index] > credits:
            if pooled is None:
                pooled = only_pool(s, side)
            if pooled:
                continue
        if index in face.counter_costs and not card.counters:
            continue
        if apart and (index in face.breakers or index in face.boosts):
            continue
        loose = card.zone in LOOSE
        if loose and (likeness(card), index) in offered:
            continue
        ability = face.abilities[index]
        assert isinstance(ability, Paid)
        if use_obstacle(s, side, cid, index, ability, less) is None:
            options.append(offer("use", cid, index))
            if loose:
                offered.append((likeness(card), index))
    return options


def paid_options(s: State, side: Side) -> list[Option]:
    """The paid abilities a player may use now. Outside encounters most icebreakers need no look."""
    return ability_options(s, side, s.paid_anywhere if s.encounter is None else s.paid)


def encounter_options(s: State) -> list[Option]:
    """The abilities of cards other than icebreakers that the Runner may use in the encounter (classic)."""
    if IN_ENCOUNTERS not in s.statics or s.encounter is None:
        return []
    cards = {ctx.source for ctx, _ in declared(s, IN_ENCOUNTERS)}
    shelf = tuple(where for where in s.paid.get(RUNNER, ()) if where[0] in cards)
    return ability_options(s, RUNNER, {RUNNER: shelf})


def icebreaker_options(s: State, boosting: bool) -> list[Option]:
    """The chart's steps 9 and 10: strength abilities, or abilities that break the chosen subroutine."""
    found = [
        option
        for option in paid_options(s, RUNNER)
        if option.ability in (_face(s, option).boosts if boosting else _face(s, option).breakers)
    ]
    target = s.encounter.target if s.encounter is not None else NOBODY
    if boosting or target < 0 or BREAKS_ONLY not in s.statics:
        return found
    return [option for option in found if target in may_break(s, option.card)]


def _face(s: State, option: Option) -> Face:
    return s.cards[option.card].face
