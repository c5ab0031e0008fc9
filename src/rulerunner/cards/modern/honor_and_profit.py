"""Honor and Profit."""

from rulerunner.cards.phrases import DOUBLE, YOUR_TURN_BEGINS, not_yet
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import AtServer, Has, In, Is
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    ChooseServer,
    Damage,
    Forget,
    Gain,
    InstallCard,
    Instead,
    May,
    Place,
    RememberServer,
    Repeat,
    Run,
    Unless,
)
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ANY_REMOTE, ANY_SERVER, CHOSEN, HQ_SERVER, NEW_REMOTE, REMEMBERED_SERVER
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import about, accesses_more, boosts, if_successful, paid, play, static, sub, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    GRIP,
    HQ,
    ICE,
    NET,
    OPERATION,
    PROGRAM,
    RUNNER_SCORE,
    UNTIL_YOUR_TURN,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "House of Knives": (
        when(about("score"), Place(3, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Damage(NET, 1), once="run", condition=DuringRun()),
    ),
    "Legwork": (play(Run(HQ_SERVER, linked=(if_successful(accesses_more(2, HQ_SERVER)),))),),
    "Mass Install": (play(Repeat(3, (Choose(Is(PROGRAM) & In(GRIP), up_to=True), InstallCard(CHOSEN)))),),
    "Mental Health Clinic": (
        when(YOUR_TURN_BEGINS, Gain(1)),
        static(Player("hand size", 1, side="runner")),
    ),
    "Mushin No Shin": (
        DOUBLE,
        play(
            Choose(In(HQ) & ~Is(OPERATION) & ~Is(ICE)),
            InstallCard(CHOSEN, at=NEW_REMOTE),
            Place(3, ADVANCEMENT, CHOSEN),
            *not_yet(CHOSEN, UNTIL_YOUR_TURN),
        ),
    ),
    "Passport": (
        paid(
            Credits(1), BreakSubroutines(1, Has("code gate") & ~AtServer(ANY_REMOTE, "ice"), interface=True)
        ),
        boosts(Credits(2), 2),
    ),
    "Philotic Entanglement": (when(about("score"), Damage(NET, Count(Is(AGENDA) & In(RUNNER_SCORE)))),),
    "Pup": (sub(Unless((Credits(1),), (Damage(NET, 1),))), sub(Unless((Credits(1),), (Damage(NET, 1),)))),
    "Security Testing": (
        when(YOUR_TURN_BEGINS, Forget(), May((ChooseServer(ANY_SERVER), RememberServer()))),
        when(
            Trigger("successful run", server=REMEMBERED_SERVER, first="turn"),
            Instead("breach", (Gain(2),)),
        ),
    ),
}
