"""The words the referee was written for, with their fields: of a card that says more it cannot judge.

The list is in `vocabulary.txt`, a word to a line with the names of its fields. A word that has come since is
met where it is read, and is not judged then; but what is declared, what makes a cost less as it is paid, and
a new field of an old word, would go unnoticed. Where such a card lies on the table, a difference is not
judged either.
"""

from functools import cache
from pathlib import Path

from rulerunner.lang.face import Face
from rulerunner.lang.instructions import PayLess
from rulerunner.lang.statics import Declaration
from rulerunner.lang.validating.walk import words
from rulerunner.state.frames import BlockFrame
from rulerunner.state.state import State

from .asking import Unjudged

LINES = (Path(__file__).parent / "vocabulary.txt").read_text().splitlines()
KNOWN = {line.split()[0]: frozenset(line.split()[1:]) for line in LINES if line and line[0] != "="}
HEADINGS = frozenset(line[1:].strip() for line in LINES if line.startswith("="))
"""The values that may be changed, and the acts that may be forbidden or charged for."""
IN_PLAY = ("table", "play", "identities", "corp score", "runner score")


@cache
def strange(face: Face) -> str:
    """The first declaration of a card, or field of a word, that the referee does not know."""
    return next((found for word in words(face.abilities) if (found := new_in(word))), "")


def new_in(word: object) -> str:
    name = type(word).__name__
    if name not in KNOWN:
        return name if isinstance(word, Declaration | PayLess) else ""
    heading = getattr(word, "act", getattr(word, "value", "")) if isinstance(word, Declaration) else ""
    if heading and heading not in HEADINGS:
        return f"{name} {heading}"
    fields = getattr(word, "__dataclass_fields__", {})
    more = (field for field in fields.values() if field.name not in KNOWN[name])
    return next((f"{name}.{x.name}" for x in more if getattr(word, x.name) != x.default), "")


def only_known_words(s: State, hand: tuple[int, ...]) -> None:
    """Nothing in play, resolving, or in the hand of the player who decides says what the referee cannot
    read."""
    resolving = {frame.source for frame in s.stack if isinstance(frame, BlockFrame)}
    for cid, card in enumerate(s.cards):
        if card.zone in IN_PLAY or cid in hand or cid in resolving:
            found = strange(card.face)
            if found:
                raise Unjudged(f"word {found}")
