"""Why a card can or cannot do something now, for the seat that asks, of what that seat may know.

What can be done is what the decision offers. For everything else a card like this one can ever do, the first
thing that stands against it is named, with its rule.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ..kernel.may.action_options import (
    ITS_CLICK,
    advance_obstacle,
    first_click_obstacle,
    keeping_obstacle,
    trash_resource_obstacle,
)
from ..kernel.may.choosing import distinct
from ..kernel.may.entering import install_obstacle
from ..kernel.may.obstacles import (
    NO_RESOURCE,
    NO_TAG,
    NOT_ADVANCEABLE,
    REZZED,
    Obstacle,
    Unadvanced,
    UsedUp,
)
from ..kernel.may.permitted import forbidden
from ..kernel.may.using import play_obstacle, use_obstacle
from ..kernel.may.window_options import (
    score_obstacle,
    trash_accessed_obstacle,
    turn_up_obstacle,
    use_on_access_obstacle,
)
from ..kernel.read.context import plain, player
from ..kernel.read.values import trash_cost
from ..lang.abilities import Paid
from ..lang.words import (
    AGENDA,
    ASSET,
    CORP,
    CORP_SCORE,
    HAND_OF,
    ICE,
    IDENTITIES,
    PLAY,
    RUNNER,
    RUNNER_SCORE,
    TABLE,
    UPGRADE,
    Side,
)
from ..state.decision import Decision, Option
from ..state.state import State
from . import moments
from .knowledge import accessed, handle, knows
from .moments import Against, not_now
from .names import ability_text, server_name, title, zone_name
from .obstacles import against
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

TOLD: Final = {"play": "play", "score": "score"}
ANSWERS: Final = {"install": "install", "rez": "rez", "rez-approached": "rez", "steal": "steal", **TOLD}
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
        elif option.kind == "trash resource" and seat == CORP and keeping_obstacle(s, cid) is None:
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


def _stands(
    s: State, seat: Side, d: Decision | None, moment: str, cid: int, obstacle: Obstacle | None
) -> Against | None:
    """What stands against doing something with a card: that it is not the moment for it, or an obstacle. One
    that would not go away with another window is said first."""
    if obstacle in (REZZED, NO_TAG) or isinstance(obstacle, Unadvanced | UsedUp):
        return against(s, seat, cid, obstacle)
    not_yet = not_now(s, seat, d, moment)
    return not_yet or (None if obstacle is None else against(s, seat, cid, obstacle))


def _in_hand(s: State, seat: Side, d: Decision | None, cid: int) -> Thing:
    def playing() -> Against | None:
        against = play_obstacle(s, cid, ITS_CLICK) or first_click_obstacle(s, seat, Option("play", card=cid))
        return _stands(s, seat, d, moments.ACTION, cid, against)

    def installing() -> Against | None:
        against = install_obstacle(s, cid, promised=ITS_CLICK) or first_click_obstacle(
            s, seat, Option("install", card=cid)
        )
        return _stands(s, seat, d, moments.ACTION, cid, against)

    if s.cards[cid].face.played:
        return Thing(DOINGS["play"], playing)
    return Thing(DOINGS["install"], installing)


def _installed_by_corp(s: State, d: Decision | None, cid: int) -> Iterator[Thing]:
    card = s.cards[cid]
    if card.face.type in (ASSET, UPGRADE, ICE):
        yield Thing(DOINGS["rez"], lambda: _rez(s, d, cid))
    if card.face.type == AGENDA:
        yield Thing(DOINGS["score"], lambda: _stands(s, CORP, d, moments.SCORE, cid, score_obstacle(s, cid)))
    if advance_obstacle(s, cid) is not NOT_ADVANCEABLE:
        yield Thing(
            DOINGS["advance"], lambda: _stands(s, CORP, d, moments.ACTION, cid, advance_obstacle(s, cid))
        )


def _rez(s: State, d: Decision | None, cid: int) -> Against | None:
    moment = moments.REZ_ICE if s.cards[cid].face.type == ICE else moments.REZ
    return _stands(s, CORP, d, moment, cid, turn_up_obstacle(s, cid))


# --- the opponent's cards ---------------------------------------------------------------------------------


def _things_of_opponent(s: State, seat: Side, d: Decision | None, cid: int) -> Iterator[Thing]:
    if seat == CORP:
        if keeping_obstacle(s, cid) is not NO_RESOURCE:
            yield Thing(
                DOINGS["trash"],
                lambda: _stands(s, CORP, d, moments.ACTION, cid, trash_resource_obstacle(s, cid)),
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
    barred = forbidden(s, "steal", "steal-cost", cid)
    if barred is not None:
        return against(s, RUNNER, cid, barred)
    return Against(f"That is not a choice of this window: it is dealt with at {place.rule}.", place.rule)


def _trash(s: State, d: Decision | None, cid: int) -> Against | None:
    place = moments.first(s.edition, moments.ACCESS, RUNNER)
    if cid not in accessed(s):
        text = f"You may pay to trash it while you access it, at {place.rule} ({place.where})."
        return Against(text, place.rule)
    return _stands(s, RUNNER, d, moments.ACCESS, cid, trash_accessed_obstacle(s, cid))


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

    def stands() -> Against | None:
        if card.active_since < 0:
            return _inactive(s, cid)
        if ability.access:
            obstacle = use_on_access_obstacle(s, cid, index, ability)
        else:
            obstacle = use_obstacle(s, seat, cid, index, ability)
        if s.encounter is None and index in card.face.in_encounters and not isinstance(obstacle, UsedUp):
            place = moments.breaking(s.edition)
            text = f"It does something only while you encounter ice, at {place.rule} ({place.where})."
            return Against(text, place.rule)
        return _stands(s, seat, d, _moment(s, cid, index, ability), cid, obstacle)

    return stands


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
