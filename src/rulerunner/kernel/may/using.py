"""Using paid abilities and playing cards: whether it may be done, and the options of it."""

from ...lang.abilities import Paid
from ...lang.face import Face
from ...lang.words import RUNNER, Side
from ...state.decision import Option, offer
from ...state.state import State, Where
from ..read.context import plain
from ..read.declared import additional_cost
from ..read.evaluate import holds
from ..read.values import play_cost
from .affording import can_pay, can_spend, only_pool
from .potential import block_matters, usable, worth_asking
from .triggers import used_up


def may_use(s: State, side: Side, cid: int, index: int, ability: Paid) -> bool:
    """Whether a paid ability may be used: its restrictions, its cost, its potential (9.5, 1.2.5)."""
    card = s.cards[cid]
    face = card.face
    short = face.credit_costs[index] > s.players[side].credits
    if short and only_pool(s, side):
        return False
    if ability.once and used_up(s, cid, card.object_no, index, ability.once):
        return False
    ctx = plain(cid, side)
    if ability.condition is not None and not holds(s, ctx, ability.condition):
        return False
    if (short or not face.only_credits[index]) and not can_pay(s, ctx, ability.cost, face.purpose):
        return False
    return usable(s, ctx, ability.block, face.demands[index])


def in_vain(s: State, side: Side, option: Option) -> bool:
    """Whether an option of a window is an ability that could change nothing, where those may be used."""
    if option.kind != "use":
        return False
    face = s.cards[option.card].face
    ability = face.abilities[option.ability]
    assert isinstance(ability, Paid)
    if s.encounter is None and option.ability in face.in_encounters:
        return True
    return not block_matters(s, plain(option.card, side), ability.block)


def ability_options(s: State, side: Side, shelf: dict[Side, tuple[Where, ...]]) -> list[Option]:
    """The paid abilities on a shelf of the index that a player may use now."""
    options: list[Option] = []
    if side not in shelf:
        return options
    for cid, index in shelf[side]:
        ability = s.cards[cid].face.abilities[index]
        assert isinstance(ability, Paid)
        if may_use(s, side, cid, index, ability):
            options.append(offer("use", cid, index))
    return options


def paid_options(s: State, side: Side) -> list[Option]:
    """The paid abilities a player may use now. Outside encounters most icebreakers need no look."""
    return ability_options(s, side, s.paid_anywhere if s.encounter is None else s.paid)


def icebreaker_options(s: State, boosting: bool) -> list[Option]:
    """The chart's steps 9 and 10: strength abilities, or abilities that break."""
    return [
        option
        for option in paid_options(s, RUNNER)
        if option.ability in (_face(s, option).boosts if boosting else _face(s, option).breakers)
    ]


def of_icebreaker(s: State, option: Option) -> bool:
    """Whether an ability breaks subroutines or adds strength for that: the chart has steps of their own."""
    return option.ability in _face(s, option).breakers + _face(s, option).boosts


def _face(s: State, option: Option) -> Face:
    return s.cards[option.card].face


def may_play(s: State, cid: int) -> bool:
    """Whether an event or operation can be played: its conditions, its cost, its potential."""
    card = s.cards[cid]
    if not card.face.played:
        return False
    ctx = plain(cid, card.owner)
    for condition in card.face.play_only_if:
        if not holds(s, ctx, condition):
            return False
    extra = additional_cost(s, "play", cid)
    if not can_spend(s, card.owner, play_cost(s, cid), extra, "play", cid):
        return False
    return card.face.stays or worth_asking(s, ctx, card.face.playing)
