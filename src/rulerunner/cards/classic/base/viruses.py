"""Viruses of the base set. Their counters lie with the Corp or in a data fort, and work by themselves."""

from rulerunner.cards.classic_phrases import weakened
from rulerunner.lang.abilities import Ability, CounterText, Trigger, When
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import ANY_CARD, INSTALLED, AtServer, Is, Underwent
from rulerunner.lang.instructions import (
    Choose,
    DoubleCounter,
    Draw,
    Gain,
    If,
    Infect,
    LookAtTop,
    Repeat,
    RevealTop,
    RollDie,
    ShowRandom,
    Trash,
)
from rulerunner.lang.quantities import LAST, Halved, Infection, Times
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ANY_SERVER,
    CHOSEN,
    HQ_SERVER,
    RND_SERVER,
    THAT_SERVER,
    THIS_SERVER,
    THOSE,
    ServerRef,
)
from rulerunner.lang.statics import AdditionalCost, Modify, Player, RandomDiscards
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import AGENDA, HQ, ICE, RND, Who


def after_success(server: ServerRef, kind: str, there: bool = False) -> When:
    """A counter for each successful run on a data fort, once the run is complete (C9)."""
    trigger = Trigger("run ends", server=server, detail="successful")
    return when(trigger, Infect(kind, server=THAT_SERVER if there else None))


def each_turn(side: Who) -> Trigger:
    return Trigger("turn begins", side=side)


CARDS: dict[str, tuple[Ability, ...]] = {
    "Boardwalk": (
        after_success(HQ_SERVER, "boardwalk"),
        CounterText("boardwalk", when(each_turn("runner"), ShowRandom(HQ, Halved(Infection("boardwalk"))))),
    ),
    "Butcher Boy": (
        after_success(HQ_SERVER, "butcher boy"),
        CounterText("butcher boy", when(each_turn("runner"), Gain(Halved(Infection("butcher boy"))))),
    ),
    "Cockroach": (
        after_success(HQ_SERVER, "cockroach"),
        CounterText(
            "cockroach",
            static(RandomDiscards("corp"), condition=AtLeast(Infection("cockroach"), 2)),
        ),
    ),
    "Deep Thought": (
        after_success(RND_SERVER, "thought"),
        CounterText(
            "thought", when(each_turn("runner"), If(AtLeast(Infection("thought"), 3), (LookAtTop(RND),)))
        ),
    ),
    "Fait Accompli": (
        after_success(ANY_REMOTE, "fait", there=True),
        CounterText(
            "fait",
            static(Modify("requirement", Halved(Infection("fait")), Is(AGENDA) & AtServer(THIS_SERVER))),
        ),
    ),
    "Gremlins": (
        after_success(HQ_SERVER, "gremlin"),
        CounterText("gremlin", static(Player("hand size", Times(-1, Halved(Infection("gremlin"))), "corp"))),
    ),
    "Incubator": (
        after_success(ANY_SERVER, "incubate"),
        CounterText(
            "incubate",
            when(
                each_turn("runner"),
                Repeat(Infection("incubate"), (RollDie(), If(AtLeast(LAST, 6), (DoubleCounter(),)))),
            ),
        ),
    ),
    "Pattel's Virus": (
        when(
            Trigger("run ends", detail="successful"),
            Choose(Is(ICE) & INSTALLED & Underwent("fully broken", "run")),
            Infect("pattel", on=CHOSEN),
        ),
        weakened("pattel"),
    ),
    "Pox": (
        after_success(ANY_SERVER, "pox", there=True),
        CounterText(
            "pox",
            static(
                AdditionalCost("install", (Credits(Halved(Infection("pox"))),), ANY_CARD, server=THIS_SERVER)
            ),
        ),
    ),
    "Skivviss": (
        after_success(RND_SERVER, "skivviss"),
        CounterText("skivviss", when(each_turn("corp"), Draw(Infection("skivviss"), "corp"))),
    ),
    "Cascade": (
        after_success(RND_SERVER, "cascade"),
        CounterText(
            "cascade",
            when(
                each_turn("corp"),
                RevealTop(RND, Halved(Infection("cascade"))),
                Trash(THOSE, by="corp"),
            ),
        ),
    ),
}
