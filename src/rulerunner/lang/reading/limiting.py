"""Sentences that limit an ability: how often, by whom, when, and with whose credits."""

from dataclasses import replace
from typing import Any

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import refs as r

from .marks import (
    EVERY_CREDIT,
    Limit,
)
from .settling import Unsettled


def limited(ability: Any, limit: Limit) -> Any:
    changes: dict[str, Any] = {}
    if limit.once:
        changes["once"] = limit.once
    if limit.condition is not None:
        old = getattr(ability, "condition", None)
        changes["condition"] = c.AllOf((old, limit.condition)) if old is not None else limit.condition
    if limit.user:
        changes["user"] = limit.user
    if limit.persistent:
        changes["persistent"] = True
    if limit.given:
        changes["given"] = True
    if limit.moment is not None:
        changes["moment"] = limit.moment
    if limit.active_in:
        changes["active_in"] = limit.active_in
    names = getattr(ability, "__dataclass_fields__", {})
    if any(name not in names for name in changes):
        raise Unsettled("it limits an ability, but the one before it has no such limit")
    if limit.stealth:
        ability = _by_stealth(ability, limit.stealth)
    return replace(ability, **changes) if changes else ability


def limited_all(abilities: tuple[Any, ...], limit: Limit) -> tuple[Any, ...]:
    used = [one for one in abilities if isinstance(one, b.Paid)]
    if not used or any(isinstance(one, b.When) and not _installing(one) for one in abilities):
        raise Unsettled("it says when the card can be used, but not which of its abilities that is about")
    return tuple(limited(one, limit) if isinstance(one, b.Paid) else one for one in abilities)


def _installing(ability: b.When) -> bool:
    """Whether an ability is about its card being installed: nobody uses that."""
    return ability.trigger.kind in ("install", "rez") and ability.trigger.subject == f.Same(r.THIS)


def _by_stealth(ability: Any, least: int) -> Any:
    """An ability of whose credits at least so many come from stealth cards."""
    if isinstance(ability, b.Paid) and sum(isinstance(part, k.Credits) for part in ability.cost) == 1:
        cost = tuple(
            one
            for part in ability.cost
            for one in (_stealthy(part.amount, least) if isinstance(part, k.Credits) else (part,))
        )
        return replace(ability, cost=cost)
    match getattr(ability, "block", ()):
        case (i.May(cost=(k.Credits(amount=amount),)) as may,):
            return replace(ability, block=(replace(may, cost=_stealthy(amount, least)),))
    raise Unsettled("it says where credits come from, but no one ability before it costs credits")


def _stealthy(amount: Any, least: int) -> tuple[Any, ...]:
    cards = f.Has("stealth")
    if least == EVERY_CREDIT or amount == least:
        return (k.CreditsFrom(amount, cards),)
    if not isinstance(amount, int) or amount < least:
        raise Unsettled("it says how many credits come from where, but not how many there are")
    return (k.CreditsFrom(least, cards), k.Credits(amount - least))
