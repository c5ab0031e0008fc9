"""Daedalus Complex."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import AddAsAgenda, ChooseRandom, Damage, If, Run, Trash
from rulerunner.lang.refs import ANY_SERVER, CHOSEN
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import about, play, static, when
from rulerunner.lang.words import HQ, MEAT, NET, RND, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Mad Dash": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    when(
                        Trigger("run ends"),
                        If(Happened("steal", within="run"), (AddAsAgenda(1),), (Damage(MEAT, 1),)),
                    ),
                ),
            )
        ),
    ),
    "Maw": (
        static(Player("memory", 2)),
        when(
            Trigger("access ends", detail="kept", origin=(HQ, RND, TABLE), first="turn"),
            ChooseRandom(In(HQ)),
            Trash(CHOSEN, by="corp"),
        ),
    ),
    "Kakugo": (when(about("pass"), Damage(NET, 1)), ENDS_THE_RUN),
}
