"""Downfall: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DidIt, Matches
from rulerunner.lang.filters import AtServer
from rulerunner.lang.instructions import If, JackOut, Lose, May, MoveRunner, PsiGame, Trash
from rulerunner.lang.refs import HQ_SERVER, THIS, THIS_SERVER
from rulerunner.lang.statics import BreakLimit
from rulerunner.lang.sugar import at, static, sub, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Afshar": (
        static(BreakLimit(1, printed=True), condition=Matches(THIS, AtServer(HQ_SERVER, "ice"))),
        sub(Lose(2, side="runner")),
        ENDS_THE_RUN,
    ),
    "Letheia Nisei": (
        when(
            at("approach server", THIS_SERVER, first="run"),
            PsiGame(
                (
                    May(
                        (
                            Trash(THIS),
                            If(DidIt(), (MoveRunner(THIS_SERVER), May((JackOut(),), by="runner"))),
                        )
                    ),
                )
            ),
        ),
    ),
}
