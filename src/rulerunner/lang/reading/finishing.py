"""The finishing touches, once all sentences of a card are read: what X is, what is noted, what hosts what."""

from dataclasses import replace
from typing import Any

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.facts import Facts
from rulerunner.lang.validating.walk import exchanged
from rulerunner.lang.validating.walk import words as words_of
from rulerunner.lang.words import AGENDA, CORP, EVENT, ICE, OPERATION

from .limiting import limited, limited_all
from .marks import (
    Defines,
    Limit,
    Throughout,
)
from .normal_form import members, swapped
from .settling import Unsettled, noting


def remembered(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """Abilities of which one chooses a card or a server for others to speak of: that is noted on the card."""
    done: list[Any] = []
    for ability in abilities:
        match getattr(ability, "block", ()):
            case block if any(
                isinstance(step, i.ChooseServer) for step in block
            ) and r.REMEMBERED_SERVER in words_of(tuple(one for one in abilities if one is not ability)):
                ability = replace(ability, block=noting(block))
            case (*_, i.Choose(slot=0, amount=1)):
                others = tuple(one for one in abilities if one is not ability)
                if any(word == r.CHOSEN for word in words_of(others)):
                    kept = replace(ability, block=(*ability.block, i.Remember()))
                    noted = swapped(others, r.CHOSEN, r.REMEMBERED)
                    return (
                        (*noted[: len(done)], kept, *noted[len(done) :]) if _unchosen(others) else abilities
                    )
        done.append(ability)
    return tuple(done)


def _unchosen(abilities: tuple[Any, ...]) -> bool:
    """Whether nothing is chosen in abilities that speak of what was."""
    choices = (i.Choose, i.Search, i.ChooseRandom)
    return not any(
        any(isinstance(word, choices) for word in words_of(one))
        for one in abilities
        if any(word == r.CHOSEN for word in words_of(one))
    )


def defined(abilities: tuple[Any, ...], facts: Facts) -> tuple[Any, ...]:
    """Abilities in which every X is the number that a sentence before them says it is, and with the limits
    that hold for all of them."""
    for number, one in enumerate(abilities):
        before, after = abilities[:number], abilities[number + 1 :]
        if isinstance(one, Throughout):
            return defined(limited_all((*before, *after), one.limit), facts)
        if isinstance(one, Defines):
            if q.X not in words_of(after):
                raise Unsettled("it says what X is, but there is no X")
            return defined((*before, *_with_x(one.number, after, facts)), facts)
    return abilities


def _with_x(number: Any, abilities: tuple[Any, ...], facts: Facts) -> tuple[Any, ...]:
    """Abilities with an X that is known: a card that stays has an ability that defines it."""
    if facts.type in (EVENT, OPERATION):
        return tuple(swapped(abilities, q.X, number))
    static = [s.DefinesX(number)]
    strength = b.Static((s.Modify("strength", q.CardX()),))
    weak = facts.strength is None and facts.type == ICE
    return (b.Static(tuple(static)), *((strength,) if weak else ()), *swapped(abilities, q.X, q.CardX()))


def awake(abilities: tuple[Any, ...], facts: Facts) -> tuple[Any, ...]:
    """Abilities of a card, none of which waits for what comes to pass before it can act: a Corp card is
    installed face down."""
    if facts.side != CORP or s.RezOnInstall() in words_of(abilities):
        return abilities
    for ability in abilities:
        match ability:
            case b.When(active_in="", trigger=b.Trigger(kind="install", subject=f.Same(ref=r.This()))):
                moment = "score" if facts.type == AGENDA else "rez"
                raise Unsettled(
                    "a Corp card is installed face down and does nothing yet: "
                    f"write 'when you {moment} this {facts.type}', or add "
                    f"'This ability is active while this {facts.type} is anywhere.'"
                )
    return abilities


def hosted_apart(abilities: tuple[Any, ...], facts: Facts) -> tuple[Any, ...]:
    """Abilities of a card that lies on ice: other ice is ice other than its host."""
    abilities = _single_guest(abilities)
    if facts.type == ICE or r.HOST not in words_of(abilities):
        return abilities
    here, there = f.Not(f.Same(r.THIS)), f.Not(f.Same(r.HOST))

    def apart(word: object) -> object:
        ice = isinstance(word, f.Both) and f.Is("ice") in members(word) and here in members(word)
        return swapped(word, here, there) if ice else word

    return tuple(exchanged(abilities, apart))


def _single_guest(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """Abilities of a card that can host a single card and has an ability that hosts one."""
    single = b.Static((s.Hosts(f.ANY_CARD, most=1),))
    hosting = [one for one in abilities if isinstance(one, b.Paid) and _hosts_here(one)]
    if single not in abilities or len(hosting) != 1:
        return abilities
    limit = Limit(condition=c.No(c.Exists(f.HostedOn(r.THIS))))
    rest = (one for one in abilities if one != single)
    return tuple(limited(one, limit) if one is hosting[0] else one for one in rest)


def _hosts_here(ability: b.Paid) -> bool:
    return any(isinstance(step, i.HostCard) and step.host == r.THIS for step in ability.block)
