"""System Gateway: the Corp's cards."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    PLAY_IF_TAGGED,
    YOUR_TURN_BEGINS,
    loaded_on_rez,
    runner_may_break,
    shuffle_into_rnd,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, While
from rulerunner.lang.conditions import TAGGED, AtLeast, Empty, Exists, Happened, Matches, No, Odd
from rulerunner.lang.costs import Clicks, Credits, RemoveThis, TakeTags, TrashCards, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    UNREZZED,
    AtServer,
    FaceUp,
    In,
    Is,
    Of,
    Same,
    Underwent,
    WithCounters,
)
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    JackOut,
    Lasting,
    Lose,
    May,
    MoveTo,
    Place,
    RezCard,
    Search,
    TakeCredits,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CardsIn, CostOf, CreditsOf, Plus, PointsThisTurn
from rulerunner.lang.refs import AFFECTED, ANY_REMOTE, CHOSEN, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import about, at, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CREDIT,
    HARDWARE,
    HQ,
    ICE,
    MEAT,
    NET,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RND,
    THIS_RUN,
)

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "Haas-Bioroid: Precision Design": (
        static(Player("hand size", 1)),
        when(Trigger("score", side="you"), Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ), may=True),
    ),
    "Jinteki: Restoring Humanity": (
        when(Trigger("turn ends", side="you"), If(Exists(In(ARCHIVES) & ~FaceUp()), (Gain(1),))),
    ),
    "NBN: Reality Plus": (
        when(Trigger("tags", side="runner", first="turn"), ChooseOne(((Gain(2),), (Draw(2),)))),
    ),
    "The Syndicate: Profit over Principle": (),
    "Weyland Consortium: Built to Last": (
        when(
            Trigger("advance", side="you"),
            Gain(2),
            condition=Matches(THAT, ~WithCounters(ADVANCEMENT, 2)),
        ),
    ),
}

SEND_A_MESSAGE = (Choose(Is(ICE) & UNREZZED), RezCard(CHOSEN, ignoring="all"))

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Above the Law": (when(about("score"), *trash_one(Is(RESOURCE)), may=True),),
    "Longevity Serum": (
        when(
            about("score"),
            Choose(In(HQ), CardsIn(HQ), up_to=True),
            Trash(CHOSEN),
            *shuffle_into_rnd(In(ARCHIVES), 3, up_to=True),
        ),
    ),
    "Luminal Transubstantiation": (when(about("score"), GainClicks(3), Lasting(Cannot("score"), "turn")),),
    "Offworld Office": (when(about("score"), Gain(7)),),
    "Orbital Superiority": (when(about("score"), If(TAGGED, (Damage(MEAT, 4),), (GiveTags(1),))),),
    "Send a Message": (
        when(about("score"), *SEND_A_MESSAGE, may=True),
        when(about("steal"), *SEND_A_MESSAGE, may=True),
    ),
    "Superconducting Hub": (
        when(about("score"), Draw(2), may=True),
        static(Player("hand size", 2)),
    ),
    "Tomorrowʼs Headline": (
        when(about("score"), GiveTags(1)),
        when(about("steal"), GiveTags(1)),
    ),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Clearinghouse": (
        ADVANCEABLE,
        when(YOUR_TURN_BEGINS, May((Damage(MEAT, ADVANCEMENTS),), (TrashThis(),))),
    ),
    "Nico Campaign": (
        when(about("rez"), Place(9, CREDIT)),
        While(Empty(CREDIT), (together(Trash(), Draw(1)),)),
        when(YOUR_TURN_BEGINS, TakeCredits(3)),
    ),
    "Regolith Mining License": (
        *loaded_on_rez(15, CREDIT),
        paid(Clicks(), TakeCredits(3)),
    ),
    "Spin Doctor": (
        when(about("rez"), Draw(2)),
        paid(RemoveThis(), *shuffle_into_rnd(In(ARCHIVES), 2, up_to=True)),
    ),
    "Urtica Cipher": (
        ADVANCEABLE,
        when(about("access"), Damage(NET, Plus(2, ADVANCEMENTS)), condition=Matches(THIS, INSTALLED)),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Ansel 1.0": (
        runner_may_break(),
        sub(*trash_one(Of("opponent"))),
        sub(May((Choose((In(HQ) | In(ARCHIVES)) & ~Is(OPERATION)), InstallCard(CHOSEN)))),
        sub(
            Lasting(Cannot("steal", cards=Of("corp")), THIS_RUN),
            Lasting(Cannot("trash as the Runner", cards=Of("corp")), THIS_RUN),
        ),
    ),
    "Ballista": (sub(ChooseOne((trash_one(Is(PROGRAM)), (EndRun(),)))),),
    "Brân 1.0": (
        runner_may_break(),
        sub(
            May(
                (
                    Choose((In(HQ) | In(ARCHIVES)) & Is(ICE)),
                    InstallCard(CHOSEN, ignoring="all", inward=THIS),
                )
            )
        ),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Diviner": (sub(Damage(NET, 1), If(Odd(CostOf(AFFECTED)), (EndRun(),))),),
    "Funhouse": (
        when(about("encounter"), Unless((TakeTags(1),), (EndRun(),))),
        sub(Unless((Credits(4),), (GiveTags(1),))),
    ),
    "Karunā": (
        sub(Damage(NET, 2), May((JackOut(),), by="runner")),
        sub(Damage(NET, 2)),
    ),
    "Palisade": (
        static(Modify("strength", 2), condition=Matches(THIS, AtServer(ANY_REMOTE, "ice"))),
        ENDS_THE_RUN,
    ),
    "Pharos": (
        ADVANCEABLE,
        static(Modify("strength", 5), condition=Matches(THIS, WithCounters(ADVANCEMENT, 3))),
        sub(GiveTags(1)),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Ping": (
        when(Trigger("rez", subject=Same(THIS), during=THIS_SERVER), GiveTags(1)),
        ENDS_THE_RUN,
    ),
    "Tithe": (
        sub(Damage(NET, 1)),
        sub(Gain(1)),
    ),
    "Whitespace": (
        sub(Lose(3, side="runner")),
        sub(If(No(AtLeast(CreditsOf("runner"), 7)), (EndRun(),))),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Government Subsidy": (play(Gain(15)),),
    "Hansei Review": (play(Gain(10), If(Exists(In(HQ)), (Choose(In(HQ)), Trash(CHOSEN)))),),
    "Neurospike": (play(Damage(NET, PointsThisTurn("score", side="you"))),),
    "Predictive Planogram": (
        play(
            If(
                TAGGED,
                (ChooseOne(((Gain(3),), (Draw(3),), (Gain(3), Draw(3)), (Draw(3), Gain(3)))),),
                (ChooseOne(((Gain(3),), (Draw(3),))),),
            )
        ),
    ),
    "Public Trail": (
        static(PlayOnlyIf(Happened("successful run", side="runner", within="last turn"))),
        play(Unless((Credits(8),), (GiveTags(1),))),
    ),
    "Retribution": (
        PLAY_IF_TAGGED,
        play(*trash_one(Is(PROGRAM) | Is(HARDWARE))),
    ),
    "Seamless Launch": (
        play(
            Choose(INSTALLED & ~(Of("you") & Underwent("install"))),
            Place(2, ADVANCEMENT, CHOSEN),
        ),
    ),
    "Sprint": (play(Draw(3), *shuffle_into_rnd(In(HQ), 2)),),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "AMAZE Amusements": (
        when(
            at("run ends", THIS_SERVER),
            If(Happened("steal", within="run"), (GiveTags(2),)),
            persistent=True,
        ),
    ),
    "Anoetic Void": (
        when(at("approach server", THIS_SERVER), May((EndRun(),), (Credits(2), TrashCards(In(HQ), 2)))),
    ),
    "Malapert Data Vault": (
        when(
            at("score", THIS_SERVER),
            Search(RND, ~Is(AGENDA), reveal=True),
            MoveTo(CHOSEN, HQ),
            may=True,
        ),
    ),
    "Manegarm Skunkworks": (
        when(at("approach server", THIS_SERVER), Unless((Clicks(2),), (Unless((Credits(5),), (EndRun(),)),))),
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
