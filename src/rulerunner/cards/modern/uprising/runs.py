"""Uprising: the Runner's cards about runs."""

from rulerunner.cards.run_phrases import THREE_VIRTUAL_RESOURCES, breaks_any_number
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringEncounter
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Named
from rulerunner.lang.instructions import BreakSubroutines, Choose, Later, MoveTo, Remember, ShuffleDeck
from rulerunner.lang.refs import CHOSEN, REMEMBERED
from rulerunner.lang.sugar import about, boosts, paid, together, when
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
}
