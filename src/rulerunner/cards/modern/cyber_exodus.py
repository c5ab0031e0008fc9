"""Cyber Exodus."""

from rulerunner.cards.phrases import ADVANCEMENTS, YOUR_TURN_BEGINS, YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DidIt, Happened
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import REZZED, In, Is
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Derez,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Later,
    LoseClicks,
    May,
    MoveTo,
    Place,
    Search,
    Trace,
    Unless,
)
from rulerunner.lang.quantities import Past
from rulerunner.lang.refs import BOUND, CHOSEN, HQ_SERVER
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import about, paid, play, static, sub, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, HEAP, HQ, ICE, PROGRAM, STACK

FOUND = (
    InstallCard(CHOSEN, "all"),
    Later(when(YOUR_TURN_ENDS, MoveTo(BOUND, STACK)), bind=CHOSEN),
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Emergency Shutdown": (
        static(PlayOnlyIf(Happened("successful run", server=HQ_SERVER))),
        play(Choose(Is(ICE) & REZZED), Derez(CHOSEN)),
    ),
    "Joshua B.": (
        when(
            YOUR_TURN_BEGINS,
            May((GainClicks(1), If(DidIt(), (Later(when(Trigger("turn ends"), GiveTags(1))),)))),
        ),
    ),
    "Pop-up Window": (when(about("encounter"), Gain(1)), sub(Unless((Credits(1),), (EndRun(),)))),
    "Project Vitruvius": (
        when(about("score"), Place(Past(ADVANCEMENTS, 3), AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),
    ),
    "Viper": (sub(Trace(3, (LoseClicks(1, side="runner"),))), sub(Trace(3, (EndRun(),)))),
    "Test Run": (
        play(ChooseOne(((Search(STACK, Is(PROGRAM)), *FOUND), (Search(HEAP, Is(PROGRAM)), *FOUND)))),
    ),
}
