"""Base set of 1996: cards that are like no others."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, CounterText, Paid, Trigger
from rulerunner.lang.conditions import AtLeast, No, Overfull
from rulerunner.lang.costs import Clicks, Credits, PlayThis, TrashThis
from rulerunner.lang.filters import AtServer, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    Afflict,
    Choose,
    DiscardAll,
    Draw,
    Forgo,
    Gain,
    If,
    InstallCard,
    Lasting,
    Later,
    MoveTo,
    Place,
    Prevent,
    RemoveCoreDamage,
    RemoveCounters,
    RemoveTag,
    Trash,
)
from rulerunner.lang.quantities import (
    THAT_MANY,
    CardsIn,
    ClicksEachTurn,
    CostNow,
    CountersOn,
    HandSize,
    Past,
    Plus,
    Tags,
)
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, THIS_SERVER, TOP_HOSTED
from rulerunner.lang.statics import (
    ForfeitsPoints,
    InstallOnly,
    KeepsTrashed,
    MoreRoom,
    NeverAsAction,
    Player,
    PreventsAll,
    RezOnInstall,
)
from rulerunner.lang.sugar import about, paid, prevention, static, together, when
from rulerunner.lang.words import AGENDA, ASIDE, ASSET, EVERY, GRIP, HARDWARE, MEAT, PROGRAM, THE_GAME

A_SHELL_LESS = (Choose(In(ASIDE) & WithCounters("shell")), RemoveCounters(1, "shell", CHOSEN))
"""A Shell counter goes from one of the cards that have some."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Arasaka Owns You": (
        static(NeverAsAction()),
        Paid(
            (PlayThis(),),
            (
                Prevent(EVERY),
                RemoveCoreDamage(),
                Draw(Past(HandSize(), CardsIn(GRIP))),
                together(Gain(10), RemoveTag(Tags())),
                Forgo(4),
                Afflict("owned", 3),
            ),
            condition=AtLeast(THAT_MANY, Plus(CardsIn(GRIP), 1)),
            interrupt="damage",
            active_in=GRIP,
        ),
        CounterText("owned", static(ForfeitsPoints("owned"))),
    ),
    "Emergency Self-Construct": (
        prevention(
            TrashThis(),
            "flatline",
            together(Prevent(), DiscardAll(In(GRIP))),
            RemoveCoreDamage(),
            If(AtLeast(ClicksEachTurn(), 4), (Lasting(Player("clicks", -1), THE_GAME),)),
            Lasting(Player("hand size", -1), THE_GAME),
            Lasting(PreventsAll("damage", MEAT), THE_GAME),
        ),
    ),
    "Namatoki Plaza": (
        static(RezOnInstall()),
        static(InstallOnly(ANY_REMOTE)),
        static(MoreRoom()),
        when(
            about("uninstall"),
            Choose((Is(AGENDA) | Is(ASSET)) & AtServer(THIS_SERVER)),
            Trash(CHOSEN),
            condition=Overfull(THIS_SERVER),
        ),
    ),
    "The Shell Traders": (
        paid(
            Clicks(),
            Choose(In(GRIP) & (Is(PROGRAM) | Is(HARDWARE))),
            MoveTo(CHOSEN, ASIDE),
            Place(CostNow(CHOSEN), "shell", CHOSEN),
            Later(
                when(
                    Trigger("remove", subject=Same(BOUND), detail="shell"),
                    InstallCard(BOUND, ignoring="all"),
                    condition=No(AtLeast(CountersOn(BOUND, "shell"), 1)),
                ),
                bind=CHOSEN,
            ),
        ),
        when(YOUR_TURN_BEGINS, *A_SHELL_LESS),
        paid(Credits(1), *A_SHELL_LESS),
    ),
    "Microtech Backup Drive": (
        static(KeepsTrashed(Is(PROGRAM))),
        paid(Clicks(), MoveTo(TOP_HOSTED, GRIP)),
    ),
}
