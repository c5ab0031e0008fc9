"""Cyber Exodus."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import EndRun, Gain, LoseClicks, Trace, Unless
from rulerunner.lang.sugar import about, sub, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Pop-up Window": (when(about("encounter"), Gain(1)), sub(Unless((Credits(1),), (EndRun(),)))),
    "Viper": (sub(Trace(3, (LoseClicks(1, side="runner"),))), sub(Trace(3, (EndRun(),)))),
}
