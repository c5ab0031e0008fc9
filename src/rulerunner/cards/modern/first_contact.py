"""First Contact."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import static

CARDS: dict[str, tuple[Ability, ...]] = {
    "Crisium Grid": (static(Cannot("be successful", server=THIS_SERVER)),),
}
