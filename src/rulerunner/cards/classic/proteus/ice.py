"""Proteus: ice."""

from rulerunner.cards.phrases import ENDS_THE_RUN, TRASH_A_PROGRAM, leash, rousing, tag_trace, trash_one
from rulerunner.lang.abilities import Ability, When
from rulerunner.lang.conditions import Equal
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import REZZED, Has, Is, OutsideOf, Same
from rulerunner.lang.instructions import (
    Afflict,
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
    PayUpTo,
    Place,
    RemoveCounters,
    RollDie,
    Trace,
    Unless,
)
from rulerunner.lang.quantities import LAST, Count, CountersOn, Halved, Times, X
from rulerunner.lang.refs import BOUND, THIS
from rulerunner.lang.statics import GainsSubroutines, GainsSubtype, LosesSubtype, Modify
from rulerunner.lang.sugar import about, paid, static, sub, together, when
from rulerunner.lang.words import CORE, EVERY, HQ, NET, PROGRAM, WHILE_ACTIVE


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

OUTER = REZZED & OutsideOf(THIS)
STRONGER_BY_THE_OUTER = static(Modify("strength", Count(OUTER)))
ONE_FOR_EVERY_TWO_BITS = when(
    about("rez"), PayUpTo(EVERY, (Lasting(GainsSubroutines((ENDS_THE_RUN,), Halved(X)), WHILE_ACTIVE),))
)
"""A subroutine for every 2 bits that are paid above the rez cost."""


def turns(kind: str, other: str, bits: int = 1) -> When:
    """For bits above the rez cost it is ice of another kind."""
    changed = (Lasting(GainsSubtype(other), WHILE_ACTIVE), Lasting(LosesSubtype(kind), WHILE_ACTIVE))
    return when(about("rez"), May(changed, (Credits(bits),)))


CARDS: dict[str, tuple[Ability, ...]] = {
    "Brain Wash": (sub(Damage(CORE, 1)),),
    "Bug Zapper": (
        sub(Damage(NET, Times(2, Count(OUTER)))),
        ENDS_THE_RUN,
    ),
    "Caryatid": (
        ENDS_THE_RUN,
        turns("wall", "code gate"),
    ),
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
    "Credit Blocks": (
        ENDS_THE_RUN,
        turns("sentry", "wall"),
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
    "Digiconda": (
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
        when(about("rez"), PayUpTo(6, (Lasting(Modify("strength", X), WHILE_ACTIVE),))),
    ),
    "Dog Pile": (
        sub(Damage(NET, Count(OUTER))),
        ENDS_THE_RUN,
        STRONGER_BY_THE_OUTER,
    ),
    "Food Fight": (ONE_FOR_EVERY_TWO_BITS,),
    "Galatea": (
        ENDS_THE_RUN,
        turns("wall", "code gate"),
    ),
    "Gatekeeper": (ONE_FOR_EVERY_TWO_BITS,),
    "Homing Missile": (
        sub(Trace(CountersOn(THIS, "range"), (together(EndRun(), Afflict("homing")),))),
        *leash("homing", 2),
        when(about("rez"), PayUpTo(8, (Place(X, "range"),))),
        when(about("derez"), RemoveCounters(CountersOn(THIS, "range"), "range")),
        static(Modify("strength", CountersOn(THIS, "range"))),
    ),
    "Hunting Pack": (static(GainsSubroutines((sub(tag_trace(5)),), Count(OUTER))),),
    "Iceberg": (
        sub(Damage(NET, 1)),
        PAID_FOR_ANOTHER,
    ),
    "Lesser Arcana": (
        ENDS_THE_RUN,
        turns("sentry", "wall"),
    ),
    "Marionette": (
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
        HELD_FOR_A_BIT,
    ),
    "Mastermind": (
        sub(Damage(CORE, Count(OUTER))),
        ENDS_THE_RUN,
        STRONGER_BY_THE_OUTER,
    ),
    "Minotaur": (static(GainsSubroutines((ENDS_THE_RUN,), Count(OUTER & (Has("code gate") | Has("wall"))))),),
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
    "Sandstorm": (ONE_FOR_EVERY_TWO_BITS,),
    "Scaffolding": (
        ENDS_THE_RUN,
        TAKEN_BACK,
    ),
    "Snowbank": (
        sub(Unless((Credits(1),), (EndRun(),))),
        pays_for_itself(3),
    ),
    "Sphinx 2006": (
        ENDS_THE_RUN,
        turns("code gate", "sentry", 4),
    ),
    "Sumo 2008": (
        ENDS_THE_RUN,
        turns("sentry", "wall"),
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
