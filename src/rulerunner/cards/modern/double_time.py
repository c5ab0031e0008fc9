"""Double Time."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, AtServer, Is, Same
from rulerunner.lang.instructions import Gain, Instead, Prevent, Run, TrashAll
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import ANY_REMOTE, ATTACKED, THIS
from rulerunner.lang.statics import AdditionalCost, Modify
from rulerunner.lang.sugar import if_successful, paid, play, prevention, static
from rulerunner.lang.words import RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Fall Guy": (
        prevention(TrashThis(), "trash", Prevent(1), subject=Is(RESOURCE) & INSTALLED & ~Same(THIS)),
        paid(TrashThis(), Gain(2)),
    ),
    "NAPD Contract": (
        static(Modify("requirement", BadPublicity())),
        static(AdditionalCost("steal", (Credits(4),), cards=Same(THIS))),
    ),
    "Quandary": (ENDS_THE_RUN,),
    "Singularity": (
        DOUBLE,
        play(
            Run(
                ANY_REMOTE,
                linked=(if_successful(Instead("breach", (TrashAll(AtServer(ATTACKED, "root")),))),),
            )
        ),
    ),
}
