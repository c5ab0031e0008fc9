"""Downfall: the Runner's cards about runs."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.cards.run_phrases import (
    FIRST_ICE_OF_THE_RUN,
    FULLY_BREAKS_FIRST,
    THREE_VIRTUAL_RESOURCES,
    breaks_exactly_x,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast, BeingResolved
from rulerunner.lang.costs import Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import AtServer, Has, Is
from rulerunner.lang.instructions import (
    AccessMore,
    BreakSubroutines,
    Bypass,
    ChooseServer,
    Derez,
    Gain,
    GiveSubtypes,
    GiveTags,
    If,
    Later,
    May,
    MoveTo,
    Place,
    Remember,
    RememberServer,
    Run,
    ShuffleDeck,
    Unless,
)
from rulerunner.lang.quantities import StrengthOf, X
from rulerunner.lang.refs import (
    ANY_SERVER,
    ENCOUNTERED,
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
from rulerunner.lang.statics import LosesAbilities
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import ICE, IDENTITY, POWER, REMOVED, STACK, THIS_ENCOUNTER, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Climactic Showdown": (
        when(
            YOUR_TURN_BEGINS,
            MoveTo(THIS, REMOVED),
            ChooseServer(PROTECTED),
            RememberServer(),
            Unless(
                (TrashCards(Is(ICE) & AtServer(REMEMBERED_SERVER, "ice")),),
                (
                    Later(
                        when(
                            Trigger("breach", server=OneOf((RND_SERVER, HQ_SERVER)), first="turn"),
                            AccessMore(2),
                        ),
                        "turn",
                    ),
                ),
                by="corp",
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
    "Direct Access": (
        static(LosesAbilities("all", Is(IDENTITY)), condition=BeingResolved()),
        play(
            Run(
                ANY_SERVER,
                linked=(when(Trigger("run ends"), May((together(MoveTo(THIS, STACK), ShuffleDeck()),))),),
            )
        ),
    ),
    "Pelangi": (
        when(about("install"), Place(2, VIRUS)),
        paid(HostedCounters(VIRUS), GiveSubtypes(ENCOUNTERED, THIS_ENCOUNTER), once="turn"),
    ),
    "“Baklan” Bochkin": (
        when(FIRST_ICE_OF_THE_RUN, Place(1, POWER)),
        paid(
            cost(TrashThis(), HostedCounters(POWER, X)),
            If(AtLeast(X, StrengthOf(ENCOUNTERED)), (Derez(ENCOUNTERED),)),
            GiveTags(1),
        ),
    ),
    "Utae": (
        paid(Credits(X), breaks_exactly_x("code gate"), once="run"),
        paid(
            Credits(1),
            BreakSubroutines(1, Has("code gate"), interface=True),
            condition=THREE_VIRTUAL_RESOURCES,
        ),
        boosts(Credits(1)),
    ),
}
