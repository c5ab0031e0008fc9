"""Kampala Ascendent."""

from rulerunner.cards.phrases import ENCOUNTER, PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, Credits, SufferDamage
from rulerunner.lang.filters import ANY_CARD, Same
from rulerunner.lang.instructions import Damage, Draw, Gain, Lasting, Lose, May, Trash
from rulerunner.lang.quantities import LAST, Tags, Times
from rulerunner.lang.refs import BOUND, THAT
from rulerunner.lang.statics import GainsSubtype
from rulerunner.lang.sugar import boosts, breaks, paid, play, together, when
from rulerunner.lang.words import MEAT, NET

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
    "Market Forces": (PLAY_IF_TAGGED, play(Lose(Times(3, Tags()), side="runner"), Gain(LAST))),
    "PAD Tap": (
        when(Trigger("gain credits", side="corp", source=ANY_CARD, first="turn"), May((Gain(1),))),
        paid(cost(Clicks(), Credits(3)), Trash(), user="corp"),
    ),
    "Zer0": (paid(cost(Clicks(), SufferDamage(NET, 1)), together(Gain(1), Draw(2)), once="turn"),),
}
