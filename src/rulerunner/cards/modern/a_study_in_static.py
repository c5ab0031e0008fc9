"""A Study in Static."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, returning
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Matches
from rulerunner.lang.costs import Credits, Forfeit
from rulerunner.lang.filters import INSTALLED, Same
from rulerunner.lang.instructions import (
    ChooseServer,
    Draw,
    Gain,
    If,
    LoseClicks,
    May,
    MoveIce,
    PsiGame,
    RememberServer,
    Run,
)
from rulerunner.lang.quantities import ClicksOf, Link
from rulerunner.lang.refs import ANY_SERVER, REMEMBERED_SERVER, THIS, THIS_SERVER, Except
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import boosts, breaks, paid, play, static, sub, together, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bullfrog": (
        sub(
            PsiGame(
                (
                    If(
                        Matches(THIS, INSTALLED),
                        (
                            ChooseServer(Except(ANY_SERVER, THIS_SERVER)),
                            RememberServer(),
                            MoveIce(THIS, REMEMBERED_SERVER),
                        ),
                    ),
                )
            )
        ),
    ),
    "Doppelgänger": (
        static(Player("memory", 1)),
        when(Trigger("run ends", detail="successful"), May((Run(ANY_SERVER),)), once="turn"),
    ),
    "False Lead": (
        paid(Forfeit(1, Same(THIS)), If(AtLeast(ClicksOf("runner"), 2), (LoseClicks(2, side="runner"),))),
    ),
    "Green Level Clearance": (play(together(Gain(3), Draw(1))),),
    "Scrubber": (*returning(2, "trash"),),
    "Underworld Contact": (when(YOUR_TURN_BEGINS, If(AtLeast(Link(), 2), (Gain(1),))),),
    "Force of Nature": (breaks(Credits(2), "code gate", 2), boosts(Credits(1))),
    "Hourglass": (sub(LoseClicks(1, side="runner")),) * 3,
}
