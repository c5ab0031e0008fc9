"""Classic: resources."""

from rulerunner.cards.phrases import HIDDEN
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.instructions import LookAtHand, LookAtTop
from rulerunner.lang.sugar import paid
from rulerunner.lang.words import HQ, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Executive File Clerk": (HIDDEN, paid(cost(Credits(2), TrashThis()), LookAtHand(HQ))),
    "Sandbox Dig": (HIDDEN, paid(cost(Credits(3), TrashThis()), LookAtTop(RND, 3))),
}
