"""Classic: hardware, preps and programs."""

from rulerunner.cards.classic_phrases import NET_OR_BRAIN, SILENCE
from rulerunner.cards.phrases import DOUBLE, YOUR_TURN_BEGINS, for_icebreakers, returning
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AllOf, AtLeast, Happened, No
from rulerunner.lang.costs import Credits, ForgoActions, TrashThis
from rulerunner.lang.filters import AMONG, ANY_CARD, UNREZZED, Has, In, Is, Same
from rulerunner.lang.instructions import (
    AccessMore,
    BreakSubroutines,
    ChooseNumber,
    Damage,
    Derez,
    Draw,
    Expose,
    Gain,
    GiveTags,
    If,
    Instead,
    Later,
    MoveAll,
    MoveTo,
    Prevent,
    RemoveCounters,
    RemoveTag,
    Repeat,
    RollDie,
    Run,
    Search,
    SetAsideUntil,
    ShuffleDeck,
    Trash,
    TrashAll,
)
from rulerunner.lang.quantities import (
    LAST,
    AtMost,
    CardsIn,
    CountersOn,
    DoneThisWay,
    HandSize,
    Times,
    X,
)
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, RND_SERVER, THAT, THIS, Every, OneOf
from rulerunner.lang.statics import Player, SpendFrom
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
    together,
    when,
)
from rulerunner.lang.words import AGENDA, CORE, CREDIT, GRIP, HQ, ICE, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    # Hardware.
    "Vintage Camaro": (prevention(cost(Credits(1), ForgoActions(1)), "tags", Prevent(1)),),
    # Preps.
    "Meat Upgrade": (
        DOUBLE,
        play(ChooseNumber(0, 2), RemoveTag(X), Draw(3)),
    ),
    "Networking": (
        DOUBLE,
        play(Gain(9)),
    ),
    "Panzer Run": (
        DOUBLE,
        play(together(Gain(4), Draw(2))),
    ),
    # Programs.
    "Early Worm": (
        breaks(Credits(1), "wall"),
        boosts(Credits(2), 3),
    ),
    "Matador": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 5),
    ),
    "Psychic Friend": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 1, "turn"),
    ),
    "Rent-I-Con": (
        paid(
            Credits(1),
            BreakSubroutines(1, ANY_CARD, interface=True),
            Later(when(Trigger("run ends"), Trash())),
        ),
        boosts(Credits(1)),
    ),
    # Preps again, one for each idea.
    "Finders Keepers": (play(Repeat(3, (RollDie(),)), Gain(DoneThisWay("die"))),),
    "Gypsy™ Schedule Analyzer": (
        play(
            Run(
                RND_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (
                                SetAsideUntil(RND, Is(AGENDA)),
                                MoveAll(AMONG & Is(AGENDA), HQ),
                                MoveAll(AMONG, RND),
                                ShuffleDeck("corp"),
                            ),
                        )
                    ),
                ),
            )
        ),
    ),
    "Library Search": (
        play(
            Run(
                OneOf((RND_SERVER, HQ_SERVER)),
                linked=(
                    when(
                        Trigger("breach", server=OneOf((RND_SERVER, HQ_SERVER))),
                        AccessMore(2),
                        condition=AllOf(
                            (
                                No(Happened("use", within="run", subject=Has("noisy") & Has("icebreaker"))),
                                No(Happened("trace", within="run")),
                            )
                        ),
                    ),
                ),
            )
        ),
    ),
    "MS-todon": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(1)),
        when(
            Trigger("subroutine broken", subject=Has("sentry"), source=Same(THIS), first="run"),
            RemoveCounters(CountersOn(Every(SILENCE), CREDIT), CREDIT, Every(SILENCE)),
            GiveTags(1),
        ),
    ),
    "Superglue": (paid(TrashThis(), Derez(THAT), moment=Trigger("fully broken", subject=Is(ICE))),),
    'Omnitech "Spinal Tap" Cybermodem': (
        static(Player("memory", 1)),
        *for_icebreakers(2),
        static(SpendFrom("trace")),
        when(YOUR_TURN_BEGINS, RollDie(), If(No(AtLeast(LAST, 2)), (Damage(CORE, 2, preventable=False),))),
        when(about("uninstall"), Damage(CORE, 2)),
    ),
    "Omnitech Wet Drive": (static(Player("memory", CardsIn(GRIP), base=True)),),
    "Zetatech Portastation": returning(1, "play"),
    "Little Black Box": (
        static(Player("memory", 1), Player("hand size", 1)),
        NET_OR_BRAIN,
        *returning(1, "trace"),
    ),
    "Schematics Search Engine": (when(at("breach", HQ_SERVER), Expose(Every(UNREZZED))),),
    "Boostergang Connections": (
        play(TrashAll(In(GRIP)), Repeat(LAST, (Search(STACK, ANY_CARD), MoveTo(CHOSEN, GRIP)))),
    ),
    "Do the 'Drine™": (
        play(
            ChooseNumber(0, AtMost(CardsIn(GRIP), HandSize())),
            Damage(CORE, X, preventable=False),
            Gain(Times(4, X)),
        ),
    ),
}
