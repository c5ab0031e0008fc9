"""Elevation: ice, and the Corp's cards about runs."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import HostedCounters, SufferDamage
from rulerunner.lang.filters import Has
from rulerunner.lang.instructions import EndRun, MoveRunner, Place, Unless
from rulerunner.lang.refs import ARCHIVES_SERVER
from rulerunner.lang.statics import BreakLimit
from rulerunner.lang.sugar import about, paid, static, sub, when
from rulerunner.lang.words import AGENDA_COUNTER, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Proprionegation": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), MoveRunner(ARCHIVES_SERVER), condition=DuringRun()),
    ),
    "Semak-samun": (
        static(BreakLimit(0, by=~Has("fracter"), printed=True)),
        sub(Unless((SufferDamage(NET, 3),), (EndRun(),))),
    ),
}
