"""What happens and what is about to: changes, expected effects, lingering effects, pending abilities."""

from typing import Final, final

from ..lang.abilities import Ability
from ..lang.conditions import Condition
from ..lang.instructions import Block
from ..lang.statics import Declaration
from ..lang.words import Side
from .declaring import maker, record
from .named import UNNAMED, Named
from .record import NOBODY, Record


@final
@record
class Change(Record):
    """Something that happened, with the rule and the source it happened under."""

    kind: str
    moment: int
    """When it happened: every change has a moment of its own."""
    side: str = ""
    card: int = NOBODY
    object_no: int = 0
    """Which object the card was."""
    amount: int = 0
    """How much of it: credits, cards, counters, points of damage, what a die showed."""
    server: int = NOBODY
    sort: str = ""
    """Which sort of it, in a word: of damage or counter, an outcome, what was paid for, basic or not."""
    rule: str = ""
    source: int = NOBODY
    run: int = NOBODY
    """The attacked server of the run this happened during (6.3.2c)."""
    cards: tuple[int, ...] = ()
    """The cards it was done to together, or that did it; of a payment, those whose abilities asked for it, if
    not just the source's."""
    origin: str = ""
    """The zone the card came from."""
    zone: str = ""
    """The zone the card went to, or the one that was looked at or accessed."""
    structure: int = NOBODY
    """The id of the timing structure that it begins or ends; of a turn, its number."""
    place: int = NOBODY
    """Which ability, or which subroutine, of the card; of a choice, the number of the option."""
    was_active: bool = False
    """Whether the trashed card was active."""


new_change: Final = maker(Change)


Noted = tuple[str, int, str, int, int, int, int, str, str, int, int]
"""A line of the log about something no ability can react to: kind, moment, side, card, object number, amount,
server, sort, rule, source, place."""


def as_change(entry: Change | Noted) -> Change:
    """What is written to the log, as a change."""
    if isinstance(entry, Change):
        return entry
    kind, moment, side, card, object_no, amount, server, sort, rule, source, place = entry
    return new_change(
        kind, moment, side, card, object_no, amount, server, sort, rule, source, NOBODY,
        (), "", "", NOBODY, place,
    )  # fmt: skip


@record
class ExpectedEffect(Record):
    """An expected effect of an imminent instruction (9.8.2). Its kind is a kind of change."""

    kind: str
    side: str = ""
    amount: int = 0
    cards: tuple[int, ...] = ()
    sort: str = ""
    """Which sort of it, as in the change it would make."""
    server: int = NOBODY
    source: int = NOBODY
    zone: str = ""
    """Where cards go, or which zone is looked at."""

    def needs(self) -> tuple[int, ...]:
        """The cards without which nothing of it happens, besides those it acts on."""
        return ()


new_effect: Final = maker(ExpectedEffect)


@final
@record
class SureEffect(ExpectedEffect):
    """Damage, tags or trashing that may say that it cannot be prevented."""

    preventable: bool = True
    shown: tuple[int, ...] = ()
    """The cards that are shown first (26.03: 4.1.2a)."""


@final
@record
class MoveEffect(ExpectedEffect):
    """Cards move to `zone`: to the top of a deck, unless to the bottom."""

    bottom: bool = False
    shown: tuple[int, ...] = ()
    """Those that are shown first (26.03: 4.1.2a)."""
    faceup: bool = False
    """Whether they lie face up where cards otherwise lie face down."""


@final
@record
class EnterEffect(ExpectedEffect):
    """A card is installed or rezzed, as an effect directs."""

    ignoring: str = ""
    discount: int = 0
    inward: int = NOBODY
    """The ice that this ice is installed directly inward from."""
    within: tuple[int, ...] | None = None
    """The servers it may be installed at, if not any."""
    then: str = ""
    """That it is rezzed or turned face up, or, of a played card, removed from the game."""
    host: int = NOBODY
    """The card it is installed on."""
    innermost: bool = False

    def needs(self) -> tuple[int, ...]:
        return tuple(cid for cid in (self.inward, self.host) if cid >= 0)


new_entry: Final = maker(EnterEffect)


@final
@record
class HostEffect(ExpectedEffect):
    """Cards become hosted on a card: as installed cards, or `uninstalled`, face up or face down."""

    host: int = NOBODY
    uninstalled: bool = False
    faceup: bool = False
    shown: tuple[int, ...] = ()
    """The cards that are shown first (26.03: 4.1.2a)."""

    def needs(self) -> tuple[int, ...]:
        return (self.host,) if self.host >= 0 else ()


@final
@record
class BoostEffect(ExpectedEffect):
    """An icebreaker has more strength for a duration."""

    duration: str = ""


@final
@record
class PurgeEffect(ExpectedEffect):
    """Virus counters are removed, but for those that are spared: their kind, and the server or the card where
    they lie."""

    spared: tuple[tuple[str, int, int], ...] = ()


@final
@record
class AlterEffect(ExpectedEffect):
    """An interrupt prevents or increases what it is about: an effect of the `imminent` kind, of this sort."""

    imminent: str = ""


@final
@record
class LinkedEffect(ExpectedEffect):
    """A breach or an access, with abilities that apply to it only, and the card accessed first."""

    linked: tuple[Ability, ...] = ()
    first: int = NOBODY


@final
@record
class TraceEffect(ExpectedEffect):
    """A trace is about to start; the amount is its base strength (10.8.1)."""

    object_no: int = 0
    success: Block = ()
    failure: Block = ()
    change: Change | None = None
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    each: int = 1
    """What a point of trace costs."""
    here: int = NOBODY
    bound: int = NOBODY
    x: int = 0
    named: Named = UNNAMED


@final
@record
class InsteadEffect(ExpectedEffect):
    """What a replacement effect does instead, and what of; `taken` if its controller chose that it does."""

    block: Block = ()
    change: Change | None = None
    taken: bool = False


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
    bound_object: int = NOBODY
    """Which object the bound card was."""
    with_source: bool = False
    """Whether the lingering effect lasts only as long as its source is active."""
    x: int = 0
    """The X of the ability that it is a part of, as what follows a trace is."""
    named: Named = UNNAMED
    """What that ability had a player name."""


new_pending: Final = maker(Pending)


@final
@record
class EncounteredEffect(ExpectedEffect):
    """A "when encountered" ability of ice is about to resolve (26.03: 9.6.14a)."""

    pending: Pending | None = None


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
    bound_object: int = NOBODY
    """Which object the bound card was as the effect began: another object is not meant (26.03: 1.12.2)."""
    stays: bool = False
    """Whether it goes on for the run once it has met the next ice."""
    after: tuple[int, ...] = ()
    """Behind which subroutine the one stands that it gives, if that was declared; (-1,) if before all. Where
    nothing is declared of the ice, but the order of what it has gained was noted, that order."""
    condition: Condition | None = None
    """What must be so for the declaration to apply."""
    kept: bool = False
    """Whether purging leaves the counters whose ability this is."""
    amount: int = 0
    """How many are left of the credits that it says the purpose of."""
