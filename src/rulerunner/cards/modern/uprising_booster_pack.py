"""Uprising Booster Pack."""

from rulerunner.cards.phrases import ICE_HERE, YOUR_TURN_BEGINS, YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Exists, Matches
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, CopyOf, Has, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    ChooseRandom,
    EndRun,
    GainClicks,
    If,
    Lasting,
    Place,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import Count, CountersOn, Times
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import InstallOnly, Modify, Player, SpendFrom
from rulerunner.lang.sugar import about, at, static, when
from rulerunner.lang.words import ADVANCEMENT, AGENDA_COUNTER, CORP_SCORE, CREDIT, EVENT, GRIP, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cayambe Grid": (
        when(YOUR_TURN_BEGINS, Choose(ICE_HERE), Place(1, ADVANCEMENT, CHOSEN)),
        when(
            at("approach server", THIS_SERVER),
            Unless((Credits(Times(2, Count(ICE_HERE & WithCounters(ADVANCEMENT)))),), (EndRun(),)),
        ),
    ),
    "Cybertrooper Talut": (
        static(Player("link", 1)),
        when(
            Trigger("install", subject=Has("icebreaker") & ~Has("ai"), side="you"),
            Lasting(Modify("strength", 2, of=Same(BOUND)), "turn", bind=THAT),
        ),
    ),
    "La Costa Grid": (
        static(InstallOnly(ANY_REMOTE)),
        when(YOUR_TURN_BEGINS, Choose(AtServer(THIS_SERVER, "root")), Place(1, ADVANCEMENT, CHOSEN)),
    ),
    "Megaprix Qualifier": (
        when(
            about("score"),
            If(Exists(CopyOf(THIS) & (In(CORP_SCORE) | In(RUNNER_SCORE))), (Place(1, AGENDA_COUNTER),)),
        ),
        static(Modify("points", 1), condition=Matches(THIS, WithCounters(AGENDA_COUNTER))),
    ),
    "Swift": (
        static(Player("memory", 1)),
        when(Trigger("play", subject=Is(EVENT) & Has("run"), side="you", first="turn"), GainClicks(1)),
    ),
    "Mystic Maemi": (
        when(YOUR_TURN_BEGINS, Place(1, CREDIT)),
        when(Trigger("steal"), Place(1, CREDIT)),
        static(SpendFrom("play")),
        when(
            YOUR_TURN_ENDS,
            ChooseOne(((ChooseRandom(In(GRIP)), Trash(CHOSEN)), (Trash(THIS),)), must=True),
            condition=AtLeast(CountersOn(THIS, CREDIT), 3),
        ),
    ),
}
