"""Classic: hardware, preps and programs."""

from rulerunner.cards.phrases import DOUBLE
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Credits, ForgoActions
from rulerunner.lang.filters import ANY_CARD
from rulerunner.lang.instructions import (
    BreakSubroutines,
    ChooseNumber,
    Draw,
    Gain,
    Later,
    Prevent,
    RemoveTag,
    Trash,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.sugar import boosts, breaks, paid, play, prevention, together, when

CARDS: dict[str, tuple[Ability, ...]] = {
    # Hardware.
    "Vintage Camaro": (prevention(cost(Credits(1), ForgoActions(1)), "tags", Prevent(1)),),
    # Preps.
    "Meat Upgrade": (
        DOUBLE,
        play(ChooseNumber(0, 2), RemoveTag(X), Draw(3)),
    ),
    "Networking": (
        DOUBLE,
        play(Gain(9)),
    ),
    "Panzer Run": (
        DOUBLE,
        play(together(Gain(4), Draw(2))),
    ),
    # Programs.
    "Early Worm": (
        breaks(Credits(1), "wall"),
        boosts(Credits(2), 3),
    ),
    "Matador": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 5),
    ),
    "Psychic Friend": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 1, "turn"),
    ),
    "Rent-I-Con": (
        paid(
            Credits(1),
            BreakSubroutines(1, ANY_CARD, interface=True),
            Later(when(Trigger("run ends"), Trash())),
        ),
        boosts(Credits(1)),
    ),
}
