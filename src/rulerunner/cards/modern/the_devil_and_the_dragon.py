"""The Devil and the Dragon."""

from rulerunner.cards.phrases import ADVANCEABLE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import HostedCounters, TrashThis
from rulerunner.lang.filters import AtServer
from rulerunner.lang.instructions import Draw, EndRun, Gain, Instead, May, MoveAll, Run, ShuffleDeck
from rulerunner.lang.refs import ANY_REMOTE, ATTACKED
from rulerunner.lang.statics import InstallOnly
from rulerunner.lang.sugar import if_successful, paid, play, static, together, when
from rulerunner.lang.words import ADVANCEMENT, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bio Vault": (
        static(InstallOnly(ANY_REMOTE)),
        ADVANCEABLE,
        paid(cost(HostedCounters(ADVANCEMENT, 2), TrashThis()), EndRun(), condition=DuringRun()),
    ),
    "Rashida Jaheem": (when(YOUR_TURN_BEGINS, May((together(Gain(3), Draw(3)),), (TrashThis(),))),),
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
}
