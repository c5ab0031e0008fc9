"""Salsette Island."""

from rulerunner.cards.phrases import TRASH_A_PROGRAM
from rulerunner.lang.abilities import Ability, Paid, Trigger
from rulerunner.lang.conditions import Happened, Matches, SpentOnAction
from rulerunner.lang.costs import Credits, LoseClicksCost, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is, JustDrawn, Same, SameTypeAs, WithTrashCost
from rulerunner.lang.instructions import (
    Choose,
    ChooseRandom,
    Damage,
    Draw,
    GainClicks,
    Lasting,
    May,
    MoveTo,
    Reveal,
    Swap,
    Trash,
)
from rulerunner.lang.quantities import TrashCostOf
from rulerunner.lang.refs import ACCESSED, BOUND, CHOSEN, THIS, Chosen
from rulerunner.lang.statics import FreeInDeck, MustTrash, Player
from rulerunner.lang.sugar import about, boosts, breaks, paid, static, sub, together, when
from rulerunner.lang.words import ARCHIVES, ASSET, GRIP, HEAP, NET, PROGRAM, REMOVED, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Brahman": (
        breaks(Credits(1), amount=2),
        boosts(Credits(2)),
        when(
            Trigger("encounter ends"),
            Choose(Is(PROGRAM) & ~Has("virus") & INSTALLED),
            MoveTo(CHOSEN, STACK),
            condition=Happened("subroutine broken", within="encounter", source=THIS),
        ),
    ),
    "Cobra": (TRASH_A_PROGRAM, sub(Damage(NET, 2))),
    "Personality Profiles": (
        when(
            Trigger("search", side="runner", origin=(STACK,)),
            ChooseRandom(In(GRIP)),
            Trash(CHOSEN, by="runner"),
        ),
        when(
            Trigger("install", side="runner", origin=(HEAP,)),
            ChooseRandom(In(GRIP)),
            Trash(CHOSEN, by="runner"),
        ),
    ),
    "Raman Rai": (
        static(FreeInDeck(least=6, faction="jinteki")),
        when(
            Trigger("draw", side="you"),
            May(
                (
                    Choose(JustDrawn()),
                    Choose(In(ARCHIVES) & SameTypeAs(CHOSEN), slot=1),
                    together(Reveal(CHOSEN), Reveal(Chosen(1))),
                    Swap(CHOSEN, Chosen(1)),
                ),
                (LoseClicksCost(),),
            ),
            once="turn",
        ),
    ),
    "Salsette Slums": (
        Paid(
            (Credits(TrashCostOf(ACCESSED)),),
            (MoveTo(ACCESSED, REMOVED),),
            once="turn",
            condition=Matches(ACCESSED, WithTrashCost()),
            access=True,
        ),
    ),
    "Mumbad Virtual Tour": (
        static(FreeInDeck(7, type=ASSET)),
        when(
            about("access"),
            Lasting(MustTrash(Same(BOUND)), "access", bind=THIS),
            condition=Matches(THIS, INSTALLED),
        ),
    ),
    "Jeeves Model Bioroids": (
        static(FreeInDeck(6, faction="haas_bioroid")),
        when(Trigger("spend clicks", side="you"), GainClicks(1), condition=SpentOnAction(3)),
    ),
    "Sports Hopper": (
        static(Player("link", 1)),
        paid(TrashThis(), Draw(3)),
    ),
}
