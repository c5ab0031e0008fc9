"""The Source."""

from rulerunner.cards.phrases import (
    ENDS_THE_RUN,
    YOUR_TURN_BEGINS,
    loaded_on_install,
    runner_may_break,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import INSTALLED, Is, Of
from rulerunner.lang.instructions import (
    ChooseOne,
    Draw,
    EndRun,
    Gain,
    Lasting,
    LoseClicks,
    RemoveCounters,
    Trace,
)
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, sub, together, when
from rulerunner.lang.words import ICE, POWER, THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Au Revoir": (when(Trigger("jack out"), Gain(1)),),
    "Collective Consciousness": (when(Trigger("rez", subject=Is(ICE)), Draw(1)),),
    "Earthrise Hotel": (
        *loaded_on_install(3, POWER),
        when(YOUR_TURN_BEGINS, together(RemoveCounters(1, POWER), Draw(2))),
    ),
    "Excalibur": (sub(Lasting(Cannot("run"), THIS_TURN)),),
    "Markus 1.0": (
        runner_may_break(),
        sub(*trash_one(INSTALLED & Of("runner"), by="runner")),
        ENDS_THE_RUN,
    ),
    "Troll": (
        when(
            about("encounter"),
            Trace(
                2,
                (ChooseOne(((LoseClicks(1, side="runner"),), (EndRun("runner"),)), by="runner", must=True),),
            ),
        ),
    ),
    "Turtlebacks": (when(Trigger("server created"), Gain(1)),),
}
