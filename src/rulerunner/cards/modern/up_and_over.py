"""Up and Over."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import AMONG, Is
from rulerunner.lang.instructions import Draw, Gain, Lose, MoveAll, RevealTop, TrashAll
from rulerunner.lang.quantities import LAST, CardsIn, Times
from rulerunner.lang.statics import GainsSubroutines, Player
from rulerunner.lang.sugar import paid, play, static, together, when
from rulerunner.lang.words import GRIP, HQ, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ashigaru": (static(GainsSubroutines((ENDS_THE_RUN,), CardsIn(HQ))),),
    "Astrolabe": (static(Player("memory", 1)), when(Trigger("server created"), Draw(1))),
    "Reversed Accounts": (
        ADVANCEABLE,
        paid(cost(Clicks(), TrashThis()), Lose(Times(4, ADVANCEMENTS), side="runner")),
    ),
    "Inject": (
        play(
            RevealTop(STACK, 4),
            TrashAll(AMONG & Is(PROGRAM)),
            together(Gain(LAST), MoveAll(AMONG, GRIP)),
        ),
    ),
}
