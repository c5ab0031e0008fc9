"""One function for each family of the language; the other modules teach it the words, one by one.

They are gathered here so that families may use each other without importing each other.
"""

from functools import singledispatch
from typing import Never

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Condition
from rulerunner.lang.costs import Cost
from rulerunner.lang.filters import Filter
from rulerunner.lang.instructions import Instruction
from rulerunner.lang.quantities import Number
from rulerunner.lang.refs import Ref, ServerRef
from rulerunner.lang.statics import Declaration

from .grammar import Clause, Step
from .nouns import Phrase
from .voice import Voice


class Unsayable(TypeError):
    """A word of the language that nobody has taught the renderer."""


def _unknown(word: object) -> Never:
    raise Unsayable(f"the renderer has no words for {type(word).__name__}")


@singledispatch
def ability(word: Ability, voice: Voice) -> str:
    """An ability: at depth 0 whole sentences, deeper a clause without a full stop."""
    _unknown(word)


@singledispatch
def instruction(word: Instruction, voice: Voice) -> Step:
    """What one instruction does."""
    _unknown(word)


@singledispatch
def declaration(word: Declaration, voice: Voice) -> str:
    """What is so, as a statement."""
    _unknown(word)


@singledispatch
def condition(word: Condition, voice: Voice, true: bool = True) -> str:
    """What must be true (or must not), as a statement."""
    _unknown(word)


@singledispatch
def cost(word: Cost, voice: Voice, payer: str) -> Clause:
    """One component of a cost, as what its payer does."""
    _unknown(word)


@singledispatch
def cards(word: Filter, voice: Voice) -> Phrase:
    """A set of cards, as a phrase still to be made singular, plural or definite."""
    _unknown(word)


@singledispatch
def quantity(word: Number, voice: Voice) -> str:
    """A number by what it counts: "the number of installed programs"."""
    _unknown(word)


@singledispatch
def each(word: Number, voice: Voice) -> str:
    """One unit of a number that counts things, for "1 for each ..."; empty if it counts nothing nameable."""
    return ""


@singledispatch
def pointer(word: Ref, voice: Voice, noun: str = "") -> str:
    """The card pointed at; `noun` is what kind of card it must be, when the context knows."""
    _unknown(word)


@singledispatch
def server(word: ServerRef, voice: Voice) -> str:
    """The server pointed at."""
    _unknown(word)
