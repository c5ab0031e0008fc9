"""English: plurals, articles, verbs, and clauses that know who does what."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

UNCOUNTABLE: Final = (
    "damage",
    "ice",
    "hardware",
    "link",
    "memory",
    "publicity",
    "requirement",
    "strength",
    "size",
)
PLURALS: Final = {"time": "times", "die": "dice"}
THIRD: Final = {
    "be": "is",
    "derez": "derezzes",
    "do": "does",
    "forgo": "forgoes",
    "have": "has",
    "rez": "rezzes",
}
PARTICIPLES: Final = {
    "be": "been",
    "become": "become",
    "begin": "begun",
    "break": "broken",
    "come": "come",
    "derez": "derezzed",
    "draw": "drawn",
    "lose": "lost",
    "make": "made",
    "rez": "rezzed",
    "spend": "spent",
    "steal": "stolen",
    "take": "taken",
}
YOU: Final = "you"
ANYBODY: Final = ("give", "do", "end")
"""What the card itself does as much as anybody: "give the Runner a tag", "end the run"."""


def plural(noun: str) -> str:
    """Several of a thing.

    >>> plural("piece of ice"), plural("sentry"), plural("net damage")
    ('pieces of ice', 'sentries', 'net damage')
    """
    first, of, rest = noun.partition(" of ")
    if of:
        return f"{plural(first)}{of}{rest}"
    if noun.rpartition(" ")[2] in UNCOUNTABLE:
        return noun
    return PLURALS.get(noun) or _with_s(noun)


def a(noun: str) -> str:
    """A thing, with its article.

    >>> a("agenda"), a("unique card"), a("AP card"), a("unrezzed card")
    ('an agenda', 'a unique card', 'an AP card', 'an unrezzed card')
    """
    vowel = noun[:1].lower() in "aeio" or (noun[:1] == "u" and not noun.startswith("uni"))
    return f"{'an' if vowel or noun.startswith(('R&D', 'HQ')) else 'a'} {noun}"


def third(verb: str) -> str:
    """What he, she or it does; of a phrase like "jack out" the first word changes.

    >>> third("rez"), third("jack out"), third("reveal and trash")
    ('rezzes', 'jacks out', 'reveals and trashes')
    """
    first, space, rest = verb.partition(" ")
    rest = f"and {third(rest[4:])}" if rest.startswith("and ") else rest
    return f"{THIRD.get(first) or _with_s(first)}{space}{rest}"


def participle(verb: str) -> str:
    """What has been done."""
    first, space, rest = verb.partition(" ")
    regular = f"{first}d" if first.endswith("e") else f"{first}ed"
    return f"{PARTICIPLES.get(first, regular)}{space}{rest}"


def listing(parts: Iterable[str], word: str = "and") -> str:
    """A, b and c."""
    *most, last = list(parts) or [""]
    return f"{', '.join(most)} {word} {last}" if most else last


def sentence(text: str) -> str:
    """A capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")


def _with_s(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"


@dataclass(frozen=True, slots=True)
class Clause:
    """Somebody (or something) does something.

    No actor: whoever the sentence is about does it. No verb: the rest is a whole statement already.
    `compound` marks a text with commas and semicolons of its own, whose end a reader could mistake.
    """

    actor: str
    verb: str
    rest: str = ""
    compound: bool = False

    def plain(self, explicit: bool = False) -> str:
        """As a statement, or as a command if you are to do it; with `explicit`, even you are named."""
        if not self.verb:
            return self.rest
        if self.actor in ("", YOU):
            if explicit and (self.verb, self.rest) == ("end", "the run"):
                return "the run ends"  # beside what others do
            return self._with(f"you {self.verb}" if explicit and self.verb not in ANYBODY else self.verb)
        return f"{self.actor} {self._with(third(self.verb))}"

    def infinitive(self, who: str) -> str:
        """As what somebody may do."""
        if not self.verb:
            return f"do this: {self.rest}"
        if self.actor in ("", who):
            return self._with(self.verb)
        return f"have {self.actor} {self._with(self.verb)}"

    def _with(self, verb: str) -> str:
        return f"{verb} {self.rest}" if self.rest else verb


@dataclass(frozen=True, slots=True)
class Either(Clause):
    """Somebody does one of several things; `others` says it of anybody but you."""

    others: str = ""

    def plain(self, explicit: bool = False) -> str:
        return f"either {self.rest}" if self.actor in ("", YOU) else f"{self.actor} either {self.others}"

    def infinitive(self, who: str) -> str:
        return f"either {self.rest}"


Step = tuple[Clause, ...]
"""The clauses of one instruction, carried out together."""


def statement(text: str) -> Step:
    """A step that is a whole statement."""
    return (Clause("", "", text, compound=True),)


def is_compound(step: Step) -> bool:
    """Whether a reader could mistake where the step ends."""
    return any(clause.compound for clause in step)


def names_another(step: Step) -> bool:
    """Whether somebody else than you acts, so that you must be named beside them."""
    return any(clause.verb and clause.actor not in ("", YOU) for clause in step)


def plain(step: Step, explicit: bool = False) -> str:
    """A step as a statement or a command."""
    explicit = explicit or names_another(step)
    return listing(clause.plain(explicit) for clause in step)


def infinitive(step: Step, who: str) -> str:
    """A step as what somebody may do."""
    return listing(clause.infinitive(who) for clause in step)
