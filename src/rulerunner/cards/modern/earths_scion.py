"""Earths Scion."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast, Matches
from rulerunner.lang.costs import SufferDamage, TrashCards
from rulerunner.lang.filters import UNREZZED, CanAdvance, In, Same
from rulerunner.lang.instructions import ChooseServer, Distribute, MoveRunner, RememberServer, TrashAll
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import (
    ANY_SERVER,
    APPROACHED,
    ATTACKED,
    REMEMBERED_SERVER,
    THIS,
    THIS_SERVER,
    Except,
)
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import ADVANCEMENT, HQ, NET

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
    "Audacity": (
        static(PlayOnlyIf(AtLeast(Count(In(HQ) & ~Same(THIS)), 2))),
        play(TrashAll(In(HQ)), Distribute(2, ADVANCEMENT, CanAdvance())),
    ),
    "Ben Musashi": (
        static(AdditionalCost("steal", (SufferDamage(NET, 2),), server=THIS_SERVER), persistent=True),
    ),
}
