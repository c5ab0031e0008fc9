"""Humanity's Shadow."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_rez
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import AccessMore, Draw, GiveTags, TakeCredits, Trace, Trash
from rulerunner.lang.refs import HQ_SERVER, THIS_SERVER
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import at, play, static, when
from rulerunner.lang.words import CREDIT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bernice Mai": (when(at("successful run", THIS_SERVER), Trace(5, (GiveTags(1),), (Trash(),))),),
    "Eve Campaign": (*loaded_on_rez(16, CREDIT), when(YOUR_TURN_BEGINS, TakeCredits(2))),
    "HQ Interface": (when(at("breach", HQ_SERVER), AccessMore(1)),),
    "Quality Time": (play(Draw(5)),),
    "Andromeda: Dispossessed Ristie": (static(Player("starting hand", 4)),),
}
