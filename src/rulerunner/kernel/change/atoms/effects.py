"""What lasts, and what has been used."""

from typing import Final

from ....lang.abilities import While
from ....state.frames import BlockFrame
from ....state.record import FOLLOWED, IN_VAIN
from ....state.records import NOBODY, Lingering
from ....state.state import State
from ...may.triggers import limit_key

SETTLED: Final = 0
"""In place of when it was tried: nothing has come of it."""


def linger(s: State, effect: Lingering) -> None:
    """An effect begins to last; the card it is bound to is meant as the object it is now."""
    if effect.bound >= 0 and effect.bound_object != FOLLOWED:
        effect = effect._replace(bound_object=s.cards[effect.bound].object_no)
    s.keep_lingering((*s.lingering, effect))
    s.checkpoint_due = True


def mark_tried(s: State, cid: int, object_no: int, index: int) -> None:
    """Note that an ability with a static condition begins to resolve, and when."""
    if s.edition.policies.idle_abilities:
        s.uses[(cid, object_no, index, NOBODY, IN_VAIN)] = s.moment


def tried(s: State, f: BlockFrame) -> None:
    """An ability has resolved. One with a static condition that nothing has come of waits for a step to be
    completed before it is due again (26.03: 9.6.7d)."""
    for key in [key for key in s.uses if key[:2] == (f.source, f.object_no) and key[4] == IN_VAIN]:
        ability = s.cards[f.source].face.abilities[key[2]]
        if isinstance(ability, While) and ability.block == f.block and s.uses[key] != SETTLED:
            if s.uses[key] == s.moment:
                s.uses[key] = SETTLED
            else:
                del s.uses[key]


def step_completed(s: State) -> None:
    """What resolved in vain may be due again."""
    for key in [key for key in s.uses if key[4] == IN_VAIN]:
        del s.uses[key]
        s.checkpoint_due = True


def mark_used(s: State, cid: int, object_no: int, index: int, once: str) -> None:
    """Note the use of an ability that may be used once in a period; the notes are cleared each turn."""
    if once:
        s.uses[limit_key(s, cid, object_no, index, once)] = 1
