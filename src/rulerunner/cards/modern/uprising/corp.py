"""Uprising: the Corp's cards."""

from typing import Final

from rulerunner.cards.phrases import (
    ENDS_THE_RUN,
    LOCKDOWN,
    PLAY_IF_SUCCESSFUL_RUN,
    TRIPLE,
    YOUR_TURN_BEGINS,
    strengthens,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AllOf, DidIt, DuringRun, Exists, Flipped, Matches, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, LoseClicksCost, TrashThis
from rulerunner.lang.filters import ANY_CARD, INSTALLED, REZZED, AtServer, Has, In, Is, Of, Same, WithCounters
from rulerunner.lang.instructions import (
    Block,
    BreakSubroutines,
    Choose,
    ChooseOne,
    ChooseServer,
    Damage,
    Draw,
    EndRun,
    Flip,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Lose,
    May,
    MoveTo,
    Place,
    Prevent,
    PsiGame,
    Purge,
    RememberServer,
    RemoveCounters,
    Trace,
    Trash,
    TurnFace,
    Unless,
)
from rulerunner.lang.quantities import CardsIn, CountersOn, Plus, Times
from rulerunner.lang.refs import (
    ACCESSED,
    ANY_REMOTE,
    ANY_SERVER,
    CHOSEN,
    HQ_SERVER,
    PROTECTED,
    REMEMBERED_SERVER,
    THIS,
    THIS_SERVER,
    Chosen,
    Except,
)
from rulerunner.lang.statics import (
    AddedWith,
    AdditionalCost,
    BreakLimit,
    Cannot,
    InstallOnly,
    Modify,
    Player,
    ServerLimit,
)
from rulerunner.lang.sugar import about, at, interrupt, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ARCHIVES,
    ASSET,
    CORE,
    GRIP,
    HQ,
    ICE,
    MEAT,
    NET,
    NEXT_TURN,
    OPERATION,
    POWER,
    REMOVED,
    RUNNER_SCORE,
    THIS_RUN,
)

WAITING: Final = AllOf((Matches(THIS, In(RUNNER_SCORE)), Matches(THIS, WithCounters(AGENDA_COUNTER))))

WALL_TO_WALL: Final[tuple[Block, ...]] = (
    (Draw(1),),
    (Gain(1),),
    (Choose(INSTALLED & Is(ICE)), Place(1, ADVANCEMENT, CHOSEN)),
    (MoveTo(THIS, HQ),),
)

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Bellona": (
        static(AdditionalCost("steal", (Credits(5),), cards=Same(THIS))),
        when(about("score"), Gain(5)),
    ),
    "Cyberdex Sandbox": (
        when(Trigger("purge", first="turn"), Gain(4)),
        when(about("score"), Purge(), may=True),
    ),
    "Project Vacheron": (
        static(AddedWith(AGENDA_COUNTER, 4, ARCHIVES)),
        static(Modify("points", -3), condition=WAITING, active_in=RUNNER_SCORE),
        when(
            Trigger("turn begins", side="runner"),
            RemoveCounters(1, AGENDA_COUNTER),
            condition=WAITING,
            active_in=RUNNER_SCORE,
        ),
    ),
    "Transport Monopoly": (
        when(about("score"), Place(2, AGENDA_COUNTER)),
        paid(
            HostedCounters(AGENDA_COUNTER),
            Lasting(Cannot("be successful"), THIS_RUN),
            once="turn",
            condition=DuringRun(),
        ),
    ),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Bass CH1R180G4": (paid(cost(Clicks(), TrashThis()), GainClicks(2)),),
    "Prāna Condenser": (
        interrupt(
            Trigger("damage", side="you", detail=NET),
            Prevent(1),
            If(DidIt(), (together(Place(1, POWER), Gain(3)),)),
            may=True,
        ),
        paid(cost(Clicks(2), TrashThis()), Damage(NET, CountersOn(THIS, POWER))),
    ),
    "Vaporframe Fabricator": (
        paid(Clicks(), Choose(In(HQ) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="all"), once="turn"),
        when(
            about("trash", side="runner"),
            May(
                (
                    Choose(In(HQ) & ~Is(OPERATION)),
                    If(
                        Matches(CHOSEN, Is(ICE)),
                        (InstallCard(CHOSEN, ignoring="all"),),
                        (InstallCard(CHOSEN, ignoring="all", at=Except(ANY_SERVER, THIS_SERVER)),),
                    ),
                )
            ),
        ),
    ),
    "Wall to Wall": (
        when(
            YOUR_TURN_BEGINS,
            If(
                Exists(REZZED & Is(ASSET) & ~Same(THIS)),
                (ChooseOne(WALL_TO_WALL),),
                (ChooseOne(WALL_TO_WALL, amount=3, up_to=True),),
            ),
        ),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Drafter": (
        sub(May((Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)))),
        sub(May((Choose((In(ARCHIVES) | In(HQ)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="all")))),
    ),
    "F2P": (
        paid(Credits(2), BreakSubroutines(1, Same(THIS)), user="runner", condition=No(TAGGED)),
        sub(Choose(Of("opponent") & INSTALLED), MoveTo(CHOSEN, GRIP)),
        sub(GiveTags(1)),
    ),
    "Gold Farmer": (
        when(about("subroutine broken", detail="printed"), Lose(1, side="runner")),
        sub(Unless((Credits(3),), (EndRun(),))),
        sub(Unless((Credits(3),), (EndRun(),))),
    ),
    "Týr": (
        paid(
            LoseClicksCost(1),
            BreakSubroutines(1, Same(THIS)),
            Lasting(Player("clicks", 1, "corp"), NEXT_TURN),
            user="runner",
        ),
        sub(Damage(CORE, 2)),
        sub(*trash_one(Of("runner")), Gain(3)),
        ENDS_THE_RUN,
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Argus Crackdown": (
        *LOCKDOWN,
        when(at("successful run", PROTECTED), Damage(MEAT, 2)),
    ),
    "Kakurenbo": (
        TRIPLE,
        play(
            Choose(In(HQ), CardsIn(HQ), up_to=True),
            Trash(CHOSEN),
            TurnFace(ANY_CARD, up=False),
            May(
                (
                    Choose(In(ARCHIVES) & ~Is(OPERATION) & ~Is(ICE), slot=1),
                    InstallCard(Chosen(1), at=ANY_REMOTE),
                    Place(2, ADVANCEMENT, Chosen(1)),
                )
            ),
            MoveTo(THIS, REMOVED),
        ),
    ),
    "NAPD Cordon": (
        *LOCKDOWN,
        static(AdditionalCost("steal", (Credits(Plus(4, Times(2, CountersOn(ACCESSED, ADVANCEMENT)))),))),
    ),
    "Scapenet": (
        PLAY_IF_SUCCESSFUL_RUN,
        play(Trace(7, (Choose(INSTALLED & (Has("chip") | Has("virtual"))), MoveTo(CHOSEN, REMOVED)))),
    ),
    "NEXT Activation Command": (
        *LOCKDOWN,
        strengthens(Is(ICE), 2),
        static(BreakLimit(ice=Is(ICE), by=~Has("icebreaker"), unusable=True)),
    ),
    "Hyoubu Precog Manifold": (
        *LOCKDOWN,
        when(about("play"), ChooseServer(ANY_SERVER), RememberServer()),
        when(at("successful run", REMEMBERED_SERVER), PsiGame((EndRun(),))),
    ),
    "SYNC Rerouting": (
        *LOCKDOWN,
        when(Trigger("run begins"), Unless((Credits(4),), (GiveTags(1),))),
    ),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Tranquility Home Grid": (
        static(InstallOnly(ANY_REMOTE)),
        when(
            Trigger("install", subject=AtServer(THIS_SERVER, "root"), side="you", first="turn"),
            ChooseOne(((Gain(2),), (Draw(1),))),
        ),
    ),
}

MADE_TO_SPEND: Final = Trigger("spend credits", side="runner", during=ANY_SERVER, source=Of("corp"))
MADE_TO_LOSE_OR_SPEND: Final = Trigger(
    "lose credits", side="runner", during=ANY_SERVER, source=Of("corp"), also=(MADE_TO_SPEND,)
)

CARDS: dict[str, tuple[Ability, ...]] = {
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
    **UPGRADES,
    "GameNET: Where Dreams are Real": (when(MADE_TO_LOSE_OR_SPEND, Gain(1)),),
    "Earth Station: SEA Headquarters": (
        static(ServerLimit(1)),
        static(AdditionalCost("run", (Credits(1),), server=HQ_SERVER), condition=No(Flipped())),
        paid(Clicks(), Flip(), condition=No(Flipped())),
        static(AdditionalCost("run", (Credits(6),), server=ANY_REMOTE), condition=Flipped()),
        when(at("successful run", HQ_SERVER), Flip(), condition=Flipped()),
    ),
}
