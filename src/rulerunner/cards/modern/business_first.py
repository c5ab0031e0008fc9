"""Business First."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringRun, No
from rulerunner.lang.costs import HostedCounters, TrashThis
from rulerunner.lang.filters import Copies, In, Is, Worth
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    Gain,
    InstallCard,
    Lasting,
    May,
    MoveTo,
    Place,
    Reveal,
    TakeCredits,
)
from rulerunner.lang.quantities import CardsIn, X
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Cannot, Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, static, together, when
from rulerunner.lang.words import AGENDA, CREDIT, HQ, OPERATION, POWER, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Advanced Assembly Lines": (
        when(about("rez"), Gain(3)),
        paid(
            TrashThis(),
            Choose(In(HQ) & ~(Is(AGENDA) | Is(OPERATION))),
            InstallCard(CHOSEN),
            condition=No(DuringRun()),
        ),
    ),
    "Corporate Sales Team": (
        when(about("score"), Place(10, CREDIT)),
        when(Trigger("turn begins"), TakeCredits(1)),
    ),
    "Pālanā Agroplex": (when(YOUR_TURN_BEGINS, together(Draw(1), Draw(1, side="opponent"))),),
    "Pālanā Foods: Sustainable Growth": (when(Trigger("draw", side="runner", first="turn"), Gain(1)),),
    "Disposable HQ": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"), May((Choose(In(HQ), CardsIn(HQ), up_to=True), MoveTo(CHOSEN, RND, bottom=True)))
        ),
    ),
    "Lakshmi Smartfabrics": (
        when(Trigger("rez", side="you"), Place(1, POWER)),
        paid(
            HostedCounters(POWER, X),
            Choose(In(HQ) & Is(AGENDA) & Worth(X)),
            Reveal(CHOSEN),
            Lasting(Cannot("steal", Copies(CHOSEN)), "turn"),
        ),
    ),
    "Remote Data Farm": (static(Player("hand size", 2)),),
}
