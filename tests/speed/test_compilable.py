"""What the compiler gets wrong, though Python does not: found without the minutes a compilation takes."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulerunner

PACKAGE = Path(rulerunner.__file__).parent
ROOT = PACKAGE.parent.parent


def compiled_files() -> list[Path]:
    """The files that `setup.py` has compiled."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    (patterns,) = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED"
    )
    names: tuple[str, ...] = eval(ast.unparse(patterns))
    return sorted(file for name in names for file in PACKAGE.glob(name))


def faults(source: str) -> Iterator[str]:
    """Names inside functions that stand for a union of classes: the compiler takes them for types, and
    leaves them unbound. Membership of a tuple that others are spread in: the compiler gives up. What is
    looked up in a later part of the condition of a conditional expression: the compiler loses count of it.
    A constant tuple of floats: where it is read the compiler may ask in reverse whether it is set. A pattern
    that says by its place alone what it looks at: the compiler does not know the places."""
    for outer in ast.walk(ast.parse(source)):
        if isinstance(outer, ast.FunctionDef):
            for node in ast.walk(outer):
                if isinstance(node, ast.Assign) and _is_union(node.value):
                    yield f"line {node.lineno}: a union of classes; make it a constant tuple of the module"
        elif isinstance(outer, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in outer.ops):
            for of in outer.comparators:
                if isinstance(of, ast.Tuple) and any(isinstance(part, ast.Starred) for part in of.elts):
                    yield f"line {of.lineno}: a tuple that is spread in a membership; make it a constant"
        elif isinstance(outer, ast.IfExp) and isinstance(outer.test, ast.BoolOp):
            parts = [part for later in outer.test.values[1:] for part in ast.walk(later)]
            if any(isinstance(part, ast.Attribute) and _is_found(part.value) for part in parts):
                yield f"line {outer.lineno}: what is found on the way has no name; give it one before"
        elif isinstance(outer, ast.AnnAssign) and ast.unparse(outer.annotation) == "Final":
            if isinstance(outer.value, ast.Tuple) and any(map(_is_float, outer.value.elts)):
                yield f"line {outer.lineno}: a tuple of floats; say Final[tuple[float, ...]]"
        elif isinstance(outer, ast.MatchClass) and outer.patterns and _is_class(outer.cls):
            yield f"line {outer.lineno}: a pattern by place; name what it looks at"


def _is_float(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, float)


def _is_found(value: ast.expr) -> bool:
    """Whether something is looked up or called for, rather than named."""
    return isinstance(value, ast.Subscript | ast.Call)


def _is_union(value: ast.expr) -> bool:
    if not (isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr)):
        return False
    return all(_is_class(part) or _is_union(part) for part in (value.left, value.right))


def _is_class(value: ast.expr) -> bool:
    name = value.attr if isinstance(value, ast.Attribute) else value.id if isinstance(value, ast.Name) else ""
    return name[:1].isupper() and not name.isupper()


def test_what_is_compiled_has_nothing_that_the_compiler_gets_wrong() -> None:
    files = compiled_files()
    assert len(files) > 100
    found = [
        f"{file.relative_to(PACKAGE)}, {fault}" for file in files for fault in faults(file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "def f(x):\n    kinds = Is | Has | Named\n    return isinstance(x, kinds)",
        "def f(x):\n    kinds = k.Forfeit | k.TrashCards\n    return isinstance(x, kinds)",
        "def f(x):\n    return x in (*HANDS, OUTSIDE)",
        "def f(x):\n    return 1 if x and x[0].cost else 0",
        "LURE: Final = (0.3, 0.7)",
        'match x:\n    case CreditsOf("runner"):\n        pass',
    ],
)
def test_such_a_fault_is_noticed(source: str) -> None:
    assert list(faults(source))


@pytest.mark.parametrize(
    "source",
    [
        "KINDS = A | B",
        "def f(x):\n    y = SOME | OTHER",
        "def f(x):\n    return x in HANDS",
        "def f(x, only):\n    return 1 if x and only.cost else 0",
        "LURE: Final[tuple[float, ...]] = (0.3, 0.7)",
        "SIZE: Final = (3, 7)",
        'match x:\n    case CreditsOf(side="runner"):\n        pass',
        "match x:\n    case Clicks(amount=int(amount)):\n        pass",
    ],
)
def test_what_only_looks_like_one_is_none(source: str) -> None:
    assert not list(faults(source))
