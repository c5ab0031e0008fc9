"""The guard against slow-downs: it counts operations of the interpreter, so that noise cannot hide one."""

import platform
import sys

import pytest

from benchmarks.work import budget, encoded, operations
from rulerunner import EDITIONS
from rulerunner.building import compiled

SLACK = 1.03
"""A play may change a little without anybody having made anything slower."""

counts_here = pytest.mark.skipif(
    compiled() or platform.python_implementation() != "CPython" or sys.version_info[:2] != (3, 11),
    reason="operations are counted in pure Python, by CPython 3.11, for which the budget is written",
)


@counts_here
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_decision_takes_no_more_work_than_its_budget(rules: str) -> None:
    found, allowed = operations(rules), budget()[rules]
    assert found <= allowed * SLACK, (
        f"a decision under {rules} takes {found:,.0f} operations; the budget is {allowed:,.0f}. Something on "
        "the way of every decision has become slower: `python -m benchmarks.work` counts again. If that is "
        "worth it, `python -m benchmarks.work --write` raises the budget; say why in the message."
    )


@counts_here
def test_the_count_of_work_is_the_same_every_time() -> None:
    assert operations("nisei-1.4") == operations("nisei-1.4")


@counts_here
def test_an_environment_adds_little_to_the_work_of_the_machine() -> None:
    alone = operations("nisei-1.4")
    assert encoded("nisei-1.4", observations=False) <= 1.12 * alone, "actions are worked out too often"
    assert encoded("nisei-1.4", observations=True) <= 2.08 * alone, "observations are written too often"
