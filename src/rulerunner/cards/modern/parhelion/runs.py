"""Parhelion: the Runner's cards about runs."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.cards.run_phrases import FULLY_BREAKS_FIRST
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits, HostedCounters, TrashCards
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Same
from rulerunner.lang.instructions import (
    BreakSubroutines,
    ChooseServer,
    Damage,
    Draw,
    Forget,
    Gain,
    Lasting,
    May,
    MoveTo,
    Place,
    RememberServer,
    Run,
)
from rulerunner.lang.quantities import Count, CountersOn, Past
from rulerunner.lang.refs import ANY_SERVER, BOUND, REMEMBERED_SERVER, THAT, THIS
from rulerunner.lang.statics import ResolvesAs
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, together, when
from rulerunner.lang.words import GRIP, HARDWARE, NET, POWER, REMOVED

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
    "Abaasy": (
        when(FULLY_BREAKS_FIRST, May((Draw(1),), (TrashCards(In(GRIP)),))),
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 2),
    ),
    "Nanuq": (
        when(about("uninstall"), MoveTo(THIS, REMOVED)),
        when(Trigger("score", also=(Trigger("steal"),)), MoveTo(THIS, REMOVED)),
        breaks(Credits(2), amount=2),
        boosts(Credits(1)),
    ),
    'Tsakhia "Bankhar" Gantulga': (
        when(YOUR_TURN_BEGINS, Forget(), May((ChooseServer(ANY_SERVER), RememberServer()))),
        when(
            Trigger("encounter", server=REMEMBERED_SERVER, first="turn"),
            Lasting(ResolvesAs((Damage(NET, 1),), of=Same(BOUND)), "encounter", bind=THAT),
        ),
    ),
}
