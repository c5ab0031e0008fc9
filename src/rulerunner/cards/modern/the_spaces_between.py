"""The Spaces Between."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.instructions import LoseAllCredits
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, StaysUntil
from rulerunner.lang.sugar import static, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Enhanced Login Protocol": (
        static(StaysUntil(("steal",))),
        static(AdditionalCost("basic run", (Clicks(1),), first_each_turn=True)),
    ),
    "Heinlein Grid": (
        when(Trigger("lose clicks", side="runner", during=THIS_SERVER), LoseAllCredits(side="runner")),
        when(Trigger("spend clicks", side="runner", during=THIS_SERVER), LoseAllCredits(side="runner")),
    ),
}
