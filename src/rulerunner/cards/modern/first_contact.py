"""First Contact."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    GRAIL,
    TRASH_A_PROGRAM,
    YOUR_TURN_BEGINS,
)
from rulerunner.cards.run_phrases import shard
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Odd
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, AtServer, HostedOn, In, Is, Same
from rulerunner.lang.instructions import (
    Breach,
    Choose,
    Draw,
    Gain,
    HostCard,
    InstallCard,
    Lasting,
    May,
    Trash,
)
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ARCHIVES_SERVER, BOUND, CHOSEN, HQ_SERVER, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot, GainsSubtype, LosesSubtype, Modify, Player
from rulerunner.lang.sugar import about, paid, static, sub, when
from rulerunner.lang.words import GRIP, HARDWARE, HQ, PROGRAM, RESOURCE, THIS_RUN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Box-E": (
        static(Player("memory", 2)),
        static(Player("hand size", 2)),
    ),
    "Crisium Grid": (static(Cannot("be successful", server=THIS_SERVER)),),
    "Duggar's": (paid(Clicks(4), Draw(10)),),
    "IQ": (
        static(Modify("rez cost", Count(In(HQ)))),
        static(Modify("strength", Count(In(HQ)))),
        ENDS_THE_RUN,
    ),
    "Lancelot": (*GRAIL, TRASH_A_PROGRAM),
    "Order of Sol": (when(Trigger("no credits", side="you", first="turn"), Gain(1)),),
    "Shattered Remains": (
        ADVANCEABLE,
        when(
            about("access"),
            May((Choose(Is(HARDWARE) & INSTALLED, ADVANCEMENTS), Trash(CHOSEN)), (Credits(1),)),
        ),
    ),
    "The Supplier": (
        paid(Clicks(), Choose(In(GRIP) & (Is(RESOURCE) | Is(HARDWARE))), HostCard(CHOSEN)),
        when(YOUR_TURN_BEGINS, May((Choose(HostedOn(THIS)), InstallCard(CHOSEN, discount=2)))),
    ),
    "Hades Shard": (
        shard(ARCHIVES_SERVER),
        paid(
            TrashThis(),
            Breach(ARCHIVES_SERVER, linked=(static(Cannot("access", AtServer(ARCHIVES_SERVER, "root"))),)),
        ),
    ),
    "Wendigo": (
        ADVANCEABLE,
        static(GainsSubtype("barrier"), LosesSubtype("code gate"), condition=Odd(ADVANCEMENTS)),
        sub(
            Choose(Is(PROGRAM) & INSTALLED),
            Lasting(Cannot("use at all as the Runner", Same(BOUND)), THIS_RUN, bind=CHOSEN),
        ),
    ),
    "Kitsune": (
        sub(
            May(
                (
                    Choose(In(HQ)),
                    Breach(
                        HQ_SERVER,
                        linked=(
                            static(Cannot("access", AtServer(HQ_SERVER, "root"))),
                            when(Trigger("breach ends"), Trash(THIS)),
                        ),
                        first=CHOSEN,
                    ),
                )
            )
        ),
    ),
}
