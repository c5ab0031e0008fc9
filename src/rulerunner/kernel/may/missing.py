"""What is left of an ability where there is no card to choose: all that does not act on that card. And where
an effect does nothing: all that does not hang on what it did."""

from functools import cache
from typing import Final

from ...lang import instructions as w
from ...lang.filters import ANY_CARD, Among, Not
from ...lang.quantities import LastAmount
from ...lang.refs import Affected, Chosen, Every, Those
from ...lang.validating.walk import exchanged


def on_chosen(i: w.Instruction, slot: int) -> bool:
    """Whether an effect acts on what was chosen for a slot, or with it as a host."""
    if isinstance(i, (w.Attach, w.HostCard, w.InstallCard)) and i.host is not None:
        if isinstance(i.host, Chosen) and i.host.slot == slot:
            return True
    ref = getattr(i, "ref", None) or getattr(i, "on", None) or getattr(i, "bind", None)
    return isinstance(ref, Chosen) and ref.slot == slot


def lacking(i: w.Instruction, slots: tuple[int, ...]) -> bool:
    """Whether an effect does nothing without what was to be chosen for these slots, whichever way it goes."""
    if isinstance(i, w.If):
        return all(lacking(part, slots) for part in (*i.then, *i.otherwise))
    needed = (getattr(i, name, None) for name in NEEDED)
    return any(isinstance(ref, Chosen) and ref.slot in slots for ref in needed)


NEEDED: Final = ("ref", "on", "bind", "host", "origin", "other", "inward")
"""What an instruction calls the cards without which it does nothing: each of them, if it names several."""


@cache
def without(block: w.Block, slots: tuple[int, ...]) -> w.Block:
    """A block without all that acts on cards chosen for these slots, at any depth, until others are chosen
    for them."""
    left: list[w.Instruction] = []
    for i in block:
        if isinstance(i, (w.Choose, w.ChooseRandom, w.Search)):
            slots = tuple([slot for slot in slots if slot != i.slot])
        if slots and not lacking(i, slots):
            left.append(_thinned(i, slots))
        elif not slots:
            left.append(i)
    return tuple(left)


def _thinned(i: w.Instruction, slots: tuple[int, ...]) -> w.Instruction:
    """An instruction whose blocks are without what acts on cards chosen for these slots."""

    def blocks_without(word: object) -> object:
        if isinstance(word, tuple) and word and isinstance(word[0], w.Instruction):
            return without(word, slots)
        return word

    thinned: w.Instruction = exchanged(i, blocks_without)
    return thinned


SHOWING: Final = frozenset(
    (
        *(w.LookAtTop, w.LookAtHand, w.RevealTop, w.RevealHand, w.ShowRandom),
        *(w.SetAside, w.SetAsideUntil, w.TrashTop),
    )
)
"""Effects whose cards are in view from then on."""
NO_CARD: Final = Not(ANY_CARD)
NO_CARDS: Final = Every(NO_CARD)


@cache
def in_vain(block: w.Block) -> w.Block:
    """A block as it is if its effects do nothing: what comes next after one counts 0 and finds no cards it
    acted on; after one that was to show cards, none are in view."""
    left: list[w.Instruction] = []
    unseen = False
    for place, i in enumerate(block):
        if place and isinstance(block[place - 1], w.Effect):
            i = exchanged(i, _of_nothing)
        left.append(exchanged(i, _in_view_of_none) if unseen else i)
        unseen = unseen or type(i) in SHOWING
    return tuple(left)


def _of_nothing(word: object) -> object:
    """What stands for how much was done, and to which cards, where nothing was."""
    if isinstance(word, LastAmount):
        return 0
    return NO_CARDS if isinstance(word, Affected) else word


def _in_view_of_none(word: object) -> object:
    """What stands for the cards in view, where there are none."""
    if isinstance(word, Among):
        return NO_CARD
    return NO_CARDS if isinstance(word, Those) else word
