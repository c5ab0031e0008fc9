"""The Underway."""

from rulerunner.cards.phrases import ADVANCEABLE, ENDS_THE_RUN, YOUR_TURN_BEGINS, trash_one
from rulerunner.cards.run_phrases import BREACH_HQ_WITHOUT_ITS_ROOT
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, Matches
from rulerunner.lang.costs import Clicks, TrashCards, TrashThis
from rulerunner.lang.filters import Has, HostedOn, In, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    GainClicks,
    HostCard,
    If,
    InstallCard,
    May,
    MoveTo,
)
from rulerunner.lang.refs import CHOSEN, THIS, Top
from rulerunner.lang.sugar import about, boosts, breaks, paid, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, GRIP, MEAT, REMOVED, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    'Armand "Geist" Walker: Tech Lord': (
        when(
            Trigger(
                "use",
                side="you",
                detail="trash ability",
                also=(Trigger("use", side="you", detail="trash action"),),
            ),
            Draw(1),
        ),
    ),
    "Contract Killer": (
        ADVANCEABLE,
        paid(
            cost(Clicks(), TrashThis()),
            ChooseOne((trash_one(Has("connection")), (Damage(MEAT, 2),))),
            condition=Matches(THIS, WithCounters(ADVANCEMENT, 2)),
        ),
    ),
    "Faust": (breaks(TrashCards(In(GRIP))), boosts(TrashCards(In(GRIP)), 2)),
    "Gang Sign": (when(Trigger("score"), BREACH_HQ_WITHOUT_ITS_ROOT),),
    "Hyperdriver": (when(YOUR_TURN_BEGINS, May((together(MoveTo(THIS, REMOVED), GainClicks(3)),))),),
    "Street Peddler": (
        when(about("install"), HostCard(Top(STACK, 3), faceup=False)),
        paid(TrashThis(), Choose(HostedOn(THIS)), InstallCard(CHOSEN, discount=1)),
    ),
    "Spiderweb": (ENDS_THE_RUN, ENDS_THE_RUN, ENDS_THE_RUN),
    "Pachinko": (sub(If(TAGGED, (EndRun(),))), sub(If(TAGGED, (EndRun(),)))),
}
