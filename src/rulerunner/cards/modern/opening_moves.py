"""Opening Moves."""

from rulerunner.cards.phrases import (
    DOUBLE,
    ENDS_THE_RUN,
    ICE_HERE,
    TRASH_A_PROGRAM,
    returning,
    shuffle_into_rnd,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import Exists
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, RemoveThis, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    UNREZZED,
    AtServer,
    Has,
    Hosting,
    In,
    Is,
    Same,
    SamePosition,
)
from rulerunner.lang.instructions import (
    Attach,
    Choose,
    ChooseOne,
    Draw,
    Gain,
    GiveTags,
    If,
    InstallCard,
    May,
    MoveTo,
    Place,
    Purge,
    Reveal,
    RezCard,
    Search,
    TakeBadPublicity,
    Trash,
)
from rulerunner.lang.quantities import LAST, Count, Times
from rulerunner.lang.refs import CHOSEN, HOST, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, paid, play, static, together, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, GRIP, HQ, ICE, RESOURCE, STACK

FREE_OF_CAISSA = Is(ICE) & INSTALLED & ~Hosting(Has("caissa"))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Celebrity Gift": (DOUBLE, play(Choose(In(HQ), 5, up_to=True), Reveal(CHOSEN), Gain(Times(2, LAST)))),
    "Character Assassination": (
        when(about("score"), Choose(Is(RESOURCE) & INSTALLED), Trash(CHOSEN, preventable=False)),
    ),
    "Cyberdex Trial": (play(Purge()),),
    "Geothermal Fracking": (
        when(about("score"), Place(2, AGENDA_COUNTER)),
        paid(cost(Clicks(), HostedCounters(AGENDA_COUNTER)), together(Gain(7), TakeBadPublicity(1))),
    ),
    "Grim": (when(about("rez"), TakeBadPublicity(1)), TRASH_A_PROGRAM),
    "Himitsu-Bako": (paid(Credits(1), MoveTo(THIS, HQ)), ENDS_THE_RUN),
    "Jackson Howard": (
        paid(Clicks(), Draw(2)),
        paid(RemoveThis(), *shuffle_into_rnd(In(ARCHIVES), 3, up_to=True)),
    ),
    "John Masanori": (
        when(Trigger("successful run", first="turn"), Draw(1)),
        when(Trigger("unsuccessful run", first="turn"), GiveTags(1)),
    ),
    "False Echo": (
        when(
            Trigger("pass", subject=Is(ICE) & UNREZZED),
            May(
                (ChooseOne(((RezCard(THAT),), (MoveTo(THAT, HQ),)), by="corp", must=True),),
                (TrashThis(),),
            ),
        ),
    ),
    "Hostage": (
        DOUBLE,
        play(
            Search(STACK, Has("connection"), reveal=True), MoveTo(CHOSEN, GRIP), May((InstallCard(CHOSEN),))
        ),
    ),
    "Lockpick": (*returning(1, "icebreaker", Has("decoder")),),
    "Rook": (
        static(Modify("rez cost", 2, of=ICE_HERE)),
        paid(
            Clicks(),
            If(
                Exists(Same(HOST) & Is(ICE)),
                (
                    Choose(FREE_OF_CAISSA & (AtServer(THIS_SERVER, "ice") | SamePosition(HOST))),
                    Attach(THIS, CHOSEN),
                ),
                (Choose(FREE_OF_CAISSA), Attach(THIS, CHOSEN)),
            ),
        ),
    ),
    "NEXT Bronze": (
        static(Modify("strength", Count(REZZED & Is(ICE) & Has("next")))),
        ENDS_THE_RUN,
    ),
}
