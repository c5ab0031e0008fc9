"""Data and Destiny."""

from rulerunner.cards.phrases import ENCOUNTER, NOT_IN_ARCHIVES, tag_trace, trash_one
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import TAGGED, DuringRun, Matches
from rulerunner.lang.costs import Clicks, Credits, RemoveTags, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, In, Is, Of
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    Draw,
    EncounterIce,
    EndRun,
    GiveTags,
    Lose,
    May,
    MoveTo,
    Prevent,
    Search,
    Trace,
)
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify, Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, prevention, static, sub, together, when
from rulerunner.lang.words import CORP_SCORE, GRIP, OPERATION, PROGRAM, RND, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Archangel": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), May((EncounterIce(THIS),), (Credits(3),)), condition=NOT_IN_ARCHIVES),
        sub(Trace(6, (Choose(INSTALLED & Of("runner")), MoveTo(CHOSEN, GRIP)))),
    ),
    "Global Food Initiative": (
        static(Modify("points", -1), active_in=RUNNER_SCORE, condition=Matches(THIS, In(RUNNER_SCORE))),
    ),
    "Heartbeat": (
        static(Player("memory", 1)),
        prevention(TrashCards(INSTALLED & Of("you")), "damage", Prevent(1)),
    ),
    "Keegan Lane": (
        paid(cost(TrashThis(), RemoveTags(1)), *trash_one(Is(PROGRAM)), condition=DuringRun(THIS_SERVER)),
    ),
    "Lily Lockwell": (
        when(about("rez"), Draw(3)),
        paid(cost(Clicks(), RemoveTags(1)), Search(RND, Is(OPERATION), reveal=True), MoveTo(CHOSEN, RND)),
    ),
    "Quantum Predictive Model": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), MoveTo(THIS, CORP_SCORE), condition=TAGGED),
    ),
    "Resistor": (static(Modify("strength", Tags())), sub(Trace(4, (EndRun(),)))),
    "Security Nexus": (
        static(Player("memory", 1), Player("link", 1)),
        when(
            ENCOUNTER,
            Trace(5, (together(GiveTags(1), EndRun()),), (Bypass(),)),
            may=True,
            once="turn",
        ),
    ),
    "Sunny Lebeau: Security Specialist": (),
    "Turnpike": (when(about("encounter"), Lose(1, side="runner")), sub(tag_trace(5))),
}
