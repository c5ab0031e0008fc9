"""Proteus: ice."""

from rulerunner.cards.phrases import ENDS_THE_RUN, TRASH_A_PROGRAM, rousing, trash_one
from rulerunner.lang.abilities import Ability, When
from rulerunner.lang.conditions import Equal
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is, Same
from rulerunner.lang.instructions import (
    Bypass,
    Damage,
    Derez,
    EndRun,
    Gain,
    If,
    Lasting,
    Later,
    May,
    MoveTo,
    RollDie,
    Trace,
    Unless,
)
from rulerunner.lang.quantities import LAST
from rulerunner.lang.refs import BOUND, THIS
from rulerunner.lang.statics import GainsSubroutines, Modify
from rulerunner.lang.sugar import about, paid, sub, when
from rulerunner.lang.words import CORE, HQ, NET, PROGRAM


def pays_for_itself(bits: int) -> When:
    """Bits for the Corp when the ice is rezzed."""
    return when(about("rez"), Gain(bits))


HELD_FOR_A_BIT = when(about("pass"), Unless((Credits(1),), (MoveTo(THIS, HQ),), by="corp"))
"""Passed, it goes back to HQ unless the Corp pays."""
TAKEN_BACK = when(about("pass"), May((MoveTo(THIS, HQ), Gain(1))))
"""Passed, it may go back to HQ, for a bit."""

PAID_FOR_ANOTHER = paid(
    Credits(2),
    Lasting(GainsSubroutines((ENDS_THE_RUN,), of=Same(BOUND)), "encounter", bind=THIS),
    moment=about("encounter"),
)
"""As it is encountered, the Corp may pay for one more subroutine, time and again."""

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
    "Coyote": (
        sub(Later(when(about("pass", BOUND), Unless((Credits(2),), (rousing(1),))), "run", bind=THIS)),
        pays_for_itself(3),
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
    "Iceberg": (
        sub(Damage(NET, 1)),
        PAID_FOR_ANOTHER,
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
    "Riddler": (PAID_FOR_ANOTHER,),
    "Roadblock": (
        ENDS_THE_RUN,
        when(
            about("encounter"),
            RollDie(),
            If(
                Equal(LAST, 6),
                (Derez(THIS), Bypass()),
                (Lasting(Modify("strength", LAST), "encounter"),),
            ),
        ),
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
