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

    FIELDS = ("kind", "seq", "side", "card", "gen", "n", "server", "detail", "rule", "source", "run", "cards")
    __slots__ = FIELDS

    def __init__(
        self,
        kind: str,
        seq: int,
        side: str = "",
        card: int = NOBODY,
        gen: int = 0,
        n: int = 0,
        server: int = NOBODY,
        detail: str = "",
        rule: str = "",
        source: int = NOBODY,
        run: int = NOBODY,
        cards: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.seq: Final = seq
        self.side: Final = side
        self.card: Final = card
        self.gen: Final = gen
        self.n: Final = n
        self.server: Final = server
        self.detail: Final = detail
        self.rule: Final = rule
        self.source: Final = source
        self.run: Final = run
        """The attacked server of the run this happened during (6.3.2c)."""
        self.cards: Final = cards


@final
class Fx(Record):
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
        "id", "source", "gen", "side", "duration", "until", "head", "declaration", "ability", "replaces",
        "block", "may", "bound", "bound_gen", "next_encounter", "since", "here", "counter"
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        id: int,
        source: int,
        gen: int,
        side: Side,
        duration: str,
        until: int,
        head: str = "",
        declaration: Declaration | None = None,
        ability: Ability | None = None,
        replaces: str = "",
        block: Block = (),
        may: bool = False,
        bound: int = NOBODY,
        bound_gen: int = 0,
        next_encounter: bool = False,
        since: int = 0,
        here: int = NOBODY,
        counter: str = "",
    ) -> None:
        self.id: Final = id
        self.source: Final = source
        self.gen: Final = gen
        self.side: Final = side
        self.duration: Final = duration
        self.until: Final = until
        """The id of the turn, run or encounter it lasts for."""
        self.head: Final = head
        """What the declaration is filed under."""
        self.declaration: Final = declaration
        self.ability: Final = ability
        self.replaces: Final = replaces
        self.block: Final = block
        self.may: Final = may
        self.bound: Final = bound
        self.bound_gen: Final = bound_gen
        self.next_encounter: Final = next_encounter
        self.since: Final = since
        self.here: Final = here
        """The server of its source, once the source has gone; or the server its counters lie in."""
        self.counter: Final = counter
        """The kind of counter whose ability this is."""


@final
class Pending(Record):
    """An instance of a conditional ability waiting to be triggered (9.6.2)."""

    FIELDS = ("ability", "source", "gen", "side", "change", "place", "lingering", "bound", "chosen", "here")
    __slots__ = FIELDS

    def __init__(
        self,
        ability: Ability,
        source: int,
        gen: int,
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
        self.gen: Final = gen
        self.side: Final = side
        self.change: Final = change
        self.place: Final = place
        """Which ability of the source it is; `NOBODY` for a lingering one."""
        self.lingering: Final = lingering
        self.bound: Final = bound
        self.chosen: Final = chosen
        self.here: Final = here
        """The server the source was at as the condition was met."""
