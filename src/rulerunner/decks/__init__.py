"""Decks: what a player brings."""

from .deck import BadDeck, Deck
from .plain import read_deck

__all__ = ["BadDeck", "Deck", "read_deck"]
