"""Proteus: agendas."""

from rulerunner.cards.phrases import ADVANCEMENTS, NOT_IN_ARCHIVES, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, AtLeast, DuringTurn, Equal, Matches
from rulerunner.lang.costs import Clicks, Credits, HostedCounters
from rulerunner.lang.filters import INSTALLED, AtServer, In, Is, Same
from rulerunner.lang.instructions import (
    ActionsFor,
    Choose,
    Damage,
    Gain,
    GainClicks,
    GiveTags,
    If,
    Lasting,
    May,
    MoveTo,
    Place,
    RollDie,
    TakeBadPublicity,
    TrashAll,
)
from rulerunner.lang.quantities import LAST, CountersOn, Divided, Excess, Halved, Times
from rulerunner.lang.refs import CHOSEN, THAT_SERVER, THIS
from rulerunner.lang.statics import AdditionalCost, GivesUpDamage, Modify, Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, static, together, when
from rulerunner.lang.words import CORP_SCORE, GRIP, MEAT, NET, PROGRAM, RND, THE_GAME

CARDS: dict[str, tuple[Ability, ...]] = {
    "Charity Takeover": (when(about("score"), together(Gain(9), TakeBadPublicity(1))),),
    "Corporate Headhunters": (
        when(
            Trigger("damage", source=Same(THIS)),
            Lasting(Player("hand size", -1, "runner"), THE_GAME),
        ),
        paid(Clicks(), Damage(MEAT, 1), condition=TAGGED),
    ),
    "AI Board Member": (
        when(
            YOUR_TURN_BEGINS,
            RollDie(),
            If(
                Equal(LAST, 1),
                (May((ActionsFor("install"),)),),
                (
                    If(
                        AtLeast(LAST, 4),
                        (May((ActionsFor("draw"),)),),
                        (May((ActionsFor("gain credit"),)),),
                    ),
                ),
            ),
        ),
    ),
    "Fetal AI": (
        when(about("access"), Damage(NET, 2), condition=NOT_IN_ARCHIVES),
        static(RevealedWhenAccessed(RND)),
        static(AdditionalCost("steal", (Credits(2),), cards=Same(THIS))),
    ),
    "Marked Accounts": (
        when(about("access"), GiveTags(1)),
        static(RevealedWhenAccessed(RND)),
    ),
    "Please Don't Choke Anyone": (
        static(GivesUpDamage("pdca")),
        paid(HostedCounters("pdca"), GainClicks(1), once="turn", condition=DuringTurn("you")),
    ),
    "Project Venice": (
        when(about("score"), Place(Divided(Excess(), 3), "venice")),
        static(Player("clicks", CountersOn(THIS, "venice"))),
    ),
    "Project Zurich": (
        when(about("score"), Place(Halved(Excess()), "zurich")),
        when(YOUR_TURN_BEGINS, Gain(CountersOn(THIS, "zurich"))),
    ),
    "Viral Breeding Ground": (
        when(about("score"), TrashAll(AtServer(THAT_SERVER))),
        when(
            about("access"),
            Choose(Is(PROGRAM) & INSTALLED, Times(2, ADVANCEMENTS), up_to=True),
            MoveTo(CHOSEN, GRIP),
        ),
    ),
    "World Domination": (static(Modify("points", 4), condition=Matches(THIS, In(CORP_SCORE))),),
}
