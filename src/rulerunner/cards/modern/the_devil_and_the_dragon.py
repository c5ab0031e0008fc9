"""The Devil and the Dragon."""

from rulerunner.cards.phrases import ADVANCEABLE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AllOf, DidIt, DuringRun, Matches
from rulerunner.lang.costs import Clicks, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, AtServer, In, Is, Of, OfChosenType
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
    RemoveCounters,
    Run,
    ShuffleDeck,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import CountersOn, RequirementOf, Times
from rulerunner.lang.refs import ANY_REMOTE, ATTACKED, CHOSEN, THAT, THIS
from rulerunner.lang.statics import InstallOnly
from rulerunner.lang.sugar import if_successful, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    GRIP,
    HQ,
    ICE,
    OPERATION,
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
