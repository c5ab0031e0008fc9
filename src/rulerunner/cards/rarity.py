"""How common each card of the 1996 game is. No card says so itself: it is kept apart from the printed facts,
and read only when somebody opens packs."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal, cast

Rarity = Literal["vital", "common", "uncommon", "rare", "promo"]

VITAL: Final = "vital"
"""Of the base set: agendas of the Corp; icebreakers, base links and ways to be rid of a tag of the Runner."""
COMMON: Final = "common"
UNCOMMON: Final = "uncommon"
RARE: Final = "rare"
PROMO: Final = "promo"
"""Given away, and in no pack."""


@cache
def rarities() -> Mapping[str, Rarity]:
    """The rarity of every card of the 1996 game, by name.

    >>> rarities()["Data Wall"], rarities()["Hostile Takeover"]
    ('common', 'vital')
    """
    file = files("rulerunner.cards").joinpath("data", "rarity.json")
    rows = cast(dict[Rarity, list[str]], json.loads(file.read_text("utf-8")))
    return MappingProxyType({name: rarity for rarity, names in rows.items() for name in names})
