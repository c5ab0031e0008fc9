"""Creation and Control."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    TRASH_A_PROGRAM,
    runner_may_break,
)
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import (
    ChooseNumber,
    Damage,
    Gain,
    GiveTags,
    InstallCard,
    May,
    Place,
    Prevent,
    Search,
    Trace,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import about, paid, prevention, sub, together, when
from rulerunner.lang.words import CORE, NET, POWER, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bastion": (ENDS_THE_RUN,),
    "Cerebral Overwriter": (
        ADVANCEABLE,
        when(
            about("access"),
            May((Damage(CORE, ADVANCEMENTS),), (Credits(3),)),
            condition=Matches(THIS, INSTALLED),
        ),
    ),
    "Feedback Filter": (
        prevention(Credits(3), "damage", Prevent(1), detail=NET),
        prevention(TrashThis(), "damage", ChooseNumber(1, 2), Prevent(X), detail=CORE),
    ),
    "Gila Hands Arcology": (paid(Clicks(2), Gain(3)),),
    "Ichi 2.0": (
        runner_may_break(2, 2),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        sub(Trace(3, (together(Damage(CORE, 1), GiveTags(1)),))),
    ),
    "Self-modifying Code": (
        paid(cost(Credits(2), TrashThis()), Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN)),
    ),
    "Viktor 2.0": (
        runner_may_break(2, 2),
        paid(HostedCounters(POWER), Damage(CORE, 1)),
        sub(Trace(2, (Place(1, POWER),))),
        ENDS_THE_RUN,
    ),
}
