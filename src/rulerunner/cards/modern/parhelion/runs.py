"""Parhelion: the Runner's cards about runs."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import BreakSubroutines, Draw, Gain, Place, Run
from rulerunner.lang.quantities import Count, CountersOn, Past
from rulerunner.lang.refs import ANY_SERVER, THIS
from rulerunner.lang.sugar import boosts, paid, play, together, when
from rulerunner.lang.words import HARDWARE, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Poison Vial": (
        *loaded_on_install(3, POWER),
        paid(
            HostedCounters(POWER),
            BreakSubroutines(2),
            condition=Happened("subroutine broken", within="encounter"),
        ),
    ),
    "Raindrops Cut Stone": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    when(Trigger("subroutine resolves"), Place(1, POWER)),
                    when(Trigger("run ends"), together(Draw(CountersOn(THIS, POWER)), Gain(3))),
                ),
            )
        ),
    ),
    "Tremolo": (
        paid(
            Credits(Past(3, Count(Is(HARDWARE) & Has("cybernetic") & INSTALLED))),
            BreakSubroutines(2, Has("barrier"), interface=True),
        ),
        boosts(Credits(2), 2),
    ),
}
