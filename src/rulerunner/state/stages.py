"""The stages of frames: how far each has come. Numbers with names, so that compiled they cost nothing."""

from typing import Final


class StepStage:
    """A step of a timing structure."""

    NEW: Final = 0
    WAITING: Final = 1
    """It has been begun; what it pushed comes first."""
    LAST_PART: Final = 2
    AFTER: Final = 99
    """It is done but for the checkpoint that follows it."""


class BlockStage:
    """An instruction of an ability."""

    NEW: Final = 0
    ANSWERED: Final = 1
    """What was asked, or begun, is over."""
    PAID: Final = 2
    DONE: Final = 3
    DECLINED: Final = 4


class UseStage:
    """How far an ability has come to be used: a player uses one by an optional part of it (9.1.6)."""

    NOT: Final = 0
    TAKEN: Final = 1
    """Its controller has chosen to resolve an optional part."""
    USED: Final = 2
    """An instruction of that part has been resolved."""


class ImminentStage:
    """An imminent instruction."""

    REPLACING: Final = 0
    INTERRUPTING: Final = 2
    RESOLVING: Final = 3


class InstallStage:
    """A card being installed."""

    COST_ASKED: Final = -1
    """The player has been asked whether to pay the additional cost of a directed install."""
    FACE_ASKED: Final = -2
    """The player has been asked whether the card goes face up."""
    COST_THERE_ASKED: Final = -3
    """The player has been asked whether to pay what a directed install costs at its destination."""
    NEW: Final = 0
    DESTINATION: Final = 1
    LIKE_CARDS: Final = 2
    TRASHING: Final = 3
    TRASHED: Final = 4
    """Like cards have been trashed for it."""
    PAID: Final = 5
    REZZING: Final = 6
    OVERWRITING: Final = 7
    """It is paid for, with credits on a card that is trashed for it: that comes now."""
    DIVIDED: Final = 8
    """The Corp has been asked how to divide a discount on the total."""
    X_ASKED: Final = 9


class PlayStage:
    """An event or operation being played."""

    NEW: Final = 0
    PAID: Final = 1
    ACTIVE: Final = 2
    RESOLVED: Final = 3
    TRASHED: Final = 4
    COST_ASKED: Final = 5
    X_ASKED: Final = 6


class RezStage:
    """A card being rezzed."""

    NEW: Final = 0
    COST_ASKED: Final = 1
    PAID: Final = 2
    REZZED: Final = 3
    X_ASKED: Final = 4


class TakeStage:
    """An agenda being scored or stolen."""

    NEW: Final = 0
    COST_ASKED: Final = 1
    PAID: Final = 2
    DECLINABLE: Final = 3


class AbilityStage:
    """A paid ability being used."""

    NEW: Final = 0
    PAID: Final = 1
    RESOLVED: Final = 2
    X_ASKED: Final = 3


class ActionStage:
    """A basic action."""

    NEW: Final = 0
    PAID: Final = 1
    DONE: Final = 2
    TARGET_CHOSEN: Final = 3
    COST_OFFERED: Final = 4
    """What it does to its target has an additional cost: it is paid as that is done (26.03: 1.16.10c)."""
    COST_ASKED: Final = 5
    COST_PAID: Final = 6


class TraceStage:
    """A trace."""

    NEW: Final = 0
    CORP_BIDS: Final = 1
    CORP_HAS_BID: Final = 2
    RUNNER_BIDS: Final = 3
    RUNNER_HAS_BID: Final = 4
    # Bid secretly (C21), what follows the Corp's bid is:
    BASE_LINK_NAMED: Final = 5
    ASK_BOOST: Final = 6
    BOOST_ASKED: Final = 7
    REVEAL: Final = 8
    CORP_HAS_PAID: Final = 9
    # and then in either case:
    DECIDE: Final = 10
    DECIDED: Final = 11
    # Link for after the bids are revealed comes before a secret one is decided:
    LATE_LINK: Final = 12
    LATE_LINK_NAMED: Final = 13
    LIMIT_RAISED: Final = 14
    """What the Corp bid beyond the limit is paid."""
    CANCELLABLE: Final = 15
    """It was successful, and what it does may have been cancelled."""
    BASE_LINK_FIRST: Final = 16
    """By a house rule, the Runner names a base link before the Corp bids."""


class PsiStage:
    """A psi game."""

    NEW: Final = 0
    CORP_HAS_BID: Final = 1
    RUNNER_HAS_BID: Final = 2
    FIRST_HAS_PAID: Final = 3
    PAID: Final = 4
    DECIDED: Final = 5


class DamageStage:
    """Damage of which a player picks cards."""

    NEW: Final = 0
    LOOK_ASKED: Final = 1
    PICKING: Final = 2
    PICKED: Final = 3
    SETTLING: Final = 4
    """How much of it is done is still to be settled."""
    STAKE_ASKED: Final = 5
    DEADLY: Final = 6
    """It is more than the grip holds, and the flatline is imminent."""


class DrawStage:
    """Drawn cards that lie aside."""

    NEW: Final = 0
    SETTLED: Final = 1


class MulliganStage:
    """Players decide about their starting hands, Corp first."""

    CORP: Final = 0
    RUNNER: Final = 1
    OVER: Final = 2


class TrashChoiceStage:
    """The chart's step 18."""

    SCORING: Final = 0
    PAYING: Final = 1
    ORDERING: Final = 2
    TRASHED: Final = 3


class TrashedStage:
    """Cards that have been trashed are sorted out."""

    NEW: Final = 0
    ASKED: Final = 1
