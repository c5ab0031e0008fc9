"""What an ability demands of the moment it is used in, told from its words alone."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from . import quantities as q
from .abilities import Ability, Paid, When
from .costs import TrashThis
from .filters import ANY_CARD
from .instructions import Block, BreakSubroutines, Bypass, If, May
from .quantities import Number
from .refs import Approached, Chosen, Encountered, That
from .validating.walk import words


class Demands(NamedTuple):
    """The interfaces with ice it has, what it breaks on certain ice without one, and whether it speaks of
    encountered ice, or of approached ice."""

    interfaces: tuple[BreakSubroutines, ...] = ()
    encounter: bool = False
    approach: bool = False
    stipulated: tuple[BreakSubroutines, ...] = ()


NONE: Final = Demands()
"""Shared by the many that demand nothing."""


def demands(block: Block) -> Demands:
    """What a block demands."""
    found = tuple(words(block))
    interfaces = tuple(i for i in breaking(block) if i.interface)
    encounter = any(isinstance(part, BreakSubroutines | Bypass | Encountered) for part in found)
    approach = any(isinstance(part, Approached) for part in found)
    breaks = (i for i in block if isinstance(i, BreakSubroutines) and not i.interface)
    stipulated = tuple(i for i in breaks if i.ice != ANY_CARD)
    return Demands(interfaces, encounter, approach, stipulated) if encounter or approach else NONE


def breaking(block: Block) -> Iterator[BreakSubroutines]:
    """The instructions of a block that break subroutines, those that hang on a die roll too."""
    for i in block:
        if isinstance(i, BreakSubroutines):
            yield i
        elif isinstance(i, If):
            yield from breaking(i.then + i.otherwise)


@cache
def is_optional(ability: When) -> bool:
    """Whether a conditional ability is optional: its controller could choose that it has no effects at all
    (9.6.9)."""
    if ability.optional or not ability.block:
        return ability.optional
    return all(isinstance(i, May) and i.by == "you" and not i.otherwise for i in ability.block)


def is_trash_ability(ability: Ability) -> bool:
    """Whether an ability is a trash ability: a paid one with trashing its card in its trigger cost, or in one
    of several to choose from (26.03: 1.19.4a)."""
    return isinstance(ability, Paid) and any(isinstance(part, TrashThis) for part in words(ability.cost))


def whole_offer(ability: When) -> May | None:
    """The one offer that an optional ability consists of, if it does."""
    if len(ability.block) != 1 or ability.optional:
        return None
    offer = ability.block[0]
    return offer if isinstance(offer, May) and is_optional(ability) else None


MOMENTARY: Final = (q.LastAmount, q.TheX, q.ThatMany, q.NumberChosen, q.StrengthOf, Chosen, That)
"""Words about what is going on now: what they come to is settled as an effect begins to last. So is a
strength, or one that follows from itself would never be settled."""


def momentary(number: Number) -> bool:
    """Whether a number of an effect that lasts is settled as it begins to."""
    return any(isinstance(part, MOMENTARY) for part in words(number))
