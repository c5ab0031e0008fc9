"""Decks: what a player brings. Model, construction rules, formats, reading and writing, samples."""

from .construction import Problem, agenda_band, influence_limit, problems
from .deck import BadDeck, Deck
from .formats import Format, Restrictions, Season, UnknownFormat, find_format, formats, legal_in
from .known import find_known, known
from .opening import Opened, open_packs, sealed_deck, sealed_text
from .outside import brought
from .playing import obstacles, opposing, plan, starter
from .reading import read, read_deck
from .sampling import samples
from .writing import KINDS, summary, write

__all__ = [
    "BadDeck",
    "Deck",
    "Format",
    "KINDS",
    "Opened",
    "Problem",
    "Restrictions",
    "Season",
    "UnknownFormat",
    "agenda_band",
    "brought",
    "find_format",
    "find_known",
    "formats",
    "influence_limit",
    "known",
    "legal_in",
    "obstacles",
    "open_packs",
    "opposing",
    "plan",
    "problems",
    "read",
    "read_deck",
    "samples",
    "sealed_deck",
    "sealed_text",
    "starter",
    "summary",
    "write",
]
