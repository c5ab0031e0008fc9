"""The Liberated Mind."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN, PLAY_IF_TAGGED, gains_for_the_run
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringRun, Happened, No
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import In, Is, OfYourFaction, OutsideGame, Same
from rulerunner.lang.instructions import (
    AccessEach,
    Choose,
    ChooseOne,
    ChoosePile,
    Damage,
    If,
    Instead,
    Place,
    PlayCard,
    Prevent,
    Run,
    Search,
    Swap,
    SwitchIdentity,
    Trash,
    TrashAll,
    Unless,
)
from rulerunner.lang.quantities import CardsIn
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, HQ_SERVER, RND_SERVER, THIS, Chosen, OneOf
from rulerunner.lang.statics import FreeInDeck, RemovedOnceResolved
from rulerunner.lang.sugar import (
    about,
    accesses_more,
    if_successful,
    interrupt,
    paid,
    play,
    static,
    sub,
    when,
)
from rulerunner.lang.words import (
    AGENDA,
    CORE,
    CORP_SCORE,
    EVERY,
    GRIP,
    HQ,
    IDENTITY,
    MEAT,
    NET,
    OPERATION,
    POWER,
    RND,
    RUNNER_SCORE,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Rebirth": (
        play(Choose(Is(IDENTITY) & OfYourFaction() & OutsideGame()), SwitchIdentity(CHOSEN)),
        static(RemovedOnceResolved()),
    ),
    "Brainstorm": (when(about("encounter"), gains_for_the_run(sub(Damage(CORE, 1)), CardsIn(GRIP))),),
    "Consulting Visit": (
        static(FreeInDeck(least=6, faction="weyland_consortium")),
        DOUBLE,
        play(Search(RND, Is(OPERATION)), PlayCard(CHOSEN)),
    ),
    "Exchange of Information": (
        PLAY_IF_TAGGED,
        play(
            Choose(Is(AGENDA) & In(CORP_SCORE)),
            Choose(Is(AGENDA) & In(RUNNER_SCORE), slot=1),
            Swap(CHOSEN, Chosen(1)),
        ),
    ),
    "Guru Davinder": (
        interrupt(Trigger("damage", detail=NET, also=(Trigger("damage", detail=MEAT),)), Prevent(EVERY)),
        when(Trigger("prevent", source=Same(THIS)), Unless((Credits(4),), (Trash(),), by="you")),
    ),
    "The Noble Path": (
        play(
            TrashAll(In(GRIP)),
            Run(ANY_SERVER, linked=(interrupt(Trigger("damage"), Prevent(0)),)),
        ),
    ),
    "The Turning Wheel": (
        when(
            Trigger("run ends", server=OneOf((HQ_SERVER, RND_SERVER))),
            If(No(Happened("steal", within="run")), (Place(1, POWER),)),
        ),
        paid(
            HostedCounters(POWER, 2),
            ChooseOne(((accesses_more(1, HQ_SERVER),), (accesses_more(1, RND_SERVER),))),
            condition=DuringRun(),
        ),
    ),
    "Vanilla": (ENDS_THE_RUN,),
    "Information Sifting": (
        play(
            Run(
                HQ_SERVER,
                linked=(if_successful(Instead("breach", (ChoosePile(In(HQ)), AccessEach(CHOSEN)))),),
            )
        ),
    ),
}
