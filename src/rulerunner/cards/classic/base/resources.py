"""Base set of 1996: resources."""

from rulerunner.cards.classic_phrases import COSTS_A_POINT, looks_for
from rulerunner.cards.phrases import (
    SUCCESSFUL_RUN,
    YOUR_TURN_BEGINS,
    YOUR_TURN_ENDS,
    base_link,
    loaded_on_install,
    returning,
)
from rulerunner.lang.abilities import Ability, BaseLink, LinkBoost, Trigger, cost
from rulerunner.lang.conditions import AtLeast, DuringTurn, Happened, Matches, No
from rulerunner.lang.costs import AgendaPoints, Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, Is, JustDrawn, Of, Same, WithCounters
from rulerunner.lang.instructions import (
    ActionTo,
    Choose,
    ChooseNumber,
    ChooseOne,
    ChooseServer,
    Damage,
    Draw,
    Expose,
    Gain,
    GainClicks,
    If,
    IncreaseImminent,
    Lasting,
    Later,
    LookAtTop,
    Lose,
    LoseGame,
    May,
    MoveTo,
    Place,
    Prevent,
    RememberServer,
    RemoveCounters,
    RemoveTag,
    RollDie,
    Run,
    Search,
    SpareChosen,
    TakeCredits,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import LAST, THAT_MANY, CardsThisTurn, CountersOn, X
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, HQ_SERVER, REMEMBERED_SERVER, THIS, Top
from rulerunner.lang.statics import (
    AdditionalCost,
    InstallOnlyIf,
    Modify,
    Player,
    PreventsAll,
    SpendAtMost,
    UsedOnce,
)
from rulerunner.lang.sugar import about, interrupt, paid, prevention, static, together, when
from rulerunner.lang.words import (
    AGENDA,
    CORE,
    CREDIT,
    EVENT,
    FORGOING,
    GRIP,
    HARDWARE,
    HEAP,
    ICE,
    MEAT,
    NET,
    PROGRAM,
    RESOURCE,
    RND,
    STACK,
)

AVOID_A_TAG = prevention(TrashThis(), "tags", Prevent(1))

CARDS: dict[str, tuple[Ability, ...]] = {
    # Base links.
    "Access Through Alpha": (BaseLink((Credits(1),), 9),),
    "Access to Arasaka": base_link(2, 4, 2),
    "Access to Kiribati": base_link(1, 1, 1),
    "Back Door to Hilliard": base_link(0, 2, 3),
    "Back Door to Orbital Air": base_link(1, 2, 2),
    # The rest.
    "Danshi's Second ID": (paid(cost(Clicks(), TrashThis()), ChooseNumber(0, 3), RemoveTag(X)),),
    "Fall Guy": (AVOID_A_TAG,),
    "Field Reporter for Ice and Data": (when(YOUR_TURN_ENDS, Gain(CardsThisTurn("rez", Is(ICE)))),),
    "Floating Runner BBS": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Karl de Veres, Corporate Stooge": (when(SUCCESSFUL_RUN, Gain(1)),),
    "Leland, Corporate Bodyguard": (
        prevention(Credits(1), "damage", Prevent(1), detail=MEAT),
        AVOID_A_TAG,
    ),
    "Nomad Allies": (
        paid(cost(Clicks(), Credits(1)), RemoveTag(1)),
        AVOID_A_TAG,
    ),
    "Rigged Investments": (
        *loaded_on_install(12, CREDIT),
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
    ),
    "Short-Term Contract": (
        *loaded_on_install(12, CREDIT),
        paid(Clicks(), TakeCredits(2)),
    ),
    "Silicon Saloon Franchise": (paid(Clicks(), together(Gain(1), Draw(1))),),
    "Smith's Pawnshop": (
        when(YOUR_TURN_BEGINS, May((Gain(2),), (TrashCards(INSTALLED & Of("you") & ~Same(THIS)),))),
    ),
    "Technician Lover": (paid(Clicks(), LookAtTop(RND, 1)),),
    "The Short Circuit": (
        paid(
            cost(Clicks(), Credits(1)),
            Search(STACK, Is(PROGRAM), reveal=True),
            MoveTo(CHOSEN, GRIP),
        ),
    ),
    "Top Runners Conference": (
        when(YOUR_TURN_BEGINS, Gain(2)),
        when(Trigger("run begins"), Trash()),
    ),
    "Trauma Team": (
        when(about("install"), Place(2, "trauma")),
        prevention(HostedCounters("trauma"), "damage", Prevent(1), detail=MEAT),
        paid(Clicks(), Place(1, "trauma")),
    ),
    "Umbrella Policy": (
        prevention(TrashThis(), "trash", Prevent(1), subject=(Is(PROGRAM) | Is(HARDWARE)) & INSTALLED),
    ),
    "Aujourd'Oui": (looks_for(5, Is(PROGRAM)),),
    "Broker": (
        static(UsedOnce()),
        paid(Clicks(), Place(3, CREDIT)),
        paid(Clicks(), TakeCredits(CountersOn(THIS, CREDIT))),
    ),
    "Hell's Run": returning(1, "trace"),
    "Loan from Chiba": (
        when(about("install"), Gain(12)),
        when(YOUR_TURN_BEGINS, Lose(1)),
        when(about("uninstall"), Unless((Credits(10),), (LoseGame(),))),
        when(YOUR_TURN_ENDS, Trash(), may=True),
    ),
    "N.E.T.O.": (looks_for(4, Is(EVENT) | Is(RESOURCE)),),
    "Preying Mantis": (
        paid(
            Credits(0),
            GainClicks(1),
            Later(when(YOUR_TURN_ENDS, Damage(CORE, 1, preventable=False))),
            once="turn",
            condition=DuringTurn("you"),
        ),
    ),
    "Wilson, Weeflerunner Apprentice": (
        paid(
            Credits(0),
            ActionTo((Run(ANY_SERVER, linked=(static(SpendAtMost(3, ("icebreaker", "trace"))),)),)),
            once="turn",
            condition=DuringTurn("you"),
        ),
        AVOID_A_TAG,
        prevention(TrashThis(), "damage", ChooseNumber(0, THAT_MANY), Prevent(X), detail=MEAT),
    ),
    "Restrictive Net Zoning": (
        when(about("install"), ChooseServer(ANY_SERVER), RememberServer()),
        static(AdditionalCost("install", (Credits(2),), Is(ICE), server=REMEMBERED_SERVER)),
    ),
    "Ronin Around": (
        looks_for(5, Is(HARDWARE)),
        paid(cost(Clicks(), Credits(2)), Choose(UNREZZED), Expose(CHOSEN)),
    ),
    "Code Viral Cache": (
        static(InstallOnlyIf(Happened("successful run", server=HQ_SERVER))),
        interrupt(Trigger("purge", detail=FORGOING), SpareChosen(2)),
        paid(cost(Clicks(), Credits(5)), Trash(preventable=False), user="corp"),
    ),
    "Corporate Ally": (COSTS_A_POINT, static(Modify("requirement", 1, Is(AGENDA)))),
    "Crash Everett, Inventive Fixer": (
        interrupt(Trigger("draw", side="you"), IncreaseImminent(1)),
        when(
            Trigger("draw", side="you"),
            Choose(JustDrawn()),
            ChooseOne(((Trash(CHOSEN),), (MoveTo(CHOSEN, STACK),))),
        ),
    ),
    "Databroker": (paid(cost(Clicks(), TrashThis(), AgendaPoints(1)), Gain(10)),),
    "Diplomatic Immunity": (
        static(PreventsAll("damage", MEAT), condition=No(Matches(THIS, WithCounters("waiver")))),
        paid(AgendaPoints(1), Place(1, "waiver"), user="corp"),
        when(Trigger("turn ends"), RemoveCounters(CountersOn(THIS, "waiver"), "waiver")),
    ),
    "Quest for Cattekin": (
        when(
            YOUR_TURN_BEGINS,
            RollDie(),
            If(
                AtLeast(LAST, 6),
                (Trash(), Lasting(Player("clicks", 1), "game"), GainClicks(1)),
                (
                    If(
                        AtLeast(LAST, 2),
                        (If(No(AtLeast(LAST, 3)), (Damage(NET, 1, preventable=False),)),),
                        (Damage(CORE, 1, preventable=False),),
                    ),
                ),
            ),
        ),
    ),
    "The Springboard": (LinkBoost((Credits(1),), 1, after=True),),
    "Junkyard BBS": (paid(cost(Clicks(), Credits(1)), MoveTo(Top(HEAP), GRIP)),),
}
