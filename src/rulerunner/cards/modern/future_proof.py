"""Future Proof."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import AccessMore, Damage, Prevent, Trash
from rulerunner.lang.refs import RND_SERVER
from rulerunner.lang.sugar import at, prevention, when
from rulerunner.lang.words import MEAT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Dedicated Response Team": (
        when(Trigger("run ends", detail="successful"), Damage(MEAT, 2), condition=TAGGED),
    ),
    "New Angeles City Hall": (
        prevention(Credits(2), "tags", Prevent(1)),
        when(Trigger("steal", side="you"), Trash()),
    ),
    "R&D Interface": (when(at("breach", RND_SERVER), AccessMore(1)),),
}
