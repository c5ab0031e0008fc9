"""Base set of 1996: cards that are like no others."""

from rulerunner.lang.abilities import Ability, CounterText, Paid
from rulerunner.lang.conditions import AtLeast, Overfull
from rulerunner.lang.costs import PlayThis, TrashThis
from rulerunner.lang.filters import AtServer, In, Is
from rulerunner.lang.instructions import (
    Afflict,
    Choose,
    DiscardAll,
    Draw,
    Forgo,
    Gain,
    If,
    Lasting,
    Prevent,
    RemoveCoreDamage,
    RemoveTag,
    Trash,
)
from rulerunner.lang.quantities import THAT_MANY, CardsIn, ClicksEachTurn, HandSize, Past, Plus, Tags
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THIS_SERVER
from rulerunner.lang.statics import (
    ForfeitsPoints,
    InstallOnly,
    MoreRoom,
    NeverAsAction,
    Player,
    PreventsAll,
    RezOnInstall,
)
from rulerunner.lang.sugar import about, prevention, static, together, when
from rulerunner.lang.words import AGENDA, ASSET, EVERY, GRIP, MEAT, THE_GAME

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
            together(Prevent(EVERY), DiscardAll(In(GRIP))),
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
}
