"""Plain words used all over the language and the machine: sides, card types, counters, zones, damage.

They are strings, so that a saved game, a log line and the code read alike.
"""

from typing import Final, Literal

Side = Literal["corp", "runner"]
CORP: Final = "corp"
RUNNER: Final = "runner"


Who = Literal["you", "opponent", "corp", "runner"]
MaybeRunner = Literal["", "runner"]
"""A player as an ability names them: its controller, the other one, or either by name."""
Anyone = Literal["", "you", "opponent", "corp", "runner"]
"""The same, where an ability may also name nobody."""


def other(side: Side) -> Side:
    return RUNNER if side == CORP else CORP


def relative(word: str, you: Side) -> Side:
    """Who "you", "opponent" or a side by its name is, to a player."""
    if word == "you":
        return you
    if word == "opponent":
        return other(you)
    return CORP if word == CORP else RUNNER


CardType = Literal[
    "identity", "agenda", "asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource"
]  # fmt: skip

# Card types. The classic game's node is an asset and its prep an event; the edition has the words shown.
AGENDA: Final = "agenda"
ASSET: Final = "asset"
ICE: Final = "ice"
OPERATION: Final = "operation"
UPGRADE: Final = "upgrade"
EVENT: Final = "event"
HARDWARE: Final = "hardware"
PROGRAM: Final = "program"
RESOURCE: Final = "resource"
IDENTITY: Final = "identity"
TYPES: Final = (
    IDENTITY,
    AGENDA,
    ASSET,
    ICE,
    OPERATION,
    UPGRADE,
    EVENT,
    HARDWARE,
    PROGRAM,
    RESOURCE,
)

# Counters hosted on cards.
ADVANCEMENT: Final = "advancement"
AGENDA_COUNTER: Final = "agenda"
POWER: Final = "power"
VIRUS: Final = "virus"
CREDIT: Final = "credit"
COUNTERS: Final = (POWER, VIRUS, CREDIT, ADVANCEMENT, AGENDA_COUNTER)
"""The kinds that the rules know; a card may have a kind of its own."""
FORGOING: Final = "forgoing"
"""How the Corp of the classic game purges without a card: by forgoing actions."""
STRENGTH: Final = "strength"
"""Each of these makes the card it is on stronger by 1, as the classic game's +1 strength counters do."""

# Kinds of damage. "core" is the damage older rulebooks call brain damage.
NET: Final = "net"
MEAT: Final = "meat"
CORE: Final = "core"
ActionKind = Literal["install", "draw", "gain credit"]
"""What an action can be for, and for nothing else."""
DamageKind = Literal["net", "meat", "core"]
AnyDamage = Literal["", "net", "meat", "core"]
Averted = Literal["", "tags", "net", "meat", "core"]
"""What of an imminent instruction is prevented, where that is not just what met the condition."""

# Zones. A card is in exactly one; cards in the play area also have a place (server, rig, host).
RND: Final = "R&D"
HQ: Final = "HQ"
ARCHIVES: Final = "Archives"
STACK: Final = "stack"
GRIP: Final = "grip"
HEAP: Final = "heap"
CORP_SCORE: Final = "corp score"
RUNNER_SCORE: Final = "runner score"
TABLE: Final = "table"  # installed cards
PLAY: Final = "play"  # events and operations being resolved, currents, cards being installed
IDENTITIES: Final = "identities"
ASIDE: Final = "aside"
REMOVED: Final = "removed"
Zone = Literal[
    "R&D", "HQ", "Archives", "stack", "grip", "heap", "corp score", "runner score",
    "table", "play", "identities", "aside", "removed",
]  # fmt: skip
AbilityZone = Literal[
    "", "anywhere",
    "R&D", "HQ", "Archives", "stack", "grip", "heap", "corp score", "runner score",
    "table", "play", "identities", "aside", "removed",
]  # fmt: skip
"""Where an ability is active, if not where its card is."""
DeckZone = Literal["R&D", "stack"]
PileZone = Literal["R&D", "stack", "heap"]
"""Piles with a card on top: decks, and the trash of the classic game's Runner, the last card uppermost."""
CentralName = Literal["HQ", "R&D", "Archives"]
ServerPart = Literal["any", "root", "ice"]
ZONES: Final = (
    RND,
    HQ,
    ARCHIVES,
    STACK,
    GRIP,
    HEAP,
    CORP_SCORE,
    RUNNER_SCORE,
    TABLE,
    PLAY,
    IDENTITIES,
    ASIDE,
    REMOVED,
)
OUTSIDE: Final = "outside"
"""No zone (26.03: 4.1.3), but a pile the game keeps like one: identities that a player brought along with
their deck, until an ability brings them in (26.03: 1.5.4)."""
PILES: Final = (*ZONES, OUTSIDE)
"""Wherever a card can be."""

DECK_OF: Final[dict[Side, Zone]] = {CORP: RND, RUNNER: STACK}
HAND_OF: Final[dict[Side, Zone]] = {CORP: HQ, RUNNER: GRIP}
DISCARD_OF: Final[dict[Side, Zone]] = {CORP: ARCHIVES, RUNNER: HEAP}
SCORE_OF: Final[dict[Side, Zone]] = {CORP: CORP_SCORE, RUNNER: RUNNER_SCORE}

REZ: Final = "rez"
REZ_IF_ABLE: Final = "rez if able"
FACE_DOWN: Final = "face down"
"""The detail of an install: a card of the Runner's that the Corp does not see."""
SHOWN: Final = "shown"
"""The detail of an install: a card of the Corp's that is revealed once it is installed. Also that of a
move, of a card that is set aside face up."""
LEAVING: Final = "leaving"
"""The detail of a card's being turned over: it lay face down, and has left the place where it did."""

SABOTAGE: Final = "sabotage"
"""The sort of a trashing by which cards enter Archives face down, whoever sees them (26.03: 10.12.2a)."""

ACTION_ENDS: Final = "action ends"
"""The kind of the change that a player has finished taking an action."""

WOULD: Final = "would "
"""What the kind of something begins with that would happen."""

HAD_SUBTYPES: Final = "had subtypes"
"""What a turn remembers under this: subtypes that were not printed, if anything gave or took any in it."""

# How long a lingering effect lasts.
THIS_RUN: Final = "run"
THIS_ENCOUNTER: Final = "encounter"
THIS_TURN: Final = "turn"
THIS_TRACE: Final = "trace"
THIS_ACCESS: Final = "access"
THIS_ACTION: Final = "action"
THE_GAME: Final = "game"
NEXT_TURN: Final = "next turn"  # the next turn of the player it is about: of the controller, unless it says
UNTIL_YOUR_TURN: Final = "until your turn"  # until the controller's next turn begins
WHILE_REZZED: Final = "rezzed"  # for as long as the card it is about stays rezzed
UNTIL_YOUR_TURN_ENDS: Final = "until your turn ends"  # until the controller's next turn ends
IN_ORDER: Final = "in order"  # the sort of a choice, in the log: of the order of subroutines
CHOSEN_TO_LAST: Final = "to last"  # the sort of a choice, in the log: of what something that lasts is about
SIX_ACTIONS: Final = "next 6 actions"  # of the Runner, besides the one in progress
NEXT_X_TURNS: Final = "next X turns"  # the next X turns of the controller
WHILE_ACTIVE: Final = "active"  # as long as the source stays active: as a Corp card stays rezzed
NEXT_ENCOUNTER: Final = "next encounter"  # until the next encounter of the run ends, or else the run
Duration = Literal[
    "run", "encounter", "access", "action", "turn", "trace", "game", "next turn", "until your turn",
    "until your turn ends", "rezzed", "active", "next encounter", "next 6 actions", "next X turns",
]  # fmt: skip
MaybeDuration = Literal[
    "", "run", "encounter", "access", "action", "turn", "trace", "game", "next turn", "until your turn",
    "until your turn ends", "rezzed", "active", "next encounter", "next 6 actions", "next X turns",
]  # fmt: skip

StrengthDuration = Literal["run", "turn", "game"]
"""For how long strength may be said to last at least."""

# Times an ability looks back over, and how often it may be used.
Within = Literal["turn", "run", "encounter", "breach", "last turn", "earlier success"]
TurnWithin = Literal["turn", "last turn"]
Lately = Literal["turn", "run"]
Period = Literal["", "turn", "run", "encounter", "breach", "action"]
UsePeriod = Literal["", "turn", "run", "encounter", "breach", "action", "subroutine"]
MaybeLately = Literal["", "turn", "run"]
Outcome = Literal["successful", "unsuccessful"]

Landing = Literal["deck", "face down"]
"""Where a trashed card may end up that does not go to its discard pile."""

# What is ignored, changed, forbidden, charged and paid for.
Ignored = Literal["", "all", "credits", "cost"]
CardValue = Literal[
    "strength", "install cost", "rez cost", "play cost", "trash cost", "memory cost", "requirement", "points",
    "trace limit",
]  # fmt: skip
PlayerValue = Literal[
    "hand size", "memory", "link", "HQ access", "R&D access", "clicks", "points to win",
    "starting hand", "starting bad publicity",
]  # fmt: skip
ForbiddenAct = Literal[
    "run", "be successful", "jack out", "access", "rez", "steal",
    "score", "trash", "install", "be broken", "trash as the Runner", "advance", "discard", "end the run",
    "draw as the Runner", "spend credits as the Runner", "use as the Runner", "use at all as the Runner",
    "spend from", "host",
]  # fmt: skip
CostlyAct = Literal[
    "run", "basic run", "access", "rez", "steal", "score", "play", "install", "trash resource", "trash",
    "use", "break", "jack out", "basic trash",
]  # fmt: skip
Losable = Literal["printed", "all", "all but printed subroutines"]
"""Which abilities a card loses."""
PricedAction = Literal["remove tag", "trash resource"]
Purpose = Literal[
    "any", "run", "trace", "icebreaker", "use", "install", "rez", "install or rez", "play", "trash",
    "remove tag",
]  # fmt: skip

Doing = Literal["trace", "net damage"]
"""What a subroutine does, where that tells it from others."""

# What a deck is asked about.
DeckFaction = Literal["", "haas_bioroid", "jinteki", "nbn", "weyland_consortium"]
DeckType = Literal["", "asset", "ice"]
Which = Literal["", "first", "last", "all but one", "exactly"]
"""Which subroutines are broken, if the Runner does not choose them one by one."""

EVERY: Final = 0
"""The amount that stands for all there are, where an amount of none would be pointless."""
