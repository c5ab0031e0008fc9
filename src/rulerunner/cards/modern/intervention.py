"""Intervention."""

from rulerunner.cards.phrases import YOUR_TURN_ENDS, trash_one
from rulerunner.lang.abilities import Ability, Paid
from rulerunner.lang.conditions import TAGGED
from rulerunner.lang.costs import TrashAllCards, TrashThis
from rulerunner.lang.filters import CostAtMost, In, Of, OnTop
from rulerunner.lang.instructions import AccessCard, Choose, Instead, Prevent, RemoveTag, Trace
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import CHOSEN, RND_SERVER
from rulerunner.lang.sugar import at, play, when
from rulerunner.lang.words import EVERY, GRIP, MEAT, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Best Defense": (play(*trash_one(Of("runner") & CostAtMost(Tags()))),),
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
}
