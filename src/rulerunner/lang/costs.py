"""Costs: what must be paid, all at once, before an effect may apply (1.15)."""

from .base import Cost as Cost
from .base import Costs as Costs
from .base import Filter, Number, ServerRef
from .filters import ANY_CARD
from .node import node
from .words import DamageKind, DeckZone, Zone


@node
class Credits(Cost):
    """Pay credits."""

    amount: Number


@node
class CreditsFrom(Cost):
    """Pay credits, every one of them from cards of a set: from stealth cards."""

    amount: Number
    cards: Filter


@node
class Clicks(Cost):
    """Spend clicks. A paid ability with this in its cost is an action (5.2.1)."""

    amount: Number = 1


@node
class LoseClicksCost(Cost):
    """Lose clicks as a cost. That is not spending them, so it makes no action."""

    amount: Number = 1


@node
class TrashThis(Cost):
    """Trash the card the ability is on."""


@node
class ReturnThis(Cost):
    """Add the card the ability is on to its owner's hand."""


@node
class DerezThis(Cost):
    """Derez the card the ability is on."""


@node
class RemoveThis(Cost):
    """Remove the card the ability is on from the game."""


@node
class AddThisAsAgenda(Cost):
    """Add the card the ability is on to the payer's score area, as an agenda worth so many points."""

    points: int


@node
class HostedCounters(Cost):
    """Spend counters hosted on the card the ability is on."""

    kind: str
    amount: Number = 1


@node
class CountersFrom(Cost):
    """Spend counters of a kind hosted on installed cards of a set, on one or on several."""

    kind: str
    amount: Number = 1
    cards: Filter = ANY_CARD


@node
class LooseCounters(Cost):
    """Remove counters of a kind that lie in servers: so many from each of these."""

    kind: str
    server: ServerRef
    amount: int = 1


@node
class Forfeit(Cost):
    """Forfeit agendas of a set from one's score area."""

    amount: int = 1
    cards: Filter = ANY_CARD


@node
class TrashCards(Cost):
    """Trash cards of a set, chosen by the one who pays; with `revealed`, they are shown to both players."""

    filter: Filter
    amount: int = 1
    revealed: bool = False


@node
class TrashRandom(Cost):
    """Trash random cards of a hand."""

    zone: Zone
    amount: int = 1


@node
class TrashTopCards(Cost):
    """Trash the top cards of a deck, unseen."""

    zone: DeckZone
    amount: int = 1


@node
class RevealAndTrashThis(Cost):
    """Show the card the ability is on to both players and trash it, from a hand."""


@node
class PlayThis(Cost):
    """Play the card the ability is on from a hand, for its play cost; then it is trashed."""


@node
class MoveCards(Cost):
    """Move cards of a set to a zone: those the payer chooses, or random ones; on top of a deck, at the bottom
    of it, or `shuffled` into it."""

    filter: Filter
    zone: Zone
    amount: int = 1
    bottom: bool = False
    shuffled: bool = False
    at_random: bool = False


@node
class TrashAllCards(Cost):
    """Trash all cards of a set, however many there are."""

    filter: Filter


@node
class RemoveTags(Cost):
    """Return tags to the bank."""

    amount: Number = 1


@node
class TakeTags(Cost):
    """Take tags."""

    amount: int = 1


@node
class SufferDamage(Cost):
    """Suffer damage."""

    kind: DamageKind
    amount: Number = 1


@node
class ForgoActions(Cost):
    """Give up the next actions one would have (the classic game's way to purge viruses)."""

    amount: int = 1


@node
class DerezCards(Cost):
    """Derez cards of a set, chosen by the one who pays."""

    filter: Filter
    amount: int = 1


@node
class TurnDownCards(Cost):
    """Turn hosted cards of a set that are not installed face down, chosen by the one who pays."""

    filter: Filter
    amount: int = 1


@node
class TakeBadPublicityCost(Cost):
    """Take bad publicity."""

    amount: int = 1


@node
class AgendaPoints(Cost):
    """Give up agenda points, though no agenda (classic)."""

    amount: int = 1


@node
class OneCost(Cost):
    """Pay one of several costs, of the payer's choice."""

    options: tuple[Costs, ...]
