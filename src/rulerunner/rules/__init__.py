"""The rulebooks as data: three editions of one game, side by side."""

from typing import Final

from .changes import CHANGES
from .classic_1996 import CLASSIC_1996
from .nisei_1_4 import NISEI_1_4
from .nsg_26_03 import NSG_26_03
from .table import (
    Ask,
    Branch,
    Checkpoint,
    CheckpointStep,
    Complete,
    Do,
    Edition,
    Goto,
    Op,
    Phase,
    PhaseId,
    Policies,
    Row,
    Structure,
    Window,
)

EDITIONS: Final[dict[str, Edition]] = {e.id: e for e in (NISEI_1_4, NSG_26_03, CLASSIC_1996)}
DEFAULT: Final = NISEI_1_4.id


class UnknownEdition(LookupError):
    """No such edition of the rules."""


def edition(name: str) -> Edition:
    """An edition by its id."""
    try:
        return EDITIONS[name]
    except KeyError:
        raise UnknownEdition(f"unknown rules {name!r}; choose one of: {', '.join(EDITIONS)}") from None


__all__ = [
    "CHANGES",
    "DEFAULT",
    "EDITIONS",
    "Ask",
    "Branch",
    "Checkpoint",
    "CheckpointStep",
    "Complete",
    "Do",
    "Edition",
    "Goto",
    "Op",
    "Phase",
    "PhaseId",
    "Policies",
    "Row",
    "Structure",
    "UnknownEdition",
    "Window",
    "edition",
]
