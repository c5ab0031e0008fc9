"""Instructions that move, show and turn over cards."""

from ..base import Effect, Filter, Number, Ref, ServerRef
from ..node import node
from ..refs import CHOSEN, THIS
from ..words import DeckZone, Ignored, Who, Zone


@node
class Trash(Effect):
    """A player trashes cards: the ability's controller unless another is named (26.03: 1.14.5)."""

    ref: Ref = THIS
    by: Who = "you"


@node
class TrashAll(Effect):
    """All cards of a set are trashed together."""

    filter: Filter


@node
class TrashTop(Effect):
    """A player trashes the top cards of a deck, unseen."""

    zone: DeckZone
    amount: Number = 1
    by: Who = "you"


@node
class ShowRandom(Effect):
    """Random cards of a hand are shown to both players, as many as there are up to the amount."""

    zone: Zone
    amount: Number = 1


@node
class DiscardRandom(Effect):
    """A player discards random cards of their hand, as many as there are up to the amount."""

    zone: Zone
    amount: Number = 1


@node
class MoveTo(Effect):
    """Cards move to a zone (a deck is entered on top, or at the bottom)."""

    ref: Ref
    zone: Zone
    bottom: bool = False


@node
class ShuffleDeck(Effect):
    """A player's deck is shuffled."""

    side: Who = "you"


@node
class RezCard(Effect):
    """The Corp rezzes a card: paying, or ignoring "all" costs, or ignoring "credits"."""

    ref: Ref = CHOSEN
    ignoring: Ignored = ""


@node
class Derez(Effect):
    """A rezzed card is turned face down."""

    ref: Ref = THIS


@node
class InstallCard(Effect):
    """A card is installed: paying its install cost, a reduced one, or ignoring "all" costs.

    With `inward` it is ice, and goes directly inward from that ice, protecting the same server.
    """

    ref: Ref = CHOSEN
    ignoring: Ignored = ""
    discount: int = 0
    inward: Ref | None = None


@node
class Expose(Effect):
    """An unrezzed installed card is shown to both players."""

    ref: Ref = CHOSEN


@node
class Reveal(Effect):
    """Cards are shown to both players."""

    ref: Ref = CHOSEN


@node
class LookAtTop(Effect):
    """The controller looks at the top cards of a deck."""

    zone: DeckZone
    amount: Number = 1


@node
class LookAtHand(Effect):
    """The controller looks at every card of a hand."""

    zone: Zone


@node
class Remember(Effect):
    """Note the chosen cards on the source, for as long as it stays where it is."""

    ref: Ref = CHOSEN


@node
class RememberServer(Effect):
    """Note the chosen server on the source."""


@node
class Swap(Effect):
    """Two installed cards change places."""

    ref: Ref = CHOSEN


@node
class Relocate(Effect):
    """An installed card moves to the root of a server; ice to the outermost position protecting it, or to the
    innermost (26.03: 6.2.2)."""

    ref: Ref
    server: ServerRef
    innermost: bool = False


@node
class Attach(Effect):
    """An installed card becomes hosted on another."""

    ref: Ref
    host: Ref
