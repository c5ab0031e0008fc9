"""Proteus: cards that have a mechanism of their own."""

from rulerunner.cards.classic.base.viruses import after_success, each_turn
from rulerunner.cards.phrases import ENDS_THE_RUN, HIDDEN, ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, CounterText, Paid, Trigger, cost
from rulerunner.lang.conditions import AtLeast, DuringEncounter, DuringRun, DuringTurn, EverRun, Matches, No
from rulerunner.lang.costs import (
    Cost,
    Costs,
    Credits,
    LooseCounters,
    PlayThis,
    TrashRandom,
    TrashThis,
    TrashTopCards,
)
from rulerunner.lang.filters import INSTALLED, UNREZZED, Has, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    Afflict,
    Bypass,
    Choose,
    ChooseNumber,
    Cure,
    Damage,
    Forgo,
    Gain,
    GiveTags,
    If,
    Infect,
    InsertIce,
    InstallCard,
    Lasting,
    Later,
    Lose,
    MoveTo,
    PayUpTo,
    Place,
    Prevent,
    RemoveCounters,
    RepeatSubroutine,
    Reveal,
    RezCard,
    Run,
    Search,
    ShuffleDeck,
    TakeBadPublicity,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import (
    LAST,
    AtMost,
    CostNow,
    CreditsOf,
    Infection,
    Past,
    Plus,
    StillImminent,
    X,
)
from rulerunner.lang.refs import ANY_CENTRAL, ANY_SERVER, BOUND, CHOSEN, ENCOUNTERED, THIS, THIS_SERVER
from rulerunner.lang.statics import (
    InEncounters,
    Modify,
    NeverAsAction,
    Player,
    PlayOnlyIf,
    WhilePaying,
    XAtLeast,
)
from rulerunner.lang.sugar import at, interrupt, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    EVERY,
    GRIP,
    HQ,
    ICE,
    MEAT,
    NET,
    NEXT_X_TURNS,
    PROGRAM,
    RND,
    STACK,
    TABLE,
    THE_GAME,
    THIS_RUN,
)

MOVES_AS_THE_RUN_BEGINS = paid(
    Credits(1),
    Reveal(THIS),
    InsertIce(),
    moment=at("run begins", THIS_SERVER),
    active_in=TABLE,
)
"""As a run on its fort begins, the ice may go to another position, rezzed or not; then it is shown."""
KLUDGED = Matches(BOUND, WithCounters("kludge"))
OWED = Plus(4, CostNow(CHOSEN))


def repeats(*price: Cost) -> Paid:
    """A subroutine of ice on this fort is there twice for the rest of the run."""
    return paid(price, Choose(ICE_HERE), RepeatSubroutine(CHOSEN, THIS_RUN), condition=DuringRun())


def account(price: Costs, bits: int) -> tuple[Ability, ...]:
    """A hidden account: bits for whoever empties it, also in the middle of a payment."""
    return (HIDDEN, static(WhilePaying()), paid(price, Gain(bits)))


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
    "Corporate Guard® Temps": (
        play(
            PayUpTo(
                EVERY,
                (Lasting(Player("clicks", 1), NEXT_X_TURNS), Afflict("wage", X, side="you")),
                each=2,
            )
        ),
        CounterText(
            "wage",
            interrupt(
                Trigger("gain credits", side="you"),
                If(
                    AtLeast(StillImminent(), 1),
                    (Prevent(AtMost(Infection("wage"), StillImminent())), Cure("wage", LAST)),
                ),
            ),
        ),
    ),
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
    "Airport Locker": (
        HIDDEN,
        static(InEncounters()),
        paid(cost(Credits(5), TrashThis()), Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN)),
    ),
    "Chiba Bank Account": (*account(cost(Credits(1), TrashThis()), 4),),
    "Identity Donor": (
        static(NeverAsAction()),
        Paid(
            (PlayThis(),),
            (Prevent(EVERY), TakeBadPublicity(2)),
            condition=DuringTurn("corp"),
            interrupt="damage",
            detail=MEAT,
            active_in=GRIP,
        ),
    ),
    "Liberated Savings Account": (*account(cost(Credits(7), TrashThis()), 11),),
    "Lockjaw": (
        static(InEncounters()),
        paid(
            TrashThis(),
            Choose(Has("icebreaker") & INSTALLED),
            Lasting(Modify("strength", 2, of=Same(BOUND)), THIS_RUN, bind=CHOSEN),
            condition=DuringEncounter(),
        ),
    ),
    "Simulacrum": (
        HIDDEN,
        static(InEncounters()),
        paid(TrashThis(), Bypass(), condition=Matches(ENCOUNTERED, Has("ap"))),
    ),
    "Swiss Bank Account": (*account((TrashThis(),), 2), paid(cost(Credits(3), TrashThis()), Gain(6))),
    "Weefle Initiation": (
        play(Run(ANY_SERVER, linked=(when(Trigger("run begins"), Afflict("initiation", 7, side="you")),))),
        CounterText(
            "initiation",
            interrupt(
                Trigger("damage"),
                ChooseNumber(0, StillImminent()),
                If(
                    AtLeast(X, 1),
                    (Prevent(AtMost(Infection("initiation"), X)), Cure("initiation", LAST)),
                ),
                may=True,
            ),
        ),
        CounterText("initiation", when(Trigger("run ends"), Cure("initiation", Infection("initiation")))),
    ),
}
