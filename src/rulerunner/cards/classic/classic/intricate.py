"""Classic: cards that have a mechanism of their own."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import AgendaPoints, Credits
from rulerunner.lang.filters import Is, JustDrawn, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseServer,
    IncreaseImminent,
    MoveIce,
    MoveTo,
    RememberServer,
    Reveal,
    Run,
)
from rulerunner.lang.quantities import RezCostOf
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, REMEMBERED_SERVER, THAT, THIS, THIS_SERVER, Except
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import interrupt, paid, play, static, when
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
}
