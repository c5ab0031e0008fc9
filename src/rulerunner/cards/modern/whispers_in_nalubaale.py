"""Whispers in Nalubaale."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, Has, Same
from rulerunner.lang.instructions import Attach, Choose
from rulerunner.lang.refs import CHOSEN, HOST, THIS
from rulerunner.lang.statics import LastsLonger
from rulerunner.lang.sugar import paid, static

CARDS: dict[str, tuple[Ability, ...]] = {
    "Gebrselassie": (
        paid(Clicks(), Choose(Has("icebreaker") & ~Has("ai") & INSTALLED), Attach(THIS, CHOSEN)),
        static(LastsLonger("turn", of=Same(HOST))),
    ),
}
