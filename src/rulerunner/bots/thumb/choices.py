"""Choices that abilities ask for: targets, searches, effects, numbers, payments, discards."""

from collections.abc import Iterator
from typing import Final

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.face import Face
from ...lang.words import ADVANCEMENT, AGENDA, ARCHIVES, CORP, ICE, IDENTITY, RUNNER
from ...view.records import CardView, OptionView
from .holdings import hand_value, install_value, own_value
from .prizes import bites, prize, trash_value
from .reading import CARD, Reader, advanceable, blocks, every_step, matches, number, price, reader, steps
from .running import fits_ice_ahead, stake
from .table import Table, counters
from .worth import text_value, worth

# --- yes or no --------------------------------------------------------------------------------------------


def may_values(t: Table) -> list[float]:
    """Whether to carry out what an ability offers, at its price."""
    step = _asks(t, w.May)
    value = 0.5
    if isinstance(step, w.May):
        read = _read(t)
        value = worth(read, step.then, t.side) - price(read, step.cost) - worth(read, step.otherwise, t.side)
        value = value - _parted_with(t, read, step.cost) if step.cost else value + 0.1
    return [value if option.kind == "yes" else 0.0 for option in t.decision.options]


def _parted_with(t: Table, read: Reader, cost: k.Costs) -> float:
    """What the least cards of a cost are worth to their owner, beyond what its price reckons with."""
    total = 0.0
    for part in cost:
        if isinstance(part, k.TrashCards):
            own = [*t.hand, *t.faces(t.rig)] if t.side == RUNNER else t.hand
            found = (own_value(t, card, face) for card, face in own if matches(read, part.filter, card))
            total += sum(max(0.0, each - CARD) for each in sorted(found)[: part.amount])
    return total


def unless_values(t: Table) -> list[float]:
    """Whether to pay so that something does not happen."""
    read = _read(t)
    every = [step for step in _all(t, w.Unless) if isinstance(step, w.Unless)]
    price = next((option.price for option in t.decision.options if option.kind == "yes"), "")
    asked = [step for step in every if _said(step.cost, price)] or every
    value = max(
        [-worth(read, step.then, t.side) - _dearly(t, read, step.cost) for step in asked], default=0.0
    )
    return [value if option.kind == "yes" else 0.0 for option in t.decision.options]


PAID_IN: Final = {k.SufferDamage: "damage", k.TakeTags: "tag", k.Clicks: "click", k.Credits: "credit"}
"""What a price speaks of, by the kinds of its parts."""


def _said(cost: k.Costs, price: str) -> bool:
    """Whether a cost is the one that a price speaks of, where a card asks for one after the other."""
    return all(
        any(isinstance(part, kind) for part in cost) == (word in price) for kind, word in PAID_IN.items()
    )


def _dearly(t: Table, read: Reader, cost: k.Costs) -> float:
    """Clicks that have nothing else to do are cheap to spend."""
    clicks = sum(number(read, part.amount) for part in cost if isinstance(part, k.Clicks))
    return price(read, cost) - 0.4 * clicks


def _read(t: Table) -> Reader:
    """The table as the ability that asks sees it; a run in progress is at stake."""
    in_run = t.view.run is not None
    return reader(t, t.asked_about, stake(t) if in_run else 0.0)


def _all(t: Table, kind: type[w.Instruction]) -> Iterator[w.Instruction]:
    """The instructions of a kind on the card that asks."""
    face = t.face(t.asked_about)
    return (step for step in every_step(face) if isinstance(step, kind)) if face is not None else iter(())


def _asks(t: Table, kind: type[w.Instruction]) -> w.Instruction | None:
    return next(_all(t, kind), None)


def mulligan_values(t: Table) -> list[float]:
    """A starting hand needs money; the Corp's needs ice, and few agendas."""
    faces = [face for _, face in t.hand]
    money = sum(_pays(t, face) for face in faces)
    if t.side == CORP:
        ice = sum(face.type == ICE for face in faces)
        agendas = sum(face.type == AGENDA for face in faces)
        bad = ice == 0 or agendas >= 4 or (money == 0 and ice < 2)
    else:
        bad = money == 0
    return [1.0 if (option.kind == "mulligan") == bad else 0.0 for option in t.decision.options]


def _pays(t: Table, face: Face) -> bool:
    return any(isinstance(step, w.Gain | w.TakeCredits) for step in every_step(face))


# --- cards ------------------------------------------------------------------------------------------------


def card_values(t: Table) -> list[float]:
    """Which card an ability is about: it depends on what will be done to it."""
    doing = _done_to_chosen(t)
    return [_target(t, option, doing) for option in t.decision.options]


def _done_to_chosen(t: Table) -> w.Instruction | None:
    """The instruction that follows the choice on the card that asks."""
    face = t.face(t.asked_about)
    if face is None:
        return None
    for block in blocks(face):
        flat = list(steps(block))
        for place, step in enumerate(flat):
            if isinstance(step, w.Choose) and place + 1 < len(flat):
                return _about_chosen(flat[place + 1 :])
    return None


TO_CARDS: Final = (
    w.Trash,
    w.Derez,
    w.Place,
    w.RezCard,
    w.InstallCard,
    w.MoveTo,
    w.SwitchIdentity,
    w.HostCard,
    w.Remember,
    w.Lasting,
    w.Expose,
)
"""What is done to cards,"""
OFFERS: Final = (w.Choose, w.May, w.Unless, w.ChooseOne)
"""and what asks somebody anew, after which it may be something else that is done."""


def _about_chosen(after: list[w.Instruction]) -> w.Instruction:
    """What is done to the card that was chosen: it may be shown, or credits gained, before that."""
    for step in after:
        if isinstance(step, OFFERS):
            break
        for each in step.effects if isinstance(step, w.All) else (step,):
            if isinstance(each, TO_CARDS):
                return each
    first = after[0]
    return first.effects[0] if isinstance(first, w.All) and first.effects else first


def _target(t: Table, option: OptionView, doing: w.Instruction | None) -> float:
    if option.kind in ("done", "pass"):
        return 0.0
    card, face = t.card_of(option), t.face_of(option)
    if card is None:
        return 0.1
    if face is None:
        return 0.3 + 0.2 * counters(card, ADVANCEMENT)
    own = card.side == t.side
    match doing:
        case w.Trash() | w.Derez():
            return (0.1 - own_value(t, card, face)) if own else 0.5 + foe_value(t, card, face)
        case w.Place(kind="advancement"):
            return _advance_target(card, face)
        case w.RezCard():
            return 0.5 + (face.facts.cost or 0) if own else 1.0 - 0.1 * (face.facts.cost or 0)
        case w.InstallCard():
            return _install_target(t, card, face)
        case w.MoveTo(zone=zone) if zone in ("HQ", "grip"):
            return 0.2 + hand_value(t, card, face) if own else 0.0
        case w.MoveTo():
            return _put_back(t, card, face) if own else 0.5
        case w.SwitchIdentity() | w.HostCard() if face.type == IDENTITY:
            return text_value(_read(t), face)
        case w.Remember() | w.Lasting() | w.Expose():
            return 0.3 + 0.2 * (face.facts.cost or 0) + (0.5 if card.faceup else 0.0)
    return own_value(t, card, face) if own else foe_value(t, card, face)


def foe_value(t: Table, card: CardView, face: Face) -> float:
    """What a card of the opponent's is worth to them."""
    if card.side == RUNNER:
        return own_value(t, card, face)
    if face.type == ICE:
        return 1.0 + 0.5 * (face.facts.cost or 0)
    return 1.0 + trash_value(t, card, face)


def _advance_target(card: CardView, face: Face) -> float:
    if face.type == AGENDA:
        left = (face.facts.requirement or 3) - counters(card, ADVANCEMENT)
        return 5.0 - 0.5 * left if left > 0 else 0.5
    if not advanceable(face):
        return 0.1
    return 1.0 if bites(face) else 0.6


def _install_target(t: Table, card: CardView, face: Face) -> float:
    if card.side == RUNNER:
        return 1.0 + install_value(t, card, face)
    return {ICE: 3.0, AGENDA: 0.5}.get(face.type, 1.0)


def _put_back(t: Table, card: CardView, face: Face) -> float:
    """Shuffling cards back into R&D saves agendas that lie in Archives; from HQ the worst cards go."""
    if card.zone == ARCHIVES:
        return 4.0 if face.type == AGENDA else 0.5 + 0.2 * hand_value(t, card, face)
    flooded = sum(each.type == AGENDA for _, each in t.hand) > 2
    return 3.0 if face.type == AGENDA and flooded else 2.0 - 0.3 * hand_value(t, card, face)


def search_values(t: Table) -> list[float]:
    """Which card to take from a deck."""
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if card is None or face is None:
            values.append(0.0)
            continue
        value = 0.5 + hand_value(t, card, face)
        if face.facts.side == RUNNER:
            value += 4.0 if fits_ice_ahead(t, face) else 0.0
            value -= 3.0 if (face.facts.cost or 0) > t.runner.credits else 0.0
        values.append(value)
    return values


def give_up_values(t: Table) -> list[float]:
    """Which own card to give up: the least valuable; none at all if that is possible."""
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind in ("done", "pass"):
            values.append(50.0)
        elif card is None or face is None:
            values.append(-1.0)
        elif card.side == t.side:
            values.append(-own_value(t, card, face))
        else:
            values.append(foe_value(t, card, face))
    return values


def remove_values(t: Table) -> list[float]:
    """Which card of the opponent's to remove from the game: the best."""
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        values.append(foe_value(t, card, face) if card is not None and face is not None else 0.0)
    return values


def discard_values(t: Table) -> list[float]:
    """Which card of the hand to discard. The Corp does not leave agendas in Archives if it can help it."""
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        values.append(-hand_value(t, card, face) if card is not None and face is not None else -1.0)
    return values


def host_values(t: Table) -> list[float]:
    """Where to install a card that can be hosted."""
    guest = t.face(t.asked_about)
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind == "rig" or card is None or face is None:
            values.append(1.0)
        elif face.type == ICE:
            values.append(1.0 + (face.facts.cost or 0) * 0.3 + (1.0 if card.faceup else 0.0))
        else:
            breaker = guest is not None and bool(guest.breakers)
            full = t.runner.memory_used + 1 >= t.runner.memory
            values.append(2.0 if full or not breaker else 0.5)
    return values


# --- effects and numbers ----------------------------------------------------------------------------------


def effect_values(t: Table) -> list[float]:
    """Which of several effects."""
    read = _read(t)
    numbers = [option.number or 0 for option in t.decision.options]
    for step in _all(t, w.ChooseOne):
        if isinstance(step, w.ChooseOne) and max(numbers, default=0) < len(step.options):
            if len(step.options) >= len(numbers):
                return [worth(read, step.options[number], t.side) for number in numbers]
    return [0.0 for _ in numbers]


def replace_values(t: Table) -> list[float]:
    """Whether something else happens instead of access: only if it is worth more."""
    server = t.attacked
    access = prize(t, server) if server is not None else 0.0
    values = []
    for option in t.decision.options:
        if option.kind != "replace":
            values.append(access)
            continue
        card, face = t.card_of(option), t.face_of(option)
        every = every_step(face) if face is not None else ()
        instead = (step for step in every if isinstance(step, w.Instead))
        block = next((step.then for step in instead), ())
        drains = any(isinstance(step, w.ChooseNumber) for step in block) and t.corp.credits >= 3
        values.append(worth(reader(t, card), block, t.side) + (6.0 if drains else 0.0) + 0.2)
    return values


def agree(t: Table) -> list[float]:
    """What an effect installs is worth what more that costs."""
    return [1.0 if option.kind == "yes" else 0.0 for option in t.decision.options]


def most(t: Table) -> list[float]:
    """As much as possible."""
    return [float(option.number or 0) for option in t.decision.options]


def first(t: Table) -> list[float]:
    """The first option."""
    return [-float(place) for place, _ in enumerate(t.decision.options)]


def trigger_values(t: Table) -> list[float]:
    """Which pending ability to resolve: the best first, and none that does harm if there is a choice."""
    values = []
    for option in t.decision.options:
        if option.kind == "pass":
            values.append(0.0)
            continue
        card, face = t.card_of(option), t.face_of(option)
        place = option.ability
        if face is None or place is None or not 0 <= place < len(face.abilities):
            values.append(0.2)
            continue
        block: w.Block = getattr(face.abilities[place], "block", ())
        values.append(worth(reader(t, card, _read(t).stake), block, t.side) + 0.1)
    return values


def interrupt_values(t: Table) -> list[float]:
    """Cheap protection is used; what is costly is kept until the grip is nearly empty."""
    values = []
    for option in t.decision.options:
        if option.kind == "pass":
            values.append(0.0)
            continue
        face = t.face_of(option)
        place = option.ability
        ability = face.abilities[place] if face is not None and place is not None and place >= 0 else None
        cost = price(reader(t, t.card_of(option)), getattr(ability, "cost", ()))
        harm = 1.8 if t.runner.hand > 3 else 3.0 if t.runner.hand > 1 else 9.0
        values.append(harm - cost if t.side == RUNNER else 0.5)
    return values
