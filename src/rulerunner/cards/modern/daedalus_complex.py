"""Daedalus Complex."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import ChooseRandom, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import HQ, RND, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Maw": (
        static(Player("memory", 2)),
        when(
            Trigger("access ends", detail="kept", origin=(HQ, RND, TABLE), first="turn"),
            ChooseRandom(In(HQ)),
            Trash(CHOSEN, by="corp"),
        ),
    ),
}
