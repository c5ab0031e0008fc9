"""Elevation: the Runner's cards about runs."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import INSTALLED, Has, In, Same
from rulerunner.lang.instructions import AccessMore, Attach, Choose, Gain, May, Place, Trash
from rulerunner.lang.quantities import Count, Times
from rulerunner.lang.refs import CHOSEN, HOST, RND_SERVER, THIS
from rulerunner.lang.statics import LastsLonger, Modify
from rulerunner.lang.sugar import about, at, boosts, breaks, static, together, when
from rulerunner.lang.words import HQ, POWER

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
            once="turn",
            condition=Happened("subroutine resolves", within="run"),
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
}
