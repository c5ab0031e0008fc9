"""Classic: the cards of the Corp."""

from rulerunner.cards.phrases import DOUBLE, PLAY_IF_TAGGED, YOUR_TURN_BEGINS, shuffle_into_rnd
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, DuringRun, Equal, Matches
from rulerunner.lang.costs import HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    EndRun,
    If,
    Lasting,
    Later,
    Lose,
    MoveTo,
    Place,
    Reveal,
    RollDie,
    ShuffleDeck,
    Trash,
    TrashAll,
)
from rulerunner.lang.quantities import LAST, CardsIn, Count, NumberChosen, Tags
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import InstallOnly, Player
from rulerunner.lang.sugar import about, at, paid, play, static, sub, together, when
from rulerunner.lang.words import ARCHIVES, CORE, GRIP, HARDWARE, HQ, ICE, NET, PROGRAM, STACK

ENDS_AND_IS_GONE = sub(Later(when(Trigger("turn ends"), Trash(BOUND)), bind=THIS), EndRun())
ICE_IN_ARCHIVES = Is(ICE) & In(ARCHIVES)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Badtimes": (
        PLAY_IF_TAGGED,
        play(Lasting(Player("memory", -2, "runner"), "turn")),
    ),
    "Brain Drain": (sub(RollDie(), If(Equal(LAST, 1), (Damage(CORE, 3),))),),
    "Corporate Shuffle": (DOUBLE, play(Draw(5), *shuffle_into_rnd(In(HQ), 1))),
    "Data Fort Remapping": (
        when(about("score"), Place(1, "remap")),
        paid(HostedCounters("remap"), EndRun(), condition=DuringRun()),
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
    "Puzzle": (
        ENDS_AND_IS_GONE,
        ENDS_AND_IS_GONE,
    ),
    "Reclamation Project": (
        DOUBLE,
        play(Choose(ICE_IN_ARCHIVES, Count(ICE_IN_ARCHIVES), up_to=True), Reveal(CHOSEN), MoveTo(CHOSEN, HQ)),
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
    "Street Enforcer": (when(at("run begins", THIS_SERVER), Lose(Tags(), "runner")),),
    "Unlisted Research Lab": (when(YOUR_TURN_BEGINS, Draw(1)),),
}
