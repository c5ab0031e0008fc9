"""Base set of 1996: ice."""

from rulerunner.cards.classic_phrases import gained_until
from rulerunner.cards.phrases import (
    ENCOUNTER,
    ENDS_THE_RUN,
    TRASH_A_PROGRAM,
    hound,
    leash,
    lifted_for,
    rouses,
    tag_trace,
)
from rulerunner.lang.abilities import Ability, CounterText, Sub, Trigger
from rulerunner.lang.conditions import AtLeast, FullyBroken, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is, Same
from rulerunner.lang.instructions import (
    Afflict,
    Choose,
    ChooseOne,
    Damage,
    EndRun,
    FallBack,
    Forgo,
    GiveTags,
    If,
    JackOut,
    Lasting,
    Later,
    PsiGame,
    Repeat,
    RollDie,
    Trace,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import LAST, Infection
from rulerunner.lang.refs import BOUND, CHOSEN, THAT
from rulerunner.lang.statics import AdditionalCost, Cannot, GainsSubroutines
from rulerunner.lang.sugar import about, sub, together, when
from rulerunner.lang.words import CORE, HARDWARE, MEAT, NET, PROGRAM, THIS_RUN

TRASHES_AND_ENDS = (TRASH_A_PROGRAM, ENDS_THE_RUN)
NEXT_ICE_UNBREAKABLE = sub(Lasting(Cannot("be broken", cards=Same(BOUND)), "encounter", next_encounter=True))


def burns(limit: int) -> Sub:
    """A trace that burns a piece of hardware and its user, and ends the run."""
    harm = together(Trash(CHOSEN), Damage(MEAT, 2, preventable=False), EndRun())
    return sub(Trace(limit, (Choose(Is(HARDWARE) & INSTALLED), harm)))


def leashes(limit: int, kind: str) -> Sub:
    """A trace that ends the run and keeps the Runner from another one."""
    return sub(Trace(limit, (together(EndRun(), Afflict(kind)),)))


CARDS: dict[str, tuple[Ability, ...]] = {
    # Walls.
    "Asp": (leashes(5, "asp"), *leash("asp", 1)),
    "Canis Major": (rouses(2),),
    "Canis Minor": (rouses(1),),
    "Cerberus": (
        sub(Damage(NET, 3)),
        sub(Trace(5, (Afflict("cerberus"),))),
        ENDS_THE_RUN,
        *hound("cerberus", Damage(NET, 2), 4),
    ),
    "Crystal Wall": (ENDS_THE_RUN,),
    "Data Raven": (
        sub(Trace(5, (together(GiveTags(1), Afflict("raven")),))),
        CounterText(
            "raven",
            when(Trigger("turn begins", side="runner"), Repeat(Infection("raven"), (GiveTags(1),))),
        ),
        lifted_for("raven", 1),
    ),
    "Data Wall": (ENDS_THE_RUN,),
    "Data Wall 2.0": (ENDS_THE_RUN,),
    "Fang": (leashes(4, "fang"), *leash("fang", 2)),
    "Fang 2.0": (leashes(5, "fang"), *leash("fang", 2)),
    "Fatal Attractor": (
        sub(
            Later(
                when(about("encounter ends", BOUND), Damage(NET, 3), condition=No(FullyBroken())),
                next_encounter=True,
            )
        ),
    ),
    "Fire Wall": (ENDS_THE_RUN,),
    "Fragmentation Storm": (
        sub(
            Trace(
                4,
                (
                    Choose(Is(PROGRAM) & INSTALLED),
                    together(EndRun(), Trash(CHOSEN), Afflict("fragment")),
                ),
            )
        ),
        *leash("fragment", 1),
    ),
    "Laser Wire": (
        sub(Damage(NET, 1)),
        ENDS_THE_RUN,
    ),
    "Mastiff": (
        sub(Damage(CORE, 1)),
        sub(Damage(NET, 1)),
        rouses(1),
        sub(Trace(5, (Afflict("mastiff"),))),
        ENDS_THE_RUN,
        *hound("mastiff", Damage(CORE, 1), 4),
    ),
    "Pocket Virtual Reality": (
        sub(tag_trace(6)),
        sub(tag_trace(6)),
        when(about("encounter"), *gained_until(Trigger("encounter ends"), 4, "trace")),
    ),
    "Razor Wire": (
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
    ),
    "Reinforced Wall": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Rex": (leashes(3, "rex"), *leash("rex", 2)),
    "Rock is Strong": (ENDS_THE_RUN,),
    "Shock.r": (
        sub(
            Lasting(Cannot("be broken", cards=Same(BOUND)), "encounter", next_encounter=True),
            Lasting(Cannot("jack out"), "next encounter"),
        ),
    ),
    "Shotgun Wire": (
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
    ),
    "Too Many Doors": (sub(PsiGame((EndRun(),))),),
    "Tutor": (
        sub(
            Later(
                when(
                    ENCOUNTER,
                    Lasting(GainsSubroutines((ENDS_THE_RUN,), of=Same(BOUND)), "encounter", bind=THAT),
                ),
                "run",
            )
        ),
    ),
    "Vacuum Link": (
        sub(
            RollDie(),
            If(
                No(AtLeast(LAST, 4)),
                (ChooseOne(((FallBack(LAST),), (JackOut(),)), by="runner", must=True),),
            ),
        ),
    ),
    "Virizz": (sub(Lasting(AdditionalCost("break", (Credits(1),)), THIS_RUN)),),
    "Wall of Ice": (
        sub(Damage(NET, 2)),
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Wall of Static": (ENDS_THE_RUN,),
    # Code gates.
    "Ball and Chain": (sub(Later(when(ENCOUNTER, Unless((Credits(2),), (EndRun(),))), "run")),),
    "Cortical Scanner": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Endless Corridor": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Filter": (ENDS_THE_RUN,),
    "Keeper": (ENDS_THE_RUN,),
    "Mazer": (ENDS_THE_RUN,),
    "Nerve Labyrinth": (
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
    ),
    "Quandary": (ENDS_THE_RUN,),
    "Scramble": (ENDS_THE_RUN,),
    "Sleeper": (ENDS_THE_RUN,),
    # Sentries.
    "Banpei": TRASHES_AND_ENDS,
    "Bolter Cluster": (
        sub(Damage(NET, 4)),
        NEXT_ICE_UNBREAKABLE,
    ),
    "Cinderella": (burns(6),),
    "Code Corpse": (
        sub(Damage(CORE, 1)),
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
    ),
    "Cortical Scrub": (
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
    ),
    "D'Arc Knight": TRASHES_AND_ENDS,
    "Data Darts": (
        sub(Damage(NET, 3)),
        NEXT_ICE_UNBREAKABLE,
    ),
    "Data Naga": TRASHES_AND_ENDS,
    "Fetch 4.0.1": (sub(tag_trace(3)),),
    "Homewrecker": (burns(5),),
    "Hunter": (sub(tag_trace(5)),),
    "Ice Pick Willie": TRASHES_AND_ENDS,
    "Jack Attack": (
        sub(Lasting(Cannot("jack out"), "run")),
        sub(tag_trace(5)),
    ),
    "Liche": (
        sub(Damage(CORE, 1)),
        sub(Damage(CORE, 1)),
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
    ),
    "Neural Blade": (
        sub(Damage(NET, 1)),
        NEXT_ICE_UNBREAKABLE,
    ),
    "PI in the 'Face": (ENDS_THE_RUN,),
    "Sentinels Prime": TRASHES_AND_ENDS,
    "TKO 2.0": (sub(together(Forgo(1, side="runner"), EndRun())),),
    "Triggerman": TRASHES_AND_ENDS,
    "Zombie": (
        sub(Damage(CORE, 1)),
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
    ),
}
