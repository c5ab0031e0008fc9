"""Downfall: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import PLAY_IF_SUCCESSFUL_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import AMONG, INSTALLED, CostIs, In, Of, OfChosenType
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    ChooseNumber,
    ChooseOne,
    ChooseRandom,
    ChooseType,
    Draw,
    Gain,
    Instead,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    Place,
    Reveal,
    RevealHand,
    RevealTop,
    Run,
    SetAside,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import AtMost, Count, X
from rulerunner.lang.refs import CHOSEN, RND_SERVER
from rulerunner.lang.sugar import if_successful, paid, play, together, when
from rulerunner.lang.words import ADVANCEMENT, EVENT, GRIP, HARDWARE, PROGRAM, RESOURCE, RND, STACK

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
    "Focus Group": (
        PLAY_IF_SUCCESSFUL_RUN,
        play(
            ChooseType((EVENT, HARDWARE, PROGRAM, RESOURCE)),
            RevealHand(GRIP),
            ChooseNumber(0, Count(AMONG & OfChosenType())),
            May((Choose(INSTALLED), Place(X, ADVANCEMENT, CHOSEN)), (Credits(X),)),
        ),
    ),
    "Khusyuk": (
        play(
            Run(
                RND_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (
                                ChooseNumber(1, 15),
                                SetAside(RND, AtMost(Count(Of("runner") & INSTALLED & CostIs(X)), 6)),
                                Choose(AMONG),
                                AccessCard(CHOSEN),
                                together(MoveAll(AMONG, RND), ShuffleDeck("corp")),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    "Hyoubu Institute: Absolute Clarity": (
        when(Trigger("reveal", side="you", first="turn"), Gain(1)),
        paid(Clicks(), ChooseOne(((ChooseRandom(In(GRIP)), Reveal(CHOSEN)), (RevealTop(STACK),)))),
    ),
}
