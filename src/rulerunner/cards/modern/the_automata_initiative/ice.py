"""The Automata Initiative: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import ENDS_THE_RUN, MOVES_AS_THE_TURN_ENDS, gains_for_the_run, threat
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, Broke, DidIt, DuringRun, Happened, No
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, Has, Is, Same
from rulerunner.lang.instructions import Choose, Derez, Gain, GiveTags, If, Lasting, Lose, May, PsiGame
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import ATTACKED, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot, Modify
from rulerunner.lang.sugar import about, at, static, sub, when
from rulerunner.lang.words import ICE, THIS_RUN

CARDS: dict[str, tuple[Ability, ...]] = {
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
            May(
                (
                    Choose(REZZED & Is(ICE) & ~AtServer(ATTACKED, "ice")),
                    Derez(CHOSEN),
                    If(DidIt(), (Gain(1),)),
                )
            ),
            once="turn",
        ),
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
