"""All That Remains."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import UNREZZED, Is, Of
from rulerunner.lang.instructions import Choose, Damage, May, MoveTo, Place, RezCard, Search
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, boosts, breaks, paid, when
from rulerunner.lang.words import ASSET, HQ, NET, POWER, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    'Cerberus "Lady" H1': (
        when(about("install"), Place(4, POWER)),
        breaks(HostedCounters(POWER), "barrier", 2),
        boosts(Credits(1)),
    ),
    "Hostile Infrastructure": (when(Trigger("trash", side="runner", subject=Of("corp")), Damage(NET, 1)),),
    "Leela Patel: Trained Pragmatist": (
        when(Trigger("score"), Choose(UNREZZED), MoveTo(CHOSEN, HQ)),
        when(Trigger("steal"), Choose(UNREZZED), MoveTo(CHOSEN, HQ)),
    ),
    "Executive Boot Camp": (
        when(YOUR_TURN_BEGINS, May((Choose(UNREZZED), RezCard(CHOSEN, discount=1)))),
        paid(cost(Credits(1), TrashThis()), Search(RND, Is(ASSET), reveal=True), MoveTo(CHOSEN, HQ)),
    ),
}
