"""Honor and Profit."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, Has
from rulerunner.lang.instructions import BreakSubroutines, Run
from rulerunner.lang.refs import ANY_REMOTE, HQ_SERVER
from rulerunner.lang.sugar import accesses_more, boosts, if_successful, paid, play

CARDS: dict[str, tuple[Ability, ...]] = {
    "Legwork": (play(Run(HQ_SERVER, linked=(if_successful(accesses_more(2, HQ_SERVER)),))),),
    "Passport": (
        paid(
            Credits(1), BreakSubroutines(1, Has("code gate") & ~AtServer(ANY_REMOTE, "ice"), interface=True)
        ),
        boosts(Credits(2), 2),
    ),
}
