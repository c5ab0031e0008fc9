"""Earths Scion."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits, TrashTopCards
from rulerunner.lang.filters import Has, HasTrashCost, Same
from rulerunner.lang.instructions import Gain, May, Reveal, TrashTop
from rulerunner.lang.quantities import TimesThisEncounter
from rulerunner.lang.refs import THAT
from rulerunner.lang.sugar import boosts, breaks, together, when
from rulerunner.lang.words import HQ, RND, STACK, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
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
