"""The Corp's turn: money, ice, agendas, traps, and punishing a Runner who has been careless."""

from typing import Final

from ...lang import instructions as w
from ...lang.abilities import Paid
from ...lang.face import Face
from ...lang.words import AGENDA, CORP, ICE, RESOURCE, VIRUS
from ...view.records import CardView, OptionView, PlayerView, ServerView
from .errands import errand_value
from .guarding import (
    bare,
    busy,
    hurts,
    ice_need,
    overwriting,
    points_in_hand,
    safety,
    scoring_remote,
    tokens,
    unrezzed_bill,
)
from .holdings import income, own_value, saving, turned_up
from .prizes import bites
from .punishing import punishment
from .reading import advanceable, every_step, paid_ability, price, reader
from .scoring import advanced_at, from_hand, goals, installed_agendas, requirement, wanted_now
from .table import ARCHIVES_ID, NEW_REMOTE, POINT, RND_ID, Table, counters, once
from .thrift import thrifty
from .worth import worth

LAST_CHANCE = 15.0
"""What makes up for any risk when R&D is about to run out."""
LAST_CARDS = 4
"""With so many cards in R&D none is drawn by a click."""
SHUT = 0.85
"""A server this safe is a chance to score that may not come again."""
DIG: Final = 1.2
"""How much more a card drawn is worth to a Corp with HQ or R&D open and no ice in hand."""
NOW = 25.0
"""What a score within this turn is worth, on top of its points."""


def action_values(t: Table) -> list[float]:
    """What each action is worth, in credits."""
    goal = max(goals(t), key=lambda goal: goal.face.facts.points or 0, default=None)
    deadly = punishment(t)
    values = []
    for option in t.decision.options:
        value = _action(t, option)
        if option.card and option.card in deadly:
            value = max(value, deadly[option.card])
        if goal is not None and _is_step(option, goal.first, goal.card):
            value = max(value, NOW + (goal.face.facts.points or 0))
        values.append(value)
    return thrifty(t, values)


def _is_step(option: OptionView, first: str, agenda: CardView) -> bool:
    if first == "advance":
        return option.kind == "advance" and option.card == agenda.handle
    return option.kind == "play" and option.card == first


def _action(t: Table, option: OptionView) -> float:
    match option.kind:
        case "gain credit":
            return _credit(t)
        case "draw":
            return _draw(t)
        case "trash resource":
            return _trash_resource(t)
        case "errand":
            return _errand(t, option)
        case "purge":
            return 0.45 * virus_counters(t) - 2.0
        case "advance" | "install" | "play" | "use":
            return _with_card(t, option)
    return 0.0


def _errand(t: Table, option: OptionView) -> float:
    def install(card: CardView) -> float:
        face = t.face(card)
        return max((place_value(t, face, place) for place in _places(t)), default=0.0) if face else 0.0

    basic = {"gain credit": _credit(t), "draw": _draw(t)}
    return errand_value(t, option, basic, install, lambda *_: 0.0)


def _credit(t: Table) -> float:
    """Money is for rezzing ice and for agendas; more than that is of little use."""
    if t.corp.credits < 4:
        return (2.3 if t.corp.credits < 2 else 1.7) * saving(t)
    short = unrezzed_bill(t) + 3 - t.corp.credits
    return t.credit(CORP) * (1.2 if short > 0 else 0.9) * saving(t)


def runs_out(t: Table) -> bool:
    """Whether R&D is about to run out, so that no click is spent on a card: unless it is late, and there is
    nothing to score."""
    about = points_in_hand(t) or any(installed_agendas(t))
    return t.side == CORP and t.corp.deck <= LAST_CARDS and (not t.late or bool(about))


def room_for_another(player: PlayerView) -> bool:
    """Whether a card drawn by a click now need not be discarded, if each click that is left puts one down."""
    return player.hand + 1 <= player.hand_size + player.clicks - 1


def _draw(t: Table) -> float:
    if runs_out(t):
        return -2.0
    room = t.corp.hand_size - t.corp.hand
    value = 0.8 + 0.25 * room if room > 0 else 0.1
    if room_for_another(t.corp) and not points_in_hand(t) and not any(installed_agendas(t)):
        value += 0.7
    if points_in_hand(t) >= 4:
        value -= 0.5
    if bare(t) and not any(face.type == ICE for _, face in t.hand):
        value += DIG
    return value + 0.5 * t.haste


def virus_counters(t: Table) -> int:
    laid = sum(number for _, number in t.corp.counters)
    laid += sum(number for server in t.view.servers for _, number in server.counters)
    return laid + sum(counters(card, VIRUS) for card in t.rig)


def _trash_resource(t: Table) -> float:
    values = [own_value(t, card, face) for card, face in t.faces(t.rig) if face.type == RESOURCE]
    return max(values, default=0.0) - 2.0


def _with_card(t: Table, option: OptionView) -> float:
    card, face = t.card_of(option), t.face_of(option)
    if card is None or face is None:
        return 0.0
    match option.kind:
        case "advance":
            return _advance(t, card, face)
        case "install":
            return max((place_value(t, face, place) for place in _places(t)), default=0.0)
        case "play":
            return _play(t, card, face)
    ability = paid_ability(face, option.ability)
    return _use(t, card, ability) if ability is not None else 0.0


def _places(t: Table) -> list[int]:
    return [*(server.id for server in t.view.servers), NEW_REMOTE]


def _play(t: Table, card: CardView, face: Face) -> float:
    """An operation. What speeds up scoring, and what harms, waits for its moment."""
    steps = list(every_step(face))
    if any(isinstance(step, w.GainClicks) for step in steps):
        return 0.2
    if any(isinstance(step, w.Place | w.Distribute) and step.kind == "advancement" for step in steps):
        return 0.3
    value = worth(reader(t, card), face.playing, CORP) - (face.facts.cost or 0) * t.credit(CORP)
    if hurts(face):
        return min(value, 1.4) - 0.6
    return value


def _use(t: Table, card: CardView, ability: Paid) -> float:
    read = reader(t, card)
    return worth(read, ability.block, CORP) - (price(read, ability.cost) - 1.2)


# --- agendas ----------------------------------------------------------------------------------------------


def _advance(t: Table, card: CardView, face: Face) -> float:
    if face.type != AGENDA:
        return _advance_other(t, card, face)
    server = advanced_at(t, card)
    left = requirement(t, face, server) - tokens(card)
    if left <= 0:
        return -1.0
    wanted = wanted_now(t, face, server, tokens(card), t.corp.clicks, t.corp.credits)
    safe = safety(t, server)
    if wanted is None:
        return (3.0 * safe + 2.0 * t.haste) if left > t.limit("corp") else -0.5
    return 6.0 * safe + 1.0 if wanted > 0 else -0.5


def _advance_other(t: Table, card: CardView, face: Face) -> float:
    """A trap looks like an agenda when it is advanced; ice gets stronger."""
    if face.type == ICE:
        return 0.35 - 0.1 * tokens(card) if card.faceup else -0.5
    if bites(face) and tokens(card) < 2 and t.corp.credits >= 5:
        return 1.6
    return 0.1


def agenda_value(t: Table, face: Face, server: ServerView | None) -> float:
    """What it is worth to install an agenda in a server (None: a new one)."""
    points = face.facts.points or 0
    if lost := overwriting(t, server):
        return lost
    if from_hand(t, face, server):
        return NOW + points - (0.0 if server is None else 0.1 * len(server.ice))
    clicks, credits = t.corp.clicks - 1, t.corp.credits
    wanted = wanted_now(t, face, server, 0, clicks, credits)
    safe = safety(t, server)
    decides = t.runner.points + points >= t.edition.policies.points_to_win
    risk = POINT * points * (1 - safe) * (1.6 if decides else 1.0)
    window = 4.0 if safe >= SHUT else 0.0
    value = POINT * points * safe - risk + window + 7.0 * t.haste + max(0.0, 0.1 * (t.corp.credits - 15))
    value += 0.6 * max(0, points_in_hand(t) - 3) + (LAST_CHANCE if t.corp.deck <= 5 or t.late else 0.0)
    if wanted is None:
        value = 0.5 * value - 1.0
    elif wanted > 0 and clicks < wanted:
        value -= 1.5
    return min(value, 12.0)


# --- other cards ------------------------------------------------------------------------------------------


@once
def place_value(t: Table, face: Face, place: int) -> float:
    """What it is worth to install a card in a place."""
    server = t.servers.get(place)
    match face.type:
        case "ice":
            return ice_need(t, place, face)
        case "agenda":
            return agenda_value(t, face, server) if place == NEW_REMOTE or place > ARCHIVES_ID else -9.0
        case "asset":
            return _asset_value(t, face, server) if place == NEW_REMOTE or place > ARCHIVES_ID else -9.0
        case "upgrade":
            return _upgrade_value(t, face, server)
    return 0.0


def _asset_value(t: Table, face: Face, server: ServerView | None) -> float:
    if lost := overwriting(t, server):
        return lost
    twins = (own for each in t.remotes for _, own in t.faces(each.root) if own.name == face.name)
    if face.facts.unique and any(twins):
        return -1.0
    chosen = scoring_remote(t)
    needed = chosen is not None and server is not None and chosen.id == server.id and points_in_hand(t)
    shelter = 0.4 if server is not None and server.ice else 0.0
    if bites(face):
        lure = 1.8 if advanceable(face) and t.corp.credits >= 5 else 0.6
        return lure + shelter - (2.0 if needed else 0.0) - 0.7 * _traps(t)
    earned = income(t, None, face)
    profit = earned - (face.facts.cost or 0)
    value = min(4.0, 0.45 * profit) if earned else 0.9
    if (face.facts.cost or 0) <= t.corp.credits:
        value += max(0.0, turned_up(t, None, face))
    open_assets = sum(busy(t, each) and not each.ice for each in t.remotes)
    return value + shelter - (1.5 if needed else 0.0) - 0.25 * open_assets - 0.8 * t.haste


def _traps(t: Table) -> int:
    return sum(bites(face) for server in t.remotes for _, face in t.faces(server.root))


def _upgrade_value(t: Table, face: Face, server: ServerView | None) -> float:
    """Upgrades go where agendas are scored; one of a kind is enough."""
    if server is None:
        return -1.0
    if any(own.name == face.name or _both_regions(own, face) for _, own in t.faces(server.root)):
        return -2.0
    chosen = scoring_remote(t)
    if chosen is not None and server.id == chosen.id:
        return 2.0 - 0.3 * len(server.root)
    if server.id <= ARCHIVES_ID and server.ice and not face.statics.get("requirement"):
        return 0.6 if server.id == RND_ID else 0.4
    return -0.5


def _both_regions(one: Face, two: Face) -> bool:
    return "region" in one.facts.subtypes and "region" in two.facts.subtypes


def where_values(t: Table) -> list[float]:
    """Where to install the card at hand."""
    face = t.face(t.asked_about)
    values = []
    for option in t.decision.options:
        place = option.server if option.server is not None else NEW_REMOTE
        values.append(place_value(t, face, place) if face is not None else 0.0)
    return values


def trash_first_values(t: Table) -> list[float]:
    """What to trash for a new card: nothing, unless it must be; then what is worth least."""
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind == "done":
            values.append(50.0)
        else:
            values.append(-own_value(t, card, face) if card is not None and face is not None else -1.0)
    return values
