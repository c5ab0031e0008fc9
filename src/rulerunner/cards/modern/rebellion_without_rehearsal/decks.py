"""Rebellion Without Rehearsal: cards about decks, hands and discard piles."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import In, OnTop
from rulerunner.lang.instructions import Draw, MoveAll, MoveTo, ShuffleDeck
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import play, together
from rulerunner.lang.words import GRIP, HEAP, REMOVED, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ashen Epilogue": (
        play(
            together(MoveAll(In(GRIP) | In(HEAP), STACK), ShuffleDeck()),
            MoveAll(OnTop(STACK, 5), REMOVED),
            Draw(5),
            MoveTo(THIS, REMOVED),
        ),
    ),
}
