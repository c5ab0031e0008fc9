"""Up and Over."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import Among, In, Same
from rulerunner.lang.instructions import Choose, Draw, InstallCard, LookAtTop, Lose, May
from rulerunner.lang.quantities import CardsIn, Times
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import Cannot, GainsSubroutines, Player
from rulerunner.lang.sugar import paid, static, sub, when
from rulerunner.lang.words import ARCHIVES, HQ, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Architect": (
        static(Cannot("trash", Same(THIS))),
        sub(LookAtTop(RND, 5), May((Choose(Among() & In(RND)), InstallCard(CHOSEN, ignoring="credits")))),
        sub(May((Choose(In(ARCHIVES) | In(HQ)), InstallCard(CHOSEN)))),
    ),
    "Ashigaru": (static(GainsSubroutines((ENDS_THE_RUN,), CardsIn(HQ))),),
    "Astrolabe": (static(Player("memory", 1)), when(Trigger("server created"), Draw(1))),
    "Reversed Accounts": (
        ADVANCEABLE,
        paid(cost(Clicks(), TrashThis()), Lose(Times(4, ADVANCEMENTS), side="runner")),
    ),
}
