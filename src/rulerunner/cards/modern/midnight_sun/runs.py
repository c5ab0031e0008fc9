"""Midnight Sun: the Runner's cards about runs."""

from rulerunner.cards.phrases import CHARGE_ONE, YOUR_TURN_BEGINS
from rulerunner.cards.run_phrases import breaks_any_number
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import AtServer, Is, Same
from rulerunner.lang.instructions import (
    AccessCard,
    AccessMore,
    Breach,
    Bypass,
    Choose,
    ChooseNumber,
    ChooseOne,
    Damage,
    Gain,
    IdentifyMark,
    If,
    InstallCard,
    Instead,
    Later,
    May,
    Place,
    RemoveCounters,
    Run,
    Sabotage,
    Search,
)
from rulerunner.lang.quantities import AtMost, CoreDamage, CountersOn, TimesThisRun, X
from rulerunner.lang.refs import (
    ANY_SERVER,
    ATTACKED,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    RND_SERVER,
    THIS,
    YOUR_MARK,
    Except,
    OneOf,
)
from rulerunner.lang.statics import Cannot, Modify, Player
from rulerunner.lang.sugar import about, accesses_more, if_successful, play, static, when
from rulerunner.lang.words import AGENDA, CORE, ICE, POWER, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Begemot": (
        when(about("install"), Damage(CORE, 1)),
        static(Modify("strength", CoreDamage())),
        breaks_any_number(Credits(1), "barrier"),
    ),
    "Pinhole Threading": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (
                                Choose(AtServer(Except(ANY_SERVER, ATTACKED), "root")),
                                AccessCard(
                                    CHOSEN,
                                    linked=(
                                        static(Cannot("steal", Same(BOUND))),
                                        static(Cannot("trash as the Runner", Same(BOUND) & Is(AGENDA))),
                                    ),
                                ),
                            ),
                        )
                    ),
                ),
            )
        ),
    ),
    "The Twinning": (
        when(Trigger("use", side="you", detail="credits", first="turn"), Place(1, POWER)),
        when(
            Trigger("breach", server=OneOf((HQ_SERVER, RND_SERVER))),
            ChooseNumber(0, AtMost(CountersOn(THIS, POWER), 2)),
            RemoveCounters(X, POWER),
            AccessMore(X),
        ),
    ),
    "Chastushka": (play(Run(HQ_SERVER, linked=(if_successful(Instead("breach", (Sabotage(4),))),))),),
    "Backstitching": (
        when(YOUR_TURN_BEGINS, IdentifyMark()),
        when(Trigger("encounter", subject=Is(ICE), during=YOUR_MARK), May((Bypass(),), (TrashThis(),))),
    ),
    "Virtuoso": (
        static(Player("memory", 1)),
        when(YOUR_TURN_BEGINS, IdentifyMark()),
        when(
            Trigger("successful run", server=YOUR_MARK, first="turn"),
            If(
                DuringRun(HQ_SERVER),
                (accesses_more(1, HQ_SERVER),),
                (Later(when(Trigger("run ends"), Breach(HQ_SERVER)), "run"),),
            ),
        ),
    ),
    "Into the Depths": (
        play(
            Run(
                ANY_SERVER,
                (
                    if_successful(
                        ChooseOne(
                            (
                                (Gain(4),),
                                (Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN)),
                                CHARGE_ONE,
                            ),
                            amount=TimesThisRun("pass"),
                        )
                    ),
                ),
            )
        ),
    ),
}
