"""Instructions that move, show and turn over cards."""

from ..base import Costs, Effect, Filter, Instruction, Number, Ref, ServerRef
from ..node import node
from ..refs import CHOSEN, THIS
from ..words import DeckZone, Ignored, Landing, Who, Zone


@node
class Trash(Effect):
    """A player trashes cards: the ability's controller unless another is named (26.03: 1.14.5)."""

    ref: Ref = THIS
    by: Who = "you"
    preventable: bool = True


@node
class LandsInstead(Effect):
    """In an interrupt about cards that would be trashed: that card is shuffled into its owner's deck, or
    stays installed face down, instead of going to the discard pile; it is trashed all the same (26.03:
    8.2.2)."""

    to: Landing


@node
class TrashAll(Effect):
    """A player trashes all cards of a set together: the ability's controller unless another is named."""

    filter: Filter
    by: Who = "you"


@node
class TrashUnsaved(Instruction):
    """All cards of a set are trashed together, without those that a player saves; a cost is paid for each.
    With `discard`, they are cards of a hand and are discarded."""

    filter: Filter
    cost: Costs
    by: Who = "opponent"
    discard: bool = False


@node
class DiscardAll(Effect):
    """All cards of a set, of a hand, are discarded."""

    filter: Filter


@node
class PreventTrash(Instruction):
    """In an interrupt about cards that would be trashed: the controller chooses one or more of a set among
    them, and these are not trashed."""

    filter: Filter


@node
class RezInward(Instruction):
    """The Corp must rez all ice protecting a server that it can, from the outermost piece inward."""

    server: ServerRef


@node
class InstallAsProgram(Instruction):
    """The Runner installs the source, an agenda, as a program that uses so much memory and has one ability:
    they spend a click to steal it. If it leaves play otherwise, it is removed from the game (classic)."""

    memory: int


@node
class Restock(Instruction):
    """The Corp takes all cards in the root of a server into HQ and installs as many from there in it, if it
    can, one after the other. All of it is one thing, so the server stays meanwhile (classic)."""

    server: ServerRef


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
    """The Corp rezzes a card: paying, or paying less, or ignoring "all" costs, or all "credits" of them, or
    the rez "cost" but nothing that is paid besides (26.03: 1.16.5)."""

    ref: Ref = CHOSEN
    ignoring: Ignored = ""
    discount: Number = 0


@node
class Derez(Effect):
    """A rezzed card is turned face down."""

    ref: Ref = THIS


@node
class InstallCard(Effect):
    """A card is installed: paying its install cost, a reduced one, or ignoring it (see `RezCard`).

    With `inward` it is ice, and goes directly inward from that ice, protecting the same server. With `at` it
    goes to one of these servers. With `rez` the Corp rezzes it once it is installed, or else reveals it
    (26.03: 8.5.15, 8.5.13d); what is ignored is ignored for both, and a discount is on the total. A Corp card
    goes face down unless `face_up`. With a `host` it is installed on that card. The Runner may install any
    card `face_down`, for no install cost (26.03: 8.1.4, 8.5.11a). Ice goes to the outermost position, or to
    the `innermost`. If it is rezzed only if `able`, a card that the Corp could not rez is not installed
    either, and no additional cost is declined.
    """

    ref: Ref = CHOSEN
    ignoring: Ignored = ""
    discount: Number = 0
    inward: Ref | None = None
    at: ServerRef | None = None
    rez: bool = False
    face_up: bool = False
    host: Ref | None = None
    face_down: bool = False
    innermost: bool = False
    able: bool = False


@node
class PlayCard(Effect):
    """A player plays an event or operation: paying its play cost, or ignoring it (8.6.2; see `RezCard`).

    With `removed` it is removed from the game when it would be trashed after it has resolved.
    """

    ref: Ref = CHOSEN
    ignoring: Ignored = ""
    removed: bool = False


@node
class ScoreCard(Effect):
    """The Corp scores an installed agenda, if it has enough advancement counters and nothing forbids it."""

    ref: Ref = CHOSEN


@node
class StealCard(Effect):
    """The Runner steals an agenda: paying what that costs in addition, if they like, or `free` of all
    costs."""

    ref: Ref = CHOSEN
    free: bool = False


@node
class AddAsAgenda(Effect):
    """A card goes to a player's score area as an agenda without text that is worth so many points."""

    points: int
    ref: Ref = THIS
    side: Who = "you"


@node
class ResolveScored(Effect):
    """The "when scored" ability of an agenda is resolved once more, though it is not scored."""

    ref: Ref = CHOSEN


@node
class TurnFace(Effect):
    """The cards of a set in Archives are turned face up, or face down (26.03: 4.4.6b)."""

    filter: Filter
    up: bool = True


@node
class TurnDown(Effect):
    """The installed cards of the Runner's that are in a set are turned face down (26.03: 8.1.4)."""

    filter: Filter


@node
class TurnHosted(Effect):
    """The cards of a set that are hosted without being installed are turned face up, or face down (26.03:
    1.13.7)."""

    filter: Filter
    up: bool = True


@node
class Flip(Effect):
    """The source, a card with two sides, is flipped."""


@node
class SwitchIdentity(Effect):
    """An identity from outside the game becomes the controller's, with its front side up; the one they had
    goes there (26.03: 1.5.4b, 1.5.4d)."""

    ref: Ref = CHOSEN


@node
class Expose(Effect):
    """An unrezzed installed card is shown to both players."""

    ref: Ref = CHOSEN


@node
class Reveal(Effect):
    """Cards are shown to both players, by the ability's controller unless another is named."""

    ref: Ref = CHOSEN
    by: Who = "you"


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
class Forget(Effect):
    """What was noted on the source, cards and a server, is noted no longer."""


@node
class Swap(Effect):
    """Two cards change places: installed ones, one of each score area, or ones of different zones, of which
    the one becomes installed that was not; `other` may be the second (26.03: 8.8)."""

    ref: Ref = CHOSEN
    other: Ref | None = None


@node
class MoveIce(Effect):
    """Installed ice moves to the outermost position of a server, or to the innermost (26.03: 6.2.2)."""

    ref: Ref
    server: ServerRef
    innermost: bool = False


@node
class Attach(Effect):
    """An installed card becomes hosted on another."""

    ref: Ref
    host: Ref
