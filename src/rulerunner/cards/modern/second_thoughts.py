"""Second Thoughts."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Trash
from rulerunner.lang.refs import ANY_REMOTE, HQ_SERVER, THIS_SERVER
from rulerunner.lang.statics import Cannot, InstallOnly
from rulerunner.lang.sugar import at, static, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Off the Grid": (
        static(InstallOnly(ANY_REMOTE)),
        static(Cannot("run", server=THIS_SERVER)),
        when(at("successful run", HQ_SERVER), Trash()),
    ),
}
