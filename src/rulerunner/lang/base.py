"""The families of words, below every module that has words of them.

A filter's set operations live here too, for `&`, `|` and `~` belong to every filter.
"""

from .node import node


class Word:
    """Anything the language can say. What all words can do, `node` gives each of them."""

    __slots__ = ()


class Ref(Word):
    """Points at no, one or several cards."""

    __slots__ = ()


class ServerRef(Word):
    """Points at a server."""

    __slots__ = ()


class Filter(Word):
    """A set of cards. `&`, `|` and `~` combine sets with their set meaning."""

    __slots__ = ()

    def __and__(self, other: "Filter") -> "Filter":
        return Both(self, other)

    def __or__(self, other: "Filter") -> "Filter":
        return Either(self, other)

    def __invert__(self) -> "Filter":
        return Not(self)


@node
class Both(Filter):
    """Cards in both sets."""

    left: Filter
    right: Filter


@node
class Either(Filter):
    """Cards in at least one of the sets."""

    left: Filter
    right: Filter


@node
class Not(Filter):
    """Cards outside the set."""

    inner: Filter


class Quantity(Word):
    """A number that depends on the game."""

    __slots__ = ()


Number = int | Quantity


class Condition(Word):
    """Something that is true or not."""

    __slots__ = ()


class Cost(Word):
    """One component of a cost."""

    __slots__ = ()


Costs = tuple[Cost, ...]


class Instruction(Word):
    """One instruction of an ability."""

    __slots__ = ()


class Effect(Instruction):
    """An instruction that acts on the game at once."""

    __slots__ = ()


Block = tuple[Instruction, ...]


class Declaration(Word):
    """Something that is so while its ability is active."""

    __slots__ = ()


class Ability(Word):
    """A unit of a card's text."""

    __slots__ = ()


FAMILIES = (Ability, Instruction, Declaration, Condition, Cost, Filter, Quantity, Ref, ServerRef)
"""What a word of the language can be."""
