"""Creation and Control."""

from typing import Final

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    TRASH_A_PROGRAM,
    YOUR_TURN_BEGINS,
    gains_for_the_run,
    loaded_on_install,
    returning,
    runner_may_break,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DidIt, DuringRun, Matches
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, Has, In, Is, Same, StrengthIs
from rulerunner.lang.instructions import (
    Boost,
    BreakSubroutines,
    Choose,
    ChooseNumber,
    ChooseServer,
    Damage,
    Derez,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Later,
    May,
    MoveAll,
    MoveTo,
    PayUpTo,
    Place,
    PlayCard,
    Prevent,
    RememberServer,
    Run,
    Search,
    ShuffleDeck,
    TakeCredits,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import CostNow, CountersOn, CreditsOf, Plus, StrengthOf, X
from rulerunner.lang.refs import (
    AFFECTED,
    ANY_SERVER,
    APPROACHED,
    BOUND,
    CHOSEN,
    NEW_REMOTE,
    REMEMBERED_SERVER,
    THIS,
    Chosen,
    ServerOf,
)
from rulerunner.lang.statics import AdditionalCost, Cannot, InterfaceOnly, Modify, Player
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, prevention, static, sub, together, when
from rulerunner.lang.words import (
    AGENDA_COUNTER,
    ARCHIVES,
    ASSET,
    CORE,
    CREDIT,
    EVENT,
    EVERY,
    GRIP,
    HEAP,
    HQ,
    ICE,
    NET,
    OPERATION,
    POWER,
    PROGRAM,
    REMOVED,
    STACK,
    THIS_TURN,
)

FROM_HQ_OR_ARCHIVES: Final = (In(HQ) | In(ARCHIVES)) & ~Is(OPERATION)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bastion": (ENDS_THE_RUN,),
    "Borrowed Satellite": (
        static(Player("link", 1)),
        static(Player("hand size", 1)),
    ),
    "Cerebral Imaging: Infinite Frontiers": (static(Player("hand size", Plus(CreditsOf("you"), -5))),),
    "Cerebral Overwriter": (
        ADVANCEABLE,
        when(
            about("access"),
            May((Damage(CORE, ADVANCEMENTS),), (Credits(3),)),
            condition=Matches(THIS, INSTALLED),
        ),
    ),
    "Cloak": (*returning(1, "icebreaker"),),
    "Clone Chip": (paid(TrashThis(), Choose(Is(PROGRAM) & In(HEAP)), InstallCard(CHOSEN)),),
    "Cyber-Cypher": (
        when(about("install"), ChooseServer(ANY_SERVER), RememberServer()),
        paid(
            Credits(1),
            BreakSubroutines(1, Has("code gate"), interface=True),
            condition=DuringRun(REMEMBERED_SERVER),
        ),
        paid(Credits(1), Boost(1), condition=DuringRun(REMEMBERED_SERVER)),
    ),
    "Daily Casts": (*loaded_on_install(8, CREDIT), when(YOUR_TURN_BEGINS, TakeCredits(2))),
    "Director Haas' Pet Project": (
        when(
            about("score"),
            May(
                (
                    Choose(FROM_HQ_OR_ARCHIVES),
                    InstallCard(CHOSEN, ignoring="cost", at=NEW_REMOTE),
                    Choose(FROM_HQ_OR_ARCHIVES, up_to=True, slot=1),
                    InstallCard(Chosen(1), ignoring="cost", at=ServerOf(CHOSEN)),
                    Choose(FROM_HQ_OR_ARCHIVES, up_to=True, slot=2),
                    InstallCard(Chosen(2), ignoring="cost", at=ServerOf(CHOSEN)),
                )
            ),
        ),
    ),
    "Dirty Laundry": (
        play(Run(ANY_SERVER, linked=(when(Trigger("run ends", detail="successful"), Gain(5)),))),
    ),
    "Efficiency Committee": (
        when(about("score"), Place(3, AGENDA_COUNTER)),
        paid(
            cost(Clicks(), HostedCounters(AGENDA_COUNTER)),
            GainClicks(2),
            Lasting(Cannot("advance"), THIS_TURN),
        ),
    ),
    "Feedback Filter": (
        prevention(Credits(3), "damage", Prevent(1), detail=NET),
        prevention(TrashThis(), "damage", ChooseNumber(1, 2), Prevent(X), detail=CORE),
    ),
    "Gila Hands Arcology": (paid(Clicks(2), Gain(3)),),
    "Howler": (
        sub(
            May(
                (
                    Choose((In(HQ) | In(ARCHIVES)) & Is(ICE) & Has("bioroid")),
                    InstallCard(CHOSEN, ignoring="all", inward=THIS, rez=True),
                    If(
                        DidIt(),
                        (Later(when(Trigger("run ends"), together(Derez(BOUND), Trash(THIS))), bind=CHOSEN),),
                    ),
                )
            )
        ),
    ),
    "Ichi 2.0": (
        runner_may_break(2, 2),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        sub(Trace(3, (together(Damage(CORE, 1), GiveTags(1)),))),
    ),
    "Inti": (breaks(Credits(1), "barrier"), boosts(Credits(2), 1, "run")),
    "Paricia": (*returning(2, "trash", Is(ASSET)),),
    "Professional Contacts": (paid(Clicks(), together(Gain(1), Draw(1))),),
    "Project Wotan": (
        when(about("score"), Place(3, AGENDA_COUNTER)),
        paid(
            HostedCounters(AGENDA_COUNTER),
            gains_for_the_run(ENDS_THE_RUN, ice=APPROACHED),
            condition=Matches(APPROACHED, REZZED & Has("bioroid")),
        ),
    ),
    "Self-modifying Code": (
        paid(cost(Credits(2), TrashThis()), Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN)),
    ),
    "Viktor 2.0": (
        runner_may_break(2, 2),
        paid(HostedCounters(POWER), Damage(CORE, 1)),
        sub(Trace(2, (Place(1, POWER),))),
        ENDS_THE_RUN,
    ),
    "Levy AR Lab Access": (
        play(together(MoveAll(In(GRIP) | In(HEAP), STACK), ShuffleDeck()), Draw(5), MoveTo(THIS, REMOVED)),
    ),
    "Exile: Streethawk": (
        when(Trigger("install", subject=Is(PROGRAM), side="you", origin=(HEAP,)), Draw(1)),
    ),
    "Same Old Thing": (paid(cost(Clicks(2), TrashThis()), Choose(In(HEAP) & Is(EVENT)), PlayCard(CHOSEN)),),
    "Scavenge": (
        static(AdditionalCost("play", (TrashCards(Is(PROGRAM)),), cards=Same(THIS))),
        play(
            Choose((In(GRIP) | In(HEAP)) & Is(PROGRAM)),
            InstallCard(CHOSEN, discount=CostNow(AFFECTED)),
        ),
    ),
    "Atman": (
        when(about("install"), PayUpTo(EVERY, (Place(X, POWER),))),
        static(Modify("strength", CountersOn(THIS, POWER))),
        static(InterfaceOnly(Is(ICE) & StrengthIs(StrengthOf(THIS)))),
        breaks(Credits(1)),
    ),
}
