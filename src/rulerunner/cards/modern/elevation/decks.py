"""Elevation: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import DOUBLE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Matches
from rulerunner.lang.filters import AMONG, Has, In, Is
from rulerunner.lang.instructions import Choose, If, InstallCard, LookAtTop, May, MoveTo, Reveal
from rulerunner.lang.refs import CHOSEN, THOSE, Chosen
from rulerunner.lang.sugar import play, when
from rulerunner.lang.words import AGENDA, EVENT, GRIP, HEAP, HQ, PROGRAM, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Poétrï Luxury Brands: All the Rage": (
        when(Trigger("score"), LookAtTop(RND, 3), May((Choose(AMONG & ~Is(AGENDA)), InstallCard(CHOSEN)))),
        when(Trigger("steal"), May((Choose(In(HQ) & ~Is(AGENDA)), InstallCard(CHOSEN)))),
    ),
    "Scrounge": (
        DOUBLE,
        play(
            Choose(In(HEAP) & Is(PROGRAM)),
            InstallCard(CHOSEN),
            May((Choose(In(HEAP) & Is(PROGRAM), slot=1), MoveTo(Chosen(1), STACK, bottom=True))),
        ),
    ),
    "MuslihaT: Multifarious Marketeer": (
        when(
            YOUR_TURN_BEGINS,
            LookAtTop(STACK),
            If(
                Matches(THOSE, Has("icebreaker") | Is(EVENT) & Has("run")),
                (May((Reveal(THOSE), MoveTo(THOSE, GRIP))),),
            ),
        ),
    ),
}
