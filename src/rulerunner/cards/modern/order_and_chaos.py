"""Order and Chaos."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import TrashCards
from rulerunner.lang.filters import REZZED, AtServer, CopyOf, In, Is
from rulerunner.lang.instructions import EncounterIce, May
from rulerunner.lang.refs import THAT, THIS_SERVER
from rulerunner.lang.sugar import when
from rulerunner.lang.words import HQ, ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "The Twins": (
        when(
            Trigger("pass", subject=Is(ICE) & REZZED & AtServer(THIS_SERVER, "ice")),
            May((EncounterIce(THAT),), (TrashCards(CopyOf(THAT) & In(HQ), revealed=True),)),
        ),
    ),
}
