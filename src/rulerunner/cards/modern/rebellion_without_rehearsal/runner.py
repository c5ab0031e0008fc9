"""Rebellion without Rehearsal: the Runner's cards."""

from rulerunner.lang.abilities import Ability, Paid, Trigger, cost
from rulerunner.lang.conditions import TAGGED, DuringTurn, Matches, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import Has, In, Is
from rulerunner.lang.instructions import Bypass, Gain, GiveTags, May, Place, RemoveTag, Run, Trash
from rulerunner.lang.quantities import SubroutinesOn
from rulerunner.lang.refs import ACCESSED, HOST, HQ_SERVER
from rulerunner.lang.statics import InstallOnlyOn, PlayOnlyIf
from rulerunner.lang.sugar import about, accesses_more, if_successful, paid, play, static, together, when
from rulerunner.lang.words import GRIP, ICE, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
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
    "Physarum Entangler": (
        static(InstallOnlyOn(Is(ICE))),
        when(
            about("encounter", HOST),
            May((Bypass(),), (Credits(SubroutinesOn(HOST)),)),
            condition=Matches(HOST, ~Has("barrier")),
        ),
        when(Trigger("purge"), Trash()),
    ),
}
