"""Station One."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import ChooseRandom, Place, Trash
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import HQ, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clan Vengeance": (
        when(Trigger("damage"), Place(1, POWER)),
        paid(TrashThis(), ChooseRandom(In(HQ), CountersOn(THIS, POWER)), Trash(CHOSEN)),
    ),
}
