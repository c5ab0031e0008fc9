"""Actions that are for one thing only, and actions that rid the Runner of an affliction."""

from collections.abc import Callable

from ...lang import instructions as w
from ...lang.abilities import CounterText, Static, When
from ...lang.errands import errands_of
from ...lang.statics import Cannot, Declaration, Player
from ...lang.words import RUNNER
from ...view.records import CardView, OptionView
from .reading import matches, number, reader
from .table import Table
from .worth import worth

FREE = 0.2
"""An action that costs no click comes before one of the same worth that does."""
TURNS = 3
"""For how many turns a lasting evil is counted."""
RUNS = 2
"""How many runs a Runner makes while it lasts."""
UNKNOWN = 4.0
"""An affliction of which nothing is known that could tell what it does."""
LEASHED = 4.5
"""The least that it is worth to be able to run: who cannot does not win."""
LINK = 0.7
"""What a point of link is worth."""


def errand_value(
    t: Table,
    option: OptionView,
    basic: dict[str, float],
    install: Callable[[CardView], float],
    running: Callable[[CardView, w.Run, w.Block], float],
) -> float:
    """What an action is worth that a card gives for one thing: as much as that thing. `basic` says what the
    basic actions are worth now, `install` what a card of the hand is, `running` what a run is."""
    card, face = t.card_of(option), t.face_of(option)
    given = errands_of(face) if face is not None else ()
    if card is None or option.ability is None or not 0 <= option.ability < len(given):
        return FREE
    purpose = given[option.ability]
    if isinstance(purpose, w.ActionTo):
        run = next((step for step in purpose.block if isinstance(step, w.Run)), None)
        if run is not None:
            return FREE + running(card, run, purpose.block)
        return FREE + worth(reader(t, card), purpose.block, t.side)
    if purpose.kind != "install":
        return FREE + basic.get(purpose.kind, 0.0)
    read = reader(t, card)
    fit = [own for own, _ in t.hand if matches(read, purpose.cards, own)]
    return FREE + max((install(own) for own in fit), default=0.0)


# --- afflictions ------------------------------------------------------------------------------------------


def relief(t: Table, kind: str, best_run: Callable[[], float]) -> float:
    """What it is worth to the Runner to be rid of a counter of a kind: what it does, as long as it would."""
    found = [
        (card, text.ability)
        for card, face in t.faces(tuple(t.cards.values()))
        for text in face.abilities
        if isinstance(text, CounterText) and text.kind == kind
    ]
    if not found:
        return UNKNOWN
    source = found[0][0]
    return sum(_evil(t, source, ability, best_run) for card, ability in found if card is source)


def _evil(t: Table, source: CardView, ability: object, best_run: Callable[[], float]) -> float:
    match ability:
        case When(trigger=trigger, block=block):
            times = {"turn begins": TURNS, "run begins": RUNS}.get(trigger.kind, 1)
            return times * -worth(reader(t, source), _once(block), RUNNER)
        case Static(declarations=declarations):
            return sum(_burden(t, source, declaration, best_run) for declaration in declarations)
    return 0.0


def _once(block: w.Block) -> w.Block:
    """What one of several counters does."""
    return block[0].block if len(block) == 1 and isinstance(block[0], w.Repeat) else block


def _burden(t: Table, source: CardView, declaration: Declaration, best_run: Callable[[], float]) -> float:
    match declaration:
        case Cannot(act="run"):
            return max(LEASHED, best_run())
        case Player(value="link", by=by):
            return -LINK * number(reader(t, source), by)
    return 0.0
