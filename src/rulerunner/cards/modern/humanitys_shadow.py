"""Humanity's Shadow."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_rez
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import AccessMore, Draw, GiveTags, Place, TakeCredits, Trace, Trash
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import HQ_SERVER, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify, Player, UsedOnce
from rulerunner.lang.sugar import at, paid, play, static, when
from rulerunner.lang.words import CREDIT, ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Andromeda: Dispossessed Ristie": (static(Player("starting hand", 4)),),
    "Bernice Mai": (when(at("successful run", THIS_SERVER), Trace(5, (GiveTags(1),), (Trash(),))),),
    "Eve Campaign": (*loaded_on_rez(16, CREDIT), when(YOUR_TURN_BEGINS, TakeCredits(2))),
    "HQ Interface": (when(at("breach", HQ_SERVER), AccessMore(1)),),
    "Kati Jones": (
        static(UsedOnce()),
        paid(Clicks(), Place(3, CREDIT)),
        paid(Clicks(), TakeCredits(CountersOn(THIS, CREDIT))),
    ),
    "Quality Time": (play(Draw(5)),),
    "Xanadu": (static(Modify("rez cost", 1, of=Is(ICE))),),
}
