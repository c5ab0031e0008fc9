"""Downfall: the Corp's cards."""

from rulerunner.cards.phrases import (
    ENDS_THE_RUN,
    PLAY_IF_STOLEN,
    PLAY_IF_SUCCESSFUL_RUN,
    TERMINAL,
    YOUR_TURN_BEGINS,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import (
    AllOf,
    AtLeast,
    DifferentActions,
    DuringActionPhase,
    Equal,
    Happened,
    Matches,
    No,
)
from rulerunner.lang.costs import Clicks, Credits, Forfeit, HostedCounters, TakeTags, TrashCards
from rulerunner.lang.filters import (
    INSTALLED,
    CopyOf,
    Has,
    In,
    Is,
    Of,
    OfChosenName,
    OfChosenType,
    OfRunnersFaction,
    Same,
    Underwent,
)
from rulerunner.lang.instructions import (
    Again,
    Choose,
    ChooseName,
    ChooseOne,
    ChooseType,
    Damage,
    Draw,
    Gain,
    GainClicks,
    If,
    InstallCard,
    Lasting,
    May,
    MoveTo,
    PayUpTo,
    Place,
    RemoveBadPublicity,
    RemoveCounters,
    Repeat,
    TakeAction,
    TakeBadPublicity,
    Trace,
    TrashUnsaved,
    Unless,
)
from rulerunner.lang.quantities import Count, CountersOn, CountServers, Plus, ScoreOf, Times, TimesThisTurn, X
from rulerunner.lang.refs import (
    AFFECTED,
    ANY_CENTRAL,
    ANY_REMOTE,
    CHOSEN,
    OCCUPIED,
    PROTECTED,
    THAT,
    THIS,
    THIS_SERVER,
    Meeting,
)
from rulerunner.lang.statics import AdditionalCost, Cannot, Modify, PlayOnlyIf, RevealedWhenAccessed
from rulerunner.lang.sugar import about, at, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    CORP_SCORE,
    EVENT,
    HARDWARE,
    HQ,
    IDENTITY,
    NET,
    POWER,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER_SCORE,
    THIS_RUN,
    VIRUS,
)

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Divested Trust": (
        when(
            Trigger("steal", subject=~Same(THIS)),
            May((together(Gain(5), MoveTo(THAT, HQ)),), (Forfeit(1, Same(THIS)),)),
        ),
    ),
    "Game Over": (
        PLAY_IF_STOLEN,
        play(
            ChooseType((IDENTITY, EVENT, HARDWARE, PROGRAM, RESOURCE)),
            TrashUnsaved(INSTALLED & OfChosenType() & ~Has("icebreaker"), (Credits(3),)),
            TakeBadPublicity(1),
        ),
    ),
    "Remastered Edition": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Choose(INSTALLED), Place(1, ADVANCEMENT, CHOSEN)),
    ),
    "SDS Drone Deployment": (
        static(AdditionalCost("steal", (TrashCards(Is(PROGRAM) & INSTALLED),), cards=Same(THIS))),
        when(about("score"), *trash_one(Is(PROGRAM))),
    ),
    "Sting!": (
        when(about("score"), Damage(NET, Plus(1, Count(CopyOf(THIS) & In(RUNNER_SCORE))))),
        when(about("steal"), Damage(NET, Plus(1, Count(CopyOf(THIS) & In(CORP_SCORE))))),
    ),
    "Vulnerability Audit": (
        static(Cannot("score", cards=Same(THIS)), condition=Matches(THIS, Underwent("install"))),
    ),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Calvin B4L3Y": (
        paid(Clicks(), Draw(2), once="turn"),
        when(about("trash", side="runner"), May((Draw(2),))),
    ),
    "CSR Campaign": (when(YOUR_TURN_BEGINS, Draw(1), may=True),),
    "Daily Quest": (
        static(Cannot("rez", cards=Same(THIS)), condition=No(DuringActionPhase("you"))),
        when(at("successful run", THIS_SERVER), Gain(2, side="runner")),
        when(
            YOUR_TURN_BEGINS,
            Gain(3),
            condition=No(Happened("successful run", side="runner", within="last turn", server=THIS_SERVER)),
        ),
    ),
    "Nanoetching Matrix": (
        paid(Clicks(), Gain(2), once="turn"),
        when(about("trash", side="runner"), May((Gain(2),))),
    ),
    "Roughneck Repair Squad": (paid(Clicks(3), Gain(6), May((RemoveBadPublicity(1),))),),
    "Storgotic Resonator": (
        when(Trigger("trash", side="you", subject=OfRunnersFaction(), first="turn"), Place(1, POWER)),
        paid(cost(Clicks(), HostedCounters(POWER)), Damage(NET, 1)),
    ),
    "Tiered Subscription": (when(Trigger("run begins", first="turn"), Gain(1)),),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Congratulations!": (when(about("pass"), Gain(1)), sub(Gain(2), Gain(1, side="runner"))),
    "Hagen": (
        static(Modify("strength", Times(-1, Count(Has("icebreaker") & INSTALLED)))),
        sub(*trash_one(Is(PROGRAM) & ~(Has("decoder") | Has("fracter") | Has("killer")))),
        ENDS_THE_RUN,
    ),
    "Sandstone": (
        when(about("encounter"), Place(1, VIRUS)),
        static(Modify("strength", Times(-1, CountersOn(THIS, VIRUS)))),
        ENDS_THE_RUN,
    ),
    "Trebuchet": (
        when(about("rez"), TakeBadPublicity(1)),
        sub(*trash_one(Of("opponent"))),
        sub(
            Trace(
                6,
                (
                    Lasting(Cannot("steal", cards=Of("corp")), THIS_RUN),
                    Lasting(Cannot("trash as the Runner", cards=Of("corp")), THIS_RUN),
                ),
            )
        ),
    ),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Cold Site Server": (
        paid(Clicks(), Place(1, POWER)),
        static(
            AdditionalCost(
                "run", (Clicks(CountersOn(THIS, POWER)), Credits(CountersOn(THIS, POWER))), server=THIS_SERVER
            )
        ),
        when(YOUR_TURN_BEGINS, RemoveCounters(CountersOn(THIS, POWER), POWER)),
    ),
    "Increased Drop Rates": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Unless((TakeTags(1),), (RemoveBadPublicity(1),))),
    ),
    "Reduced Service": (
        when(about("rez"), PayUpTo(4, (Place(X, POWER),))),
        static(AdditionalCost("run", (Credits(Times(2, CountersOn(THIS, POWER))),), server=THIS_SERVER)),
        when(at("successful run", ANY_CENTRAL), RemoveCounters(1, POWER)),
    ),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    "Complete Image": (
        static(PlayOnlyIf(AtLeast(ScoreOf("runner"), 3))),
        PLAY_IF_SUCCESSFUL_RUN,
        TERMINAL,
        play(ChooseName(), Damage(NET, 1), If(Matches(AFFECTED, OfChosenName()), (Again(),))),
    ),
    **AGENDAS,
    **ASSETS,
    **ICES,
    **UPGRADES,
    "MirrorMorph: Endless Iteration": (
        when(
            Trigger("action ends", side="you"),
            May((ChooseOne(((Gain(1),), (TakeAction(1, different=True),))),)),
            condition=AllOf((Equal(TimesThisTurn("action ends", "you"), 3), DifferentActions("you"))),
        ),
    ),
    "Red Level Clearance": (
        play(
            ChooseOne(
                (
                    (Draw(2),),
                    (Gain(2),),
                    (Choose(In(HQ) & ~Is(AGENDA)), InstallCard(CHOSEN)),
                    (GainClicks(1),),
                ),
                amount=2,
            )
        ),
    ),
    "Fully Operational": (
        play(
            ChooseOne(((Gain(2),), (Draw(2),))),
            Repeat(
                CountServers(Meeting((ANY_REMOTE, OCCUPIED, PROTECTED))),
                (ChooseOne(((Gain(2),), (Draw(2),))),),
            ),
        ),
    ),
}
