"""Instructions about runs, ice, accessing, and the game itself."""

from ..base import Ability, Effect, Filter, Instruction, Number, Ref, ServerRef
from ..filters import ANY_CARD
from ..node import node
from ..refs import ATTACKED, CHOSEN
from ..words import Averted, Duration, Which, Who


@node
class EndRun(Effect):
    """A player ends the run (6.1.4)."""

    by: Who = "you"


@node
class Bypass(Effect):
    """The encountered ice is bypassed."""


@node
class BreakSubroutines(Effect):
    """Break up to so many subroutines on the encountered ice; the Runner chooses which. 0 means all.

    With `which`, that is the "first" or the "last" one, or all unbroken ones but one the Runner chooses,
    which may be broken already (26.03: 9.8.6b); or it is "exactly" so many, as far as there are.
    """

    amount: Number = 1
    ice: Filter = ANY_CARD
    interface: bool = False
    which: Which = ""


@node
class Boost(Effect):
    """The source icebreaker gets more strength, for the encounter unless said otherwise."""

    amount: Number = 1
    duration: Duration = "encounter"


@node
class ChangeServer(Effect):
    """The attacked server becomes another; the run goes on from the same step (26.03: 6.1.2d)."""

    server: ServerRef


@node
class MoveRunner(Effect):
    """The Runner moves to the outermost position of a server and approaches any ice there (26.03: 6.2.8b);
    with `encounter`, encounters it."""

    server: ServerRef
    encounter: bool = False


@node
class MoveToIce(Effect):
    """The Runner moves to the position of a piece of ice and encounters it, or with `approach` approaches it
    (26.03: 6.2.8a)."""

    ref: Ref
    approach: bool = False


@node
class Deflect(Effect):
    """The Runner is now encountering the outermost rezzed ice of a server, which becomes the attacked one; if
    there is none, they have passed all ice there (classic)."""

    server: ServerRef


@node
class Confront(Effect):
    """The Runner is now at a piece of ice of the attacked server, having passed all that is further out, even
    if the run was about to be successful: rezzed ice they encounter, unrezzed ice they approach. Ice that is
    not installed they encounter past all that is (classic)."""

    ref: Ref = CHOSEN


@node
class FallBack(Effect):
    """The run goes on from so many rezzed pieces of ice further out; if there are not that many, from the
    outermost piece of ice (classic)."""

    amount: Number = 1


@node
class EncounterIce(Effect):
    """The Runner encounters a piece of ice outside the run's progression: a forced encounter."""

    ref: Ref


@node
class AccessCard(Effect):
    """The Runner accesses a card. The linked abilities apply to that access only; in them that card is
    `BOUND`."""

    ref: Ref = CHOSEN
    linked: tuple[Ability, ...] = ()


@node
class Breach(Effect):
    """The Runner accesses a server (breaches it). The linked abilities apply to that breach only. With
    `first`, the first card they access must be that one."""

    server: ServerRef = ATTACKED
    linked: tuple[Ability, ...] = ()
    first: Ref | None = None


@node
class TrashAccessed(Instruction):
    """The Runner chooses one or more of the cards they are accessing and trashes them at no cost, be there a
    trash cost or not."""


@node
class AccessMore(Effect):
    """The Runner accesses more cards from the server of the breach that is beginning (7.6.3)."""

    amount: Number = 1


@node
class IdentifyMark(Effect):
    """If there is no mark, a random central server becomes it for the turn (26.03: 10.11.2)."""


@node
class JackOut(Effect):
    """The Runner jacks out."""


@node
class Prevent(Effect):
    """Prevent some of the imminent effect this interrupt is about, or `of` what is named: tags, or damage of
    a kind; an amount of 0 means all of it."""

    amount: Number = 1
    of: Averted = ""


@node
class IncreaseImminent(Effect):
    """Raise the value of the imminent effect this interrupt is about."""

    amount: Number = 1


@node
class ReduceTrace(Effect):
    """Lower the base strength of the imminent trace this interrupt is about to a number (9.8.6d)."""

    to: Number = 0


@node
class PayLess(Effect):
    """In an interrupt: the card that would be played or installed costs so many credits less (26.03:
    9.9.6c)."""

    amount: Number = 1


@node
class RollDie(Effect):
    """Roll a six-sided die; the result is the `LAST` amount."""


@node
class LoseGame(Effect):
    """A player loses the game."""

    side: Who = "you"


@node
class EndActionPhase(Effect):
    """The controller's action phase ends, if that is the phase it is (5.4.3)."""


@node
class UndoUses(Instruction):
    """What a card was used for in the encounter in progress comes to nothing: the subroutines it broke are
    unbroken again, and an ability of it that is paid for and still to resolve does nothing (classic)."""

    ref: Ref


@node
class Forgo(Effect):
    """A player gives up the next actions they would have (classic)."""

    amount: Number = 1
    side: Who = "you"


@node
class ForceJackOutAfterEncounter(Effect):
    """The Runner must jack out once the current encounter ends."""
