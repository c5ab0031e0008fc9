"""Proteus: hardware."""

from rulerunner.cards.classic_phrases import prevents_one
from rulerunner.cards.phrases import YOUR_TURN_BEGINS, base_link, for_icebreakers
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast, DuringRun
from rulerunner.lang.filters import Has, HostedOn
from rulerunner.lang.instructions import Damage, GainClicks, If, Place, RemoveCounters
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import Hosts, Player, Recurring, SpendFrom
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import CORE, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cortical Cybermodem": (
        static(Player("memory", 2), Player("hand size", 2)),
        *for_icebreakers(2),
    ),
    "The Deck": (
        *base_link(0, 5, 1),
        static(Player("memory", 1)),
    ),
    "Cortical Stimulators": (prevents_one(NET, CORE),),
    "Eurocorpse™ Spin Chip": (
        static(Recurring(2)),
        static(Hosts(Has("icebreaker"), memory=1, most=1)),
        static(SpendFrom("icebreaker", HostedOn(THIS)), condition=DuringRun()),
    ),
    "Lucidrine (TM) Drip Feed": (
        when(
            YOUR_TURN_BEGINS,
            If(
                AtLeast(CountersOn(THIS, "drip"), 2),
                (RemoveCounters(CountersOn(THIS, "drip"), "drip"), Damage(CORE, 1, preventable=False)),
                (Place(1, "drip"), GainClicks(1)),
            ),
        ),
    ),
    "Sunburst Cranial Interface": (
        static(Player("memory", 1), Player("hand size", 1)),
        *for_icebreakers(1, ~Has("noisy")),
    ),
}
