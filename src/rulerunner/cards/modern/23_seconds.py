"""23 Seconds."""

from rulerunner.cards.phrases import NOT_IN_ARCHIVES, TERMINAL
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import UNREZZED, In, Is, Of
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EncounterIce,
    Expose,
    Gain,
    GiveTags,
    May,
    MoveToServer,
    RemoveTag,
    Run,
    Trace,
)
from rulerunner.lang.quantities import Count, Times
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, THIS, THIS_SERVER, Except
from rulerunner.lang.statics import PlayOnlyIf, RevealedWhenAccessed
from rulerunner.lang.sugar import about, at, paid, play, static, sub, when
from rulerunner.lang.words import AGENDA, ICE, NET, RND, RUNNER_SCORE, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Chrysalis": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), EncounterIce(THIS), condition=NOT_IN_ARCHIVES),
        sub(Damage(NET, 2)),
    ),
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
    "Georgia Emelyov": (
        when(at("unsuccessful run", THIS_SERVER), Damage(NET, 1)),
        paid(Credits(2), MoveToServer(Except(ANY_SERVER, THIS_SERVER))),
    ),
    "Hard-Hitting News": (
        TERMINAL,
        static(PlayOnlyIf(Happened("run begins", side="runner", within="last turn"))),
        play(Trace(4, (GiveTags(4),))),
    ),
    "NBN: Controlling the Message": (
        when(
            Trigger("trash", side="runner", subject=Of("corp"), detail=TABLE, first="turn"),
            May((Trace(4, (GiveTags(1, preventable=False),)),)),
        ),
    ),
    "Stock Buy-Back": (TERMINAL, play(Gain(Times(3, Count(Is(AGENDA) & In(RUNNER_SCORE)))))),
}
