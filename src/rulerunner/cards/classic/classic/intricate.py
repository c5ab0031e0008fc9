"""Classic: cards that have a mechanism of their own."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, CounterText, Trigger
from rulerunner.lang.conditions import AtLeast, Happened
from rulerunner.lang.costs import AgendaPoints, Credits
from rulerunner.lang.filters import Is, JustDrawn, Same
from rulerunner.lang.instructions import (
    Afflict,
    Choose,
    ChooseServer,
    Cure,
    Gain,
    GiveTags,
    If,
    IncreaseImminent,
    LosePoints,
    MoveIce,
    MoveTo,
    Prevent,
    Purge,
    RememberServer,
    Reveal,
    Run,
    ScorePoints,
)
from rulerunner.lang.quantities import (
    LAST,
    AtMost,
    Infection,
    PointsScored,
    RezCostOf,
    StillImminent,
    Times,
)
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, REMEMBERED_SERVER, THAT, THIS, THIS_SERVER, Except
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import about, interrupt, paid, play, static, together, when
from rulerunner.lang.words import ICE, RND, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
    # The Corp's.
    "Glacier": (
        static(AdditionalCost("rez", (AgendaPoints(1),), cards=Same(THIS))),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        paid(
            Credits(1),
            Reveal(THIS),
            ChooseServer(Except(ANY_SERVER, THIS_SERVER)),
            RememberServer(),
            MoveIce(THIS, REMEMBERED_SERVER),
            moment=Trigger("run begins"),
            active_in=TABLE,
        ),
    ),
    "Strategic Planning Group": (
        interrupt(Trigger("draw", side="you"), IncreaseImminent(1)),
        when(Trigger("draw", side="you", batch=True), Choose(JustDrawn()), MoveTo(CHOSEN, RND, bottom=True)),
    ),
    "Superserum": (
        when(about("score"), Purge(), Afflict("serum", 2, side="you")),
        CounterText(
            "serum",
            interrupt(
                Trigger("infect"),
                If(
                    AtLeast(StillImminent(), 1),
                    (Prevent(AtMost(Infection("serum"), StillImminent())), Cure("serum", LAST)),
                ),
            ),
        ),
    ),
    # The Runner's.
    "Running Interference": (
        DOUBLE,
        play(
            Run(
                ANY_SERVER,
                linked=(static(AdditionalCost("rez", (Credits(RezCostOf(THAT)),), cards=Is(ICE))),),
            )
        ),
    ),
    "Corruption": (
        static(PlayOnlyIf(Happened("steal", side="runner"))),
        play(
            LosePoints(PointsScored()),
            together(ScorePoints(LAST, "corp"), Gain(Times(10, LAST)), GiveTags(1)),
        ),
    ),
}
