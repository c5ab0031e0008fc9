"""Kampala Ascendent."""

from typing import Final

from rulerunner.cards.phrases import ENCOUNTER, ICE_HERE, PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, Credits, RemoveThis, SufferDamage, TrashTopCards
from rulerunner.lang.filters import ANY_CARD, REZZED, Same
from rulerunner.lang.instructions import (
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    Lasting,
    Lose,
    May,
    Trace,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import LAST, CardX, Count, Depending, Tags, Times
from rulerunner.lang.refs import BOUND, THAT, THIS
from rulerunner.lang.statics import DefinesX, GainsSubtype, Modify
from rulerunner.lang.sugar import boosts, breaks, paid, play, static, sub, together, when
from rulerunner.lang.words import MEAT, NET, STACK

TWICE_THE_ICE_HERE: Final = Times(2, Depending(Matches(THIS, REZZED), Count(ICE_HERE), 0))
"""What X is is a matter of an ability of the ice, which must be active."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Engolo": (
        when(
            ENCOUNTER,
            May((Lasting(GainsSubtype("code gate", Same(BOUND)), "encounter", bind=THAT),), (Credits(2),)),
            once="turn",
        ),
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 4),
    ),
    "High-Profile Target": (PLAY_IF_TAGGED, play(Damage(MEAT, Times(2, Tags())))),
    "Hippo": (
        when(
            Trigger("fully broken", detail="outermost", first="turn"),
            May((Trash(THAT),), (RemoveThis(),)),
        ),
    ),
    "Market Forces": (PLAY_IF_TAGGED, play(Lose(Times(3, Tags()), side="runner"), Gain(LAST))),
    "Mlinzi": (
        sub(Unless((TrashTopCards(STACK, 2),), (Damage(NET, 1),))),
        sub(Unless((TrashTopCards(STACK, 3),), (Damage(NET, 2),))),
        sub(Unless((TrashTopCards(STACK, 4),), (Damage(NET, 3),))),
    ),
    "PAD Tap": (
        when(Trigger("gain credits", side="corp", source=ANY_CARD, first="turn"), May((Gain(1),))),
        paid(cost(Clicks(), Credits(3)), Trash(), user="corp"),
    ),
    "Surveyor": (
        static(DefinesX(Times(2, Count(ICE_HERE)))),
        static(Modify("strength", CardX())),
        sub(Trace(CardX(), (GiveTags(2),))),
        sub(Trace(CardX(), (EndRun(),))),
    ),
    "Zer0": (paid(cost(Clicks(), SufferDamage(NET, 1)), together(Gain(1), Draw(2)), once="turn"),),
}
