"""Standing orders: what a card is to do that may act while its opponent does not know which card it is.

A few cards act face down, or from a hand, at moments of their own: as a server is approached, as a run
begins, as damage is about to be suffered. Without such a card nobody would be asked there, so a pause would
give it away. Between two people, therefore, nobody is asked there: what the card is to do is said beforehand,
at any time, and its opponent learns neither that nor whether there is anything to say. Without an order it
stays hidden. Only where that would lose the game at once is its player asked all the same: there is nothing
left to give away.

Two things still tell, both of resources of 1996 that lie face down. The run chart has a step for whether the
Runner can break subroutines, and one that acts in encounters (Airport Locker, Simulacrum) lets the run go
through that step. One that acts as a card is accessed (Mercenary Subcontract) is asked about there.
"""

from functools import cache
from typing import Final, Literal, NamedTuple, get_args

from ..kernel import machine
from ..kernel.go.reactions import asks_by_itself
from ..lang.abilities import Paid, When
from ..lang.demands import is_optional
from ..lang.face import Face
from ..lang.traits import waits_in
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


class Standing(NamedTuple):
    """A card that may be given an order, and the one it has."""

    card: int
    order: Order


def unseen(s: State, cid: int) -> bool:
    """Whether a card may act at a moment of its own while its opponent does not know it."""
    card = s.cards[cid]
    return _speaks(card.face, card.zone) and not knows(s, other(card.owner), cid)


@cache
def _speaks(face: Face, zone: str) -> bool:
    """Whether something on a card may be used unseen in a zone, and not in windows in which one may act with
    other things as well: those are asked, or passed, by what both players see."""
    return any(
        (waits_in(ability) == zone or (face.hidden and zone == TABLE)) and _of_its_own_moment(ability)
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
        self._by_hand = NOBODY
        """The card that a player has just told to act: whatever else it asks, it asks them."""

    def standing(self, s: State, seat: Side) -> tuple[Standing, ...]:
        """The cards of a seat that may be given an order now."""
        return tuple(
            Standing(cid, self.order(s, cid))
            for cid, card in enumerate(s.cards)
            if card.owner == seat and unseen(s, cid)
        )

    def order(self, s: State, cid: int) -> Order:
        """What a card is to do."""
        object_no, order = self._given.get(cid, (NOBODY, STAY))
        return order if object_no == s.cards[cid].object_no else STAY

    def give(self, s: State, cid: int, order: Order) -> None:
        """Say what a card is to do."""
        self._given[cid] = s.cards[cid].object_no, order

    def chosen(self, option: Option) -> None:
        """A player chose something by hand."""
        self._by_hand = option.card

    def answer(self, s: State, decision: Decision) -> Option | None:
        """The answer that orders give to a question; None if its player is asked.

        Nothing is asked that would not be asked if the hidden cards were others.
        """
        if decision.kind in ("reaction", "interrupt"):
            return self._in_window(s, decision)
        if decision.card != self._by_hand and _offers_itself(s, decision):
            return self._offered(s, decision)
        return None

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
                    self.give(s, option.card, STAY)
                return option
        rest = tuple(o for o in options if o not in hidden)
        if rest == (PASS,):
            return None if _loses(s, decision, PASS) else PASS
        if len(rest) == 1 or (len(rest) == 2 and PASS in rest and _asks_by_itself(s, rest[0])):
            return rest[0]  # alone it would not be asked about
        return None

    def _offered(self, s: State, decision: Decision) -> Option | None:
        order = self.order(s, decision.card)
        if order == ACT and YES in decision.options:
            self.give(s, decision.card, STAY)
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
