"""True Colors."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Damage, EndRun, Gain, GiveTags, Unless
from rulerunner.lang.quantities import CardsIn
from rulerunner.lang.statics import RevealedWhenAccessed
from rulerunner.lang.sugar import about, play, static, sub, when
from rulerunner.lang.words import GRIP, NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Sweeps Week": (play(Gain(CardsIn(GRIP))),),
    "TGTBT": (static(RevealedWhenAccessed(RND)), when(about("access"), GiveTags(1))),
    "Tsurugi": (
        sub(Unless((Credits(1),), (EndRun(),), by="corp")),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
    ),
}
