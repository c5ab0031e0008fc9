"""Parhelion: the Runner's cards about runs."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.cards.run_phrases import FULLY_BREAKS_FIRST, breaks_any_number
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TurnDownCards
from rulerunner.lang.filters import INSTALLED, AtServer, Has, HostedOn, In, Is, Named, Of, Same, WithCounters
from rulerunner.lang.instructions import (
    Attach,
    BreakSubroutines,
    Charge,
    Choose,
    ChooseServer,
    Damage,
    Draw,
    Forget,
    Gain,
    HostCard,
    IdentifyMark,
    If,
    Lasting,
    May,
    MoveTo,
    Place,
    RememberServer,
    Run,
    TurnHosted,
)
from rulerunner.lang.quantities import Count, CountersOn, Past, X
from rulerunner.lang.refs import (
    ANY_SERVER,
    BOUND,
    CHOSEN,
    HOST,
    REMEMBERED_SERVER,
    THAT,
    THAT_SERVER,
    THIS,
    YOUR_MARK,
)
from rulerunner.lang.statics import CannotGainAbilities, InstallOnlyOn, LosesAbilities, ResolvesAs
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import GRIP, HARDWARE, ICE, NET, POWER, REMOVED

MAY_CHARGE = May((Choose(Of("you") & INSTALLED & WithCounters(POWER)), Charge(CHOSEN)))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Hush": (
        static(InstallOnlyOn(Is(ICE))),
        static(CannotGainAbilities(Same(HOST)), LosesAbilities("all but printed subroutines", Same(HOST))),
        paid(Clicks(), Choose(INSTALLED & Is(ICE) & ~Same(HOST)), Attach(THIS, CHOSEN)),
    ),
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
    "Matryoshka": (
        when(YOUR_TURN_BEGINS, TurnHosted(HostedOn(THIS))),
        paid(Clicks(), Choose(Named("Matryoshka") & In(GRIP)), HostCard(CHOSEN)),
        paid(
            cost(Credits(X), TurnDownCards(Named("Matryoshka") & HostedOn(THIS))),
            BreakSubroutines(X, interface=True, which="exactly"),
        ),
        boosts(Credits(1)),
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
    "Flux Capacitor": (
        static(InstallOnlyOn(Is(ICE))),
        when(Trigger("subroutine broken", subject=Same(HOST), first="encounter"), MAY_CHARGE),
    ),
    "Info Bounty": (
        when(YOUR_TURN_BEGINS, IdentifyMark()),
        when(
            Trigger("run ends", server=YOUR_MARK, first="turn"),
            If(Happened("breach", within="run", server=THAT_SERVER), (Gain(2),)),
        ),
    ),
    "Orca": (
        when(FULLY_BREAKS_FIRST, MAY_CHARGE),
        breaks_any_number(Credits(2), "sentry"),
        boosts(Credits(2), 3),
    ),
    "Tunnel Vision": (
        when(YOUR_TURN_BEGINS, IdentifyMark()),
        paid(Credits(2), BreakSubroutines(2, Is(ICE) & AtServer(YOUR_MARK, "ice"), interface=True)),
        boosts(Credits(2), 2),
    ),
}
