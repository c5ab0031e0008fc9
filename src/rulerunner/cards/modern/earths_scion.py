"""Earths Scion."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened, Matches
from rulerunner.lang.costs import Credits, SufferDamage, TrashCards, TrashTopCards
from rulerunner.lang.filters import UNREZZED, Has, HasTrashCost, Same
from rulerunner.lang.instructions import ChooseServer, Gain, May, MoveRunner, RememberServer, Reveal, TrashTop
from rulerunner.lang.quantities import TimesThisEncounter
from rulerunner.lang.refs import (
    ANY_SERVER,
    APPROACHED,
    ATTACKED,
    REMEMBERED_SERVER,
    THAT,
    THIS_SERVER,
    Except,
)
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import boosts, breaks, paid, static, together, when
from rulerunner.lang.words import HQ, NET, RND, STACK, TABLE

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
    "Aeneas Informant": (
        when(
            Trigger("access ends", subject=HasTrashCost(), detail="kept", origin=(HQ, RND, TABLE)),
            May((together(Reveal(THAT), Gain(1)),)),
        ),
    ),
    "Persephone": (
        breaks(Credits(2), "sentry"),
        boosts(Credits(1)),
        when(
            Trigger("pass", subject=Has("sentry")),
            May((TrashTop(RND, TimesThisEncounter("subroutine resolves")),), (TrashTopCards(STACK),)),
            condition=Happened("encounter", within="encounter", subject=Same(THAT)),
        ),
    ),
}
