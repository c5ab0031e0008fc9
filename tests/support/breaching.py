"""Plays that begin with a breach under 26.03."""

from typing import Any

from tests.support.faces import table
from tests.support.table import Table

RULES = "nsg-26.03"


def breaches(server: str, *made_up: Any, **place: Any) -> Table:
    """A table at which the Runner runs a server and comes to the first choice of its breach, if any."""
    t = table(*made_up, rules=RULES, **place)
    t.runner("run")
    t.runner("server", server=server)
    while t.in_run() and not t.steps("7.5.4") and t.decision.kind != "choose card":
        t.passes()
    return t


def accessed(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("access")]
