"""Elevation: the Runner's cards."""

from rulerunner.cards.phrases import (
    DOUBLE,
    OTHER_OWN_INSTALLED,
    SUCCESSFUL_RUN,
    YOUR_TURN_BEGINS,
    YOUR_TURN_ENDS,
    loaded_on_install,
    returning,
)
from rulerunner.lang.abilities import Ability, Paid, Trigger, While, cost
from rulerunner.lang.conditions import (
    AtLeast,
    DidIt,
    Exists,
    Flipped,
    Matches,
    MemoryFull,
    No,
    WithoutCredits,
)
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import REZZED, Active, DiscardedTogether, Has, HostedOn, In, Is, Same
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    ChooseNumber,
    ChooseOne,
    Damage,
    Derez,
    Draw,
    Flip,
    Gain,
    GiveTags,
    HostCard,
    If,
    InstallCard,
    Later,
    Lose,
    May,
    Place,
    RemoveTag,
    Repeat,
    Run,
    TakeCredits,
    Trash,
    TrashAll,
)
from rulerunner.lang.quantities import (
    AtMost,
    ClicksOf,
    CostOf,
    Count,
    CountersOn,
    CreditsOf,
    Depending,
    DoneThisWay,
    Tags,
    Times,
    X,
)
from rulerunner.lang.refs import (
    ACCESSED,
    AFFECTED,
    ANY_SERVER,
    CHOSEN,
    HOST,
    HQ_SERVER,
    RND_SERVER,
    THIS,
    Top,
)
from rulerunner.lang.statics import AsIfInHand, GainsSubtype, InstallOnlyOn, Modify, Player, SpendFrom
from rulerunner.lang.sugar import about, at, boosts, breaks, if_successful, paid, play, static, together, when
from rulerunner.lang.words import (
    AGENDA,
    CREDIT,
    EVENT,
    GRIP,
    HARDWARE,
    HEAP,
    ICE,
    MEAT,
    PLAY,
    PROGRAM,
    RESOURCE,
    STACK,
    VIRUS,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Azimat": (*returning(2, "trash"),),
    "Barry “Baz” Wong: Tri-Maf Veteran": (
        when(
            Trigger("rez", subject=Is(ICE)),
            May((Choose((Is(RESOURCE) | Is(HARDWARE)) & In(GRIP)), InstallCard(CHOSEN))),
        ),
    ),
    "Bling": (
        static(Player("memory", 1)),
        when(
            Trigger("install", side="you"),
            May((HostCard(Top(STACK)),)),
            condition=WithoutCredits(),
        ),
        static(AsIfInHand()),
        when(YOUR_TURN_ENDS, TrashAll(HostedOn(THIS))),
    ),
    "Chromatophores": (
        static(InstallOnlyOn(Is(ICE))),
        static(
            GainsSubtype("barrier", of=Same(HOST)),
            GainsSubtype("code gate", of=Same(HOST)),
            GainsSubtype("sentry", of=Same(HOST)),
        ),
    ),
    "Clean Getaway": (play(Run(ANY_SERVER, linked=(if_successful(Gain(6)),))),),
    "Dewi Subrotoputri: Pedagogical Dhalang": (
        when(SUCCESSFUL_RUN, If(MemoryFull(), (May((together(Flip(), Gain(1)),)),)), condition=No(Flipped())),
        when(SUCCESSFUL_RUN, If(No(MemoryFull()), (May((together(Flip(), Draw(1)),)),)), condition=Flipped()),
    ),
    "Fransofia Ward": (
        static(Modify("rez cost", 1, of=Is(ICE))),
        when(
            Trigger("encounter", subject=Is(ICE)),
            If(AtLeast(CreditsOf("corp"), 15), (May((Bypass(),), (TrashThis(),)),)),
        ),
    ),
    "Gourmand": (
        Paid(
            (TrashThis(),),
            (Trash(ACCESSED), If(DidIt(), (Draw(1),))),
            condition=Matches(ACCESSED, ~Is(AGENDA)),
            access=True,
        ),
    ),
    "Hantu": (
        when(about("install"), Place(2, VIRUS)),
        breaks(Credits(1), "sentry"),
        boosts(HostedCounters(VIRUS), 2),
    ),
    "Illumination": (
        play(
            Run(
                RND_SERVER,
                linked=(
                    if_successful(Repeat(3, (Choose(In(GRIP), up_to=True), InstallCard(CHOSEN, discount=1)))),
                ),
            )
        ),
    ),
    "Lie Low": (DOUBLE, play(ChooseOne(((Draw(4),), (ChooseNumber(0, AtMost(Tags(), 2)), RemoveTag(X)))))),
    "Madani": (
        paid(
            Clicks(),
            Choose(Is(PROGRAM) & In(GRIP), Count(Is(PROGRAM) & In(GRIP)), up_to=True),
            HostCard(CHOSEN),
        ),
        paid(Credits(0), Choose(Is(PROGRAM) & HostedOn(THIS) & In(PLAY)), InstallCard(CHOSEN), once="turn"),
    ),
    "Maglectric Rapid (748 Mod)": (
        when(at("successful run", HQ_SERVER), May((Choose(REZZED), Derez(CHOSEN)), (TrashThis(),))),
    ),
    "Magdalene Keino-Chemutai: Cryptarchitect": (
        when(
            Trigger("discard", side="you", batch=True),
            May(
                (
                    Choose(In(HEAP) & (Is(PROGRAM) | Is(HARDWARE)) & DiscardedTogether()),
                    InstallCard(CHOSEN),
                )
            ),
        ),
    ),
    "Open Market": (
        *loaded_on_install(6, CREDIT),
        static(SpendFrom("install", of=Is(RESOURCE) & (Has("connection") | Has("job")))),
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
    ),
    "Rent Rioters": (paid(cost(Clicks(3), TrashThis()), Gain(9)),),
    "Rising Tide": (
        static(Modify("strength", Count(Has("fracter") & In(HEAP)))),
        breaks(Credits(1), "barrier"),
        boosts(Credits(1)),
    ),
    "Ritual": (play(Draw(ClicksOf("you"))),),
    "Sang Kancil": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(Depending(Exists(Is(EVENT) & Has("run") & In(PLAY) & Active()), 1, 3)), 2),
    ),
    "Side Hustle": (
        when(Trigger("install", subject=Same(THIS), also=(Trigger("run begins"),)), Place(1, CREDIT)),
        While(
            AtLeast(CountersOn(THIS, CREDIT), 6),
            (together(TakeCredits(CountersOn(THIS, CREDIT)), Trash(), Draw(1)),),
        ),
    ),
    "Topan: Ormas Leader": (
        paid(
            Clicks(),
            Choose(In(GRIP)),
            Later(when(Trigger("install", side="you"), Damage(MEAT, 1))),
            InstallCard(CHOSEN, discount=2),
            once="turn",
        ),
    ),
    "Transfer of Wealth": (
        play(
            Run(
                HQ_SERVER,
                linked=(
                    if_successful(
                        together(GiveTags(1), Lose(3, side="corp")),
                        Gain(Times(2, DoneThisWay("lose credits"))),
                    ),
                ),
            )
        ),
    ),
    "“Knickknack” O’Brian": (
        when(
            Trigger("run begins", first="turn"),
            May((together(Gain(CostOf(AFFECTED)), Draw(1)),), (TrashCards(OTHER_OWN_INSTALLED),)),
        ),
    ),
}
