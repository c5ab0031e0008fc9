"""Downfall: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import DOUBLE, PLAY_IF_SUCCESSFUL_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, CountersFrom, Credits, TrashTopCards
from rulerunner.lang.filters import AMONG, INSTALLED, CostIs, Has, In, Is, Of, OfChosenType, Underwent
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    ChooseNumber,
    ChooseOne,
    ChooseRandom,
    ChooseType,
    Draw,
    Gain,
    InstallCard,
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
    Search,
    SetAside,
    ShuffleDeck,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import THAT_MANY, AtMost, Count, Plus, X
from rulerunner.lang.refs import ANY_CENTRAL, CHOSEN, RND_SERVER, THIS
from rulerunner.lang.sugar import about, if_successful, interrupt, paid, play, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    EVENT,
    GRIP,
    HARDWARE,
    ICE,
    PROGRAM,
    RESOURCE,
    RND,
    STACK,
    VIRUS,
)

DEAREST = 18
"""The highest install cost that is printed on a card."""

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
                                ChooseNumber(1, DEAREST),
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
    "Architect Deployment Test": (
        when(about("score"), LookAtTop(RND, 5), May((Choose(AMONG), InstallCard(CHOSEN, "all", rez=True)))),
    ),
    "The Class Act": (
        when(Trigger("turn ends"), Draw(4), condition=Matches(THIS, Underwent("install"))),
        interrupt(
            Trigger("draw", side="you", first="turn"),
            LookAtTop(STACK, Plus(THAT_MANY, 1)),
            Choose(AMONG),
            MoveTo(CHOSEN, STACK, bottom=True),
        ),
    ),
    "The Nihilist": (
        when(
            Trigger("install", subject=Is(PROGRAM) & Has("virus"), side="you", first="turn"), Place(2, VIRUS)
        ),
        when(
            YOUR_TURN_BEGINS,
            May(
                (Unless((TrashTopCards(RND),), (Draw(2),), by="corp"),), (CountersFrom(VIRUS, 2, Of("you")),)
            ),
        ),
    ),
    "Secure and Protect": (
        DOUBLE,
        play(Search(RND, Is(ICE), reveal=True), InstallCard(CHOSEN, discount=3, at=ANY_CENTRAL)),
    ),
}
