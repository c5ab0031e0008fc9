"""Downfall: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import ADVANCEMENTS, ENDS_THE_RUN, ICE_HERE
from rulerunner.lang.abilities import Ability, Trigger, When
from rulerunner.lang.conditions import AllOf, BySubroutine, DuringRun, HitBy, Matches
from rulerunner.lang.costs import Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import Among, AtServer, CanSwapWith, In, OfChosenType, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseType,
    Damage,
    EndRun,
    Gain,
    JackOut,
    Later,
    Lose,
    May,
    MoveRunner,
    MoveTo,
    Place,
    PsiGame,
    RevealTop,
    ShuffleDeck,
    Swap,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CostNow, Past
from rulerunner.lang.refs import ATTACKED, CHOSEN, HQ_SERVER, THIS, THIS_SERVER, Chosen
from rulerunner.lang.statics import BreakLimit, Modify, RezAmongOthers
from rulerunner.lang.sugar import about, at, paid, static, sub, together, when
from rulerunner.lang.words import AGENDA_COUNTER, GRIP, HQ, NET, STACK, THIS_ENCOUNTER, TYPES

CARDS: dict[str, tuple[Ability, ...]] = {
    "Afshar": (
        static(BreakLimit(1, printed=True), condition=Matches(THIS, AtServer(HQ_SERVER, "ice"))),
        sub(Lose(2, side="runner")),
        ENDS_THE_RUN,
    ),
    "Letheia Nisei": (
        when(
            at("approach server", THIS_SERVER, first="run"),
            PsiGame((May((MoveRunner(THIS_SERVER), May((JackOut(),), by="runner")), (TrashThis(),)),)),
        ),
    ),
    "Loot Box": (
        sub(Unless((Credits(2),), (EndRun(),))),
        sub(
            RevealTop(STACK, 3),
            Choose(Among() & In(STACK)),
            together(MoveTo(CHOSEN, GRIP), Gain(CostNow(CHOSEN))),
            ShuffleDeck("runner"),
            Trash(THIS),
        ),
    ),
    "Project Yagi-Uda": (
        when(about("score"), Place(Past(ADVANCEMENTS, 3), AGENDA_COUNTER)),
        paid(
            HostedCounters(AGENDA_COUNTER),
            Choose(AtServer(ATTACKED) & CanSwapWith(In(HQ))),
            Choose(In(HQ) & CanSwapWith(Same(CHOSEN)), slot=1),
            Swap(CHOSEN, Chosen(1)),
            May((JackOut(),), by="runner"),
            condition=DuringRun(),
        ),
    ),
    "Rime": (
        static(RezAmongOthers()),
        static(Modify("strength", 1, of=ICE_HERE)),
        sub(Lose(1, side="runner")),
    ),
    "Saisentan": (
        when(
            about("encounter"),
            ChooseType(TYPES),
            Later(
                When(
                    Trigger("trash", subject=OfChosenType(), side="you", source=Same(THIS)),
                    (Damage(NET, 1),),
                    condition=AllOf((HitBy(NET), BySubroutine())),
                ),
                THIS_ENCOUNTER,
            ),
        ),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
    ),
}
