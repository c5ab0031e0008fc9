"""Watching a play: cards that show when something happens, and the order in which things did."""

from rulerunner.lang.abilities import Trigger
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import when
from tests.support.table import Table


def witness(name: str, kind: str) -> Face:
    """A resource that gains 1 credit whenever something of a kind happens."""
    return Face(Facts(name, "runner", "resource"), (when(Trigger(kind), Gain(1)),))


def order(t: Table) -> list[str]:
    """Steps and events in order; a step is its rule."""
    return [e.rule if e.kind == "step" else e.kind for e in t.game.events]


def gained(t: Table, after: str, before: str) -> bool:
    """Whether credits were gained between two steps (the last ones of these)."""
    seen = order(t)
    last = len(seen) - 1 - seen[::-1].index(before)
    first = last - 1 - seen[:last][::-1].index(after)
    return "gain credits" in seen[first:last]
