"""What lasts, and what has been used."""

from ....state.records import Lingering
from ....state.state import State
from ...may.triggers import limit_key


def linger(s: State, effect: Lingering) -> None:
    """An effect begins to last; the card it is bound to is meant as the object it is now."""
    if effect.bound >= 0:
        effect = effect._replace(bound_object=s.cards[effect.bound].object_no)
    s.keep_lingering((*s.lingering, effect))
    s.checkpoint_due = True


def mark_used(s: State, cid: int, object_no: int, index: int, once: str) -> None:
    """Note the use of an ability that may be used once in a period; the notes are cleared each turn."""
    if once:
        s.uses[limit_key(s, cid, object_no, index, once)] = 1
