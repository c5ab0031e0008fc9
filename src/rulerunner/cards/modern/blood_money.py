"""Blood Money."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, pays_or_trashes, runner_may_break, trashed_when_empty
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.instructions import (
    ChooseServer,
    Damage,
    Draw,
    Gain,
    GainClicks,
    If,
    Place,
    RememberServer,
    TakeCredits,
)
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.refs import ANY_SERVER, REMEMBERED_SERVER
from rulerunner.lang.sugar import about, at, sub, when
from rulerunner.lang.words import CORE, CREDIT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Beth Kilrain-Chang": (
        when(
            YOUR_TURN_BEGINS,
            If(
                AtLeast(CreditsOf("corp"), 15),
                (GainClicks(1),),
                (
                    If(
                        AtLeast(CreditsOf("corp"), 10),
                        (Draw(1),),
                        (If(AtLeast(CreditsOf("corp"), 5), (Gain(1),)),),
                    ),
                ),
            ),
        ),
    ),
    "Fairchild 2.0": (
        runner_may_break(2, 2),
        sub(pays_or_trashes(2)),
        sub(pays_or_trashes(2)),
        sub(Damage(CORE, 1)),
    ),
    "Temüjin Contract": (
        when(about("install"), ChooseServer(ANY_SERVER), RememberServer(), Place(20, CREDIT)),
        trashed_when_empty(CREDIT),
        when(at("successful run", REMEMBERED_SERVER), TakeCredits(4)),
    ),
}
