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

HEADINGS: Final[Mapping[type[Declaration], str]] = {
    SpendFrom: "spend",
    InPool: "pool",
    Recurring: "recurring",
    GainsSubtype: "subtype",
    GainsSubtypesOf: "subtype",
    LosesSubtype: "no subtype",
    RemovesHosted: REMOVES,
    RemovesTrashed: CLAIMS_TRASHED,
    GainsSubroutines: "subroutines",
    RepeatsSubroutines: "subroutines",
    DefinesX: "x",
    BreakLimit: "break limit",
    SkipEncounters: "skip",
    PicksDamage: "picks damage",
    AccessLimit: "access limit",
    MustTrash: "must trash",
    TrashFreely: "trash freely",
    BreaksOnly: "breaks only",
    PreventsUnpaid: "stakes",
    GivesUpDamage: "stakes",
    ForfeitsPoints: FORFEITS,
    KeepsTrashed: CLAIMS_TRASHED,
    DelaysSteals: DELAYED,
    MoreRoom: MORE_ROOM,
    SavesInstead: SAVES,
    PreventsAllBut: "prevents all but",
    PaysForSuccessor: "pays for successor",
    SpendAtMost: "spend at most",
    TracesSucceed: "traces succeed",
    RaisesTraces: "raises traces",
    RandomDiscards: "random discards",
    FirstClickRuns: FIRST_CLICK,
    Hosts: "hosts",
    InterfaceOnly: "interface",
    LastsLonger: "lasts longer",
    ResolvesAs: "resolves as",
    FromTheBottom: "from the bottom",
    ServerLimit: "server limit",
    NoNewServers: "server limit",
    BasicCost: "basic cost",
    InEncounters: "in encounters",
    WhilePaying: "while paying",
    InstallDiscount: "install discount",
    Lifted: "lift",
    MayInstallFaceUp: "face up",
    AsIfInHand: AT_HAND,
    MemoryFor: "memory for",
    CountsAsTagged: "tagged",
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
        "self",
    ),
    **dict.fromkeys((DeckCopies, DeckAgendas, FreeInDeck), "deck"),
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
    "rez cost", "play cost", "install cost", "requirement", "self", "cannot rez", "cannot score",
)  # fmt: skip

# Values that a checkpoint compares with a limit. A declaration about one that hangs on a condition or on a
# quantity is also filed as "unsteady": the value may change though no card has moved.
UNSTEADY = ("points", "player memory", "memory for", "player points to win", "memory cost", "server limit")
