"""Elevation: the Runner's cards about runs."""

from rulerunner.cards.phrases import DOUBLE, SUCCESSFUL_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, Happened, No
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, CopyOfAccessed, Has, In, Same
from rulerunner.lang.instructions import (
    AccessMore,
    Attach,
    ChangeServer,
    Choose,
    ChooseRandom,
    Gain,
    If,
    May,
    Place,
    Prevent,
    Reveal,
    Run,
    Trash,
)
from rulerunner.lang.quantities import CardsIn, Count, Times
from rulerunner.lang.refs import (
    ANY_SERVER,
    ARCHIVES_SERVER,
    ATTACKED,
    CHOSEN,
    HOST,
    HQ_SERVER,
    RND_SERVER,
    THIS,
)
from rulerunner.lang.statics import LastsLonger, Modify
from rulerunner.lang.sugar import about, at, boosts, breaks, interrupt, play, static, together, when
from rulerunner.lang.words import ARCHIVES, HQ, POWER

CARDS_IN_THE_ROOT = Count(AtServer(ATTACKED, "root"))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Devadatta Drone": (
        when(about("install"), Place(2, POWER)),
        when(at("breach", RND_SERVER), May((AccessMore(1),), (HostedCounters(POWER),))),
    ),
    "Principia": (
        static(Modify("install cost", Times(-1, Count(Has("icebreaker") & INSTALLED & ~Same(THIS))))),
        breaks(Credits(1), "barrier"),
        boosts(Credits(2), 2),
    ),
    "Ryō “Phoenix” Ōno: Out of the Ashes": (
        when(
            SUCCESSFUL_RUN,
            Choose(In(HQ), by="corp"),
            together(Gain(1), Trash(CHOSEN, by="corp")),
            condition=AllOf(
                (
                    Happened("subroutine resolves", within="run"),
                    No(Happened("subroutine resolves", within="earlier success")),
                )
            ),
        ),
    ),
    "GAMEDRAGON™ Pro": (
        *(
            when(trigger, Choose(Has("icebreaker") & ~Has("ai") & INSTALLED), Attach(THIS, CHOSEN), may=True)
            for trigger in (about("install"), YOUR_TURN_BEGINS)
        ),
        static(Modify("strength", 1, of=Same(HOST))),
        static(LastsLonger("run", of=Same(HOST))),
    ),
    "Maintenance Access": (
        DOUBLE,
        play(
            Run(
                ARCHIVES_SERVER,
                linked=(interrupt(at("approach server", ARCHIVES_SERVER), ChangeServer(HQ_SERVER)),),
            )
        ),
    ),
    "Shred": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    interrupt(
                        Trigger("end the run", side="corp", first="run"),
                        If(
                            AtLeast(CardsIn(HQ), CARDS_IN_THE_ROOT),
                            (
                                May(
                                    (
                                        ChooseRandom(In(HQ), CARDS_IN_THE_ROOT),
                                        Reveal(CHOSEN, by="corp"),
                                        Trash(CHOSEN, by="corp"),
                                    ),
                                    by="corp",
                                    otherwise=(Prevent(),),
                                ),
                            ),
                            (Prevent(),),
                        ),
                        condition=AtLeast(CARDS_IN_THE_ROOT, 1),
                    ),
                ),
            )
        ),
    ),
    "Charm Offensive": (
        play(
            Run(
                ARCHIVES_SERVER,
                linked=(
                    when(
                        Trigger("run ends"),
                        May((Choose(REZZED & CopyOfAccessed("run", (ARCHIVES,))), Trash(CHOSEN))),
                    ),
                ),
            )
        ),
    ),
}
