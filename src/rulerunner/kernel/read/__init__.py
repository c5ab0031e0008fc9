"""Reading the game: pointing at cards and servers, evaluating the language, derived values; no writes."""

from . import conditions, filters, quantities, taken

__all__ = ["conditions", "filters", "quantities", "taken"]
