"""What can be told of an ability as it is printed: whom it is about, when it is of use, what it costs."""

from collections.abc import Iterable
from typing import Final, TypeVar

from .abilities import (
    Ability,
    Paid,
    Static,
    Trigger,
    When,
)
from .conditions import AllOf, AtLeast, Condition, Empty, Equal, Matches, No
from .costs import Clicks, Costs, Credits, HostedCounters
from .filters import Rezzed, Same
from .instructions import Block, Boost, BreakSubroutines, If, Instruction, LandsInstead
from .quantities import CountersOn, StrengthOf, TrashCostOf
from .refs import Encountered, HostOf, This
from .statics import (
    Declaration,
    Modify,
    NoNewServers,
    Player,
    ServerLimit,
)
from .validating.walk import words
from .words import THIS_ENCOUNTER

A = TypeVar("A", bound=Ability)
Indexes = tuple[int, ...]


OF_CHANGES: Final = frozenset(
    (AllOf, No, AtLeast, Equal, Empty, Matches, Rezzed, CountersOn, StrengthOf, HostOf, This)
)
"""Words for what becomes so, or otherwise, only as something changes; strength, if no condition gives it."""


def hangs_on_steps(condition: Condition) -> bool:
    """Whether a condition may become true as a step begins, with nothing changed before it."""
    return any(type(word) not in OF_CHANGES for word in words(condition))


def lands_at(ability: When) -> str:
    """Where an interrupt, which its controller must resolve, sends its own card that would be trashed."""
    step = ability.block[0] if len(ability.block) == 1 else None
    own = ability.interrupt and not ability.optional and is_own(ability.trigger)
    return step.to if own and ability.trigger.kind == "trash" and isinstance(step, LandsInstead) else ""


def asks_for_a_trash_cost(abilities: tuple[Ability, ...]) -> bool:
    """Whether an ability is paid for with the trash cost of a card."""
    costs = [part for one in abilities if isinstance(one, Paid) for part in one.cost]
    return any(isinstance(part, Credits) and isinstance(part.amount, TrashCostOf) for part in costs)


def waits_in(ability: Ability) -> str:
    """The zone outside the play area where an ability waits to be used or asked for."""
    if isinstance(ability, When):
        return "" if is_own(ability.trigger) else ability.active_in
    return ability.active_in if isinstance(ability, Paid | Static) else ""


def all_of(abilities: tuple[Ability, ...], kind: type[A]) -> list[tuple[int, A]]:
    return [(i, a) for i, a in enumerate(abilities) if isinstance(a, kind)]


def filed(pairs: Iterable[tuple[str, int]]) -> dict[str, Indexes]:
    shelves: dict[str, Indexes] = {}
    for key, index in pairs:
        if index not in shelves.get(key, ()):
            shelves[key] = (*shelves.get(key, ()), index)
    return shelves


def is_own(trigger: Trigger) -> bool:
    """Whether the trigger condition is about the source card itself."""
    subject = trigger.subject
    return isinstance(subject, Same) and isinstance(subject.ref, This)


def is_fixed(declaration: Declaration) -> bool:
    """Whether a change of a value is by a printed number, or what there may be is one."""
    if isinstance(declaration, ServerLimit | NoNewServers):
        return True
    return isinstance(declaration, Modify | Player) and isinstance(declaration.by, int)


def is_about_itself(declaration: Declaration) -> bool:
    cards = getattr(declaration, "of", None) or getattr(declaration, "cards", None)
    return cards is None or (isinstance(cards, Same) and isinstance(cards.ref, This))


def needs_encounter(block: Block) -> bool:
    """Whether nothing an ability does could change the game outside an encounter."""
    return all(
        isinstance(step, BreakSubroutines) or (isinstance(step, Boost) and step.duration == THIS_ENCOUNTER)
        for step in block
    )


def speaks_of_encountered(condition: Condition | None) -> bool:
    """Whether a condition cannot be true outside an encounter: it is about the ice being encountered."""
    if isinstance(condition, AllOf):
        return any(map(speaks_of_encountered, condition.parts))
    return isinstance(condition, Matches) and isinstance(condition.ref, Encountered)


def printed_credits(cost: Costs) -> int:
    """The printed number of credits in a cost, without those that are worked out."""
    return sum(part.amount for part in cost if isinstance(part, Credits) and isinstance(part.amount, int))


def printed_clicks(cost: Costs) -> int:
    """The clicks in a cost that has nothing but credits and clicks, as printed; -1 for any other."""
    clicks = 0
    for part in cost:
        if not isinstance(part, Credits | Clicks) or not isinstance(part.amount, int):
            return -1
        clicks += part.amount if isinstance(part, Clicks) else 0
    return clicks


def takes_counters(cost: Costs) -> bool:
    """Whether a cost takes counters of the card that asks for it: without any it cannot be paid."""
    return any(
        isinstance(part, HostedCounters) and isinstance(part.amount, int) and part.amount > 0 for part in cost
    )


def does(block: Block, kind: type[Instruction]) -> bool:
    return any(
        does(step.then + step.otherwise, kind) if isinstance(step, If) else isinstance(step, kind)
        for step in block
    )
