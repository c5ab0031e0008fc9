"""Uprising: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ENDS_THE_RUN,
    ICE_HERE,
    OTHER_REZZED_ICE,
    THREE_ADVANCEMENTS,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, When
from rulerunner.lang.conditions import BySubroutine, Matches
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, In, Is, OfChosenType, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseType,
    EncounterIce,
    EndRun,
    Gain,
    Later,
    May,
    Place,
    PsiGame,
    RevealHand,
    Trace,
    Trash,
)
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, THIS
from rulerunner.lang.statics import BreakLimit, GainsSubroutines, Modify, RevealedWhenAccessed
from rulerunner.lang.sugar import about, static, sub, when
from rulerunner.lang.words import ADVANCEMENT, GRIP, HARDWARE, PROGRAM, RND, THIS_ENCOUNTER, TYPES

CARDS: dict[str, tuple[Ability, ...]] = {
    "Akhet": (
        ADVANCEABLE,
        static(Modify("strength", 3), BreakLimit(1, printed=True), condition=THREE_ADVANCEMENTS),
        sub(Gain(1), Choose(INSTALLED), Place(1, ADVANCEMENT, CHOSEN)),
        ENDS_THE_RUN,
    ),
    "Engram Flush": (
        when(
            about("encounter"),
            ChooseType(TYPES),
            Later(
                When(
                    Trigger("reveal", subject=In(GRIP), source=Same(THIS), batch=True),
                    (May((Choose(OfChosenType() & In(GRIP)), Trash(CHOSEN))),),
                    condition=BySubroutine(),
                ),
                THIS_ENCOUNTER,
            ),
        ),
        sub(RevealHand(GRIP)),
        sub(RevealHand(GRIP)),
    ),
    "Ganked!": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"),
            May((Choose(REZZED & ICE_HERE), EncounterIce(CHOSEN)), (TrashThis(),)),
        ),
    ),
    "Konjin": (when(about("encounter"), PsiGame((May((Choose(OTHER_REZZED_ICE), EncounterIce(CHOSEN))),))),),
    "Winchester": (
        sub(Trace(4, trash_one(Is(PROGRAM)))),
        sub(Trace(3, trash_one(Is(HARDWARE)))),
        static(
            GainsSubroutines((sub(Trace(3, (EndRun(),))),)),
            condition=Matches(THIS, AtServer(HQ_SERVER, "ice")),
        ),
    ),
}
