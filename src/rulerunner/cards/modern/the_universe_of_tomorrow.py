"""The Universe of Tomorrow."""

from rulerunner.cards.phrases import NOT_IN_ARCHIVES
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import ANY_CARD, In, Is
from rulerunner.lang.instructions import Choose, Gain, InstallCard, May, MoveTo, Search
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, static, when
from rulerunner.lang.words import ARCHIVES, HQ, OPERATION, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cybernetics Court": (static(Player("hand size", 4)),),
    "The Future is Now": (when(about("score"), Search(RND, ANY_CARD), MoveTo(CHOSEN, HQ)),),
    "Product Placement": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Gain(2), condition=NOT_IN_ARCHIVES),
    ),
    "Team Sponsorship": (
        when(
            Trigger("score", side="you"),
            May((Choose((In(ARCHIVES) | In(HQ)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="credits"))),
        ),
    ),
}
