"""The potential to change the game (1.2.5): an ability without it cannot be used.

Only the expected effects count, not costs and not what they might trigger (9.1.5b). So they are weighed on
the game as it is before anything is paid: the credits and clicks of the cost are still there, and so is the
card that is trashed for it (published for Calibration Testing, which may count on itself). An ability may
thus turn out to do nothing once it is paid for. What the cost brings to where the effect looks for cards is
among what the effect may be expected to act on (published for Scavenge, which may install the program trashed
for it). What lies hidden is not looked at (published for Mumbad City Hall).

Where the edition has no such rule, abilities may be used in vain, within what their words ask for (26.03:
9.5.6, 3.9.5).
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...lang import instructions as w
from ...lang.costs import Costs
from ...lang.demands import NONE as DEMANDS_NOTHING
from ...lang.demands import Demands, demands
from ...lang.facts import NO_LIMIT
from ...lang.filters import ANY_CARD, Among, Both, Either, Filter, In, Not, OfChosenName, OfChosenType, Picked
from ...lang.headings import AT_HAND
from ...lang.quantities import LastAmount, Number, NumberChosen, TheX, TraceStrength
from ...lang.refs import CHOSEN, Affected, Chosen, GivenUp, This, Those
from ...lang.validating.walk import words
from ...lang.words import HAND_OF, POWER, RUNNER, TABLE
from ...state.context import Context
from ...state.frames import BlockFrame
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import PlainContext, clicks_left, plain, player, promised
from ..read.declared import additional_cost, cannot, lent, may_host, unspoken
from ..read.evaluate import FILTERS, exists, holds, matches, number, pile, select, zones_of
from ..read.pointing import at_server, cards, destinations
from ..read.pool import pool
from ..read.taken import in_progress
from ..read.values import play_cost
from .affording import spend_obstacle
from .announcing import ABOUT_RUNS, announce_obstacle
from .breakable import break_obstacle
from .entering import install_obstacle, rez_obstacle, rezzable_somewhere
from .missing import in_vain, on_chosen, without
from .obstacles import (
    IS_INSTALLED,
    NO_APPROACH,
    NO_ENCOUNTER,
    PLAYED_IN_VAIN,
    USED_IN_VAIN,
    Obstacle,
    OnlyIf,
    WrongIce,
    too_dear,
)
from .permitted import may_trash
from .relief import aided_obstacle
from .supplied import SUPPLYING, once_given_up, unforeseen
from .x_costs import having_x, most_x

Matters = Callable[[State, Context, Any], bool]
"""Whether an instruction could change the game now."""

MATTERS: Final[dict[type, Matters]] = {}
"""By kind of instruction; filled where the words are registered, all of them."""


def block_matters(s: State, ctx: Context, block: w.Block) -> bool:
    """Whether any instruction of a block could change the game. What acts on chosen cards cannot where there
    is none to choose; nor can what hangs on an effect before it that does nothing."""
    missing: tuple[int, ...] = ()
    idle = False
    for place in range(len(block)):
        i = block[place]
        if isinstance(i, (w.Choose, w.ChooseRandom)):
            if _nothing_to_choose(s, ctx, block, place):
                missing += (i.slot,)
            elif i.slot in missing:
                missing = _others(missing, i.slot)  # now there is one
        elif not missing:
            if MATTERS[type(i)](s, ctx, i):
                return True
        elif block_matters(s, ctx, without((i,), missing)):
            return True
        if not idle and isinstance(i, w.Effect) and place + 1 < len(block):
            block, idle = in_vain(block), True  # as far as it is looked at
    return False


def _others(slots: tuple[int, ...], slot: int) -> tuple[int, ...]:
    return tuple([other for other in slots if other != slot])


def targets(s: State, ctx: Context, block: w.Block, place: int) -> tuple[int, ...]:
    """The cards that an instruction to choose may pick: those that what follows it can act on (1.14; 26.03:
    1.15.2b)."""
    choose = block[place]
    assert isinstance(choose, w.Choose)
    found = select(s, ctx, choose.filter)
    if AT_HAND in s.statics and isinstance(_next_act(block, place), (w.InstallCard, w.PlayCard)):
        as_if = _with_hand(choose.filter)
        found += tuple(c for c in lent(s, ctx.side) if c not in found and matches(s, ctx, as_if, c))
    return acceptable_targets(s, ctx, found, block, place, choose.slot)


def _any_target(s: State, ctx: Context, block: w.Block, place: int) -> bool:
    """Whether there is a card that an instruction to choose may pick: the first one found will do, unless it
    takes several or there are others as if in hand."""
    choose = block[place]
    assert isinstance(choose, w.Choose)
    if AT_HAND in s.statics or isinstance(_next_act(block, place), w.Swap):
        return bool(targets(s, ctx, block, place))
    test, slot = FILTERS[type(choose.filter)], choose.slot
    for zone in zones_of(choose.filter) or (TABLE,):
        for cid in pile(s, ctx, zone):
            if test(s, ctx, choose.filter, cid) and acceptable_targets(s, ctx, (cid,), block, place, slot):
                return True
    return False


@cache
def _with_hand(filter: Filter) -> Filter:
    """A set as one asks it of a card that counts as one in hand: wherever it names a hand, that is true."""
    match filter:
        case In(zone=zone):
            return ANY_CARD if zone in HAND_OF.values() else filter
        case Both(left=left, right=right):
            return Both(_with_hand(left), _with_hand(right))
        case Either(left=left, right=right):
            return Either(_with_hand(left), _with_hand(right))
        case Not(inner=inner):
            return Not(_with_hand(inner))
    return filter


def acceptable_targets(
    s: State, ctx: Context, found: tuple[int, ...], block: w.Block, place: int, slot: int
) -> tuple[int, ...]:
    """Of the cards an instruction may pick for a slot, those that the next one can do its work on."""
    act = _next_act(block, place)
    if act is None or not on_chosen(act, slot):
        return found
    match act:
        case w.HostCard(host=Chosen(slot=at)) | w.InstallCard(host=Chosen(slot=at)) if at == slot:
            return tuple(c for c in found if may_host(s, c))
        case w.InstallCard() | w.RezCard() | w.PlayCard():
            return tuple(c for c in found if can_be(s, ctx, act, c))
        case w.Trash(by=by):
            return tuple(c for c in found if may_trash(s, c, player(ctx, by)))
        case w.Attach(host=Chosen(slot=at)) if at == slot:
            return tuple(c for c in found if may_host(s, c))
        case w.Charge():
            return tuple(c for c in found if s.cards[c].count(POWER))  # 26.03: 10.10.2
        case w.Swap(other=None) if len(found) < 2:
            return ()
    return found


def _next_act(block: w.Block, place: int) -> w.Instruction | None:
    """What is done next with a choice: not what is only to happen later."""
    for step in block[place + 1 :]:
        if not isinstance(step, w.Later):
            return step
    return None


def can_be(s: State, ctx: Context, act: w.InstallCard | w.RezCard | w.PlayCard, cid: int) -> bool:
    """Whether a card can be installed, rezzed or played as an effect directs."""
    spent = promised(ctx, s.cards[cid].owner)
    if isinstance(act, w.PlayCard):
        if s.cards[cid].face.by_action_only or (cid == ctx.source and not isinstance(act.ref, This)):
            return False  # a priority card is none for it (26.03: 1.11.4), and a card does not find itself
        return play_obstacle(s, cid, spent, act.ignoring, within=True) is None
    less = _discount(s, ctx, act, cid)
    if isinstance(act, w.RezCard):
        return not s.cards[cid].faceup and rez_obstacle(s, cid, act.ignoring, spent, less) is None
    if s.cards[cid].zone == TABLE:
        return False  # what is installed is not installed again
    if act.face_down and s.cards[cid].owner == RUNNER:
        extra = additional_cost(s, "install", cid, ignoring=act.ignoring)
        return not cannot(s, "install", cid) and spend_obstacle(s, RUNNER, 0, extra, "install", cid) is None
    within = None
    if act.at is not None and (foreseen(act.at) or isinstance(ctx, BlockFrame)):
        within = destinations(s, ctx, act.at)
    if install_obstacle(s, cid, less, act.ignoring, spent, within) is not None:
        return False
    return not act.able or bool(rezzable_somewhere(s, cid, less, act.ignoring, within))


def _discount(s: State, ctx: Context, act: w.InstallCard | w.RezCard, cid: int) -> int:
    """How much less a card would cost. That may hang on the card itself, or on what the ability does before:
    then it is judged once that is done."""
    if foreseen(act.discount):
        return number(s, ctx, act.discount)
    if act.ref == CHOSEN and _of_the_chosen(act.discount):
        return number(s, PlainContext(ctx.source, ctx.side, ctx.change, ((cid,), ())), act.discount)
    return number(s, ctx, act.discount) if isinstance(ctx, BlockFrame) else NO_LIMIT


@cache
def _of_the_chosen(word: object) -> bool:
    """Whether all that cannot be told beforehand of a number is which card will be chosen first."""
    return all(part == CHOSEN for part in words(word) if isinstance(part, (*LATER, Those, Among)))


def play_obstacle(
    s: State,
    cid: int,
    promised: int = 0,
    ignoring: str = "",
    discount: int = 0,
    settled: bool = False,
    within: bool = False,
) -> Obstacle | None:
    """What stands against playing an event or operation, once the clicks promised to the action are spent:
    its conditions, its cost, its potential. The price may be `settled` by now: no interrupt will lower it. It
    may be played by another card: `within` what that does."""
    card = s.cards[cid]
    face = card.face
    if not face.played:
        return IS_INSTALLED
    ctx = plain(cid, card.owner, promised)
    for condition in face.play_only_if:
        if not holds(s, ctx, condition):
            return OnlyIf("play", condition)
    extra: Costs = ()
    price = 0
    if ignoring != "all":
        extra = additional_cost(s, "play", cid, ignoring=ignoring)
        price = 0 if ignoring else max(0, play_cost(s, cid, max(0, -discount)) - max(0, discount))
        affording = spend_obstacle if settled else aided_obstacle
        unpaid = affording(s, card.owner, price, extra, "play", cid, promised)
        if unpaid is not None:
            return unpaid
        if face.x_least and not ignoring and most_x(s, cid, promised, discount=discount) < face.x_least:
            return too_dear(face.x_least, s.players[card.owner].credits)
    if face.play_demands.doing:
        if not all(matters(s, ctx, i) for i in face.play_demands.doing):
            return PLAYED_IN_VAIN
        unpaid = spend_obstacle(s, card.owner, price + face.play_demands.hides, extra, "play", cid, promised)
        if unpaid is not None:
            return unpaid
    if promised:
        ctx = plain(cid, card.owner)  # the click is part of a cost, and not considered
    if face.stays or (within and _plays_others(face.playing)):
        return None  # what it would play may play the other in turn: that is not followed up
    if s.edition.policies.idle_abilities:
        return None  # it may be played in vain
    if face.facts.x_cost:
        numbers = range(face.x_least, most_x(s, cid, promised, ignoring, discount) + 1)
        return (
            None if any(block_matters(s, ctx, having_x(face.playing, x)) for x in numbers) else PLAYED_IN_VAIN
        )
    if block_matters(s, ctx, face.playing) or matters_once_paid(s, ctx, extra, "play", face.playing):
        return None
    return PLAYED_IN_VAIN


def matters_once_paid(s: State, ctx: Context, cost: Costs, purpose: str, block: w.Block) -> bool:
    """Whether a block could change the game by way of what is given up to pay for it: that has come to where
    the block looks for cards by then."""
    if not any(isinstance(part, SUPPLYING) for part in cost):
        return False
    if unforeseen(s, cost, block):
        return True
    return any(block_matters(trial, ctx, block) for trial in once_given_up(s, ctx, cost, purpose, block))


@cache
def _plays_others(block: w.Block) -> bool:
    """Whether playing a card makes its player play another."""
    return any(isinstance(part, w.PlayCard) for part in words(block))


def _nothing_to_choose(s: State, ctx: Context, block: w.Block, place: int) -> bool:
    choose = block[place]
    assert isinstance(choose, (w.Choose, w.ChooseRandom))
    if not foreseen(choose.amount) or not (foreseen(choose.filter) or _seen_by_now(ctx, choose.filter)):
        return False
    if number(s, ctx, choose.amount) <= 0:
        return True
    if isinstance(choose, w.Choose) and isinstance(_next_act(block, place), PICKY):
        return not _any_target(s, ctx, block, place)
    return not exists(s, ctx, choose.filter)


PICKY: Final = (w.InstallCard, w.RezCard, w.PlayCard, w.Trash, w.Swap, w.Attach)
"""What does not take every card that an instruction before it may pick (see `fit`)."""


LATER: Final = (
    *(LastAmount, TheX, TraceStrength, Chosen, Affected, GivenUp),
    *(OfChosenType, OfChosenName, NumberChosen, Picked),
)
"""Words for what an ability itself brings about."""


@cache
def foreseen(word: object) -> bool:
    """Whether a number or a set can be told beforehand: it does not hang on what the ability itself does."""
    return isinstance(word, int) or not any(isinstance(part, (*LATER, Those, Among)) for part in words(word))


@cache
def _of_cards_in_view(word: object) -> bool:
    """Whether all that cannot be told beforehand of a set is which cards will be in view."""
    return not any(isinstance(part, LATER) for part in words(word))


def _seen_by_now(ctx: Context, filter: Filter) -> bool:
    """Whether a set can be told because the ability has brought its cards into view already."""
    return bool(ctx.those) and _of_cards_in_view(filter)


def some(s: State, ctx: Context, amount: Number) -> bool:
    """Whether a number may turn out to be more than 0."""
    if isinstance(amount, int):
        return amount > 0
    return not foreseen(amount) or number(s, ctx, amount) > 0


def matters(s: State, ctx: Context, i: w.Instruction) -> bool:
    """Whether an instruction could change the game now."""
    return MATTERS[type(i)](s, ctx, i)


def could_last(s: State, ctx: Context, i: w.Lasting) -> bool:
    """What is to last on a card, or for as long as something, needs that card or that thing (9.9.3)."""
    if i.bind is not None and foreseen(i.bind) and not cards(s, ctx, i.bind):
        return False
    if i.duration == "encounter" and not i.next_encounter:
        return s.encounter is not None
    if i.duration == "access":
        return s.access is not None
    if i.duration == "action":
        return in_progress(s) >= 0
    return i.duration != "run" or s.run is not None


def could_run(s: State, ctx: Context, i: w.Run) -> bool:
    if s.run is not None:
        return False
    free = unspoken(s, ABOUT_RUNS)
    for server in s.servers:
        if not at_server(s, ctx, i.server, server):
            continue
        if free or announce_obstacle(s, server, False, NOBODY, promised(ctx, RUNNER), i.free) is None:
            return True
    return False


def in_full(s: State, ctx: Context, block: w.Block) -> bool:
    """Whether a block could be carried out whole, as far as that can be told beforehand (9.11.3c)."""
    return block_matters(s, ctx, block) and all(_whole(s, ctx, block, place) for place in range(len(block)))


def _whole(s: State, ctx: Context, block: w.Block, place: int) -> bool:
    """Whether there is as much to lose, or as many to choose, as an instruction asks for."""
    match block[place]:
        case w.Lose(amount=amount, side=side) if foreseen(amount):
            return pool(s, player(ctx, side)) >= number(s, ctx, amount)
        case w.LoseClicks(amount=clicks, side=side):
            return clicks_left(s, ctx, player(ctx, side)) >= clicks
        case w.Choose(filter=filter, amount=amount, up_to=False) if foreseen(filter) and foreseen(amount):
            return len(targets(s, ctx, block, place)) >= number(s, ctx, amount)
    return True


def usable(s: State, ctx: Context, block: w.Block, needs: Demands | None = None) -> bool:
    """Whether an ability may be used as far as what it does is concerned."""
    return potential_obstacle(s, ctx, block, needs) is None


def potential_obstacle(
    s: State, ctx: Context, block: w.Block, needs: Demands | None = None
) -> Obstacle | None:
    """What keeps an ability from being used: that it has no potential to change the game, though some of its
    targets may be missing. One that interfaces with ice needs such ice, whatever else it does."""
    if needs is None:
        needs = _demands(block)
    idle = s.edition.policies.idle_abilities
    if needs is DEMANDS_NOTHING:
        return None if idle or block_matters(s, ctx, block) else USED_IN_VAIN
    if needs.interfaces:
        obstacle: Obstacle | None = None
        for i in needs.interfaces:
            obstacle = break_obstacle(s, ctx, i, idle and s.edition.policies.icebreakers != "steps")
            if obstacle is None:
                break
        if obstacle is not None:
            return obstacle
    if not idle:
        return None if block_matters(s, ctx, block) else USED_IN_VAIN
    # Abilities that speak of the ice being encountered or approached need such ice (26.03: 9.5.6).
    if needs.encounter and s.encounter is None:
        return NO_ENCOUNTER
    if needs.approach and not (s.run is not None and s.run.approaching):
        return NO_APPROACH
    for ice in needs.stipulated:
        if s.encounter is not None and not matches(s, ctx, ice, s.encounter.ice):
            return WrongIce(ice)
    for act in needs.doing:
        if not MATTERS[type(act)](s, ctx, act):
            return USED_IN_VAIN
    return None


_demands = cache(demands)


def worth_asking(s: State, ctx: Context, block: w.Block) -> bool:
    """Whether a player is asked whether to carry out an optional part. Nobody is asked whether to jack out
    who cannot."""
    if not s.edition.policies.idle_abilities:
        return block_matters(s, ctx, block)
    return all(MATTERS[w.JackOut](s, ctx, i) for i in block if isinstance(i, w.JackOut))
