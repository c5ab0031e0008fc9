"""Which subtypes a card has, where these are others than are printed on it; and which it had earlier.

What gives and takes subtypes comes and goes, so which a card had cannot be told later. While anything does,
each checkpoint notes it of the cards that it hears of.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ...lang.face import Face
from ...lang.filters import Filter, Has
from ...lang.headings import OF_SUBTYPES
from ...lang.statics import Declaration, GainsSubtype, GainsSubtypesOf, LosesSubtype
from ...lang.validating.walk import words
from ...lang.words import HAD_SUBTYPES, TABLE
from ...state.records import Change
from ...state.state import State
from .context import PlainContext
from .declared import declared
from .evaluate import matches
from .values import has_subtype


def altered(s: State, cids: set[int]) -> dict[int, tuple[str, ...]]:
    """The subtypes of those of some cards that have others than are printed on them."""
    said = [told for heading in OF_SUBTYPES if heading in s.statics for told in declared(s, heading)]
    found = {}
    for cid in cids:
        printed = frozenset(s.cards[cid].face.facts.subtypes)
        named: set[str] = set()
        for ctx, d in said:
            if isinstance(d, (GainsSubtype, LosesSubtype)) and matches(s, ctx, d.of, cid):
                named.add(d.subtype)
            elif isinstance(d, GainsSubtypesOf) and matches(s, ctx, d.of, cid):
                named.update(*(s.cards[c].face.facts.subtypes for c in s.zones[TABLE]), _gained(said))
        now = (printed - named) | {subtype for subtype in named if has_subtype(s, cid, subtype)}
        if now != printed:
            found[cid] = tuple(sorted(now))
    return found


def _gained(said: list[tuple[PlainContext, Declaration]]) -> set[str]:
    return {d.subtype for _, d in said if isinstance(d, GainsSubtype)}


def having_then(
    s: State, filter: Filter | None, change: Change, turn: Mapping[str, tuple[Change, ...]]
) -> State:
    """A table to ask a filter of, on which the card of an earlier change has the subtypes it had."""
    cid = change.card
    asked = _subtypes_in(filter) if filter is not None and cid >= 0 else ()
    if not asked:
        return s
    face = s.cards[cid].face
    had = frozenset(face.facts.subtypes)
    for noted in turn.get(HAD_SUBTYPES, ()):
        if noted.moment == change.moment and noted.card == cid:
            had = frozenset(noted.sort.split(SEPARATOR)) if noted.sort else frozenset()
    if all(has_subtype(s, cid, subtype) is (subtype in had) for subtype in asked):
        return s
    then = s.trial()
    for heading in OF_SUBTYPES:
        then.statics.pop(heading, None)
    then.silence = None
    then.cards[cid] = s.cards[cid]._replace(face=_with_subtypes(face, tuple(sorted(had))))
    return then


SEPARATOR: Final = ", "


@cache
def _subtypes_in(filter: Filter) -> tuple[str, ...]:
    return tuple(part.subtype for part in words(filter) if isinstance(part, Has))


@cache
def _with_subtypes(face: Face, subtypes: tuple[str, ...]) -> Face:
    return Face(face.facts._replace(subtypes=subtypes), face.abilities)
