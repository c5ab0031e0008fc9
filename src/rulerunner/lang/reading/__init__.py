"""The reader: card text in English to a definition, by a grammar of clauses.

`read` takes a card's text and its facts. What it cannot read it names; what can be read in more than one way
it reports with each of them; it never guesses.

The names below are loaded when they are first asked for: the grammar takes long to make, and a server starts
without it.
"""

from rulerunner.lazily import lazily

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .assembly import Mark, Reading, Sentence, read, understand
    from .normal_form import normal

_HOMES = {
    "assembly": ("Mark", "Reading", "Sentence", "read", "understand"),
    "normal_form": ("normal",),
}

__all__ = ["Mark", "Reading", "Sentence", "normal", "read", "understand"]

__getattr__ = lazily(__name__, _HOMES)
