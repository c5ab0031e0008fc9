"""Whispers in Nalubaale."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, REZZED, Has, Is, Same
from rulerunner.lang.instructions import Attach, Choose, LoseClicks
from rulerunner.lang.refs import CHOSEN, HOST, THIS
from rulerunner.lang.statics import GainsSubroutines, LastsLonger
from rulerunner.lang.sugar import paid, static, sub
from rulerunner.lang.words import ICE

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
}
