"""Base set of 1996: agendas."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, strengthens, tag_trace
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, AtLeast, DidIt, DuringTurn, Matches
from rulerunner.lang.costs import Clicks, HostedCounters
from rulerunner.lang.filters import AMONG, REZZED, UNREZZED, AtServer, Has, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseServer,
    Damage,
    Draw,
    Gain,
    GainClicks,
    If,
    IncreaseImminent,
    InstallCard,
    Lasting,
    Lend,
    LoseAllCredits,
    May,
    MoveAll,
    MoveTo,
    Place,
    RememberServer,
    RemoveCounters,
    Repeat,
    ReturnLent,
    Reveal,
    RevealTop,
    RezCard,
    ShuffleDeck,
    TakeCredits,
    TrashAll,
)
from rulerunner.lang.quantities import (
    Count,
    CountersOn,
    CreditsOf,
    Excess,
    Halved,
    NumberChosen,
    Plus,
    PointsOf,
    Times,
)
from rulerunner.lang.refs import (
    ANY_SERVER,
    BOUND,
    CHOSEN,
    NEW_REMOTE,
    REMEMBERED_SERVER,
    THIS,
    Chosen,
    ServerOf,
)
from rulerunner.lang.statics import Modify, Player, RepeatsSubroutines
from rulerunner.lang.sugar import about, interrupt, paid, static, together, when
from rulerunner.lang.words import AGENDA, ARCHIVES, CREDIT, HQ, ICE, MEAT, OPERATION, RND, THE_GAME

AGENDAS_IN_HQ = Is(AGENDA) & In(HQ)


IN_STORE = In(HQ) & ~Is(OPERATION)
"""Cards of HQ that can be installed."""


NEXT_CARD = (
    Choose(IN_STORE, up_to=True, slot=1),
    InstallCard(Chosen(1), at=REMEMBERED_SERVER),
    If(DidIt(), (May((RezCard(Chosen(1)),)),)),
)
"""Another card is installed in the fort that the first has made, which may have been trashed since."""


def breakthrough(kind: str) -> tuple[Ability, Ability]:
    """Ice of a kind is stronger; unrezzed pieces of it are revealed, and all that show pay a bit each."""
    ice = Is(ICE) & Has(kind)
    return (
        strengthens(ice, 1),
        when(
            about("score"),
            Choose(ice & UNREZZED, Count(ice & UNREZZED), up_to=True),
            Reveal(CHOSEN),
            Gain(Plus(NumberChosen(), Count(ice & REZZED))),
        ),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "AI Chief Financial Officer": (
        paid(Clicks(), together(MoveAll(In(HQ) | In(ARCHIVES), RND), ShuffleDeck()), Draw(5)),
    ),
    "Artificial Security Directors": (static(Modify("requirement", -1, of=Is(AGENDA) & Has("black ops"))),),
    "Bioweapons Engineering": (interrupt(Trigger("damage", detail=MEAT), IncreaseImminent(1)),),
    "Black Ice Quality Assurance": (strengthens(Is(ICE) & Has("black ice"), 2),),
    "Corporate Boon": (
        when(about("score"), Place(4, "boon")),
        paid(HostedCounters("boon"), GainClicks(1), once="turn", condition=DuringTurn("you")),
    ),
    "Corporate Coup": (
        when(about("score"), Place(15, CREDIT)),
        paid(Clicks(), TakeCredits(3)),
    ),
    "Corporate Downsizing": (
        when(
            about("score"),
            Choose(AGENDAS_IN_HQ, Count(AGENDAS_IN_HQ), up_to=True),
            Reveal(CHOSEN),
            Gain(Times(2, PointsOf(CHOSEN))),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
        ),
    ),
    "Corporate Retreat": (
        when(about("score"), Place(1, "retreat")),
        when(
            Trigger("rez", side="you", also=(Trigger("install", side="you"),)), RemoveCounters(1, "retreat")
        ),
        paid(Clicks(), Gain(2), condition=Matches(THIS, WithCounters("retreat"))),
    ),
    "Corporate War": (
        when(about("score"), If(AtLeast(CreditsOf("you"), 12), (Gain(12),), (LoseAllCredits(),))),
    ),
    "Data Fort Reclamation": (
        when(
            about("score"),
            Lend(10),
            Choose(IN_STORE, up_to=True),
            InstallCard(CHOSEN, at=NEW_REMOTE),
            If(
                DidIt(),
                (
                    ChooseServer(ServerOf(CHOSEN)),
                    RememberServer(),
                    May((RezCard(CHOSEN),)),
                    Repeat(3, NEXT_CARD),
                ),
            ),
            ReturnLent(),
        ),
    ),
    "Detroit Police Contract": (
        when(about("score"), Place(12, CREDIT)),
        when(YOUR_TURN_BEGINS, TakeCredits(2)),
    ),
    "Employee Empowerment": (
        when(YOUR_TURN_BEGINS, Draw(1), may=True),
        paid(Clicks(), Draw(2)),
    ),
    "Encryption Breakthrough": breakthrough("code gate"),
    "Executive Extraction": (static(Modify("requirement", -1, of=Is(AGENDA) & Has("gray ops"))),),
    "Genetics-Visionary Acquisition": (static(Modify("requirement", -1, of=Is(AGENDA) & Has("research"))),),
    "Hostile Takeover": (when(about("score"), Gain(5)),),
    "Ice Transmutation": (
        when(
            about("score"),
            Choose(Is(ICE) & REZZED),
            Lasting(Modify("strength", 1, of=Same(BOUND)), THE_GAME, bind=CHOSEN),
            Lasting(RepeatsSubroutines(of=Same(BOUND)), THE_GAME, bind=CHOSEN),
        ),
    ),
    "Main-Office Relocation": (static(Player("hand size", 2)),),
    "Marine Arcology": (paid(Clicks(2), Gain(3)),),
    "Netwatch Operations Office": (paid(Clicks(), tag_trace(2)),),
    "On-Call Solo Team": (paid(Clicks(), Damage(MEAT, 1), condition=TAGGED),),
    "Political Coup": (
        when(about("score"), Place(12, CREDIT)),
        paid(Clicks(), TakeCredits(3)),
    ),
    "Political Overthrow": (paid(Clicks(), Gain(3)),),
    "Polymer Breakthrough": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Priority Requisition": (
        when(about("score"), Choose(Is(ICE) & UNREZZED), RezCard(CHOSEN, ignoring="all"), may=True),
    ),
    "Private Cybernet Police": (paid(Clicks(), tag_trace(5)),),
    "Project Babylon": (
        when(about("score"), Place(Halved(Excess()), "babylon")),
        static(Modify("points", CountersOn(THIS, "babylon"))),
    ),
    "Security Net Optimization": (
        when(about("score"), ChooseServer(ANY_SERVER), RememberServer()),
        strengthens(Is(ICE) & AtServer(REMEMBERED_SERVER, "ice"), 1),
    ),
    "Security Purge": (
        when(
            about("score"),
            RevealTop(RND, 3),
            Choose(AMONG & Is(ICE), Count(AMONG & Is(ICE))),
            InstallCard(CHOSEN, ignoring="all", rez=True),
            TrashAll(AMONG),
        ),
    ),
    "Strike Force Kali": (paid(Clicks(), Damage(MEAT, 2), condition=TAGGED),),
    "Subsidiary Branch": (static(Player("clicks", 1)),),
    "Superior Net Barriers": breakthrough("wall"),
    "Tycho Extension": (),
}
