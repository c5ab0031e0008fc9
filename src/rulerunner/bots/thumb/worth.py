"""What an ability is worth, in credits: one rule of thumb for each instruction of the card language."""

import math
from collections.abc import Callable
from typing import Any, Final

from ...lang import filters as f
from ...lang import instructions as w
from ...lang.base import Not
from ...lang.costs import Clicks, Costs
from ...lang.face import Face
from ...lang.refs import This
from ...lang.statics import Cannot
from ...lang.words import (
    CORP,
    CREDIT,
    DECK_OF,
    HAND_OF,
    HARDWARE,
    ICE,
    PROGRAM,
    RESOURCE,
    RUNNER,
    TABLE,
    Side,
)
from .reading import Reader, blocks, holds, number, price, tag_counters, whens
from .table import Table, counters

DEADLY: Final = 100.0
TAG: Final = 2.5
STUCK: Final = 4.0
"""What a tag costs on top if it cannot be cleared this turn."""
A_CARD: Final = 1.3
"""What a card is worth to a Runner who draws it,"""
OVER: Final = 0.2
"""and what part of that one for which there is no room."""
ICE_FREE: Final = 4.0
"""What it is worth to rez ice and pay nothing."""


def worth(read: Reader, block: w.Block, side: Side) -> float:
    """What carrying out a block is worth to a side."""
    total = sum(for_runner(read, step, block) for step in block)
    return total if side == RUNNER else -total


def for_runner(read: Reader, step: w.Instruction, block: w.Block = ()) -> float:
    """What an instruction is worth to the Runner; what is good for the Corp is below zero."""
    value = WORTH.get(type(step))
    return value(read, step, block) if value is not None else 0.0


def _signed(read: Reader, word: str, amount: float) -> float:
    return amount if read.who(word) == RUNNER else -amount


def _gain(read: Reader, i: w.Gain, _: w.Block) -> float:
    return _signed(read, i.side, number(read, i.amount) * read.table.credit(read.who(i.side)))


def _lose(read: Reader, i: w.Lose, _: w.Block) -> float:
    lost = min(number(read, i.amount), read.player(i.side).credits)
    return -_signed(read, i.side, 0.9 * lost * read.table.credit(read.who(i.side)))


def _lose_all(read: Reader, i: w.LoseAllCredits, _: w.Block) -> float:
    return -_signed(read, i.side, 0.9 * min(20, read.player(i.side).credits))


def _draw(read: Reader, i: w.Draw, _: w.Block) -> float:
    player = read.player(i.side)
    amount = min(number(read, i.amount), player.deck)
    room = max(0, player.hand_size + 1 - player.hand)
    useful = min(amount, room) + OVER * max(0.0, amount - room)
    if read.who(i.side) == RUNNER:
        return _signed(read, i.side, A_CARD * useful)
    each = 0.9 if player.deck > 8 else -0.5 if player.deck > amount + 3 else -3.0
    return _signed(read, i.side, each * (useful if each > 0 else amount))


def _tags(read: Reader, i: w.GiveTags, _: w.Block) -> float:
    """Tags; the first is the worst, above all if there is no click or credit left to clear it."""
    runner = read.table.runner
    clicks = runner.clicks - (read.table.view.run is None)
    stuck = read.table.view.active == RUNNER and (clicks <= 0 or runner.credits < 2)
    return -(TAG * number(read, i.amount) + (STUCK if stuck and not runner.tags else 0.0))


def _remove_tag(read: Reader, i: w.RemoveTag, _: w.Block) -> float:
    return TAG * min(read.table.runner.tags, number(read, i.amount))


def _damage(read: Reader, i: w.Damage, _: w.Block) -> float:
    """Damage costs cards; more than there are in the grip, the game."""
    amount = number(read, i.amount)
    grip = read.table.runner.hand
    if amount > grip:
        return -DEADLY
    left = grip - amount
    scare = 1.5 if left < 2 else 0.5 if left < 3 else 0.0
    each = 3.5 if i.kind == "core" else 1.2
    return -(each * amount + (scare if amount else 0.0))


def _bad_publicity(read: Reader, i: w.TakeBadPublicity, _: w.Block) -> float:
    """Credits for runs; or, where so much of it loses the game, a step on that way."""
    amount, had = number(read, i.amount), read.table.corp.bad_publicity
    limit = read.table.edition.policies.bad_publicity_limit
    if not limit:
        return 1.5 * amount
    return DEADLY if had + amount >= limit else SCANDAL * amount * (1 + max(0, had - 2))


SCANDAL: Final = 2.0
"""The first points of bad publicity, where they lose the game in the end."""
LAST_CARDS: Final = 6
"""A Corp that has no more cards than that in R&D leaves them there."""
SOON: Final = 4
"""Credits that a card pays out later than in so many turns are worth nothing."""


def _place(read: Reader, i: w.Place, _: w.Block) -> float:
    amount = number(read, i.amount)
    if i.kind == CREDIT and isinstance(i.on, This):
        amount = min(amount, _room(read))
    each = {CREDIT: 0.7, "advancement": 1.6, "agenda": 2.0, "virus": 0.8}.get(i.kind, 0.8)
    face = read.table.face(read.source)
    if isinstance(i.on, This) and face is not None and i.kind in tag_counters(face):
        each = TAG
    return _signed(read, "you", each * amount)


def _room(read: Reader) -> float:
    """How many more credits a card can hold that come into use before long."""
    face = read.table.face(read.source)
    paid = (
        number(read, step.amount)
        for when in (whens(face, "turn begins") if face is not None else ())
        for step in when.block
        if isinstance(step, w.TakeCredits)
    )
    each = max(paid, default=0.0)
    return max(0.0, SOON * each - counters(read.source, CREDIT)) if each else math.inf


def _take(read: Reader, i: w.TakeCredits, _: w.Block) -> float:
    there = counters(read.source, CREDIT)
    taken = min(number(read, i.amount), there) if there else 0.0
    return _signed(read, "you", taken * read.table.credit(read.side))


def _take_any(read: Reader, i: w.TakeAnyCredits, _: w.Block) -> float:
    return _signed(read, "you", counters(read.source, CREDIT))


def _trash(read: Reader, i: w.Trash, block: w.Block) -> float:
    """Trashing chosen cards: what is lost depends on whose and what they are."""
    chosen = next((step for step in block if isinstance(step, w.Choose)), None)
    if chosen is None:
        return -_signed(read, "you", 1.0) if isinstance(i.ref, This) else 0.0
    many = number(read, chosen.amount)
    if _looked_at(read, block):
        return 0.0
    for kind, loss in ((PROGRAM, 4.5), (HARDWARE, 3.0), (RESOURCE, 2.5)):
        if _about(chosen.filter, kind):
            there = sum(face.type == kind for _, face in read.table.faces(read.table.rig))
            return -loss * min(many, there)
    if _about(chosen.filter, ICE):
        return 3.0 * many
    return -2.0 * many if read.side == CORP else 1.0 * many


def _looked_at(read: Reader, block: w.Block) -> float:
    """How many cards of the own deck a block looks at: what is trashed or taken after that is among them."""
    looks = (step for step in block if isinstance(step, w.LookAtTop) and step.zone == DECK_OF[read.side])
    return sum(number(read, step.amount) for step in looks)


def _take_all(read: Reader, i: w.MoveAll, block: w.Block) -> float:
    """Cards that were looked at come into the hand: they are as good as drawn. A Corp whose deck runs out
    loses by them, and it gains nothing by those that it has to discard."""
    looked = _looked_at(read, block)
    if i.zone not in HAND_OF.values() or not looked:
        return 0.0
    you = read.player("you")
    if read.side == CORP and (you.deck <= looked + LAST_CARDS or you.hand + looked > you.hand_size + 1):
        return _signed(read, "you", -2.0 * looked)
    return _draw(read, w.Draw(int(looked)), block)


def _about(filter: f.Filter, kind: str) -> bool:
    match filter:
        case f.Both(left=left, right=right) | f.Either(left=left, right=right):
            return _about(left, kind) or _about(right, kind)
        case f.Is(type=type):
            return type == kind
    return False


def _move(read: Reader, i: w.MoveTo, _: w.Block) -> float:
    """Cards that come to hand; but one that is rezzed was paid for, and has to be paid for again."""
    card, face = read.source, read.table.face(read.source)
    if (
        isinstance(i.ref, This)
        and card is not None
        and face is not None
        and card.zone == TABLE
        and card.faceup
    ):
        return _signed(read, "you", -(1.0 + 0.5 * (face.facts.cost or 0)))
    return _signed(read, "you", 2.0 if i.zone in ("HQ", "grip") else 0.3)


def _install(read: Reader, i: w.InstallCard, _: w.Block) -> float:
    return _signed(read, "you", 1.5 + number(read, i.discount) + (2.0 if i.ignoring else 0.0))


def _play_card(read: Reader, i: w.PlayCard, _: w.Block) -> float:
    """A card that plays itself brings what it does, at its price."""
    face = read.table.face(read.source)
    if face is None or not isinstance(i.ref, This):
        return 0.0
    cost = 0.0 if i.ignoring else (face.facts.cost or 0) * read.table.credit(read.side)
    return _total(read, face.playing) - _signed(read, "you", cost)


def _end_run(read: Reader, i: w.EndRun, _: w.Block) -> float:
    return -read.stake


def _if(read: Reader, i: w.If, _: w.Block) -> float:
    chance = holds(read, i.condition)
    yes = sum(for_runner(read, step, i.then) for step in i.then)
    no = sum(for_runner(read, step, i.otherwise) for step in i.otherwise)
    return chance * yes + (1 - chance) * no


def _chosen_by(read: Reader, word: str, values: list[float]) -> float:
    """What a player makes of a choice between effects."""
    return max(values) if read.who(word) == RUNNER else min(values)


def _total(read: Reader, block: w.Block) -> float:
    return sum(for_runner(read, step, block) for step in block)


def _may(read: Reader, i: w.May, _: w.Block) -> float:
    paying = _signed(read, i.by, price(read, i.cost))
    if price(read, i.cost) > read.player(i.by).credits + 6:
        return _total(read, i.otherwise)
    return _chosen_by(read, i.by, [_total(read, i.then) - paying, _total(read, i.otherwise)])


def _unless(read: Reader, i: w.Unless, _: w.Block) -> float:
    paying = -_signed(read, i.by, price(read, i.cost))
    done = _total(read, i.then)
    if price(read, i.cost) > read.player(i.by).credits + 3 or _lacks_clicks(read, i.by, i.cost):
        return done
    return paying if i.must else _chosen_by(read, i.by, [paying, done])


def _lacks_clicks(read: Reader, word: str, cost: Costs) -> bool:
    """Whether the Runner has too few clicks for a cost: one goes for the run that has yet to begin."""
    table = read.table
    if read.who(word) != RUNNER or table.view.active != RUNNER:
        return False
    asked = sum(number(read, part.amount) for part in cost if isinstance(part, Clicks))
    return asked > table.runner.clicks - (table.view.run is None)


def _choose_one(read: Reader, i: w.ChooseOne, _: w.Block) -> float:
    """What the one or several are worth that their player would choose."""
    values = sorted((_total(read, option) for option in i.options), reverse=read.who(i.by) == RUNNER)
    return sum(values[: max(1, int(number(read, i.amount)))])


def _repeat(read: Reader, i: w.Repeat, _: w.Block) -> float:
    return number(read, i.times) * _total(read, i.block)


def _trace(read: Reader, i: w.Trace, _: w.Block) -> float:
    """The richer side wins a trace, and that costs both something."""
    chance = trace_chance(read, number(read, i.strength))
    return chance * _total(read, i.success) + (1 - chance) * (_total(read, i.failure) - 1.0)


def raises_link(t: Table) -> bool:
    """Whether the Runner has a base link, without which no bits are spent on a secret trace."""
    return any(face.base_links for _, face in t.faces(t.rig))


def trace_chance(read: Reader, strength: float) -> float:
    """How likely the Corp is to win a trace."""
    corp = strength + read.table.corp.credits
    runner = read.table.runner.link + read.table.runner.credits
    if read.table.edition.policies.trace == "secret":
        if not raises_link(read.table):
            return 0.95
        corp = min(strength, read.table.corp.credits)
    return 0.9 if corp > runner + 2 else 0.6 if corp > runner else 0.25 if strength else 0.1


def _lasting(read: Reader, i: w.Lasting, _: w.Block) -> float:
    """A run in which nothing is accessed, but perhaps the card that says so, brings what one that is ended
    brings."""
    if shuts(i):
        return -read.stake
    return _signed(read, "you", 0.7)


def shuts(step: w.Instruction) -> bool:
    """Whether it keeps the Runner from what a run is made for."""
    if not isinstance(step, w.Lasting) or step.bind is not None:
        return False
    said = step.declaration
    if not isinstance(said, Cannot) or said.act != "access":
        return False
    return said.cards == f.ANY_CARD or isinstance(said.cards, Not)


def _all(read: Reader, i: w.All, block: w.Block) -> float:
    return sum(for_runner(read, effect, block) for effect in i.effects)


def _later(read: Reader, i: w.Later, _: w.Block) -> float:
    block: w.Block = getattr(i.ability, "block", ())
    return 0.6 * _total(read, block)


def text_value(read: Reader, face: Face) -> float:
    """What it is worth to have the text of an identity: what it does, a few times, and what is so."""
    does = sum(max(0.0, worth(read, block, read.side)) for block in blocks(face))
    so = sum(len(said) for head, said in face.statics.items() if not head.startswith("player starting"))
    return 4.0 * does + 1.5 * so


def _switch(read: Reader, i: w.SwitchIdentity, _: w.Block) -> float:
    """As much as the best identity of the same faction outside the game is better than the one in play."""
    table = read.table
    mine = [table.face(card) for card in table.view.identities if card.side == read.side]
    own = next((face for face in mine if face is not None), None)
    faces = [face for card in table.view.outside if (face := table.face(card)) is not None]
    fit = [face for face in faces if own is not None and face.facts.faction == own.facts.faction]
    if own is None or not fit:
        return 0.0
    return _signed(read, "you", max(text_value(read, face) for face in fit) - text_value(read, own))


def _always(amount: float) -> Callable[[Reader, Any, w.Block], float]:
    """The same for whoever has the ability."""
    return lambda read, i, block: _signed(read, "you", amount)


def _each(amount: float) -> Callable[[Reader, Any, w.Block], float]:
    return lambda read, i, block: amount * number(read, i.amount)


WORTH: Final[dict[type, Callable[[Reader, Any, w.Block], float]]] = {
    w.Gain: _gain,
    w.Lose: _lose,
    w.LoseAllCredits: _lose_all,
    w.GainClicks: lambda read, i, block: _signed(read, i.side, 1.2 * number(read, i.amount)),
    w.LoseClicks: lambda read, i, block: (
        -_signed(read, i.side, 1.0 * min(i.amount, read.player(i.side).clicks))
    ),
    w.Draw: _draw,
    w.GiveTags: _tags,
    w.RemoveTag: _remove_tag,
    w.Damage: _damage,
    w.TakeBadPublicity: _bad_publicity,
    w.RemoveBadPublicity: _each(-1.5),
    w.Place: _place,
    w.RemoveCounters: _always(-0.5),
    w.TakeCredits: _take,
    w.TakeAnyCredits: _take_any,
    w.Purge: lambda read, i, block: -2.0,
    w.Trash: _trash,
    w.TrashTop: lambda read, i, block: 0.8 if i.zone == "R&D" else -0.5,
    w.MoveAll: _take_all,
    w.MoveTo: _move,
    w.RezCard: lambda read, i, block: -(ICE_FREE if i.ignoring else 0.5),
    w.Derez: lambda read, i, block: 3.0,
    w.InstallCard: _install,
    w.PlayCard: _play_card,
    w.Expose: _always(0.6),
    w.LookAtTop: _always(0.7),
    w.LookAtHand: _always(0.9),
    w.DiscardRandom: lambda read, i, block: 1.6 if i.zone == "HQ" else -1.0,
    w.Swap: _always(0.8),
    w.SwitchIdentity: _switch,
    w.EndRun: _end_run,
    w.Bypass: lambda read, i, block: 3.0,
    w.AccessMore: _each(2.0),
    w.AccessCard: lambda read, i, block: 2.0,
    w.Breach: lambda read, i, block: 2.0,
    w.Search: _always(0.5),
    w.JackOut: lambda read, i, block: 0.0,
    w.ForceJackOutAfterEncounter: lambda read, i, block: -0.5 * read.stake,
    w.Forgo: lambda read, i, block: -_signed(read, i.side, number(read, i.amount)),
    w.EndActionPhase: lambda read, i, block: -1.0 * read.table.me.clicks,
    w.LoseGame: lambda read, i, block: -_signed(read, i.side, DEADLY),
    w.Infect: _always(1.0),
    w.Afflict: lambda read, i, block: -3.0,
    w.Plant: lambda read, i, block: -3.0,
    w.All: _all,
    w.If: _if,
    w.May: _may,
    w.Unless: _unless,
    w.ChooseOne: _choose_one,
    w.Repeat: _repeat,
    w.Trace: _trace,
    w.Later: _later,
    w.Lasting: _lasting,
}
"""How an instruction is judged; one that is not here counts for nothing."""
