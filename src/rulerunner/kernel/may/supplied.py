"""What is given up to pay for an ability may be what the ability is to act on: a program that is trashed for
another may be that other one."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from ...lang import costs as k
from ...lang.instructions import Block, Choose, ChooseRandom
from ...lang.validating.walk import words
from ...lang.words import DECK_OF, DISCARD_OF, Zone
from ...state.context import Context
from ...state.records import NOBODY
from ...state.state import State
from ..read.evaluate import zones_of
from .giving_up import given_up, movable

SUPPLYING: Final = (k.TrashCards, k.MoveCards, k.TrashTopCards)
"""Costs that bring cards to another zone, other than the card the ability is on: of that one the ability has
become independent (9.1.4)."""

BELOW: Final[dict[Zone, Zone]] = {deck: DISCARD_OF[side] for side, deck in DECK_OF.items()}
"""Where the cards of a deck go that are trashed."""


@cache
def _looked_in(block: Block) -> frozenset[str]:
    """The zones that a block has cards chosen from."""
    chooses = (word for word in words(block) if isinstance(word, (Choose, ChooseRandom)))
    return frozenset(zone for choose in chooses for zone in zones_of(choose.filter))


def unforeseen(s: State, cost: k.Costs, block: Block) -> bool:
    """Whether cards come unseen from the top of a deck to where the block looks for some. What is offered
    cannot hang on which cards these are: nobody knows."""
    return any(
        isinstance(part, k.TrashTopCards)
        and bool(s.zones[part.zone])
        and BELOW[part.zone] in _looked_in(block)
        for part in cost
    )


def once_given_up(s: State, ctx: Context, cost: k.Costs, purpose: str, block: Block) -> Iterator[State]:
    """The table as it would be for each card that could be given up by choice, if the block looks where that
    goes."""
    for part in cost:
        if isinstance(part, k.TrashCards):
            found, zone = given_up(s, ctx, part, purpose), DISCARD_OF[ctx.side]
        elif isinstance(part, k.MoveCards):
            found, zone = movable(s, ctx, part, purpose), part.zone
        else:
            continue
        if zone in _looked_in(block):
            for cid in found:
                yield _with_card_at(s, cid, zone)


def _with_card_at(s: State, cid: int, zone: str) -> State:
    """A table to ask questions of, on which a card has come to a zone."""
    trial, card = s.trial(), s.cards[cid]
    trial.zones[card.zone] = tuple(other for other in s.zones[card.zone] if other != cid)
    trial.zones[zone] = (cid, *trial.zones[zone])
    trial.cards[cid] = card.moved(zone, True, NOBODY, NOBODY, True)
    return trial
