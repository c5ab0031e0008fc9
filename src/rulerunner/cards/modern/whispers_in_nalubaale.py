"""Whispers in Nalubaale."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import REZZED, Has, Is
from rulerunner.lang.instructions import LoseClicks
from rulerunner.lang.statics import GainsSubroutines
from rulerunner.lang.sugar import static, sub
from rulerunner.lang.words import ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Warden Fatuma": (
        static(
            GainsSubroutines(
                (sub(LoseClicks(1, side="runner")),), of=REZZED & Is(ICE) & Has("bioroid"), before=True
            )
        ),
    ),
}
