"""The word that somebody may have meant who wrote another."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """The known word that comes nearest, whatever its case; "" if none comes near. Letters that only changed
    places come first: `trun` is more like `turn` than like `run`."""
    folded = {one.casefold(): one for one in known}
    wanted = word.casefold()
    letters = sorted(wanted)
    near = [one for one in folded if len(one) == len(wanted) and sorted(one) == letters]
    near = near or get_close_matches(wanted, folded, 1, cutoff)
    return folded[near[0]] if near else ""


def meant(word: str, known: Iterable[str]) -> str:
    """The same as a question to be put behind a message; "" if no word comes near."""
    near = nearest(word, known)
    return f"; did you mean {near!r}?" if near else ""
