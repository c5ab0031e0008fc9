"""Midnight Sun: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import ENDS_THE_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import REZZED, Has, Is, Of, Same
from rulerunner.lang.instructions import Choose, Place, Remember, RemoveCounters, Trash
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import REMEMBERED, THIS
from rulerunner.lang.statics import BreakLimit, GainsSubroutines
from rulerunner.lang.sugar import about, static, sub, when
from rulerunner.lang.words import ICE, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Echo": (
        when(Trigger("rez", subject=Is(ICE) & Has("harmonic")), Place(1, POWER)),
        static(GainsSubroutines((ENDS_THE_RUN,), CountersOn(THIS, POWER))),
    ),
    "Envelopment": (
        when(about("rez"), Place(4, POWER)),
        when(YOUR_TURN_BEGINS, RemoveCounters(1, POWER)),
        static(GainsSubroutines((ENDS_THE_RUN,), CountersOn(THIS, POWER), before=True)),
        sub(Trash(THIS)),
    ),
    "Trieste Model Bioroids": (
        when(about("rez"), Choose(REZZED & Is(ICE) & Has("bioroid")), Remember()),
        static(BreakLimit(0, ice=Same(REMEMBERED), by=Of("runner"))),
    ),
}
