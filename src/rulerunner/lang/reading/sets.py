"""Sets of cards as their members: what each card of a set must be, in a fixed order, everything said once."""

from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang.words import CORP, DECK_OF, DISCARD_OF, HAND_OF, RUNNER

ICE_SUBTYPES: Final = frozenset({"barrier", "code gate", "sentry", "wall", "black ice"})
"""Subtypes that only ice has."""
RUNNER_TYPES: Final = frozenset({"event", "hardware", "program", "resource"})
OWNERS: Final[dict[str, Any]] = {
    zone: side for zones in (DECK_OF, DISCARD_OF, HAND_OF) for side, zone in zones.items()
}
"""Whose cards lie in a pile: a card goes to no pile but its owner's."""


def members(cards: Any) -> list[Any]:
    """What each card of a set must be."""
    return members_of(cards, f.Both)


def members_of(word: Any, kind: Any) -> list[Any]:
    """The sets that an intersection or a union is made of."""
    if isinstance(word, kind):
        return [*members_of(word.left, kind), *members_of(word.right, kind)]
    return [word]


def without(cards: Any, part: Any) -> Any:
    """A set without one of the things its cards must be."""
    rest = [one for one in members(cards) if one not in (part, f.ANY_CARD)]
    return joined(rest, f.Both) if rest else f.ANY_CARD


def joined(members: list[Any], kind: Any) -> Any:
    """An intersection or a union of sets."""
    whole = members[0]
    for one in members[1:]:
        whole = kind(whole, one)
    return whole


def ordered(word: Any) -> Any:
    """An intersection or a union with its members in a fixed order; what all of a union's have in common is
    said once."""
    kind = type(word)
    found = sorted({repr(one): one for one in members_of(word, kind)}.items())
    if kind is f.Both:
        sorts = {one.subtype for _, one in found if isinstance(one, f.Has)}
        needless = (f.ANY_CARD, f.Is("ice")) if sorts & ICE_SUBTYPES else (f.ANY_CARD,)
        found = [(name, one) for name, one in found if one not in needless] or found[:1]
    elif len(found) > 1:
        parts = [members(one) for _, one in found]
        common = [one for one in parts[0] if all(one in other for other in parts[1:])]
        rest = [[one for one in part if one not in common] for part in parts]
        if common and all(rest):
            union = joined([joined(part, f.Both) for part in rest], f.Either)
            return ordered(f.Both(joined(common, f.Both), ordered(union)))
    return joined([one for _, one in found], kind)


def owners(cards: Any) -> set[Any]:
    """Whose cards those of a set are by their type or their pile."""
    found = set()
    for part in members(cards):
        sides = {_owner(one) for one in members_of(part, f.Either)}
        if len(sides) == 1:
            found |= sides
    return found - {None}


def _owner(part: Any) -> Any:
    match part:
        case f.Is(type=kind) if kind != "identity":
            return RUNNER if kind in RUNNER_TYPES else CORP
        case f.In(zone=zone):
            return OWNERS.get(zone)
        case f.Both():
            return next(iter(owners(part)), None)
    return None
