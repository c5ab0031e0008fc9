"""The renderer: the card language in English, by a grammar of our own.

`dispatch` has one function for each family of words; importing the package teaches them every word.
"""

from . import (
    abilities,
    breakers,
    conditions,
    costs,
    declarations,
    directions,
    effects,
    encounters,
    numbers,
    pointers,
)

__all__ = [
    "abilities",
    "breakers",
    "conditions",
    "costs",
    "declarations",
    "directions",
    "effects",
    "encounters",
    "numbers",
    "pointers",
]
