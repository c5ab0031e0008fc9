"""Classic: resources."""

from rulerunner.cards.phrases import HIDDEN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import FirstSincePlayed
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Gain, GiveTags, LookAtHand, LookAtTop, Lose, Trash
from rulerunner.lang.statics import TracesSucceed
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.words import EVENT, HQ, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Crash Space": (
        when(YOUR_TURN_BEGINS, Gain(1)),
        static(TracesSucceed((GiveTags(1),))),
        when(about("uninstall"), Lose(2)),
        paid(Clicks(), Trash()),
    ),
    "Elena Laskova": (
        when(Trigger("gain credits", side="you", source=Is(EVENT)), Gain(1), condition=FirstSincePlayed()),
    ),
    "Executive File Clerk": (HIDDEN, paid(cost(Credits(2), TrashThis()), LookAtHand(HQ))),
    "Sandbox Dig": (HIDDEN, paid(cost(Credits(3), TrashThis()), LookAtTop(RND, 3))),
}
