"""First Contact."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, HostedOn, In, Is
from rulerunner.lang.instructions import Choose, HostCard, InstallCard, May, Trash
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.words import GRIP, HARDWARE, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Crisium Grid": (static(Cannot("be successful", server=THIS_SERVER)),),
    "Shattered Remains": (
        ADVANCEABLE,
        when(
            about("access"),
            May((Choose(Is(HARDWARE) & INSTALLED, ADVANCEMENTS), Trash(CHOSEN)), (Credits(1),)),
        ),
    ),
    "The Supplier": (
        paid(Clicks(), Choose(In(GRIP) & (Is(RESOURCE) | Is(HARDWARE))), HostCard(CHOSEN)),
        when(YOUR_TURN_BEGINS, May((Choose(HostedOn(THIS)), InstallCard(CHOSEN, discount=2)))),
    ),
}
