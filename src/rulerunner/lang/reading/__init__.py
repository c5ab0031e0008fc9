"""The reader: card text in English to a definition, by a grammar of clauses.

`read` takes a card's text and its facts. What it cannot read it names; what can be read in more than one way
it reports with each of them; it never guesses.
"""

from rulerunner.lang.facts import Facts

from .assembly import Mark, Reading, Sentence, assemble, understand
from .normal import normal


def read(text: str | tuple[str, ...], facts: Facts) -> Reading:
    """The definition a text gives; a tuple has one text for each ability."""
    return assemble((text,) if isinstance(text, str) else text, facts)


__all__ = ["Mark", "Reading", "Sentence", "normal", "read", "understand"]
