"""Fear and Loathing."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, DOUBLE, ENDS_THE_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AtLeast, Exists, Happened, No
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, Is, Named
from rulerunner.lang.instructions import (
    Damage,
    Draw,
    Gain,
    GainClicks,
    LookAtTop,
    May,
    MoveTo,
    Place,
    Reveal,
    RevealHand,
    RezCard,
    Run,
    TakeBadPublicity,
)
from rulerunner.lang.quantities import BadPublicity, CountersOn, Times
from rulerunner.lang.refs import ANY_SERVER, THAT, THIS, THIS_SERVER, THOSE
from rulerunner.lang.statics import AdditionalCost, Cannot, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, HQ, ICE, MEAT, NET, PROGRAM, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Blackguard": (static(Player("memory", 2)), when(Trigger("expose"), RezCard(THAT))),
    "Blackmail": (
        static(PlayOnlyIf(AtLeast(BadPublicity(), 1))),
        play(Run(ANY_SERVER, linked=(static(Cannot("rez", cards=Is(ICE))),))),
    ),
    "Blue Level Clearance": (
        DOUBLE,
        play(together(Gain(5), Draw(2))),
    ),
    "CyberSolutions Mem Chip": (static(Player("memory", 2)),),
    "Executive Wiretaps": (
        DOUBLE,
        play(RevealHand(HQ)),
    ),
    "GRNDL Refinery": (
        ADVANCEABLE,
        paid(cost(Clicks(), TrashThis()), Gain(Times(4, ADVANCEMENTS))),
    ),
    "Strongbox": (static(AdditionalCost("steal", (Clicks(),), server=THIS_SERVER), persistent=True),),
    "Wraparound": (
        static(Modify("strength", 7), condition=No(Exists(Is(PROGRAM) & Has("fracter") & INSTALLED))),
        ENDS_THE_RUN,
    ),
    "Market Research": (
        when(about("score"), Place(1, AGENDA_COUNTER), condition=TAGGED),
        static(Modify("points", 1), condition=AtLeast(CountersOn(THIS, AGENDA_COUNTER), 1)),
    ),
    "Subliminal Messaging": (
        when(Trigger("play", subject=Named("Subliminal Messaging"), side="you", first="turn"), GainClicks()),
        play(Gain(1)),
        when(
            YOUR_TURN_BEGINS,
            May((Reveal(THIS), MoveTo(THIS, HQ))),
            condition=No(Happened("run begins", side="runner", within="last turn")),
            active_in=ARCHIVES,
        ),
    ),
    "Yagura": (
        sub(LookAtTop(RND), May((MoveTo(THOSE, RND, bottom=True),))),
        sub(Damage(NET, 1)),
    ),
    "Vulcan Coverup": (
        when(about("score"), Damage(MEAT, 2)),
        when(about("steal"), TakeBadPublicity(1)),
    ),
}
