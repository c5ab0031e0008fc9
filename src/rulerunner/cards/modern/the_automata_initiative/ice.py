"""The Automata Initiative: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import (
    BAD_PUBLICITY_OR_A_TAG,
    ENDS_THE_RUN,
    MOVES_AS_THE_TURN_ENDS,
    REZZED_IN_A_RUN_HERE,
    gains_for_the_run,
    threat,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, Broke, DidIt, DuringRun, Happened, No, Resolving
from rulerunner.lang.costs import Credits, DerezCards
from rulerunner.lang.filters import INSTALLED, AtServer, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    EndRun,
    Gain,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Lose,
    May,
    PsiGame,
    Swap,
    Unless,
)
from rulerunner.lang.quantities import CreditsOf, Tags
from rulerunner.lang.refs import ANY_SERVER, ATTACKED, CHOSEN, THIS, THIS_SERVER, Except
from rulerunner.lang.statics import Cannot, Modify
from rulerunner.lang.sugar import about, at, static, sub, when
from rulerunner.lang.words import AGENDA, ARCHIVES, HQ, ICE, NET, OPERATION, THIS_RUN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ablative Barrier": (
        when(
            REZZED_IN_A_RUN_HERE,
            May(
                (
                    Choose((In(HQ) | In(ARCHIVES)) & ~Is(AGENDA) & ~Is(OPERATION)),
                    InstallCard(CHOSEN, at=Except(ANY_SERVER, THIS_SERVER)),
                )
            ),
            condition=threat(3),
        ),
        ENDS_THE_RUN,
    ),
    "Adrian Seis": (
        when(
            at("successful run", THIS_SERVER),
            PsiGame(
                (Lasting(Cannot("access", ~Same(THIS)), THIS_RUN),),
                (Lasting(Cannot("access", Same(THIS)), THIS_RUN),),
            ),
        ),
        MOVES_AS_THE_TURN_ENDS,
    ),
    "Attini": (
        static(Cannot("spend credits as the Runner"), condition=AllOf((threat(3), Resolving(THIS)))),
        sub(Unless((Credits(2),), (Damage(NET, 1),))),
        sub(Unless((Credits(2),), (Damage(NET, 1),))),
        sub(Unless((Credits(2),), (Damage(NET, 1),))),
    ),
    "Starlit Knight": (
        when(about("encounter"), gains_for_the_run(ENDS_THE_RUN, Tags()), condition=threat(4)),
        sub(GiveTags(1)),
        sub(GiveTags(1)),
    ),
    "Stegodon MK IV": (
        static(
            Modify("strength", -2, of=INSTALLED & Has("icebreaker")),
            condition=AllOf((DuringRun(), Happened("derez", within="run", subject=Is(ICE)))),
        ),
        when(
            Trigger("run begins"),
            May((Gain(1),), (DerezCards(Is(ICE) & ~AtServer(ATTACKED, "ice")),)),
            once="turn",
        ),
    ),
    "Tatu-Bola": (
        when(about("pass"), May((Choose(Is(ICE) & In(HQ)), Swap(CHOSEN, THIS), If(DidIt(), (Gain(4),))))),
        ENDS_THE_RUN,
    ),
    "Valentão": (
        BAD_PUBLICITY_OR_A_TAG,
        sub(Gain(2)),
        sub(Lose(2, side="runner")),
        sub(If(No(AtLeast(CreditsOf("runner"), CreditsOf("corp"))), (EndRun(),))),
    ),
    "Virtual Service Agent": (
        when(
            about("pass"),
            GiveTags(1),
            condition=AllOf(
                (
                    Happened("encounter", within="encounter", subject=Same(THIS)),
                    No(Broke(Has("decoder"), printed=True)),
                )
            ),
        ),
        sub(Lose(1, side="runner")),
    ),
}
