"""The Runner's turn: which action to take, and which server to run."""

from ...lang import instructions as w
from ...lang.abilities import Paid
from ...lang.face import Face
from ...lang.words import EVENT, MEAT, RESOURCE, RUNNER
from ...view.records import CardView, OptionView, ServerView
from .breaking import KINDS, covered, kinds_broken
from .errands import errand_value, relief
from .growing import cashed
from .holdings import hand_value, install_value, saving
from .prizes import WEARING, menaced
from .reading import Reader, number, paid_ability, points_at, price, reader, run_of
from .servers import PLAIN, RunExtras, extras_of, run_value
from .table import Table, counters, once
from .thrift import TO_CLEAR, thrifty
from .worth import worth

SAFE = 4
"""A grip that survives most damage."""
SIFTED = 0.5
"""How much of what a card is worth counts where another has to make room for it."""
IN_VAIN = 0.25
"""What it is worth to draw a card that is no better than the one it drives from a full grip."""


def action_values(t: Table) -> list[float]:
    """What each action is worth, in credits."""
    return thrifty(t, [_action(t, option) for option in t.decision.options])


def _action(t: Table, option: OptionView) -> float:
    match option.kind:
        case "gain credit":
            return _credit(t)
        case "draw":
            return _draw(t)
        case "install" | "play" | "use":
            return _with_card(t, option)
        case "run":
            return best_run(t)[0]
        case "remove tag":
            return _remove_tag(t)
        case "errand":
            return _errand(t, option)
        case "lift":
            free = relief(t, option.detail, lambda: best_run(t)[0])
            return free - (option.credits or 0) * t.credit(RUNNER)
    return 0.0


def _errand(t: Table, option: OptionView) -> float:
    basic = {"gain credit": _credit(t), "draw": _draw(t)}

    def running(card: CardView, run: w.Run, block: w.Block) -> float:
        return best_run(t, card, run, extras_of(t, card, run, block))[0]

    def install(card: CardView) -> float:
        face = t.face(card)
        return install_value(t, card, face) if face is not None and face.type != EVENT else 0.0

    return errand_value(t, option, basic, install, running)


def _credit(t: Table) -> float:
    """A credit is worth less the more there are, and more when there are none to run with, or to clear a
    tag with."""
    if _clears_tag(t, 1.0):
        return 6.0 if menaced(t, MEAT) else 4.0
    return (1.5 if t.runner.credits < 3 else t.credit(RUNNER)) * saving(t)


def _clears_tag(t: Table, credits: float) -> bool:
    """Whether a tag can be cleared this turn by clicks that bring so many credits each, and not without."""
    short = TO_CLEAR - t.runner.credits
    return t.runner.tags > 0 and short > 0 and credits > 0 and -(-short // credits) < t.runner.clicks


def _draw(t: Table) -> float:
    if not t.runner.deck:
        return -1.0
    grip = t.runner.hand
    value = 2.6 if grip < 2 else 2.1 if grip < 3 else 1.6 if grip < 4 else 1.1
    missing = len(KINDS[t.edition.family]) - len(covered(t))
    value += 0.5 * missing - (0.3 if t.runner.credits < 3 else 0.0)
    if grip >= t.runner.hand_size:
        return max(IN_VAIN, SIFTED * value - _given_up(t))
    return value + _exposed(t)


def _given_up(t: Table) -> float:
    """What the card is worth that makes room in a full grip: the worst that is not given up yet."""
    values = sorted(hand_value(t, card, face) for card, face in t.hand)
    over = t.runner.hand - t.runner.hand_size
    return values[over] if over < len(values) else values[-1] if values else 0.0


@once
def _exposed(t: Table) -> float:
    """What it costs to end the turn with too few cards to survive a blow, if the clicks run out."""
    deadly = menaced(t, MEAT)
    short = SAFE + deadly - t.runner.hand
    if short <= 0 or t.runner.clicks > short:
        return 0.0
    return 2.4 if deadly else 0.9


def _remove_tag(t: Table) -> float:
    """Tags are worth clearing while there are few of them, or all can be cleared this turn; where only a card
    says the Runner is tagged, there are none."""
    tags = t.runner.tags
    if not tags:
        return 0.0
    if can_clear(tags, t.runner.clicks, t.runner.credits):
        tags = 1
    resources = sum(face.type == RESOURCE for _, face in t.faces(t.rig))
    danger = 3.0 if t.runner.hand > 5 else 9.0 if menaced(t, MEAT) else 6.0
    return (danger + 0.7 * min(3, resources)) / max(1, tags - 1) - 0.4


def can_clear(tags: int, clicks: int, credits: int) -> bool:
    """Whether all tags can be cleared this turn."""
    return tags <= clicks and tags * TO_CLEAR <= credits


def _with_card(t: Table, option: OptionView) -> float:
    card, face = t.card_of(option), t.face_of(option)
    if card is None or face is None:
        return 0.0
    if option.kind == "install":
        return install_value(t, card, face) * (1.3 if t.runner.hand > 3 else 1.0) - _bare(t)
    if option.kind == "play":
        return _play(t, card, face) - _bare(t)
    ability = paid_ability(face, option.ability)
    return _use(t, card, face, ability) if ability is not None else 0.0


def _bare(t: Table) -> float:
    """What it costs to end the turn with hardly a card in the grip."""
    left = t.runner.hand - 1 - menaced(t)
    return 0.0 if t.runner.clicks > 1 or left > 2 else 0.8 if left > 1 else 2.0


def _play(t: Table, card: CardView, face: Face) -> float:
    cost = face.facts.cost or 0
    run = run_of(face.playing)
    if run is None:
        value = worth(reader(t, card), face.playing, RUNNER) - cost * t.credit(RUNNER)
        install = next((step for step in face.playing if isinstance(step, w.InstallCard)), None)
        if install is not None:
            less = number(reader(t, card), install.discount)
            return _best_install(t, card) + min(2, less) * t.credit(RUNNER)
        return min(value, 1.8) if _tries(face) else value
    extras = extras_of(t, card, run, face.playing)
    return best_run(t, card, run, extras.costing(int(cost)))[0] - 0.8


def _best_install(t: Table, but: CardView) -> float:
    """What the best card in hand is worth installed."""
    others = (pair for pair in t.hand if pair[0] != but and pair[1].type != EVENT)
    return max((install_value(t, card, face) for card, face in others), default=-1.0)


def _tries(face: Face) -> bool:
    """Whether what a card does is a guess: it has something chosen that may not be there."""
    return any(isinstance(step, w.Choose | w.Expose) for step in face.playing)


def _use(t: Table, card: CardView, face: Face, ability: Paid) -> float:
    """An action of a card: its clicks but the first are part of its price."""
    read = reader(t, card)
    run = run_of(ability.block)
    cost = price(read, ability.cost) - 1.2
    if run is not None:
        return best_run(t, card, run, extras_of(t, card, run, ability.block))[0] - cost
    if any(isinstance(step, w.Search) for step in ability.block):
        return _search(t) - cost
    if _clears_tag(t, _brings(read, ability.block)):
        return 6.5 if menaced(t, MEAT) else 4.5
    grown = cashed(face, ability)
    if grown is not None:
        return grown.now(counters(card, grown.kind), t.credit(RUNNER)) - cost
    return worth(read, ability.block, RUNNER) - cost


def _brings(read: Reader, block: w.Block) -> float:
    """The credits that an action brings."""
    gains = (step for step in block if isinstance(step, w.Gain | w.TakeCredits))
    return sum(number(read, step.amount) for step in gains)


def _search(t: Table) -> float:
    """What it is worth to look for a card: much while a kind of ice cannot be broken, little after that."""
    if not t.runner.deck:
        return 0.0
    in_hand = {kind for _, face in t.hand for kind in kinds_broken(t, face)}
    lacking = [kind for kind in KINDS[t.edition.family] if kind not in covered(t) and kind not in in_hand]
    value = 4.0 if lacking else 0.8
    return max(0.0, value - _given_up(t)) if t.runner.hand >= t.runner.hand_size else value


# --- where to run -----------------------------------------------------------------------------------------


@once
def best_run(
    t: Table, card: CardView | None = None, run: w.Run | None = None, extras: RunExtras = PLAIN
) -> tuple[float, int]:
    """The best server to run, and what that run is worth."""
    read = reader(t, card)
    best, second, where = -99.0, -99.0, -1
    for server in t.view.servers:
        if run is not None and not points_at(read, run.server, server.id):
            continue
        value = run_value(t, server, _at(t, extras, server)) - _caution(t)
        if value > best:
            best, second, where = value, best, server.id
        elif value > second:
            second = value
    return best + extras.again * max(0.0, second), where


def _at(t: Table, extras: RunExtras, server: ServerView) -> RunExtras:
    """What a card adds to a run, against one server: what bypasses ice is wasted where there is none."""
    if extras.bypass and not server.ice:
        return extras._replace(bonus=extras.bonus - 3.0)
    return extras


@once
def _caution(t: Table) -> float:
    """A Runner with few cards, or without a click or the money to clear a tag, thinks twice."""
    grip = t.runner.hand
    few = 3.6 if grip < 2 else 1.4 if grip < 3 else 0.0
    stuck = t.runner.clicks < 2 or t.runner.credits < 2
    helpless = (3.0 if menaced(t, MEAT) else 1.0) if stuck else 0.0
    return WEARING * t.credit(RUNNER) + few + _exposed(t) + helpless


def announce(t: Table) -> list[float]:
    """Which server to run: the one the run was made for."""
    card = t.asked_about
    face = t.face(card)
    extras = PLAIN
    if card is not None and face is not None:
        made = _run_on(face)
        if made is not None:
            extras = extras_of(t, card, made[0], made[1])
    values = []
    for option in t.decision.options:
        server = t.servers.get(option.server if option.server is not None else -1)
        values.append(run_value(t, server, _at(t, extras, server)) if server is not None else -99.0)
    return values


def _run_on(face: Face) -> tuple[w.Run, w.Block] | None:
    """The run a card makes, and the block it is in."""
    for block in (face.playing, *(ability.block for ability in face.abilities if isinstance(ability, Paid))):
        run = run_of(block)
        if run is not None:
            return run, block
    return None
