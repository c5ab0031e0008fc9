"""Terminal Directive Cards."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCED_STRENGTH,
    TERMINAL,
    THREE_ADVANCEMENTS,
    TRIPLE,
    YOUR_TURN_BEGINS,
    loaded_on_rez,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, Credits, Forfeit, HostedCounters, TrashThis
from rulerunner.lang.filters import ANY_CARD, INSTALLED, REZZED, Has, In, Is, Of, Same
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    ChooseRandom,
    Damage,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    GiveTags,
    If,
    IncreaseImminent,
    InstallCard,
    LandsInstead,
    LoseClicks,
    May,
    MoveTo,
    PayUpTo,
    Place,
    PlayCard,
    Prevent,
    Search,
    TakeCredits,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, ENCOUNTERED, HOST, THIS, Chosen
from rulerunner.lang.statics import BreakLimit, GainsSubtype, Hosts, InstallOnlyOn, Player, RemovesTrashed
from rulerunner.lang.sugar import (
    about,
    boosts,
    breaks,
    interrupt,
    paid,
    play,
    prevention,
    static,
    sub,
    together,
    when,
)
from rulerunner.lang.words import (
    AGENDA_COUNTER,
    ARCHIVES,
    CORE,
    CREDIT,
    EVENT,
    EVERY,
    GRIP,
    HEAP,
    HQ,
    ICE,
    MEAT,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RND,
    STACK,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Abagnale": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 2),
        paid(TrashThis(), Bypass(), condition=Matches(ENCOUNTERED, Has("code gate"))),
    ),
    "Biometric Spoofing": (prevention(TrashThis(), "damage", Prevent(2)),),
    "Brain Rewiring": (
        when(
            about("score"),
            PayUpTo(
                EVERY,
                (ChooseRandom(In(GRIP), X), MoveTo(CHOSEN, STACK, bottom=True), Draw(1, "runner")),
            ),
        ),
    ),
    "Colossus": (
        ADVANCEABLE,
        static(ADVANCED_STRENGTH),
        sub(If(THREE_ADVANCEMENTS, (GiveTags(2),), (GiveTags(1),))),
        sub(
            If(
                THREE_ADVANCEMENTS,
                (
                    Choose(Is(PROGRAM) & INSTALLED),
                    Choose(Is(RESOURCE) & INSTALLED, slot=1),
                    together(Trash(CHOSEN), Trash(Chosen(1))),
                ),
                trash_one(Is(PROGRAM)),
            )
        ),
    ),
    "Dhegdheer": (static(Hosts(Is(PROGRAM) & ~Same(THIS), most=1, free=True, discount=1)),),
    "Egret": (
        static(InstallOnlyOn(Is(ICE) & REZZED)),
        static(
            GainsSubtype("barrier", of=Same(HOST)),
            GainsSubtype("code gate", of=Same(HOST)),
            GainsSubtype("sentry", of=Same(HOST)),
        ),
    ),
    "Elective Upgrade": (
        when(about("score"), Place(2, AGENDA_COUNTER)),
        paid(cost(Clicks(), HostedCounters(AGENDA_COUNTER)), GainClicks(2), once="turn"),
    ),
    "IPO": (TERMINAL, play(Gain(13))),
    "Laguna Velasco District": (
        interrupt(Trigger("draw", side="you", detail="basic action"), IncreaseImminent(1)),
    ),
    "LLDS Memory Diamond": (
        static(Player("memory", 1)),
        static(Player("link", 1)),
        static(Player("hand size", 1)),
    ),
    "Marilyn Campaign": (
        *loaded_on_rez(8, CREDIT),
        when(YOUR_TURN_BEGINS, TakeCredits(2)),
        interrupt(about("trash"), LandsInstead("deck"), may=True),
    ),
    "Mr. Stone": (when(Trigger("tags"), Damage(MEAT, 1)),),
    "Process Automation": (play(together(Gain(2), Draw(1))),),
    "Seidr Laboratories: Destiny Defined": (
        when(
            Trigger(
                "spend clicks",
                side="runner",
                first="turn",
                during=ANY_SERVER,
                also=(Trigger("lose clicks", side="runner", during=ANY_SERVER),),
            ),
            May((Choose(In(ARCHIVES)), MoveTo(CHOSEN, RND))),
        ),
    ),
    "Skorpios Defense Systems: Persuasive Power": (static(RemovesTrashed(Of("runner"))),),
    "The Shadow Net": (
        paid(cost(Clicks(), Forfeit()), Choose(In(HEAP) & Is(EVENT)), PlayCard(CHOSEN, "all")),
    ),
    "Ubax": (
        static(Player("memory", 1)),
        when(YOUR_TURN_BEGINS, Draw(1)),
    ),
    "Ultraviolet Clearance": (
        TRIPLE,
        play(together(Gain(10), Draw(4)), May((Choose(In(HQ) & ~Is(OPERATION)), InstallCard(CHOSEN)))),
    ),
    "Hortum": (
        ADVANCEABLE,
        static(BreakLimit(0, by=Is(PROGRAM) & Has("ai")), condition=THREE_ADVANCEMENTS),
        sub(If(THREE_ADVANCEMENTS, (Gain(4),), (Gain(1),))),
        sub(
            If(
                THREE_ADVANCEMENTS,
                (Search(RND, ANY_CARD, amount=2), MoveTo(CHOSEN, HQ), EndRun()),
                (EndRun(),),
            )
        ),
    ),
    "Executive Functioning": (sub(Trace(4, (Damage(CORE, 1),))),),
    "Weir": (
        sub(LoseClicks(1, side="runner")),
        sub(Choose(In(GRIP), by="runner"), Trash(CHOSEN, by="runner")),
    ),
}
