"""A player by rules of thumb, for both sides and every edition. It sees its view, and nothing else."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from ...lang.words import CORP
from ...view import View
from . import choices, corp_turn, defending, naming, oddities, runner_turn, running
from .table import Table

Values = Callable[[Table], list[float]]
LATELY: Final = 40
"""So many views are compared with the next one,"""
PATIENCE: Final = 4
"""and so often may one come again. Other choices change the view, if only by what is left of a window."""
MANY: Final = 150
"""So many abilities in a turn, and no more is used: what costs nothing would be used for ever."""

RUNNER_CHOICES: Final[Mapping[tuple[str, str], Values]] = {
    ("action", "action"): runner_turn.action_values,
    ("action", "errand"): runner_turn.action_values,
    ("choose server", "announce"): runner_turn.announce,
    ("yes or no", "jack-out"): running.jack_out,
    ("yes or no", "break"): running.wants_to_break,
    ("yes or no", "break-more"): running.wants_to_break,
    ("yes or no", "steal"): running.steal_values,
    ("yes or no", "new-candidate"): running.steal_values,
    ("choose subroutine", "break"): running.subroutine_values,
    ("choose card", "access"): running.access_values,
    ("mid-access", "mid-access"): running.trash_values,
    ("mid-access", "trash-accessed"): running.trash_values,
    ("choose card", "install-host"): choices.host_values,
    ("choose number", "trace-runner"): defending.runner_bid,
    ("choose number", "link"): defending.link_values,
    ("choose card", "base-link"): defending.base_link_values,
    ("choose card", "late-link"): oddities.late_link_values,
    ("choose subroutine", "spare"): oddities.spare_values,
}
CORP_CHOICES: Final[Mapping[tuple[str, str], Values]] = {
    ("action", "action"): corp_turn.action_values,
    ("action", "errand"): corp_turn.action_values,
    ("choose server", "install-where"): corp_turn.where_values,
    ("choose card", "trash-first"): corp_turn.trash_first_values,
    ("yes or no", "rez"): defending.rez_values,
    ("yes or no", "rez-approached"): defending.rez_values,
    ("choose number", "trace-corp"): defending.corp_bid,
}
CHOICES: Final[Mapping[tuple[str, str], Values]] = {
    ("yes or no", "may"): choices.may_values,
    ("yes or no", "unless"): choices.unless_values,
    ("yes or no", "install"): choices.agree,
    ("yes or no", "play"): choices.agree,
    ("yes or no", "score"): choices.agree,
    ("yes or no", "mulligan"): choices.mulligan_values,
    ("choose card", "target"): choices.card_values,
    ("choose card", "search"): choices.search_values,
    ("choose card", "trash"): choices.give_up_values,
    ("choose card", "forfeit"): choices.give_up_values,
    ("choose card", "trash-first"): choices.give_up_values,
    ("choose card", "memory"): choices.give_up_values,
    ("choose card", "keep-trashed"): choices.card_values,
    ("choose card", "move"): choices.give_up_values,
    ("choose card", "cost"): choices.give_up_values,
    ("choose card", "derez"): choices.give_up_values,
    ("choose card", "turn-down"): choices.give_up_values,
    ("choose card", "sabotage"): choices.give_up_values,
    ("choose card", "damage"): choices.give_up_values,
    ("choose card", "remove-trashed"): choices.remove_values,
    ("choose card", "arrange"): choices.search_values,
    ("choose card", "rearrange"): oddities.order_values,
    ("choose card", "permute"): oddities.order_values,
    ("choose number", "position"): choices.most,
    ("choose number", "secret"): oddities.hidden_values,
    ("choose number", "save-instead"): oddities.put_by_values,
    ("choose number", "guess"): oddities.hidden_values,
    ("pay", "withdraw"): oddities.withdraw_values,
    ("choose effect", "effect"): choices.effect_values,
    ("choose effect", "replace"): choices.replace_values,
    ("choose number", "number"): choices.most,
    ("choose number", "place"): oddities.place_values,
    ("choose number", "which-pile"): oddities.which_pile_values,
    ("choose card", "pile"): oddities.pile_values,
    ("choose card", "save"): oddities.save_values,
    ("choose card type", "card-type"): oddities.type_values,
    ("choose card name", "card-name"): naming.name_values,
    ("choose server", "server"): oddities.server_values,
    ("choose server", "keep-server"): oddities.server_values,
    ("choose subroutine", "subroutine"): oddities.resolve_values,
    ("choose subroutine", "subroutine-order"): oddities.resolve_values,
    ("choose subroutine", "repeat"): oddities.resolve_values,
    ("choose subtype", "subtype"): oddities.subtype_values,
}
BY_KIND: Final[Mapping[str, Values]] = {
    "reaction": choices.trigger_values,
    "interrupt": choices.interrupt_values,
    "discard": choices.discard_values,
    "pay": choices.first,
    "choose card": choices.card_values,
    "choose number": choices.most,
}
"""Where what is asked is new, the kind of decision still says something."""


class ThumbBot:
    """Plays by rules of thumb: each option gets a value in credits, and the best is taken.

    It has neither chance nor memory: the same view makes the same choice, in a game that was loaded or taken
    back as well. Only where a game goes round in circles does it notice, and tries something else. The seed
    is there because every bot has one.
    """

    name = "thumb"
    about = "Plays by rules of thumb: earns, builds, bluffs, and attacks when it pays."

    trusting = False
    """Whether it takes what is advanced for an agenda."""

    def __init__(self, seed: int = 0) -> None:
        self._lately: deque[int] = deque(maxlen=LATELY)
        """The rough marks of the views lately seen,"""
        self._exactly: deque[int | None] = deque(maxlen=LATELY)
        """and for those that had come before, exact ones."""

    def choose(self, view: View) -> int:
        """The index of the best option; of the next best if the very same view comes again and again."""
        again = self._times_before(view)
        table = Table(view, self.trusting)
        options = table.decision.options
        if table.decision.kind == "paid" and view.past.uses > MANY:
            return next((index for index, each in enumerate(options) if each.kind == "pass"), 0)
        values = handler(table)(table)
        if again <= PATIENCE:
            return values.index(max(values))
        best = sorted(range(len(options)), key=lambda index: -values[index])
        return best[(again - PATIENCE) % len(best)]

    def _times_before(self, view: View) -> int:
        """How often the view came lately. Most are told apart by little, and need not be looked at whole."""
        rough, exact, times = hash(_at_a_glance(view)), None, 0
        if rough in self._lately:
            exact = hash(view)
            before = zip(self._lately, self._exactly, strict=True)
            times = sum(glance == rough and other in (None, exact) for glance, other in before)
        self._lately.append(rough)
        self._exactly.append(exact)
        return times


class TrustingBot(ThumbBot):
    """The same, but as the Runner it takes every advanced card for an agenda: to measure how Corps bluff."""

    name = "trusting"
    about = "As thumb, but takes whatever is advanced for an agenda."
    trusting = True


def _at_a_glance(view: View) -> tuple[object, ...]:
    """What nearly always tells a view from those before it."""
    decision = view.decision
    asked = (decision.kind, decision.about, decision.card, len(decision.options)) if decision else ()
    return (view.turn, view.step, view.run, view.corp, view.runner, view.past, asked)


def handler(table: Table) -> Values:
    """What judges the options of the decision at hand."""
    decision = table.decision
    key = (decision.kind, decision.about)
    own = CORP_CHOICES if table.side == CORP else RUNNER_CHOICES
    if decision.kind == "paid":
        return defending.paid_values if table.side == CORP else running.paid_values
    return own.get(key) or CHOICES.get(key) or BY_KIND.get(decision.kind) or choices.first
