"""Why a card can or cannot do something now, for the seat that asks, of what that seat may know.

What can be done is what the decision offers. For everything else a card like this one can ever do, the first
thing that stands against it is named, with its rule.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ..kernel.may.choosing import distinct
from ..kernel.read.context import plain, player
from ..kernel.read.evaluate import matches
from ..kernel.read.values import trash_cost
from ..lang.abilities import Paid
from ..lang.filters import CanAdvance
from ..lang.words import (
    AGENDA,
    ASSET,
    CORP,
    CORP_SCORE,
    EVENT,
    HAND_OF,
    ICE,
    IDENTITIES,
    OPERATION,
    PLAY,
    RESOURCE,
    RUNNER,
    RUNNER_SCORE,
    TABLE,
    UPGRADE,
    Side,
)
from ..state.decision import Decision, Option
from ..state.records import NOBODY
from ..state.state import State
from . import moments, obstacles
from .knowledge import accessed, handle, knows
from .moments import Against, not_now
from .names import ability_text, server_name, title, zone_name
from .options import option_text
from .words import prompt

DOINGS: Final = {
    "access": "access it",
    "advance": "advance it",
    "card": "choose it",
    "discard": "discard it",
    "install": "install it",
    "number": "spend from it",
    "play": "play it",
    "replace": "use it instead",
    "rez": "rez it",
    "score": "score it",
    "steal": "steal it",
    "subroutine": "break a subroutine of it",
    "trash": "trash it",
    "trigger": "resolve its ability",
    "use": "use it",
}
"""What an option with a card means for that card."""

ANSWERS: Final = {"install": "install", "rez": "rez", "rez-approached": "rez", "steal": "steal"}
"""Questions that say yes to doing something with the card they are about."""

WHERE_ABILITIES_WORK: Final = (TABLE, IDENTITIES, CORP_SCORE, RUNNER_SCORE, PLAY)


class Reason(NamedTuple):
    """One thing a card could do, and what stands against it."""

    doing: str
    possible: bool
    why: str
    rule: str


class Thing(NamedTuple):
    """Something a card can ever do, and how to find out what stands against it."""

    doing: str
    against: Callable[[], Against | None]


def card_at(state: State, seat: Side, place: str) -> int | None:
    """The card a view calls by this handle; None if there is none, or if it is not one particular card."""
    if place.endswith(" card"):
        return None
    found = (cid for cid in range(len(state.cards)) if handle(state, seat, cid) == place)
    return next(found, None)


def why(state: State, seat: Side, decision: Decision | None, cid: int) -> tuple[Reason, ...]:
    """What a card can do now, and why it cannot do the other things that a card like it can do."""
    asked = decision if state.result is None else None
    offers = _offers(state, seat, asked, cid)
    reasons = [_possible(state, asked, doing, options) for doing, options in offers.items() if asked]
    for thing in _things(state, seat, asked, cid):
        if thing.doing not in offers:
            stands = thing.against() or _not_offered(state, asked)
            reasons.append(Reason(thing.doing, False, *stands))
    return tuple(reasons) or (Reason("do something with it", False, *_nothing(state, seat, asked, cid)),)


# --- what is offered --------------------------------------------------------------------------------------


def _offers(s: State, seat: Side, decision: Decision | None, cid: int) -> dict[str, list[Option]]:
    """The options for a card, by what they mean for it."""
    found: dict[str, list[Option]] = {}
    if decision is None or decision.side != seat:
        return found
    for option in decision.options:
        if option.kind == "yes" and decision.card == cid and decision.about in ANSWERS:
            found.setdefault(DOINGS[ANSWERS[decision.about]], []).append(option)
        elif option.card >= 0 and option.kind in DOINGS and _same(s, seat, option.card, cid):
            doing = _use(s, seat, cid, option.ability) if option.kind == "use" else DOINGS[option.kind]
            found.setdefault(doing, []).append(option)
        elif option.kind == "trash resource" and _is_resource(s, seat, cid) and not _kept(s, seat, cid):
            found.setdefault(DOINGS["trash"], []).append(option)
    return found


def _same(s: State, seat: Side, offered: int, cid: int) -> bool:
    """Whether an option for one card stands for another: identical cards in hand are one option."""
    return offered == cid or (
        s.cards[offered].face is s.cards[cid].face and len(distinct(s, (offered, cid), seat)) == 1
    )


def _possible(s: State, decision: Decision, doing: str, options: list[Option]) -> Reason:
    said = option_text(s, decision, options[0]) if len(options) == 1 else prompt(s, decision)
    return Reason(doing, True, said, decision.rule)


def _not_offered(s: State, decision: Decision | None) -> Against:
    """Nothing we know of stands against it, and still the window does not offer it."""
    rule = decision.rule if decision is not None else s.edition.cites["points"]
    return Against("The rules of this window do not offer it.", rule)


def _nothing(s: State, seat: Side, decision: Decision | None, cid: int) -> Against:
    """There is nothing a card where it is can do by a player's choice."""
    rule = decision.rule if decision is not None else s.edition.cites["points"]
    card = s.cards[cid]
    if not knows(s, seat, cid):
        return Against("You do not know which card it is.", rule)
    if card.owner != seat:
        return Against(
            f"It is {title(card.owner)}'s card: there is nothing for you to choose about it.", rule
        )
    if card.zone in WHERE_ABILITIES_WORK:
        return Against("It has no ability that is used by choice: it does what it says by itself.", rule)
    return Against(f"It does nothing while it is in {zone_name(s, card.zone)}.", rule)


# --- what a card can ever do ------------------------------------------------------------------------------


def _things(s: State, seat: Side, decision: Decision | None, cid: int) -> Iterator[Thing]:
    card = s.cards[cid]
    if card.owner != seat:
        yield from _things_of_opponent(s, seat, decision, cid)
    elif card.zone == HAND_OF[seat]:
        yield _in_hand(s, seat, decision, cid)
    elif card.zone == TABLE and seat == CORP:
        yield from _installed_by_corp(s, decision, cid)
    if knows(s, seat, cid) and card.zone in WHERE_ABILITIES_WORK:
        yield from _abilities(s, seat, decision, cid)


def _in_hand(s: State, seat: Side, d: Decision | None, cid: int) -> Thing:
    if s.cards[cid].face.type in (EVENT, OPERATION):
        return Thing(
            DOINGS["play"],
            lambda: not_now(s, seat, d, moments.ACTION) or obstacles.play(s, seat, cid),
        )
    return Thing(
        DOINGS["install"],
        lambda: not_now(s, seat, d, moments.ACTION) or obstacles.install(s, seat, cid),
    )


def _installed_by_corp(s: State, d: Decision | None, cid: int) -> Iterator[Thing]:
    card = s.cards[cid]
    if card.face.type in (ASSET, UPGRADE, ICE):
        yield Thing(DOINGS["rez"], lambda: _rez(s, d, cid))
    if card.face.type == AGENDA:
        yield Thing(
            DOINGS["score"],
            lambda: (
                obstacles.advanced(s, cid)
                or not_now(s, CORP, d, moments.SCORE)
                or obstacles.score(s, CORP, cid)
            ),
        )
    if matches(s, plain(NOBODY, CORP), CanAdvance(), cid):
        yield Thing(
            DOINGS["advance"],
            lambda: not_now(s, CORP, d, moments.ACTION) or obstacles.advance(s, CORP, cid),
        )


def _rez(s: State, d: Decision | None, cid: int) -> Against | None:
    card = s.cards[cid]
    if card.faceup:
        return Against("It is rezzed already.", s.edition.cites["rez"])
    if card.face.type == ICE:
        return (
            not_now(s, CORP, d, moments.REZ_ICE) or obstacles.other_ice(s, cid) or obstacles.rez(s, CORP, cid)
        )
    return not_now(s, CORP, d, moments.REZ) or obstacles.rez(s, CORP, cid)


# --- the opponent's cards ---------------------------------------------------------------------------------


def _things_of_opponent(s: State, seat: Side, d: Decision | None, cid: int) -> Iterator[Thing]:
    if seat == CORP:
        if _is_resource(s, seat, cid):
            yield Thing(
                DOINGS["trash"],
                lambda: (
                    obstacles.untagged(s)
                    or not_now(s, CORP, d, moments.ACTION)
                    or obstacles.trash_resource(s, CORP, cid)
                ),
            )
        return
    card = s.cards[cid]
    known = knows(s, RUNNER, cid)
    if card.zone == TABLE and card.server >= 0:
        if cid in s.servers[card.server].ice:
            yield Thing(DOINGS["subroutine"], lambda: _break(s, cid))
        elif cid not in accessed(s):
            yield Thing(DOINGS["access"], lambda: _access(s, cid))
    if known and (card.zone == TABLE or cid in accessed(s)):
        if card.face.type == AGENDA:
            yield Thing(DOINGS["steal"], lambda: _steal(s, cid))
        elif trash_cost(s, cid) is not None:
            yield Thing(DOINGS["trash"], lambda: _trash(s, d, cid))


def _is_resource(s: State, seat: Side, cid: int) -> bool:
    """Whether a card is an installed resource of the Runner; nothing else of theirs lies face down."""
    card = s.cards[cid]
    return seat == CORP and card.owner == RUNNER and card.zone == TABLE and card.face.type == RESOURCE


def _kept(s: State, seat: Side, cid: int) -> bool:
    """Whether an effect keeps this resource, of several, from being trashed."""
    return obstacles.forbidden(s, seat, "trash", cid, "trash-resource") is not None


def _break(s: State, cid: int) -> Against:
    place = moments.breaking(s.edition)
    if s.encounter is None or s.encounter.ice != cid:
        return Against(
            f"Subroutines are broken while you encounter the ice, at {place.rule} ({place.where}).",
            place.rule,
        )
    return Against("An ability of one of your cards does that: ask about that card.", place.rule)


def _access(s: State, cid: int) -> Against:
    place = moments.act(s.edition, "breach")
    where = server_name(s, s.cards[cid].server)
    return Against(
        f"You access it if a run on {where} succeeds, at {place.rule} ({place.where}).", place.rule
    )


def _steal(s: State, cid: int) -> Against | None:
    chart = s.edition.policies.access == "order"
    place = moments.act(s.edition, "score-and-trash" if chart else "steal")
    if cid not in accessed(s):
        return Against(f"You steal an agenda as you access it, at {place.rule} ({place.where}).", place.rule)
    barred = obstacles.forbidden(s, RUNNER, "steal", cid, "steal-cost")
    return barred or Against(
        f"That is not a choice of this window: it is dealt with at {place.rule}.", place.rule
    )


def _trash(s: State, d: Decision | None, cid: int) -> Against | None:
    place = moments.first(s.edition, moments.ACCESS, RUNNER)
    if cid not in accessed(s):
        text = f"You may pay to trash it while you access it, at {place.rule} ({place.where})."
        return Against(text, place.rule)
    return not_now(s, RUNNER, d, moments.ACCESS) or obstacles.trash_accessed(s, RUNNER, cid)


# --- abilities --------------------------------------------------------------------------------------------


def _usable_by(s: State, seat: Side, cid: int) -> list[int]:
    """The abilities of a card that a seat could ever use, by place."""
    card = s.cards[cid]
    return [
        index
        for index, ability in enumerate(card.face.abilities)
        if isinstance(ability, Paid)
        and seat == (card.owner if ability.user == "you" else player(plain(cid, card.owner), ability.user))
    ]


def _use(s: State, seat: Side, cid: int, index: int) -> str:
    """Using an ability; of several, with what it says."""
    if len(_usable_by(s, seat, cid)) <= 1:
        return DOINGS["use"]
    return f"{DOINGS['use']}: {ability_text(s, s.cards[cid].face.abilities[index], cid)}"


def _abilities(s: State, seat: Side, d: Decision | None, cid: int) -> Iterator[Thing]:
    for index in _usable_by(s, seat, cid):
        yield Thing(_use(s, seat, cid, index), _using(s, seat, d, cid, index))


def _using(s: State, seat: Side, d: Decision | None, cid: int, index: int) -> Callable[[], Against | None]:
    card = s.cards[cid]
    ability = card.face.abilities[index]
    assert isinstance(ability, Paid)

    def against() -> Against | None:
        if card.active_since < 0:
            return _inactive(s, cid)
        spent = obstacles.spent(s, cid, index, ability)
        if spent is not None:
            return spent
        if s.encounter is None and index in card.face.in_encounters:
            place = moments.breaking(s.edition)
            text = f"It does something only while you encounter ice, at {place.rule} ({place.where})."
            return Against(text, place.rule)
        return not_now(s, seat, d, _moment(s, cid, index, ability)) or obstacles.use(
            s, seat, cid, index, ability
        )

    return against


def _inactive(s: State, cid: int) -> Against:
    card = s.cards[cid]
    if card.face.type == AGENDA and card.zone == TABLE:
        return Against("An agenda does what it says only once it is scored.", s.edition.cites["score"])
    if card.owner == CORP and card.zone == TABLE and not card.faceup:
        return Against("It is not rezzed.", s.edition.cites["rez"])
    return Against("It is not active now.", s.edition.cites["paid-ability"])


def _moment(s: State, cid: int, index: int, ability: Paid) -> str:
    """The kind of window an ability is used in."""
    face = s.cards[cid].face
    if ability.is_action:
        return moments.ACTION
    if ability.interrupt:
        return moments.INTERRUPT
    if ability.moment is not None:
        return moments.REACTION
    if ability.access:
        return moments.ACCESS
    if s.edition.policies.icebreakers == "steps":
        if index in face.breakers:
            return moments.BREAK
        if index in face.boosts:
            return moments.STRENGTH
    return moments.PAID
