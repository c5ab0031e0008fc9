"""The Automata Initiative: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import NO_ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DidIt
from rulerunner.lang.filters import AMONG, INSTALLED, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Arrange,
    Choose,
    Draw,
    Gain,
    GainClicks,
    If,
    InstallCard,
    LookAtTop,
    May,
    MoveTo,
    Place,
    Reveal,
    TrashTop,
)
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import SpendFrom
from rulerunner.lang.sugar import play, static, together, when
from rulerunner.lang.words import AGENDA, CREDIT, GRIP, HQ, PROGRAM, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Federal Fundraising": (
        when(YOUR_TURN_BEGINS, May((LookAtTop(RND, 3), Arrange())), If(NO_ICE_HERE, (May((Draw(1),)),))),
    ),
    "Chrysopoeian Skimming": (
        play(
            May(
                (Choose(In(HQ) & Is(AGENDA), by="corp"), Reveal(CHOSEN)),
                by="corp",
                otherwise=(LookAtTop(RND, 3),),
            ),
            If(DidIt(), (together(GainClicks(), Draw(1)),)),
        ),
    ),
    "Strike Fund": (
        play(Gain(4)),
        when(Trigger("trash", Same(THIS), origin=(GRIP, STACK)), Gain(2), may=True),
    ),
    "The Price": (play(TrashTop(STACK, 4), May((Choose(AMONG), InstallCard(CHOSEN, discount=3)))),),
    "Urban Art Vernissage": (
        when(
            YOUR_TURN_BEGINS,
            May(
                (
                    Choose(INSTALLED & Is(PROGRAM) & Has("trojan") & ~Has("virus")),
                    MoveTo(CHOSEN, GRIP),
                    If(DidIt(), (Place(2, CREDIT),)),
                )
            ),
        ),
        static(SpendFrom("install")),
    ),
}
