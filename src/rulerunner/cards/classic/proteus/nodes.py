"""Proteus: nodes."""

from rulerunner.cards.phrases import ADVANCEABLE
from rulerunner.lang.abilities import Ability, Paid
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, HostedCounters
from rulerunner.lang.filters import REZZED, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Gain,
    IncreaseImminent,
    MoveTo,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, static, together, when
from rulerunner.lang.words import ADVANCEMENT, ARCHIVES, ICE, MEAT, NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bel-Digmo Antibody": (
        when(about("rez"), together(MoveTo(THIS, RND), ShuffleDeck())),
        when(about("access"), Damage(NET, 1), condition=Matches(THIS, In(RND))),
        static(RevealedWhenAccessed(RND)),
    ),
    "Cybertech Think Tank": (
        ADVANCEABLE,
        Paid(
            (HostedCounters(ADVANCEMENT),),
            (IncreaseImminent(1),),
            interrupt="damage",
            detail=MEAT,
            by=~Same(THIS),
        ),
    ),
    "Stereogram Antibody": (
        when(
            about("access"),
            together(Damage(NET, 1), MoveTo(THIS, RND), ShuffleDeck()),
            condition=Matches(THIS, In(ARCHIVES)),
        ),
    ),
    "Syd Meyer Superstores": (paid(Clicks(), Choose(REZZED & Is(ICE)), Trash(CHOSEN), Gain(4)),),
}
