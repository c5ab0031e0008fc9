"""Council Of The Crest."""

from rulerunner.cards.phrases import trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import FullyBroken, Happened, No
from rulerunner.lang.costs import Credits, MoveCards, TrashThis
from rulerunner.lang.filters import INSTALLED, CostAtMost, Is, Of, Same
from rulerunner.lang.instructions import Arrange, BreakSubroutines, Damage, Draw, LookAtTop, May, Trace
from rulerunner.lang.quantities import TraceMargin
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import about, paid, play, static, sub, when
from rulerunner.lang.words import NET, PROGRAM, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Anansi": (
        when(about("encounter ends"), Damage(NET, 3), condition=No(FullyBroken())),
        sub(LookAtTop(RND, 5), Arrange()),
        sub(May((Draw(1),)), May((Draw(1, side="runner"),), (Credits(2),), by="runner")),
        sub(Damage(NET, 1)),
    ),
    "Trojan Horse": (
        static(PlayOnlyIf(Happened("access", side="runner", within="last turn"))),
        play(Trace(4, trash_one(Is(PROGRAM) & CostAtMost(TraceMargin())))),
    ),
    "Gbahali": (paid(TrashThis(), BreakSubroutines(which="last")),),
    "Degree Mill": (
        static(
            AdditionalCost(
                "steal", (MoveCards(Of("runner") & INSTALLED, STACK, 2, shuffled=True),), cards=Same(THIS)
            )
        ),
    ),
}
