"""The Universe of Tomorrow."""

from rulerunner.cards.phrases import NOT_IN_ARCHIVES, SUCCESSFUL_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import ANY_CARD, AtServer, CostAtMost, In, Is, Outermost
from rulerunner.lang.instructions import Choose, Gain, InstallCard, Lasting, May, MoveTo, Place, Search
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import ATTACKED, CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, Cannot, PicksDamage, Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.words import ARCHIVES, GRIP, HQ, ICE, NET, OPERATION, POWER, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cybernetics Court": (static(Player("hand size", 4)),),
    "DDoS": (
        paid(TrashThis(), Lasting(Cannot("rez", Is(ICE) & Outermost() & AtServer(ATTACKED, "ice")), "turn")),
    ),
    "DaVinci": (
        when(SUCCESSFUL_RUN, Place(1, POWER)),
        paid(
            TrashThis(),
            Choose(In(GRIP) & CostAtMost(CountersOn(THIS, POWER), printed=False)),
            InstallCard(CHOSEN, ignoring="cost"),
        ),
    ),
    "Product Placement": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Gain(2), condition=NOT_IN_ARCHIVES),
    ),
    "Team Sponsorship": (
        when(
            Trigger("score", side="you"),
            May((Choose((In(ARCHIVES) | In(HQ)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="cost"))),
        ),
    ),
    "The Future is Now": (when(about("score"), Search(RND, ANY_CARD), MoveTo(CHOSEN, HQ)),),
    "Wireless Net Pavilion": (static(AdditionalCost("basic trash", (Credits(2),))),),
    "Chronos Protocol: Selective Mind-mapping": (static(PicksDamage(NET, first=True)),),
}
