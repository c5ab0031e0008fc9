"""The Spaces Between."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks, HostedCounters
from rulerunner.lang.filters import StrengthAtMost
from rulerunner.lang.instructions import BreakSubroutines, Gain, LoseAllCredits, Place
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, StaysUntil
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.words import POWER, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cache": (when(about("install"), Place(3, VIRUS)), paid(HostedCounters(VIRUS), Gain(1))),
    "D4v1d": (
        when(about("install"), Place(3, POWER)),
        paid(HostedCounters(POWER), BreakSubroutines(1, ~StrengthAtMost(4))),
    ),
    "Enhanced Login Protocol": (
        static(StaysUntil(("steal",))),
        static(AdditionalCost("basic run", (Clicks(1),), first_each_turn=True)),
    ),
    "Heinlein Grid": (
        when(Trigger("lose clicks", side="runner", during=THIS_SERVER), LoseAllCredits(side="runner")),
        when(Trigger("spend clicks", side="runner", during=THIS_SERVER), LoseAllCredits(side="runner")),
    ),
}
