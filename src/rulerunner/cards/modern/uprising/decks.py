"""Uprising: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, YOUR_TURN_ENDS, trash_one
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast, Happened, Matches, No
from rulerunner.lang.costs import Credits, HostedCounters, RemoveThis, TrashCards, TrashThis
from rulerunner.lang.filters import AMONG, Has, In, Is, Of, TrashedTogether
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    If,
    InstallCard,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    Place,
    RevealTop,
    SetAside,
    ShuffleDeck,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import CHOSEN, THIS, THOSE, Chosen
from rulerunner.lang.statics import SpendFrom
from rulerunner.lang.sugar import about, paid, play, static, together, when
from rulerunner.lang.words import (
    AGENDA_COUNTER,
    CREDIT,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    PROGRAM,
    REMOVED,
    RESOURCE,
    RND,
    STACK,
    TABLE,
)

PROGRAM_TRASHED = Happened("trash", subject=Is(PROGRAM), origin=(TABLE,))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Flower Sermon": (
        when(about("score"), Place(5, AGENDA_COUNTER)),
        paid(
            HostedCounters(AGENDA_COUNTER),
            RevealTop(RND),
            Draw(2),
            Choose(In(HQ)),
            MoveTo(CHOSEN, RND),
            once="turn",
        ),
    ),
    "Gachapon": (
        paid(
            TrashThis(),
            SetAside(STACK, 6),
            May(
                (
                    Choose(AMONG & (Is(PROGRAM) | Is(RESOURCE) & Has("virtual"))),
                    InstallCard(CHOSEN, discount=2),
                )
            ),
            Choose(AMONG, 3, slot=1),
            together(MoveTo(Chosen(1), STACK), ShuffleDeck()),
            MoveAll(AMONG, REMOVED),
        ),
    ),
    "Paladin Poemu": (
        when(YOUR_TURN_BEGINS, Place(1, CREDIT)),
        when(Trigger("steal"), Place(1, CREDIT)),
        static(SpendFrom("install", ~Has("connection"))),
        when(YOUR_TURN_ENDS, If(AtLeast(CountersOn(THIS, CREDIT), 3), (*trash_one(Of("you")),))),
    ),
    "Prognostic Q-Loop": (
        when(Trigger("run begins", first="turn"), LookAtTop(STACK, 2), may=True),
        paid(
            Credits(1),
            RevealTop(STACK),
            If(Matches(THOSE, Is(PROGRAM) | Is(HARDWARE)), (May((InstallCard(THOSE),)),)),
            once="turn",
        ),
    ),
    "Harmony AR Therapy": (
        play(
            Choose(In(HEAP), 5, up_to=True, different=True),
            together(MoveTo(CHOSEN, STACK), ShuffleDeck()),
            MoveTo(THIS, REMOVED),
        ),
    ),
    "Simulchip": (
        paid(
            cost(TrashCards(Is(PROGRAM)), TrashThis()),
            Choose(In(HEAP) & Is(PROGRAM)),
            InstallCard(CHOSEN, discount=3),
            condition=No(PROGRAM_TRASHED),
        ),
        paid(
            TrashThis(),
            Choose(In(HEAP) & Is(PROGRAM)),
            InstallCard(CHOSEN, discount=3),
            condition=PROGRAM_TRASHED,
        ),
    ),
    "Buffer Drive": (
        when(
            Trigger("trash", subject=Of("runner"), origin=(GRIP, STACK), first="turn", batch=True),
            May((Choose(In(HEAP) & TrashedTogether()), MoveTo(CHOSEN, STACK, bottom=True))),
        ),
        paid(RemoveThis(), Choose(In(HEAP)), MoveTo(CHOSEN, STACK)),
    ),
}
