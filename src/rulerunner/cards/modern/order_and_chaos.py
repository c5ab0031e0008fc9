"""Order and Chaos."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import TrashCards, TrashThis
from rulerunner.lang.filters import REZZED, AtServer, CopyOf, In, Is
from rulerunner.lang.instructions import EncounterIce, May, Purge
from rulerunner.lang.refs import THAT, THIS_SERVER
from rulerunner.lang.statics import RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.words import HQ, ICE, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cyberdex Virus Suite": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Purge(), may=True),
        paid(TrashThis(), Purge()),
    ),
    "The Twins": (
        when(
            Trigger("pass", subject=Is(ICE) & REZZED & AtServer(THIS_SERVER, "ice")),
            May((EncounterIce(THAT),), (TrashCards(CopyOf(THAT) & In(HQ), revealed=True),)),
        ),
    ),
}
