"""The Automata Initiative: the Corp's cards."""

from rulerunner.cards.phrases import ENDS_THE_RUN, NOT_IN_ARCHIVES, threat
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, AtLeast, DuringRun
from rulerunner.lang.costs import Clicks, Credits, RemoveTags, TrashThis
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    If,
    InstallCard,
    LoseClicks,
    May,
    MoveTo,
    Place,
    Unless,
)
from rulerunner.lang.quantities import AtMost, CardsIn, Tags
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, THIS_SERVER, Except
from rulerunner.lang.statics import RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, CORE, GRIP, HQ, NET, OPERATION, RND

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Fujii Asset Retrieval": (when(about("score"), Damage(NET, 2)), when(about("steal"), Damage(NET, 2))),
    "Salvo Testing": (when(Trigger("score", side="you"), Damage(CORE, 1), may=True),),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "B-1001": (paid(RemoveTags(1), EndRun(), condition=DuringRun(Except(ANY_SERVER, THIS_SERVER))),),
    "Behold!": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), May((GiveTags(2),), (Credits(4),)), condition=NOT_IN_ARCHIVES),
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
    "Your Digital Life": (play(Gain(CardsIn(HQ))),),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
}
