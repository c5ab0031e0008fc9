"""Functions that make records: the same as the classes do, and in Python alone."""

import re
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rulerunner
from rulerunner.building import compiled
from rulerunner.kernel.read import context
from rulerunner.state import changes, decision, frames, procedures, records, resolving
from tests.speed.test_compilable import compiled_files
from tools.expand_sources import makers_of

PACKAGE = Path(str(rulerunner.__file__)).parent
HOMES = (changes, context, decision, frames, procedures, records, resolving)


def _source(home: ModuleType) -> str:
    """A module as it is written, be it compiled or not."""
    return PACKAGE.joinpath(*home.__name__.split(".")[1:]).with_suffix(".py").read_text("utf-8")


MAKERS = {name: (home, kind) for home in HOMES for name, kind in makers_of([_source(home)]).items()}


def test_there_are_some() -> None:
    assert MAKERS["new_change"] == (changes, "Change")


@pytest.mark.skipif(compiled(), reason="compiled, the classes themselves are called")
@pytest.mark.parametrize("name", MAKERS)
def test_a_function_makes_the_same_record_as_its_class(name: str) -> None:
    home, called = MAKERS[name]
    make: Any = getattr(home, name)
    kind: Any = getattr(home, called)
    whole = [f"{field} of it" for field in kind.FIELDS]
    short = whole[: len(kind.FIELDS) - len(kind.DEFAULTS)]
    for given in (whole, short):
        assert make(*given) == kind(*given)
        assert type(make(*given)) is kind
    last = {kind.FIELDS[-1]: "named"}
    assert make(*short, **last) == kind(*short, **last)
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        make(*short, colour="red")


COPIES = [
    (kind, name)
    for home in HOMES
    for kind in vars(home).values()
    if isinstance(kind, type) and kind.__module__ == home.__name__
    for name, method in vars(kind).items()
    if hasattr(method, "__wrapped__")
]


@pytest.mark.skipif(compiled(), reason="compiled, the classes themselves are called")
def test_there_are_copies() -> None:
    assert (frames.StructureFrame, "at") in COPIES


@pytest.mark.parametrize(("kind", "name"), COPIES)
def test_a_copy_that_is_written_out_is_what_its_method_says(kind: Any, name: str) -> None:
    whole = kind(*[f"{field} of it" for field in kind.FIELDS])
    method = getattr(kind, name)
    said = method.__wrapped__
    given = [f"new {field}" for field in signature(said).parameters][1:]
    assert method(whole, *given) == said(whole, *given)
    assert method(whole, *given) != whole


def test_what_is_not_compiled_calls_the_classes() -> None:
    outside = set(PACKAGE.rglob("*.py")) - {file.resolve() for file in compiled_files()}
    names = re.compile(rf"\b({'|'.join(MAKERS)})\b")
    assert [file.name for file in outside if names.search(file.read_text("utf-8"))] == []
