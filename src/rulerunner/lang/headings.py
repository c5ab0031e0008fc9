"""Headings: what the declarations of static abilities are filed under, so that a question finds its own."""

from collections.abc import Mapping
from typing import Final

from .statics import (
    AccessLimit,
    AddedWith,
    AdditionalCost,
    Advanceable,
    AsIfInHand,
    BasicCost,
    BreakLimit,
    BreaksOnly,
    Cannot,
    CannotGainAbilities,
    CountsAsTagged,
    DeckAgendas,
    DeckCopies,
    Declaration,
    DefinesX,
    DelaysSteals,
    FirstClickRuns,
    ForfeitsPoints,
    FreeInDeck,
    FromTheBottom,
    GainsSubroutines,
    GainsSubtype,
    GainsSubtypesOf,
    GainsTextOf,
    GivesUpDamage,
    Hidden,
    Hosts,
    InEncounters,
    InPool,
    InstallDiscount,
    InstalledFaceUp,
    InstallOnly,
    InstallOnlyIf,
    InstallOnlyOn,
    InterfaceOnly,
    KeepsTrashed,
    LastsLonger,
    Lifted,
    LosesAbilities,
    LosesSubtype,
    MayInstallFaceUp,
    MemoryFor,
    Modify,
    MoreRoom,
    MustTrash,
    NeverAsAction,
    NoNewServers,
    NotLowered,
    PaysForSuccessor,
    PicksDamage,
    Player,
    PlayOnlyIf,
    PreventsAll,
    PreventsAllBut,
    PreventsUnpaid,
    RaisesTraces,
    RandomDiscards,
    Recurring,
    RemovedOnceResolved,
    RemovesHosted,
    RemovesTrashed,
    RepeatsSubroutines,
    Replaces,
    ResolvesAs,
    RevealedWhenAccessed,
    RezAmongOthers,
    RezOnInstall,
    RezPayment,
    SavesInstead,
    ServerLimit,
    SkipEncounters,
    SpendAtMost,
    SpendFrom,
    StaysUntil,
    TracesSucceed,
    TrashFreely,
    UsedOnce,
    WhilePaying,
    XAtLeast,
    XAtMost,
)

AT_HAND: Final = "as if in hand"
"""The heading of what lets cards be played or installed from elsewhere."""
LOSES: Final = "loses"
"""The heading of what takes abilities away, or gives a card the text of another: of what changes faces."""
REMOVES: Final = "removes hosted"
"""The heading of what is removed from the game together with its host."""
CLAIMS_TRASHED: Final = "claims trashed"
"""The heading of what lets a player send trashed cards elsewhere: out of the game, or onto another card."""
FORFEITS: Final = "forfeits points"
"""The heading of what takes points away as they are scored."""
DELAYED: Final = "delays steals"
"""The heading of what puts off that agendas are stolen."""
MORE_ROOM: Final = "more room"
"""The heading of what lets a server have more agendas and assets."""
SAVES: Final = "saves instead"
"""The heading of what lets credits be put by."""
FIRST_CLICK: Final = "first click"
"""The heading of what the first click of a turn must be spent on."""
SPEND: Final = "spend"
"""The heading of cards whose credits may be spent."""
IN_POOL: Final = "pool"
"""The heading of cards whose credits count as in the pool."""
RECURRING: Final = "recurring"
"""The heading of credits that come back each turn."""
SUBTYPE: Final = "subtype"
"""The heading of subtypes gained."""
NO_SUBTYPE: Final = "no subtype"
"""The heading of subtypes lost."""
SUBROUTINES: Final = "subroutines"
"""The heading of subroutines gained, or resolved again."""
DEFINES_X: Final = "x"
"""The heading of what X is."""
BREAK_LIMIT: Final = "break limit"
"""The heading of how many subroutines of ice can be broken in an encounter."""
SKIP: Final = "skip"
"""The heading of ice that is not encountered."""
PICKS_DAMAGE: Final = "picks damage"
"""The heading of who chooses the cards that damage trashes."""
ACCESS_LIMIT: Final = "access limit"
"""The heading of how many cards can be accessed in a run."""
MUST_TRASH: Final = "must trash"
"""The heading of what the Runner has to trash when accessing it."""
TRASH_FREELY: Final = "trash freely"
"""The heading of what the Runner may trash at no cost."""
BREAKS_ONLY: Final = "breaks only"
"""The heading of icebreakers that break only some subroutines."""
STAKES: Final = "stakes"
"""The heading of damage that is done only in part: what is unpaid, or given up for counters."""
PREVENTS_ALL_BUT: Final = "prevents all but"
"""The heading of damage of which all but a part is prevented."""
PAYS_FOR_SUCCESSOR: Final = "pays for successor"
"""The heading of credits that pay for a card for which theirs is trashed."""
SPEND_AT_MOST: Final = "spend at most"
"""The heading of how much may be spent in a run."""
TRACES_SUCCEED: Final = "traces succeed"
"""The heading of traces that succeed whatever is bid."""
RAISES_TRACES: Final = "raises traces"
"""The heading of credits that also raise the limit of a trace."""
RANDOM_DISCARDS: Final = "random discards"
"""The heading of discards that are made at random."""
HOSTS: Final = "hosts"
"""The heading of cards that other cards may be installed on."""
INTERFACE: Final = "interface"
"""The heading of icebreakers that interface only with some ice."""
LASTS_LONGER: Final = "lasts longer"
"""The heading of strength that lasts longer."""
RESOLVES_AS: Final = "resolves as"
"""The heading of subroutines that resolve as another one."""
FROM_THE_BOTTOM: Final = "from the bottom"
"""The heading of decks that are accessed from the bottom."""
SERVER_LIMIT: Final = "server limit"
"""The heading of how many remote servers there may be."""
BASIC_COST: Final = "basic cost"
"""The heading of basic actions that cost more or less."""
IN_ENCOUNTERS: Final = "in encounters"
"""The heading of cards that can be used in encounters though they are no icebreakers."""
WHILE_PAYING: Final = "while paying"
"""The heading of abilities that can be used while a cost is paid."""
INSTALL_DISCOUNT: Final = "install discount"
"""The heading of installs that cost less."""
LIFT: Final = "lift"
"""The heading of counters that an action can remove."""
MAY_INSTALL_FACE_UP: Final = "face up"
"""The heading of cards that may be installed face up."""
MEMORY_FOR: Final = "memory for"
"""The heading of memory for some programs alone."""
COUNTS_AS_TAGGED: Final = "tagged"
"""The heading of what makes the Runner count as tagged."""
ITSELF: Final = "self"
"""The heading of what a card says of itself."""
DECK_BUILDING: Final = "deck"
"""The heading of what a card says of the deck it is in."""
LENT_CREDITS: Final = "lent"
"""The heading of what lent credits may be spent for, which lasts and is declared by no card."""

HEADINGS: Final[Mapping[type[Declaration], str]] = {
    SpendFrom: SPEND,
    InPool: IN_POOL,
    Recurring: RECURRING,
    GainsSubtype: SUBTYPE,
    GainsSubtypesOf: SUBTYPE,
    LosesSubtype: NO_SUBTYPE,
    RemovesHosted: REMOVES,
    RemovesTrashed: CLAIMS_TRASHED,
    GainsSubroutines: SUBROUTINES,
    RepeatsSubroutines: SUBROUTINES,
    DefinesX: DEFINES_X,
    BreakLimit: BREAK_LIMIT,
    SkipEncounters: SKIP,
    PicksDamage: PICKS_DAMAGE,
    AccessLimit: ACCESS_LIMIT,
    MustTrash: MUST_TRASH,
    TrashFreely: TRASH_FREELY,
    BreaksOnly: BREAKS_ONLY,
    PreventsUnpaid: STAKES,
    GivesUpDamage: STAKES,
    ForfeitsPoints: FORFEITS,
    KeepsTrashed: CLAIMS_TRASHED,
    DelaysSteals: DELAYED,
    MoreRoom: MORE_ROOM,
    SavesInstead: SAVES,
    PreventsAllBut: PREVENTS_ALL_BUT,
    PaysForSuccessor: PAYS_FOR_SUCCESSOR,
    SpendAtMost: SPEND_AT_MOST,
    TracesSucceed: TRACES_SUCCEED,
    RaisesTraces: RAISES_TRACES,
    RandomDiscards: RANDOM_DISCARDS,
    FirstClickRuns: FIRST_CLICK,
    Hosts: HOSTS,
    InterfaceOnly: INTERFACE,
    LastsLonger: LASTS_LONGER,
    ResolvesAs: RESOLVES_AS,
    FromTheBottom: FROM_THE_BOTTOM,
    ServerLimit: SERVER_LIMIT,
    NoNewServers: SERVER_LIMIT,
    BasicCost: BASIC_COST,
    InEncounters: IN_ENCOUNTERS,
    WhilePaying: WHILE_PAYING,
    InstallDiscount: INSTALL_DISCOUNT,
    Lifted: LIFT,
    MayInstallFaceUp: MAY_INSTALL_FACE_UP,
    AsIfInHand: AT_HAND,
    MemoryFor: MEMORY_FOR,
    CountsAsTagged: COUNTS_AS_TAGGED,
    **dict.fromkeys((LosesAbilities, CannotGainAbilities, GainsTextOf), LOSES),
    **dict.fromkeys(
        (
            AddedWith,
            InstalledFaceUp,
            InstallOnly,
            InstallOnlyOn,
            Advanceable,
            StaysUntil,
            RezAmongOthers,
            RevealedWhenAccessed,
            PlayOnlyIf,
            XAtMost,
            XAtLeast,
            NeverAsAction,
            RezOnInstall,
            Hidden,
            RezPayment,
            InstallOnlyIf,
            UsedOnce,
            RemovedOnceResolved,
        ),
        ITSELF,
    ),
    **dict.fromkeys((DeckCopies, DeckAgendas, FreeInDeck), DECK_BUILDING),
}
"""The headings of declarations that are all about one thing."""


def heading(declaration: Declaration) -> str:
    """The heading a declaration is filed under: what a question about the game would ask for."""
    match declaration:
        case Modify(value=value):
            return value
        case Player(value=value):
            return f"player {value}"
        case Cannot(act=act):
            return f"cannot {act}"
        case AdditionalCost(act=act):
            return f"cost {act}"
        case PreventsAll(kind=kind):
            return f"prevents {kind}"
        case NotLowered(value=value):
            return f"not lowered {value}"
        case Replaces(kind=kind):
            return f"replaces {kind}"
    found = HEADINGS.get(type(declaration))
    if found is None:
        raise TypeError(f"no heading for {type(declaration).__name__}")
    return found


# What a declaration says of its own card holds even while the card is inactive (9.1.8).
OWN_RESTRICTIONS = (
    "cost rez", "cost steal", "cost score", "cost play", "cost install",
    "rez cost", "play cost", "install cost", "requirement", ITSELF, "cannot rez", "cannot score",
)  # fmt: skip

# Values that a checkpoint compares with a limit. A declaration about one that hangs on a condition or on a
# quantity is also filed as "unsteady": the value may change though no card has moved. So is one about
# subtypes: a checkpoint notes which those cards have that it hears of.
UNSTEADY = ("points", "player memory", MEMORY_FOR, "player points to win", "memory cost", SERVER_LIMIT)
OF_SUBTYPES = (SUBTYPE, NO_SUBTYPE)
