"""Every word of the card language, by the name a saved game has it under."""

from collections.abc import Mapping
from typing import Final

from . import abilities, conditions, costs, filters, instructions, quantities, refs, statics
from .node import NODES

CHAPTERS: Final = (refs, filters, quantities, conditions, costs, instructions, statics, abilities)
"""The modules that declare words: importing them is what fills `WORDS`."""

WORDS: Final[Mapping[str, type]] = NODES
