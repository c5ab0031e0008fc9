"""The Automata Initiative: the Runner's cards about runs."""

from rulerunner.cards.phrases import ENCOUNTER, ICE_HERE, loaded_on_install, threat
from rulerunner.cards.run_phrases import FIRST_ICE_OF_THE_RUN
from rulerunner.lang.abilities import Ability, Paid, Trigger, cost
from rulerunner.lang.conditions import AllOf, AtLeast, CanInterface, DidIt, DuringRun, Happened, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, RemoveThis, TakeTags
from rulerunner.lang.filters import AtServer, Has, Hosting, Is, Same
from rulerunner.lang.instructions import (
    AccessMore,
    Breach,
    BreakSubroutines,
    Bypass,
    Derez,
    EachMayDraw,
    GainClicks,
    If,
    Instead,
    Lasting,
    May,
    MoveTo,
    Place,
    Prevent,
    Run,
)
from rulerunner.lang.quantities import TimesThisRun, TimesThisTurn
from rulerunner.lang.refs import (
    ANY_CENTRAL,
    ANY_SERVER,
    ARCHIVES_SERVER,
    BOUND,
    ENCOUNTERED,
    HOST,
    HQ_SERVER,
    RND_SERVER,
    THAT,
    THIS,
    THIS_SERVER,
    OneOf,
)
from rulerunner.lang.statics import Cannot, InstallOnlyOn, InterfaceOnly, Modify
from rulerunner.lang.sugar import about, boosts, breaks, if_successful, paid, play, prevention, static, when
from rulerunner.lang.words import GRIP, ICE, NET, POWER, PROGRAM

THE_SECOND_ENCOUNTER = AllOf(
    (AtLeast(TimesThisRun("encounter"), 2), No(AtLeast(TimesThisRun("encounter"), 3)))
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Capybara": (when(Trigger("bypass"), May((Derez(THAT),), (RemoveThis(),))),),
    "Living Mural": (
        static(InstallOnlyOn(Is(ICE))),
        when(about("install"), Lasting(Modify("strength", 3), "turn"), condition=threat(4)),
        paid(
            Credits(1),
            BreakSubroutines(1, Has("sentry") & AtServer(THIS_SERVER, "ice"), interface=True),
        ),
        boosts(Credits(1), 2),
    ),
    "Mercury: Chrome Libertador": (
        when(
            Trigger("breach", server=OneOf((HQ_SERVER, RND_SERVER)), during=ANY_SERVER),
            AccessMore(1),
            may=True,
            once="turn",
            condition=No(Happened("subroutine broken", within="run")),
        ),
    ),
    "Monkeywrench": (
        static(InstallOnlyOn(Is(ICE))),
        static(Modify("strength", -2, of=Same(HOST))),
        static(Modify("strength", -1, of=ICE_HERE & ~Same(HOST))),
    ),
    "S-Dobrado": (
        play(
            Run(
                ANY_CENTRAL,
                linked=(
                    when(FIRST_ICE_OF_THE_RUN, Bypass()),
                    when(
                        ENCOUNTER,
                        May((Bypass(),), (Clicks(),)),
                        condition=AllOf((threat(4), THE_SECOND_ENCOUNTER)),
                    ),
                ),
            )
        ),
    ),
    "Shibboleth": (
        static(Modify("strength", -2), condition=threat(4)),
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 2),
    ),
    "Banner": (
        paid(
            Credits(2),
            Lasting(Cannot("end the run", Same(BOUND)), "encounter", bind=ENCOUNTERED),
            condition=CanInterface(Has("barrier")),
        ),
    ),
    "Beatriz Friere Gonzalez": (
        paid(
            Clicks(2),
            Run(
                HQ_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach", (Breach(RND_SERVER, linked=(when(Trigger("breach"), AccessMore(1)),)),)
                        )
                    ),
                ),
            ),
        ),
    ),
    "Eru Ayase-Pessoa": (
        paid(
            cost(Clicks(), TakeTags(1)),
            Run(ARCHIVES_SERVER, linked=(if_successful(Instead("breach", (Breach(RND_SERVER),))),)),
            once="turn",
        ),
        when(
            Trigger("breach", server=RND_SERVER, during=ARCHIVES_SERVER), AccessMore(1), condition=threat(3)
        ),
    ),
    "Slap Vandal": (
        static(InstallOnlyOn(Is(ICE))),
        paid(Credits(1), BreakSubroutines(1, Same(HOST), interface=True), once="encounter"),
    ),
    "Umbrella": (
        static(InterfaceOnly(Is(ICE) & Hosting(Is(PROGRAM) & Has("trojan")))),
        paid(
            Credits(2),
            BreakSubroutines(3, Has("code gate"), interface=True),
            If(DidIt(), (EachMayDraw(1),)),
        ),
    ),
    "AirbladeX (JSRF Ed.)": (
        *loaded_on_install(3, POWER),
        Paid((HostedCounters(POWER),), (Prevent(1),), interrupt="damage", detail=NET, condition=DuringRun()),
        prevention(HostedCounters(POWER), "when encountered", Prevent(1)),
    ),
    "Curupira": (
        when(Trigger("encounter", subject=Has("barrier")), May((Bypass(),), (HostedCounters(POWER, 3),))),
        when(Trigger("fully broken", source=Same(THIS)), Place(1, POWER)),
        breaks(Credits(1), "barrier"),
        boosts(Credits(1)),
    ),
    "Pichação": (
        static(InstallOnlyOn(Is(ICE))),
        when(
            about("pass", HOST),
            May(
                (
                    GainClicks(1),
                    If(
                        AtLeast(TimesThisTurn("gain clicks", side="you", during=ANY_SERVER), 2),
                        (MoveTo(THIS, GRIP),),
                    ),
                )
            ),
        ),
    ),
}
