"""A play is played under every edition whose rules it is marked with."""

import os
import sys

import pytest

from rulerunner import position
from rulerunner.rules import DEFAULT

# What is compiled is kept, whatever the environment says: the workers and the many processes that tests start
# would otherwise compile every module anew, which takes longer than most of the tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: tests of the server often wait, and others can go on meanwhile."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Without an argument `rules` of its own, a play marked with other editions is played once under each."""
    rules = [rule for mark in metafunc.definition.iter_markers("rule") for rule in mark.args]
    rules += [mark.args[0] for mark in metafunc.definition.iter_markers("example")]
    editions = sorted({str(rule).split()[0] for rule in rules})
    if editions not in ([], [DEFAULT]) and "rules" not in metafunc.fixturenames:
        metafunc.parametrize("edition", editions, indirect=True)


@pytest.fixture(autouse=True)
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The edition of positions that name none."""
    defaults = position.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "rules", getattr(request, "param", DEFAULT))
