"""The Valley."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import Is, Underwent
from rulerunner.lang.instructions import InstallCard, May, Search, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import ASSET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clot": (static(Cannot("score", Underwent("install"))), when(Trigger("purge", side="corp"), Trash())),
    "Tech Startup": (
        when(
            YOUR_TURN_BEGINS, May((Search(RND, Is(ASSET), reveal=True), InstallCard(CHOSEN)), (TrashThis(),))
        ),
    ),
}
