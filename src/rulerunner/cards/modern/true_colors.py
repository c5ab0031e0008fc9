"""True Colors."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Damage, Draw, EndRun, Gain, GiveTags, Trace, Unless
from rulerunner.lang.quantities import CardsIn, PointsThisTurn
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import InstallOnly, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, play, static, sub, when
from rulerunner.lang.words import GRIP, MEAT, NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Panic Button": (
        static(InstallOnly(HQ_SERVER)),
        paid(Credits(1), Draw(1), condition=DuringRun(HQ_SERVER)),
    ),
    "Punitive Counterstrike": (
        play(Trace(5, (Damage(MEAT, PointsThisTurn("steal", "runner", "last turn")),))),
    ),
    "Sweeps Week": (play(Gain(CardsIn(GRIP))),),
    "TGTBT": (static(RevealedWhenAccessed(RND)), when(about("access"), GiveTags(1))),
    "Tsurugi": (
        sub(Unless((Credits(1),), (EndRun(),), by="corp")),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
    ),
}
