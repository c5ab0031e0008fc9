"""What is noted on a card and open to both players (26.03: 10.2.3b): what it chose, and what lasts on it.

A seat that does not know which card it is learns nothing of what that card chose, and a chosen card that a
seat may not know is spoken of by its place.
"""

from collections.abc import Iterator
from functools import cache

from ..lang.abilities import Ability
from ..lang.face import NO_GIFTS, NO_SUBROUTINES
from ..lang.filters import Named
from ..lang.validating.walk import words
from ..lang.words import Side
from ..state.records import NOBODY, Lingering
from ..state.state import State
from .knowledge import handle
from .names import described, server_name
from .records import NoteView

DURATIONS = {"run": "this run", "encounter": "this encounter", "turn": "this turn"}


def noted(
    s: State, seat: Side, cid: int, known: bool, subtypes: tuple[str, ...] | None = None
) -> tuple[NoteView, ...]:
    """The notes on a card; `known` is whether the seat knows which card it is, and `subtypes` those that it
    has now if others are printed on it."""
    card = s.cards[cid]
    now = (NoteView(_without(card.face.lost)),) if known and card.face.lost & ~NO_GIFTS else ()
    if subtypes is not None:
        now = (*now, NoteView(f"subtypes now: {', '.join(subtypes) or 'none'}"))
    if not s.lingering and not card.noted and card.noted_server == NOBODY:
        return now
    return (*now, *(_chosen(s, seat, cid) if known else ()), *_lasting(s, cid))


def _without(lost: int) -> str:
    """What a card has lost."""
    return "has lost its abilities" if lost & NO_SUBROUTINES else "has lost its abilities except subroutines"


def _chosen(s: State, seat: Side, cid: int) -> Iterator[NoteView]:
    """What the card itself remembers: cards that are still the objects they were, and a server."""
    card = s.cards[cid]
    for other, object_no in card.noted:
        if s.cards[other].object_no == object_no:
            yield NoteView(f"chose {described(s, seat, other)}", card=handle(s, seat, other))
    if card.noted_server in s.servers:
        yield NoteView(f"chose {server_name(s, card.noted_server)}", server=card.noted_server)


def _lasting(s: State, cid: int) -> Iterator[NoteView]:
    """The effects that last on the card and came from another. Both saw them begin, and an ability that has
    acted has shown which card it is on."""
    told: list[str] = []
    for effect in s.lingering:
        same = effect.bound == cid and effect.bound_object == s.cards[cid].object_no
        if effect.source == cid and effect.object_no == s.cards[cid].object_no:
            for named in _names_in(effect.ability):
                if named not in told:
                    told.append(named)
                    yield NoteView(f"named {named}")
        elif same and effect.source not in (cid, NOBODY):
            text = _under(s, effect)
            if text not in told:
                told.append(text)
                yield NoteView(text)


@cache
def _names_in(ability: Ability | None) -> tuple[str, ...]:
    """The names of cards that a card speaks of as long as its effect lasts."""
    return tuple([word.name for word in words(ability) if isinstance(word, Named)])


def _under(s: State, effect: Lingering) -> str:
    lasts = DURATIONS.get(effect.duration, "")
    name = s.cards[effect.source].face.name
    return f"under {name}, {lasts}" if lasts else f"under {name}"
