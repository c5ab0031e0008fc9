"""Parhelion: the Corp's cards."""

from rulerunner.cards.phrases import (
    COSTS_A_TAG,
    DOUBLE,
    PLAY_IF_STOLEN,
    REZZED_IN_A_RUN_HERE,
    YOUR_TURN_BEGINS,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import REZZED, FaceUp, Has, In, Is
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    InstallCard,
    Lose,
    LoseClicks,
    May,
    MoveTo,
    Place,
    Search,
    Unless,
)
from rulerunner.lang.quantities import AtMost, BadPublicity, Count, CountersOn, Tags, Times, X
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify, Player
from rulerunner.lang.sugar import about, at, play, static, sub, together, when
from rulerunner.lang.words import ARCHIVES, CORE, HQ, ICE, MEAT, NET, OPERATION, POWER, RND

IDENTITIES: dict[str, tuple[Ability, ...]] = {
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
    "Reaper Function": (when(YOUR_TURN_BEGINS, May((Damage(NET, 2),), (TrashThis(),))),),
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
    "Nonequivalent Exchange": (play(Gain(5), May((together(Gain(2), Gain(2, side="opponent")),))),),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Djupstad Grid": (when(at("score", THIS_SERVER), Damage(CORE, 1)),),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **IDENTITIES,
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
    **UPGRADES,
}
