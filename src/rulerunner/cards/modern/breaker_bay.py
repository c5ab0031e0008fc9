"""Breaker Bay."""

from rulerunner.cards.phrases import AI_PROGRAM, ENDS_THE_RUN, YOUR_TURN_BEGINS, tag_trace
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, TrashRandom
from rulerunner.lang.filters import AtServer, Has, HostedOn, In, Is, Same, SameTypeAs
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    EndRun,
    InstallCard,
    LoseClicks,
    May,
    MoveTo,
    Search,
    Unless,
)
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, HQ_SERVER, RND_SERVER, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, BreakLimit, Hosts, Modify, Player, StaysUntil
from rulerunner.lang.sugar import paid, play, static, sub, when
from rulerunner.lang.words import GRIP, HARDWARE, HQ, ICE, RESOURCE, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Beach Party": (
        when(YOUR_TURN_BEGINS, LoseClicks(1)),
        static(Player("hand size", 5)),
    ),
    "Breaker Bay Grid": (static(Modify("rez cost", -5, of=AtServer(THIS_SERVER, "root"))),),
    "Career Fair": (play(Choose(Is(RESOURCE) & In(GRIP)), InstallCard(CHOSEN, discount=3)),),
    "Gutenberg": (
        static(Modify("strength", 3), condition=Matches(THIS, AtServer(RND_SERVER, "ice"))),
        sub(tag_trace(7)),
    ),
    "Hacktivist Meeting": (
        static(StaysUntil(("score",))),
        static(AdditionalCost("rez", (TrashRandom(HQ),), cards=~Is(ICE))),
    ),
    "Hayley Kaplan: Universal Scholar": (
        when(
            Trigger("install", side="you", first="turn"),
            May((Choose(SameTypeAs(THAT) & In(GRIP) & ~Same(THAT)), InstallCard(CHOSEN))),
        ),
    ),
    "Off-Campus Apartment": (
        static(Hosts(Has("connection"))),
        when(Trigger("install", subject=Has("connection") & HostedOn(THIS), side="you"), Draw(1)),
    ),
    "Turing": (
        static(Modify("strength", 3), condition=Matches(THIS, AtServer(ANY_REMOTE, "ice"))),
        static(BreakLimit(by=AI_PROGRAM, unusable=True)),
        sub(Unless((Clicks(3),), (EndRun(),))),
    ),
    "Meru Mati": (
        static(Modify("strength", 3), condition=Matches(THIS, AtServer(HQ_SERVER, "ice"))),
        ENDS_THE_RUN,
    ),
    "Tyson Observatory": (paid(Clicks(2), Search(STACK, Is(HARDWARE), reveal=True), MoveTo(CHOSEN, GRIP)),),
}
