"""The rulebooks as data: three editions of one game, side by side."""

from functools import lru_cache
from typing import Final

from .changes import CHANGES
from .classic_1996 import CLASSIC_1996
from .house import HOUSE_RULES, SIGN, HouseRule, variant
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


class Editions(dict[str, Edition]):
    """The editions by id. One with house rules is not among them and is found by its id all the same."""

    def __missing__(self, name: str) -> Edition:
        found = _variant(name)
        if found is None:
            raise KeyError(name)
        return found

    def __contains__(self, name: object) -> bool:
        return dict.__contains__(self, name) or (isinstance(name, str) and _variant(name) is not None)


EDITIONS: Final = Editions({e.id: e for e in (NISEI_1_4, NSG_26_03, CLASSIC_1996)})
DEFAULT: Final = NISEI_1_4.id


@lru_cache(64)
def _variant(name: str) -> Edition | None:
    book, sign, names = name.partition(SIGN)
    found = EDITIONS.get(book)
    return variant(found, names) if found is not None and sign else None


class UnknownEdition(LookupError):
    """No such edition of the rules."""


def edition(name: str) -> Edition:
    """An edition by its id, with its house rules if the id has some."""
    try:
        return EDITIONS[name]
    except KeyError:
        book, sign, _ = name.partition(SIGN)
        house = [rule.name for rule in HOUSE_RULES.get(book, ())] if sign else []
        if house:
            known = f"{book} knows these house rules, each at most once and in this order: {', '.join(house)}"
        else:
            known = f"choose one of: {', '.join(EDITIONS)}"
        raise UnknownEdition(f"unknown rules {name!r:.120}; {known}") from None


__all__ = [
    "CHANGES",
    "DEFAULT",
    "EDITIONS",
    "HOUSE_RULES",
    "Ask",
    "Branch",
    "Checkpoint",
    "CheckpointStep",
    "Complete",
    "Do",
    "Edition",
    "Goto",
    "HouseRule",
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
