"""Earths Scion."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits, SufferDamage
from rulerunner.lang.filters import INSTALLED, Is, Same
from rulerunner.lang.instructions import Choose, Swap
from rulerunner.lang.refs import CHOSEN, LAST_ENCOUNTERED, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import boosts, breaks, static, when
from rulerunner.lang.words import ICE, NET

CARDS: dict[str, tuple[Ability, ...]] = {
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
}
