"""Downfall: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import AMONG
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    Gain,
    Instead,
    LookAtTop,
    May,
    MoveTo,
    RevealTop,
    Run,
    Trash,
)
from rulerunner.lang.refs import CHOSEN, RND_SERVER
from rulerunner.lang.sugar import if_successful, paid, play, together, when
from rulerunner.lang.words import RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Public Health Portal": (when(YOUR_TURN_BEGINS, together(RevealTop(RND), Gain(2))),),
    "Blueberry!™ Diesel": (
        play(LookAtTop(STACK, 2), May((Choose(AMONG), MoveTo(CHOSEN, STACK, bottom=True))), Draw(2)),
    ),
    "Stargate": (
        paid(
            Clicks(),
            Run(
                RND_SERVER,
                linked=(if_successful(Instead("breach", (RevealTop(RND, 3), Choose(AMONG), Trash(CHOSEN)))),),
            ),
            once="turn",
        ),
    ),
}
