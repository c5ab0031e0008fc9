"""Terminal Directive Cards."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCED_STRENGTH,
    TERMINAL,
    THREE_ADVANCEMENTS,
    TRIPLE,
    trash_one,
)
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    May,
    Place,
    Trash,
)
from rulerunner.lang.refs import CHOSEN, ENCOUNTERED, Chosen
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, sub, together, when
from rulerunner.lang.words import AGENDA_COUNTER, HQ, OPERATION, PROGRAM, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Colossus": (
        ADVANCEABLE,
        static(ADVANCED_STRENGTH),
        sub(If(THREE_ADVANCEMENTS, (GiveTags(2),), (GiveTags(1),))),
        sub(
            If(
                THREE_ADVANCEMENTS,
                (
                    Choose(Is(PROGRAM) & INSTALLED),
                    Choose(Is(RESOURCE) & INSTALLED, slot=1),
                    together(Trash(CHOSEN), Trash(Chosen(1))),
                ),
                trash_one(Is(PROGRAM)),
            )
        ),
    ),
    "Elective Upgrade": (
        when(about("score"), Place(2, AGENDA_COUNTER)),
        paid(cost(Clicks(), HostedCounters(AGENDA_COUNTER)), GainClicks(2), once="turn"),
    ),
    "IPO": (TERMINAL, play(Gain(13))),
    "Ultraviolet Clearance": (
        TRIPLE,
        play(together(Gain(10), Draw(4)), May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard(CHOSEN)))),
    ),
    "Abagnale": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 2),
        paid(TrashThis(), Bypass(), condition=Matches(ENCOUNTERED, Has("code gate"))),
    ),
}
