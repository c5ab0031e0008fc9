"""A chart with everything that is on it: where a book draws the access on the chart of a run, so do we."""

from functools import cache

from .. import edition
from ..table import Complete, Do, Row, Structure

ON_THE_CHART = "chart"
"""How the rule of a structure begins whose steps are boxes of the run's chart."""


@cache
def whole(rules: str, name: str) -> Structure:
    """A timing structure of an edition as it is drawn: with the steps of the structure it starts, if those
    have their numbers on the same chart."""
    structures = edition(rules).structures
    outer, inner = structures[name], structures["breach"]
    if name != "run" or not inner.rule.startswith(ON_THE_CHART):
        return outer
    rows: list[Row] = []
    for at, row in enumerate(outer.rows):
        rows.append(row)
        if row.op == Do("breach"):
            rows += inner.rows[:-1]
            rows.append(inner.rows[-1]._replace(op=Complete((("", outer.rows[at + 1].rule),))))
    return outer._replace(rows=tuple(rows))
