"""Changing the game: atoms, and the effects that instructions have through them."""

from . import words

__all__ = ["words"]
