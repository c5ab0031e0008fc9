"""What is left of an ability where there is no card to choose: all that does not act on that card."""

from functools import cache

from ...lang import instructions as w
from ...lang.refs import Chosen
from ...lang.validating.walk import exchanged


def on_chosen(i: w.Instruction, slots: tuple[int, ...]) -> bool:
    """Whether an effect acts on what was chosen for one of these slots, whichever way it goes."""
    if isinstance(i, w.If):
        return all(on_chosen(part, slots) for part in (*i.then, *i.otherwise))
    if isinstance(i, w.Attach) and isinstance(i.host, Chosen) and i.host.slot in slots:
        return True
    ref = getattr(i, "ref", None) or getattr(i, "on", None) or getattr(i, "bind", None)
    return isinstance(ref, Chosen) and ref.slot in slots


@cache
def without(block: w.Block, slots: tuple[int, ...]) -> w.Block:
    """A block without all that acts on cards chosen for these slots, at any depth, until others are chosen
    for them."""
    left: list[w.Instruction] = []
    for i in block:
        if isinstance(i, (w.Choose, w.ChooseRandom, w.Search)):
            slots = tuple([slot for slot in slots if slot != i.slot])
        if slots and not on_chosen(i, slots):
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
