"""Kampala Ascendent."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Damage, Gain, Lose
from rulerunner.lang.quantities import LAST, Tags, Times
from rulerunner.lang.sugar import play
from rulerunner.lang.words import MEAT

CARDS: dict[str, tuple[Ability, ...]] = {
    "High-Profile Target": (PLAY_IF_TAGGED, play(Damage(MEAT, Times(2, Tags())))),
    "Market Forces": (PLAY_IF_TAGGED, play(Lose(Times(3, Tags()), side="runner"), Gain(LAST))),
}
