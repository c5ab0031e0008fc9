"""Midnight Sun: the Corp's cards."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    COSTS_A_TAG,
    DOUBLE,
    ENDS_THE_RUN,
    OTHER_OWN_INSTALLED,
    PLAY_IF_TAGGED,
    REZZED_IN_A_RUN_HERE,
    TERMINAL,
    TRASH_A_PROGRAM,
    TRIPLE,
    YOUR_TURN_BEGINS,
    not_yet,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, DuringTurn, Matches, No
from rulerunner.lang.costs import Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, CanAdvance, Has, In, Is, Of, Same
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Choose,
    Damage,
    Derez,
    Draw,
    Gain,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Lose,
    May,
    MoveTo,
    Place,
    Purge,
    ScoreCard,
    Search,
    Trash,
)
from rulerunner.lang.quantities import LAST, CardsIn, Count, CreditsOf, Plus, Times
from rulerunner.lang.refs import ARCHIVES_SERVER, BOUND, CHOSEN, NEW_REMOTE, THIS, Chosen
from rulerunner.lang.statics import Cannot, Modify, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    ARCHIVES,
    GRIP,
    HQ,
    ICE,
    NET,
    OPERATION,
    REMOVED,
    RESOURCE,
    RND,
    THIS_RUN,
    THIS_TURN,
)

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "Pravdivost Consulting: Political Solutions": (
        when(
            Trigger("successful run", first="turn"),
            May((Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN))),
        ),
    ),
}

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Artificial Cryptocrash": (when(about("score"), Lose(7, side="runner")),),
    "Blood in the Water": (static(Modify("requirement", CardsIn(GRIP))),),
    "Midnight-3 Arcology": (when(about("score"), Draw(3), Lasting(Cannot("discard"), THIS_TURN)),),
    "Élivágar Bifurcation": (when(about("score"), Choose(REZZED), Derez(CHOSEN), may=True),),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Bladderwort": (
        when(YOUR_TURN_BEGINS, Gain(1), If(No(AtLeast(CreditsOf("you"), 5)), (Damage(NET, 1),))),
    ),
    "Chekist Scion": (
        ADVANCEABLE,
        when(about("access"), GiveTags(Plus(1, ADVANCEMENTS)), condition=Matches(THIS, INSTALLED)),
    ),
    "Drago Ivanov": (
        ADVANCEABLE,
        paid(HostedCounters(ADVANCEMENT, 2), GiveTags(1), condition=DuringTurn("you")),
    ),
    "Refuge Campaign": (when(YOUR_TURN_BEGINS, Gain(2)),),
    "Svyatogor Excavator": (when(YOUR_TURN_BEGINS, May((Gain(3),), (TrashCards(OTHER_OWN_INSTALLED),))),),
    "Ubiquitous Vig": (ADVANCEABLE, when(YOUR_TURN_BEGINS, Gain(ADVANCEMENTS))),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Bathynomus": (
        static(Modify("strength", 3), condition=Matches(THIS, AtServer(ARCHIVES_SERVER, "ice"))),
        sub(Damage(NET, 3)),
    ),
    "Ivik": (
        static(Modify("rez cost", Times(-1, Count(Is(ICE) & Has("code gate") & REZZED)))),
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
    ),
    "Maskirovka": (sub(Gain(2)), ENDS_THE_RUN),
    "Mestnichestvo": (
        ADVANCEABLE,
        when(about("encounter"), May((Lose(3, side="runner"),), (HostedCounters(ADVANCEMENT),))),
        sub(Lose(3, side="runner")),
        ENDS_THE_RUN,
    ),
    "Stavka": (
        when(
            about("rez"),
            May(
                (Lasting(Modify("strength", 5, of=Same(BOUND)), THIS_RUN, bind=THIS),),
                (TrashCards(OTHER_OWN_INSTALLED),),
            ),
        ),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
    ),
    "Vasilisa": (
        when(about("encounter"), May((Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN)), (Credits(1),))),
        sub(GiveTags(1)),
    ),
    "Wave": (
        when(REZZED_IN_A_RUN_HERE, Search(RND, Is(ICE), reveal=True), MoveTo(CHOSEN, HQ), may=True),
        sub(Gain(Count(Is(ICE) & Has("harmonic") & REZZED))),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Backroom Machinations": (
        COSTS_A_TAG,
        play(AddAsAgenda(1)),
    ),
    "Big Deal": (
        TERMINAL,
        play(
            Choose(INSTALLED), Place(4, ADVANCEMENT, CHOSEN), May((ScoreCard(CHOSEN),)), MoveTo(THIS, REMOVED)
        ),
    ),
    "Extract": (play(Gain(6), May((Gain(3),), (TrashCards(Of("you") & INSTALLED),))),),
    "Mitosis": (
        DOUBLE,
        play(
            Choose(In(HQ) & ~Is(OPERATION), up_to=True),
            InstallCard(CHOSEN, at=NEW_REMOTE),
            Choose(In(HQ) & ~Is(OPERATION), up_to=True, slot=1),
            InstallCard(Chosen(1), at=NEW_REMOTE),
            together(Place(2, ADVANCEMENT, CHOSEN), Place(2, ADVANCEMENT, Chosen(1))),
            *not_yet(CHOSEN, THIS_TURN),
            *not_yet(Chosen(1), THIS_TURN),
        ),
    ),
    "Mutually Assured Destruction": (
        TRIPLE,
        play(Choose(REZZED, Count(REZZED), up_to=True), Trash(CHOSEN), GiveTags(LAST)),
    ),
    "Trust Operation": (
        PLAY_IF_TAGGED,
        play(
            *trash_one(Is(RESOURCE)),
            Choose(In(ARCHIVES) & ~Is(OPERATION)),
            InstallCard(CHOSEN, ignoring="all", rez=True),
        ),
    ),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Mavirus": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), May((Purge(),)), If(Matches(THIS, REZZED), (Damage(NET, 1),))),
        paid(TrashThis(), Purge()),
    ),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **IDENTITIES,
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
    **UPGRADES,
}
