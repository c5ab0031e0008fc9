"""Turns of phrase that recur on cards of many sets, so that each card reads as it is printed."""

from typing import Final

from rulerunner.lang.abilities import (
    BaseLink,
    CounterText,
    LinkBoost,
    Paid,
    Static,
    Sub,
    Trigger,
    When,
    While,
)
from rulerunner.lang.conditions import (
    TAGGED,
    AllOf,
    AnyOf,
    AtLeast,
    DuringEncounter,
    DuringRun,
    Empty,
    Exists,
    Happened,
    Matches,
    No,
)
from rulerunner.lang.costs import (
    Clicks,
    Credits,
    LoseClicksCost,
    OneCost,
    RemoveTags,
    TakeBadPublicityCost,
    TrashCards,
)
from rulerunner.lang.filters import (
    ANY_CARD,
    INSTALLED,
    REZZED,
    Active,
    AtServer,
    Filter,
    Has,
    In,
    Is,
    Of,
    Same,
    WithCounters,
)
from rulerunner.lang.instructions import (
    Block,
    BreakSubroutines,
    Charge,
    Choose,
    Damage,
    EndActionPhase,
    EndRun,
    GiveTags,
    Lasting,
    May,
    MoveTo,
    MoveToServer,
    Place,
    Repeat,
    Reveal,
    ShuffleDeck,
    TakeSubroutines,
    Trace,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CountersOn, Excess, Infection, Number, ThreatLevel, Times
from rulerunner.lang.refs import ANY_SERVER, BOUND, CHOSEN, ENCOUNTERED, THIS, THIS_SERVER, Except, Ref
from rulerunner.lang.statics import (
    AdditionalCost,
    Advanceable,
    Cannot,
    GainsSubroutines,
    Hidden,
    Lifted,
    Modify,
    PlayOnlyIf,
    Recurring,
    SpendFrom,
    StaysUntil,
)
from rulerunner.lang.sugar import about, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ARCHIVES,
    HQ,
    ICE,
    PLAY,
    POWER,
    PROGRAM,
    RND,
    THIS_RUN,
    Duration,
    Purpose,
    Who,
)

YOUR_TURN_BEGINS: Final = Trigger("turn begins", side="you")
SUCCESSFUL_RUN: Final = Trigger("successful run")
ENCOUNTER: Final = Trigger("encounter", subject=Is(ICE))
HIDDEN: Final = static(Hidden())

ENDS_THE_RUN: Final = sub(EndRun())
PLAY_IF_TAGGED: Final = static(PlayOnlyIf(TAGGED))
ADVANCEABLE: Final = static(Advanceable())
ADVANCED_STRENGTH: Final = Modify("strength", CountersOn(THIS, ADVANCEMENT))
ADVANCEMENTS: Final = CountersOn(THIS, ADVANCEMENT)
THREE_ADVANCEMENTS: Final = Matches(THIS, WithCounters(ADVANCEMENT, 3))

YOUR_TURN_ENDS: Final = Trigger("turn ends", side="you")
"""Also the end of the discard phase: the two are the same (26.03: 5.1.4b)."""
REZZED_IN_A_RUN_HERE: Final = Trigger("rez", subject=Same(THIS), during=THIS_SERVER)
NOT_IN_ARCHIVES: Final = Matches(THIS, ~In(ARCHIVES))
ICE_HERE: Final = Is(ICE) & AtServer(THIS_SERVER, "ice")
NO_ICE_HERE: Final = No(Exists(ICE_HERE))
OTHER_OWN_INSTALLED: Final = Of("you") & INSTALLED & ~Same(THIS)

SCORED_OR_STOLEN: Final = Trigger("score", also=(Trigger("steal"),))
CHARGE_ONE: Final[Block] = (Choose(Of("you") & INSTALLED & WithCounters(POWER)), Charge(CHOSEN))
"""Charge one of one's installed cards (26.03: 10.10.2)."""

TERMINAL: Final = when(about("resolved"), EndActionPhase())
DOUBLE: Final = static(AdditionalCost("play", (Clicks(1),), cards=Same(THIS)))
TRIPLE: Final = static(AdditionalCost("play", (Clicks(2),), cards=Same(THIS)))
COSTS_A_TAG: Final = static(AdditionalCost("play", (RemoveTags(1),), cards=Same(THIS)))
PLAY_IF_SUCCESSFUL_RUN: Final = static(
    PlayOnlyIf(Happened("successful run", side="runner", within="last turn"))
)
PLAY_IF_STOLEN: Final = static(PlayOnlyIf(Happened("steal", side="runner", within="last turn")))


PLAY_IF_STOLEN_OR_TRASHED: Final = static(
    PlayOnlyIf(
        AnyOf(
            (
                Happened("steal", side="runner", within="last turn"),
                Happened("trash", side="runner", within="last turn", subject=Of("corp")),
            )
        )
    )
)
LOCKDOWN: Final = (
    static(PlayOnlyIf(No(Exists(Has("lockdown") & In(PLAY) & Active())))),
    static(StaysUntil(("turn begins",), "you")),
)


def not_yet(card: Ref, duration: Duration) -> Block:
    """A card can be neither scored nor rezzed for some time."""
    return (
        Lasting(Cannot("score", cards=Same(BOUND)), duration, bind=card),
        Lasting(Cannot("rez", cards=Same(BOUND)), duration, bind=card),
    )


def trash_one(cards: Filter, by: Who = "you") -> Block:
    """Trash one installed card of a set."""
    return (Choose(cards & INSTALLED, by=by), Trash(CHOSEN, by=by))


TRASH_A_PROGRAM: Final = sub(*trash_one(Is(PROGRAM)))


def tag_trace(strength: int) -> Trace:
    """A trace that gives a tag."""
    return Trace(strength, (GiveTags(1),))


def loaded_on_install(amount: int, kind: str) -> tuple[When, While]:
    """The card is loaded as it is installed, and trashed once it is empty."""
    return when(about("install"), Place(amount, kind)), trashed_when_empty(kind)


def loaded_on_rez(amount: int, kind: str) -> tuple[When, While]:
    """The card is loaded as it is rezzed, and trashed once it is empty."""
    return when(about("rez"), Place(amount, kind)), trashed_when_empty(kind)


def trashed_when_empty(kind: str) -> While:
    return While(Empty(kind), (Trash(),))


def threat(level: int) -> AtLeast:
    """The threat level is at least so high (26.03: 9.3.6f)."""
    return AtLeast(ThreatLevel(), level)


def dividends(each: int) -> When:
    """Agenda counters for each excess advancement counter of the scored agenda (26.03: 10.13.1)."""
    return when(about("score"), Place(Times(each, Excess()) if each > 1 else Excess(), AGENDA_COUNTER))


def shuffle_into_rnd(cards: Filter, amount: Number, up_to: bool = False) -> Block:
    """Cards of a set are shuffled into R&D."""
    return (Choose(cards, amount, up_to=up_to), together(MoveTo(CHOSEN, RND), ShuffleDeck()))


def runner_may_break(clicks: int = 1, subroutines: int = 1) -> Paid:
    """A bioroid's ability: the Runner may lose clicks to break its subroutines."""
    return Paid((LoseClicksCost(clicks),), (BreakSubroutines(subroutines, Same(THIS)),), user="runner")


def base_link(cost: int, link: int, boost: int) -> tuple[BaseLink, LinkBoost]:
    """A classic base link and what it costs to raise it by one."""
    return BaseLink((Credits(cost),), link), LinkBoost((Credits(boost),))


def strengthens(cards: Filter, by: Number) -> Static:
    """Cards of a set get strength."""
    return static(Modify("strength", by, cards))


def for_icebreakers(credits: int, of: Filter = ANY_CARD) -> tuple[Static, Static]:
    """Credits for icebreakers during runs alone, replaced each turn."""
    return static(Recurring(credits)), static(SpendFrom("icebreaker", of), condition=DuringRun())


def returning(credits: int, purpose: Purpose, of: Filter = ANY_CARD) -> tuple[Static, Static]:
    """Credits for one purpose alone, replaced each turn."""
    return static(Recurring(credits)), static(SpendFrom(purpose, of))


def gains_for_the_run(subroutine: Sub, times: Number = 1, ice: Ref = THIS) -> Lasting:
    """A piece of ice gains a subroutine after its others, so many times, for the remainder of the run."""
    return Lasting(GainsSubroutines((subroutine,), times, of=Same(BOUND)), THIS_RUN, bind=ice)


def lifted_for(kind: str, credits: int) -> CounterText:
    """Counters with the Runner, each of which an action and credits remove."""
    return CounterText(kind, static(Lifted(credits)))


def leash(kind: str, credits: int) -> tuple[CounterText, CounterText]:
    """The Runner cannot run again until they take an action to pay credits."""
    return CounterText(kind, static(Cannot("run"))), lifted_for(kind, credits)


def hound(kind: str, harm: Damage, credits: int) -> tuple[CounterText, CounterText]:
    """Each counter does damage at the start of each run, until an action and credits remove it."""
    hurts = when(Trigger("run begins"), Repeat(Infection(kind), (harm,)))
    return CounterText(kind, hurts), lifted_for(kind, credits)


def rousing(by: int) -> Lasting:
    """For the remainder of the run, ice is stronger while it is encountered."""
    return Lasting(Modify("strength", by, of=Same(ENCOUNTERED)), THIS_RUN)


def rouses(by: int) -> Sub:
    """A watchdog's subroutine."""
    return sub(rousing(by))


AI_PROGRAM: Final = Is(PROGRAM) & Has("ai")
OTHER_REZZED_ICE: Final = REZZED & Is(ICE) & ~Same(THIS)
MOVES_AS_THE_TURN_ENDS: Final = when(YOUR_TURN_ENDS, May((MoveToServer(Except(ANY_SERVER, THIS_SERVER)),)))
"""The card may move to the root of another server."""


def pays_or_trashes(credits: int) -> Unless:
    """The Runner must pay credits or trash one of their installed cards, if they can do either."""
    either = OneCost(((Credits(credits),), (TrashCards(INSTALLED & Of("runner")),)))
    return Unless((either,), (), by="runner", must=True)


BAD_PUBLICITY_OR_A_TAG: Final = static(
    AdditionalCost("rez", (OneCost(((TakeBadPublicityCost(1),), (RemoveTags(1),))),), cards=Same(THIS))
)
TRASHED_IN_THIS_ENCOUNTER: Final = AllOf(
    (
        DuringEncounter(THIS),
        Happened("trash", within="encounter", subject=Of("runner"), source=THIS),
    )
)
"""This ice has trashed a card of the Runner's in the encounter with it."""

GRAIL: Final = (
    when(
        about("encounter"),
        May(
            (
                Choose(Is(ICE) & Has("grail") & In(HQ), 2, up_to=True),
                Reveal(CHOSEN),
                TakeSubroutines(CHOSEN, THIS_RUN),
            )
        ),
    ),
)
"""Ice that takes over subroutines of grail ice in HQ."""
