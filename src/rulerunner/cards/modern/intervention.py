"""Intervention."""

from rulerunner.cards.phrases import AI_PROGRAM, trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Exists
from rulerunner.lang.filters import INSTALLED, CostAtMost, Is, Of
from rulerunner.lang.instructions import EndRun, Gain, If, TakeBadPublicity
from rulerunner.lang.quantities import Tags
from rulerunner.lang.sugar import about, play, sub, when
from rulerunner.lang.words import PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Best Defense": (play(*trash_one(Of("runner") & CostAtMost(Tags()))),),
    "Bulwark": (
        when(about("rez"), TakeBadPublicity(1)),
        when(about("encounter"), If(Exists(AI_PROGRAM & INSTALLED), (Gain(2),))),
        sub(*trash_one(Is(PROGRAM), by="runner")),
        sub(Gain(2), EndRun()),
        sub(Gain(2), EndRun()),
    ),
}
