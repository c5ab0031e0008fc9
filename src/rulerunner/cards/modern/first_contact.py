"""First Contact."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, YOUR_TURN_BEGINS
from rulerunner.cards.run_phrases import shard
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, AtServer, HostedOn, In, Is
from rulerunner.lang.instructions import Breach, Choose, HostCard, InstallCard, May, Trash
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, THIS, THIS_SERVER
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
    "Hades Shard": (
        shard(ARCHIVES_SERVER),
        paid(
            TrashThis(),
            Breach(ARCHIVES_SERVER, linked=(static(Cannot("access", AtServer(ARCHIVES_SERVER, "root"))),)),
        ),
    ),
}
