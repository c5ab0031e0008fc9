"""Abilities: the four kinds of the rulebook (9.1.1d) and subroutines."""

from .base import Ability as Ability
from .base import Block, Condition, Cost, Costs, Declaration, Filter, ServerRef, Word
from .costs import Clicks
from .node import node
from .words import AbilityZone, Anyone, Period, UsePeriod, Who, Zone


@node
class Trigger(Word):
    """A pattern over changes of the game: the trigger condition of a conditional ability (9.3.2b).

    `subject` is the set the card of the change must be in; `server` the servers it must concern; `side` the
    player it must concern; `detail` its detail (a kind of damage, of counter, an outcome). `first` asks that
    it be the first such change this "turn" or this "run". `during` asks for a run on one of these servers at
    the moment of the change. `origin` are the zones the card of the change may have come from. `source` is
    the set that the card whose ability did it must be in. `also` are other changes that meet the condition as
    well: "when an agenda is scored or stolen". A `batch` of changes at once, "1 or more", meets it once.
    """

    kind: str
    subject: Filter | None = None
    server: ServerRef | None = None
    side: Anyone = ""
    detail: str = ""
    first: Period = ""
    during: ServerRef | None = None
    origin: tuple[Zone, ...] = ()
    source: Filter | None = None
    also: "tuple[Trigger, ...]" = ()
    batch: bool = False


@node
class When(Ability):
    """A conditional ability (9.6). With `interrupt` it reacts to an imminent effect (9.8).

    It may be limited to `once` each "turn" or "run". A `persistent` one goes on to the end of the run in
    which the Runner trashes its source while accessing it (26.03: 9.12.5). It may be `active_in` a zone where
    its card otherwise is not active (26.03: 9.1.8b). One that is `given` is an ability that the card of the
    change gains (26.03: 9.1.9).
    """

    trigger: Trigger
    block: Block
    optional: bool = False
    once: Period = ""
    condition: Condition | None = None
    interrupt: bool = False
    active_in: AbilityZone = ""
    persistent: bool = False
    given: bool = False


@node
class While(Ability):
    """A conditional ability with a static condition (9.6.7)."""

    condition: Condition
    block: Block


@node
class Paid(Ability):
    """A paid ability (9.5). `access` makes it mid-access.

    It may be limited to `once` each "turn", each "run", or on each "subroutine" in an encounter. `interrupt`
    is the kind of effect it interrupts, `detail` and `subject` which of them: what cards would be trashed.
    With a `moment` it can be used only as such a change has just happened. `active_in` as in `When`. `by` is
    the set the card must be in whose ability would do what it interrupts.
    """

    cost: Costs
    block: Block
    once: UsePeriod = ""
    condition: Condition | None = None
    user: Who = "you"
    interrupt: str = ""
    detail: str = ""
    access: bool = False
    subject: Filter | None = None
    moment: Trigger | None = None
    active_in: AbilityZone = ""
    by: Filter | None = None

    @property
    def is_action(self) -> bool:
        """Whether the trigger cost spends clicks (5.2.1)."""
        for part in self.cost:
            if isinstance(part, Clicks):
                return True
        return False


@node
class Static(Ability):
    """A static ability (9.4): declarations that hold while a condition is true; `persistent` and `active_in`
    as in `When`."""

    declarations: tuple[Declaration, ...]
    condition: Condition | None = None
    persistent: bool = False
    active_in: AbilityZone = ""


@node
class Play(Ability):
    """The play ability of an event or operation (9.7)."""

    block: Block


@node
class Sub(Ability):
    """A subroutine (9.6.10)."""

    block: Block


@node
class BaseLink(Ability):
    """A classic base link: paying the cost sets the Runner's link for one trace, if a condition holds."""

    cost: Costs
    link: int
    condition: Condition | None = None


@node
class LinkBoost(Ability):
    """A classic link card: paying the cost raises the Runner's link for one trace.

    One for `after` the bids are revealed can be used once in each trace, and only then.
    """

    cost: Costs
    by: int = 1
    after: bool = False


@node
class CounterText(Ability):
    """An ability of counters rather than of the card that gives them: it goes on without the card (9.1.7)."""

    kind: str
    ability: Ability


@node
class NotYet(Ability):
    """A printed sentence the language cannot say yet. A card with one is not playable."""

    reason: str


def kinds_of(trigger: Trigger) -> tuple[str, ...]:
    """The kinds of change that can meet a trigger condition."""
    return (trigger.kind, *(part.kind for part in trigger.also)) if trigger.also else (trigger.kind,)


def cost(*parts: Cost) -> Costs:
    """A cost of several components, paid all at once."""
    return parts
