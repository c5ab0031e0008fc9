"""Midnight Sun: cards about decks, hands and discard piles."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringInstall, Entered, No
from rulerunner.lang.costs import RemoveThis
from rulerunner.lang.filters import INSTALLED, CostIs, FaceUp, Has, In, Is, Picked, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    If,
    InstallCard,
    May,
    MoveTo,
    Place,
    Repeat,
    Reveal,
    Sabotage,
    Search,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import CostOf, Count, Plus
from rulerunner.lang.refs import CHOSEN, THAT, THIS, Chosen
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import about, paid, play, static, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ASSET,
    CORE,
    CORP_SCORE,
    GRIP,
    HQ,
    ICE,
    PROGRAM,
    RND,
    STACK,
    TABLE,
    UPGRADE,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Steelskin Scarring": (
        play(Draw(3)),
        when(Trigger("trash", Same(THIS), origin=(GRIP, STACK)), Draw(2), may=True),
    ),
    "Marrow": (
        static(Player("memory", 1), Player("hand size", 3)),
        when(about("install"), Damage(CORE, 1)),
        when(Trigger("score"), Sabotage(1)),
    ),
    "Avgustina Ivanovskaya": (
        when(Trigger("install", subject=Is(PROGRAM) & Has("virus"), side="you", first="turn"), Sabotage(1)),
    ),
    "Esâ Afontov: Eco-Insurrectionist": (
        when(Trigger("damage", detail=CORE, first="turn"), May((together(Draw(1), Sabotage(2)),))),
    ),
    "Regenesis": (
        when(
            about("score"),
            If(
                No(Entered(ARCHIVES)),
                (
                    May(
                        (
                            Choose(In(ARCHIVES) & Is(AGENDA) & ~FaceUp()),
                            Reveal(CHOSEN),
                            MoveTo(CHOSEN, CORP_SCORE),
                        )
                    ),
                ),
            ),
        ),
    ),
    "Moon Pool": (
        paid(
            RemoveThis(),
            Choose(In(HQ), 2, up_to=True),
            Trash(CHOSEN),
            Choose(In(ARCHIVES) & ~FaceUp(), 2, up_to=True, slot=1),
            Reveal(Chosen(1)),
            together(MoveTo(Chosen(1), RND), ShuffleDeck()),
            Repeat(
                Count(In(RND) & Is(AGENDA) & Picked(1)),
                (May((Choose(INSTALLED, slot=2), Place(1, ADVANCEMENT, Chosen(2)))),),
            ),
        ),
    ),
    "Ob Superheavy Logistics: Extract. Export. Excel.": (
        when(
            Trigger(
                "trash", subject=FaceUp() & (Is(ASSET) | Is(ICE) | Is(UPGRADE)), side="you", origin=(TABLE,)
            ),
            May(
                (
                    Search(RND, (Is(ASSET) | Is(ICE) | Is(UPGRADE)) & CostIs(Plus(CostOf(THAT), -1))),
                    InstallCard(CHOSEN, "credits", rez=True),
                )
            ),
            once="turn",
            condition=No(DuringInstall()),
        ),
    ),
}
