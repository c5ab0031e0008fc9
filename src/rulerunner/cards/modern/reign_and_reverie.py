"""Reign and Reverie."""

from typing import Final

from rulerunner.cards.phrases import ENDS_THE_RUN, YOUR_TURN_BEGINS, loaded_on_install, tag_trace
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast, DidIt, Matches, No
from rulerunner.lang.costs import (
    AddThisAsAgenda,
    Clicks,
    Credits,
    HostedCounters,
    SufferDamage,
    TrashCards,
    TrashThis,
)
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    UNREZZED,
    AtServer,
    Has,
    HostedOn,
    In,
    Is,
    OfYourFaction,
    OutsideGame,
    Same,
    Underwent,
    Worth,
)
from rulerunner.lang.instructions import (
    AccessCard,
    Attach,
    BreakSubroutines,
    Choose,
    ChooseNumber,
    ChooseOne,
    Derez,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    HostCard,
    If,
    InstallCard,
    May,
    MoveIce,
    MoveTo,
    MoveToIce,
    PayLess,
    Place,
    Repeat,
    Reveal,
    RezCard,
    ShuffleDeck,
    Swap,
    TakeBadPublicity,
    TrashAll,
    Unless,
)
from rulerunner.lang.quantities import LAST, Count, CountersOn, CreditsOf, Plus, Times, X
from rulerunner.lang.refs import (
    ANY_REMOTE,
    CHOSEN,
    HOST,
    THAT,
    THAT_SERVER,
    THIS,
    THIS_SERVER,
    Chosen,
    ServerOf,
)
from rulerunner.lang.statics import GainsTextOf, Modify, Player, PlayOnlyIf, RemovesHosted, SpendFrom
from rulerunner.lang.sugar import about, at, boosts, interrupt, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP_SCORE,
    CREDIT,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    ICE,
    IDENTITY,
    NET,
    OPERATION,
    POWER,
    PROGRAM,
    REMOVED,
    RND,
    RUNNER_SCORE,
    TABLE,
)

STOLEN: Final = Count(Is(AGENDA) & In(RUNNER_SCORE))

CARDS: dict[str, tuple[Ability, ...]] = {
    "DJ Fenris": (
        when(
            about("install"),
            Choose(Is(IDENTITY) & Has("g mod") & ~OfYourFaction() & OutsideGame()),
            HostCard(CHOSEN),
        ),
        static(RemovesHosted(Is(IDENTITY) & HostedOn(THIS))),
        static(GainsTextOf(Is(IDENTITY) & HostedOn(THIS))),
    ),
    "Attitude Adjustment": (
        play(
            Draw(2),
            Choose((In(HQ) | In(ARCHIVES)) & Is(AGENDA), 2, up_to=True),
            Reveal(CHOSEN),
            Gain(Times(2, LAST)),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
        ),
    ),
    "District 99": (
        when(Trigger("trash", subject=Is(PROGRAM) | Is(HARDWARE), first="turn"), Place(1, POWER), may=True),
        paid(
            cost(Clicks(), HostedCounters(POWER, 3)),
            Choose(In(HEAP) & OfYourFaction()),
            MoveTo(CHOSEN, GRIP),
        ),
    ),
    "Divert Power": (
        play(
            Choose(REZZED, Count(REZZED), up_to=True),
            Derez(CHOSEN),
            May(
                (
                    Choose(UNREZZED & ~Is(AGENDA), slot=1),
                    RezCard(Chosen(1), discount=Times(3, Count(Same(CHOSEN)))),
                )
            ),
        ),
    ),
    "Fast Break": (
        play(
            If(
                AtLeast(STOLEN, 1),
                (
                    Gain(STOLEN),
                    ChooseNumber(0, STOLEN),
                    Draw(X),
                    ChooseNumber(0, STOLEN),
                    If(
                        AtLeast(X, 1),
                        (
                            Choose(In(HQ) & ~Is(OPERATION)),
                            InstallCard(CHOSEN, at=ANY_REMOTE),
                            Repeat(
                                Plus(X, -1),
                                (
                                    Choose(In(HQ) & ~Is(OPERATION), slot=1),
                                    InstallCard(Chosen(1), at=ServerOf(CHOSEN)),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    "Formicary": (
        when(
            Trigger("approach server"),
            May((RezCard(THIS), If(DidIt(), (MoveIce(THIS, THAT_SERVER, innermost=True), MoveToIce(THIS))))),
            condition=Matches(THIS, UNREZZED),
            active_in=TABLE,
        ),
        sub(Unless((SufferDamage(NET, 2),), (EndRun(),))),
    ),
    "Game Changer": (play(GainClicks(Count(Is(AGENDA) & In(RUNNER_SCORE))), MoveTo(THIS, REMOVED)),),
    "Gatekeeper": (
        static(Modify("strength", 6), condition=Matches(THIS, Underwent("rez"))),
        sub(
            ChooseNumber(0, 3),
            Draw(X),
            Choose((In(HQ) | In(ARCHIVES)) & Is(AGENDA), 3, up_to=True),
            Reveal(CHOSEN),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
        ),
        ENDS_THE_RUN,
    ),
    "Giordano Memorial Field": (
        when(
            at("successful run", THIS_SERVER),
            Unless((Credits(Times(2, Count(Is(AGENDA) & In(RUNNER_SCORE)))),), (EndRun(),)),
        ),
    ),
    "Guinea Pig": (play(TrashAll(In(GRIP)), Gain(10)),),
    "Hyperloop Extension": (when(about("score"), Gain(3)), when(about("steal"), Gain(3))),
    "Ika": (
        paid(Credits(2), Choose(Is(ICE) & INSTALLED), Attach(THIS, CHOSEN)),
        paid(Credits(1), BreakSubroutines(2, Same(HOST) & Has("sentry"), interface=True)),
        boosts(Credits(2), 3),
    ),
    "Lady Liberty": (
        when(YOUR_TURN_BEGINS, Place(1, POWER)),
        paid(
            Clicks(3),
            Choose(Is(AGENDA) & In(HQ) & Worth(CountersOn(THIS, POWER))),
            MoveTo(CHOSEN, CORP_SCORE),
        ),
    ),
    "Meridian": (sub(Unless((AddThisAsAgenda(-1),), (together(Gain(4), EndRun()),))),),
    "Miss Bones": (*loaded_on_install(12, CREDIT), static(SpendFrom("trash", of=INSTALLED))),
    "Otoroshi": (
        sub(
            May(
                (
                    Choose(AtServer(ANY_REMOTE, "root")),
                    ChooseNumber(0, 3),
                    Place(X, ADVANCEMENT, CHOSEN),
                    Unless((Credits(3),), (AccessCard(CHOSEN),)),
                )
            )
        ),
    ),
    "Patchwork": (
        static(Player("memory", 1)),
        interrupt(
            Trigger("play", side="you", also=(Trigger("install", side="you"),)),
            May((PayLess(2),), (TrashCards(In(GRIP) & ~Same(THAT)),)),
            once="turn",
        ),
    ),
    "SIU": (when(YOUR_TURN_BEGINS, May((tag_trace(3),), (TrashThis(),))),),
    "Sportsmetal: Go Big or Go Home": (
        when(Trigger("score"), ChooseOne(((Gain(2),), (Draw(2),)))),
        when(Trigger("steal"), ChooseOne(((Gain(2),), (Draw(2),)))),
    ),
    "Thunder Art Gallery": (
        when(
            Trigger(
                "remove tags", side="you", first="turn", also=(Trigger("prevent", side="you", detail="tags"),)
            ),
            May((Choose(In(GRIP)), InstallCard(CHOSEN, discount=1))),
        ),
    ),
    "Thimblerig": (
        when(YOUR_TURN_BEGINS, May((Choose(Is(ICE) & INSTALLED & ~Same(THIS)), Swap(THIS, CHOSEN)))),
        when(about("pass"), May((Choose(Is(ICE) & INSTALLED & ~Same(THIS)), Swap(THIS, CHOSEN)))),
        ENDS_THE_RUN,
    ),
    "Fly on the Wall": (when(about("score"), GiveTags(1)),),
    "Too Big to Fail": (
        static(PlayOnlyIf(No(AtLeast(CreditsOf("you"), 10)))),
        play(together(Gain(7), TakeBadPublicity(1))),
    ),
}
