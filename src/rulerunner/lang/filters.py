"""Filters: which cards. `&`, `|` and `~` combine them with their set meaning."""

from .base import Both as Both
from .base import Either as Either
from .base import Filter as Filter
from .base import Not as Not
from .base import Number, Ref, ServerRef
from .node import node
from .words import CardType, DeckZone, Lately, ServerPart, Who, Zone


@node
class Anything(Filter):
    """Every card."""


@node
class Is(Filter):
    """Cards of a type."""

    type: CardType


@node
class Has(Filter):
    """Cards with a subtype."""

    subtype: str


@node
class Named(Filter):
    """Cards with a name."""

    name: str


@node
class Of(Filter):
    """Cards of one side (of the ability's controller's side with `side="you"`, or "opponent")."""

    side: Who


@node
class In(Filter):
    """Cards in a zone."""

    zone: Zone


@node
class Installed(Filter):
    """Installed cards."""


@node
class Rezzed(Filter):
    """Rezzed cards."""


@node
class Unrezzed(Filter):
    """Installed Corp cards that are face down."""


@node
class FaceUp(Filter):
    """Cards that lie face up."""


@node
class Active(Filter):
    """Active cards (1.8.3): not those that are hosted without being installed."""


@node
class Same(Filter):
    """The card a reference points at."""

    ref: Ref


@node
class Among(Filter):
    """The cards in view: those the ability looked at, revealed, set aside or trashed from a deck last."""


@node
class JustDrawn(Filter):
    """The cards whose being drawn met the trigger condition, while they count as drawn (26.03: 8.4.3a)."""


@node
class TrashedTogether(Filter):
    """The card that met the trigger condition by being trashed, and those trashed together with it."""


@node
class DiscardedTogether(Filter):
    """The card that met the trigger condition by being discarded, and those discarded together with it."""


@node
class Picked(Filter):
    """The cards that an earlier `Choose`, `ChooseRandom` or `Search` of the same ability picked, wherever
    they are now."""

    slot: int = 0


@node
class OnTop(Filter):
    """The top cards of a deck."""

    zone: DeckZone
    amount: int = 1


@node
class CopyOf(Filter):
    """Other cards with the name of the card a reference points at."""

    ref: Ref


@node
class Copies(Filter):
    """The copies of the card a reference points at, that card included. In an effect that lasts, their name
    is settled as the effect begins."""

    ref: Ref


@node
class CopyOfAccessed(Filter):
    """Copies of the cards that were accessed this "turn" or this "run" (or else in the latest one), whatever
    has become of those; with `zones`, of those accessed in one of these."""

    within: Lately = "turn"
    zones: tuple[Zone, ...] = ()


@node
class Underwent(Filter):
    """Cards that a kind of change has happened to, as the objects they are now, this "turn" or this "run"."""

    kind: str
    within: Lately = "turn"


@node
class HostedOn(Filter):
    """Cards hosted on the card a reference points at."""

    ref: Ref


@node
class HostedOnAny(Filter):
    """Cards hosted on a card of a set."""

    cards: Filter


@node
class AtServer(Filter):
    """Cards in the root of a server, protecting it, or both ("root", "ice", "any")."""

    server: ServerRef
    part: ServerPart = "any"


@node
class WithCounters(Filter):
    """Cards hosting at least so many counters of a kind."""

    kind: str
    at_least: int = 1


@node
class CostAtMost(Filter):
    """Cards with a cost of at most a number: as `printed`, or as it is now."""

    most: Number
    printed: bool = True


@node
class WithTrashCost(Filter):
    """Cards that have a trash cost; with a number, those whose trash cost is that now."""

    cost: Number | None = None


@node
class SameTypeAs(Filter):
    """Cards of the type of the card a reference points at."""

    ref: Ref


@node
class WithSubroutines(Filter):
    """Ice that has a subroutine."""


@node
class Unique(Filter):
    """Unique cards (26.03: 10.1.1)."""


@node
class Outermost(Filter):
    """Ice that is the outermost protecting its server."""


@node
class CostIs(Filter):
    """Cards with a printed cost of just this number."""

    cost: Number


@node
class HasTrashCost(Filter):
    """Cards with a printed trash cost."""


@node
class WithTrashAbility(Filter):
    """Cards with a trash ability: a paid one whose trigger cost trashes the card itself (26.03: 1.19.4a)."""


@node
class OfYourFaction(Filter):
    """Cards of the faction of the controller's identity."""


@node
class OutsideGame(Filter):
    """Cards outside the game: identities that were brought along with a deck (26.03: 1.5.4)."""


@node
class OfChosenType(Filter):
    """Cards of the card type that `ChooseType` settled."""


@node
class OfChosenName(Filter):
    """Cards with the name that `ChooseName` settled."""


@node
class StrengthAtMost(Filter):
    """Cards with a (derived) strength of at most a number."""

    most: int


@node
class StrengthIs(Filter):
    """Cards with a (derived) strength of exactly a number."""

    number: Number


@node
class SamePosition(Filter):
    """Ice in the position of the ice a reference points at, counted from the innermost, at any server."""

    ref: Ref


@node
class OutsideOf(Filter):
    """Ice protecting the same server as the ice a reference points at, further out."""

    ref: Ref


@node
class UnderwentLastTurn(Filter):
    """Cards that a kind of change happened to in the last turn of a player, as the objects they are now."""

    kind: str
    side: Who


@node
class Hosting(Filter):
    """Cards that host an installed card of a set."""

    cards: Filter


@node
class OfRunnersFaction(Filter):
    """Cards of the faction of the Runner's identity."""


@node
class Worth(Filter):
    """Agendas worth so many points, or with `at_most` no more than that: as they are, or as `printed`."""

    points: Number
    at_most: bool = False
    printed: bool = False


@node
class CanAdvance(Filter):
    """Installed cards that may be advanced."""


@node
class CanSwapWith(Filter):
    """Cards that can change places with some other card of a set: each may be where the other is (26.03:
    8.8.2)."""

    cards: Filter


ANY_CARD = Anything()
INSTALLED = Installed()
REZZED = Rezzed()
UNREZZED = Unrezzed()
AMONG = Among()
