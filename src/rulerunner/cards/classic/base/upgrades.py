"""Base set of 1996: upgrades. What a region is, the rules say (C6)."""

from rulerunner.cards.classic_phrases import JUST_REZZED
from rulerunner.cards.phrases import lifted_for, strengthens, tag_trace, trash_one
from rulerunner.lang.abilities import Ability, CounterText, Trigger
from rulerunner.lang.conditions import TAGGED, AnyOf, DidIt, DuringRun, Equal, Happened, Matches, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import REZZED, UNREZZED, AtServer, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Afflict,
    Choose,
    Confront,
    Damage,
    Derez,
    EndRun,
    Gain,
    If,
    InstallCard,
    Lasting,
    Later,
    May,
    Reveal,
    RezCard,
    RollDie,
    Swap,
    Trash,
    UndoUses,
    Unless,
)
from rulerunner.lang.quantities import LAST, Halved, Infection, Past, RezCostOf, Times
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, THAT, THIS, THIS_SERVER, Chosen
from rulerunner.lang.statics import (
    AdditionalCost,
    Cannot,
    DelaysSteals,
    GainsSubroutines,
    InstallOnly,
    Modify,
    Player,
    Recurring,
    SpendFrom,
)
from rulerunner.lang.sugar import about, at, interrupt, paid, static, sub, when
from rulerunner.lang.words import AGENDA, ASSET, HQ, ICE, MEAT, NET, TABLE, THIS_RUN, UPGRADE

ICE_HERE = Is(ICE) & AtServer(THIS_SERVER, "ice")
ACCESS = about("access")
IF_REZZED = Matches(THIS, REZZED)

TENDED_LATELY = AnyOf(
    (
        Happened("install", side="corp", within="last turn", server=THIS_SERVER),
        Happened("advance", side="corp", within="last turn", server=THIS_SERVER),
    )
)
"""The Corp has installed or advanced a card here in its last turn."""

STORED_ICE = Is(ICE) & In(HQ)

SWAPS_ICE = paid(
    Credits(0),
    Choose(ICE_HERE & UNREZZED),
    Choose(STORED_ICE, slot=1),
    Swap(CHOSEN, Chosen(1)),
    once="run",
    condition=DuringRun(THIS_SERVER),
)
"""Unrezzed ice here changes places with ice of HQ, which is unknown as it comes into play."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Antiquated Interface Routines": (strengthens(ICE_HERE, 1),),
    "Chimera": (when(ACCESS, *trash_one(Has("daemon")), condition=IF_REZZED),),
    "Crybaby": (
        when(ACCESS, Afflict("crying"), condition=IF_REZZED),
        CounterText("crying", static(Player("link", Times(-2, Infection("crying")), "runner"))),
        lifted_for("crying", 2),
    ),
    "Aardvark": (
        static(Cannot("use as the Runner", Has("worm")), condition=DuringRun(THIS_SERVER)),
        when(
            Trigger("use", subject=Has("worm"), during=THIS_SERVER),
            May((RezCard(THIS), If(JUST_REZZED, (Trash(THAT), UndoUses(THAT))))),
            condition=Matches(THIS, UNREZZED),
            active_in=TABLE,
        ),
    ),
    "Bizarre Encryption Scheme": (when(ACCESS, Lasting(DelaysSteals(), THIS_RUN), condition=IF_REZZED),),
    "Crystal Palace Station Grid": (static(AdditionalCost("break", (Credits(1),), server=THIS_SERVER)),),
    "Dedicated Response Team": (when(ACCESS, If(TAGGED, (Damage(MEAT, 3),)), condition=IF_REZZED),),
    "Dieter Esslin": (when(ACCESS, Damage(NET, 1), condition=IF_REZZED),),
    "Dr. Dreff": (
        interrupt(
            at("successful run", THIS_SERVER),
            Choose(STORED_ICE),
            May(
                (
                    Reveal(CHOSEN),
                    Later(when(about("encounter ends", BOUND), Trash(BOUND)), bind=CHOSEN),
                    Confront(CHOSEN),
                ),
                (Credits(Halved(RezCostOf(CHOSEN))),),
            ),
            may=True,
            once="run",
        ),
    ),
    "Jenny Jett": (
        interrupt(
            at("successful run", THIS_SERVER),
            Choose(STORED_ICE),
            InstallCard(CHOSEN, at=THIS_SERVER, innermost=True),
            If(DidIt(), (Confront(CHOSEN),)),
            may=True,
            once="run",
        ),
    ),
    "Jerusalem City Grid": (
        static(Modify("rez cost", -2, of=ICE_HERE & Has("wall"))),
        strengthens(ICE_HERE & Has("wall"), 1),
    ),
    "New Galveston City Grid": (
        static(
            Modify(
                "trash cost",
                2,
                of=(Is(ASSET) | Is(UPGRADE)) & AtServer(THIS_SERVER, "root") & ~Same(THIS),
            )
        ),
    ),
    "Olivia Salazar": (
        paid(
            Credits(0),
            Choose(ICE_HERE & UNREZZED),
            RezCard(CHOSEN, discount=Past(RezCostOf(CHOSEN), Halved(RezCostOf(CHOSEN)))),
            Later(when(Trigger("run ends"), Derez(BOUND)), bind=CHOSEN),
            once="run",
            condition=DuringRun(THIS_SERVER),
        ),
    ),
    "Omni Kismet, Ph.D": (SWAPS_ICE,),
    "Paris City Grid": (
        static(Recurring(3)),
        static(SpendFrom("trace"), condition=DuringRun(THIS_SERVER)),
    ),
    "Red Herrings": (static(AdditionalCost("steal", (Credits(5),), server=THIS_SERVER), persistent=True),),
    "Rio de Janeiro City Grid": (
        when(
            Trigger("pass", subject=Is(ICE) & REZZED, during=THIS_SERVER),
            RollDie(),
            If(Equal(LAST, 1), (EndRun(),)),
        ),
    ),
    "Roving Submarine": (
        static(InstallOnly(ANY_REMOTE)),
        static(Cannot("run", server=THIS_SERVER), condition=No(TENDED_LATELY)),
    ),
    "Singapore City Grid": (SWAPS_ICE,),
    "Tesseract Fort Construction": (
        static(GainsSubroutines((sub(Unless((Credits(1),), (EndRun(),))),), of=ICE_HERE)),
    ),
    "Tokyo-Chiba Infighting": (when(at("unsuccessful run", THIS_SERVER), Gain(2)),),
    "Turbeau Delacroix": (when(ACCESS, tag_trace(10), may=True, once="run", condition=IF_REZZED),),
    "Twenty-Four-Hour Surveillance": (
        static(Cannot("spend from", cards=Has("stealth")), condition=DuringRun(THIS_SERVER)),
    ),
    "Washington, D.C., City Grid": (
        static(Modify("requirement", -1, of=Is(AGENDA) & AtServer(THIS_SERVER, "root"))),
    ),
}
