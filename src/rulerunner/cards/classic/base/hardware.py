"""Base set of 1996: hardware."""

from rulerunner.cards.classic_phrases import COSTS_A_POINT, prevents_one
from rulerunner.cards.phrases import for_icebreakers, loaded_on_install, returning
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DamagedLately
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import FaceUp, Has, In
from rulerunner.lang.instructions import (
    AccessMore,
    ChooseNumber,
    ChooseRandom,
    Draw,
    Instead,
    MoveTo,
    Prevent,
    Run,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import ANY_SERVER, ARCHIVES_SERVER, CHOSEN, HQ_SERVER, RND_SERVER
from rulerunner.lang.statics import AdditionalCost, Player, PreventsAllBut, PreventsUnpaid, ResolvesAs
from rulerunner.lang.sugar import at, if_successful, paid, prevention, static, when
from rulerunner.lang.words import ARCHIVES, CORE, MEAT, NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "'Armadillo' Armored Road Home": (
        *returning(2, "remove tag"),
        prevention(TrashThis(), "damage", ChooseNumber(1, 3), Prevent(X), detail=MEAT),
    ),
    "'Drifter' Mobile Environment": returning(2, "remove tag"),
    "'Green Knight' Surge Buffers": (prevents_one(NET),),
    "Armored Fridge": (
        *loaded_on_install(7, "ablative"),
        prevention(HostedCounters("ablative"), "damage", Prevent(1), detail=MEAT),
    ),
    "Artemis 2020": (
        static(Player("memory", 2)),
        *for_icebreakers(2),
    ),
    "Corolla Speed Chip": for_icebreakers(1, Has("killer")),
    "Dermatech Bodyplating": (prevents_one(MEAT),),
    "Full Body Conversion": (static(PreventsUnpaid(MEAT)),),
    "Microtech 'Trode Set": (
        static(AdditionalCost("break", (Credits(1),))),
        static(ResolvesAs((), of=Has("ap"), but=("trace", "net damage"))),
        static(PreventsAllBut(NET, by=Has("ap"))),
    ),
    "HQ Interface": (when(at("breach", HQ_SERVER), AccessMore(1)),),
    "Lifesaver Nanosurgeons": (
        paid(Clicks(), Draw(2), condition=DamagedLately(3)),
        prevention(TrashThis(), "damage", Prevent(1), detail=CORE),
    ),
    "MRAM Chip": (static(Player("hand size", 2)),),
    "Militech MRAM Chip": (static(Player("hand size", 3)),),
    "Nasuko Cycle": (prevention(Credits(3), "tags", Prevent(1)),),
    "Parraline 5750": (
        static(Player("memory", 1)),
        *for_icebreakers(1),
    ),
    "R&D Interface": (when(at("breach", RND_SERVER), AccessMore(1)),),
    "Raven Microcyb Eagle": (
        static(Player("memory", 1)),
        prevents_one(NET),
        *for_icebreakers(1),
    ),
    "Raven Microcyb Owl": (
        static(Player("memory", 1)),
        *for_icebreakers(3, ~Has("noisy")),
    ),
    "Tycho Mem Chip": (static(Player("memory", 3)),),
    "WuTech Mem Chip": (static(Player("memory", 1)),),
    "ZZ22 Speed Chip": for_icebreakers(2, Has("killer")),
    "Zetatech Mem Chip": (static(Player("memory", 2)),),
    "Bodyweight(tm) Data Creche": (
        static(Player("memory", 1)),
        when(Trigger("run ends", detail="successful"), Run(ANY_SERVER), may=True, once="turn"),
    ),
    "PK-6089a": (static(Player("memory", 1)), *returning(3, "trace")),
    "Pandora's Deck": (static(Player("memory", 2)), *returning(3, "trace")),
    "Record Reconstructor": (
        paid(
            Clicks(),
            Run(
                ARCHIVES_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (ChooseRandom(In(ARCHIVES) & FaceUp(), 2), MoveTo(CHOSEN, RND)),
                        )
                    ),
                ),
            ),
        ),
    ),
    "Techtronica Utility Suit": (
        static(Player("memory", 1)),
        prevents_one(MEAT),
        *returning(5, "trace"),
    ),
    "Arasaka Portable Prototype": (
        COSTS_A_POINT,
        static(Player("memory", 3)),
        *for_icebreakers(3),
    ),
}
