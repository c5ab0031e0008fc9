"""A play is played under every edition whose rules it is marked with."""

import gc
import os
import sys

import pytest

from rulerunner import position
from rulerunner.rules import DEFAULT

# What is compiled is kept, whatever the environment says: the workers and the many processes that tests start
# would otherwise compile every module anew, which takes longer than most of the tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


# Thousands of tests and cards are made before the first test runs, and stay: nobody looks through them for
# garbage, neither meanwhile nor in each test. What tests leave behind themselves is looked for now and then.
gc.disable()
SELDOM = (20_000, 20, 100)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: tests of the server often wait, and others can go on meanwhile."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the server come first: they often wait, and then there are others to go on with."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/server/"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Without an argument `rules` of its own, a play marked with other editions is played once under each."""
    rules = [rule for mark in metafunc.definition.iter_markers("rule") for rule in mark.args]
    rules += [mark.args[0] for mark in metafunc.definition.iter_markers("example")]
    editions = sorted({str(rule).split()[0] for rule in rules})
    if editions not in ([], [DEFAULT]) and "rules" not in metafunc.fixturenames:
        metafunc.parametrize("edition", editions, indirect=True)


@pytest.fixture(autouse=True)
def edition(request: pytest.FixtureRequest) -> None:
    """The edition of positions that name none. The next test sets its own: thousands of tests need not put it
    back."""
    defaults = position.__kwdefaults__
    assert defaults is not None
    defaults["rules"] = getattr(request, "param", DEFAULT)
