"""Sovereign Sight."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import AtServer
from rulerunner.lang.instructions import Choose, Place
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THIS_SERVER
from rulerunner.lang.statics import InstallOnly
from rulerunner.lang.sugar import paid, static
from rulerunner.lang.words import ADVANCEMENT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Calibration Testing": (
        static(InstallOnly(ANY_REMOTE)),
        paid(TrashThis(), Choose(AtServer(THIS_SERVER, "root")), Place(1, ADVANCEMENT, CHOSEN)),
    ),
}
