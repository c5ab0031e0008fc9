"""The Valley."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import Is, Underwent
from rulerunner.lang.instructions import Gain, InstallCard, May, Search, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import AdditionalCost, Cannot, StaysUntil
from rulerunner.lang.sugar import paid, static, when
from rulerunner.lang.words import ASSET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Capital Investors": (paid(Clicks(), Gain(2)),),
    "Clot": (static(Cannot("score", Underwent("install"))), when(Trigger("purge", side="corp"), Trash())),
    "Predictive Algorithm": (
        static(StaysUntil(("steal",))),
        static(AdditionalCost("steal", (Credits(2),))),
    ),
    "Tech Startup": (
        when(
            YOUR_TURN_BEGINS, May((Search(RND, Is(ASSET), reveal=True), InstallCard(CHOSEN)), (TrashThis(),))
        ),
    ),
}
