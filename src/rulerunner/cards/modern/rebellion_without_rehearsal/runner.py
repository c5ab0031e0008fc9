"""Rebellion without Rehearsal: the Runner's cards."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_install, threat
from rulerunner.lang.abilities import Ability, Paid, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AllOf, AtLeast, DuringTurn, Equal, Matches, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import REZZED, AtServer, Has, In, Is
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    ChooseOne,
    Derez,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lose,
    May,
    Place,
    Remember,
    RemoveCounters,
    RemoveTag,
    RezCard,
    Run,
    Trash,
)
from rulerunner.lang.quantities import THAT_MANY, CardsThisRun, SubroutinesOn, Tags
from rulerunner.lang.refs import (
    ACCESSED,
    ANY_SERVER,
    ATTACKED,
    CHOSEN,
    HOST,
    HQ_SERVER,
    REMEMBERED,
    RND_SERVER,
    OneOf,
)
from rulerunner.lang.statics import AdditionalCost, InstallOnlyOn, PlayOnlyIf
from rulerunner.lang.sugar import about, accesses_more, at, if_successful, paid, play, static, together, when
from rulerunner.lang.words import GRIP, HARDWARE, HQ, ICE, POWER, PROGRAM, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Amelia Earhart": (
        when(
            at("run ends", OneOf((HQ_SERVER, RND_SERVER))),
            Place(1, POWER),
            condition=AtLeast(CardsThisRun("access"), 3),
        ),
        when(YOUR_TURN_BEGINS, May((Lose(10, side="corp"),), (HostedCounters(POWER, 3), TrashThis()))),
    ),
    "Coalescence": (
        when(about("install"), Place(2, POWER)),
        paid(HostedCounters(POWER), Gain(2), condition=DuringTurn("you")),
    ),
    "Eye for an Eye": (
        static(PlayOnlyIf(No(TAGGED))),
        play(Run(HQ_SERVER, linked=(if_successful(GiveTags(1), accesses_more(1, HQ_SERVER)),))),
        Paid((TrashCards(In(GRIP)),), (Trash(ACCESSED),), access=True),
    ),
    "Friend of a Friend": (
        paid(cost(Clicks(), TrashThis()), together(Gain(5), RemoveTag(1))),
        paid(cost(Clicks(), TrashThis()), together(Gain(9), GiveTags(1)), condition=No(TAGGED)),
    ),
    "Juli Moreira Lee": (
        *loaded_on_install(4, POWER),
        when(
            Trigger(
                "use",
                subject=Is(RESOURCE),
                side="you",
                detail="action",
                first="turn",
                also=(Trigger("use", subject=Is(RESOURCE), side="you", detail="trash action"),),
            ),
            together(RemoveCounters(1, POWER), GainClicks(1)),
        ),
    ),
    "Physarum Entangler": (
        static(InstallOnlyOn(Is(ICE))),
        when(
            about("encounter", HOST),
            If(Matches(HOST, ~Has("barrier")), (May((Bypass(),), (Credits(SubroutinesOn(HOST)),)),)),
        ),
        when(Trigger("purge"), Trash()),
    ),
    "Sebastião Souza Pessoa: Activist Organizer": (
        when(
            Trigger("tags"),
            May((Choose(Is(RESOURCE) & Has("connection") & In(GRIP)), InstallCard(CHOSEN, discount=2))),
            condition=Equal(Tags(), THAT_MANY),
        ),
        static(
            AdditionalCost("trash resource", (TrashCards(In(HQ)),), cards=Is(RESOURCE) & Has("connection"))
        ),
    ),
    "Valentina Ferreira Carvalho": (
        when(Trigger("remove tags", side="you"), Gain(1)),
        when(
            about("install"),
            May((ChooseOne(((RemoveTag(1),), (Gain(2),))),)),
            condition=AllOf((threat(3), DuringTurn("you"))),
        ),
    ),
    "Window of Opportunity": (
        play(
            May((Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)), InstallCard(CHOSEN))),
            Run(
                ANY_SERVER,
                linked=(
                    when(
                        Trigger("run begins"),
                        Choose(Is(ICE) & REZZED & AtServer(ATTACKED, "ice")),
                        Derez(CHOSEN),
                        Remember(CHOSEN),
                    ),
                    when(Trigger("run ends"), May((RezCard(REMEMBERED, ignoring="all"),), by="corp")),
                ),
            ),
        ),
    ),
}
