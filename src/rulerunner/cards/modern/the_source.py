"""The Source."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import ChooseOne, Draw, EndRun, Lasting, LoseClicks, RemoveCounters, Trace
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, sub, together, when
from rulerunner.lang.words import POWER, THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Earthrise Hotel": (
        *loaded_on_install(3, POWER),
        when(YOUR_TURN_BEGINS, together(RemoveCounters(1, POWER), Draw(2))),
    ),
    "Excalibur": (sub(Lasting(Cannot("run"), THIS_TURN)),),
    "Troll": (
        when(
            about("encounter"),
            Trace(2, (ChooseOne(((LoseClicks(1, side="runner"),), (EndRun(),)), by="runner", must=True),)),
        ),
    ),
}
