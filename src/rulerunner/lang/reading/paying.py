"""Costs: what players pay."""

from typing import Any

from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .engine import NO
from .marks import It, pile
from .nouns import all_of
from .pointing import GRAMMAR

say = GRAMMAR.say


def _whole(make: Any) -> Any:
    """A cost whose amount must be a plain number."""
    return lambda n: make(n) if isinstance(n, int) else NO


def _trashed(ref: Any) -> Any:
    """A card that is trashed as a cost; for cards of a deck there is another word."""
    if isinstance(ref, r.Top):
        return NO
    return k.TrashThis() if ref == r.THIS else k.TrashCards(f.Same(ref))


def _as_agenda(ref: Any, points: int) -> Any:
    return k.AddThisAsAgenda(points) if ref == r.THIS else NO


say("costpart", "[pay] {credits}", k.Credits)
say("costpart", "[spend] {clicks}", k.Clicks)
say("costpart", "lose {clicks} [if able]", k.LoseClicksCost)
say("costpart", "add {ref} to (your hand|hq)", lambda ref: k.ReturnThis() if ref == r.THIS else NO)
say("costpart", "derez {ref}", lambda ref: k.DerezThis() if ref == r.THIS else NO)
for worth, points in (("{int}", 0), *((f"-{n}", -n) for n in (1, 2, 3))):
    say(
        "costpart",
        f"add {{ref}} to {{whose}} score area as agenda worth {worth} agenda point",
        lambda ref, whose, *n, points=points: _as_agenda(ref, n[0] if n else points),
    )
say("costpart", "trash [this]", k.TrashThis)
say("costpart", "trash {ref}", lambda ref: _trashed(ref))
say("costpart", "remove {ref} from [the] game", lambda ref: k.RemoveThis() if ref == r.THIS else NO)
say(
    "costpart",
    "spend {countersof} from {ref}",
    lambda n, ref: k.HostedCounters(n[1], n[0]) if ref == r.THIS else NO,
)
say("costpart", "[spend|remove] hosted {counter}", k.HostedCounters)
say("costpart", "[spend|remove] {n} hosted {counter}", lambda n, kind: k.HostedCounters(kind, n))
say("costpart", "[spend] (x|any number of) hosted {counter}", lambda kind: k.HostedCounters(kind, q.X))
say("costpart", "forfeit [1] {np}", lambda np: k.Forfeit(1, _agenda(np)))
say("costpart", "forfeit {int} {np}", lambda n, np: k.Forfeit(n, _agenda(np)))
say("costpart", "forfeit {ref}", lambda ref: k.Forfeit(1, f.Same(ref)))
say("costpart", "trash {int} {np}", lambda n, np: k.TrashCards(np, n))
say("costpart", "trash [a|another] {np}", lambda np: k.TrashCards(np))
say("costpart", "trash another {np}", lambda np: k.TrashCards(all_of(np, f.Not(f.Same(r.THIS)))))
say("costpart", "reveal and trash {int} {np}", lambda n, np: k.TrashCards(np, n, revealed=True))
say("costpart", "derez [1] {np}", lambda np: k.DerezCards(np))
say("costpart", "derez another {np}", lambda np: k.DerezCards(all_of(np, f.Not(f.Same(It())))))
say("costpart", "derez {int} {np}", lambda n, np: k.DerezCards(np, n))
say("costpart", "derez {ref}", lambda ref: NO if ref == r.THIS else k.DerezCards(f.Same(ref)))
say("costpart", "turn [1] {np} face down", lambda np: k.TurnDownCards(np))
say("costpart", "turn {int} {np} face down", lambda n, np: k.TurnDownCards(np, n))
say("costpart", "turn {ref} face down", lambda ref: k.TurnDownCards(f.Same(ref)))
say("costpart", "take {badpub}", _whole(k.TakeBadPublicityCost))
say("costpart", "(give up|pay) {agendapoints}", _whole(k.AgendaPoints))
say("costpart", "either {either}", lambda options: k.OneCost(options))
say("closed-cost", "< either {either} >", lambda options: k.OneCost(options))
say("either", "{cost} or {cost}", lambda one, two: (one, two))
say("either", "{cost} , {either}", lambda one, more: (one, *more))
say("costpart", "trash {int} card at random from {zone}", lambda n, zone: k.TrashRandom(zone, n))
say("costpart", "trash {top}", lambda top: k.TrashTopCards(*top) if isinstance(top[1], int) else NO)
say(
    "costpart",
    "reveal and trash {ref} [from hq]",
    lambda ref: k.RevealAndTrashThis() if ref == r.THIS else NO,
)
for where, bottom in (("top of ", False), ("", False), ("bottom of ", True)):
    for words, chance in (("", False), ("at random", True)):
        say(
            "costpart",
            f"(move|add) {{int}} {{np}} {words} to {where} {{zone}}",
            lambda n, np, zone, bottom=bottom, chance=chance: k.MoveCards(
                np, zone, n, bottom, at_random=chance
            ),
        )
        say(
            "costpart",
            f"(move|add) {{ref}} {words} to {where} {{zone}}",
            lambda ref, zone, bottom=bottom, chance=chance: (
                NO if ref == r.THIS else k.MoveCards(f.Same(ref), zone, 1, bottom, at_random=chance)
            ),
        )
        say(
            "costpart",
            f"shuffle {{int}} {{np}} {words} into {where} {{zone}}",
            lambda n, np, zone, bottom=bottom, chance=chance: k.MoveCards(np, zone, n, bottom, True, chance),
        )
say("costpart", "remove {tags}", k.RemoveTags)
say("costpart", "take {tags}", _whole(k.TakeTags))
say("costpart", "suffer {damages}", lambda n: k.SufferDamage(n[1], n[0]))
say("costpart", "forgo next {clicks}", _whole(k.ForgoActions))
say("costpart", "forgo (your|their|its) next {clicks}", _whole(k.ForgoActions))
say("cost", "pay nothing", lambda: ())
say("cost", "{costpart}", lambda one: (one,))
say("cost", "{costpart} (and|,|, and) {cost}", lambda one, more: _paid_together(one, more))
say("cost", "{closed-cost} (and|,|, and) {cost}", lambda one, more: (one, *more))


def _paid_together(one: Any, more: Any) -> Any:
    """Clicks one after another are read as so many clicks; what is for each of something may be both."""
    if isinstance(one, k.Clicks) and isinstance(more[0], k.Clicks):
        return NO
    if isinstance(one, k.OneCost):
        return NO  # it belongs to the last of those to choose from
    each = isinstance(more[0], k.Credits) and isinstance(more[0].amount, q.Quantity)
    return NO if each and one == k.Clicks() and more[0].amount != q.X else (one, *more)


def _agenda(np: Any) -> Any:
    """Only agendas are forfeited; a set need not say so."""
    return f.ANY_CARD if np in (f.Is("agenda"), all_of(f.Is("agenda"), f.In(pile("you score")))) else np
