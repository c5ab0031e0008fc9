"""Instructions about the cards of decks and hands as a whole: shown, set aside, put in order, moved."""

from ..base import Effect, Filter, Instruction, Number, Ref
from ..node import node
from ..refs import THIS
from ..words import CardType, DeckZone, Who, Zone


@node
class RevealTop(Effect):
    """The top cards of a deck are shown to both players; they are the cards in view from now on."""

    zone: DeckZone
    amount: Number = 1


@node
class RevealHand(Effect):
    """Every card of a hand is shown to both players; they are the cards in view from now on."""

    zone: Zone


@node
class SetAside(Effect):
    """The top cards of a deck are set aside face up (26.03: 4.8.6); they are the cards in view."""

    zone: DeckZone
    amount: Number = 1


@node
class SetAsideUntil(Effect):
    """Cards from the top of a deck are set aside face up, one by one, until so many of a set are among them
    or none is left; they are the cards in view."""

    zone: DeckZone
    filter: Filter
    amount: int = 1


@node
class Arrange(Instruction):
    """The controller puts the cards in view that are still in a deck back on top, in any order (26.03:
    8.3.3)."""


@node
class MoveAll(Effect):
    """All cards of a set move to a zone (a deck is entered on top, or at the bottom)."""

    filter: Filter
    zone: Zone
    bottom: bool = False


@node
class ChooseRandom(Instruction):
    """Cards of a set are picked at random, as many as there are up to the amount."""

    filter: Filter
    amount: Number = 1
    slot: int = 0


@node
class ChoosePile(Instruction):
    """The opponent separates all cards of a set into 2 face-down piles of at least a card each, as far as
    there are cards for them; the controller chooses one, whose cards are the chosen ones."""

    filter: Filter


@node
class AccessEach(Instruction):
    """The Runner accesses each of some cards of a hand, one at a time (26.03: 7.1.9). To them one is like
    another, so chance finds the next."""

    ref: Ref


@node
class ChooseType(Instruction):
    """A player chooses one of these card types."""

    types: tuple[CardType, ...]
    by: Who = "you"


@node
class ChooseName(Instruction):
    """A player chooses the name of a card, any that there is (26.03: 1.15.1b)."""

    by: Who = "you"


@node
class HostCard(Effect):
    """Cards become hosted on a card without being installed (26.03: 1.13.2a)."""

    ref: Ref
    host: Ref = THIS
    faceup: bool = True


@node
class Sabotage(Effect):
    """The Corp trashes so many cards, of its choice from HQ and for the rest from the top of R&D (26.03:
    10.12)."""

    amount: Number = 1
