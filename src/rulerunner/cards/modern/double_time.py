"""Double Time."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN, returning
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, AtServer, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    Draw,
    EndRun,
    Gain,
    Instead,
    Lasting,
    MoveAll,
    Place,
    Prevent,
    PsiGame,
    Run,
    ShuffleDeck,
    TrashAll,
)
from rulerunner.lang.quantities import LAST, BadPublicity, Count, Times, X
from rulerunner.lang.refs import ANY_REMOTE, ATTACKED, BOUND, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, Cannot, GainsSubroutines, Modify
from rulerunner.lang.sugar import at, if_successful, paid, play, prevention, static, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, EVENT, HEAP, HQ, RESOURCE, RND, THIS_RUN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Caprice Nisei": (when(at("passes all ice", THIS_SERVER), PsiGame((EndRun(),))),),
    "Corporate Shuffle": (
        DOUBLE,
        play(together(MoveAll(In(HQ), RND), ShuffleDeck()), Draw(5)),
    ),
    "Dyson Fractal Generator": (*returning(1, "icebreaker", Has("fracter")),),
    "Fall Guy": (
        prevention(TrashThis(), "trash", Prevent(1), subject=Is(RESOURCE) & INSTALLED & ~Same(THIS)),
        paid(TrashThis(), Gain(2)),
    ),
    "Marker": (
        sub(Lasting(GainsSubroutines((ENDS_THE_RUN,), of=Same(BOUND)), THIS_RUN, next_encounter=True)),
    ),
    "NAPD Contract": (
        static(Modify("requirement", BadPublicity())),
        static(AdditionalCost("steal", (Credits(4),), cards=Same(THIS))),
    ),
    "Power Nap": (
        DOUBLE,
        play(Gain(2), Gain(Count(In(HEAP) & Is(EVENT) & Has("double")))),
    ),
    "Quandary": (ENDS_THE_RUN,),
    "Queen's Gambit": (
        DOUBLE,
        play(
            Choose(UNREZZED & AtServer(ANY_REMOTE, "root")),
            ChooseNumber(0, 3),
            Place(X, ADVANCEMENT, CHOSEN),
            Gain(Times(2, LAST)),
            Lasting(Cannot("access", Same(BOUND)), "turn", bind=CHOSEN),
        ),
    ),
    "Silencer": (*returning(1, "icebreaker", Has("killer")),),
    "Singularity": (
        DOUBLE,
        play(
            Run(
                ANY_REMOTE,
                linked=(if_successful(Instead("breach", (TrashAll(AtServer(ATTACKED, "root")),))),),
            )
        ),
    ),
    "Lucky Find": (DOUBLE, play(Gain(9))),
}
