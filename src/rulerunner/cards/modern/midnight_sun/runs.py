"""Midnight Sun: the Runner's cards about runs."""

from rulerunner.cards.run_phrases import breaks_any_number
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, Is, Same
from rulerunner.lang.instructions import (
    AccessCard,
    AccessMore,
    Choose,
    ChooseNumber,
    Damage,
    Instead,
    Place,
    RemoveCounters,
    Run,
    Sabotage,
)
from rulerunner.lang.quantities import AtMost, CoreDamage, CountersOn, X
from rulerunner.lang.refs import (
    ANY_SERVER,
    ATTACKED,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    RND_SERVER,
    THIS,
    Except,
    OneOf,
)
from rulerunner.lang.statics import Cannot, Modify
from rulerunner.lang.sugar import about, if_successful, play, static, when
from rulerunner.lang.words import AGENDA, CORE, POWER

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
}
