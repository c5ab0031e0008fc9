"""Blood Money."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, pays_or_trashes, runner_may_break, trashed_when_empty
from rulerunner.lang.abilities import Ability, Trigger, When
from rulerunner.lang.conditions import AllOf, AtLeast, CanInterface, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Has, Is, Unique
from rulerunner.lang.instructions import (
    Boost,
    BreakSubroutines,
    ChooseServer,
    Damage,
    Draw,
    Gain,
    GainClicks,
    If,
    InstallCard,
    Place,
    RememberServer,
    TakeCredits,
)
from rulerunner.lang.quantities import CreditsOf, X
from rulerunner.lang.refs import ANY_SERVER, REMEMBERED_SERVER, THIS
from rulerunner.lang.statics import LosesAbilities, StaysUntil
from rulerunner.lang.sugar import about, at, paid, static, sub, when
from rulerunner.lang.words import ASSET, CORE, CREDIT, HEAP, UPGRADE

CORP_HAS_5, CORP_HAS_10, CORP_HAS_15 = (AtLeast(CreditsOf("corp"), least) for least in (5, 10, 15))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Beth Kilrain-Chang": (
        when(YOUR_TURN_BEGINS, Gain(1), condition=AllOf((CORP_HAS_5, No(CORP_HAS_10)))),
        when(YOUR_TURN_BEGINS, Draw(1), condition=AllOf((CORP_HAS_10, No(CORP_HAS_15)))),
        when(YOUR_TURN_BEGINS, GainClicks(1), condition=CORP_HAS_15),
    ),
    "Fairchild 2.0": (
        runner_may_break(2, 2),
        sub(pays_or_trashes(2)),
        sub(pays_or_trashes(2)),
        sub(Damage(CORE, 1)),
    ),
    "Rumor Mill": (
        static(StaysUntil(("score",))),
        static(
            LosesAbilities(
                "printed",
                Unique() & ((Is(ASSET) & ~Has("region")) | (Is(UPGRADE) & ~Has("region"))),
            )
        ),
    ),
    "Temüjin Contract": (
        when(about("install"), ChooseServer(ANY_SERVER), RememberServer(), Place(20, CREDIT)),
        trashed_when_empty(CREDIT),
        when(at("successful run", REMEMBERED_SERVER), TakeCredits(4)),
    ),
    "Paperclip": (
        When(
            Trigger("encounter", subject=Has("barrier")), (InstallCard(THIS),), optional=True, active_in=HEAP
        ),
        paid(
            Credits(X),
            Boost(X),
            If(CanInterface(Has("barrier")), (BreakSubroutines(X, Has("barrier")),)),
        ),
    ),
}
