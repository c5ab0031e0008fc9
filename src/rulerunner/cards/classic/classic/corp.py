"""Classic: agendas and operations."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.instructions import EndRun, Lasting, Place
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import about, paid, play, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Badtimes": (
        PLAY_IF_TAGGED,
        play(Lasting(Player("memory", -2, "runner"), "turn")),
    ),
    "Data Fort Remapping": (
        when(about("score"), Place(1, "remap")),
        paid(HostedCounters("remap"), EndRun(), condition=DuringRun()),
    ),
}
