"""Chrome City."""

from rulerunner.cards.phrases import ADVANCEMENTS, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, Exists, FromInstalling, RunWas
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, CopyOf, FaceUp, Has, In, Is, Of, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Gain,
    Instead,
    Lasting,
    May,
    Place,
    Prevent,
    Run,
    Swap,
    Trash,
)
from rulerunner.lang.quantities import CountersOn, Depending
from rulerunner.lang.refs import ARCHIVES_SERVER, BOUND, CHOSEN, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot, InstalledFaceUp, Modify, PicksDamage, Player
from rulerunner.lang.sugar import about, interrupt, play, static, sub, when
from rulerunner.lang.words import (
    AGENDA,
    ARCHIVES,
    CORE,
    CORP_SCORE,
    EVERY,
    HARDWARE,
    ICE,
    MEAT,
    POWER,
    TABLE,
    THIS_TURN,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Little Engine": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        sub(Gain(5, side="runner")),
    ),
    "Lockdown": (sub(Lasting(Cannot("draw as the Runner"), THIS_TURN)),),
    "Net-Ready Eyes": (
        when(about("install"), Damage(MEAT, 2)),
        when(
            Trigger("run begins"),
            Choose(Has("icebreaker") & INSTALLED),
            Lasting(Modify("strength", 1, of=Same(BOUND)), "run", bind=CHOSEN),
        ),
    ),
    "Oaktown Grid": (static(Modify("trash cost", 3, of=AtServer(THIS_SERVER, "root"))),),
    "Oaktown Renovation": (
        static(InstalledFaceUp()),
        when(about("advance"), Gain(Depending(AtLeast(ADVANCEMENTS, 5), 3, 2)), active_in=TABLE),
    ),
    "Quicksand": (
        when(about("encounter"), Place(1, POWER)),
        static(Modify("strength", CountersOn(THIS, POWER))),
        ENDS_THE_RUN,
    ),
    "Self-Destruct Chips": (static(Player("hand size", -1, side="runner")),),
    "Skulljack": (when(about("install"), Damage(CORE, 1)), static(Modify("trash cost", -1, of=Of("corp")))),
    "Turntable": (
        static(Player("memory", 1)),
        when(Trigger("steal"), May((Choose(Is(AGENDA) & In(CORP_SCORE)), Swap(THAT, CHOSEN)))),
    ),
    "Immolation Script": (
        play(
            Run(
                ARCHIVES_SERVER,
                linked=(
                    interrupt(
                        Trigger("access", subject=Is(ICE) & FaceUp() & In(ARCHIVES)),
                        Instead("access", (Choose(REZZED & CopyOf(THAT)), Trash(CHOSEN))),
                        may=True,
                        once="run",
                        condition=AllOf((RunWas("successful"), Exists(REZZED & CopyOf(THAT)))),
                    ),
                ),
            )
        ),
    ),
    "Chrome Parlor": (
        interrupt(
            Trigger("damage", source=Is(HARDWARE) & Has("cybernetic")),
            Prevent(EVERY),
            condition=FromInstalling(),
        ),
    ),
    "Brain Cage": (static(Player("hand size", 3)), when(about("install"), Damage(CORE, 1))),
    "Titanium Ribs": (when(about("install"), Damage(MEAT, 2)), static(PicksDamage())),
}
