"""Proteus: cards that have a mechanism of their own."""

from rulerunner.cards.classic.base.viruses import after_success, each_turn
from rulerunner.cards.phrases import ENDS_THE_RUN, ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, CounterText, Paid
from rulerunner.lang.conditions import DuringRun, EverRun, Matches, No
from rulerunner.lang.costs import Cost, Credits, LooseCounters, TrashRandom, TrashTopCards
from rulerunner.lang.filters import INSTALLED, UNREZZED, Is, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Forgo,
    GiveTags,
    If,
    Infect,
    InsertIce,
    InstallCard,
    Later,
    Lose,
    MoveTo,
    Place,
    RemoveCounters,
    RepeatSubroutine,
    Reveal,
    RezCard,
    Run,
    Search,
    ShuffleDeck,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import CostOf, CreditsOf, Infection, Past, Plus, X
from rulerunner.lang.refs import ANY_CENTRAL, ANY_SERVER, BOUND, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import PlayOnlyIf, XAtLeast
from rulerunner.lang.sugar import at, paid, play, static, sub, together, when
from rulerunner.lang.words import HQ, ICE, MEAT, NET, PROGRAM, RND, STACK, TABLE, THE_GAME, THIS_RUN

MOVES_AS_THE_RUN_BEGINS = paid(
    Credits(1),
    Reveal(THIS),
    InsertIce(),
    moment=at("run begins", THIS_SERVER),
    active_in=TABLE,
)
"""As a run on its fort begins, the ice may go to another position, rezzed or not; then it is shown."""
KLUDGED = Matches(BOUND, WithCounters("kludge"))
OWED = Plus(4, CostOf(CHOSEN))


def repeats(*price: Cost) -> Paid:
    """A subroutine of ice on this fort is there twice for the rest of the run."""
    return paid(price, Choose(ICE_HERE), RepeatSubroutine(CHOSEN, THIS_RUN), condition=DuringRun())


CARDS: dict[str, tuple[Ability, ...]] = {
    # The Corp's.
    "Emergency Rig": (
        static(XAtLeast(1)),
        play(
            Choose(Is(ICE) & UNREZZED),
            RezCard(CHOSEN, ignoring="all"),
            Place(X, "kludge", CHOSEN),
            Later(
                when(
                    YOUR_TURN_BEGINS,
                    RemoveCounters(1, "kludge", BOUND),
                    If(No(KLUDGED), (Trash(BOUND),)),
                    condition=KLUDGED,
                ),
                THE_GAME,
                bind=CHOSEN,
            ),
        ),
    ),
    "Lisa Blight": (repeats(Credits(1), TrashRandom(HQ)),),
    "Marcel DeSoleil": (repeats(Credits(2), TrashTopCards(RND, 2)),),
    "Mobile Barricade": (sub(Damage(NET, 1)), ENDS_THE_RUN, MOVES_AS_THE_RUN_BEGINS),
    "Schlaghund Pointers": (static(PlayOnlyIf(EverRun())), play(Trace(3, (GiveTags(1),), each=2))),
    "Walking Wall": (ENDS_THE_RUN, MOVES_AS_THE_RUN_BEGINS),
    # The Runner's.
    "Test Spin": (
        play(
            Search(STACK, Is(PROGRAM)),
            InstallCard(CHOSEN, ignoring="all"),
            If(
                Matches(CHOSEN, INSTALLED),
                (
                    Run(ANY_SERVER),
                    If(
                        Matches(CHOSEN, INSTALLED),
                        (together(MoveTo(CHOSEN, STACK), ShuffleDeck()),),
                        (together(Lose(OWED), Damage(MEAT, Past(OWED, CreditsOf("you")))),),
                    ),
                ),
            ),
        ),
    ),
    "Viral Pipeline": (
        after_success(ANY_CENTRAL, "socket", there=True),
        paid(LooseCounters("socket", ANY_CENTRAL), Infect("pipe")),
        CounterText("pipe", when(each_turn("corp"), Forgo(Infection("pipe"), "corp"))),
    ),
}
