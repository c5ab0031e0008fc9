"""Quorum."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AllOf, Charged, Happened, No
from rulerunner.lang.instructions import Gain, Lasting
from rulerunner.lang.statics import Cannot, PlayOnlyIf
from rulerunner.lang.sugar import play, static

CARDS: dict[str, tuple[Ability, ...]] = {
    "Peace in Our Time": (
        static(PlayOnlyIf(AllOf((Charged(), No(Happened("score", side="corp", within="last turn")))))),
        play(Gain(10), Gain(5, side="corp"), Lasting(Cannot("run"), "turn")),
    ),
}
