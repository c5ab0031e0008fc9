"""Station One."""

from rulerunner.cards.phrases import ENDS_THE_RUN, ICE_HERE
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import ChooseRandom, Draw, Gain, Place, Trash
from rulerunner.lang.quantities import Count, CountersOn
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import Modify, NotLowered
from rulerunner.lang.sugar import paid, play, static, together, when
from rulerunner.lang.words import HQ, ICE, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clan Vengeance": (
        when(Trigger("damage"), Place(1, POWER)),
        paid(TrashThis(), ChooseRandom(In(HQ), CountersOn(THIS, POWER)), Trash(CHOSEN)),
    ),
    "Los: Data Hijacker": (when(Trigger("rez", subject=Is(ICE), first="turn"), Gain(2)),),
    "Seidr Adaptive Barrier": (static(Modify("strength", Count(ICE_HERE))), ENDS_THE_RUN),
    "Self-Adapting Code Wall": (static(NotLowered("strength")), ENDS_THE_RUN),
    "Build Script": (play(together(Gain(1), Draw(2))),),
}
