"""Intervention."""

from rulerunner.cards.phrases import TERMINAL, shuffle_into_rnd, trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import CostAtMost, In, Of
from rulerunner.lang.instructions import MoveTo
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import play
from rulerunner.lang.words import ARCHIVES, REMOVED

CARDS: dict[str, tuple[Ability, ...]] = {
    "Best Defense": (play(*trash_one(Of("runner") & CostAtMost(Tags()))),),
    "Preemptive Action": (
        TERMINAL,
        play(*shuffle_into_rnd(In(ARCHIVES), 3), MoveTo(THIS, REMOVED)),
    ),
}
