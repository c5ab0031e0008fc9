"""A player that hardly thinks: quick rules on the state itself, with some chance, for playouts.

It looks only at what its side may know of the state it is given, as a player would.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from ...lang.words import AGENDA, CORP
from ...view import view
from ..thumb import handler
from ..thumb.table import Table
from . import reflex_corp as corp
from . import reflex_runner as runner
from . import rigging
from .board import Decision, State
from .looks import Looks

Rule = Callable[[State, Decision, Random, Looks], int]

CORP_RULES: Final[dict[tuple[str, str], Rule]] = {
    ("action", "action"): corp.action,
    ("choose server", "install-where"): corp.where,
    ("choose card", "trash-first"): corp.trash_first,
    ("yes or no", "rez"): corp.rez_asked,
    ("yes or no", "rez-approached"): corp.rez_asked,
    ("choose number", "trace-corp"): corp.bid,
}
RUNNER_RULES: Final[dict[tuple[str, str], Rule]] = {
    ("action", "action"): runner.action,
    ("choose server", "announce"): runner.announce,
    ("yes or no", "jack-out"): runner.jack_out,
    ("yes or no", "break"): runner.break_more,
    ("yes or no", "break-more"): runner.break_more,
    ("choose subroutine", "break"): runner.subroutine,
    ("choose card", "access"): runner.access,
    ("choose card", "trash-first"): rigging.trash_first,
    ("mid-access", "mid-access"): runner.trash,
    ("mid-access", "trash-accessed"): runner.trash,
    ("choose number", "trace-runner"): runner.bid,
}


def choose(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """The index of an option; `looks` tells what the cards of this game are worth."""
    kind = decision.kind
    if decision.side == CORP:
        if kind == "paid":
            return corp.window(s, decision, rng, looks)
        if decision.about == "trash-first" and all(option.kind != "done" for option in decision.options):
            return _as_by_thumb(s, decision)
        rule = CORP_RULES.get((kind, decision.about))
    else:
        if kind == "paid":
            return runner.window(s, decision, rng, looks)
        rule = RUNNER_RULES.get((kind, decision.about))
    if rule is not None and not (kind == "mid-access" and _uses(decision)):
        return rule(s, decision, rng, looks)
    return _common(s, decision, rng, looks)


def _common(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    match decision.kind:
        case "discard":
            if decision.side == CORP:
                return corp.discard(s, decision, rng, looks)
            return runner.discard(s, decision, rng, looks)
        case "choose card name":
            return _named(s, decision, rng)
    if len(decision.options) < 2 or (decision.kind == "reaction" and is_order(decision)):
        return 0
    return _as_by_thumb(s, decision)


def _uses(decision: Decision) -> bool:
    """Whether a card may be used on what is accessed: which is rare, and left to the rules of thumb."""
    return any(option.kind == "use" for option in decision.options)


def is_order(decision: Decision) -> bool:
    """Whether all that is asked is which of several abilities comes first: that hardly ever matters."""
    return all(option.kind != "pass" for option in decision.options)


def _as_by_thumb(s: State, decision: Decision) -> int:
    """What the rules of thumb themselves choose: for what is rare, and would go wrong by chance."""
    table = Table(view(s, decision.side, decision))
    values = handler(table)(table)
    return max(range(len(values)), key=lambda i: values[i])


def _named(s: State, decision: Decision, rng: Random) -> int:
    """The name of some card of the opponent's: of an agenda, if it is the Runner who names."""
    theirs = [card for card in s.cards if card.owner != decision.side]
    names = [card.face.name for card in theirs if decision.side == CORP or card.face.type == AGENDA]
    name = rng.choice(names) if names else ""
    return next((i for i, option in enumerate(decision.options) if option.detail == name), 0)
