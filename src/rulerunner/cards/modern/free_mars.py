"""Free Mars."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import TAGGED
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import Choose, EndRun, If, MoveTo
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, sub, when
from rulerunner.lang.words import GRIP, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Data Loop": (
        when(about("encounter"), Choose(In(GRIP), 2, by="runner"), MoveTo(CHOSEN, STACK)),
        sub(If(TAGGED, (EndRun(),))),
        ENDS_THE_RUN,
    ),
}
