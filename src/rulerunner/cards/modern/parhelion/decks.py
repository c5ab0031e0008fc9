"""Parhelion: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.filters import AMONG, Is
from rulerunner.lang.instructions import (
    Choose,
    InstallCard,
    May,
    MoveAll,
    MoveTo,
    Place,
    RevealHand,
    RevealTop,
    Run,
    Sabotage,
    SetAsideUntil,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import CostOf
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, THOSE
from rulerunner.lang.statics import SpendFrom
from rulerunner.lang.sugar import play, static, together, when
from rulerunner.lang.words import CREDIT, GRIP, POWER, PROGRAM, STACK

VERA = May((RevealHand(GRIP), Choose(AMONG), Trash(CHOSEN)))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Vera Ivanovna Shuyskaya": (when(Trigger("score"), VERA), when(Trigger("steal"), VERA)),
    "Concerto": (
        play(RevealTop(STACK), Place(CostOf(THOSE), CREDIT), MoveTo(THOSE, GRIP), Run(ANY_SERVER)),
        static(SpendFrom("run")),
    ),
    "Nga": (
        *loaded_on_install(3, POWER),
        when(Trigger("successful run", first="turn"), May((Sabotage(1),), (HostedCounters(POWER),))),
    ),
    "Spark of Inspiration": (
        play(
            SetAsideUntil(STACK, Is(PROGRAM)),
            May((Choose(AMONG & Is(PROGRAM)), InstallCard(CHOSEN, discount=10))),
            together(MoveAll(AMONG, STACK), ShuffleDeck()),
        ),
    ),
}
