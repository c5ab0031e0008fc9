"""Midnight Sun: cards about decks, hands and discard piles."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import Has, Is, Same
from rulerunner.lang.instructions import Damage, Draw, May, Sabotage
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import about, play, static, when
from rulerunner.lang.words import CORE, GRIP, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Steelskin Scarring": (
        play(Draw(3)),
        when(Trigger("trash", Same(THIS), origin=(GRIP, STACK)), Draw(2), may=True),
    ),
    "Marrow": (
        static(Player("memory", 1), Player("hand size", 3)),
        when(about("install"), Damage(CORE, 1)),
        when(Trigger("score"), Sabotage(1)),
    ),
    "Avgustina Ivanovskaya": (
        when(Trigger("install", subject=Is(PROGRAM) & Has("virus"), side="you", first="turn"), Sabotage(1)),
    ),
    "Esâ Afontov: Eco-Insurrectionist": (
        when(Trigger("damage", detail=CORE, first="turn"), May((Draw(1), Sabotage(2)))),
    ),
}
