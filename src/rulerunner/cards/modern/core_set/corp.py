"""Core Set: the Corp's cards."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCED_STRENGTH,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    PLAY_IF_TAGGED,
    TRASH_A_PROGRAM,
    YOUR_TURN_BEGINS,
    loaded_on_rez,
    runner_may_break,
    strengthens,
    tag_trace,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, FullyBroken, Happened, Matches, No
from rulerunner.lang.costs import Clicks, Credits, Forfeit, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import (
    AMONG,
    ANY_CARD,
    INSTALLED,
    REZZED,
    UNREZZED,
    AtServer,
    CanAdvance,
    Has,
    In,
    Is,
    Same,
    Underwent,
)
from rulerunner.lang.instructions import (
    Arrange,
    Choose,
    ChooseOne,
    Damage,
    Derez,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    JackOut,
    Lasting,
    Later,
    LookAtTop,
    LoseAllCredits,
    LoseClicks,
    May,
    MoveRunner,
    MoveTo,
    Place,
    Prevent,
    RemoveTag,
    Repeat,
    RezCard,
    Search,
    TakeBadPublicity,
    TakeCredits,
    Trace,
    Trash,
    TrashAll,
    Unless,
)
from rulerunner.lang.quantities import Count, Tags, Times, X
from rulerunner.lang.refs import ATTACKED, BOUND, CHOSEN, HQ_SERVER, THIS, THIS_SERVER
from rulerunner.lang.statics import (
    AdditionalCost,
    Advanceable,
    InstallOnly,
    Modify,
    Player,
    PlayOnlyIf,
    Recurring,
    RevealedWhenAccessed,
    SpendFrom,
    XAtMost,
)
from rulerunner.lang.sugar import about, interrupt, paid, play, prevention, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    CORE,
    CREDIT,
    HQ,
    ICE,
    MEAT,
    NET,
    OPERATION,
    POWER,
    PROGRAM,
    RND,
    TABLE,
)

ICE_HERE = Is(ICE) & AtServer(THIS_SERVER, "ice")

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "Haas-Bioroid: Engineering the Future": (when(Trigger("install", side="you", first="turn"), Gain(1)),),
    "Jinteki: Personal Evolution": (
        when(Trigger("score"), Damage(NET, 1)),
        when(Trigger("steal"), Damage(NET, 1)),
    ),
    "NBN: Making News": (
        static(Recurring(2)),
        static(SpendFrom("trace")),
    ),
    "Weyland Consortium: Building a Better World": (
        when(Trigger("play", subject=Is(OPERATION) & Has("transaction"), side="you"), Gain(1)),
    ),
}

AGENDAS: dict[str, tuple[Ability, ...]] = {
    "Accelerated Beta Test": (
        when(
            about("score"),
            May(
                (
                    LookAtTop(RND, 3),
                    Choose(AMONG & Is(ICE), Count(AMONG & Is(ICE)), up_to=True),
                    InstallCard(CHOSEN, "all", rez=True),
                    TrashAll(AMONG),
                )
            ),
        ),
    ),
    "AstroScript Pilot Program": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN)),
    ),
    "Breaking News": (
        when(about("score"), GiveTags(2)),
        when(Trigger("turn ends"), If(Matches(THIS, Underwent("score")), (RemoveTag(2, "runner"),))),
    ),
    "Hostile Takeover": (when(about("score"), together(Gain(7), TakeBadPublicity(1))),),
    "Nisei MK II": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), EndRun()),
    ),
    "Posted Bounty": (
        when(
            about("score"),
            May((together(GiveTags(1), TakeBadPublicity(1)),), (Forfeit(1, Same(THIS)),)),
        ),
    ),
    "Priority Requisition": (
        when(about("score"), Choose(Is(ICE) & UNREZZED), RezCard(CHOSEN, ignoring="all"), may=True),
    ),
    "Private Security Force": (paid(Clicks(), Damage(MEAT, 1), condition=TAGGED),),
}

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Adonis Campaign": (
        *loaded_on_rez(12, CREDIT),
        when(YOUR_TURN_BEGINS, TakeCredits(3)),
    ),
    "Aggressive Secretary": (
        ADVANCEABLE,
        when(
            about("access"),
            May((Choose(Is(PROGRAM) & INSTALLED, ADVANCEMENTS), Trash(CHOSEN)), (Credits(2),)),
        ),
    ),
    "Ghost Branch": (
        ADVANCEABLE,
        when(about("access"), GiveTags(ADVANCEMENTS), may=True),
    ),
    "Melange Mining Corp.": (paid(Clicks(3), Gain(7)),),
    "PAD Campaign": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Project Junebug": (
        ADVANCEABLE,
        when(about("access"), May((Damage(NET, Times(2, ADVANCEMENTS)),), (Credits(1),))),
    ),
    "Security Subcontract": (paid(cost(Clicks(), TrashCards(Is(ICE) & REZZED)), Gain(4)),),
    "Snare!": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"),
            May((together(GiveTags(1), Damage(NET, 3)),), (Credits(4),)),
            condition=Matches(THIS, ~In(ARCHIVES)),
        ),
    ),
    "Zaibatsu Loyalty": (
        interrupt(
            Trigger("expose"),
            May((RezCard(THIS),)),
            condition=Matches(THIS, UNREZZED),
            active_in=TABLE,
        ),
        prevention(Credits(1), "expose", Prevent(1)),
        prevention(TrashThis(), "expose", Prevent(1)),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Archer": (
        static(AdditionalCost("rez", (Forfeit(1),), cards=Same(THIS))),
        sub(Gain(2)),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
    ),
    "Cell Portal": (sub(MoveRunner(ATTACKED), May((JackOut(),), by="runner"), Derez()),),
    "Chum": (
        sub(
            Lasting(Modify("strength", 2, of=Same(BOUND)), "encounter", next_encounter=True),
            Later(
                when(about("encounter ends", BOUND), Damage(NET, 3), condition=No(FullyBroken())),
                next_encounter=True,
            ),
        ),
    ),
    "Data Mine": (sub(Damage(NET, 1), Trash()),),
    "Data Raven": (
        when(about("encounter"), ChooseOne(((GiveTags(1),), (EndRun("runner"),)), by="runner", must=True)),
        paid(HostedCounters(POWER), GiveTags(1)),
        sub(Trace(3, (Place(1, POWER),))),
    ),
    "Enigma": (
        sub(LoseClicks(1, side="runner")),
        ENDS_THE_RUN,
    ),
    "Hadrian's Wall": (
        static(Advanceable(), ADVANCED_STRENGTH),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Heimdall 1.0": (
        runner_may_break(),
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
    "Hunter": (sub(tag_trace(3)),),
    "Ice Wall": (
        ADVANCEABLE,
        static(ADVANCED_STRENGTH),
        ENDS_THE_RUN,
    ),
    "Ichi 1.0": (
        runner_may_break(),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        sub(Trace(1, (together(Damage(CORE, 1), GiveTags(1)),))),
    ),
    "Matrix Analyzer": (
        when(about("encounter"), May((Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN)), (Credits(1),))),
        sub(tag_trace(2)),
    ),
    "Neural Katana": (sub(Damage(NET, 3)),),
    "Rototurret": (
        TRASH_A_PROGRAM,
        ENDS_THE_RUN,
    ),
    "Shadow": (
        static(Advanceable(), ADVANCED_STRENGTH),
        sub(Gain(2)),
        sub(tag_trace(3)),
    ),
    "Tollbooth": (
        when(about("encounter"), Unless((Credits(3),), (EndRun(),), must=True)),
        ENDS_THE_RUN,
    ),
    "Viktor 1.0": (
        runner_may_break(),
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
    ),
    "Wall of Static": (ENDS_THE_RUN,),
    "Wall of Thorns": (
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Aggressive Negotiation": (
        static(PlayOnlyIf(Happened("score", side="you"))),
        play(Search(RND, ANY_CARD), MoveTo(CHOSEN, HQ)),
    ),
    "Anonymous Tip": (play(Draw(3)),),
    "Archived Memories": (play(Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),),
    "Beanstalk Royalties": (play(Gain(3)),),
    "Biotic Labor": (play(GainClicks(2)),),
    "Closed Accounts": (
        PLAY_IF_TAGGED,
        play(LoseAllCredits(side="runner")),
    ),
    "Hedge Fund": (play(Gain(9)),),
    "Neural EMP": (
        static(PlayOnlyIf(Happened("run begins", side="runner", within="last turn"))),
        play(Damage(NET, 1)),
    ),
    "Precognition": (play(LookAtTop(RND, 5), Arrange()),),
    "Psychographics": (static(XAtMost(Tags())), play(Choose(CanAdvance()), Place(X, ADVANCEMENT, CHOSEN))),
    "SEA Source": (
        static(PlayOnlyIf(Happened("successful run", side="runner", within="last turn"))),
        play(tag_trace(3)),
    ),
    "Scorched Earth": (
        PLAY_IF_TAGGED,
        play(Damage(MEAT, 4)),
    ),
    "Shipment from Kaguya": (play(Choose(CanAdvance(), 2, up_to=True), Place(1, ADVANCEMENT, CHOSEN)),),
    "Shipment from MirrorMorph": (play(Repeat(3, (May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard())),))),),
}

UPGRADES: dict[str, tuple[Ability, ...]] = {
    "Akitaro Watanabe": (static(Modify("rez cost", -2, of=ICE_HERE)),),
    "Corporate Troubleshooter": (
        paid(
            cost(Credits(X), TrashThis()),
            Choose(REZZED & ICE_HERE),
            Lasting(Modify("strength", X, of=Same(BOUND)), "turn", bind=CHOSEN),
        ),
    ),
    "Experiential Data": (strengthens(ICE_HERE, 1),),
    "Red Herrings": (static(AdditionalCost("steal", (Credits(5),), server=THIS_SERVER), persistent=True),),
    "Research Station": (
        static(InstallOnly(HQ_SERVER)),
        static(Player("hand size", 2)),
    ),
    "SanSan City Grid": (static(Modify("requirement", -1, of=Is(AGENDA) & AtServer(THIS_SERVER, "root"))),),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **IDENTITIES,
    **AGENDAS,
    **ASSETS,
    **ICES,
    **OPERATIONS,
    **UPGRADES,
}
