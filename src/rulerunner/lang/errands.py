"""Actions for one thing only, as a card gives them: which ones, in the order they are printed."""

from functools import lru_cache

from .face import Face
from .instructions import ActionsFor, ActionTo
from .validating.walk import words


@lru_cache(maxsize=2000)
def errands_of(face: Face) -> tuple[ActionsFor | ActionTo, ...]:
    """What the actions that a card gives are for."""
    return tuple(word for word in words(face.abilities) if isinstance(word, ActionsFor | ActionTo))
