"""Midnight Sun: the Runner's cards."""

from rulerunner.cards.phrases import CHARGE_ONE, SCORED_OR_STOLEN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, While
from rulerunner.lang.conditions import AtLeast, DidIt, DuringRun
from rulerunner.lang.costs import Credits, HostedCounters, SufferDamage, TrashThis
from rulerunner.lang.filters import Has, In, Is, Same
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Charge,
    Choose,
    Damage,
    Draw,
    Gain,
    GainClicks,
    IdentifyMark,
    If,
    InstallCard,
    Lose,
    May,
    Place,
    RemoveTag,
    Run,
    Trash,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import ANY_CENTRAL, CHOSEN, HQ_SERVER, RND_SERVER, THIS, YOUR_MARK
from rulerunner.lang.statics import AdditionalCost, Modify, Player, Recurring, SpendFrom
from rulerunner.lang.sugar import about, at, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import CORE, EVENT, GRIP, HARDWARE, ICE, MEAT, POWER, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Captain Padma Isbister: Intrepid Explorer": (
        when(at("run begins", RND_SERVER, first="turn"), May(CHARGE_ONE)),
    ),
    "Carpe Diem": (play(IdentifyMark(), Gain(4), May((Run(YOUR_MARK),))),),
    "Cat's Cradle": (
        static(Modify("rez cost", 1, of=Is(ICE) & Has("code gate"))),
        breaks(Credits(1), "code gate"),
        boosts(Credits(1)),
    ),
    "Cezve": (static(Recurring(2)), static(SpendFrom("run"), condition=DuringRun(ANY_CENTRAL))),
    "Daeg, First Net-Cat": (when(SCORED_OR_STOLEN, May(CHARGE_ONE)),),
    "Endurance": (
        static(Player("memory", 2)),
        when(about("install"), Place(3, POWER)),
        when(Trigger("successful run", first="turn"), Place(1, POWER)),
        paid(HostedCounters(POWER, 2), BreakSubroutines(2)),
    ),
    "Environmental Testing": (
        when(Trigger("install", subject=Is(PROGRAM) | Is(HARDWARE), side="you"), Place(1, POWER)),
        While(AtLeast(CountersOn(THIS, POWER), 4), (together(Trash(), Gain(9)),)),
    ),
    "Ghosttongue": (when(about("install"), Damage(CORE, 1)), static(Modify("play cost", -1, of=Is(EVENT)))),
    "Hyperbaric": (
        when(about("install"), Place(1, POWER)),
        static(Modify("strength", CountersOn(THIS, POWER))),
        breaks(Credits(1), "code gate"),
        paid(Credits(2), Place(1, POWER)),
    ),
    "No Free Lunch": (paid(TrashThis(), Gain(3)), paid(TrashThis(), RemoveTag(1))),
    'Nyusha "Sable" Sintashta: Symphonic Prodigy': (
        when(YOUR_TURN_BEGINS, IdentifyMark()),
        when(at("successful run", YOUR_MARK, first="turn"), GainClicks(1)),
    ),
    "PAN-Weave": (
        when(about("install"), Damage(MEAT, 1)),
        when(at("successful run", HQ_SERVER, first="turn"), Lose(1, side="corp"), If(DidIt(), (Gain(1),))),
    ),
    "Propeller": (
        when(about("install"), Place(4, POWER)),
        breaks(Credits(1), "barrier"),
        boosts(HostedCounters(POWER), 2),
    ),
    "Rigging Up": (
        play(
            Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)),
            InstallCard(CHOSEN, discount=3),
            May((Charge(CHOSEN),)),
        ),
    ),
    "Running Hot": (
        static(AdditionalCost("play", (SufferDamage(CORE, 1),), Same(THIS))),
        play(GainClicks(3)),
    ),
    "Stoneship Chart Room": (paid(TrashThis(), Draw(2)), paid(TrashThis(), *CHARGE_ONE)),
}
