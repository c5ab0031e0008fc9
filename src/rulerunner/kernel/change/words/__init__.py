"""The words of the language that have effects, by chapter. Importing this registers them all."""

from . import breaking, cards, counters, decks, interrupts, pools, runs

__all__ = ["breaking", "cards", "counters", "decks", "interrupts", "pools", "runs"]
