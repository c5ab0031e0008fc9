"""A Study in Static."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, returning
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast, Matches
from rulerunner.lang.costs import Clicks, Credits, Forfeit, TrashThis
from rulerunner.lang.filters import INSTALLED, Is, Same
from rulerunner.lang.instructions import (
    ChooseServer,
    Draw,
    Gain,
    GainClicks,
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
from rulerunner.lang.words import HARDWARE, ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "All-nighter": (paid(cost(Clicks(), TrashThis()), GainClicks(2)),),
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
    "Dedicated Server": (*returning(2, "rez", Is(ICE)),),
    "Doppelgänger": (
        static(Player("memory", 1)),
        when(Trigger("run ends", detail="successful"), May((Run(ANY_SERVER),)), once="turn"),
    ),
    "False Lead": (
        paid(Forfeit(1, Same(THIS)), If(AtLeast(ClicksOf("runner"), 2), (LoseClicks(2, side="runner"),))),
    ),
    "Government Contracts": (paid(Clicks(2), Gain(4)),),
    "Green Level Clearance": (play(together(Gain(3), Draw(1))),),
    "Inside Man": (*returning(2, "install", Is(HARDWARE)),),
    "Scrubber": (*returning(2, "trash"),),
    "Underworld Contact": (when(YOUR_TURN_BEGINS, If(AtLeast(Link(), 2), (Gain(1),))),),
    "Force of Nature": (breaks(Credits(2), "code gate", 2), boosts(Credits(1))),
    "Hourglass": (sub(LoseClicks(1, side="runner")),) * 3,
}
