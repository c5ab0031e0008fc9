"""Data and Destiny."""

from typing import Final

from rulerunner.cards.phrases import DOUBLE, ENCOUNTER, NOT_IN_ARCHIVES, tag_trace, trash_one
from rulerunner.lang.abilities import Ability, Paid, Trigger, cost
from rulerunner.lang.conditions import TAGGED, AllOf, DuringRun, Flipped, Happened, Matches, No
from rulerunner.lang.costs import Clicks, Credits, Forfeit, LoseClicksCost, RemoveTags, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Of, Same, WithTrashCost
from rulerunner.lang.instructions import (
    AddAsAgenda,
    BreakSubroutines,
    Bypass,
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EncounterIce,
    EndRun,
    Flip,
    Gain,
    GiveTags,
    InstallCard,
    LandsInstead,
    Lasting,
    Lose,
    May,
    MoveTo,
    Prevent,
    Repeat,
    ResolveScored,
    Reveal,
    Search,
    ShuffleDeck,
    Trace,
    Trash,
    TrashAll,
    TurnDown,
)
from rulerunner.lang.quantities import Tags, X
from rulerunner.lang.refs import (
    ARCHIVES_SERVER,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    RND_SERVER,
    THAT,
    THIS,
    THIS_SERVER,
    Top,
)
from rulerunner.lang.statics import (
    AdditionalCost,
    BasicCost,
    FirstClickRuns,
    LosesAbilities,
    Modify,
    MustTrash,
    Player,
    PlayOnlyIf,
    RevealedWhenAccessed,
    StaysUntil,
)
from rulerunner.lang.sugar import about, interrupt, paid, play, prevention, static, sub, together, when
from rulerunner.lang.words import (
    AGENDA,
    ARCHIVES,
    CORP_SCORE,
    GRIP,
    HQ,
    IDENTITY,
    NET,
    OPERATION,
    PROGRAM,
    RND,
    RUNNER_SCORE,
    STACK,
    TABLE,
)

CENTRALS: Final = (HQ_SERVER, RND_SERVER, ARCHIVES_SERVER)

CARDS: dict[str, tuple[Ability, ...]] = {
    "15 Minutes": (
        paid(Clicks(), together(MoveTo(THIS, RND), ShuffleDeck())),
        paid(
            Clicks(),
            together(MoveTo(THIS, RND), ShuffleDeck()),
            condition=Matches(THIS, In(RUNNER_SCORE)),
            active_in=RUNNER_SCORE,
        ),
    ),
    "24/7 News Cycle": (
        static(AdditionalCost("play", (Forfeit(1),), cards=Same(THIS))),
        play(Choose(Is(AGENDA) & In(CORP_SCORE)), ResolveScored(CHOSEN)),
    ),
    "Ad Blitz": (
        DOUBLE,
        play(
            Repeat(
                X,
                (
                    Choose(Has("advertisement") & (In(ARCHIVES) | In(HQ))),
                    InstallCard(CHOSEN, rez=True, able=True),
                ),
            )
        ),
    ),
    "Always Be Running": (
        static(FirstClickRuns()),
        paid(LoseClicksCost(2), BreakSubroutines(1), once="turn"),
    ),
    "Apocalypse": (
        static(PlayOnlyIf(AllOf(tuple(Happened("successful run", server=one) for one in CENTRALS)))),
        play(TrashAll(INSTALLED & Of("corp")), TurnDown(INSTALLED & Of("runner"))),
    ),
    "Archangel": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), May((EncounterIce(THIS),), (Credits(3),)), condition=NOT_IN_ARCHIVES),
        sub(Trace(6, (Choose(INSTALLED & Of("runner")), MoveTo(CHOSEN, GRIP)))),
    ),
    "Employee Strike": (
        static(StaysUntil(("score",))),
        static(LosesAbilities("printed", Is(IDENTITY) & Of("corp"))),
    ),
    "Global Food Initiative": (
        static(Modify("points", -1), active_in=RUNNER_SCORE, condition=Matches(THIS, In(RUNNER_SCORE))),
    ),
    "Harbinger": (interrupt(about("trash"), LandsInstead("face down")),),
    "Heartbeat": (
        static(Player("memory", 1)),
        prevention(TrashCards(INSTALLED & Of("you")), "damage", Prevent(1)),
    ),
    "Hunting Grounds": (
        Paid((Credits(0),), (Prevent(1),), once="turn", interrupt="when encountered"),
        paid(TrashThis(), InstallCard(Top(STACK, 3), face_down=True)),
    ),
    "Keegan Lane": (
        paid(cost(TrashThis(), RemoveTags(1)), *trash_one(Is(PROGRAM)), condition=DuringRun(THIS_SERVER)),
    ),
    "Lily Lockwell": (
        when(about("rez"), Draw(3)),
        paid(cost(Clicks(), RemoveTags(1)), Search(RND, Is(OPERATION), reveal=True), MoveTo(CHOSEN, RND)),
    ),
    "News Team": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"),
            ChooseOne(((GiveTags(2),), (AddAsAgenda(-1, side="runner"),)), by="runner", must=True),
        ),
    ),
    "Quantum Predictive Model": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), MoveTo(THIS, CORP_SCORE), condition=TAGGED),
    ),
    "Resistor": (static(Modify("strength", Tags())), sub(Trace(4, (EndRun(),)))),
    "SYNC: Everything, Everywhere": (
        paid(Clicks(), Flip()),
        static(BasicCost("remove tag", 1), condition=No(Flipped())),
        static(BasicCost("trash resource", -2), condition=Flipped()),
    ),
    "Security Nexus": (
        static(Player("memory", 1), Player("link", 1)),
        when(
            ENCOUNTER,
            Trace(5, (together(GiveTags(1), EndRun("corp")),), (Bypass(),)),
            may=True,
            once="turn",
        ),
    ),
    "Sunny Lebeau: Security Specialist": (),
    "Turnpike": (when(about("encounter"), Lose(1, side="runner")), sub(tag_trace(5))),
    "Wasteland": (
        when(Trigger("trash", subject=Of("you"), side="you", detail=TABLE, first="turn"), Gain(1)),
    ),
    "Neutralize All Threats": (
        when(
            Trigger("access", subject=WithTrashCost(), first="turn"),
            Reveal(THAT),
            Lasting(MustTrash(Same(BOUND), paying=True), "access", bind=THAT),
        ),
        static(Player("HQ access", 1)),
    ),
    "Assassin": (
        sub(Trace(5, (Damage(NET, 3),))),
        sub(Trace(4, (Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))),
    ),
}
