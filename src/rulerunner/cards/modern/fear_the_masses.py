"""Fear The Masses."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, Gain, InstallCard, May, PlayCard, Repeat
from rulerunner.lang.sugar import play
from rulerunner.lang.words import HQ, OPERATION

CARDS: dict[str, tuple[Ability, ...]] = {
    "Lateral Growth": (play(Gain(4), May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard()))),),
    "Subcontract": (
        PLAY_IF_TAGGED,
        play(Repeat(2, (May((Choose(Is(OPERATION) & In(HQ)), PlayCard())),))),
    ),
}
