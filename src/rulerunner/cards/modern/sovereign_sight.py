"""Sovereign Sight."""

from rulerunner.cards.phrases import ADVANCEMENTS, ENDS_THE_RUN, SUCCESSFUL_RUN, runner_may_break
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks, CountersFrom, Credits, TrashThis
from rulerunner.lang.filters import AtServer, CanAdvance, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    ChooseOne,
    InstallCard,
    May,
    Place,
    RemoveCounters,
)
from rulerunner.lang.quantities import CountersOn, X
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THAT_SERVER, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, InstallOnly, Modify
from rulerunner.lang.sugar import boosts, breaks, paid, static, when
from rulerunner.lang.words import ADVANCEMENT, AGENDA, HQ, MEAT, OPERATION, POWER, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Asa Group: Security Through Vigilance": (
        when(
            Trigger("install", side="you", first="turn"),
            May((Choose(In(HQ) & ~Is(AGENDA) & ~Is(OPERATION)), InstallCard(CHOSEN, at=THAT_SERVER))),
        ),
    ),
    "Calibration Testing": (
        static(InstallOnly(ANY_REMOTE)),
        paid(TrashThis(), Choose(AtServer(THIS_SERVER, "root")), Place(1, ADVANCEMENT, CHOSEN)),
    ),
    "Ikawah Project": (static(AdditionalCost("steal", (Clicks(), Credits(2)), cards=Same(THIS))),),
    "Puffer": (
        static(Modify("strength", CountersOn(THIS, POWER))),
        static(Modify("memory cost", CountersOn(THIS, POWER))),
        breaks(Credits(1), "sentry"),
        boosts(Credits(2)),
        paid(Clicks(), ChooseOne(((Place(1, POWER),), (RemoveCounters(1, POWER),)))),
    ),
    "Reconstruction Contract": (
        when(Trigger("damage", detail=MEAT), May((Place(1, ADVANCEMENT),))),
        paid(TrashThis(), Choose(CanAdvance()), ChooseNumber(0, ADVANCEMENTS), Place(X, ADVANCEMENT, CHOSEN)),
    ),
    "Yusuf": (
        when(SUCCESSFUL_RUN, Place(1, VIRUS), may=True),
        breaks(CountersFrom(VIRUS), "barrier"),
        boosts(CountersFrom(VIRUS)),
    ),
    "Najja 1.0": (runner_may_break(), ENDS_THE_RUN, ENDS_THE_RUN),
}
