"""Whispers in Nalubaale."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Paid
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, CountersFrom
from rulerunner.lang.filters import INSTALLED, REZZED, Has, Is, Same
from rulerunner.lang.instructions import Attach, Choose, Damage, LoseClicks, Trash
from rulerunner.lang.quantities import RezCostOf
from rulerunner.lang.refs import ACCESSED, CHOSEN, HOST, THIS
from rulerunner.lang.statics import GainsSubroutines, LastsLonger
from rulerunner.lang.sugar import paid, static, sub
from rulerunner.lang.words import AGENDA, ICE, NET, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Gebrselassie": (
        paid(Clicks(), Choose(Has("icebreaker") & ~Has("ai") & INSTALLED), Attach(THIS, CHOSEN)),
        static(LastsLonger("turn", of=Same(HOST))),
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
