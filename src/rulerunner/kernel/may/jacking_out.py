"""Jacking out: what it costs, and whether the Runner can; by the rules' question or by an ability (6.1.5)."""

from typing import Final

from ...lang.costs import Costs
from ...lang.words import RUNNER
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import additional_cost, cannot
from .affording import can_pay

JACKING_OUT: Final = plain(NOBODY, RUNNER)
"""Who pays for it: the Runner, for no card."""


def jack_out_cost(s: State) -> Costs:
    """What the Runner must pay to jack out, if anything."""
    return additional_cost(s, "jack out", server=s.run.server) if s.run is not None else ()


def may_jack_out(s: State) -> bool:
    """Whether the Runner can jack out, and pay what that costs."""
    if s.run is None or s.run.ended or cannot(s, "jack out", server=s.run.server):
        return False
    cost = jack_out_cost(s)
    return not cost or can_pay(s, JACKING_OUT, cost)
