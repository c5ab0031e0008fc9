"""The potential to change the game (1.2.5): an ability without it cannot be used.

Only the expected effects count, not costs and not what they might trigger (9.1.5b). Where the edition has no
such rule, abilities may be used in vain, within what their words ask for (26.03: 9.5.6, 3.9.5).
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...lang import instructions as w
from ...lang.demands import Demands, demands
from ...lang.quantities import LastAmount, Number, TheX, TraceStrength
from ...lang.refs import Affected, Chosen
from ...lang.validating.walk import words
from ...lang.words import CREDIT, DECK_OF
from ...state.context import Context
from ...state.state import State
from ..read.context import player
from ..read.declared import cannot, unspoken
from ..read.evaluate import exists, holds, matches, number, select
from ..read.pointing import at_server, cards
from ..read.values import strength, unbroken
from .announcing import ABOUT_RUNS, may_announce
from .entering import may_install, may_rez
from .permitted import may_trash

Matters = Callable[[State, Any, Any], bool]


def block_matters(s: State, ctx: Context, block: w.Block) -> bool:
    """Whether any instruction of a block could change the game. What acts on chosen cards cannot where there
    is none to choose."""
    missing: tuple[int, ...] = ()
    for place, i in enumerate(block):
        if isinstance(i, w.Choose):
            if _nothing_to_choose(s, ctx, block, place):
                missing += (i.slot,)
        elif not missing:
            test = MATTERS.get(type(i))
            if test is None or test(s, ctx, i):
                return True
        elif isinstance(i, w.All):
            if any(not _on_chosen(part, missing) and matters(s, ctx, part) for part in i.effects):
                return True
        elif not _on_chosen(i, missing) and matters(s, ctx, i):
            return True
    return False


def targets(s: State, ctx: Context, block: w.Block, place: int) -> tuple[int, ...]:
    """The cards that an instruction to choose may pick: those that what follows it can act on (1.14; 26.03:
    1.15.2b)."""
    choose = block[place]
    assert isinstance(choose, w.Choose)
    return acceptable_targets(s, ctx, select(s, ctx, choose.filter), block, place, choose.slot)


def acceptable_targets(
    s: State, ctx: Context, found: tuple[int, ...], block: w.Block, place: int, slot: int
) -> tuple[int, ...]:
    """Of the cards an instruction may pick for a slot, those that the next one can do its work on."""
    if place + 1 >= len(block) or not _on_chosen(block[place + 1], (slot,)):
        return found
    act = block[place + 1]
    match act:
        case w.InstallCard() | w.RezCard():
            return tuple(c for c in found if _can_be(s, act, c))
        case w.Trash(by=by):
            return tuple(c for c in found if may_trash(s, c, player(ctx, by)))
        case w.Swap() if len(found) < 2:
            return ()
    return found


def _can_be(s: State, act: w.InstallCard | w.RezCard, cid: int) -> bool:
    """Whether a card can be installed or rezzed as an effect directs."""
    if isinstance(act, w.InstallCard):
        return may_install(s, cid, act.discount, act.ignoring)
    return not s.cards[cid].faceup and may_rez(s, cid, act.ignoring)


def _nothing_to_choose(s: State, ctx: Context, block: w.Block, place: int) -> bool:
    choose = block[place]
    assert isinstance(choose, w.Choose)
    if not _foreseen(choose.filter) or not _foreseen(choose.amount):
        return False
    if number(s, ctx, choose.amount) <= 0:
        return True
    if place + 1 < len(block) and isinstance(block[place + 1], PICKY):
        return not targets(s, ctx, block, place)
    return not exists(s, ctx, choose.filter)


PICKY: Final = (w.InstallCard, w.RezCard, w.Trash, w.Swap)
"""What does not take every card that an instruction before it may pick (see `fit`)."""


def _on_chosen(i: w.Instruction, slots: tuple[int, ...]) -> bool:
    """Whether an effect acts on what was chosen for one of these slots."""
    ref = getattr(i, "ref", None) or getattr(i, "on", None) or getattr(i, "bind", None)
    return isinstance(ref, Chosen) and ref.slot in slots


@cache
def _foreseen(word: object) -> bool:
    """Whether a number or a set can be told beforehand: it does not hang on what the ability itself does."""
    later = (LastAmount, TheX, TraceStrength, Chosen, Affected)
    return isinstance(word, int) or not any(isinstance(part, later) for part in words(word))


def some(s: State, ctx: Context, amount: Number) -> bool:
    """Whether a number may turn out to be more than 0."""
    if isinstance(amount, int):
        return amount > 0
    return not _foreseen(amount) or number(s, ctx, amount) > 0


def matters(s: State, ctx: Context, i: w.Instruction) -> bool:
    test = MATTERS.get(type(i))
    return test is None or test(s, ctx, i)


def _break(s: State, ctx: Context, i: w.BreakSubroutines) -> bool:
    """Subroutines can be broken that are not yet, unless something forbids it."""
    encounter = s.encounter
    if encounter is None or not unbroken(s) or cannot(s, "be broken", encounter.ice):
        return False
    return _reaches(s, ctx, i)


def _reaches(s: State, ctx: Context, i: w.BreakSubroutines) -> bool:
    """Breaking is for encounters, with ice of the right kind, by a breaker strong enough."""
    encounter = s.encounter
    if encounter is None or encounter.cut_short or not matches(s, ctx, i.ice, encounter.ice):
        return False
    return not i.interface or strength(s, ctx.source) >= strength(s, encounter.ice)


def _boost(s: State, ctx: Context, i: w.Boost) -> bool:
    """More strength for an encounter that is not there is over at once (9.9.3)."""
    if i.duration == "turn" or s.encounter is not None:
        return True
    return i.duration == "run" and s.run is not None


def _end_run(s: State, ctx: Context, i: w.EndRun) -> bool:
    return (s.run is not None and not s.run.ended) or s.encounter is not None


def _trash(s: State, ctx: Context, i: w.Trash) -> bool:
    """Cards that are still to be chosen are judged as they are chosen."""
    found = cards(s, ctx, i.ref)
    return not found or any(may_trash(s, c, player(ctx, i.by)) for c in found)


def _done_to(s: State, ctx: Context, i: w.InstallCard | w.RezCard) -> bool:
    """Cards that are still to be found are judged once they are."""
    found = cards(s, ctx, i.ref)
    return not found or any(_can_be(s, i, c) for c in found)


def _lasting(s: State, ctx: Context, i: w.Lasting) -> bool:
    """What is to last on a card, or for as long as something, needs that card or that thing (9.9.3)."""
    if i.bind is not None and _foreseen(i.bind) and not cards(s, ctx, i.bind):
        return False
    if i.duration == "encounter" and not i.next_encounter:
        return s.encounter is not None
    return i.duration != "run" or s.run is not None


def _run(s: State, ctx: Context, i: w.Run) -> bool:
    if s.run is not None:
        return False
    free = unspoken(s, ABOUT_RUNS)
    return any(
        at_server(s, ctx, i.server, server) and (free or may_announce(s, server, basic=False))
        for server in s.servers
    )


def _on(s: State, ctx: Context, ref: Any, kind: str) -> bool:
    return any(s.cards[c].count(kind) for c in cards(s, ctx, ref))


MATTERS: Final[dict[type, Matters]] = {
    w.BreakSubroutines: _break,
    w.Boost: _boost,
    w.EndRun: _end_run,
    w.Bypass: lambda s, x, i: s.encounter is not None,
    w.Gain: lambda s, x, i: some(s, x, i.amount),
    w.Lose: lambda s, x, i: s.players[player(x, i.side)].credits > 0 and some(s, x, i.amount),
    w.LoseAllCredits: lambda s, x, i: s.players[player(x, i.side)].credits > 0,
    w.LoseClicks: lambda s, x, i: s.players[player(x, i.side)].clicks > 0,
    w.Draw: lambda s, x, i: bool(s.zones[DECK_OF[player(x, i.side)]]) and some(s, x, i.amount),
    w.Damage: lambda s, x, i: some(s, x, i.amount),
    w.GiveTags: lambda s, x, i: some(s, x, i.amount),
    w.Place: lambda s, x, i: some(s, x, i.amount),
    w.DiscardRandom: lambda s, x, i: bool(s.zones[i.zone]) and some(s, x, i.amount),
    w.LookAtHand: lambda s, x, i: bool(s.zones[i.zone]),
    w.ShuffleDeck: lambda s, x, i: len(s.zones[DECK_OF[player(x, i.side)]]) > 1,
    w.RemoveTag: lambda s, x, i: s.players["runner"].tags > 0,
    w.RemoveBadPublicity: lambda s, x, i: s.players["corp"].bad_publicity > 0,
    w.RemoveCounters: lambda s, x, i: _on(s, x, i.on, i.kind),
    w.TakeCredits: lambda s, x, i: _on(s, x, i.on, CREDIT),
    w.TakeAnyCredits: lambda s, x, i: _on(s, x, i.on, CREDIT),
    w.Trash: _trash,
    w.TrashAll: lambda s, x, i: exists(s, x, i.filter),
    w.Choose: lambda s, x, i: False,
    w.ChooseServer: lambda s, x, i: False,
    w.ChooseNumber: lambda s, x, i: False,
    w.InstallCard: _done_to,
    w.RezCard: _done_to,
    w.Lasting: _lasting,
    w.ChooseOne: lambda s, x, i: any(block_matters(s, x, option) for option in i.options),
    w.Search: lambda s, x, i: bool(s.zones[i.zone]),
    w.If: lambda s, x, i: block_matters(s, x, i.then if holds(s, x, i.condition) else i.otherwise),
    w.All: lambda s, x, i: any(matters(s, x, effect) for effect in i.effects),
    w.Repeat: lambda s, x, i: some(s, x, i.times) and block_matters(s, x, i.block),
    w.May: lambda s, x, i: block_matters(s, x, i.then) or block_matters(s, x, i.otherwise),
    w.Run: _run,
    w.JackOut: lambda s, x, i: s.run is not None,
}


def in_full(s: State, ctx: Context, block: w.Block) -> bool:
    """Whether a block could be carried out whole, as far as that can be told beforehand (9.11.3c)."""
    return block_matters(s, ctx, block) and all(_whole(s, ctx, block, place) for place in range(len(block)))


def _whole(s: State, ctx: Context, block: w.Block, place: int) -> bool:
    """Whether there is as much to lose, or as many to choose, as an instruction asks for."""
    match block[place]:
        case w.Lose(amount=amount, side=side) if _foreseen(amount):
            return s.players[player(ctx, side)].credits >= number(s, ctx, amount)
        case w.LoseClicks(amount=clicks, side=side):
            return s.players[player(ctx, side)].clicks >= clicks
        case w.Choose(filter=filter, amount=amount, up_to=False) if _foreseen(filter) and _foreseen(amount):
            return len(targets(s, ctx, block, place)) >= number(s, ctx, amount)
    return True


def usable(s: State, ctx: Context, block: w.Block, needs: Demands | None = None) -> bool:
    """Whether an ability may be used: it has the potential to change the game, even if some of its targets
    are missing. One that interfaces with ice needs ice it can interface with, whatever else it does."""
    if needs is None:
        needs = _demands(block)
    idle = s.edition.policies.idle_abilities
    if needs.interfaces:
        test = _reaches if idle else _break
        if not any(test(s, ctx, i) for i in needs.interfaces):
            return False
    if not idle:
        return block_matters(s, ctx, block)
    # Abilities that speak of the ice being encountered or approached need such ice (26.03: 9.5.6).
    if needs.encounter and s.encounter is None:
        return False
    return not needs.approach or (s.run is not None and s.run.approaching)


_demands = cache(demands)


def worth_asking(s: State, ctx: Context, block: w.Block) -> bool:
    """Whether a player may choose to carry out an optional part: it could change the game, or need not."""
    return s.edition.policies.idle_abilities or block_matters(s, ctx, block)
