"""Quantities: numbers that are asked of the game when they are needed (9.11.2b)."""

from .base import Condition, Filter, Ref, ServerRef
from .base import Number as Number
from .base import Quantity as Quantity
from .node import node
from .words import Anyone, TurnWithin, Who, Zone


@node
class Count(Quantity):
    """How many cards are in a set."""

    filter: Filter


@node
class CountersOn(Quantity):
    """How many counters of a kind a card hosts; on a source trashed as a cost, how many it had (9.5.5)."""

    ref: Ref
    kind: str


@node
class SubroutinesOn(Quantity):
    """How many subroutines a card has."""

    ref: Ref


@node
class StrengthOf(Quantity):
    """The strength of a card."""

    ref: Ref


@node
class CostOf(Quantity):
    """The printed play, install or rez cost of a card; 0 if it has none."""

    ref: Ref


@node
class CostNow(Quantity):
    """The play, install or rez cost of a card, with all that raises or lowers it, for who asks without paying
    it; 0 if it has none."""

    ref: Ref


@node
class Times(Quantity):
    """A multiple: so many for each."""

    factor: int
    each: Number


@node
class Plus(Quantity):
    """A sum."""

    left: Number
    right: Number


@node
class Halved(Quantity):
    """Half of a number, rounded down."""

    of: Number


@node
class Divided(Quantity):
    """How many times a number goes into another: one for every so many."""

    of: Number
    by: int


@node
class TrashCostOf(Quantity):
    """The trash cost of a card, with all that changes it; 0 if it has none."""

    ref: Ref


@node
class RezCostOf(Quantity):
    """The rez cost of a card (the play cost of an operation), with all that changes it."""

    ref: Ref


@node
class PointsOf(Quantity):
    """The agenda points that cards are worth, taken together."""

    ref: Ref


@node
class DoneThisWay(Quantity):
    """How much of a kind of change this ability has made since it was triggered, or its card was played."""

    kind: str


@node
class AtMost(Quantity):
    """A number, but no more than a limit."""

    number: Number
    limit: Number


@node
class CreditsOf(Quantity):
    """The credits in a player's credit pool."""

    side: Who


@node
class ClicksOf(Quantity):
    """The clicks a player has left."""

    side: Who


@node
class Tags(Quantity):
    """How many tags the Runner has."""


@node
class BadPublicity(Quantity):
    """How much bad publicity the Corp has."""


@node
class CoreDamage(Quantity):
    """How much core damage the Runner has suffered in this game."""


@node
class Accesses(Quantity):
    """How many cards of HQ or R&D the Runner may access in the breach that is beginning (26.03: 7.3.5)."""


@node
class Link(Quantity):
    """The Runner's link."""


@node
class CardsIn(Quantity):
    """How many cards lie in a zone."""

    zone: Zone


@node
class HandSize(Quantity):
    """A player's maximum hand size."""

    side: Who = "you"


@node
class ClicksEachTurn(Quantity):
    """The clicks a player has in each of their turns."""

    side: Who = "you"


@node
class NumberChosen(Quantity):
    """How many cards an earlier `Choose`, `ChooseRandom` or `Search` of the same ability picked."""

    slot: int = 0


@node
class TypesAmong(Quantity):
    """How many different card types the cards of a set have."""

    filter: Filter


@node
class ThatMany(Quantity):
    """The number in the change that met the trigger condition."""


@node
class LastAmount(Quantity):
    """How much the instruction before this one did: credits lost, cards trashed, the die rolled..."""


@node
class TheX(Quantity):
    """The X chosen for this ability."""


@node
class CardX(Quantity):
    """The X printed on the source, as an ability of it defines it; 0 while none does (26.03: 9.12.2e)."""


@node
class TraceStrength(Quantity):
    """The Corp's strength in the trace that has just been decided."""


@node
class TraceMargin(Quantity):
    """By how much the Corp's strength exceeded the Runner's in the trace that has just been decided."""


@node
class RequirementOf(Quantity):
    """The advancement requirement of an agenda."""

    ref: Ref


@node
class CountServers(Quantity):
    """How many servers there are of those a reference points at."""

    server: ServerRef


@node
class TimesThisTurn(Quantity):
    """How often a kind of change has happened this turn (for one side, when named; during a run on one of
    these servers, when `during` names some)."""

    kind: str
    side: Anyone = ""
    during: ServerRef | None = None


@node
class PointsScored(Quantity):
    """The agenda points that a player has scored this turn: as printed on agendas, and without agendas."""

    side: Who = "you"


@node
class StillImminent(Quantity):
    """How much is left of the imminent effect that an interrupt is about."""


@node
class TimesTaken(Quantity):
    """How often its player has taken the action that met the trigger condition, this turn (26.03: 5.2.5a)."""


@node
class TimesLastTurn(Quantity):
    """How often a kind of change happened in the last turn of a player."""

    kind: str
    side: Who


@node
class TimesThisRun(Quantity):
    """How often a kind of change happened in the run in progress, or else in the latest one."""

    kind: str


@node
class CardsThisRun(Quantity):
    """To how many different cards, or cards of a set, a kind of change happened in the run in progress, or in
    the latest."""

    kind: str
    subject: Filter | None = None


@node
class CardsThisTurn(Quantity):
    """To how many different cards, or cards of a set, a kind of change has happened this turn."""

    kind: str
    subject: Filter | None = None


@node
class AdvancementsStolen(Quantity):
    """How many advancement counters the agendas had that the Runner stole in the last turn of a player."""

    side: Who


@node
class SpentThisRun(Quantity):
    """How many credits a player has spent in the run in progress, or else in the latest one."""

    side: Who


@node
class TimesThisEncounter(Quantity):
    """How often a kind of change happened in the encounter in progress, or else in the latest one."""

    kind: str


@node
class MostAlike(Quantity):
    """The greatest number of cards of one type among those the source revealed in the encounter in progress,
    or else in the latest one."""


@node
class Infection(Quantity):
    """How many counters of a kind lie where the ability of such counters applies: a server, or the Corp."""

    kind: str


@node
class PointsThisTurn(Quantity):
    """The sum of the printed agenda points of the cards a kind of change has happened to this turn, or in the
    last turn of the player named by `side`.

    It is a matter of history: what has become of the cards since makes no difference.
    """

    kind: str
    side: Anyone = ""
    within: TurnWithin = "turn"


@node
class Depending(Quantity):
    """One number if a condition is true, another if it is not."""

    condition: Condition
    then: Number
    otherwise: Number


@node
class ScoreOf(Quantity):
    """The agenda points a player has: their score (26.03: 1.17.1)."""

    side: Who


@node
class ThreatLevel(Quantity):
    """The greatest score of any player (26.03: 1.17.1a)."""


@node
class Past(Quantity):
    """How far a number is past a limit; 0 if it is not."""

    number: Number
    limit: Number


@node
class Excess(Quantity):
    """The advancement counters past its advancement requirement that the agenda just scored had, as it began
    to be scored (26.03: 10.13.2)."""


X = TheX()
LAST = LastAmount()
THAT_MANY = ThatMany()
