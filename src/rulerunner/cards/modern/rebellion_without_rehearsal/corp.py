"""Rebellion Without Rehearsal: the Corp's cards."""

from typing import Final

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    DOUBLE,
    ENDS_THE_RUN,
    NO_ICE_HERE,
    PLAY_IF_STOLEN_OR_TRASHED,
    TERMINAL,
    YOUR_TURN_BEGINS,
    threat,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AllOf, DidIt, Happened, Matches, No
from rulerunner.lang.costs import (
    Clicks,
    Credits,
    DerezThis,
    HostedCounters,
    ReturnThis,
    SufferDamage,
    TakeTags,
    TrashCards,
    TrashThis,
)
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    AtServer,
    CanAdvance,
    FaceUp,
    Has,
    In,
    Is,
    Of,
    Same,
    Underwent,
    WithCounters,
    Worth,
)
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    ChooseOne,
    Damage,
    Derez,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Lose,
    May,
    MoveCounters,
    MoveTo,
    MoveToServer,
    Place,
    PlayCard,
    Remember,
    RemoveCounters,
    Trash,
    TurnFace,
    Unless,
)
from rulerunner.lang.quantities import CountersOn, Tags, X
from rulerunner.lang.refs import ANY_SERVER, BOUND, CHOSEN, REMEMBERED, THIS, THIS_SERVER, Chosen, Except
from rulerunner.lang.statics import Cannot, Modify, Player
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP_SCORE,
    CREDIT,
    HQ,
    NET,
    NEXT_TURN,
    OPERATION,
    POWER,
    RESOURCE,
    STACK,
    THIS_TURN,
    VIRUS,
)

ADVANCING: Final = (Choose(CanAdvance(), 2, up_to=True), Place(1, ADVANCEMENT, CHOSEN))
CLEANING: Final = (Choose(INSTALLED), RemoveCounters(CountersOn(CHOSEN, VIRUS), VIRUS, CHOSEN))

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Charlotte Caçador": (
        ADVANCEABLE,
        when(YOUR_TURN_BEGINS, May((together(Gain(4), Draw(1)),), (HostedCounters(ADVANCEMENT),))),
        paid(cost(HostedCounters(ADVANCEMENT), TrashThis()), Gain(3)),
    ),
    "Cohort Guidance Program": (
        when(
            YOUR_TURN_BEGINS,
            May(
                (
                    ChooseOne(
                        (
                            (Choose(In(HQ)), Trash(CHOSEN), If(DidIt(), (together(Gain(2), Draw(1)),))),
                            (
                                Choose(In(ARCHIVES) & ~FaceUp()),
                                TurnFace(Same(CHOSEN)),
                                If(DidIt(), (Choose(INSTALLED), Place(1, ADVANCEMENT, CHOSEN))),
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
    "Hearts and Minds": (
        when(
            YOUR_TURN_BEGINS,
            May(
                (
                    Choose(WithCounters(ADVANCEMENT)),
                    Choose(CanAdvance() & ~Same(CHOSEN), slot=1),
                    MoveCounters(1, ADVANCEMENT, CHOSEN, Chosen(1)),
                )
            ),
            If(NO_ICE_HERE, (May((Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN))),)),
        ),
    ),
    "Janaína “JK” Dumont Kindelán": (
        when(YOUR_TURN_BEGINS, Place(3, CREDIT)),
        paid(
            cost(Clicks(), ReturnThis()),
            Gain(CountersOn(THIS, CREDIT)),
            May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard())),
        ),
    ),
    "The Powers That Be": (
        when(
            Trigger("score", side="you"),
            May((Choose((In(HQ) | In(ARCHIVES)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="all"))),
        ),
    ),
    "Warm Reception": (
        when(
            YOUR_TURN_BEGINS,
            May(
                (
                    Choose(In(HQ) & ~Is(OPERATION)),
                    InstallCard(),
                    Lasting(Cannot("score", cards=Same(BOUND)), THIS_TURN, bind=CHOSEN),
                )
            ),
            If(NO_ICE_HERE, (May((Choose(REZZED & ~Same(THIS)), Derez(CHOSEN)), (DerezThis(),)),)),
        ),
    ),
    "Working Prototype": (
        when(Trigger("rez", side="you"), Place(1, POWER)),
        paid(cost(Clicks(), HostedCounters(POWER)), Gain(3)),
        paid(
            cost(Clicks(), HostedCounters(POWER, 5)),
            Gain(6),
            Choose(Is(RESOURCE) & INSTALLED),
            MoveTo(CHOSEN, STACK),
        ),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Boto": (
        static(Modify("strength", 2), condition=threat(4)),
        sub(Damage(NET, 2)),
        sub(May((EndRun(),), (TrashCards(In(HQ)),))),
        sub(May((EndRun(),), (TrashCards(In(HQ)),))),
    ),
    "Capacitor": (static(Modify("strength", 2), condition=TAGGED), sub(Gain(Tags())), ENDS_THE_RUN),
    "Cloud Eater": (
        when(
            about("encounter ends"),
            Unless((TakeTags(2),), (Unless((SufferDamage(NET, 3),), trash_one(Of("opponent"))),)),
            condition=Matches(THIS, Underwent("rez")),
        ),
        sub(*trash_one(Of("opponent"))),
        sub(GiveTags(2)),
        sub(Damage(NET, 3)),
    ),
    "Seraph": (
        when(
            about("encounter"),
            Unless((SufferDamage(NET, 2),), (Unless((TakeTags(1),), (Lose(3, side="runner"),)),)),
        ),
        sub(Lose(3, side="runner")),
        sub(Damage(NET, 2)),
        sub(GiveTags(1)),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Active Policing": (
        TERMINAL,
        PLAY_IF_STOLEN_OR_TRASHED,
        play(
            May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard())),
            Lasting(Player("clicks", -1, "runner"), NEXT_TURN),
            If(threat(3), (May((Lasting(Player("clicks", -1, "runner"), NEXT_TURN),), (Credits(2),)),)),
        ),
    ),
    "Business As Usual": (
        play(
            If(
                threat(3),
                (ChooseOne(((*ADVANCING, May(CLEANING)), (*CLEANING, May(ADVANCING)))),),
                (ChooseOne((ADVANCING, CLEANING)),),
            )
        ),
    ),
    "Corporate Hospitality": (
        DOUBLE,
        play(together(Gain(6), Draw(2)), Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),
    ),
    "Sudden Commandment": (
        play(
            If(
                No(Happened("play", side="you", subject=Is(OPERATION) & Has("mandate") & ~Same(THIS))),
                (Remember(THIS),),
            ),
            Draw(2),
            May((Choose(Is(OPERATION) & ~Has("terminal") & In(HQ)), PlayCard())),
            If(
                AllOf((threat(3), Matches(REMEMBERED, Has("mandate")))),
                (May((GainClicks(1),), (Credits(3),)),),
            ),
        ),
    ),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **ASSETS,
    **ICES,
    **OPERATIONS,
    "Kingmaking": (
        when(
            about("score"),
            ChooseNumber(0, 3),
            Draw(X),
            May((Choose(Is(AGENDA) & In(HQ) & Worth(1, at_most=True)), MoveTo(CHOSEN, CORP_SCORE))),
        ),
    ),
    "The Holo Man": (
        when(YOUR_TURN_BEGINS, May((MoveToServer(Except(ANY_SERVER, THIS_SERVER)),))),
        paid(
            cost(Clicks(), Credits(4)),
            Choose(AtServer(THIS_SERVER)),
            If(
                Happened("install", side="you", origin=(HQ,)),
                (Place(2, ADVANCEMENT, CHOSEN),),
                (Place(3, ADVANCEMENT, CHOSEN),),
            ),
            once="turn",
        ),
    ),
}
