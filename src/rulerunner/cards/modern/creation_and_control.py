"""Creation and Control."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_install, returning
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import Has, In, Is
from rulerunner.lang.instructions import (
    Boost,
    BreakSubroutines,
    Choose,
    ChooseNumber,
    ChooseServer,
    Draw,
    Gain,
    InstallCard,
    Prevent,
    RememberServer,
    Run,
    Search,
    TakeCredits,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, REMEMBERED_SERVER
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, prevention, together, when
from rulerunner.lang.words import ASSET, CORE, CREDIT, HEAP, NET, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clone Chip": (paid(TrashThis(), Choose(Is(PROGRAM) & In(HEAP)), InstallCard(CHOSEN)),),
    "Cyber-Cypher": (
        when(about("install"), ChooseServer(ANY_SERVER), RememberServer()),
        paid(
            Credits(1),
            BreakSubroutines(1, Has("code gate"), interface=True),
            condition=DuringRun(REMEMBERED_SERVER),
        ),
        paid(Credits(1), Boost(1), condition=DuringRun(REMEMBERED_SERVER)),
    ),
    "Daily Casts": (*loaded_on_install(8, CREDIT), when(YOUR_TURN_BEGINS, TakeCredits(2))),
    "Dirty Laundry": (
        play(Run(ANY_SERVER, linked=(when(Trigger("run ends", detail="successful"), Gain(5)),))),
    ),
    "Feedback Filter": (
        prevention(Credits(3), "damage", Prevent(1), detail=NET),
        prevention(TrashThis(), "damage", ChooseNumber(1, 2), Prevent(X), detail=CORE),
    ),
    "Inti": (breaks(Credits(1), "barrier"), boosts(Credits(2), 1, "run")),
    "Paricia": (*returning(2, "trash", Is(ASSET)),),
    "Professional Contacts": (paid(Clicks(), together(Gain(1), Draw(1))),),
    "Self-modifying Code": (
        paid(cost(Credits(2), TrashThis()), Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN)),
    ),
}
