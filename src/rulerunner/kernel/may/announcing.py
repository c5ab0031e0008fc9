"""Announcing the attacked server: which servers the Runner may name (6.3.2)."""

from typing import Final

from ...lang.words import RUNNER
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import CANNOT, COST, cannot, unspoken
from .affording import can_pay
from .prices import run_costs


def announceable(s: State, servers: tuple[int, ...], basic: bool, source: int = NOBODY) -> tuple[int, ...]:
    """The servers that may be announced: not prohibited, and with costs the Runner can pay."""
    if unspoken(s, ABOUT_RUNS):
        return tuple([server for server in servers if server in s.servers])
    return tuple(server for server in servers if may_announce(s, server, basic, source))


def may_announce(s: State, server: int, basic: bool, source: int = NOBODY) -> bool:
    """Whether a server may be announced."""
    if server not in s.servers or cannot(s, "run", server=server):
        return False
    cost = run_costs(s, server, basic)
    return not cost or can_pay(s, plain(source, RUNNER), cost, "run")


def may_run(s: State) -> bool:
    """Whether there is a server that the Runner may run on as a basic action."""
    return unspoken(s, ABOUT_RUNS) or any(may_announce(s, server, basic=True) for server in s.servers)


ABOUT_RUNS: Final = frozenset((CANNOT["run"], COST["run"], COST["basic run"]))
