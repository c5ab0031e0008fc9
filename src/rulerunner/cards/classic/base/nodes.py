"""Base set of 1996: nodes."""

from rulerunner.cards.classic_phrases import rezzed_before
from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    YOUR_TURN_BEGINS,
    loaded_on_rez,
    shuffle_into_rnd,
    strengthens,
    tag_trace,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AtLeast, Happened, Matches
from rulerunner.lang.costs import AgendaPoints, Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, CanAdvance, Has, In, Is, Of, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    Damage,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    LoseGame,
    May,
    MoveCounters,
    MoveTo,
    Place,
    Repeat,
    Reveal,
    RollDie,
    TakeCredits,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import (
    LAST,
    THAT_MANY,
    CardsIn,
    Count,
    CountersOn,
    NumberChosen,
    Tags,
    Times,
    X,
)
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import (
    GainsSubroutines,
    Modify,
    Player,
    RaisesTraces,
    Recurring,
    RevealedWhenAccessed,
    SavesInstead,
    SpendFrom,
)
from rulerunner.lang.sugar import about, paid, static, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORE,
    CREDIT,
    HARDWARE,
    HQ,
    ICE,
    MEAT,
    NET,
    PROGRAM,
    RND,
)

WALLS = Is(ICE) & Has("wall")
CODE_GATES = Is(ICE) & Has("code gate")
AGENDAS_IN_HQ = Is(AGENDA) & In(HQ)
ACCESS = about("access")
IF_REZZED = Matches(THIS, REZZED)
NOT_IN_ARCHIVES = Matches(THIS, ~In(ARCHIVES))

CARDS: dict[str, tuple[Ability, ...]] = {
    "BBS Whispering Campaign": (
        *loaded_on_rez(16, CREDIT),
        paid(Clicks(), TakeCredits(2)),
    ),
    "Blood Cat": (paid(Clicks(), tag_trace(5)),),
    "Braindance Campaign": (
        *loaded_on_rez(12, CREDIT),
        when(YOUR_TURN_BEGINS, TakeCredits(2)),
    ),
    "Chicago Branch": (
        paid(cost(Clicks(), Credits(3)), Choose(CanAdvance()), Place(2, ADVANCEMENT, CHOSEN)),
    ),
    "City Surveillance": (
        rezzed_before("draw", "runner"),
        when(Trigger("draw", side="runner"), Repeat(THAT_MANY, (Unless((Credits(1),), (GiveTags(1),)),))),
    ),
    "Corporate Negotiating Center": (
        when(
            YOUR_TURN_BEGINS,
            Choose(AGENDAS_IN_HQ, Count(AGENDAS_IN_HQ), up_to=True),
            Reveal(CHOSEN),
            Gain(NumberChosen()),
        ),
    ),
    "Corprunner's Shattered Remains": (
        ADVANCEABLE,
        when(ACCESS, Choose(Is(HARDWARE) & INSTALLED, ADVANCEMENTS), Trash(CHOSEN), condition=IF_REZZED),
    ),
    "Cowboy Sysop": (paid(Clicks(), Choose(INSTALLED & Of("you")), MoveTo(CHOSEN, HQ)),),
    "Data Masons": (
        static(Modify("rez cost", -2, of=WALLS)),
        strengthens(WALLS, 1),
    ),
    "Department of Truth Enhancement": (
        paid(Clicks(), Place(3, CREDIT)),
        paid(Clicks(), TakeCredits(CountersOn(THIS, CREDIT))),
    ),
    "Encoder, Inc.": (
        static(Modify("rez cost", -1, of=CODE_GATES)),
        static(GainsSubroutines((ENDS_THE_RUN,), of=CODE_GATES)),
    ),
    "ESA Contract": (paid(Clicks(), Draw(2)),),
    "Euromarket Consortium": (
        static(Player("hand size", 2)),
        paid(cost(Clicks(), Credits(1)), Draw(2)),
    ),
    "Experimental AI": (
        ADVANCEABLE,
        when(ACCESS, Choose(Is(PROGRAM) & INSTALLED, ADVANCEMENTS), Trash(CHOSEN), condition=IF_REZZED),
    ),
    "Fortress Architects": (static(Modify("install cost", -1, of=Is(ICE))),),
    "Hacker Tracker Central": (
        when(Trigger("trace succeeds", also=(Trigger("trace fails"),)), Place(1, CREDIT)),
        static(SpendFrom("trace"), RaisesTraces()),
    ),
    "Holovid Campaign": (
        *loaded_on_rez(12, CREDIT),
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
    ),
    "I Got a Rock": (paid(cost(Clicks(), AgendaPoints(3)), Damage(MEAT, 15), condition=AtLeast(Tags(), 2)),),
    "Information Laundering": (
        ADVANCEABLE,
        paid(cost(Clicks(), TrashThis()), Gain(Times(4, ADVANCEMENTS))),
    ),
    "Investment Firm": (
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
        static(SavesInstead(2)),
    ),
    "Krumz": (
        static(Recurring(1)),
        static(SpendFrom("trace")),
    ),
    "Nevinyrral": (
        static(Player("clicks", 1)),
        when(about("uninstall"), LoseGame()),
    ),
    "Newsgroup Taunting": (when(Trigger("run begins"), Unless((Credits(1),), (EndRun(),))),),
    "Omniscience Foundation": (when(Trigger("turn ends"), GiveTags(1), condition=Happened("tags")),),
    "Pacifica Regional AI": (
        ADVANCEABLE,
        paid(HostedCounters(ADVANCEMENT), GainClicks(1)),
    ),
    "Remote Facility": (static(Player("clicks", 1)),),
    "Rescheduler": (paid(Clicks(), *shuffle_into_rnd(In(HQ), CardsIn(HQ)), Draw(NumberChosen())),),
    "Rockerboy Promotion": (
        *loaded_on_rez(15, CREDIT),
        paid(Clicks(), TakeCredits(3)),
    ),
    "Rustbelt HQ Branch": (static(Player("hand size", 2)),),
    "Schlaghund": (
        paid(
            Clicks(),
            RollDie(),
            If(AtLeast(Tags(), LAST), (together(Damage(MEAT, 10), Trash()),)),
        ),
    ),
    "Setup!": (
        when(ACCESS, Damage(NET, 2), condition=NOT_IN_ARCHIVES),
        static(RevealedWhenAccessed(RND)),
    ),
    "Skalderviken SA Beta Test Site": (static(Modify("rez cost", -2, of=Is(ICE) & Has("black ice"))),),
    "Solo Squad": (paid(Clicks(), Damage(MEAT, 1), condition=TAGGED),),
    "South African Mining Corp": (paid(Clicks(3), Gain(6)),),
    "Spinn Public Relations": (
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
        paid(Clicks(), Place(3, CREDIT)),
    ),
    "TRAP!": (
        when(
            ACCESS,
            May((together(Damage(NET, 3), GiveTags(1)),), (Credits(4),)),
            condition=NOT_IN_ARCHIVES,
        ),
        static(RevealedWhenAccessed(RND)),
    ),
    "Vacant Soulkiller": (
        ADVANCEABLE,
        when(ACCESS, Damage(CORE, ADVANCEMENTS), condition=IF_REZZED),
    ),
    "Vapor Ops": (
        ADVANCEABLE,
        paid(HostedCounters(ADVANCEMENT), Gain(1)),
        paid(
            Clicks(),
            Choose(CanAdvance() & ~Same(THIS)),
            ChooseNumber(0, ADVANCEMENTS),
            MoveCounters(X, ADVANCEMENT, THIS, CHOSEN),
        ),
    ),
    "Virus Test Site": (
        ADVANCEABLE,
        when(
            ACCESS,
            If(AtLeast(ADVANCEMENTS, 1), (Damage(NET, Times(2, ADVANCEMENTS)),), (Damage(NET, 1),)),
            condition=NOT_IN_ARCHIVES,
        ),
        static(RevealedWhenAccessed(RND)),
    ),
}
