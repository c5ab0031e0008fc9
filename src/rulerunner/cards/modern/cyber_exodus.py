"""Cyber Exodus."""

from rulerunner.cards.phrases import ADVANCEMENTS, YOUR_TURN_BEGINS, YOUR_TURN_ENDS, loaded_on_rez
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DidIt, Happened
from rulerunner.lang.costs import Clicks, Credits, HostedCounters
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
    TakeCredits,
    Trace,
    Unless,
)
from rulerunner.lang.quantities import Past
from rulerunner.lang.refs import BOUND, CHOSEN, HQ_SERVER
from rulerunner.lang.statics import Player, PlayOnlyIf
from rulerunner.lang.sugar import about, paid, play, static, sub, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, CREDIT, HEAP, HQ, ICE, PROGRAM, STACK

FOUND = (
    InstallCard(CHOSEN, "all"),
    Later(when(YOUR_TURN_ENDS, MoveTo(BOUND, STACK)), bind=CHOSEN),
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Chaos Theory: Wünderkind": (static(Player("memory", 1)),),
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
    "Private Contracts": (
        *loaded_on_rez(14, CREDIT),
        paid(Clicks(), TakeCredits(2)),
    ),
    "Project Vitruvius": (
        when(about("score"), Place(Past(ADVANCEMENTS, 3), AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),
    ),
    "Public Sympathy": (static(Player("hand size", 2)),),
    "Viper": (sub(Trace(3, (LoseClicks(1, side="runner"),))), sub(Trace(3, (EndRun(),)))),
    "Test Run": (
        play(ChooseOne(((Search(STACK, Is(PROGRAM)), *FOUND), (Search(HEAP, Is(PROGRAM)), *FOUND)))),
    ),
}
