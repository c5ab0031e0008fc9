"""Instructions: what an ability does, in the order it does it (9.3.4).

Most instructions are effects: they act on the game at once and may be interrupted while imminent. `All` joins
effects that one sentence carries out together. The control words (`Choose`, `If`, `May`, `Unless`, `Trace`,
`Run`, ...) direct which instructions follow.
"""

from typing import TYPE_CHECKING

from .conditions import Condition
from .costs import Costs
from .filters import ANY_CARD, Filter
from .node import node
from .quantities import Number
from .refs import ATTACKED, CHOSEN, THIS, Ref, ServerRef

if TYPE_CHECKING:
    from .abilities import Ability
    from .statics import Declaration


class Instruction:
    """One instruction of an ability."""

    __slots__ = ()


class Effect(Instruction):
    """An instruction that acts on the game at once."""

    __slots__ = ()


Block = tuple[Instruction, ...]


# --- credits, clicks, cards -------------------------------------------------------------------------------


@node
class Gain(Effect):
    """A player gains credits (the ability's controller unless named)."""

    amount: Number
    side: str = "you"


@node
class Lose(Effect):
    """A player loses credits from the credit pool, as many as there are up to the amount (1.10.3b)."""

    amount: Number
    side: str = "you"


@node
class LoseAllCredits(Effect):
    """A player loses every credit in the credit pool."""

    side: str = "you"


@node
class GainClicks(Effect):
    """A player gains clicks."""

    amount: int = 1
    side: str = "you"


@node
class LoseClicks(Effect):
    """A player loses clicks, as many as there are up to the amount."""

    amount: int = 1
    side: str = "you"


@node
class Draw(Effect):
    """A player draws cards."""

    amount: Number = 1
    side: str = "you"


# --- tags, damage, bad publicity --------------------------------------------------------------------------


@node
class GiveTags(Effect):
    """The Runner takes tags."""

    amount: Number = 1


@node
class RemoveTag(Effect):
    """Tags are removed from the Runner."""

    amount: Number = 1


@node
class Damage(Effect):
    """Damage is done to the Runner by the Corp, or suffered by the Runner's own doing (10.4.1)."""

    kind: str
    amount: Number
    preventable: bool = True


@node
class TakeBadPublicity(Effect):
    """The Corp takes bad publicity."""

    amount: Number = 1


@node
class RemoveBadPublicity(Effect):
    """Bad publicity is removed from the Corp."""

    amount: Number = 1


# --- counters ---------------------------------------------------------------------------------------------


@node
class Place(Effect):
    """Counters (or credits) from the bank are placed on a card."""

    amount: Number
    kind: str
    on: Ref = THIS


@node
class PlaceOwnCredits(Effect):
    """The controller places credits from the credit pool on a card, as many as there are up to the amount."""

    amount: Number
    on: Ref = THIS


@node
class RemoveCounters(Effect):
    """Counters are removed from a card, as many as there are up to the amount."""

    amount: Number
    kind: str
    on: Ref = THIS


@node
class TakeCredits(Effect):
    """A player takes credits from a card into the credit pool, as many as there are up to the amount."""

    amount: Number
    on: Ref = THIS


@node
class TakeAnyCredits(Effect):
    """A player takes any number of credits from a card; the number is chosen as the effect resolves."""

    on: Ref = THIS


@node
class Infect(Effect):
    """Virus counters are put in a server, or with the Corp; their own abilities last as long as they do.

    What the counters do is said by `CounterText` abilities of the source.
    """

    kind: str
    amount: Number = 1
    server: ServerRef | None = None


@node
class Purge(Effect):
    """All virus counters are removed."""


# --- cards ------------------------------------------------------------------------------------------------


@node
class Trash(Effect):
    """A player trashes cards: the ability's controller unless another is named (26.03: 1.14.5)."""

    ref: Ref = THIS
    by: str = "you"


@node
class TrashAll(Effect):
    """All cards of a set are trashed together."""

    filter: Filter


@node
class TrashTop(Effect):
    """A player trashes the top cards of a deck, unseen."""

    zone: str
    amount: Number = 1
    by: str = "you"


@node
class ShowRandom(Effect):
    """Random cards of a hand are shown to both players, as many as there are up to the amount."""

    zone: str
    amount: Number = 1


@node
class DiscardRandom(Effect):
    """A player discards random cards of their hand, as many as there are up to the amount."""

    zone: str
    amount: Number = 1


@node
class MoveTo(Effect):
    """Cards move to a zone (a deck is entered on top, or at the bottom)."""

    ref: Ref
    zone: str
    bottom: bool = False


@node
class ShuffleDeck(Effect):
    """A player's deck is shuffled."""

    side: str = "you"


@node
class RezCard(Effect):
    """The Corp rezzes a card: paying, or ignoring "all" costs, or ignoring "credits"."""

    ref: Ref = CHOSEN
    ignoring: str = ""


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
    ignoring: str = ""
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

    zone: str
    amount: Number = 1


@node
class LookAtHand(Effect):
    """The controller looks at every card of a hand."""

    zone: str


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
class Attach(Effect):
    """A card becomes hosted on another."""

    ref: Ref
    host: Ref


# --- runs and ice -----------------------------------------------------------------------------------------


@node
class EndRun(Effect):
    """The run ends (6.1.4)."""


@node
class Bypass(Effect):
    """The encountered ice is bypassed."""


@node
class BreakSubroutines(Effect):
    """Break up to so many subroutines on the encountered ice; the Runner chooses which. 0 means all."""

    amount: Number = 1
    ice: Filter = ANY_CARD
    interface: bool = False


@node
class Boost(Effect):
    """The source icebreaker gets more strength, for the encounter unless said otherwise."""

    amount: Number = 1
    duration: str = "encounter"


@node
class ChangeServer(Effect):
    """The attacked server becomes another; the run goes on from the same step (26.03: 6.1.2d)."""

    server: ServerRef


@node
class EncounterIce(Effect):
    """The Runner encounters a piece of ice outside the run's progression: a forced encounter."""

    ref: Ref


@node
class AccessCard(Effect):
    """The Runner accesses a card."""

    ref: Ref = CHOSEN


@node
class Breach(Effect):
    """The Runner accesses a server (breaches it)."""

    server: ServerRef = ATTACKED


@node
class AccessMore(Effect):
    """The Runner accesses more cards from the server of the breach that is beginning (7.6.3)."""

    amount: Number = 1


@node
class DeclareSuccessful(Effect):
    """The run is declared successful. Only the rules do this."""


@node
class JackOut(Effect):
    """The Runner jacks out."""


@node
class Prevent(Effect):
    """Prevent some of the imminent effect this interrupt is about; an amount of 0 means all of it."""

    amount: Number = 1


@node
class IncreaseImminent(Effect):
    """Raise the value of the imminent effect this interrupt is about."""

    amount: Number = 1


@node
class RollDie(Effect):
    """Roll a six-sided die; the result is the `LAST` amount."""


@node
class LoseGame(Effect):
    """A player loses the game."""

    side: str = "you"


@node
class LoseRemainingActions(Effect):
    """The Runner loses the remaining actions of the turn."""


@node
class Forgo(Effect):
    """A player gives up the next actions they would have (classic)."""

    amount: Number = 1
    side: str = "you"


@node
class ForceJackOutAfterEncounter(Effect):
    """The Runner must jack out once the current encounter ends."""


# --- joining and directing --------------------------------------------------------------------------------


@node
class All(Instruction):
    """Effects carried out together, as one instruction."""

    effects: tuple[Effect, ...]


@node
class Choose(Instruction):
    """A player chooses targets: exactly so many, or up to so many."""

    filter: Filter
    amount: Number = 1
    by: str = "you"
    up_to: bool = False
    slot: int = 0


@node
class ChooseServer(Instruction):
    """A player chooses a server and it is noted on the source."""

    server: ServerRef
    by: str = "you"


@node
class ChooseNumber(Instruction):
    """A player chooses a number, which becomes X."""

    least: Number
    most: Number
    by: str = "you"


@node
class Search(Instruction):
    """A player searches a zone of theirs for a card; a deck is shuffled afterwards (8.7)."""

    zone: str
    filter: Filter
    reveal: bool = False
    slot: int = 0


@node
class If(Instruction):
    """Go on with one block or the other; `LAST` is in them what it was before."""

    condition: Condition
    then: Block
    otherwise: Block = ()


@node
class May(Instruction):
    """A player may carry out a block, paying a nested cost if there is one."""

    then: Block
    cost: Costs = ()
    by: str = "you"
    otherwise: Block = ()


@node
class Unless(Instruction):
    """A block is carried out unless a player pays a cost. With `must`, they have to pay if they can."""

    cost: Costs
    then: Block
    by: str = "runner"
    must: bool = False


@node
class ChooseOne(Instruction):
    """A player chooses between effects; the choice is an instruction of its own (9.10.4f).

    With `must`, they have to choose one that can be resolved (9.11.3c).
    """

    options: tuple[Block, ...]
    by: str = "you"
    must: bool = False


@node
class Repeat(Instruction):
    """Carry out a block so many times."""

    times: Number
    block: Block


@node
class Trace(Instruction):
    """A trace attempt (10.8). In the classic game the strength is the trace's limit."""

    strength: Number
    success: Block = ()
    failure: Block = ()


@node
class Run(Instruction):
    """The Runner makes a run. The linked abilities apply to that run only (9.10.5)."""

    server: ServerRef
    linked: "tuple[Ability, ...]" = ()


@node
class Lasting(Instruction):
    """Create a lingering effect: a declaration that applies for a duration (9.9).

    `bind` fixes the card it is about now; with `next_encounter` it waits for the next ice encountered and
    then applies for that encounter.
    """

    declaration: "Declaration"
    duration: str
    bind: Ref | None = None
    next_encounter: bool = False


@node
class Later(Instruction):
    """Create a delayed conditional ability (9.6.14). Without a duration it exists until it resolves."""

    ability: "Ability"
    duration: str = ""
    bind: Ref | None = None
    next_encounter: bool = False


@node
class Instead(Instruction):
    """Create a replacement effect for a coming effect of a kind (9.8.8), as an option if `may`.

    In an interrupt about such an effect it applies to that one, and at once.
    """

    kind: str
    then: Block
    duration: str = "run"
    may: bool = False
