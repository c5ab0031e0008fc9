"""Proteus: preps."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Happened
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, Has, Is
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    Gain,
    GiveTags,
    If,
    Instead,
    Run,
    TakeBadPublicity,
    Trash,
    TrashAll,
)
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ANY_SERVER, ATTACKED, CHOSEN
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import if_successful, play, static, together, when
from rulerunner.lang.words import CORE, ICE

CONNECTIONS = Has("connection") & INSTALLED

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cruising for Netwatch": (play(together(Gain(1), Draw(2))),),
    "Demolition Run": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (TrashAll(Is(ICE) & REZZED & AtServer(ATTACKED, "ice")), GiveTags(3)),
                        )
                    ),
                ),
            )
        ),
    ),
    "Drone for a Day": (play(together(Gain(9), GiveTags(1))),),
    "Faked Hit": (play(TakeBadPublicity(1), Damage(CORE, 2, preventable=False)),),
    "On the Fast Track": (
        play(
            If(
                Happened("trash", side="runner", subject=Has("advertisement")),
                (Gain(8),),
                (If(Happened("trash", side="runner", subject=Has("transactions")), (Gain(6),)),),
            )
        ),
    ),
    "Poisoned Water Supply": (
        static(PlayOnlyIf(AtLeast(Count(CONNECTIONS), 2))),
        play(Choose(CONNECTIONS, 2), Trash(CHOSEN), TakeBadPublicity(1)),
    ),
    "Reconnaissance": (play(Run(ANY_SERVER, linked=(when(Trigger("rez"), Gain(1)),))),),
    "Stakeout": (play(together(Gain(2), Draw(1))),),
}
