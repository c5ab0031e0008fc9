"""Proteus: operations and upgrades."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun, Happened
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Draw, Gain, GiveTags
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import InstallOnly, PlayOnlyIf
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import ASSET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Credit Consolidation": (play(Gain(15)),),
    "Data Sifters": (
        static(PlayOnlyIf(Happened("trash", side="runner", within="last turn", subject=Is(ASSET)))),
        play(GiveTags(1)),
    ),
    "Panic Button": (
        static(InstallOnly(HQ_SERVER)),
        paid(Credits(1), Draw(1), condition=DuringRun(HQ_SERVER)),
    ),
}
