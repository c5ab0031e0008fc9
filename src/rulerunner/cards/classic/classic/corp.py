"""Classic: the cards of the Corp."""

from rulerunner.cards.phrases import (
    DOUBLE,
    ENDS_THE_RUN,
    PLAY_IF_TAGGED,
    TRASH_A_PROGRAM,
    YOUR_TURN_BEGINS,
    hound,
    shuffle_into_rnd,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AllOf, AtLeast, DuringRun, Equal, Happened, Matches, No
from rulerunner.lang.costs import Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Afflict,
    BreakSubroutines,
    Choose,
    ChooseServer,
    Damage,
    Deflect,
    Draw,
    EndRun,
    GiveTags,
    If,
    InstallAsProgram,
    Lasting,
    Later,
    Lose,
    May,
    MoveTo,
    Place,
    RememberServer,
    Repeat,
    Reveal,
    RollDie,
    ShuffleDeck,
    Trace,
    Trash,
    TrashAll,
)
from rulerunner.lang.quantities import (
    LAST,
    AtMost,
    CardsIn,
    Count,
    CountServers,
    NumberChosen,
    Plus,
    StrengthOf,
    Tags,
    Times,
    TimesLastTurn,
)
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ANY_SERVER,
    ARCHIVES_SERVER,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    REMEMBERED_SERVER,
    RND_SERVER,
    THIS,
    THIS_SERVER,
    Except,
    OneOf,
)
from rulerunner.lang.statics import AdditionalCost, Cannot, InstallOnly, Modify, Player
from rulerunner.lang.sugar import about, at, paid, play, static, sub, together, when
from rulerunner.lang.words import ARCHIVES, CORE, GRIP, HARDWARE, HQ, ICE, NET, PROGRAM, STACK

ENDS_AND_IS_GONE = sub(Later(when(Trigger("turn ends"), Trash(BOUND)), bind=THIS), EndRun())
ICE_IN_ARCHIVES = Is(ICE) & In(ARCHIVES)

SLEEPY = static(
    Modify("rez cost", -5),
    condition=AllOf(
        (DuringRun(), Happened("use", within="run", side="runner", subject=Has("noisy") & Has("icebreaker")))
    ),
)
"""It costs less to rez once the Runner has used a noisy icebreaker in the run."""
DEFLECTS_FOR_TWO = sub(
    May((ChooseServer(ANY_SERVER), RememberServer(), Deflect(REMEMBERED_SERVER)), (Credits(2),))
)
DOUBLED_UP_TO_TEN = AtMost(StrengthOf(CHOSEN), Plus(10, Times(-1, StrengthOf(CHOSEN))))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Theorem Proof": (
        when(
            about("access"),
            Lasting(Cannot("steal", Same(BOUND)), "turn", bind=THIS),
            May((InstallAsProgram(2),), by="runner"),
        ),
    ),
    "Badtimes": (
        PLAY_IF_TAGGED,
        play(Lasting(Player("memory", -2, "runner"), "turn")),
    ),
    "Baskerville": (
        sub(Damage(NET, 2)),
        sub(Trace(5, (Afflict("baskerville"),))),
        ENDS_THE_RUN,
        *hound("baskerville", Damage(NET, 2), 3),
        SLEEPY,
    ),
    "Bolter Swarm": (
        sub(Damage(NET, 4)),
        sub(Lasting(Cannot("be broken", cards=Same(BOUND)), "encounter", next_encounter=True)),
        SLEEPY,
    ),
    "Brain Drain": (sub(RollDie(), If(Equal(LAST, 1), (Damage(CORE, 3),))),),
    "Corporate Shuffle": (DOUBLE, play(Draw(5), *shuffle_into_rnd(In(HQ), 1))),
    "Data Fort Remapping": (
        when(about("score"), Place(1, "remap")),
        paid(HostedCounters("remap"), EndRun(), condition=DuringRun()),
    ),
    "Deadeye": (
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
        SLEEPY,
    ),
    "Dumpster": (
        static(InstallOnly(Except(ANY_SERVER, ARCHIVES_SERVER))),
        sub(Deflect(ARCHIVES_SERVER)),
    ),
    "Entrapment": (DEFLECTS_FOR_TWO,),
    "Imperial Guard": (
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
        SLEEPY,
    ),
    "Indiscriminate Response Team": (
        when(
            Trigger("run ends", detail="successful"),
            Choose(In(GRIP), CardsIn(GRIP), by="runner"),
            together(MoveTo(CHOSEN, STACK), ShuffleDeck("runner")),
            Draw(NumberChosen(), "runner"),
            may=True,
        ),
    ),
    "London City Grid": (
        static(AdditionalCost("use", (Credits(1),), Has("noisy") & Has("icebreaker"), THIS_SERVER)),
    ),
    "Puzzle": (
        ENDS_AND_IS_GONE,
        ENDS_AND_IS_GONE,
    ),
    "Reclamation Project": (
        DOUBLE,
        play(Choose(ICE_IN_ARCHIVES, Count(ICE_IN_ARCHIVES), up_to=True), Reveal(CHOSEN), MoveTo(CHOSEN, HQ)),
    ),
    "Satellite Monitors": (
        when(
            YOUR_TURN_BEGINS,
            Repeat(
                TimesLastTurn("run begins", "runner"),
                (RollDie(), If(Equal(LAST, 1), (GiveTags(1),))),
            ),
            may=True,
        ),
    ),
    "Self-Destruct": (
        static(InstallOnly(ANY_REMOTE)),
        paid(
            TrashThis(),
            TrashAll(AtServer(THIS_SERVER) & ~Same(THIS)),
            Damage(NET, LAST),
            moment=about("access"),
        ),
    ),
    "Shock Treatment": (
        when(
            about("access"),
            Choose(Is(PROGRAM) & INSTALLED, 2),
            together(TrashAll(Is(HARDWARE) & INSTALLED), Trash(CHOSEN)),
            condition=AllOf((Matches(THIS, REZZED), AtLeast(Tags(), 4))),
        ),
    ),
    "Sterdroid": (
        paid(
            cost(Credits(3), TrashThis()),
            Choose(Is(ICE) & INSTALLED),
            Lasting(Modify("strength", DOUBLED_UP_TO_TEN, of=Same(BOUND)), "turn", bind=CHOSEN),
        ),
    ),
    "Street Enforcer": (when(at("run begins", THIS_SERVER), Lose(Tags(), "runner")),),
    "Trapdoor": (
        static(InstallOnly(OneOf((RND_SERVER, HQ_SERVER)))),
        sub(ChooseServer(ANY_REMOTE), RememberServer(), Deflect(REMEMBERED_SERVER)),
        when(
            about("encounter"),
            BreakSubroutines(1, Same(THIS), which="first"),
            condition=No(AtLeast(CountServers(ANY_REMOTE), 1)),
        ),
    ),
    "Unlisted Research Lab": (when(YOUR_TURN_BEGINS, Draw(1)),),
    "Vortex": (DEFLECTS_FOR_TWO,),
}
