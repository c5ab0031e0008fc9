"""Announcing the attacked server: which servers the Runner may name (6.3.2)."""

from typing import Final

from ...lang.words import RUNNER
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import CANNOT, COST, cannot, unspoken
from .affording import pay_obstacle
from .obstacles import NO_SUCH_SERVER, RUN_GOES_ON, Obstacle
from .permitted import forbidden
from .prices import run_costs


def announceable(
    s: State, servers: tuple[int, ...], basic: bool, source: int = NOBODY, free: bool = False
) -> tuple[int, ...]:
    """The servers that may be announced: not prohibited, and with costs the Runner can pay."""
    if unspoken(s, ABOUT_RUNS):
        return tuple([server for server in servers if server in s.servers])
    return tuple(server for server in servers if announce_obstacle(s, server, basic, source, 0, free) is None)


def announce_obstacle(
    s: State, server: int, basic: bool, source: int = NOBODY, promised: int = 0, free: bool = False
) -> Obstacle | None:
    """What stands against announcing a server, once the clicks promised to the action are spent."""
    if server not in s.servers:
        return NO_SUCH_SERVER
    if cannot(s, "run", server=server):
        return forbidden(s, "run", "runner-action", server=server)
    cost = () if free else run_costs(s, server, basic)
    return pay_obstacle(s, plain(source, RUNNER, promised), cost, "run") if cost else None


def run_obstacle(s: State, promised: int = 0) -> Obstacle | None:
    """What keeps the Runner from running on any server as a basic action, even one taken during a run."""
    if s.run is not None:
        return RUN_GOES_ON
    if unspoken(s, ABOUT_RUNS):
        return None
    found: Obstacle | None = NO_SUCH_SERVER
    for server in s.servers:
        found = announce_obstacle(s, server, True, NOBODY, promised)
        if found is None:
            break
    return found


ABOUT_RUNS: Final = frozenset((CANNOT["run"], COST["run"], COST["basic run"]))
