"""Whispers in Nalubaale."""

from typing import Final

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Paid, Trigger
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, CountersFrom, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, Has, Is, Same, SamePosition
from rulerunner.lang.instructions import (
    Attach,
    Choose,
    ChooseOne,
    Damage,
    InstallCard,
    JackOut,
    Later,
    LoseClicks,
    May,
    MoveTo,
    MoveToIce,
    Run,
    Search,
    Trash,
)
from rulerunner.lang.quantities import RezCostOf
from rulerunner.lang.refs import ACCESSED, ANY_CENTRAL, ANY_SERVER, BOUND, CHOSEN, HOST, THAT, THIS
from rulerunner.lang.statics import GainsSubroutines, LastsLonger
from rulerunner.lang.sugar import paid, play, static, sub, when
from rulerunner.lang.words import AGENDA, HEAP, ICE, NET, PROGRAM, STACK, VIRUS

FOUND: Final = (
    InstallCard(CHOSEN, "all"),
    Later(when(Trigger("run ends"), MoveTo(BOUND, STACK, bottom=True)), bind=CHOSEN),
)
"""The program installed for the run; once it is no longer the object it became then, it stays where it is."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Compile": (
        play(
            Run(
                ANY_SERVER,
                (
                    when(
                        Trigger("encounter", subject=Is(ICE), first="run"),
                        ChooseOne(
                            (
                                (Search(STACK, Is(PROGRAM)), *FOUND),
                                (Search(HEAP, Is(PROGRAM)), *FOUND),
                            )
                        ),
                        may=True,
                    ),
                ),
            )
        ),
    ),
    "Gebrselassie": (
        paid(Clicks(), Choose(Has("icebreaker") & ~Has("ai") & INSTALLED), Attach(THIS, CHOSEN)),
        static(LastsLonger("turn", of=Same(HOST))),
    ),
    "Slipstream": (
        when(
            Trigger("pass", subject=Is(ICE) & REZZED),
            May(
                (
                    Choose(Is(ICE) & AtServer(ANY_CENTRAL, "ice") & SamePosition(THAT)),
                    MoveToIce(CHOSEN, approach=True),
                    May((JackOut(),)),
                ),
                (TrashThis(),),
            ),
        ),
    ),
    "Warden Fatuma": (
        static(
            GainsSubroutines(
                (sub(LoseClicks(1, side="runner")),), of=REZZED & Is(ICE) & Has("bioroid"), before=True
            )
        ),
    ),
    "Freedom Khumalo: Crypto-Anarchist": (
        Paid(
            (CountersFrom(VIRUS, RezCostOf(ACCESSED)),),
            (Trash(ACCESSED),),
            once="turn",
            condition=Matches(ACCESSED, ~Is(AGENDA)),
            access=True,
        ),
    ),
    "Envelope": (sub(Damage(NET, 1)), ENDS_THE_RUN),
}
