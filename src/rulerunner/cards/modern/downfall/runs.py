"""Downfall: the Runner's cards about runs."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, trash_one
from rulerunner.cards.run_phrases import FULLY_BREAKS_FIRST
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, Is
from rulerunner.lang.instructions import (
    AccessMore,
    Bypass,
    ChooseServer,
    Gain,
    Later,
    May,
    MoveTo,
    Remember,
    RememberServer,
    Run,
)
from rulerunner.lang.refs import (
    ANY_SERVER,
    HQ_SERVER,
    LAST_ENCOUNTERED,
    PROTECTED,
    REMEMBERED,
    REMEMBERED_SERVER,
    RND_SERVER,
    THAT_SERVER,
    THIS,
    OneOf,
)
from rulerunner.lang.sugar import about, boosts, breaks, play, when
from rulerunner.lang.words import ICE, REMOVED

CARDS: dict[str, tuple[Ability, ...]] = {
    "Climactic Showdown": (
        when(
            YOUR_TURN_BEGINS,
            MoveTo(THIS, REMOVED),
            ChooseServer(PROTECTED),
            RememberServer(),
            May(
                trash_one(Is(ICE) & AtServer(REMEMBERED_SERVER, "ice"), by="corp"),
                by="corp",
                otherwise=(
                    Later(
                        when(
                            Trigger("breach", server=OneOf((RND_SERVER, HQ_SERVER)), first="turn"),
                            AccessMore(2),
                        ),
                        "turn",
                    ),
                ),
            ),
        ),
    ),
    "Always Have a Backup Plan": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    when(
                        Trigger("run ends", detail="unsuccessful"),
                        Remember(LAST_ENCOUNTERED),
                        May(
                            (
                                Run(
                                    THAT_SERVER,
                                    linked=(when(about("encounter", REMEMBERED), Bypass()),),
                                    free=True,
                                ),
                            )
                        ),
                    ),
                ),
            )
        ),
    ),
    "Bukhgalter": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(1)),
        when(FULLY_BREAKS_FIRST, Gain(2)),
    ),
}
