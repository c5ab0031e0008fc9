"""Base set of 1996: resources."""

from rulerunner.cards.classic_phrases import looks_for
from rulerunner.cards.phrases import (
    SUCCESSFUL_RUN,
    YOUR_TURN_BEGINS,
    YOUR_TURN_ENDS,
    base_link,
    loaded_on_install,
    returning,
)
from rulerunner.lang.abilities import Ability, BaseLink, Trigger, cost
from rulerunner.lang.conditions import DuringTurn
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, Is, Of, Same
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    ChooseServer,
    Damage,
    Draw,
    Expose,
    Gain,
    GainClicks,
    Later,
    LookAtTop,
    Lose,
    LoseGame,
    May,
    MoveTo,
    Place,
    Prevent,
    RememberServer,
    RemoveTag,
    Search,
    TakeCredits,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CountersOn, X
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, REMEMBERED_SERVER, THIS
from rulerunner.lang.statics import AdditionalCost, UsedOnce
from rulerunner.lang.sugar import about, paid, prevention, static, together, when
from rulerunner.lang.words import (
    CORE,
    CREDIT,
    EVENT,
    GRIP,
    HARDWARE,
    ICE,
    MEAT,
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
    "Restrictive Net Zoning": (
        when(about("install"), ChooseServer(ANY_SERVER), RememberServer()),
        static(AdditionalCost("install", (Credits(2),), Is(ICE), server=REMEMBERED_SERVER)),
    ),
    "Ronin Around": (
        looks_for(5, Is(HARDWARE)),
        paid(cost(Clicks(), Credits(2)), Choose(UNREZZED), Expose(CHOSEN)),
    ),
}
