"""What keeps subroutines of the ice in the encounter from being broken with some cards."""

from collections.abc import Iterator

from rulerunner.lang.statics import BreakLimit
from rulerunner.state.state import State

from .asking import Unjudged
from .reading import declared, in_set, many_subroutines, number, unbroken


def limits(s: State, by: int) -> Iterator[BreakLimit]:
    """The limits on breaking subroutines of this ice with a card."""
    met = s.encounter
    for a, x in declared(s, BreakLimit):
        if met is not None and by >= 0 and in_set(s, a, x.ice, met.ice) and in_set(s, a, x.by, by):
            if number(s, a, x.most) and not x.unusable:
                raise Unjudged("a limit on how many subroutines are broken")
            yield x


def can_break(s: State, by: int) -> set[int]:
    """The unbroken subroutines that a card can break."""
    left = set(unbroken(s))
    met = s.encounter
    for x in limits(s, by):
        assert met is not None
        printed = len(s.cards[met.ice].face.subs)
        if x.printed and many_subroutines(s, met.ice) != printed:
            raise Unjudged("which subroutines are printed")
        left = set()
    return left


def kept_from_breaking(s: State, by: int) -> bool:
    """Whether a card cannot even be used to break subroutines of this ice."""
    return any(x.unusable for x in limits(s, by))
