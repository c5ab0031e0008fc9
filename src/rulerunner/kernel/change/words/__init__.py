"""The words of the language that have effects, by chapter. Importing this registers them all."""

from . import breaking, cards, counters, decks, entering, interrupts, pools, runs, showing

__all__ = ["breaking", "cards", "counters", "decks", "entering", "interrupts", "pools", "runs", "showing"]
