"""Trace Amount."""

from rulerunner.cards.phrases import NOT_IN_ARCHIVES, PLAY_IF_TAGGED, loaded_on_install
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened, No
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import UNREZZED, CanAdvance, Same, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    Damage,
    Expose,
    GiveTags,
    MoveCounters,
    TakeCredits,
)
from rulerunner.lang.quantities import AtMost, CountersOn, X
from rulerunner.lang.refs import ANY_CENTRAL, ANY_REMOTE, CHOSEN, THIS, Chosen
from rulerunner.lang.statics import AdditionalCost, Cannot, Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, play, static, when
from rulerunner.lang.words import ADVANCEMENT, CREDIT, NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Dyson Mem Chip": (static(Player("memory", 1)), static(Player("link", 1))),
    "Fetal AI": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Damage(NET, 2), condition=NOT_IN_ARCHIVES),
        static(AdditionalCost("steal", (Credits(2),), cards=Same(THIS))),
    ),
    "Jinteki: Replicating Perfection": (
        static(
            Cannot("run", server=ANY_REMOTE),
            condition=No(Happened("run begins", side="runner", server=ANY_CENTRAL)),
        ),
    ),
    "Liberated Account": (*loaded_on_install(16, CREDIT), paid(Clicks(), TakeCredits(4))),
    "Satellite Uplink": (play(Choose(UNREZZED, 2, up_to=True), Expose(CHOSEN)),),
    "Trick of Light": (
        play(
            Choose(CanAdvance()),
            Choose(WithCounters(ADVANCEMENT) & ~Same(CHOSEN), slot=1),
            ChooseNumber(0, AtMost(CountersOn(Chosen(1), ADVANCEMENT), 2)),
            MoveCounters(X, ADVANCEMENT, Chosen(1), CHOSEN),
        ),
    ),
    "Big Brother": (PLAY_IF_TAGGED, play(GiveTags(2))),
}
