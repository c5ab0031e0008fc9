"""True Colors."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import (
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    Lasting,
    TakeBadPublicity,
    Trace,
    Unless,
)
from rulerunner.lang.quantities import CardsIn, PointsThisTurn
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import Cannot, InstallOnly, RevealedWhenAccessed
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, sub, when
from rulerunner.lang.words import CORE, GRIP, MEAT, NET, RND, THIS_RUN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Panic Button": (
        static(InstallOnly(HQ_SERVER)),
        paid(Credits(1), Draw(1), condition=DuringRun(HQ_SERVER)),
    ),
    "Punitive Counterstrike": (
        play(Trace(5, (Damage(MEAT, PointsThisTurn("steal", "runner", "last turn")),))),
    ),
    "RSVP": (sub(Lasting(Cannot("spend credits as the Runner"), THIS_RUN)),),
    "Sweeps Week": (play(Gain(CardsIn(GRIP))),),
    "TGTBT": (static(RevealedWhenAccessed(RND)), when(about("access"), GiveTags(1))),
    "Tsurugi": (
        sub(Unless((Credits(1),), (EndRun(),), by="corp")),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
    ),
    "Fenris": (when(about("rez"), TakeBadPublicity(1)), sub(Damage(CORE, 1)), ENDS_THE_RUN),
    "Garrote": (breaks(Credits(1), "sentry"), boosts(Credits(1))),
}
