"""Parhelion: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import OTHER_OWN_INSTALLED, YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Exists, Happened, No
from rulerunner.lang.costs import HostedCounters, TrashCards
from rulerunner.lang.filters import AMONG, Has, HostedOn, In, Is, SameTypeAs
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Choose,
    Damage,
    Draw,
    HostCard,
    If,
    InstallCard,
    May,
    MoveAll,
    MoveTo,
    Place,
    RevealHand,
    RevealTop,
    Run,
    Sabotage,
    Search,
    SetAsideUntil,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import LAST, CostOf, CountersOn, NumberChosen
from rulerunner.lang.refs import AFFECTED, ANY_CENTRAL, ANY_SERVER, CHOSEN, THIS, THOSE, Chosen
from rulerunner.lang.statics import DeckAgendas, DeckCopies, InstallOnlyIf, RevealedWhenAccessed, SpendFrom
from rulerunner.lang.sugar import about, play, static, together, when
from rulerunner.lang.words import ARCHIVES, CORE, CREDIT, GRIP, HQ, POWER, PROGRAM, REMOVED, RND, STACK

VERA = May((RevealHand(GRIP), Choose(AMONG), Trash(CHOSEN)))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Vera Ivanovna Shuyskaya": (when(Trigger("score"), VERA), when(Trigger("steal"), VERA)),
    "Concerto": (
        play(RevealTop(STACK), Place(CostOf(THOSE), CREDIT), MoveTo(THOSE, GRIP), Run(ANY_SERVER)),
        static(SpendFrom("run")),
    ),
    "Nga": (
        *loaded_on_install(3, POWER),
        when(Trigger("successful run", first="turn"), May((Sabotage(1),), (HostedCounters(POWER),))),
    ),
    "Spark of Inspiration": (
        play(
            SetAsideUntil(STACK, Is(PROGRAM)),
            May((Choose(AMONG & Is(PROGRAM)), InstallCard(CHOSEN, discount=10))),
            together(MoveAll(AMONG, STACK), ShuffleDeck()),
        ),
    ),
    "Asmund Pudlat": (
        when(
            about("install"),
            Search(STACK, Has("virus") | Has("weapon"), amount=2, different=True),
            HostCard(CHOSEN),
        ),
        when(
            YOUR_TURN_BEGINS,
            May((Choose(HostedOn(THIS)), MoveTo(CHOSEN, GRIP))),
            If(No(Exists(HostedOn(THIS))), (Trash(THIS),)),
        ),
    ),
    "Simulation Reset": (
        play(
            Choose(In(HQ), 5, up_to=True),
            Trash(CHOSEN),
            Choose(In(ARCHIVES), LAST, slot=1),
            together(MoveTo(Chosen(1), RND), ShuffleDeck()),
            Draw(NumberChosen()),
            MoveTo(THIS, REMOVED),
        ),
    ),
    "Ampère: Cybernetics For Anyone": (static(DeckCopies(1)), static(DeckAgendas(2))),
    "Nova Initiumia: Catalyst & Impetus": (static(DeckCopies(1)),),
    "Nightmare Archive": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"),
            May(
                (AddAsAgenda(-1, side="runner"),),
                by="runner",
                otherwise=(together(Damage(CORE, 1), MoveTo(THIS, REMOVED)),),
            ),
        ),
    ),
    "Time Bomb": (
        static(InstallOnlyIf(Happened("successful run", server=ANY_CENTRAL))),
        when(about("install"), Place(1, POWER)),
        when(
            YOUR_TURN_BEGINS,
            If(
                AtLeast(CountersOn(THIS, POWER), 3), (together(Trash(THIS), Sabotage(3)),), (Place(1, POWER),)
            ),
        ),
    ),
    "World Tree": (
        when(
            Trigger("successful run", first="turn"),
            May(
                (Search(STACK, SameTypeAs(AFFECTED)), InstallCard(CHOSEN, discount=3)),
                (TrashCards(OTHER_OWN_INSTALLED),),
            ),
        ),
    ),
}
