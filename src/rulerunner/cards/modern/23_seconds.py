"""23 Seconds."""

from rulerunner.cards.phrases import TERMINAL
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened
from rulerunner.lang.filters import UNREZZED, In, Is
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Draw,
    Expose,
    Gain,
    GiveTags,
    RemoveTag,
    Run,
    Trace,
)
from rulerunner.lang.quantities import Count, Times
from rulerunner.lang.refs import ANY_SERVER, CHOSEN
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import AGENDA, ICE, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Deuces Wild": (
        play(
            ChooseOne(
                (
                    (Gain(3),),
                    (Draw(2),),
                    (RemoveTag(1),),
                    (Choose(Is(ICE) & UNREZZED), Expose(CHOSEN), Run(ANY_SERVER)),
                ),
                amount=2,
            )
        ),
    ),
    "Hard-Hitting News": (
        TERMINAL,
        static(PlayOnlyIf(Happened("run begins", side="runner", within="last turn"))),
        play(Trace(4, (GiveTags(4),))),
    ),
    "Stock Buy-Back": (TERMINAL, play(Gain(Times(3, Count(Is(AGENDA) & In(RUNNER_SCORE)))))),
}
