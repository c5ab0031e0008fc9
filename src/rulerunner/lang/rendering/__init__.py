"""The renderer: the card language in English, by a grammar of our own.

`dispatch` has one function for each family of words; importing the package teaches them every word.
"""

from . import (
    abilities,
    breakers,
    cards,
    conditions,
    costs,
    declarations,
    directions,
    effects,
    encounters,
    itself,
    numbers,
    pointers,
    sets,
    units,
)

__all__ = [
    "abilities",
    "breakers",
    "cards",
    "conditions",
    "costs",
    "declarations",
    "directions",
    "effects",
    "encounters",
    "itself",
    "numbers",
    "pointers",
    "sets",
    "units",
]
