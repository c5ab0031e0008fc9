"""Free Mars."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import TAGGED, DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, In, Is
from rulerunner.lang.instructions import Choose, EndRun, If, MoveTo
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ATTACKED, CHOSEN
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, boosts, breaks, static, sub, when
from rulerunner.lang.words import GRIP, ICE, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Data Loop": (
        when(about("encounter"), Choose(In(GRIP), 2, by="runner"), MoveTo(CHOSEN, STACK)),
        sub(If(TAGGED, (EndRun(),))),
        ENDS_THE_RUN,
    ),
    "Na'Not'K": (
        static(Modify("strength", Count(Is(ICE) & AtServer(ATTACKED, "ice"))), condition=DuringRun()),
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 2),
    ),
}
