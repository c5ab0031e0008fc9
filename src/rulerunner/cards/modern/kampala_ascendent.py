"""Kampala Ascendent."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.costs import Clicks, SufferDamage
from rulerunner.lang.instructions import Damage, Draw, Gain, Lose
from rulerunner.lang.quantities import LAST, Tags, Times
from rulerunner.lang.sugar import paid, play, together
from rulerunner.lang.words import MEAT, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "High-Profile Target": (PLAY_IF_TAGGED, play(Damage(MEAT, Times(2, Tags())))),
    "Market Forces": (PLAY_IF_TAGGED, play(Lose(Times(3, Tags()), side="runner"), Gain(LAST))),
    "Zer0": (paid(cost(Clicks(), SufferDamage(NET, 1)), together(Gain(1), Draw(2)), once="turn"),),
}
