"""Honor and Profit."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Run
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.sugar import accesses_more, if_successful, play

CARDS: dict[str, tuple[Ability, ...]] = {
    "Legwork": (play(Run(HQ_SERVER, linked=(if_successful(accesses_more(2, HQ_SERVER)),))),),
}
