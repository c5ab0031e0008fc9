"""Uprising Booster Pack."""

from rulerunner.cards.phrases import ICE_HERE, YOUR_TURN_BEGINS, YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, Exists, Happened, Matches, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, CopyOf, Has, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    ChooseRandom,
    EndRun,
    GainClicks,
    If,
    InstallCard,
    Lasting,
    May,
    MoveTo,
    Place,
    Search,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import Count, CountersOn, Times
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, HQ_SERVER, THAT, THIS, THIS_SERVER, Chosen
from rulerunner.lang.statics import Cannot, InstallOnly, Modify, Player, PlayOnlyIf, SpendFrom
from rulerunner.lang.sugar import about, at, play, static, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    CORP_SCORE,
    CREDIT,
    EVENT,
    GRIP,
    HQ,
    ICE,
    RND,
    RUNNER_SCORE,
)

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
            If(
                AtLeast(CountersOn(THIS, CREDIT), 3),
                (ChooseOne(((ChooseRandom(In(GRIP)), Trash(CHOSEN)), (Trash(THIS),)), must=True),),
            ),
        ),
    ),
    "Digital Rights Management": (
        static(
            PlayOnlyIf(
                AllOf(
                    (
                        Happened("turn ends", side="runner", within="last turn"),
                        No(Happened("successful run", side="runner", within="last turn", server=HQ_SERVER)),
                    )
                )
            )
        ),
        play(
            Search(RND, Is(AGENDA), reveal=True),
            MoveTo(CHOSEN, HQ),
            May((Choose(In(HQ) & ~Is(ICE), slot=1), InstallCard(Chosen(1), at=ANY_REMOTE))),
            Lasting(Cannot("score"), "turn"),
        ),
    ),
}
