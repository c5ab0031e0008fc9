"""What happens and what is about to: changes, expected effects, lingering effects, pending abilities."""

from typing import Final, final

from ..lang.abilities import Ability
from ..lang.instructions import Block
from ..lang.statics import Declaration
from ..lang.words import Side
from .record import NOBODY, Record


@final
class Change(Record):
    """Something that happened, with the rule and the source it happened under."""

    FIELDS = (
        "kind",
        "moment",
        "side",
        "card",
        "object_no",
        "n",
        "server",
        "detail",
        "rule",
        "source",
        "run",
        "cards",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        kind: str,
        moment: int,
        side: str = "",
        card: int = NOBODY,
        object_no: int = 0,
        n: int = 0,
        server: int = NOBODY,
        detail: str = "",
        rule: str = "",
        source: int = NOBODY,
        run: int = NOBODY,
        cards: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.moment: Final = moment
        self.side: Final = side
        self.card: Final = card
        self.object_no: Final = object_no
        self.n: Final = n
        self.server: Final = server
        self.detail: Final = detail
        self.rule: Final = rule
        self.source: Final = source
        self.run: Final = run
        """The attacked server of the run this happened during (6.3.2c)."""
        self.cards: Final = cards


@final
class ExpectedEffect(Record):
    """An expected effect of an imminent instruction (9.8.2). Its kind is a kind of change."""

    FIELDS = ("kind", "side", "n", "cards", "detail", "server", "source", "block", "flag")
    __slots__ = FIELDS

    def __init__(
        self,
        kind: str,
        side: str = "",
        n: int = 0,
        cards: tuple[int, ...] = (),
        detail: str = "",
        server: int = NOBODY,
        source: int = NOBODY,
        block: Block = (),
        flag: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.side: Final = side
        self.n: Final = n
        self.cards: Final = cards
        self.detail: Final = detail
        self.server: Final = server
        self.source: Final = source
        self.block: Final = block
        self.flag: Final = flag


@final
class Lingering(Record):
    """A lingering effect (9.9): a declaration, a delayed ability or a replacement, for a duration."""

    FIELDS = (
        "id", "source", "object_no", "side", "duration", "until", "heading", "declaration", "ability",
        "replaces", "block", "may", "bound", "next_encounter", "active_since", "here", "counter"
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        id: int,
        source: int,
        object_no: int,
        side: Side,
        duration: str,
        until: int,
        heading: str = "",
        declaration: Declaration | None = None,
        ability: Ability | None = None,
        replaces: str = "",
        block: Block = (),
        may: bool = False,
        bound: int = NOBODY,
        next_encounter: bool = False,
        active_since: int = 0,
        here: int = NOBODY,
        counter: str = "",
    ) -> None:
        self.id: Final = id
        self.source: Final = source
        self.object_no: Final = object_no
        self.side: Final = side
        self.duration: Final = duration
        self.until: Final = until
        """The id of the turn, run or encounter it lasts for."""
        self.heading: Final = heading
        """What the declaration is filed under."""
        self.declaration: Final = declaration
        self.ability: Final = ability
        self.replaces: Final = replaces
        self.block: Final = block
        self.may: Final = may
        self.bound: Final = bound
        self.next_encounter: Final = next_encounter
        self.active_since: Final = active_since
        self.here: Final = here
        """The server of its source, once the source has gone; or the server its counters lie in."""
        self.counter: Final = counter
        """The kind of counter whose ability this is."""


@final
class Pending(Record):
    """An instance of a conditional ability waiting to be triggered (9.6.2)."""

    FIELDS = (
        "ability",
        "source",
        "object_no",
        "side",
        "change",
        "place",
        "lingering",
        "bound",
        "chosen",
        "here",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        ability: Ability,
        source: int,
        object_no: int,
        side: Side,
        change: Change | None,
        place: int = NOBODY,
        lingering: int = NOBODY,
        bound: int = NOBODY,
        chosen: tuple[tuple[int, ...], ...] = ((), ()),
        here: int = NOBODY,
    ) -> None:
        self.ability: Final = ability
        self.source: Final = source
        self.object_no: Final = object_no
        self.side: Final = side
        self.change: Final = change
        self.place: Final = place
        """Which ability of the source it is; `NOBODY` for a lingering one."""
        self.lingering: Final = lingering
        self.bound: Final = bound
        self.chosen: Final = chosen
        self.here: Final = here
        """The server the source was at as the condition was met."""
