"""First Contact."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, May, Trash
from rulerunner.lang.refs import CHOSEN, THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, static, when
from rulerunner.lang.words import HARDWARE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Crisium Grid": (static(Cannot("be successful", server=THIS_SERVER)),),
    "Shattered Remains": (
        ADVANCEABLE,
        when(
            about("access"),
            May((Choose(Is(HARDWARE) & INSTALLED, ADVANCEMENTS), Trash(CHOSEN)), (Credits(1),)),
        ),
    ),
}
