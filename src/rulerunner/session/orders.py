"""Standing orders: what a card is to do that may act while its opponent does not know which card it is.

A few cards act face down, or from a hand, at moments of their own: as a server is approached, as a run
begins, as damage is about to be suffered. Without such a card nobody would be asked there, so a pause would
give it away. Between two people, therefore, nobody is asked there: what the card is to do is said beforehand,
at any time, and its opponent learns neither that nor whether there is anything to say. Without an order it
stays hidden. Only where that would lose the game at once is its player asked all the same: there is nothing
left to give away.

A card that speaks up as it is installed (Stoke the Embers, from anywhere but HQ) was elsewhere until then,
perhaps in the deck: its order is given to all cards of its name, at any time, and stands.

Resources of 1996 that lie face down may be used at two questions of the run chart, too: in encounters
(Airport Locker, Simulacrum) and as cards are accessed (Mercenary Subcontract). Where there is nothing else to
be asked, their orders answer.
"""

from functools import cache
from typing import Final, Literal, NamedTuple, get_args

from ..kernel import machine
from ..kernel.go.reactions import asks_by_itself
from ..lang.abilities import Paid, When
from ..lang.demands import is_optional
from ..lang.face import Face
from ..lang.headings import IN_ENCOUNTERS
from ..lang.traits import is_own, waits_in
from ..lang.words import TABLE, Side, other
from ..state.decision import DONE, NO, PASS, YES, Decision, Option
from ..state.frames import BlockFrame, ReactionFrame
from ..state.records import NOBODY
from ..state.state import State
from ..view.knowledge import knows

Order = Literal["stay", "act", "ask"]
STAY: Final = "stay"
"""It stays hidden: whatever it could do is declined."""
ACT: Final = "act"
"""It acts, as soon as it may, once."""
ASK: Final = "ask"
"""Its player is asked. The pause may tell the opponent something: whoever says this wants it so."""
ORDERS: Final[tuple[Order, ...]] = get_args(Order)

DECLINING: Final = (PASS, NO, DONE)
IN_PASSING: Final = ("break", "trash-accessed")
"""Questions of the run chart at which cards that lie face down may be used as well: boxes 7 and 18."""


class Standing(NamedTuple):
    """A card that may be given an order, and the one it has."""

    card: int
    order: Order
    of_its_name: bool = False
    """It stands for all of its name."""


def unseen(s: State, cid: int) -> bool:
    """Whether a card may act at a moment of its own while its opponent does not know it."""
    card = s.cards[cid]
    return _speaks(card.face, card.zone) and not knows(s, other(card.owner), cid)


@cache
def _speaks(face: Face, zone: str) -> bool:
    """Whether something on a card may be used unseen in a zone, and not in windows in which one may act with
    other things as well: those are asked, or passed, by what both players see."""
    if zone == TABLE and (speaks_on_arrival(face) or (face.hidden and _in_passing(face))):
        return True
    return any(
        (waits_in(ability) == zone or (face.hidden and zone == TABLE)) and _of_its_own_moment(ability)
        for ability in face.abilities
    )


def _in_passing(face: Face) -> bool:
    """Whether a card may be used in an encounter, or as cards are accessed."""
    return IN_ENCOUNTERS in face.statics or bool(face.access_paid)


@cache
def speaks_on_arrival(face: Face) -> bool:
    """Whether a card may say something of itself as it is installed, face down as it lies there."""
    return any(
        isinstance(ability, When)
        and ability.active_in == "anywhere"
        and ability.trigger.kind == "install"
        and is_own(ability.trigger)
        and is_optional(ability)
        for ability in face.abilities
    )


def _of_its_own_moment(ability: object) -> bool:
    if isinstance(ability, When):
        return is_optional(ability)
    return isinstance(ability, Paid) and (ability.moment is not None or bool(ability.interrupt))


class Orders:
    """The orders that the players of a match have given their hidden cards."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[int, Order]] = {}
        """By card, with the number of the object: a card that has moved is another one."""
        self._named: dict[tuple[Side, str], Order] = {}
        """By the name of cards that speak up as they are installed."""
        self._by_hand = NOBODY
        """The card that a player has just told to act: whatever else it asks, it asks them."""

    def standing(self, s: State, seat: Side) -> tuple[Standing, ...]:
        """The cards of a seat that may be given an order now."""
        alone, named = [], dict[str, Standing]()
        for cid, card in enumerate(s.cards):
            if card.owner != seat:
                continue
            if speaks_on_arrival(card.face):
                named.setdefault(card.face.name, Standing(cid, self.order(s, cid), True))
            elif unseen(s, cid):
                alone.append(Standing(cid, self.order(s, cid)))
        return (*alone, *named.values())

    def order(self, s: State, cid: int) -> Order:
        """What a card is to do."""
        card = s.cards[cid]
        if speaks_on_arrival(card.face):
            return self._named.get((card.owner, card.face.name), STAY)
        object_no, order = self._given.get(cid, (NOBODY, STAY))
        return order if object_no == card.object_no else STAY

    def give(self, s: State, cid: int, order: Order) -> None:
        """Say what a card is to do; or all of its name, if they speak up as they are installed."""
        card = s.cards[cid]
        if speaks_on_arrival(card.face):
            self._named[card.owner, card.face.name] = order
        else:
            self._given[cid] = card.object_no, order

    def _acted(self, s: State, cid: int) -> None:
        """A card acts once, as it was told; what was said of a name stands."""
        if not speaks_on_arrival(s.cards[cid].face):
            self.give(s, cid, STAY)

    def chosen(self, option: Option) -> None:
        """A player chose something by hand."""
        self._by_hand = option.card

    def answer(self, s: State, decision: Decision) -> Option | None:
        """The answer that orders give to a question; None if its player is asked.

        Nothing is asked that would not be asked if the hidden cards were others.
        """
        if decision.kind in ("reaction", "interrupt") or decision.about in IN_PASSING:
            return self._in_window(s, decision)
        if _offers_itself(s, decision) and not self._told_by_hand(s, decision.card):
            return self._offered(s, decision)
        return None

    def _told_by_hand(self, s: State, cid: int) -> bool:
        """Whether a player has just told a card to act. To choose one that is installed is not to tell it."""
        return cid == self._by_hand and not speaks_on_arrival(s.cards[cid].face)

    def _in_window(self, s: State, decision: Decision) -> Option | None:
        options = decision.options
        hidden = [o for o in options if o.card >= 0 and o.kind in ("trigger", "use") and unseen(s, o.card)]
        if not hidden:
            return None
        for option in hidden:
            order = self.order(s, option.card)
            if order == ASK:
                return None
            if order == ACT:
                if not _asks_by_itself(s, option):
                    self._acted(s, option.card)
                return option
        rest = tuple(o for o in options if o not in hidden)
        if len(rest) == 1 and rest[0] in DECLINING:
            return None if _loses(s, decision, rest[0]) else rest[0]
        if len(rest) == 1 or (len(rest) == 2 and PASS in rest and _asks_by_itself(s, rest[0])):
            return rest[0]  # alone it would not be asked about
        return None

    def _offered(self, s: State, decision: Decision) -> Option | None:
        order = self.order(s, decision.card)
        if order == ACT and YES in decision.options:
            self._acted(s, decision.card)
            self._by_hand = decision.card
            return YES
        declined = next((option for option in DECLINING if option in decision.options), None)
        if order == ASK or declined is None or _loses(s, decision, declined):
            return None
        return declined


def _offers_itself(s: State, decision: Decision) -> bool:
    """Whether an unseen card asks its player whether they use it."""
    if decision.kind != "yes or no" or decision.card < 0 or len(s.stack) < 2:
        return False
    under = s.stack[-2]
    asks = isinstance(under, BlockFrame) and under.source == decision.card and under.side == decision.side
    return asks and unseen(s, decision.card)


def _asks_by_itself(s: State, option: Option) -> bool:
    """Whether an ability that is triggered goes on to ask whether it is used."""
    top = s.stack[-1]
    if option.kind != "trigger" or not isinstance(top, ReactionFrame):
        return False
    return asks_by_itself(top.pending[option.number])


def _loses(s: State, decision: Decision, option: Option) -> bool:
    """Whether an answer loses the game before anybody can choose again."""
    ahead = s.clone()
    machine.answer(ahead, decision, decision.options.index(option))
    machine.advance(ahead)
    return ahead.result is not None and ahead.result[0] != decision.side
