"""Earths Scion."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits, SufferDamage, TrashTopCards
from rulerunner.lang.filters import Has, HasTrashCost, Same
from rulerunner.lang.instructions import Gain, May, Reveal, TrashTop
from rulerunner.lang.quantities import TimesThisEncounter
from rulerunner.lang.refs import THAT, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import boosts, breaks, static, together, when
from rulerunner.lang.words import HQ, NET, RND, STACK, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
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
