"""The gist of a card: what it is for, in one line that fits on a small face."""

from collections.abc import Iterator
from typing import Final

from rulerunner.lang.abilities import Sub
from rulerunner.lang.face import Face
from rulerunner.lang.rendering.voice import Words, speaker

from . import cards, directing, doing, runs
from .abilities import Line, lines
from .doing import Atom
from .nouns import Voice

CHAPTERS: Final = (doing, cards, runs, directing)
"""The modules that know the gist of an instruction."""
LONGEST: Final = 26
"""So many letters fit on a small face."""
NO_WORDS: Words = {}


def gist(face: Face, words: Words = NO_WORDS, longest: int = LONGEST) -> str:
    """What a card is for, as far as there is room; nothing if it has no text.

    >>> from rulerunner.cards.library import library
    >>> gist(library().face("Hedge Fund"))
    'gain 9'
    """
    found = _ordered(face, Voice(speaker(words), side=face.facts.side))
    for attempt in _attempts(found):
        if 0 < len(attempt) <= longest:
            return attempt
    return _filled(found, longest)


def _ordered(face: Face, voice: Voice) -> list[Line]:
    """The lines of a card: subroutines first, the terms it is played on last."""
    subs = [line for one in face.abilities if isinstance(one, Sub) for line in lines(one, voice)]
    rest = [line for one in face.abilities if not isinstance(one, Sub) for line in lines(one, voice)]
    said = [line for line in (*subs, *rest) if line.atoms]
    return [*(line for line in said if not line.terms), *(line for line in said if line.terms)]


def _attempts(found: list[Line]) -> Iterator[str]:
    """The whole card, from the longest way to say it to the shortest: without its terms, without leads."""
    both = (found, [line for line in found if not line.terms])
    for chosen in both:
        for form in (0, 1, 2):
            yield "; ".join(_times([_said(line, form) for line in chosen]))
    for chosen in both:
        for form in (0, 1, 2):
            yield ", ".join(_times([_short(atom, form) for line in chosen for atom in line.atoms]))


def _said(line: Line, form: int) -> str:
    deeds = ", ".join(_times([_short(atom, form) for atom in line.atoms]))
    return f"{line.lead}: {deeds}" if line.lead else deeds


def _short(atom: Atom, form: int) -> str:
    return atom[min(form, len(atom) - 1)]


def _times(said: list[str]) -> list[str]:
    """The same deed several times is said once."""
    counts = {one: said.count(one) for one in said}
    return [f"{one} ×{count}" if count > 1 else one for one, count in counts.items()]


def _filled(found: list[Line], longest: int) -> str:
    """As many deeds as there is room for, in order: the first with its lead, if that fits."""
    text = ""
    for line in found:
        for atom in line.atoms:
            lead = f"{line.lead}: " if line.lead and atom is line.atoms[0] and not text else ""
            for form in (*(lead + form for form in atom), *atom):
                more = f"{text}, {form}" if text else form
                if len(more) <= longest and form not in text:
                    text = more
                    break
    return text
