"""Uprising: the Runner's cards about runs."""

from rulerunner.cards.run_phrases import (
    FULLY_BREAKS_FIRST,
    THREE_VIRTUAL_RESOURCES,
    breaks_any_number,
    from_stealth,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringEncounter, Matches
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Named, Underwent
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Bypass,
    Choose,
    Gain,
    Later,
    May,
    MoveTo,
    Remember,
    ShuffleDeck,
)
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, REMEMBERED, RND_SERVER, THIS
from rulerunner.lang.sugar import about, accesses_more, at, boosts, breaks, paid, together, when
from rulerunner.lang.words import HEAP, ICE, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Boomerang": (
        when(about("install"), Choose(Is(ICE) & INSTALLED), Remember(CHOSEN)),
        paid(
            TrashThis(),
            BreakSubroutines(2),
            Later(
                when(
                    Trigger("run ends", detail="successful"),
                    Choose(Named("Boomerang") & In(HEAP)),
                    together(MoveTo(CHOSEN, STACK), ShuffleDeck()),
                    may=True,
                ),
                "run",
            ),
            condition=DuringEncounter(REMEMBERED),
        ),
    ),
    "Odore": (
        breaks_any_number(Credits(2), "sentry"),
        paid(
            Credits(0),
            BreakSubroutines(1, Has("sentry"), interface=True),
            condition=THREE_VIRTUAL_RESOURCES,
        ),
        boosts(Credits(3), 3),
    ),
    "Afterimage": (
        when(
            Trigger("encounter", subject=Has("sentry")),
            May((Bypass(),), (from_stealth(2),)),
            once="turn",
        ),
        breaks(Credits(1), "sentry", 2),
        boosts(from_stealth(1), 2),
    ),
    "Mu Safecracker": (
        when(at("successful run", HQ_SERVER), May((accesses_more(1, HQ_SERVER),), (from_stealth(1),))),
        when(at("successful run", RND_SERVER), May((accesses_more(1, RND_SERVER),), (from_stealth(2),))),
    ),
    "Penrose": (
        paid(
            Credits(1),
            BreakSubroutines(1, Has("barrier"), interface=True),
            condition=Matches(THIS, Underwent("install")),
        ),
        breaks(Credits(1), "code gate"),
        boosts(from_stealth(1), 3),
    ),
    "Makler": (
        breaks(Credits(2), "barrier", 2),
        boosts(Credits(2), 2),
        when(FULLY_BREAKS_FIRST, Gain(1)),
    ),
}
