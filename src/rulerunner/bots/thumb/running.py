"""The Runner in a run: breaking, going on or jacking out, and what to do with the cards accessed."""

import math

from ...lang import instructions as w
from ...lang.abilities import Paid, When
from ...lang.conditions import Matches
from ...lang.face import Face
from ...lang.words import AGENDA, PROGRAM, RUNNER
from ...view.records import CardView, OptionView
from .breaking import KINDS, Way, covered, kinds_broken, way_past
from .holdings import install_value
from .prizes import menaced, prize, trash_value
from .reading import Reader, credits_in, matches, paid_ability, price, reader, steps, subtypes
from .servers import PLAIN, path, success_bonus, way_to_root
from .table import ARCHIVES_ID, Table
from .worth import worth

IN_IT: float = 4.0
"""What a run is worth at least to a Runner who is in it."""


def stake(t: Table) -> float:
    """What there is to gain at the end of this run."""
    server = t.attacked
    if server is None:
        return IN_IT
    return max(IN_IT, prize(t, server) + success_bonus(t, server.id) + 2.0)


# --- the encounter ----------------------------------------------------------------------------------------


def plan(t: Table) -> Way:
    """How to deal with the ice being encountered."""
    encounter = t.view.encounter
    face = t.face(encounter.ice) if encounter is not None else None
    if encounter is None or face is None or encounter.cut_short:
        return Way()
    left = tuple(i for i, sub in enumerate(encounter.subroutines) if not sub.broken and not sub.resolved)
    at_stake, funds, ahead = stake(t), t.purse("icebreaker"), t.ice_ahead()
    chance = path(t, ahead, at_stake).chance
    way = way_past(t, encounter.ice, face, funds, max(1.0, at_stake * chance), left)
    if not ahead or way.credits <= 0:
        return way
    # What is paid here is not there for the ice behind.
    after = path(t, ahead, at_stake, PLAIN._replace(lent=-math.ceil(way.credits))).chance
    if after >= chance:
        return way
    return way_past(t, encounter.ice, face, funds, max(1.0, at_stake * after), left)


def paid_values(t: Table) -> list[float]:
    """What to do in a window: prepare the breaker, break, fetch what is lacking, or pass."""
    way = plan(t)
    return [_paid(t, option, way) for option in t.decision.options]


def _paid(t: Table, option: OptionView, way: Way) -> float:
    if option.kind == "pass":
        return 0.0
    card, face = t.card_of(option), t.face_of(option)
    ability = paid_ability(face, option.ability)
    if card is None or face is None or ability is None:
        return -1.0
    if option.ability in face.boosts or option.ability in face.breakers or _weakens(way, option):
        return _breaking(option, way, t.decision.about)
    if any(isinstance(step, w.Search) for step in ability.block):
        return _fetch(t, card, ability)
    return _other(t, card, ability)


def _weakens(way: Way, option: OptionView) -> bool:
    return way.weaken == (option.card, option.ability)


def _breaking(option: OptionView, way: Way, about: str) -> float:
    """The next step of the plan: weaken the ice or raise the strength, then break."""
    if way.tool is None or not way.subs:
        return -1.0
    if _weakens(way, option):
        return 3.0
    if option.card != way.tool.card.handle or way.weaken is not None:
        return -1.0
    if way.boost >= 0:
        return 3.0 if option.ability == way.boost else -1.0
    if about == "strength":
        return -1.0
    return 3.0 if option.ability == way.tool.ability else -1.0


def _fetch(t: Table, card: CardView, ability: Paid) -> float:
    """Fetch a program in a window: when a kind of ice cannot be broken yet, and there is money for it."""
    spare = t.runner.credits - credits_in(reader(t, card), ability.cost)
    lacking = len(covered(t)) < len(KINDS[t.edition.family])
    mine = t.view.active == RUNNER
    return 2.0 if lacking and spare >= 4 and mine and t.runner.deck else -1.0


def _other(t: Table, card: CardView, ability: Paid) -> float:
    """Anything else is used if it is plainly good; what installs a card, if there is one worth it."""
    read = reader(t, card)
    value = worth(read, ability.block, RUNNER) - price(read, ability.cost) - 0.7
    if any(isinstance(step, w.InstallCard) for step in ability.block):
        return min(value, _best_install(t, read, ability.block))
    return value


def _best_install(t: Table, read: Reader, block: w.Block) -> float:
    """What the best card is worth that is installed from the grip in a window: one that can be paid for; and
    where it is lost as the run ends, one that breaks the ice at hand or the next."""
    choose = next((step for step in block if isinstance(step, w.Choose)), None)
    if choose is None:
        return IN_IT
    best = -1.0
    for card, face in t.hand:
        if (face.facts.cost or 0) <= t.runner.credits and matches(read, choose.filter, card):
            kept = not _lost_again(read, block, card)
            best = max(best, install_value(t, card, face) if kept else IN_IT * fits_ice_ahead(t, face) - 1.0)
    return best


def _lost_again(read: Reader, block: w.Block, card: CardView) -> bool:
    """Whether what a block installs is trashed later."""
    later = [step.ability for step in steps(block) if isinstance(step, w.Later)]
    for ability in (each for each in later if isinstance(each, When)):
        for step in steps(ability.block):
            if isinstance(step, w.If) and any(isinstance(each, w.Trash) for each in step.then):
                condition = step.condition
                return not isinstance(condition, Matches) or matches(read, condition.filter, card)
            if isinstance(step, w.Trash):
                return True
    return False


def wants_to_break(t: Table) -> list[float]:
    """The chart's question: break a subroutine, or another?"""
    wanted = 1.0 if plan(t).subs else -1.0
    return [wanted if option.kind == "yes" else 0.0 for option in t.decision.options]


def subroutine_values(t: Table) -> list[float]:
    """Which subroutine to break: the worst. "Done" is said when none of the plan is left."""
    worst = plan(t).subs
    encounter = t.view.encounter
    face = t.face(encounter.ice) if encounter is not None else None
    values = []
    for option in t.decision.options:
        if option.kind == "done":
            values.append(-0.5)
        elif option.number in worst:
            values.append(10.0 - worst.index(option.number))
        else:
            values.append(_weight(t, face, option.number))
    return values


def _weight(t: Table, face: Face | None, number: int | None) -> float:
    """Some subroutines are worth breaking when it costs nothing more."""
    if face is None or number is None or number >= len(face.subs) or t.view.encounter is None:
        return 0.0
    harm = -worth(reader(t, t.view.encounter.ice, IN_IT), face.subs[number].block, RUNNER)
    return min(1.0, 0.1 * harm)


# --- going on ---------------------------------------------------------------------------------------------


def jack_out(t: Table) -> list[float]:
    """Jack out when what lies ahead costs more than it gains."""
    server = t.attacked
    if server is None:
        return [0.0 for _ in t.decision.options]
    reward = prize(t, server) + success_bonus(t, server.id)
    ahead = t.ice_ahead()
    way = way_to_root(t, server, ahead, max(reward, 1.0))
    value = way.chance * reward - 0.7 * way.credits * t.credit(RUNNER) - way.harm + 0.3
    if not ahead and server.id <= ARCHIVES_ID:
        value = max(value, 0.5) if t.runner.hand > 1 + menaced(t) else value
    return [-value if option.kind == "yes" else 0.0 for option in t.decision.options]


# --- access -----------------------------------------------------------------------------------------------


def access_values(t: Table) -> list[float]:
    """What to access next: what is known to be good, then the unknown, then what is known to be bad."""
    values = []
    for option in t.decision.options:
        face = t.face_of(option)
        if face is None:
            values.append(1.0)
        elif face.type == AGENDA:
            values.append(5.0 + (face.facts.points or 0))
        else:
            values.append(0.5)
    return values


def trash_values(t: Table) -> list[float]:
    """Whether to trash an accessed card."""
    values = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind in ("pass", "done"):
            values.append(0.0)
        elif option.kind == "trash" and card is not None and face is not None:
            values.append(_trash_gain(t, card, face))
        elif option.kind == "use":
            values.append(_mid_access(t, option))
        else:
            values.append(-1.0)
    return values


def _trash_gain(t: Table, card: CardView, face: Face) -> float:
    cost = face.facts.trash or 0
    there = 0.6 if card.server is not None else 0.0
    return trash_value(t, card, face) + there - t.credit(RUNNER) * cost


def _mid_access(t: Table, option: OptionView) -> float:
    """An ability to trash what is accessed: free ones are used on what is worth it."""
    ability = paid_ability(t.face_of(option), option.ability)
    seen = t.view.accessing
    face = t.face(seen)
    if seen is None or face is None:
        return -1.0
    cost = price(reader(t, t.card_of(option)), ability.cost) if ability is not None else 0.0
    gain = 9.0 if face.type == AGENDA else 1.5 + 0.3 * (face.facts.cost or 0)
    return (-1.0 if face.type == AGENDA else gain) - cost


def steal_values(t: Table) -> list[float]:
    """Agendas are worth paying for."""
    return [1.0 if option.kind == "yes" else 0.0 for option in t.decision.options]


def fits_ice_ahead(t: Table, face: Face) -> bool:
    """Whether a program breaks the ice being encountered, or the next ahead."""
    encounter = t.view.encounter
    ice = encounter.ice if encounter is not None else next(iter(t.ice_ahead()), None)
    own = t.face(ice)
    if ice is None or own is None or face.type != PROGRAM:
        return False
    return any(kind in subtypes(ice, own) for kind in kinds_broken(t, face))
