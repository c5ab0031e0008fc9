"""Rebellion Without Rehearsal: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import (
    ENDS_THE_RUN,
    TERMINAL,
    YOUR_TURN_BEGINS,
    YOUR_TURN_ENDS,
    loaded_on_install,
    threat,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AllOf, AnyOf, DuringTurn, Happened, Matches
from rulerunner.lang.costs import (
    Clicks,
    Credits,
    HostedCounters,
    RevealAndTrashThis,
    TrashThis,
    TrashTopCards,
)
from rulerunner.lang.filters import AMONG, ANY_CARD, INSTALLED, Has, In, Is, Of, OfChosenType, OnTop, Same
from rulerunner.lang.instructions import (
    Arrange,
    Breach,
    Choose,
    ChooseOne,
    ChooseRandom,
    ChooseType,
    Draw,
    Gain,
    If,
    InstallCard,
    Instead,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    Place,
    RemoveCounters,
    Reveal,
    Search,
    SetAsideUntil,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import Count, NumberChosen
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, HQ_SERVER, RND_SERVER, THIS, THOSE, Chosen
from rulerunner.lang.statics import Player, PlayOnlyIf
from rulerunner.lang.sugar import about, at, paid, play, static, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    CORP_SCORE,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    OPERATION,
    PLAY,
    POWER,
    PROGRAM,
    REMOVED,
    RESOURCE,
    RND,
    RUNNER_SCORE,
    STACK,
)

PUT = (If(Matches(CHOSEN, Has("trojan")), (InstallCard(CHOSEN),), (InstallCard(CHOSEN, host=THIS),)),)

NUVEM = (LookAtTop(RND), May((Trash(THOSE),)))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ashen Epilogue": (
        play(
            together(MoveAll(In(GRIP) | In(HEAP), STACK), ShuffleDeck()),
            MoveAll(OnTop(STACK, 5), REMOVED),
            Draw(5),
            MoveTo(THIS, REMOVED),
        ),
    ),
    "The Basalt Spire": (
        when(about("steal"), May((Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)))),
        when(about("score"), Place(2, AGENDA_COUNTER)),
        paid(
            cost(HostedCounters(AGENDA_COUNTER), TrashTopCards(RND)),
            Choose(In(ARCHIVES)),
            MoveTo(CHOSEN, HQ),
            once="turn",
        ),
    ),
    "Stoke the Embers": (
        when(about("score"), Choose(INSTALLED), together(Gain(3), Place(1, ADVANCEMENT, CHOSEN))),
        when(
            Trigger("install", Same(THIS), origin=(RND, ARCHIVES, RUNNER_SCORE, CORP_SCORE, REMOVED, PLAY)),
            May((Reveal(THIS), Choose(INSTALLED), together(Gain(2), Place(1, ADVANCEMENT, CHOSEN)))),
            active_in="anywhere",
        ),
    ),
    "Bring Them Home": (
        static(
            PlayOnlyIf(
                AnyOf(
                    (
                        Happened("steal", side="runner", within="last turn"),
                        Happened("trash", side="runner", within="last turn", subject=Of("corp")),
                    )
                )
            )
        ),
        TERMINAL,
        play(
            ChooseRandom(In(GRIP), 2),
            together(Reveal(CHOSEN), MoveTo(CHOSEN, STACK)),
            If(
                threat(3),
                (
                    May(
                        (
                            ChooseRandom(In(GRIP), slot=1),
                            Reveal(Chosen(1)),
                            together(MoveTo(Chosen(1), STACK), ShuffleDeck("runner")),
                        ),
                        (Credits(2),),
                    ),
                ),
            ),
        ),
    ),
    "Meeting of Minds": (
        play(
            ChooseOne(
                (
                    (
                        May(
                            (
                                Search(STACK, Is(RESOURCE) & Has("connection"), reveal=True),
                                MoveTo(CHOSEN, GRIP),
                            )
                        ),
                        Choose(
                            In(GRIP) & Has("connection"),
                            Count(In(GRIP) & Has("connection")),
                            up_to=True,
                            slot=1,
                        ),
                        Reveal(Chosen(1)),
                        Gain(NumberChosen(1)),
                    ),
                    (
                        May(
                            (Search(STACK, Is(RESOURCE) & Has("virtual"), reveal=True), MoveTo(CHOSEN, GRIP))
                        ),
                        Choose(
                            In(GRIP) & Has("virtual"), Count(In(GRIP) & Has("virtual")), up_to=True, slot=1
                        ),
                        Reveal(Chosen(1)),
                        Gain(NumberChosen(1)),
                    ),
                )
            )
        ),
    ),
    "Amanuensis": (
        static(Player("memory", 1)),
        when(YOUR_TURN_ENDS, If(TAGGED, (Place(1, POWER),))),
        when(Trigger("remove tags", side="you"), May((Draw(2),), (HostedCounters(POWER),))),
    ),
    "Cataloguer": (
        *loaded_on_install(2, POWER),
        when(
            at("successful run", RND_SERVER),
            Instead("breach", (RemoveCounters(1, POWER), LookAtTop(RND, 4), Arrange()), may=True),
        ),
        paid(
            cost(Clicks(), HostedCounters(POWER)),
            Breach(RND_SERVER),
            condition=Happened("successful run", server=RND_SERVER),
        ),
    ),
    "The Wizard’s Chest": (
        paid(
            TrashThis(),
            ChooseType((HARDWARE, PROGRAM, RESOURCE)),
            SetAsideUntil(STACK, OfChosenType(), 2),
            May((Choose(AMONG & OfChosenType()), InstallCard(CHOSEN, "all"))),
            together(MoveAll(AMONG, STACK), ShuffleDeck()),
            condition=AllOf(
                (
                    Happened("successful run", server=HQ_SERVER),
                    Happened("successful run", server=RND_SERVER),
                    Happened("successful run", server=ARCHIVES_SERVER),
                )
            ),
        ),
    ),
    "Descent": (
        paid(
            cost(Clicks(), Credits(1), RevealAndTrashThis()),
            Draw(1),
            Choose((In(HQ) | In(ARCHIVES)) & Is(AGENDA), 2, up_to=True),
            together(Reveal(CHOSEN), MoveTo(CHOSEN, RND), ShuffleDeck()),
            active_in=HQ,
        ),
        when(YOUR_TURN_BEGINS, MoveTo(THIS, HQ), may=True),
        ENDS_THE_RUN,
    ),
    "Eminent Domain": (
        paid(
            cost(Clicks(), Credits(1), RevealAndTrashThis()),
            Choose(In(HQ)),
            InstallCard(CHOSEN, discount=5, rez=True),
            active_in=HQ,
        ),
        when(about("score"), May((Search(RND, ANY_CARD), InstallCard(CHOSEN, "all", rez=True)))),
    ),
    "Muse": (
        when(
            about("install"),
            ChooseOne(
                (
                    (Search(STACK, Is(PROGRAM) & ~Has("daemon")), *PUT),
                    (Search(HEAP, Is(PROGRAM) & ~Has("daemon")), *PUT),
                    (Search(GRIP, Is(PROGRAM) & ~Has("daemon")), *PUT),
                )
            ),
        ),
    ),
    "Nuvem SA: Law of the Land": (
        when(Trigger("resolved", subject=Is(OPERATION), side="you"), *NUVEM),
        when(Trigger("action resolved", subject=Has("expendable"), side="you"), *NUVEM),
        when(Trigger("trash", side="you", origin=(RND,), first="turn"), Gain(2), condition=DuringTurn("you")),
    ),
}
