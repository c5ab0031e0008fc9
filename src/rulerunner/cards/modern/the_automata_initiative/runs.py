"""The Automata Initiative: the Runner's cards about runs."""

from rulerunner.cards.phrases import ENCOUNTER, ICE_HERE, threat
from rulerunner.cards.run_phrases import FIRST_ICE_OF_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, Happened, No
from rulerunner.lang.costs import Clicks, Credits, RemoveThis
from rulerunner.lang.filters import AtServer, Has, Is, Same
from rulerunner.lang.instructions import AccessMore, BreakSubroutines, Bypass, Derez, Lasting, May, Run
from rulerunner.lang.quantities import TimesThisRun
from rulerunner.lang.refs import (
    ANY_CENTRAL,
    ANY_SERVER,
    HOST,
    HQ_SERVER,
    RND_SERVER,
    THAT,
    THIS_SERVER,
    OneOf,
)
from rulerunner.lang.statics import InstallOnlyOn, Modify
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, when
from rulerunner.lang.words import ICE

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
}
