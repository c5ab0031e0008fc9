"""The names a player may choose from, all there are, and the name that was chosen (26.03: 1.15.1b).

A name is kept as a number: that of the list of all cards, which never changes, or, since nobody printed them,
the id of a card for those that are home-made.
"""

from functools import cache
from typing import Final

from ...lang.titles import titles
from ...lang.words import Side
from ...state.decision import Option
from ...state.state import State

HOMEMADE: Final = 1_000_000
"""From here on a number is the id of a card."""


@cache
def printed(family: str) -> tuple[Option, ...]:
    """The names that were printed, as options made once: a later card comes after all of them."""
    return tuple(
        Option("name", number=number, detail=title)
        for number, (of, title) in enumerate(titles())
        if of == family
    )


def homemade(s: State, side: Side) -> tuple[int, ...]:
    """A card of each home-made name that a player knows of: of their own cards, and of those they see."""
    found: dict[str, int] = {}
    for cid in s.homemade():
        card = s.cards[cid]
        if card.owner == side or card.faceup or card.seen:
            found.setdefault(card.face.printed.name, cid)
    return tuple(found[name] for name in sorted(found))


def options(s: State, known: tuple[int, ...]) -> tuple[Option, ...]:
    """What a player chooses from: home-made names first, where no later card can move them."""
    own = tuple([Option("name", number=HOMEMADE + cid, detail=name_of(s, HOMEMADE + cid)) for cid in known])
    return own + printed(s.edition.family)


def name_of(s: State, number: int) -> str:
    """The name that a number stands for."""
    if number >= HOMEMADE:
        return s.cards[number - HOMEMADE].face.printed.name
    return titles()[number][1]
