"""Up and Over."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import AMONG, REZZED, Among, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    Gain,
    InstallCard,
    LookAtTop,
    Lose,
    May,
    MoveAll,
    RevealTop,
    TrashAll,
)
from rulerunner.lang.quantities import LAST, CardsIn, Count, Times
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import Cannot, GainsSubroutines, Player
from rulerunner.lang.sugar import paid, play, static, sub, together, when
from rulerunner.lang.words import ARCHIVES, GRIP, HQ, ICE, PROGRAM, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Architect": (
        static(Cannot("trash", Same(THIS))),
        sub(LookAtTop(RND, 5), May((Choose(Among() & In(RND)), InstallCard(CHOSEN, ignoring="cost")))),
        sub(May((Choose(In(ARCHIVES) | In(HQ)), InstallCard(CHOSEN)))),
    ),
    "Ashigaru": (static(GainsSubroutines((ENDS_THE_RUN,), CardsIn(HQ))),),
    "Astrolabe": (static(Player("memory", 1)), when(Trigger("server created"), Draw(1))),
    "Peak Efficiency": (play(Gain(Count(REZZED & Is(ICE)))),),
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
