"""Sentences that say what happens otherwise: of conditions, traces, bids and dice."""

from dataclasses import replace
from typing import Any

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import instructions as i

from .marks import (
    Bids,
    Outcome,
    Rolled,
)
from .settling import Unsettled


def otherwise(ability: Any, block: tuple[Any, ...]) -> Any:
    """An ability whose last instruction is done or, if not, another."""
    match ability:
        case b.When(
            block=(*rest, i.May(then=(*first, i.If(condition=c.DidIt(), otherwise=()) as go)) as may)
        ):
            return replace(
                ability,
                block=(
                    *rest,
                    replace(may, then=(*first, replace(go, otherwise=block)), otherwise=block),
                ),
            )
    match getattr(ability, "block", ()):
        case (*rest, i.If(otherwise=()) as last):
            return replace(ability, block=(*rest, replace(last, otherwise=block)))
        case (*rest, i.Trace(failure=()) as trace):
            return replace(ability, block=(*rest, replace(trace, failure=block)))
        case (*rest, i.PsiGame(match=()) as psi):
            return replace(ability, block=(*rest, replace(psi, match=block)))
        case whole if isinstance(ability, b.When) and ability.condition is not None:
            return replace(ability, condition=None, block=(i.If(ability.condition, whole, block),))
    raise Unsettled("it says what is done otherwise, but nothing before it depends on anything")


def unless(ability: Any, condition: Any) -> Any:
    """An ability that does nothing if something is so as it resolves."""
    block = getattr(ability, "block", ())
    if not block:
        raise Unsettled("it says when an effect is ignored, but there is none before it")
    asked = condition.inner if isinstance(condition, c.No) else c.No(condition)
    return replace(ability, block=(i.If(asked, block),))


def outcome(trace: i.Trace, item: Outcome) -> i.Trace:
    return replace(trace, success=trace.success or item.success, failure=trace.failure or item.failure)


def rolled(ability: Any, item: Rolled) -> Any:
    """An ability that rolls a die, with what follows from it: one thing or else the next."""
    go = i.If(item.condition, item.block, item.otherwise)
    match getattr(ability, "block", ()):
        case (*_, i.RollDie()) as block:
            return replace(ability, block=(*block, go))
        case (*before, i.RollDie(), i.If() as last):
            return replace(ability, block=(*before, i.RollDie(), _or_else(last, go)))
    raise Unsettled("it says what a die shows, but none is rolled before it")


def _or_else(step: i.If, go: i.If) -> i.If:
    match step.otherwise:
        case ():
            return replace(step, otherwise=(go,))
        case (i.If() as inner,):
            return replace(step, otherwise=(_or_else(inner, go),))
    raise Unsettled("it says what a die shows, but what is done otherwise was said before")


def bid(psi: i.PsiGame, item: Bids) -> i.PsiGame:
    return replace(psi, differ=psi.differ or item.differ, match=psi.match or item.match)
