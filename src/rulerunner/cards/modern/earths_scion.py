"""Earths Scion."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Happened, Matches
from rulerunner.lang.costs import Credits, SufferDamage, TrashCards, TrashTopCards
from rulerunner.lang.filters import INSTALLED, UNREZZED, CanAdvance, Has, HasTrashCost, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseServer,
    Distribute,
    Gain,
    May,
    MoveRunner,
    RememberServer,
    Reveal,
    Swap,
    TrashAll,
    TrashTop,
)
from rulerunner.lang.quantities import Count, TimesThisEncounter
from rulerunner.lang.refs import (
    ANY_SERVER,
    APPROACHED,
    ATTACKED,
    CHOSEN,
    LAST_ENCOUNTERED,
    REMEMBERED_SERVER,
    THAT,
    THIS,
    THIS_SERVER,
    Except,
)
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import ADVANCEMENT, HQ, ICE, NET, RND, STACK, TABLE

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
    "Inversificator": (
        when(
            Trigger("pass", detail="fully broken", source=Same(THIS), first="turn"),
            Choose(Is(ICE) & INSTALLED & ~Same(LAST_ENCOUNTERED)),
            Swap(LAST_ENCOUNTERED, other=CHOSEN),
            may=True,
        ),
        breaks(Credits(1), "code gate"),
        boosts(Credits(1)),
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
    "Battlement": (ENDS_THE_RUN, ENDS_THE_RUN),
}
