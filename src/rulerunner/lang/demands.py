"""What an ability demands of the moment it is used in, told from its words alone."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from . import quantities as q
from .abilities import Ability, Paid, When
from .base import Instruction
from .conditions import CanInterface
from .costs import TrashThis
from .filters import ANY_CARD, Filter
from .instructions import Block, BreakSubroutines, Bypass, Guess, If, InsertIce, May
from .quantities import Number
from .refs import Approached, Chosen, Encountered, That
from .validating.walk import words


class Demands(NamedTuple):
    """The interfaces with ice it has, whether it speaks of encountered ice, or of approached ice, and what
    sorts of ice the encountered one has to be of, where it speaks of such (26.03: 9.5.6c); what its player
    has to be able to do."""

    interfaces: tuple[BreakSubroutines, ...] = ()
    encounter: bool = False
    approach: bool = False
    stipulated: tuple[Filter, ...] = ()
    doing: tuple[Instruction, ...] = ()

    @property
    def hides(self) -> int:
        """The credits its player has to have left, to hide them."""
        return max((i.least for i in self.doing if isinstance(i, Guess)), default=0)


OF_ENCOUNTERS: Final = (BreakSubroutines, Bypass, CanInterface, Encountered)
"""Words about the ice being encountered."""
NONE: Final = Demands()
"""Shared by the many that demand nothing."""


PLAYERS_OWN: Final = (Guess, InsertIce)
"""What a player does with their own hands, with something of which there has to be enough. An ability that
may be used in vain may not be used without it: nobody hides credits that they have not got."""


def demands(block: Block) -> Demands:
    """What a block demands."""
    found = tuple(words(block))
    interfaces = tuple(i for i in breaking(block) if i.interface)
    encounter = any(isinstance(part, OF_ENCOUNTERS) for part in found)
    approach = any(isinstance(part, Approached) for part in found)
    sorts = [i.ice for i in block if isinstance(i, BreakSubroutines) and not i.interface]
    sorts += [part.ice for part in found if isinstance(part, CanInterface)]
    stipulated = tuple(dict.fromkeys(ice for ice in sorts if ice != ANY_CARD))
    doing = tuple(i for i in block if isinstance(i, PLAYERS_OWN))
    if not encounter and not approach and not doing:
        return NONE
    return Demands(interfaces, encounter, approach, stipulated, doing)


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
    if stipulated_offer(ability) is not None:
        return True
    return all(isinstance(i, May) and i.by == "you" and not i.otherwise for i in ability.block)


def is_trash_ability(ability: Ability) -> bool:
    """Whether an ability is a trash ability: a paid one with trashing its card in its trigger cost, or in one
    of several to choose from (26.03: 1.19.4a)."""
    return isinstance(ability, Paid) and any(isinstance(part, TrashThis) for part in words(ability.cost))


def whole_offer(ability: When) -> May | None:
    """The one offer that an optional ability consists of, if it does."""
    if len(ability.block) != 1 or ability.optional:
        return None
    stipulated = stipulated_offer(ability)
    offer = ability.block[0] if stipulated is None else stipulated.then[0]
    return offer if isinstance(offer, May) and is_optional(ability) else None


@cache
def stipulated_offer(ability: When) -> If | None:
    """The one offer that an ability consists of which is used only so often, with what must be so as it is
    made (26.03: 9.6.5d). It is used if the offer is taken, and else it is not (9.3.6g)."""
    if len(ability.block) != 1 or not ability.once or ability.interrupt:
        return None
    match ability.block[0]:
        case If(then=(May(by="you", otherwise=()),), otherwise=()) as stipulated:
            return stipulated
    return None


MOMENTARY: Final = (q.LastAmount, q.TheX, q.ThatMany, q.NumberChosen, q.StrengthOf, Chosen, That)
"""Words about what is going on now: what they come to is settled as an effect begins to last. So is a
strength, or one that follows from itself would never be settled."""


def momentary(number: Number) -> bool:
    """Whether a number of an effect that lasts is settled as it begins to."""
    return any(isinstance(part, MOMENTARY) for part in words(number))
