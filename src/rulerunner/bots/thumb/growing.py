"""Cards that are worth more the longer they lie: what goes by the counters on them, or that they give."""

from typing import Final, NamedTuple

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.abilities import Paid, Trigger
from ...lang.face import Face
from ...lang.quantities import AtMost, CountersOn, Infection, Past, Plus, Times
from ...lang.refs import This
from .reading import steps, whens

MANY: Final = 99
"""More than the counters on any card."""
RIPE: Final = 4
"""A card that pays by its counters, once, is left to grow to so many;"""
UNRIPE: Final = 1.5
"""what it costs to take it sooner, for each that lacks."""


class Growth(NamedTuple):
    """A number that goes by the counters on a card."""

    kind: str
    plus: int = 0
    most: int = MANY
    loose: bool = False
    """Whether they lie in a server or with the Corp, and not on the card."""

    def of(self, there: int) -> int:
        """The number, for so many counters."""
        return max(0, min(self.most, there + self.plus))


def pays(ability: Paid) -> bool:
    """Whether an ability turns counters of its card into credits, without a click, and does no more."""
    return (
        not ability.is_action
        and bool(ability.cost)
        and all(isinstance(part, k.HostedCounters) for part in ability.cost)
        and bool(ability.block)
        and all(isinstance(step, w.Gain) and step.side == "you" for step in ability.block)
    )


def growth(block: w.Block) -> Growth | None:
    """How many cards more are accessed, if that goes by counters."""
    for step in steps(block):
        amount: object = None
        if isinstance(step, w.May):
            kinds = [part.kind for part in step.cost if isinstance(part, k.HostedCounters)]
            if kinds:
                return Growth(kinds[0], most=1)
        elif isinstance(step, w.ChooseNumber):
            amount = step.most
        elif isinstance(step, w.AccessMore):
            amount = step.amount
        match amount:
            case CountersOn(kind=kind, ref=This()):
                return Growth(kind)
            case Plus(left=CountersOn(kind=kind, ref=This()), right=int() as plus):
                return Growth(kind, plus)
            case AtMost(number=CountersOn(kind=kind, ref=This()), limit=int() as most):
                return Growth(kind, most=most)
            case Infection(kind=kind):
                return Growth(kind, loose=True)
            case Past(number=Infection(kind=kind), limit=int() as past):
                return Growth(kind, -past, loose=True)
    return None


def rewards_success(trigger: Trigger) -> bool:
    """Whether something comes of a successful run: at once, or as it ends."""
    if trigger.kind == "run ends":
        return trigger.detail == "successful" or (not trigger.detail and trigger.server is not None)
    return trigger.kind == "successful run"


class Cashed(NamedTuple):
    """An action that pays by the counters on its card, which is trashed for it."""

    kind: str
    each: int
    start: int
    """How many counters are there from the beginning,"""
    more: int
    """and how many come each turn."""

    def in_time(self) -> float:
        """What it will bring, the click taken off."""
        return self.each * (self.start + self.more * (RIPE - 1)) - 1.0

    def now(self, there: int, dear: float) -> float:
        """What it brings now, and what is given up by not waiting."""
        return self.each * there * dear - (UNRIPE * max(0, RIPE - there) if self.more else 0.0)


def cashed(face: Face, ability: Paid) -> Cashed | None:
    """Whether an action is of that sort."""
    if not ability.is_action or not any(isinstance(part, k.TrashThis) for part in ability.cost):
        return None
    for step in ability.block:
        if isinstance(step, w.Gain):
            match step.amount:
                case Times(factor=int() as each, each=CountersOn(kind=kind, ref=This())):
                    return Cashed(
                        kind, each, _placed(face, "install", kind), _placed(face, "turn begins", kind)
                    )
    return None


def _placed(face: Face, trigger: str, kind: str) -> int:
    found = [step for when in whens(face, trigger) for step in when.block if isinstance(step, w.Place)]
    return sum(step.amount for step in found if step.kind == kind and isinstance(step.amount, int))
