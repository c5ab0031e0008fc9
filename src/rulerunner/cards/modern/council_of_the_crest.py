"""Council Of The Crest."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, trash_one
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import FullyBroken, Happened, No
from rulerunner.lang.costs import Credits, MoveCards, TrashThis
from rulerunner.lang.filters import INSTALLED, CostAtMost, Has, Is, Of, Same
from rulerunner.lang.instructions import (
    Arrange,
    BreakSubroutines,
    Choose,
    ChooseOne,
    Damage,
    Draw,
    LookAtTop,
    May,
    MoveCounters,
    Place,
    Prevent,
    Trace,
)
from rulerunner.lang.quantities import TraceMargin
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import about, interrupt, paid, play, static, sub, when
from rulerunner.lang.words import EVERY, NET, PROGRAM, RND, STACK, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Anansi": (
        when(about("encounter ends"), Damage(NET, 3), condition=No(FullyBroken())),
        sub(LookAtTop(RND, 5), Arrange()),
        sub(May((Draw(1),)), May((Draw(1, side="runner"),), (Credits(2),), by="runner")),
        sub(Damage(NET, 1)),
    ),
    "Degree Mill": (
        static(
            AdditionalCost(
                "steal", (MoveCards(Of("runner") & INSTALLED, STACK, 2, shuffled=True),), cards=Same(THIS)
            )
        ),
    ),
    "Friday Chip": (
        when(Trigger("trash", subject=Of("corp"), side="you"), May((Place(1, VIRUS),))),
        when(
            YOUR_TURN_BEGINS,
            May((Choose(Is(PROGRAM) & Has("virus") & INSTALLED), MoveCounters(1, VIRUS, THIS, CHOSEN))),
        ),
    ),
    "Gbahali": (paid(TrashThis(), BreakSubroutines(which="last")),),
    "Trojan Horse": (
        static(PlayOnlyIf(Happened("access", side="runner", within="last turn"))),
        play(Trace(4, trash_one(Is(PROGRAM) & CostAtMost(TraceMargin(), printed=False)))),
    ),
    "No One Home": (
        interrupt(
            Trigger("tags", first="turn", also=(Trigger("damage", detail=NET),), batch=True),
            May(
                (
                    Trace(
                        0,
                        failure=(
                            ChooseOne(((Prevent(EVERY, "tags"),), (Prevent(EVERY, "net"),)), must=True),
                        ),
                    ),
                ),
                (TrashThis(),),
            ),
        ),
    ),
}
