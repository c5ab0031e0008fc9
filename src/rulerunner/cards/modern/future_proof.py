"""Future Proof."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, ENDS_THE_RUN, PLAY_IF_STOLEN, runner_may_break
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, Happened, Matches
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    AccessMore,
    Arrange,
    Choose,
    Damage,
    Draw,
    EndRun,
    GiveTags,
    InstallCard,
    Instead,
    LookAtTop,
    MoveTo,
    Place,
    Prevent,
    Run,
    Trace,
    Trash,
    TrashTop,
)
from rulerunner.lang.quantities import CountersOn, Halved, Past, TraceMargin
from rulerunner.lang.refs import AFFECTED, ANY_CENTRAL, ARCHIVES_SERVER, CHOSEN, RND_SERVER, THIS
from rulerunner.lang.statics import InstallOnlyIf, Modify, Player
from rulerunner.lang.sugar import (
    about,
    at,
    boosts,
    breaks,
    if_successful,
    paid,
    play,
    prevention,
    static,
    sub,
    together,
    when,
)
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    GRIP,
    HARDWARE,
    HEAP,
    MEAT,
    NET,
    PROGRAM,
    RND,
    STACK,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Dedicated Response Team": (
        when(Trigger("run ends", detail="successful"), Damage(MEAT, 2), condition=TAGGED),
    ),
    "Eli 1.0": (runner_may_break(), ENDS_THE_RUN, ENDS_THE_RUN),
    "Faerie": (
        breaks(Credits(0), "sentry"),
        boosts(Credits(1)),
        when(
            Trigger("encounter ends"),
            Trash(),
            condition=Happened("subroutine broken", within="encounter", source=THIS),
        ),
    ),
    "Flare": (
        sub(
            Trace(
                6,
                (
                    Choose(Is(HARDWARE) & INSTALLED),
                    together(Trash(CHOSEN), Damage(MEAT, 2, preventable=False), EndRun()),
                ),
            )
        ),
    ),
    "Indexing": (
        play(
            Run(
                RND_SERVER,
                linked=(if_successful(Instead("breach", (LookAtTop(RND, 5), Arrange()), may=True)),),
            ),
        ),
    ),
    "Midseason Replacements": (
        PLAY_IF_STOLEN,
        play(Trace(6, (GiveTags(TraceMargin()),))),
    ),
    "Mr. Li": (
        paid(Clicks(), Draw(2), Choose(Same(AFFECTED) & In(GRIP)), MoveTo(CHOSEN, STACK, bottom=True)),
    ),
    "NBN: The World is Yours*": (static(Player("hand size", 1)),),
    "New Angeles City Hall": (
        prevention(Credits(2), "tags", Prevent(1)),
        when(Trigger("steal", side="you"), Trash()),
    ),
    "Project Beale": (
        when(about("score"), Place(Halved(Past(ADVANCEMENTS, 3)), AGENDA_COUNTER)),
        static(Modify("points", CountersOn(THIS, AGENDA_COUNTER))),
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
    "Ronin": (
        ADVANCEABLE,
        paid(
            cost(Clicks(), TrashThis()), Damage(NET, 3), condition=Matches(THIS, WithCounters(ADVANCEMENT, 4))
        ),
    ),
    "Data Leak Reversal": (
        static(InstallOnlyIf(Happened("successful run", server=ANY_CENTRAL))),
        paid(Clicks(), TrashTop(RND, by="corp"), condition=TAGGED),
    ),
}
