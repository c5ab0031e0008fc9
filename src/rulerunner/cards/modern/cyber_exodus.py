"""Cyber Exodus."""

from rulerunner.cards.phrases import ADVANCEMENTS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import Choose, EndRun, Gain, LoseClicks, MoveTo, Place, Trace, Unless
from rulerunner.lang.quantities import Past
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, paid, sub, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, HQ

CARDS: dict[str, tuple[Ability, ...]] = {
    "Pop-up Window": (when(about("encounter"), Gain(1)), sub(Unless((Credits(1),), (EndRun(),)))),
    "Project Vitruvius": (
        when(about("score"), Place(Past(ADVANCEMENTS, 3), AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),
    ),
    "Viper": (sub(Trace(3, (LoseClicks(1, side="runner"),))), sub(Trace(3, (EndRun(),)))),
}
