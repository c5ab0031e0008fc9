"""The Automata Initiative: the Corp's cards."""

from typing import Final

from rulerunner.cards.phrases import (
    ENDS_THE_RUN,
    ICE_HERE,
    NO_ICE_HERE,
    NOT_IN_ARCHIVES,
    PLAY_IF_STOLEN_OR_TRASHED,
    TERMINAL,
    YOUR_TURN_ENDS,
    threat,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, AtLeast, DuringRun, DuringTurn, Equal, Happened, No
from rulerunner.lang.costs import Clicks, Credits, MoveCards, RemoveTags, TrashThis
from rulerunner.lang.filters import AtServer, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    LoseClicks,
    May,
    MoveTo,
    MoveToServer,
    Place,
    Unless,
)
from rulerunner.lang.quantities import AtMost, CardsIn, CountersOn, Tags, TimesTaken
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ANY_SERVER,
    ARCHIVES_SERVER,
    BOUND,
    CHOSEN,
    THAT_SERVER,
    THIS,
    THIS_SERVER,
    Except,
)
from rulerunner.lang.statics import (
    AdditionalCost,
    Cannot,
    Modify,
    RevealedWhenAccessed,
    ServerLimit,
    SpendFrom,
)
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    CORE,
    CREDIT,
    GRIP,
    HQ,
    ICE,
    NET,
    OPERATION,
    RND,
    STACK,
    THIS_TURN,
)

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Fujii Asset Retrieval": (when(about("score"), Damage(NET, 2)), when(about("steal"), Damage(NET, 2))),
    "Salvo Testing": (when(Trigger("score", side="you"), Damage(CORE, 1), may=True),),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Wage Workers": (
        when(Trigger("action ends", side="you"), GainClicks(1), condition=Equal(TimesTaken(), 3)),
    ),
    "B-1001": (paid(RemoveTags(1), EndRun(), condition=DuringRun(Except(ANY_SERVER, THIS_SERVER))),),
    "Behold!": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), May((GiveTags(2),), (Credits(4),)), condition=NOT_IN_ARCHIVES),
    ),
    "Cybersand Harvester": (
        when(Trigger("rez", subject=Is(ICE)), Place(2, CREDIT)),
        static(SpendFrom("install")),
        paid(TrashThis(), Gain(CountersOn(THIS, CREDIT))),
    ),
    "Front Company": (
        static(Cannot("rez", cards=Same(THIS)), condition=No(DuringTurn("you"))),
        static(Cannot("run", server=ANY_REMOTE), condition=No(Happened("server announced"))),
        when(Trigger("run begins", server=ARCHIVES_SERVER, first="turn"), If(NO_ICE_HERE, (Damage(NET, 2),))),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Jaguarundi": (
        when(about("encounter"), Unless((Clicks(),), (GiveTags(1),)), condition=threat(4)),
        sub(GiveTags(1)),
        sub(If(TAGGED, (Damage(CORE, 1),))),
    ),
    "M.I.C.": (
        paid(TrashThis(), Unless((Clicks(),), (EndRun(),)), condition=DuringRun(THIS_SERVER)),
        sub(LoseClicks(1, side="runner")),
        sub(LoseClicks(1, side="runner")),
        ENDS_THE_RUN,
    ),
    "Phoneutria": (
        when(about("pass"), If(AtLeast(CardsIn(GRIP), 4), (GiveTags(1),))),
        sub(Damage(NET, 1)),
        sub(Damage(NET, 1)),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Greasing the Palm": (
        play(
            Gain(5),
            May(
                (
                    Choose(In(HQ) & ~Is(OPERATION)),
                    InstallCard(CHOSEN),
                    May((Place(1, ADVANCEMENT, CHOSEN),), (RemoveTags(1),)),
                )
            ),
        ),
    ),
    "Mindscaping": (
        play(
            ChooseOne(
                (
                    (together(Gain(4), Draw(2)), Choose(In(HQ)), MoveTo(CHOSEN, RND)),
                    (Damage(NET, AtMost(Tags(), 3)),),
                )
            )
        ),
    ),
    "Oppo Research": (
        TERMINAL,
        PLAY_IF_STOLEN_OR_TRASHED,
        play(GiveTags(2), If(threat(3), (May((GiveTags(2),), (Credits(5),)),))),
    ),
    "Your Digital Life": (play(Gain(CardsIn(HQ))),),
}

TWO_OF_THE_GRIP: Final = (MoveCards(In(GRIP), STACK, 2, bottom=True, at_random=True),)

CARDS: dict[str, tuple[Ability, ...]] = {
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
    "A Teia: IP Recovery": (
        static(ServerLimit(2)),
        when(
            Trigger("install", side="you", server=ANY_REMOTE, first="turn"),
            May(
                (
                    Choose(In(HQ) & ~Is(OPERATION)),
                    InstallCard(CHOSEN, ignoring="all", at=Except(ANY_REMOTE, THAT_SERVER)),
                    Lasting(Cannot("score", cards=Same(BOUND)), THIS_TURN, bind=CHOSEN),
                )
            ),
        ),
    ),
    "Vovô Ozetti": (
        static(Modify("rez cost", -2, of=ICE_HERE)),
        static(Modify("rez cost", -2, of=AtServer(THIS_SERVER, "root")), condition=threat(4)),
        when(YOUR_TURN_ENDS, May((MoveToServer(Except(ANY_SERVER, THIS_SERVER)),))),
    ),
    "Daniela Jorge Inácio": (
        static(AdditionalCost("trash", TWO_OF_THE_GRIP, cards=Same(THIS))),
        static(AdditionalCost("steal", TWO_OF_THE_GRIP, server=THIS_SERVER), persistent=True),
    ),
}
