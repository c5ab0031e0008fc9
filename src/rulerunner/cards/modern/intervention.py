"""Intervention."""

from rulerunner.cards.phrases import AI_PROGRAM, TERMINAL, YOUR_TURN_ENDS, shuffle_into_rnd, trash_one
from rulerunner.lang.abilities import Ability, Paid
from rulerunner.lang.conditions import TAGGED, Exists
from rulerunner.lang.costs import TrashAllCards, TrashThis
from rulerunner.lang.filters import INSTALLED, CostAtMost, In, Is, Of, OnTop
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    EndRun,
    Gain,
    If,
    Instead,
    MoveTo,
    Prevent,
    RemoveTag,
    TakeBadPublicity,
    Trace,
)
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import CHOSEN, RND_SERVER, THIS
from rulerunner.lang.sugar import about, at, play, sub, when
from rulerunner.lang.words import ARCHIVES, EVERY, GRIP, MEAT, PROGRAM, REMOVED, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Best Defense": (play(*trash_one(Of("runner") & CostAtMost(Tags(), printed=False))),),
    "Bulwark": (
        when(about("rez"), TakeBadPublicity(1)),
        when(about("encounter"), If(Exists(AI_PROGRAM & INSTALLED), (Gain(2),))),
        sub(*trash_one(Is(PROGRAM), by="runner")),
        sub(Gain(2), EndRun()),
        sub(Gain(2), EndRun()),
    ),
    "Citadel Sanctuary": (
        when(YOUR_TURN_ENDS, Trace(1, failure=(RemoveTag(1),)), condition=TAGGED),
        Paid((TrashThis(), TrashAllCards(In(GRIP))), (Prevent(EVERY),), interrupt="damage", detail=MEAT),
    ),
    "Top Hat": (
        when(
            at("successful run", RND_SERVER),
            Instead("breach", (Choose(OnTop(RND, 5)), AccessCard(CHOSEN)), may=True),
        ),
    ),
    "Preemptive Action": (
        TERMINAL,
        play(*shuffle_into_rnd(In(ARCHIVES), 3), MoveTo(THIS, REMOVED)),
    ),
}
