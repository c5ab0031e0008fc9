"""Blood and Water."""

from rulerunner.cards.phrases import OTHER_REZZED_ICE, shuffle_into_rnd
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, Broke, Happened, No
from rulerunner.lang.costs import SufferDamage
from rulerunner.lang.filters import INSTALLED, In, Of, Same, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    CopySubroutines,
    Derez,
    Draw,
    EndRun,
    Gain,
    JackOut,
    May,
    MoveAll,
    MoveRunner,
    Place,
    ShuffleDeck,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import Count, Times
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import about, at, play, static, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, GRIP, HQ, NET, STACK, THIS_RUN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Alice Merchant: Clan Agitator": (
        when(
            at("successful run", ARCHIVES_SERVER, first="turn"),
            Choose(In(HQ), by="corp"),
            Trash(CHOSEN, by="corp"),
        ),
    ),
    "Loki": (
        when(about("encounter"), Choose(OTHER_REZZED_ICE), CopySubroutines(CHOSEN, THIS_RUN)),
        sub(
            ChooseOne(
                ((EndRun("runner"),), (together(MoveAll(In(GRIP), STACK), ShuffleDeck("runner")),)),
                by="runner",
                must=True,
            )
        ),
    ),
    "Mass Commercialization": (play(Gain(Times(2, Count(WithCounters(ADVANCEMENT))))),),
    "Mirāju": (
        when(
            about("encounter ends"),
            MoveRunner(ARCHIVES_SERVER),
            May((JackOut(),), by="runner"),
            Derez(THIS),
            condition=Broke(printed=True),
        ),
        sub(May((Draw(1),)), *shuffle_into_rnd(In(HQ), 1)),
    ),
    "Obokata Protocol": (static(AdditionalCost("steal", (SufferDamage(NET, 4),), cards=Same(THIS))),),
    "Shipment from Tennin": (
        static(
            PlayOnlyIf(
                AllOf(
                    (
                        Happened("turn ends", side="runner", within="last turn"),
                        No(Happened("successful run", side="runner", within="last turn")),
                    )
                )
            )
        ),
        play(Choose(INSTALLED), Place(2, ADVANCEMENT, CHOSEN)),
    ),
    "Warroid Tracker": (
        when(
            Trigger("trash", side="runner", subject=Of("corp"), server=THIS_SERVER, batch=True),
            Trace(4, (Choose(Of("runner") & INSTALLED, 2, by="runner"), Trash(CHOSEN, by="runner"))),
        ),
    ),
}
