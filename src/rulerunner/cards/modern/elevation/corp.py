"""Elevation: the Corp's cards."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    ICE_HERE,
    NOT_IN_ARCHIVES,
    PLAY_IF_TAGGED,
    REZZED_IN_A_RUN_HERE,
    THREE_ADVANCEMENTS,
    TRASH_A_PROGRAM,
    YOUR_TURN_BEGINS,
    YOUR_TURN_ENDS,
    dividends,
    loaded_on_rez,
    returning,
    runner_may_break,
    threat,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, While, cost
from rulerunner.lang.conditions import (
    TAGGED,
    AllOf,
    AtLeast,
    DidIt,
    DuringRun,
    DuringTurn,
    Empty,
    Exists,
    Flipped,
    Happened,
    No,
    PlayedFrom,
)
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, RemoveTags, TrashCards, TrashThis
from rulerunner.lang.filters import (
    ANY_CARD,
    INSTALLED,
    REZZED,
    UNREZZED,
    AtServer,
    CanAdvance,
    FaceUp,
    Has,
    In,
    Is,
    Of,
    Same,
    Worth,
)
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    ChooseNumber,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    Flip,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Lose,
    May,
    MoveTo,
    MoveToServer,
    Place,
    PlayCard,
    Purge,
    RemoveCounters,
    RemoveTag,
    Repeat,
    Reveal,
    Search,
    TakeCredits,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import LAST, AtMost, CardsIn, CountersOn, Plus, Tags, Times, X
from rulerunner.lang.refs import ATTACKED, CHOSEN, HQ_SERVER, RND_SERVER, THIS, THIS_SERVER, OneOf, ServerOf
from rulerunner.lang.statics import (
    AdditionalCost,
    Cannot,
    MayInstallFaceUp,
    Modify,
    Player,
    PlayOnlyIf,
    RevealedWhenAccessed,
)
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    ASSET,
    CORE,
    CREDIT,
    HQ,
    ICE,
    MEAT,
    NET,
    NEXT_TURN,
    OPERATION,
    POWER,
    PROGRAM,
    RND,
    RUNNER_SCORE,
    TABLE,
)

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "BANGUN: When Disaster Strikes": (
        static(MayInstallFaceUp(Is(AGENDA))),
        when(
            Trigger("access", subject=Is(AGENDA) & INSTALLED & FaceUp()),
            together(Damage(MEAT, 2), GiveTags(1)),
        ),
    ),
    "LEO Construction: Labor Solutions": (
        paid(
            TrashCards(Has("bioroid") & REZZED & AtServer(ATTACKED)),
            EndRun(),
            once="turn",
            condition=DuringRun(),
        ),
    ),
    "Nebula Talent Management: Making Stars": (
        when(
            Trigger("action phase ends", side="you"),
            together(Gain(1), Flip()),
            condition=AllOf((No(Flipped()), Happened("play", side="you"))),
        ),
        when(Trigger("play", side="you", first="turn"), GainClicks(1), condition=Flipped()),
        when(Trigger("successful run", server=OneOf((HQ_SERVER, RND_SERVER))), Flip(), condition=Flipped()),
    ),
    "PT Untaian: Life's Building Blocks": (
        when(
            YOUR_TURN_ENDS,
            If(
                No(AtLeast(CardsIn(HQ), 4)),
                (May((Choose(CanAdvance() & UNREZZED), Place(1, ADVANCEMENT, CHOSEN)), (Credits(1),)),),
            ),
        ),
    ),
    "Synapse Global: Faster than Thought": (
        when(
            Trigger("remove tags", first="turn"),
            May((Choose(In(HQ) & ~Is(OPERATION)), Reveal(CHOSEN), InstallCard(CHOSEN, ignoring="all"))),
        ),
        paid(cost(Clicks(), RemoveTags(1)), Gain(2)),
    ),
    "The Zwicky Group: Invisible Hands": (
        when(
            Trigger("gain credits", side="you", source=Is(AGENDA) | Is(OPERATION), first="turn"),
            May((Draw(1),)),
        ),
    ),
}

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Aggressive Trendsetting": (
        when(
            Trigger("trash", side="runner", subject=Of("corp"), detail=TABLE, first="turn"),
            Unless((Clicks(),), (Lasting(Player("clicks", 1), NEXT_TURN),)),
            condition=DuringTurn("runner"),
        ),
    ),
    "Embedded Reporting": (
        dividends(2),
        when(
            YOUR_TURN_ENDS,
            May(
                (Search(RND, Is(OPERATION), reveal=True), MoveTo(CHOSEN, RND)),
                (HostedCounters(AGENDA_COUNTER),),
            ),
        ),
    ),
    "Greenmail": (when(about("score"), Gain(2)), when(about("forfeit", side="you"), Gain(4))),
    "Off the Books": (
        dividends(1),
        when(
            YOUR_TURN_ENDS,
            May(
                (
                    Search(RND, ANY_CARD, reveal=True),
                    May((InstallCard(CHOSEN, ignoring="all"),), otherwise=(MoveTo(CHOSEN, HQ),)),
                ),
                (HostedCounters(AGENDA_COUNTER),),
            ),
        ),
    ),
    "Project Ingatan": (
        dividends(1),
        when(
            YOUR_TURN_ENDS,
            May(
                (Choose(In(ARCHIVES) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="all")),
                (HostedCounters(AGENDA_COUNTER),),
            ),
        ),
    ),
    "Sericulture Expansion": (
        dividends(1),
        when(
            YOUR_TURN_ENDS,
            May((Choose(INSTALLED), Place(2, ADVANCEMENT, CHOSEN)), (HostedCounters(AGENDA_COUNTER),)),
        ),
    ),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Anthill Excavation Contract": (
        *loaded_on_rez(8, CREDIT),
        when(YOUR_TURN_BEGINS, together(TakeCredits(4), Draw(1))),
    ),
    "Byte!": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"),
            May((together(GiveTags(1), Damage(NET, 3)),), (Credits(4),)),
            condition=NOT_IN_ARCHIVES,
        ),
    ),
    "Humanoid Resources": (
        paid(
            cost(Clicks(3), TrashThis()),
            together(Gain(4), Draw(3)),
            Repeat(2, (May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard())),)),
            May((Choose(Is(OPERATION) & In(HQ)), PlayCard())),
        ),
    ),
    "Idiosyncresis": (
        ADVANCEABLE,
        when(
            YOUR_TURN_BEGINS,
            May(
                (together(Gain(Times(3, ADVANCEMENTS)), Lose(Times(2, ADVANCEMENTS), side="runner")),),
                (TrashThis(),),
            ),
        ),
    ),
    "Otto Campaign": (
        when(about("rez"), Place(6, CREDIT)),
        While(Empty(CREDIT), (together(Trash(), GainClicks(2)),)),
        when(YOUR_TURN_BEGINS, TakeCredits(2)),
    ),
    "Phật Gioan Baotixita": (
        when(YOUR_TURN_ENDS, Place(1, POWER)),
        when(
            Trigger("score", also=(Trigger("steal"),), first="turn"),
            ChooseNumber(0, AtMost(CountersOn(THIS, POWER), 2)),
            RemoveCounters(X, POWER),
            Damage(NET, Plus(1, LAST)),
        ),
    ),
    "Public Access Plaza": (
        when(YOUR_TURN_BEGINS, Gain(1)),
        when(about("trash", side="runner"), GiveTags(1), condition=threat(2)),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Bumi 1.0": (
        when(REZZED_IN_A_RUN_HERE, *trash_one(Is(PROGRAM) & Has("trojan")), may=True),
        runner_may_break(),
        TRASH_A_PROGRAM,
        sub(Damage(CORE, 1)),
    ),
    "Doomscroll": (sub(GiveTags(1)), sub(Damage(NET, 1)), sub(If(AtLeast(Tags(), 2), (Damage(NET, 2),)))),
    "Empiricist": (
        sub(Draw(1), May((Choose(In(HQ)), MoveTo(CHOSEN, RND)))),
        sub(Damage(NET, 1), GiveTags(1)),
        sub(Damage(NET, 2)),
    ),
    "Flyswatter": (when(REZZED_IN_A_RUN_HERE, Purge()), ENDS_THE_RUN),
    "Kessleroid": (static(Cannot("trash as the Runner", cards=Same(THIS))), ENDS_THE_RUN, ENDS_THE_RUN),
    "N-Pot": (
        paid(Credits(3), BreakSubroutines(1, Same(THIS)), user="runner"),
        ENDS_THE_RUN,
        sub(If(threat(2), (EndRun(),))),
        sub(If(threat(4), (EndRun(),))),
    ),
    "Scatter Field": (
        static(Modify("strength", 4), condition=No(Exists(ICE_HERE & ~Same(THIS)))),
        sub(May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard(CHOSEN)))),
        ENDS_THE_RUN,
    ),
    "Syailendra": (
        ADVANCEABLE,
        when(
            about("encounter"),
            If(THREE_ADVANCEMENTS, (May((Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN))),)),
        ),
        sub(May((Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN)))),
        sub(Lose(2, side="runner")),
        sub(Damage(NET, 1)),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Petty Cash": (
        static(PlayOnlyIf(No(Happened("action ends", side="you")))),
        play(Gain(5), If(No(PlayedFrom(HQ)), (GainClicks(1),))),
        paid(Clicks(), PlayCard(THIS, removed=True), active_in=ARCHIVES),
    ),
    "IP Enforcement": (
        static(AdditionalCost("play", (RemoveTags(X),), cards=Same(THIS))),
        play(
            Choose(In(RUNNER_SCORE) & Is(AGENDA) & Worth(X, printed=True)),
            InstallCard(CHOSEN),
            If(TAGGED, (Place(1, ADVANCEMENT, CHOSEN),)),
        ),
    ),
    "Bigger Picture": (
        PLAY_IF_TAGGED,
        play(
            ChooseOne(
                (
                    (GiveTags(1),),
                    (ChooseNumber(0, Tags()), RemoveTag(X), Lose(Times(5, LAST), side="runner"), Gain(LAST)),
                )
            )
        ),
    ),
    "Measured Response": (
        static(PlayOnlyIf(AllOf((threat(4), Happened("successful run", side="runner", within="last turn"))))),
        play(Unless((Credits(8),), (Damage(MEAT, 4),))),
    ),
    "Nanomanagement": (play(GainClicks(2)),),
    "Top-Down Solutions": (
        play(Draw(2), Repeat(2, (May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard())),))),
    ),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Mahkota Langit Grid": (
        *returning(2, "rez", (Is(ASSET) & AtServer(THIS_SERVER, "root")) | ICE_HERE),
        static(Modify("trash cost", 2, of=Is(ASSET) & AtServer(THIS_SERVER, "root")), persistent=True),
    ),
    "Mercia B4LL4RD": (
        when(
            Trigger("action phase ends", side="you"),
            May(
                (
                    Choose(Is(ICE) & In(HQ)),
                    InstallCard(CHOSEN, discount=1),
                    If(DidIt(), (MoveToServer(ServerOf(CHOSEN)),)),
                )
            ),
        ),
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
