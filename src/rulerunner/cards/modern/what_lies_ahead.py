"""What Lies Ahead."""

from rulerunner.cards.phrases import loaded_on_install, returning
from rulerunner.lang.abilities import Ability, Paid
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Lasting, Place, Prevent, Trace, Trash
from rulerunner.lang.refs import ACCESSED, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, at, prevention, when
from rulerunner.lang.words import MEAT, POWER, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ash 2X3ZB9CY": (
        when(
            at("successful run", THIS_SERVER),
            Trace(4, (Lasting(Cannot("access", cards=~Same(THIS)), "run"),)),
        ),
    ),
    "Imp": (
        when(about("install"), Place(2, VIRUS)),
        Paid((HostedCounters(VIRUS),), (Trash(ACCESSED),), once="turn", access=True),
    ),
    "Plascrete Carapace": (
        *loaded_on_install(4, POWER),
        prevention(HostedCounters(POWER), "damage", Prevent(1), detail=MEAT),
    ),
    "Whizzard: Master Gamer": (*returning(3, "trash"),),
}
