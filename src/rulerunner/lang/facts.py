"""The printed facts of a card: what anyone may read off it before any ability is considered."""

from typing import Final, Literal, NamedTuple

from .words import CardType as CardType
from .words import Side

Family = Literal["modern", "classic"]
FAMILIES: Final[tuple[Family, ...]] = ("modern", "classic")

NO_LIMIT: Final = 999
"""The deck limit of a card that has none: more copies than any deck holds."""


class FaceFacts(NamedTuple):
    """The printed facts of a further face of an identity that can be flipped."""

    name: str
    """The title of this face; it may be the same as that of the front."""
    subtypes: tuple[str, ...] = ()
    link: int | None = None


class Facts(NamedTuple):
    """The printed facts of one card.

    >>> corroder = Facts("Corroder", "runner", "program", cost=2, strength=2, memory=1)
    >>> corroder.x_cost, corroder.trash, corroder.deck_limit
    (False, None, 3)
    """

    name: str
    """The printed title."""
    side: Side
    type: CardType
    """The card type. A node of the 1996 game is an "asset" here, and a prep an "event"."""
    subtypes: tuple[str, ...] = ()
    """In printed order, lower case, words apart: "code gate", "icebreaker"."""
    cost: int | None = None
    """The rez, play or install cost; None if the card has none, or if it is X."""
    x_cost: bool = False
    """The printed cost is X."""
    strength: int | None = None
    """The strength of ice or an icebreaker. None on either of these: X, set by the card's own ability."""
    memory: int | None = None
    """The memory cost of a program."""
    trash: int | None = None
    """The trash cost; some ice and operations have one too."""
    requirement: int | None = None
    """The advancement requirement (difficulty) of an agenda. None on an agenda: X."""
    points: int | None = None
    """The agenda points of an agenda; they may be 0."""
    link: int | None = None
    """The base link of a Runner identity."""
    unique: bool = False
    faction: str = ""
    """The faction id, such as "haas_bioroid" or "neutral_corp"; empty in the 1996 game, which has none."""
    influence: int | None = None
    """The influence cost; None if the card cannot be used outside its faction."""
    deck_limit: int = 3
    """How many copies a deck may hold; NO_LIMIT in the 1996 game."""
    influence_limit: int | None = None
    """The influence limit of an identity; None on an identity: it has no limit."""
    minimum_deck: int | None = None
    """The minimum deck size of an identity."""
    family: Family = "modern"
    printings: tuple[tuple[str, str], ...] = ()
    """Where it was printed, oldest first: (set id, code). Codes of the 1996 game are OCTGN ids."""
    slug: str = ""
    """A stable id for file names and links, unique in its family."""
    faces: tuple[FaceFacts, ...] = ()
    """The further faces of an identity that can be flipped; these facts are those of its front."""
