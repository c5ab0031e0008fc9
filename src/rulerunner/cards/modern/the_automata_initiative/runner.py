"""The Automata Initiative: the Runner's cards."""

from rulerunner.cards.phrases import SCORED_OR_STOLEN, threat
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DidIt, DuringRun, Matches
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import UNREZZED, Has, In, Is
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    ChooseOne,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Later,
    May,
    MoveTo,
    Place,
    RemoveTag,
    Run,
    Trash,
)
from rulerunner.lang.refs import ANY_REMOTE, ANY_SERVER, BOUND, CHOSEN, HOST, RND_SERVER
from rulerunner.lang.statics import InstallOnlyOn, Player, SpendFrom
from rulerunner.lang.sugar import about, boosts, breaks, if_successful, paid, play, static, when
from rulerunner.lang.words import CREDIT, EVENT, GRIP, HQ, ICE, PROGRAM, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Arissana Rocha Nahu: Street Artist": (
        paid(
            Credits(0),
            Choose(Is(PROGRAM) & In(GRIP)),
            InstallCard(CHOSEN),
            If(
                DidIt(),
                (
                    Later(
                        when(Trigger("run ends"), If(Matches(BOUND, ~Has("trojan")), (Trash(BOUND),))),
                        bind=CHOSEN,
                    ),
                ),
            ),
            once="turn",
            condition=DuringRun(),
        ),
    ),
    "Audrey v2": (
        when(Trigger("trash accessed", side="you"), Place(1, VIRUS)),
        breaks(HostedCounters(VIRUS), amount=2),
        boosts(TrashCards(In(GRIP)), 3),
    ),
    "Bahia Bands": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    if_successful(
                        ChooseOne(
                            (
                                (Draw(2),),
                                (Choose(In(GRIP)), InstallCard(CHOSEN, discount=1)),
                                (RemoveTag(1),),
                                (Place(4, CREDIT), Lasting(SpendFrom("trash"), "run")),
                            ),
                            amount=2,
                        )
                    ),
                ),
            )
        ),
    ),
    'Debbie "Downtown" Moreira': (
        when(about("install"), Place(2, CREDIT), condition=threat(4)),
        when(Trigger("play", subject=Is(EVENT) & Has("run"), side="you"), Place(1, CREDIT)),
        paid(Clicks(), Run(ANY_SERVER, linked=(static(SpendFrom("any")),))),
    ),
    'Hannah "Wheels" Pilintra': (
        paid(
            Clicks(),
            GainClicks(1),
            Run(ANY_REMOTE, linked=(when(Trigger("run ends", detail="unsuccessful"), GiveTags(1)),)),
            once="turn",
        ),
        paid(cost(Clicks(), TrashThis()), GainClicks(2), RemoveTag(1)),
    ),
    "Hermes": (static(Player("memory", 1)), when(SCORED_OR_STOLEN, Choose(UNREZZED), MoveTo(CHOSEN, HQ))),
    "Joy Ride": (play(Run(RND_SERVER, linked=(if_successful(Draw(5)),))),),
    "Laser Pointer": (
        when(
            Trigger("encounter", subject=Is(ICE) & (Has("ap") | Has("destroyer") | Has("observer"))),
            May((Bypass(),), (TrashThis(),)),
        ),
    ),
    "LilyPAD": (
        static(Player("memory", 2)),
        when(Trigger("install", subject=Is(PROGRAM), side="you", first="turn"), Draw(1), may=True),
    ),
    "Saci": (
        static(InstallOnlyOn(Is(ICE))),
        when(about("rez", HOST), Gain(3)),
        when(about("derez", HOST), Gain(3)),
    ),
}
