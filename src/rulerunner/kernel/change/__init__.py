"""Changing the game: atoms, and the effects that instructions have through them."""
