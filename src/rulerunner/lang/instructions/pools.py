"""Instructions about credits, clicks, tags, damage and bad publicity."""

from ..base import Effect, Number
from ..node import node
from ..words import DamageKind, MaybeRunner, Purpose, Who


@node
class Gain(Effect):
    """A player gains credits (the ability's controller unless named)."""

    amount: Number
    side: Who = "you"


@node
class Lose(Effect):
    """A player loses credits from the credit pool, as many as there are up to the amount (1.10.3b)."""

    amount: Number
    side: Who = "you"


@node
class Lend(Effect):
    """A player gains credits for a while: they can be spent for a purpose only, and go back to the bank with
    `ReturnLent`."""

    amount: Number
    purpose: Purpose = "any"
    side: Who = "you"


@node
class ReturnLent(Effect):
    """Credits that a player gained for a while by this card and has not spent go back to the bank."""

    side: Who = "you"


@node
class LoseAllCredits(Effect):
    """A player loses every credit in the credit pool."""

    side: Who = "you"


@node
class ScorePoints(Effect):
    """A player scores agenda points without an agenda (classic)."""

    amount: Number = 1
    side: Who = "you"


@node
class LosePoints(Effect):
    """A player loses agenda points, though no agenda (classic)."""

    amount: Number = 1
    side: Who = "you"


@node
class GainClicks(Effect):
    """A player gains clicks."""

    amount: Number = 1
    side: Who = "you"


@node
class LoseClicks(Effect):
    """A player loses clicks, as many as there are up to the amount."""

    amount: int = 1
    side: Who = "you"


@node
class Draw(Effect):
    """A player draws cards."""

    amount: Number = 1
    side: Who = "you"


@node
class GiveTags(Effect):
    """The Runner takes tags."""

    amount: Number = 1
    preventable: bool = True


@node
class RemoveTag(Effect):
    """A player removes tags from the Runner."""

    amount: Number = 1
    by: Who = "you"


@node
class Damage(Effect):
    """Damage is done to the Runner by the Corp, or suffered by the Runner's own doing (10.4.1): by whoever
    has the ability, or `by` the Runner though it is the Corp's."""

    kind: DamageKind
    amount: Number
    preventable: bool = True
    by: MaybeRunner = ""


@node
class RemoveCoreDamage(Effect):
    """All the core damage that the Runner has suffered is undone (classic)."""


@node
class TakeBadPublicity(Effect):
    """The Corp takes bad publicity."""

    amount: Number = 1


@node
class RemoveBadPublicity(Effect):
    """Bad publicity is removed from the Corp."""

    amount: Number = 1
