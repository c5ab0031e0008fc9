"""What is left of an ability where there is no card to choose: all that does not act on that card."""

from functools import cache
from typing import Final

from ...lang import instructions as w
from ...lang.refs import Chosen
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
