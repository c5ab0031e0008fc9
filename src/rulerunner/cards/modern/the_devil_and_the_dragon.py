"""The Devil and the Dragon."""

from rulerunner.cards.phrases import ADVANCEABLE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Clicks, HostedCounters, TrashThis
from rulerunner.lang.filters import Of
from rulerunner.lang.instructions import Draw, EndRun, Gain, May, Place, RemoveCounters
from rulerunner.lang.quantities import CountersOn, Times
from rulerunner.lang.refs import ANY_REMOTE, THIS
from rulerunner.lang.statics import InstallOnly
from rulerunner.lang.sugar import paid, static, together, when
from rulerunner.lang.words import ADVANCEMENT, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bio Vault": (
        static(InstallOnly(ANY_REMOTE)),
        ADVANCEABLE,
        paid(cost(HostedCounters(ADVANCEMENT, 2), TrashThis()), EndRun(), condition=DuringRun()),
    ),
    "Consume": (
        when(Trigger("trash", subject=Of("corp"), side="you"), May((Place(1, VIRUS),))),
        paid(
            Clicks(), Gain(Times(2, CountersOn(THIS, VIRUS))), RemoveCounters(CountersOn(THIS, VIRUS), VIRUS)
        ),
    ),
    "Rashida Jaheem": (when(YOUR_TURN_BEGINS, May((together(Gain(3), Draw(3)),), (TrashThis(),))),),
}
