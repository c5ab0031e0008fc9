"""Future Proof."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, Happened
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import AccessMore, Choose, Damage, InstallCard, Instead, Prevent, Run, Trash
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, RND_SERVER, THIS
from rulerunner.lang.sugar import at, boosts, breaks, if_successful, play, prevention, when
from rulerunner.lang.words import HEAP, MEAT, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Dedicated Response Team": (
        when(Trigger("run ends", detail="successful"), Damage(MEAT, 2), condition=TAGGED),
    ),
    "Faerie": (
        breaks(Credits(0), "sentry"),
        boosts(Credits(1)),
        when(
            Trigger("encounter ends"),
            Trash(),
            condition=Happened("subroutine broken", within="encounter", source=THIS),
        ),
    ),
    "New Angeles City Hall": (
        prevention(Credits(2), "tags", Prevent(1)),
        when(Trigger("steal", side="you"), Trash()),
    ),
    "R&D Interface": (when(at("breach", RND_SERVER), AccessMore(1)),),
    "Retrieval Run": (
        play(
            Run(
                ARCHIVES_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (Choose(Is(PROGRAM) & In(HEAP)), InstallCard(CHOSEN, ignoring="all")),
                            may=True,
                        )
                    ),
                ),
            )
        ),
    ),
}
