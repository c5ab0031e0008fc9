"""Proteus: ice."""

from rulerunner.cards.phrases import ENDS_THE_RUN, TRASH_A_PROGRAM, trash_one
from rulerunner.lang.abilities import Ability, When
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Damage, EndRun, Gain, May, MoveTo, Trace, Unless
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import about, sub, when
from rulerunner.lang.words import CORE, HQ, NET, PROGRAM


def pays_for_itself(bits: int) -> When:
    """Bits for the Corp when the ice is rezzed."""
    return when(about("rez"), Gain(bits))


HELD_FOR_A_BIT = when(about("pass"), Unless((Credits(1),), (MoveTo(THIS, HQ),), by="corp"))
"""Passed, it goes back to HQ unless the Corp pays."""
TAKEN_BACK = when(about("pass"), May((MoveTo(THIS, HQ), Gain(1))))
"""Passed, it may go back to HQ, for a bit."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Brain Wash": (sub(Damage(CORE, 1)),),
    "Chihuahua": (
        sub(Trace(1, (Damage(NET, 1),))),
        pays_for_itself(2),
    ),
    "Colonel Failure": (
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Datacomb": (
        ENDS_THE_RUN,
        HELD_FOR_A_BIT,
    ),
    "Death Yo-Yo": (
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
        TAKEN_BACK,
    ),
    "Marionette": (
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
        HELD_FOR_A_BIT,
    ),
    "Misleading Access Menus": (
        sub(Unless((Credits(1),), (EndRun(),))),
        pays_for_itself(3),
    ),
    "Scaffolding": (
        ENDS_THE_RUN,
        TAKEN_BACK,
    ),
    "Snowbank": (
        sub(Unless((Credits(1),), (EndRun(),))),
        pays_for_itself(3),
    ),
    "Toughonium™ Wall": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Tumblers": (
        ENDS_THE_RUN,
        TAKEN_BACK,
    ),
    "Twisty Passages": (
        ENDS_THE_RUN,
        HELD_FOR_A_BIT,
    ),
    "Washed-Up Solo Construct": (
        sub(Unless((Credits(1),), trash_one(Is(PROGRAM)))),
        pays_for_itself(3),
    ),
}
