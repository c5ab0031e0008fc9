"""Abilities with a static condition (9.6.7): whether it may be true, and when it may become so."""

from ...lang.abilities import While
from ...lang.conditions import Empty
from ...state.records import Card
from ...state.state import State


def waiting(s: State) -> list[tuple[int, int, While]]:
    """The abilities that wait for a condition which may be true: card, place and ability. Most wait for a
    card to be empty, and most of the time there are counters left."""
    found: list[tuple[int, int, While]] = []
    for cid, index in s.state_triggers:
        card = s.cards[cid]
        ability = card.face.abilities[index]
        if isinstance(ability, While) and _may_hold(card, ability):
            found.append((cid, index, ability))
    return found


def static_conditions(s: State) -> bool:
    """Whether the condition of an ability that waits for one may be true."""
    for cid, index in s.state_triggers:
        card = s.cards[cid]
        ability = card.face.abilities[index]
        if isinstance(ability, While) and _may_hold(card, ability):
            return True
    return False


def _may_hold(card: Card, ability: While) -> bool:
    """Whether the condition of an ability may be true: not that the last counter has gone, where some are
    left or none has ever been."""
    condition = ability.condition
    if not isinstance(condition, Empty):
        return True
    for kind, left in card.counters:
        if kind == condition.kind:
            return left == 0
    return False


def hang_on_steps(s: State) -> bool:
    """Whether the condition of an ability that waits for one may become true as a step begins, with nothing
    changed before it; strength can, where some is declared on a condition."""
    cards = s.cards
    for cid, _ in s.state_triggers:
        if cards[cid].face.whiles_by_steps:
            return True
    for cid, index, _ in s.statics.get("strength", ()):
        if cards[cid].face.conditions[index] is not None:
            return True
    return False
