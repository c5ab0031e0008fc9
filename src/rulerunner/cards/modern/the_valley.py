"""The Valley."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Underwent
from rulerunner.lang.instructions import Trash
from rulerunner.lang.statics import AdditionalCost, Cannot, StaysUntil
from rulerunner.lang.sugar import static, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clot": (static(Cannot("score", Underwent("install"))), when(Trigger("purge", side="corp"), Trash())),
    "Predictive Algorithm": (
        static(StaysUntil(("steal",))),
        static(AdditionalCost("steal", (Credits(2),))),
    ),
}
