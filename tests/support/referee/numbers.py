"""What the X of a cost may be: to play a card, to install or to rez it, to use an ability."""

from itertools import takewhile

from rulerunner.lang.abilities import Paid
from rulerunner.lang.costs import Costs, Credits
from rulerunner.state.decision import Option
from rulerunner.state.frames import AbilityFrame, InstallFrame, PlayFrame, RezFrame
from rulerunner.state.state import State

from .asking import NONE, Asking, Unjudged
from .entering import install_price
from .paying import extra, payable, purpose_of, rez_price
from .potential import least_x, most_x, play_price

MOST_X = 99
"""An X that costs nothing has no greatest number; so much may be said."""


def numbers(found: list[int]) -> set[Option]:
    return {Option("number", number=x) for x in found}


def x_to_play(s: State, f: PlayFrame) -> set[Option]:
    """From the least there is to what can be paid; 0 of a cost that is not paid (26.03: 1.16.2d)."""
    if f.ignoring:
        return numbers([0])

    def price(x: int) -> Costs:
        first, *more = play_price(s, f.card, x)
        assert isinstance(first, Credits)
        assert isinstance(first.amount, int)
        return (Credits(max(0, first.amount - f.discount)), *more)

    able = [
        x
        for x in range(most_x(s, f.card) + 1)
        if payable(s, Asking(f.card, f.side, x=x), price(x), "play", f.card)
    ]
    return numbers([x for x in able if least_x(s, f.card) <= x])


def x_to_install(s: State, f: InstallFrame) -> set[Option]:
    """From 0 to what can be paid besides whatever else the install costs, now that its like cards are gone
    (26.03: 8.5.11b)."""
    at = f.server if f.server >= 0 else NONE
    besides = extra(s, "install", f.card, at)

    def price(x: int) -> Costs:
        return (Credits(max(0, install_price(s, f.card, at, (), x) - f.discount)), *besides)

    able = [
        x
        for x in range(most_x(s, f.card) + 1)
        if payable(s, Asking(f.card, f.side, x=x), price(x), "install", f.card)
    ]
    return numbers(able)


def x_to_rez(s: State, f: RezFrame) -> set[Option]:
    """From 0 to what can be paid (26.03: 1.16.2c)."""
    side = s.cards[f.card].owner
    able = [
        x
        for x in range(most_x(s, f.card) + 1)
        if payable(s, Asking(f.card, side, x=x), rez_price(s, f.card, f.discount, x), "rez", f.card)
    ]
    return numbers(able)


def x_of_ability(s: State, f: AbilityFrame) -> set[Option]:
    """What X may be in the cost of a paid ability: from 0 to what can be paid."""
    ability = s.cards[f.source].face.abilities[f.place]
    assert isinstance(ability, Paid)
    if f.less:
        raise Unjudged("X of a cost that is not paid whole")
    a = Asking(f.source, f.side, f.change)
    able = takewhile(
        lambda x: payable(s, a.but(x=x), ability.cost, purpose_of(s, f.source)), range(1, MOST_X + 1)
    )
    return numbers([0, *able])
