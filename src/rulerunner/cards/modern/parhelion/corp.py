"""Parhelion: the Corp's cards."""

from typing import Final

from rulerunner.cards.phrases import (
    COSTS_A_TAG,
    DOUBLE,
    PLAY_IF_STOLEN,
    PLAY_IF_TAGGED,
    REZZED_IN_A_RUN_HERE,
    YOUR_TURN_BEGINS,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, While
from rulerunner.lang.conditions import AtLeast, DuringInstall, Empty, Matches, No
from rulerunner.lang.costs import Clicks, Credits, LoseClicksCost, TrashCards, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    CanAdvance,
    CostAtMost,
    FaceUp,
    Has,
    In,
    Is,
    Of,
    Underwent,
)
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    Damage,
    Distribute,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Lose,
    LoseClicks,
    LoseGame,
    May,
    MoveTo,
    Place,
    RemoveCounters,
    Search,
    TakeBadPublicity,
    Unless,
)
from rulerunner.lang.quantities import (
    AtMost,
    BadPublicity,
    ClicksOf,
    CoreDamage,
    CostOf,
    Count,
    CountersOn,
    Tags,
    Times,
    X,
)
from rulerunner.lang.refs import AFFECTED, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import about, at, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    ARCHIVES,
    CORE,
    HQ,
    ICE,
    MEAT,
    NET,
    NEXT_TURN,
    OPERATION,
    POWER,
    REMOVED,
    RND,
    TABLE,
    Anyone,
)

BOTH_PLAYERS: Final[tuple[Anyone, ...]] = ("you", "runner")

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "Issuaq Adaptics: Sustaining Diversity": (
        when(Trigger("score", subject=~Underwent("install") & ~Underwent("advance")), Place(1, POWER)),
        static(Player("points to win", Times(-1, CountersOn(THIS, POWER)))),
    ),
    "Thule Subsea: Safety Below": (
        when(Trigger("steal"), Unless((Clicks(), Credits(2)), (Damage(CORE, 1),))),
    ),
}

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Freedom of Information": (static(Modify("requirement", Times(-1, Tags()))),),
    "Hybrid Release": (
        when(
            about("score"), Choose(In(ARCHIVES) & ~FaceUp() & ~Is(OPERATION)), InstallCard(CHOSEN), may=True
        ),
    ),
    "Kimberlite Field": (
        when(
            about("score"),
            May(
                trash_one(Of("runner") & CostAtMost(CostOf(AFFECTED))),
                (TrashCards(Of("you") & REZZED),),
            ),
        ),
    ),
    "Ontological Dependence": (static(Modify("requirement", Times(-1, CoreDamage()))),),
    "Post-Truth Dividend": (when(about("score"), Draw(1), may=True),),
    "Regulatory Capture": (static(Modify("requirement", Times(-1, AtMost(BadPublicity(), 4)))),),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Dr. Vientiane Keeling": (
        when(about("rez"), Place(1, POWER)),
        when(YOUR_TURN_BEGINS, Place(1, POWER)),
        static(Player("hand size", Times(-1, CountersOn(THIS, POWER)), side="runner")),
    ),
    "Gaslight": (
        when(
            YOUR_TURN_BEGINS,
            May((Search(RND, Is(OPERATION), reveal=True), MoveTo(CHOSEN, HQ)), (TrashThis(),)),
        ),
    ),
    "Hostile Architecture": (
        when(Trigger("trash", side="runner", subject=Of("you"), detail=TABLE, first="turn"), Damage(MEAT, 2)),
    ),
    "Reaper Function": (when(YOUR_TURN_BEGINS, May((Damage(NET, 2),), (TrashThis(),))),),
    "Superdeep Borehole": (
        when(about("rez"), Place(6, "bad publicity")),
        While(Empty("bad publicity"), (LoseGame("runner"),)),
        when(YOUR_TURN_BEGINS, together(RemoveCounters(1, "bad publicity"), TakeBadPublicity(1))),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Pulse": (
        when(REZZED_IN_A_RUN_HERE, LoseClicks(1, side="runner")),
        sub(Lose(Count(Is(ICE) & Has("harmonic") & REZZED), side="runner")),
        sub(Unless((Clicks(),), (EndRun(),))),
    ),
    "Vampyronassa": (
        sub(Lose(2, side="runner")),
        sub(Gain(2)),
        sub(Damage(NET, 2)),
        sub(ChooseNumber(0, 2), Draw(X)),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Distributed Tracing": (DOUBLE, PLAY_IF_STOLEN, play(GiveTags(1))),
    "End of the Line": (COSTS_A_TAG, play(Damage(MEAT, 4))),
    "Hypoxia": (
        PLAY_IF_TAGGED,
        play(Damage(CORE, 1), Lasting(Player("clicks", -1, "runner"), NEXT_TURN), MoveTo(THIS, REMOVED)),
    ),
    "Nonequivalent Exchange": (play(Gain(5), May((together(Gain(2), Gain(2, side="opponent")),))),),
    "Shipment from Vladisibirsk": (
        static(PlayOnlyIf(AtLeast(Tags(), 2))),
        play(Distribute(4, ADVANCEMENT, CanAdvance())),
    ),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Djupstad Grid": (when(at("score", THIS_SERVER), Damage(CORE, 1)),),
    "Mr. Hendrik": (
        when(
            about("access"),
            May(
                (
                    If(
                        AtLeast(ClicksOf("runner"), 1),
                        (Unless((LoseClicksCost(ClicksOf("runner")),), (Damage(CORE, 1),)),),
                        (Damage(CORE, 1),),
                    ),
                ),
                (Credits(2),),
            ),
            condition=Matches(THIS, INSTALLED),
        ),
    ),
    "Yakov Erikovich Avdakov": (
        *(
            when(
                Trigger("trash", side=side, server=THIS_SERVER, detail=TABLE),
                Gain(2),
                condition=No(DuringInstall()),
            )
            for side in BOTH_PLAYERS
        ),
    ),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **IDENTITIES,
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
    **UPGRADES,
}
