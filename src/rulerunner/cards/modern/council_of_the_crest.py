"""Council of the Crest."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import FullyBroken, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Arrange, Damage, Draw, LookAtTop, May
from rulerunner.lang.sugar import about, sub, when
from rulerunner.lang.words import NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Anansi": (
        when(about("encounter ends"), Damage(NET, 3), condition=No(FullyBroken())),
        sub(LookAtTop(RND, 5), Arrange()),
        sub(May((Draw(1),)), May((Draw(1, side="runner"),), (Credits(2),), by="runner")),
        sub(Damage(NET, 1)),
    ),
}
