"""What happens and what is about to: changes, expected effects, lingering effects, pending abilities."""

from typing import final

from ..lang.abilities import Ability
from ..lang.instructions import Block
from ..lang.statics import Declaration
from ..lang.words import Side
from .record import NOBODY, Record, record


@final
@record
class Change(Record):
    """Something that happened, with the rule and the source it happened under."""

    kind: str
    moment: int
    side: str = ""
    card: int = NOBODY
    object_no: int = 0
    n: int = 0
    server: int = NOBODY
    detail: str = ""
    rule: str = ""
    source: int = NOBODY
    run: int = NOBODY
    """The attacked server of the run this happened during (6.3.2c)."""
    cards: tuple[int, ...] = ()


@final
@record
class ExpectedEffect(Record):
    """An expected effect of an imminent instruction (9.8.2). Its kind is a kind of change."""

    kind: str
    side: str = ""
    n: int = 0
    cards: tuple[int, ...] = ()
    detail: str = ""
    server: int = NOBODY
    source: int = NOBODY
    block: Block = ()
    flag: bool = False


@final
@record
class Lingering(Record):
    """A lingering effect (9.9): a declaration, a delayed ability or a replacement, for a duration."""

    id: int
    source: int
    object_no: int
    side: Side
    duration: str
    until: int
    """The id of the turn, run or encounter it lasts for."""
    heading: str = ""
    """What the declaration is filed under."""
    declaration: Declaration | None = None
    ability: Ability | None = None
    replaces: str = ""
    block: Block = ()
    may: bool = False
    bound: int = NOBODY
    next_encounter: bool = False
    active_since: int = 0
    here: int = NOBODY
    """The server of its source, once the source has gone; or the server its counters lie in."""
    counter: str = ""
    """The kind of counter whose ability this is."""


@final
@record
class Pending(Record):
    """An instance of a conditional ability waiting to be triggered (9.6.2)."""

    ability: Ability
    source: int
    object_no: int
    side: Side
    change: Change | None
    place: int = NOBODY
    """Which ability of the source it is; `NOBODY` for a lingering one."""
    lingering: int = NOBODY
    bound: int = NOBODY
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    here: int = NOBODY
    """The server the source was at as the condition was met."""
