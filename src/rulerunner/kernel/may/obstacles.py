"""What can stand against doing something, with the rule it stands in and what is needed to say it.

The questions of this floor by whose answers things are offered answer with the first obstacle they meet, or
with None: then nothing stands against it. (Whether the Runner can jack out is a plain yes or no.) So what
generates options and what explains why there is none is one. Obstacles that hold no numbers are made once.
"""

from functools import cache
from typing import Final, Literal, final, get_args

from ...lang.conditions import Condition
from ...lang.costs import Cost
from ...lang.filters import Filter
from ...lang.words import UsePeriod
from ...state.declaring import record
from ...state.record import Record

What = Literal[
    "is played",
    "is installed",
    "no place",
    "console",
    "in vain",
    "no encounter",
    "no approach",
    "all broken",
    "rezzed",
    "never rezzed",
    "not approached",
    "no agenda",
    "not your turn",
    "not advanceable",
    "no trash cost",
    "trashed",
    "no resource",
    "no tag",
    "no such server",
    "a run goes on",
]
"""What there is to say where there are no numbers in it."""


class Obstacle(Record):
    """Something that stands against doing something; `cite` is what the edition calls its rule."""

    __slots__ = ("cite",)
    cite: str


@final
@record
class Fact(Obstacle):
    """The plain fact that something is so."""

    cite: str
    what: What


@final
@record
class Forbidden(Obstacle):
    """An effect of a card prohibits it."""

    cite: str
    by: int


@final
@record
class TooDear(Obstacle):
    """It costs more credits than there are to spend on it."""

    price: int
    funds: int
    cite: str = "cost"


@final
@record
class TooFewClicks(Obstacle):
    """It takes more clicks than are left for it."""

    clicks: int
    left: int
    cite: str = "cost"


@final
@record
class Unpayable(Obstacle):
    """A part of its cost, neither credits nor clicks, cannot be paid."""

    part: Cost
    cite: str = "cost"


@final
@record
class OnlyIf(Obstacle):
    """It can be done only if something holds that does not."""

    cite: str
    condition: Condition


@final
@record
class TooBig(Obstacle):
    """It needs more memory than there is in all."""

    memory: int
    limit: int
    cite: str = "memory"


@final
@record
class NoHost(Obstacle):
    """It is installed only on certain cards, and there is none."""

    hosts: Filter
    cite: str = "install"


@final
@record
class UsedUp(Obstacle):
    """It may be used once in a period, and has been."""

    period: str
    cite: str = "paid-ability"


@final
@record
class WrongIce(Obstacle):
    """It interfaces with ice of another kind."""

    wanted: Filter
    cite: str = "break"


@final
@record
class TooWeak(Obstacle):
    """Its strength is less than that of the ice."""

    strength: int
    needed: int
    cite: str = "break"


@final
@record
class Unadvanced(Obstacle):
    """An agenda has fewer advancement counters than it needs."""

    has: int
    needs: int
    cite: str = "score"


too_dear = cache(TooDear)
"""The most usual obstacle; there are few of it, so each is made once."""

IS_PLAYED: Final = Fact("install", "is played")
IS_INSTALLED: Final = Fact("play", "is installed")
NO_PLACE: Final = Fact("install", "no place")
SECOND_CONSOLE: Final = Fact("install", "console")
PLAYED_IN_VAIN: Final = Fact("play", "in vain")
USED_IN_VAIN: Final = Fact("paid-ability", "in vain")
NO_ENCOUNTER: Final = Fact("break", "no encounter")
NO_APPROACH: Final = Fact("paid-ability", "no approach")
ALL_BROKEN: Final = Fact("break", "all broken")
REZZED: Final = Fact("rez", "rezzed")
NEVER_REZZED: Final = Fact("rez", "never rezzed")
NOT_APPROACHED: Final = Fact("rez", "not approached")
NO_AGENDA: Final = Fact("score", "no agenda")
NOT_YOUR_TURN: Final = Fact("score", "not your turn")
NOT_ADVANCEABLE: Final = Fact("advance", "not advanceable")
NO_TRASH_COST: Final = Fact("cost", "no trash cost")
TRASHED: Final = Fact("cost", "trashed")
NO_RESOURCE: Final = Fact("trash-resource", "no resource")
NO_TAG: Final = Fact("trash-resource", "no tag")
NO_SUCH_SERVER: Final = Fact("runner-action", "no such server")
RUN_GOES_ON: Final = Fact("runner-action", "a run goes on")

USED_UP: Final = {period: UsedUp(period) for period in get_args(UsePeriod) if period}
