"""Money first: what is spent must not keep back a card that brings more than it costs."""

from typing import Final, NamedTuple

from ...lang import instructions as w
from ...lang.face import Face
from ...lang.words import EVENT, OPERATION, RUNNER
from ...view.records import CardView
from .reading import number, reader
from .table import Table, once

JUST_AFTER: Final = 0.5
"""So much less than the money is worth what can as well be done with the click after it,"""
PRESSING: Final = 9.0
"""if it is worth no more than this: a score, or a kill, waits for nothing."""
TO_CLEAR: Final = 2
"""The credits that a tag takes to clear."""
ALL: Final = 99
"""The clicks of what ends the action phase: nothing comes after it."""


class Money(NamedTuple):
    """An option to play a card for money."""

    option: int
    cost: int
    profit: float
    clicks: int


def profit(t: Table, card: CardView, face: Face) -> float:
    """How many credits a card that is played brings, less those that it costs."""
    if face.type not in (EVENT, OPERATION):
        return 0.0
    read = reader(t, card)
    gains = (step for step in face.playing if isinstance(step, w.Gain) and step.side == "you")
    return sum(number(read, step.amount) for step in gains) - (face.facts.cost or 0)


@once
def money(t: Table) -> list[Money]:
    """The cards for money that can be played now."""
    found = []
    for index, option in enumerate(t.decision.options):
        card, face = t.card_of(option), t.face_of(option)
        if option.kind == "play" and card is not None and face is not None:
            gained = profit(t, card, face)
            if gained > 0:
                found.append(Money(index, face.facts.cost or 0, gained, clicks_of(face)))
    return found


def clicks_of(face: Face) -> int:
    """The clicks that it takes to play a card."""
    subtypes = face.facts.subtypes
    return ALL if "terminal" in subtypes else 2 if "double" in subtypes else 1


def keeps_back(t: Table, values: list[float], index: int) -> bool:
    """Whether an action spends what a card for money costs, though with the clicks of this turn that card can
    come first, and another click after both."""
    cost = spent(t, index)
    there = money(t) if cost > 0 and values[index] < PRESSING else []
    left = t.me.credits - cost
    return all(each.option != index for each in there) and any(
        left < each.cost and values[each.option] > 0.0 and t.me.clicks > each.clicks + 1 for each in there
    )


def thrifty(t: Table, values: list[float]) -> list[float]:
    """What each action is worth, if what it spends may keep back money."""
    there = money(t)
    if there:
        money_first(
            values, there, [spent(t, index) for index in range(len(values))], t.me.credits, t.me.clicks
        )
    return values


def spent(t: Table, index: int) -> int:
    """The credits that an action spends, if it can as well be taken a click later. What the Corp pays for ice
    is not known before it is chosen where."""
    option = t.decision.options[index]
    if option.kind == "play" or (option.kind == "install" and t.side == RUNNER):
        return option.credits or 0
    return TO_CLEAR if option.kind == "remove tag" else 0


def money_first(values: list[float], there: list[Money], costs: list[int], credits: int, clicks: int) -> None:
    """Let nothing that keeps back money be worth more than the money, where both can be had; and take off
    what it costs to come by as many credits again, where not."""
    cards = {each.option for each in there}
    for each in there:
        first = values[each.option]
        if first <= 0.0:
            continue
        for index, cost in enumerate(costs):
            short = each.cost - (credits - cost)
            if cost <= 0 or short <= 0 or index in cards or values[index] >= PRESSING:
                continue
            if clicks > each.clicks:
                values[index] = min(values[index], first - JUST_AFTER)
            else:
                values[index] -= min(each.profit, short)
