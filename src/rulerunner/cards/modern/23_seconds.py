"""23 Seconds."""

from rulerunner.cards.phrases import NOT_IN_ARCHIVES, TERMINAL
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Damage, EncounterIce, Gain, GiveTags, Trace
from rulerunner.lang.quantities import Count, Times
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import PlayOnlyIf, RevealedWhenAccessed
from rulerunner.lang.sugar import about, play, static, sub, when
from rulerunner.lang.words import AGENDA, NET, RND, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Chrysalis": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), EncounterIce(THIS), condition=NOT_IN_ARCHIVES),
        sub(Damage(NET, 2)),
    ),
    "Hard-Hitting News": (
        TERMINAL,
        static(PlayOnlyIf(Happened("run begins", side="runner", within="last turn"))),
        play(Trace(4, (GiveTags(4),))),
    ),
    "Stock Buy-Back": (TERMINAL, play(Gain(Times(3, Count(Is(AGENDA) & In(RUNNER_SCORE)))))),
}
