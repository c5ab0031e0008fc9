"""What cards say about ice and how it is broken, whatever the position."""

from collections.abc import Iterator

from ...lang import conditions as c
from ...lang import costs as k
from ...lang import instructions as w
from ...lang.abilities import Paid
from ...lang.face import Face
from ...lang.filters import Anything, Both, Either, Filter, Has, Is, Not
from ...lang.quantities import CreditsOf, Number
from ...lang.refs import Encountered
from ...lang.statics import Modify
from ...lang.words import CORP, RUNNER
from .reading import Reader, number, paid_ability


def asked_for(block: w.Block) -> Number | None:
    """How many credits a subroutine asks the Runner to have, if it ends the run of one who has fewer."""
    for step in block:
        match step:
            case w.If(
                condition=c.No(inner=c.AtLeast(number=CreditsOf(side="runner"), least=least)), then=then
            ):
                if any(isinstance(each, w.EndRun) for each in then):
                    return least
    return None


def taken_by(read: Reader, block: w.Block) -> float:
    """The credits that a subroutine takes from the Runner."""
    return sum(
        number(read, step.amount)
        for step in block
        if isinstance(step, w.Lose) and read.who(step.side) == RUNNER
    )


def given_by(read: Reader, block: w.Block) -> float:
    """The credits that the Corp gains by a subroutine."""
    return sum(
        number(read, step.amount)
        for step in block
        if isinstance(step, w.Gain) and read.who(step.side) == CORP
    )


def at_any_time(face: Face) -> tuple[int, ...]:
    """The abilities that break subroutines; those that wait for something only if there is no other."""
    free = tuple([index for index in face.breakers if is_free(face, index)])
    return free or face.breakers


def is_free(face: Face, index: int) -> bool:
    """Whether an ability waits for nothing to be so."""
    return getattr(face.abilities[index], "condition", None) is None


def boosts_of(face: Face) -> Iterator[tuple[int, Paid, w.Boost]]:
    """What makes a breaker stronger at any time, for credits or counters on it, and by what."""
    for index in face.boosts:
        ability = paid_ability(face, index)
        if ability is None or not is_free(face, index):
            continue
        if all(isinstance(part, k.Credits | k.HostedCounters) for part in ability.cost):
            for step in ability.block:
                if isinstance(step, w.Boost):
                    yield index, ability, step


def covers(breaks: Filter, kind: str) -> bool:
    """Whether what an ability breaks includes a kind of ice."""
    match breaks:
        case Has(subtype=subtype):
            return subtype == kind
        case Anything() | Is():
            return True
        case Either(left=left, right=right):
            return covers(left, kind) or covers(right, kind)
        case Both(left=left, right=right):
            return covers(left, kind) and covers(right, kind)
        case Not(inner=inner):
            return not covers(inner, kind)
    return False


def weakens(step: w.Instruction) -> bool:
    """Whether a step lowers the strength of the ice that is encountered."""
    return (
        isinstance(step, w.Lasting)
        and isinstance(step.declaration, Modify)
        and step.declaration.value == "strength"
        and isinstance(step.bind, Encountered)
    )
