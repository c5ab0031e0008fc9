"""Sovereign Sight."""

from rulerunner.cards.phrases import ADVANCEMENTS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import AtServer, CanAdvance
from rulerunner.lang.instructions import Choose, ChooseNumber, May, Place
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THIS_SERVER
from rulerunner.lang.statics import InstallOnly
from rulerunner.lang.sugar import paid, static, when
from rulerunner.lang.words import ADVANCEMENT, MEAT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Calibration Testing": (
        static(InstallOnly(ANY_REMOTE)),
        paid(TrashThis(), Choose(AtServer(THIS_SERVER, "root")), Place(1, ADVANCEMENT, CHOSEN)),
    ),
    "Reconstruction Contract": (
        when(Trigger("damage", detail=MEAT), May((Place(1, ADVANCEMENT),))),
        paid(TrashThis(), Choose(CanAdvance()), ChooseNumber(0, ADVANCEMENTS), Place(X, ADVANCEMENT, CHOSEN)),
    ),
}
