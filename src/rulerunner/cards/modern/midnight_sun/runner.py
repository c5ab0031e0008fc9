"""Midnight Sun: the Runner's cards."""

from rulerunner.lang.abilities import Ability, Trigger, While
from rulerunner.lang.conditions import AtLeast, DidIt, DuringRun
from rulerunner.lang.costs import Credits, HostedCounters, SufferDamage, TrashThis
from rulerunner.lang.filters import Has, Is, Same
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Damage,
    Gain,
    GainClicks,
    If,
    Lose,
    Place,
    RemoveTag,
    Trash,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import ANY_CENTRAL, HQ_SERVER, THIS
from rulerunner.lang.statics import AdditionalCost, Modify, Player, Recurring, SpendFrom
from rulerunner.lang.sugar import about, at, boosts, breaks, paid, play, static, when
from rulerunner.lang.words import CORE, EVENT, HARDWARE, ICE, MEAT, POWER, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cat's Cradle": (
        static(Modify("rez cost", 1, of=Is(ICE) & Has("code gate"))),
        breaks(Credits(1), "code gate"),
        boosts(Credits(1)),
    ),
    "Cezve": (static(Recurring(2)), static(SpendFrom("run"), condition=DuringRun(ANY_CENTRAL))),
    "Endurance": (
        static(Player("memory", 2)),
        when(about("install"), Place(3, POWER)),
        when(Trigger("successful run", first="turn"), Place(1, POWER)),
        paid(HostedCounters(POWER, 2), BreakSubroutines(2)),
    ),
    "Environmental Testing": (
        when(Trigger("install", subject=Is(PROGRAM) | Is(HARDWARE), side="you"), Place(1, POWER)),
        While(AtLeast(CountersOn(THIS, POWER), 4), (Trash(), Gain(9))),
    ),
    "Ghosttongue": (when(about("install"), Damage(CORE, 1)), static(Modify("play cost", -1, of=Is(EVENT)))),
    "Hyperbaric": (
        when(about("install"), Place(1, POWER)),
        static(Modify("strength", CountersOn(THIS, POWER))),
        breaks(Credits(1), "code gate"),
        paid(Credits(2), Place(1, POWER)),
    ),
    "No Free Lunch": (paid(TrashThis(), Gain(3)), paid(TrashThis(), RemoveTag(1))),
    "PAN-Weave": (
        when(about("install"), Damage(MEAT, 1)),
        when(at("successful run", HQ_SERVER, first="turn"), Lose(1, side="corp"), If(DidIt(), (Gain(1),))),
    ),
    "Propeller": (
        when(about("install"), Place(4, POWER)),
        breaks(Credits(1), "barrier"),
        boosts(HostedCounters(POWER), 2),
    ),
    "Running Hot": (
        static(AdditionalCost("play", (SufferDamage(CORE, 1),), Same(THIS))),
        play(GainClicks(3)),
    ),
}
