"""The Automata Initiative: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCED_STRENGTH,
    DOUBLE,
    NO_ICE_HERE,
    YOUR_TURN_BEGINS,
    threat,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DidIt, Exists, Matches
from rulerunner.lang.costs import (
    Clicks,
    Credits,
    HostedCounters,
    MoveCards,
    RemoveTags,
    RevealAndTrashThis,
    TrashTopCards,
)
from rulerunner.lang.filters import (
    AMONG,
    INSTALLED,
    REZZED,
    AtServer,
    CanAdvance,
    FaceUp,
    Has,
    In,
    Is,
    Of,
    OfChosenType,
    Same,
)
from rulerunner.lang.instructions import (
    Arrange,
    Choose,
    ChooseOne,
    ChooseType,
    Damage,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    LookAtTop,
    May,
    MoveTo,
    Place,
    PlayCard,
    RemoveTag,
    Reveal,
    Search,
    ShuffleDeck,
    TrashTop,
)
from rulerunner.lang.quantities import TypesAmong
from rulerunner.lang.refs import ANY_REMOTE, ANY_SERVER, CHOSEN, THIS, THIS_SERVER, THOSE, Chosen
from rulerunner.lang.statics import InstallOnly, SpendFrom
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ASSET,
    CREDIT,
    GRIP,
    HQ,
    ICE,
    MEAT,
    OPERATION,
    POWER,
    PROGRAM,
    RND,
    RUNNER_SCORE,
    STACK,
    UPGRADE,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Federal Fundraising": (
        when(YOUR_TURN_BEGINS, May((LookAtTop(RND, 3), Arrange())), If(NO_ICE_HERE, (May((Draw(1),)),))),
    ),
    "Chrysopoeian Skimming": (
        play(
            May(
                (Choose(In(HQ) & Is(AGENDA), by="corp"), Reveal(CHOSEN, by="corp")),
                by="corp",
                otherwise=(LookAtTop(RND, 3),),
            ),
            If(DidIt(), (together(GainClicks(), Draw(1)),)),
        ),
    ),
    "Strike Fund": (
        play(Gain(4)),
        when(Trigger("trash", Same(THIS), origin=(GRIP, STACK)), Gain(2), may=True),
    ),
    "The Price": (play(TrashTop(STACK, 4), May((Choose(AMONG), InstallCard(CHOSEN, discount=3)))),),
    "Urban Art Vernissage": (
        when(
            YOUR_TURN_BEGINS,
            May(
                (Place(2, CREDIT),),
                (MoveCards(INSTALLED & Is(PROGRAM) & Has("trojan") & ~Has("virus"), GRIP),),
            ),
        ),
        static(SpendFrom("install")),
    ),
    "Balanced Coverage": (
        when(
            YOUR_TURN_BEGINS,
            May(
                (
                    ChooseType((AGENDA, ASSET, ICE, OPERATION, UPGRADE)),
                    LookAtTop(RND),
                    If(Matches(THOSE, OfChosenType()), (May((together(Reveal(THOSE), Gain(2)),)),)),
                )
            ),
        ),
    ),
    "Armed Asset Protection": (
        play(
            Gain(3),
            Gain(TypesAmong(In(ARCHIVES) & FaceUp())),
            If(Exists(In(ARCHIVES) & FaceUp() & Is(AGENDA)), (Gain(2),)),
        ),
    ),
    "Slash and Burn Agriculture": (
        paid(
            cost(Clicks(), Credits(1), RevealAndTrashThis()),
            Choose(CanAdvance()),
            Place(2, ADVANCEMENT, CHOSEN),
            active_in=HQ,
        ),
    ),
    "Angelique Garza Correa": (
        paid(
            cost(Clicks(), Credits(1), RevealAndTrashThis()),
            Damage(MEAT, 1),
            condition=threat(3),
            active_in=HQ,
        ),
        when(about("access"), May((Damage(MEAT, 2),), (Credits(2),)), condition=Matches(THIS, REZZED)),
    ),
    "Tree Line": (
        paid(
            cost(Clicks(), Credits(1), RevealAndTrashThis()),
            Choose(INSTALLED & Is(ICE)),
            Place(3, ADVANCEMENT, CHOSEN),
            active_in=HQ,
        ),
        ADVANCEABLE,
        static(ADVANCED_STRENGTH),
        sub(Gain(1), EndRun()),
    ),
    "Solidarity Badge": (
        when(Trigger("trash", subject=Of("corp"), side="you", first="turn"), Place(1, POWER)),
        when(YOUR_TURN_BEGINS, May((ChooseOne(((Draw(1),), (RemoveTag(1),))),), (HostedCounters(POWER),))),
    ),
    "Lago Paranoá Shelter": (
        when(
            Trigger("install", subject=AtServer(ANY_SERVER, "root"), side="corp", first="turn"),
            May((Draw(1),), (TrashTopCards(STACK),)),
        ),
    ),
    "Oracle Thinktank": (
        when(about("steal"), GiveTags(1)),
        paid(
            cost(Clicks(), RemoveTags(1)),
            together(MoveTo(THIS, RND), ShuffleDeck()),
            condition=Matches(THIS, In(RUNNER_SCORE)),
            active_in=RUNNER_SCORE,
        ),
    ),
    "Epiphany Analytica: Nations Undivided": (
        when(
            Trigger("trash", subject=Of("corp"), side="runner", also=(Trigger("steal"),), first="turn"),
            Place(1, POWER),
        ),
        paid(
            cost(Clicks(), HostedCounters(POWER)),
            LookAtTop(RND, 3),
            May((Choose(AMONG), InstallCard(CHOSEN))),
        ),
    ),
    "Pivot": (
        DOUBLE,
        play(
            Search(RND, Is(OPERATION) | Is(AGENDA), reveal=True),
            MoveTo(CHOSEN, HQ),
            If(
                threat(3),
                (
                    May(
                        (
                            ChooseOne(
                                (
                                    (Choose(In(HQ) & Is(OPERATION), slot=1), PlayCard(Chosen(1))),
                                    (Choose(In(HQ) & ~Is(OPERATION), slot=1), InstallCard(Chosen(1))),
                                ),
                                must=True,
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    "Tucana": (
        static(InstallOnly(ANY_REMOTE)),
        when(
            Trigger("score", server=THIS_SERVER, also=(Trigger("steal", server=THIS_SERVER),)),
            May((Search(RND, Is(ICE)), InstallCard(CHOSEN, discount=3, rez=True))),
            persistent=True,
        ),
    ),
}
