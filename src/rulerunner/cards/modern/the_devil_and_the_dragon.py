"""The Devil and the Dragon."""

from rulerunner.cards.phrases import ADVANCEABLE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AllOf, DidIt, DuringRun, Matches
from rulerunner.lang.costs import Clicks, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, AtServer, Has, In, Is, Of, OfChosenType, Same
from rulerunner.lang.instructions import (
    Arrange,
    Choose,
    ChooseOne,
    ChooseType,
    Draw,
    EndRun,
    Expose,
    Gain,
    If,
    Instead,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    Place,
    Remember,
    RemoveCounters,
    Run,
    ShuffleDeck,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import CountersOn, RequirementOf, Times
from rulerunner.lang.refs import ANY_REMOTE, ATTACKED, CHOSEN, REMEMBERED, THAT, THIS
from rulerunner.lang.statics import InstallOnly, LosesAbilities, MemoryFor
from rulerunner.lang.sugar import about, if_successful, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    GRIP,
    HQ,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RND,
    UPGRADE,
    VIRUS,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Amani Senai": (
        when(
            Trigger("score", also=(Trigger("steal"),)),
            May((Trace(RequirementOf(THAT), (Choose(Of("runner") & INSTALLED), MoveTo(CHOSEN, GRIP))),)),
        ),
    ),
    "Because I Can": (
        play(
            Run(
                ANY_REMOTE,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (together(MoveAll(AtServer(ATTACKED, "root"), RND), ShuffleDeck("corp")),),
                            may=True,
                        )
                    ),
                ),
            )
        ),
    ),
    "Bio Vault": (
        static(InstallOnly(ANY_REMOTE)),
        ADVANCEABLE,
        paid(cost(HostedCounters(ADVANCEMENT, 2), TrashThis()), EndRun(), condition=DuringRun()),
    ),
    "Consume": (
        when(Trigger("trash", subject=Of("corp"), side="you"), May((Place(1, VIRUS),))),
        paid(
            Clicks(), Gain(Times(2, CountersOn(THIS, VIRUS))), RemoveCounters(CountersOn(THIS, VIRUS), VIRUS)
        ),
    ),
    "Falsified Credentials": (
        play(
            ChooseType((AGENDA, ASSET, ICE, OPERATION, UPGRADE)),
            Choose(AtServer(ANY_REMOTE, "root") & UNREZZED),
            Expose(CHOSEN),
            If(AllOf((DidIt(), Matches(CHOSEN, OfChosenType()))), (Gain(5),)),
        ),
    ),
    "Malia Z0L0K4": (
        when(about("rez"), Choose(INSTALLED & Is(RESOURCE) & ~Has("virtual")), Remember(CHOSEN)),
        static(LosesAbilities("printed", Same(REMEMBERED))),
    ),
    "Knobkierie": (
        static(MemoryFor(3, Has("virus") & Is(PROGRAM))),
        when(
            Trigger("successful run", first="turn"),
            May((Choose(Has("virus") & Is(PROGRAM) & INSTALLED), Place(1, VIRUS, CHOSEN))),
        ),
    ),
    "Rashida Jaheem": (when(YOUR_TURN_BEGINS, May((together(Gain(3), Draw(3)),), (TrashThis(),))),),
    "Sadaka": (
        sub(LookAtTop(RND, 3), ChooseOne(((Arrange(),), (ShuffleDeck(),))), May((Draw(1),))),
        sub(
            May((Choose(Is(RESOURCE) & INSTALLED), Trash(CHOSEN)), (TrashCards(In(HQ)),)),
            Trash(THIS),
        ),
    ),
    "Sandman": (
        sub(Choose(Of("runner") & INSTALLED), MoveTo(CHOSEN, GRIP)),
        sub(Choose(Of("runner") & INSTALLED), MoveTo(CHOSEN, GRIP)),
    ),
}
