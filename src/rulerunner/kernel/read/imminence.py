"""What would happen is a change of a kind of its own: how the kinds of what is imminent are spelled."""

from typing import Final

from ...lang.words import WOULD
from ...state.frames import BlockFrame
from ...state.state import State

SPELLED: Final[dict[str, str]] = {}


def would(kind: str) -> str:
    """What a kind of effect is called as something that would happen."""
    if kind not in SPELLED:
        SPELLED[kind] = f"{WOULD}{kind}"
    return SPELLED[kind]


def is_imminent(kind: str) -> bool:
    """Whether a kind is one of what would happen."""
    return kind.startswith(WOULD)


def effect_of(kind: str) -> str:
    """The kind of the effect, whether it has happened or would."""
    return kind.removeprefix(WOULD)


ADDITIONAL: Final = {"trash-cost": "trash", "steal-cost": "access"}
"""What the offers to pay an additional cost go by, and what of."""


def carried_on(s: State) -> bool:
    """Whether what is to happen now has been imminent by now: its additional cost is part of carrying it out
    (1.4: 1.15.10; 26.03: 1.16.10c), and once the player has paid, or declined, it goes on."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, BlockFrame) and top.cite in ADDITIONAL
