"""Earths Scion."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import SufferDamage, TrashCards
from rulerunner.lang.filters import UNREZZED, Same
from rulerunner.lang.instructions import ChooseServer, MoveRunner, RememberServer
from rulerunner.lang.refs import ANY_SERVER, APPROACHED, ATTACKED, REMEMBERED_SERVER, THIS_SERVER, Except
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import paid, static
from rulerunner.lang.words import NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "AgInfusion: New Miracles for a New World": (
        paid(
            TrashCards(Same(APPROACHED)),
            ChooseServer(Except(ANY_SERVER, ATTACKED)),
            RememberServer(),
            MoveRunner(REMEMBERED_SERVER, encounter=True),
            once="turn",
            condition=Matches(APPROACHED, UNREZZED),
        ),
    ),
    "Ben Musashi": (
        static(AdditionalCost("steal", (SufferDamage(NET, 2),), server=THIS_SERVER), persistent=True),
    ),
}
