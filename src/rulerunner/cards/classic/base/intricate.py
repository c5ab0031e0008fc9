"""Base set of 1996: cards that have a mechanism of their own."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED, YOUR_TURN_ENDS, trash_one
from rulerunner.lang.abilities import Ability, BaseLink, CounterText, LinkBoost, Paid, Trigger
from rulerunner.lang.conditions import DuringRun, Happened
from rulerunner.lang.costs import AgendaPoints, Credits, TrashThis
from rulerunner.lang.filters import ANY_CARD, INSTALLED, REZZED, UNREZZED, AtServer, Has, Is, Same
from rulerunner.lang.instructions import (
    Afflict,
    BreakSubroutines,
    Choose,
    ChooseServer,
    EndRun,
    Expose,
    ForceJackOutAfterEncounter,
    Gain,
    Guess,
    Lasting,
    Later,
    Lose,
    LoseGame,
    Plant,
    Prevent,
    RearrangeIce,
    Remember,
    RememberServer,
    ReverseIce,
    Run,
    ScorePoints,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import (
    ANY_SERVER,
    CHOSEN,
    LAST_WON,
    REMEMBERED,
    REMEMBERED_SERVER,
    THAT,
    THAT_SERVER,
    THIS,
    THIS_SERVER,
    Every,
)
from rulerunner.lang.statics import (
    AdditionalCost,
    Cannot,
    InstallDiscount,
    Lifted,
    PlayOnlyIf,
    SkipEncounters,
)
from rulerunner.lang.sugar import about, at, boosts, paid, play, static, sub, together, when
from rulerunner.lang.words import HARDWARE, ICE, PROGRAM, SIX_ACTIONS, TABLE, THIS_RUN

IN_RUNS = DuringRun()
JUST_WON = Trigger("run ends", server=ANY_SERVER, detail="successful")
ARRIVES = Trigger(
    "install",
    server=THIS_SERVER,
    also=(Trigger("relocate", server=THIS_SERVER), Trigger("swap", server=THIS_SERVER, origin=(TABLE,))),
)
"""A card comes to this fort; one that is swapped in from elsewhere is installed."""
SPIED = UNREZZED & AtServer(THIS_SERVER)

CARDS: dict[str, tuple[Ability, ...]] = {
    # The Corp's.
    "ACME Savings and Loan": (
        static(AdditionalCost("rez", (AgendaPoints(1),), cards=Same(THIS))),
        when(about("rez"), together(Gain(12), Trash()), Afflict("debt", side="you")),
        CounterText("debt", when(YOUR_TURN_ENDS, Unless((Credits(1),), (LoseGame(),), by="you", must=True))),
        CounterText("debt", static(Lifted(12, by="you", then=(ScorePoints(1),)))),
    ),
    "Chester Mix": (static(InstallDiscount(2, Is(ICE), THIS_SERVER)),),
    "Disinfectant, Inc.": (Paid((Credits(1),), (Prevent(1),), once="turn", interrupt="infect"),),
    "Haunting Inquisition": (sub(Lasting(Cannot("run"), SIX_ACTIONS)), sub(EndRun())),
    "Power Grid Overload": (
        PLAY_IF_TAGGED,
        play(Choose(Is(HARDWARE) & ~Has("cybernetics") & INSTALLED, X), Trash(CHOSEN)),
    ),
    "Viral 15": (
        sub(Lasting(AdditionalCost("jack out", (Credits(1),)), THIS_RUN)),
        sub(
            Later(
                when(
                    Trigger("pass", subject=Is(ICE) & REZZED),
                    Later(
                        when(Trigger("goes on"), *trash_one(Is(PROGRAM), by="runner"), once="run"), THIS_RUN
                    ),
                ),
                THIS_RUN,
            )
        ),
    ),
    # The Runner's.
    "Dropp": (
        paid(Credits(0), BreakSubroutines(1, ANY_CARD, interface=True)),
        boosts(Credits(1)),
        when(Trigger("use", subject=Same(THIS)), Later(when(Trigger("encounter ends"), EndRun()))),
    ),
    "Fortress Respecification": (
        static(PlayOnlyIf(Happened("successful run"))),
        play(RearrangeIce(LAST_WON)),
    ),
    "I Spy": (
        paid(
            TrashThis(),
            Plant("spy", THAT_SERVER),
            Expose(Every(UNREZZED & AtServer(THAT_SERVER))),
            moment=JUST_WON,
        ),
        CounterText("spy", when(ARRIVES, Expose(THAT))),
        CounterText("spy", when(at("rearrange", THIS_SERVER), Expose(Every(SPIED)))),
        CounterText("spy", static(Lifted(4, by="opponent"))),
    ),
    "Netspace Inverter": (when(JUST_WON, ReverseIce(THAT_SERVER), may=True),),
    "Submarine Uplink": (
        BaseLink((Credits(0),), 4, IN_RUNS),
        LinkBoost((Credits(1),)),
        when(Trigger("use", subject=Same(THIS)), ForceJackOutAfterEncounter()),
    ),
    "Social Engineering": (
        play(
            Guess(
                2,
                (Lose(X),),
                (
                    ChooseServer(ANY_SERVER),
                    RememberServer(),
                    Choose(Is(ICE) & AtServer(REMEMBERED_SERVER, "ice")),
                    Remember(CHOSEN),
                    Run(REMEMBERED_SERVER, linked=(static(SkipEncounters(Same(REMEMBERED))),)),
                ),
            )
        ),
    ),
}
