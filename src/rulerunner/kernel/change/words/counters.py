"""Words about counters: on cards, in servers, with a player."""

from typing import Final

from ....lang import instructions as w
from ....lang.abilities import CounterText
from ....lang.quantities import X
from ....lang.refs import This
from ....lang.words import ASIDE, CORP, CREDIT, IDENTITIES, PLAY, POWER, SCORE_OF, TABLE, VIRUS
from ....state.changes import HostEffect, PurgeEffect
from ....state.context import Context
from ....state.frames import BlockFrame
from ....state.records import NOBODY, ON_CARD, ExpectedEffect, Lingering
from ....state.state import State
from ...may.potential import Matters, foreseen
from ...read.context import player
from ...read.evaluate import number
from ...read.pointing import cards, one, servers
from ...read.saving import saving
from ...read.values import infected, is_virus, with_player
from .. import atoms
from ..lasting import keep
from ..register import OPENS, WAITS, applies, word
from .pools import into_pool
from .shapes import always, of_counters, on_cards, same_objects, some_amount, who

HOST_ZONES: Final = (TABLE, PLAY, IDENTITIES, ASIDE, *SCORE_OF.values())
"""Where cards can host anything: the play area and the score areas (26.03: 1.13.1a), and aside (classic)."""


def _infect(s: State, f: BlockFrame, i: w.Infect) -> tuple[ExpectedEffect, ...]:
    """One effect for each place: the cards or servers a reference points at, or the Corp."""
    if i.on is not None:
        return tuple(fx for fx in of_counters("infect")(s, f, i) if fx.cards)
    places = (NOBODY,) if i.server is None else servers(s, f, i.server)
    return tuple(
        ExpectedEffect("infect", f.side, number(s, f, i.amount), sort=i.kind, server=place, source=f.source)
        for place in places
    )


def _afflict(s: State, f: BlockFrame, i: w.Afflict) -> tuple[ExpectedEffect, ...]:
    amount, place = number(s, f, i.amount), with_player(player(f, i.side))
    return (ExpectedEffect("afflict", f.side, amount, sort=i.kind, server=place, source=f.source),)


def _plant(s: State, f: BlockFrame, i: w.Plant) -> tuple[ExpectedEffect, ...]:
    amount = number(s, f, i.amount)
    return tuple(
        ExpectedEffect("afflict", f.side, amount, sort=i.kind, server=place, source=f.source)
        for place in servers(s, f, i.server)
    )


@applies("place")
def _do_place(s: State, fx: ExpectedEffect) -> int:
    hosts = tuple([cid for cid in fx.cards if s.cards[cid].zone in HOST_ZONES])
    done = sum(atoms.place(s, cid, fx.sort, fx.amount) for cid in hosts)
    if done and fx.source >= 0:
        for cid in hosts:
            _bring_into_force(s, fx, ON_CARD, cid)
    return done


@applies("remove")
def _do_remove(s: State, fx: ExpectedEffect) -> int:
    return sum(atoms.remove(s, cid, fx.sort, fx.amount) for cid in fx.cards)


@applies("place own credits")
def _do_place_own(s: State, fx: ExpectedEffect) -> int:
    """Credits leave the pool for a card; they are neither spent nor lost."""
    return sum(atoms.set_credits_on(s, who(fx), cid, fx.amount) for cid in fx.cards)


@applies("move counters")
def _do_move_counters(s: State, fx: ExpectedEffect) -> int:
    """Counters leave a card and are placed on another, which is to be there (26.03: 1.9.2b)."""
    assert isinstance(fx, HostEffect)
    if fx.host < 0 or s.cards[fx.host].zone not in HOST_ZONES or not fx.cards or fx.host == fx.cards[0]:
        return 0
    return atoms.place(s, fx.host, fx.sort, atoms.remove(s, fx.cards[0], fx.sort, fx.amount))


def _move_counters(s: State, f: BlockFrame, i: w.MoveCounters) -> tuple[ExpectedEffect, ...]:
    origin = same_objects(s, f, i.origin)[:1]
    amount, host = number(s, f, i.amount), one(s, f, i.on)
    if not origin and isinstance(i.origin, This) and _left_to_pay(s, f):
        kept = min(amount, _aside(s, f, i.kind))
        return (ExpectedEffect("place", f.side, kept, (host,), i.kind, source=f.source),)
    return (HostEffect("move counters", f.side, amount, origin, i.kind, source=f.source, host=host),)


def _left_to_pay(s: State, f: BlockFrame) -> bool:
    """Whether the source has left to pay for this ability: its counters lie aside for it (26.03: 9.5.5)."""
    return f.cite == "paid-ability" and s.cards[f.source].object_no == f.object_no + 1


def _aside(s: State, f: BlockFrame, kind: str) -> int:
    """How many counters of a kind the source had as it left."""
    return sum(held for name, held in s.cards[f.source].had if name == kind)


def _take_credits(s: State, f: BlockFrame, i: w.TakeCredits) -> tuple[ExpectedEffect, ...]:
    if isinstance(i.on, This) and _left_to_pay(s, f):
        kept = min(number(s, f, i.amount), _aside(s, f, CREDIT))
        return (ExpectedEffect("gain credits", f.side, kept, source=f.source),)
    return _taken(s, f, i)


_taken: Final = of_counters("take credits", CREDIT)


@applies("take credits")
def _do_take(s: State, fx: ExpectedEffect) -> int:
    """Credits leave cards for the pool; those of several cards come together."""
    taken = sum(atoms.remove(s, cid, CREDIT, fx.amount) for cid in fx.cards)
    return into_pool(s, who(fx), taken, fx.source)


OPENS["take credits"] = lambda s, fx: (
    bool(saving(s, who(fx))) and any(s.cards[cid].count(CREDIT) for cid in fx.cards)
)


@applies("take any credits", procedure=True)
def _do_take_any(s: State, fx: ExpectedEffect) -> int:
    """Ask how many, then take them; the question is a frame of its own."""
    if not fx.cards:
        return 0
    cid = fx.cards[0]
    most = s.cards[cid].count(CREDIT)
    block = (w.TakeCredits(X),)
    side = s.cards[cid].owner
    s.stack.append(BlockFrame((w.ChooseNumber(0, most), *block), cid, s.cards[cid].object_no, side, "choice"))
    return WAITS


@applies("afflict")
@applies("infect", valued=True)
def _do_infect(s: State, fx: ExpectedEffect) -> int:
    """Put counters down: in a server, with a player, or on cards."""
    if fx.amount <= 0:
        return 0
    if fx.cards:
        hosts = [cid for cid in fx.cards if s.cards[cid].zone in HOST_ZONES]
        for cid in hosts:
            atoms.place(s, cid, fx.sort, fx.amount)
            _bring_into_force(s, fx, NOBODY, cid)
        return fx.amount * len(hosts)
    if fx.server >= 0 and fx.server not in s.servers:
        return 0
    atoms.mark(s, fx.sort, fx.server, fx.amount)
    _bring_into_force(s, fx, fx.server, NOBODY)
    return fx.amount


def _bring_into_force(s: State, fx: ExpectedEffect, here: int, bound: int) -> None:
    """With the first counter of a kind in a place or on a card, what such counters do comes into force."""
    card = s.cards[fx.source]
    texts = [t.ability for t in card.face.abilities if isinstance(t, CounterText) and t.kind == fx.sort]
    if not texts:
        return
    for e in s.lingering:
        if e.counter == fx.sort and e.here == here and e.bound == bound and e.duration == "game":
            if bound < 0 or e.bound_object == s.cards[bound].object_no:
                return
    base = Lingering(0, fx.source, card.object_no, card.owner, "game", 0, active_since=s.moment)
    for ability in texts:
        keep(s, base._replace(here=here, counter=fx.sort, bound=bound, kept=fx.kind == "afflict"), ability)


@applies("cure")
def _do_cure(s: State, fx: ExpectedEffect) -> int:
    return atoms.unmark(s, fx.sort, fx.server, fx.amount)


@applies("purge")
def _do_purge(s: State, fx: ExpectedEffect) -> int:
    """Its cards are those that counters are left on, each as often as there are such counters."""
    spared = fx.spared if isinstance(fx, PurgeEffect) else ()
    total = 0
    for cid, card in enumerate(s.cards):
        if card.counters:
            left = fx.cards.count(cid) + spared.count((VIRUS, NOBODY, cid))
            total += atoms.remove(s, cid, VIRUS, max(0, card.count(VIRUS) - left))
    kept: dict[tuple[str, int], int] = {}
    for (kind, here), count in s.loose_counters.items():
        left = count if not is_virus(s, kind, here) else min(count, spared.count((kind, here, NOBODY)))
        if left:
            kept[kind, here] = left
    total += sum(s.loose_counters.values()) - sum(kept.values())
    s.loose_counters = kept
    for cid, kind in infected(s):
        gone = s.cards[cid].count(kind) - spared.count((kind, NOBODY, cid))
        total += atoms.remove(s, cid, kind, max(0, gone))
    s.keep_lingering(tuple(e for e in s.lingering if not e.counter or _still_there(s, e)))
    atoms.emit(s, "purge", CORP, amount=total, sort=fx.sort)
    return total


def _still_there(s: State, effect: Lingering) -> bool:
    """Whether there are counters left that an effect is the ability of."""
    if effect.kept or effect.here == ON_CARD:
        return True
    if effect.bound >= 0:
        return s.cards[effect.bound].count(effect.counter) > 0
    return (effect.counter, effect.here) in s.loose_counters


@applies("charge")
def _do_charge(s: State, fx: ExpectedEffect) -> int:
    """Cards without a hosted power counter cannot be charged (26.03: 10.10.1)."""
    return sum(atoms.place(s, cid, POWER, 1) for cid in fx.cards if s.cards[cid].count(POWER))


def _can_charge(s: State, ctx: Context, i: w.Charge) -> bool:
    """Cards that are still to be chosen are judged as they are chosen."""
    found = cards(s, ctx, i.ref)
    return not found or any(s.cards[c].count(POWER) for c in found)


def _on(kind: str) -> Matters:
    """There is a counter of a kind to remove or take. Of a card yet to be chosen that cannot be told."""
    return lambda s, x, i: (
        not foreseen(i.on) or any(s.cards[c].count(kind or i.kind) for c in cards(s, x, i.on))
    )


word(w.Place, of_counters("place"), some_amount)
word(w.PlaceOwnCredits, of_counters("place own credits", CREDIT), always)
word(w.Charge, on_cards("charge"), _can_charge)
word(w.RemoveCounters, of_counters("remove"), _on(""))
word(
    w.MoveCounters,
    _move_counters,
    lambda s, x, i: not foreseen(i.origin) or any(s.cards[c].count(i.kind) for c in cards(s, x, i.origin)),
)
word(w.TakeCredits, _take_credits, _on(CREDIT))
word(
    w.TakeAnyCredits,
    lambda s, f, i: (ExpectedEffect("take any credits", f.side, cards=cards(s, f, i.on), source=f.source),),
    _on(CREDIT),
)
word(w.Infect, _infect, always)
word(w.Afflict, _afflict, some_amount)
word(w.Plant, _plant, some_amount)
word(
    w.Cure,
    lambda s, f, i: (
        ExpectedEffect("cure", f.side, number(s, f, i.amount), sort=i.kind, server=f.here, source=f.source),
    ),
    some_amount,
)
word(w.Purge, lambda s, f, i: (PurgeEffect("purge", CORP, source=f.source),), always)
