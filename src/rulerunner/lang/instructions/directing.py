"""Instructions that join others or direct which follow."""

from ..base import (
    Ability,
    Block,
    Condition,
    Costs,
    Declaration,
    Effect,
    Filter,
    Instruction,
    Number,
    Ref,
    ServerRef,
)
from ..filters import ANY_CARD
from ..node import node
from ..refs import THIS
from ..words import ActionKind, Duration, MaybeDuration, Who, Zone


@node
class All(Instruction):
    """Effects carried out together, as one instruction."""

    effects: tuple[Effect, ...]


@node
class Choose(Instruction):
    """A player chooses targets: exactly so many, or up to so many; `different` ones have different names."""

    filter: Filter
    amount: Number = 1
    by: Who = "you"
    up_to: bool = False
    slot: int = 0
    different: bool = False


@node
class ChooseServer(Instruction):
    """A player chooses a server; `RememberServer` notes it on the source."""

    server: ServerRef
    by: Who = "you"


@node
class MoveToServer(Instruction):
    """An installed card moves to the root of one of these servers, of the controller's choice."""

    server: ServerRef
    ref: Ref = THIS


@node
class ChooseNumber(Instruction):
    """A player chooses a number, which becomes X."""

    least: Number
    most: Number
    by: Who = "you"


@node
class Search(Instruction):
    """A player searches a zone of theirs for a card, or for up to so many; a deck is shuffled afterwards
    (8.7). `different` cards have different names."""

    zone: Zone
    filter: Filter
    reveal: bool = False
    slot: int = 0
    amount: int = 1
    different: bool = False


@node
class Distribute(Instruction):
    """The controller places so many counters in all on cards of a set, as they like."""

    amount: Number
    kind: str
    filter: Filter


@node
class PayUpTo(Instruction):
    """The controller may pay up to so many credits, or any number of them (0); how many they paid is X in
    what follows. With `each`, they pay that many credits every time, and X is how many times."""

    most: Number
    then: Block
    each: int = 1


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
    by: Who = "you"
    otherwise: Block = ()


@node
class EachMayDraw(Instruction):
    """Each player may draw so many cards: both say whether they do, the active player first, and then the
    cards are drawn at once (26.03: 8.4.4a)."""

    amount: Number = 1


@node
class Unless(Instruction):
    """A block is carried out unless a player pays a cost. With `must`, they have to pay if they can."""

    cost: Costs
    then: Block
    by: Who = "runner"
    must: bool = False


@node
class ChooseOne(Instruction):
    """A player chooses between effects; the choice is an instruction of its own (9.10.4f).

    With `must`, they have to choose one that can be resolved (9.11.3c). With an `amount`, so many different
    ones are carried out, in any order, each chosen once the one before is done; or `up_to` so many.
    """

    options: tuple[Block, ...]
    by: Who = "you"
    must: bool = False
    amount: Number = 1
    up_to: bool = False


@node
class Repeat(Instruction):
    """Carry out a block so many times."""

    times: Number
    block: Block


@node
class Again(Instruction):
    """Begin anew with the block around the condition or the offer that this is the last word of: "repeat this
    process"."""


@node
class Trace(Instruction):
    """A trace attempt (10.8). In the classic game the strength is the trace's limit, and each point of trace
    costs the Corp so many credits (`each`)."""

    strength: Number
    success: Block = ()
    failure: Block = ()
    each: int = 1


@node
class PsiGame(Instruction):
    """Both players secretly bid 0, 1 or 2 credits, reveal their bids and spend them; what follows depends on
    whether the bids differ or match (26.03: 10.14.6)."""

    differ: Block = ()
    match: Block = ()


@node
class Guess(Instruction):
    """The controller hides so many of their credits, at least a number of them, and the opponent guesses how
    many; that is X in what follows."""

    least: int
    right: Block
    wrong: Block


@node
class ResolveSubroutine(Instruction):
    """A player chooses a subroutine on a card, and the Corp resolves it there, outside the order of any
    encounter. With a cost, that is offered once the subroutine is chosen."""

    ref: Ref
    by: Who = "you"
    cost: Costs = ()


@node
class Run(Instruction):
    """The Runner makes a run. The linked abilities apply to that run only (9.10.5). It may be `free` of
    additional costs."""

    server: ServerRef
    linked: tuple[Ability, ...] = ()
    free: bool = False


@node
class RunEach(Instruction):
    """The Runner makes a run on each of these servers, one after the other in any order. It has done
    something if all of these runs were successful."""

    server: ServerRef


@node
class RollOn(Instruction):
    """Roll a die. If it shows no more than a number, the controller divides what it shows between credits,
    which they gain, and dice, which are rolled in turn, until no die is left."""

    most: int


@node
class Pledge(Instruction):
    """The Runner cannot spend more than so many credits for the rest of the run, and loses what is left of
    them once it is complete (classic)."""

    amount: Number


@node
class ActionsFor(Instruction):
    """The controller gains actions that they can take for one thing only (classic): to draw a card, to gain a
    credit, or to install a card of a set. Those `in_a_row` come next, one after the other; who leaves one of
    them leaves the rest. Any other is taken when its player likes, as long as that turn lasts."""

    kind: ActionKind
    amount: int = 1
    cards: Filter = ANY_CARD
    in_a_row: bool = False


@node
class ActionTo(Instruction):
    """The controller gains an action that they take, when they like in that turn, by doing this (classic)."""

    block: Block


@node
class TakeAction(Instruction):
    """The controller takes an action, if it is their action phase (26.03: 5.2.4), spending so many clicks
    less for it; a `different` one from all they have taken this turn (26.03: 5.2.5b)."""

    less: int = 0
    different: bool = False


@node
class Lasting(Instruction):
    """Create a lingering effect: a declaration that applies for a duration (9.9).

    `bind` fixes the card it is about now; with `next_encounter` it waits for the next ice encountered and
    then applies for that encounter, or for the run if that is its duration.
    """

    declaration: Declaration
    duration: Duration
    bind: Ref | None = None
    next_encounter: bool = False


@node
class GiveSubtypes(Instruction):
    """The controller chooses subtypes among some, from one to so many, and a card gains them for a duration.
    If none are named, all that have been printed on ice may be chosen (26.03: 2.16.6)."""

    ref: Ref
    duration: Duration
    subtypes: tuple[str, ...] = ()
    most: int = 1


@node
class CopySubroutines(Instruction):
    """The source gains the subtypes of another piece of ice, and its subroutines, in order, before all its
    others, for a duration."""

    ref: Ref
    duration: Duration


@node
class TakeSubroutines(Instruction):
    """The source gains the subroutines of some cards for a duration. The controller declares where each of
    them stands among those the source has by then (26.03: 9.8.2c)."""

    ref: Ref
    duration: Duration


@node
class HostAsCounter(Instruction):
    """The source, an operation or event, becomes a condition counter hosted on a card, with these abilities
    and nothing else (26.03: 10.1.4). In them that card is `HOST`."""

    host: Ref
    abilities: tuple[Ability, ...]


@node
class Later(Instruction):
    """Create a delayed conditional ability (9.6.14). Without a duration it exists until it resolves."""

    ability: Ability
    duration: MaybeDuration = ""
    bind: Ref | None = None
    next_encounter: bool = False


@node
class Instead(Instruction):
    """Create a replacement effect for a coming effect of a kind (9.8.8), as an option if `may`.

    In an interrupt about such an effect it applies to that one, and at once.
    """

    kind: str
    then: Block
    duration: Duration = "run"
    may: bool = False
