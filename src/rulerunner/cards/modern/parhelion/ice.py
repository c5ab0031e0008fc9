"""Parhelion: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import (
    ENDS_THE_RUN,
    ICE_HERE,
    OTHER_OWN_INSTALLED,
    REZZED_IN_A_RUN_HERE,
    TRASH_A_PROGRAM,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DidIt
from rulerunner.lang.costs import DerezCards, TrashCards
from rulerunner.lang.filters import INSTALLED, REZZED, FaceUp, Has, In, Is, Of, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    Gain,
    GiveTags,
    If,
    Lasting,
    Lose,
    May,
    ResolveSubroutine,
    TurnFace,
)
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, BreakLimit, InstallOnly, LosesAbilities
from rulerunner.lang.sugar import about, at, static, sub, when
from rulerunner.lang.words import (
    ARCHIVES,
    CORE,
    HQ,
    ICE,
    NET,
    RESOURCE,
    THIS_ENCOUNTER,
    THIS_RUN,
    UNTIL_YOUR_TURN_ENDS,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Anvil": (
        when(
            about("encounter"),
            May((Lasting(BreakLimit(0, printed=True), THIS_ENCOUNTER),), (TrashCards(OTHER_OWN_INSTALLED),)),
        ),
        sub(Gain(1), Lose(1, side="runner")),
        sub(*trash_one(Of("runner"), by="runner")),
    ),
    "Bloop": (
        static(
            AdditionalCost(
                "rez", (DerezCards(REZZED & Is(ICE) & Has("harmonic") & ~Same(THIS)),), cards=Same(THIS)
            )
        ),
        sub(Damage(CORE, 1)),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
    ),
    "Hafrún": (
        when(
            REZZED_IN_A_RUN_HERE,
            May(
                (
                    Choose(INSTALLED & Of("runner")),
                    Lasting(BreakLimit(0, ice=Is(ICE), by=Same(BOUND)), THIS_RUN, bind=CHOSEN),
                ),
                (TrashCards(In(HQ)),),
            ),
        ),
        ENDS_THE_RUN,
    ),
    "Klevetnik": (
        when(
            REZZED_IN_A_RUN_HERE,
            May(
                (
                    Gain(2, side="runner"),
                    If(
                        DidIt(),
                        (
                            Choose(INSTALLED & Is(RESOURCE)),
                            Lasting(LosesAbilities("all", Same(BOUND)), UNTIL_YOUR_TURN_ENDS, bind=CHOSEN),
                        ),
                    ),
                )
            ),
        ),
        ENDS_THE_RUN,
    ),
    "Nanisivik Grid": (
        when(
            at("approach server", THIS_SERVER),
            May(
                (
                    Choose(Is(ICE) & In(ARCHIVES) & ~FaceUp()),
                    TurnFace(Same(CHOSEN)),
                    If(DidIt(), (ResolveSubroutine(CHOSEN),)),
                )
            ),
        ),
    ),
    "Unsmiling Tsarevna": (
        when(
            REZZED_IN_A_RUN_HERE,
            May(
                (
                    Gain(2, side="runner"),
                    Lasting(BreakLimit(1, ice=Same(BOUND), printed=True), THIS_RUN, bind=THIS),
                )
            ),
        ),
        sub(GiveTags(1)),
        sub(Damage(NET, 2)),
        sub(May((Draw(2),))),
    ),
    "ZATO City Grid": (
        static(InstallOnly(ANY_REMOTE)),
        when(
            Trigger("encounter", subject=ICE_HERE),
            ResolveSubroutine(THAT, cost=(TrashCards(Same(THAT)),)),
            given=True,
        ),
    ),
}
