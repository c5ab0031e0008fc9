"""What went wrong as a module of cards was imported, in the words of its author: card, ability, cure.

A definition is plain Python, so the first to object to a slip is Python itself, which knows nothing of cards.
What it says is put into words here, from where it happened and what is written there. Nothing of this is
looked at while all goes well, so it costs the words of the language nothing.
"""

import ast
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from rulerunner.lang import (
    abilities,
    conditions,
    costs,
    filters,
    instructions,
    quantities,
    refs,
    statics,
    sugar,
    words,
)
from rulerunner.lang.base import Condition, Filter, Quantity
from rulerunner.lang.near import meant, nearest
from rulerunner.lang.vocabulary import WORDS

FOLDER: Final = Path(__file__).parent
HOMES: Final = (
    *(sugar, instructions, statics, filters, quantities, conditions, costs, refs, abilities, words),
)
"""Where an author of cards imports from."""
PHRASES: Final = ("phrases", "run_phrases", "classic_phrases")

JOINS: Final = (
    (Filter, "sets of cards are joined by & and |, and ~ turns one round"),
    (Condition, "conditions are joined by AllOf((a, b)) and AnyOf((a, b)), and No(a) turns one round"),
    (Quantity, "numbers that depend on the game are joined by Plus(a, b) and Times(2, a)"),
)
"""How words of a family are joined, for those who try Python's own signs."""


class Place(NamedTuple):
    """Where in the file of a card something went wrong."""

    card: str
    """The card, and its ability if that can be told; or the name of what is defined there."""
    file: str
    line: int
    node: ast.AST | None
    """What is written there."""
    names: dict[str, Any]
    """What the names in it stand for."""


def slip(error: Exception) -> str:
    """What an author of cards is told when Python cannot read or build what they wrote."""
    if isinstance(error, SyntaxError):
        said = (error.text or "").strip()
        return f"{_short(error.filename)}, line {error.lineno}: {error.msg}{f': {said}' if said else ''}"
    place = _place(error)
    if place is None:
        return f"{type(error).__name__}: {error}"
    told = _told(error, place)
    return (
        f"{place.card}: {told} ({place.file}, line {place.line})"
        if place.card
        else (f"{place.file}, line {place.line}: {told}")
    )


def _told(error: Exception, place: Place) -> str:
    match error:
        case NameError(name=str(name)):
            return _unknown_name(name, place.names)
        case ModuleNotFoundError(name=str(name)):
            return _unknown_module(name)
        case ImportError() if found := re.match(r"cannot import name '(\w+)' from '([\w.]+)'", str(error)):
            return _unknown_import(found[1], found[2])
        case TypeError():
            return _type_error(error, place)
    return f"{error}" or type(error).__name__


# --- where ------------------------------------------------------------------------------------------------


def _place(error: Exception) -> Place | None:
    """The innermost line of a file of cards on the way to an error, and the card it is on the way to."""
    frames = [trace for trace in _way(error.__traceback__) if _is_of_cards(trace)]
    if not frames:
        return None
    last = frames[-1]
    at = last.tb_frame.f_code.co_filename
    card = next((found for trace in reversed(frames) if (found := _card(_path(trace)))), "")
    path = _path(last)
    names = {**last.tb_frame.f_globals, **last.tb_frame.f_locals}
    return Place(card, _short(at), last.tb_lineno, path[-1] if path else None, names)


def _way(trace: TracebackType | None) -> Iterator[TracebackType]:
    while trace is not None:
        yield trace
        trace = trace.tb_next


def _is_of_cards(trace: TracebackType) -> bool:
    name = str(trace.tb_frame.f_globals.get("__name__"))
    return name.startswith(f"{__package__}.") and name.rpartition(".")[2] != "library"


def _short(file: str | None) -> str:
    path = Path(file or "a file of cards")
    return path.relative_to(FOLDER).as_posix() if FOLDER in path.parents else path.name


def _path(trace: TracebackType) -> list[ast.AST]:
    """What is written where a frame stands: from the whole statement down to the expression that failed."""
    code = trace.tb_frame.f_code
    spots = [spot for index, spot in enumerate(code.co_positions()) if index == trace.tb_lasti // 2]
    try:
        node: ast.AST = ast.parse(Path(code.co_filename).read_text("utf-8"))
    except (OSError, SyntaxError, ValueError):
        return []
    if not spots or None in spots[0]:
        return []
    line, last_line, column, last_column = spots[0]
    wanted = ((line, column), (last_line, last_column))
    path: list[ast.AST] = []
    while node is not None:
        inside = [child for child in ast.iter_child_nodes(node) if _holds(child, wanted)]
        if not inside:
            break
        node = inside[0]
        path.append(node)
    return path


def _holds(node: ast.AST, wanted: tuple[tuple[Any, Any], tuple[Any, Any]]) -> bool:
    """Whether an expression has these letters in it."""
    start, end = wanted
    if not isinstance(node, ast.stmt | ast.expr | ast.keyword):
        return False
    return (node.lineno, node.col_offset) <= start and end <= (node.end_lineno or 0, node.end_col_offset or 0)


def _card(path: list[ast.AST]) -> str:
    """The card that a piece of a file belongs to, and its ability; or the name that is defined there."""
    for at, node in enumerate(path):
        if not isinstance(node, ast.Dict):
            continue
        inner = path[at + 1] if at + 1 < len(path) else None
        key = next((key for key, value in zip(node.keys, node.values, strict=True) if value is inner), None)
        if not isinstance(key, ast.Constant):
            continue
        abilities = inner.elts if isinstance(inner, ast.Tuple) else []
        part = path[at + 2] if at + 2 < len(path) else None
        if part in abilities and not any(isinstance(one, ast.Starred) for one in abilities):
            return f"{key.value!s}, ability {abilities.index(part) + 1}"
        return str(key.value)
    match path:
        case [ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)), *_] if (
            name != "CARDS"
        ):
            return name
    return ""


# --- what -------------------------------------------------------------------------------------------------


def _type_error(error: TypeError, place: Place) -> str:
    said = str(error)
    node = place.node
    if isinstance(node, ast.Call):
        if "not callable" in said:
            return _not_callable(node)
        called = _called(node.func, place.names)
        if called is not None and (told := _misfit(node, called)):
            return told
    if "not subscriptable" in said:
        return f"{said}: the fields of a word stand in round brackets, Gain(1)"
    if found := re.search(r"operand.* for .*?: (.*)", said):
        kinds = [WORDS[name] for name in re.findall(r"'(\w+)'", found[1]) if name in WORDS]
        cures = [cure for family, cure in JOINS if any(issubclass(kind, family) for kind in kinds)]
        return f"{said}; {cures[0]}" if cures else said
    return said


def _not_callable(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name):
            return f"{name} is whole as it stands: write it without brackets"
    return "there is a comma missing before a bracket"


def _called(node: ast.expr, names: dict[str, Any]) -> Callable[..., object] | None:
    """What is called, if it is called by its name."""
    match node:
        case ast.Name(id=name):
            return names.get(name)
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return getattr(names.get(module), name, None)
    return None


def _misfit(node: ast.Call, called: Callable[..., object]) -> str:
    """What does not fit between a call and what is called: fields it has not, too many, too few."""
    try:
        fields = signature(called).parameters
    except (TypeError, ValueError):
        return ""
    name = getattr(called, "__name__", "it")
    by_name = [one.arg for one in node.keywords if one.arg is not None]
    for given in by_name:
        if given not in fields:
            hint = meant(given, fields) or f"; it is {_written(name, called)}"
            return f"{name} has no field {given!r}{hint}"
    by_place = [one.name for one in fields.values() if one.kind is Parameter.POSITIONAL_OR_KEYWORD]
    many = any(one.kind is Parameter.VAR_POSITIONAL for one in fields.values())
    if any(isinstance(one, ast.Starred) for one in node.args) or any(
        one.arg is None for one in node.keywords
    ):
        return ""
    if len(node.args) > len(by_place) and not many:
        has = f"{name} has {_fields(len(by_place))}, and here are {len(node.args)}"
        return f"{has}; it is {_written(name, called)}"
    for given in by_place[: len(node.args)]:
        if given in by_name:
            return f"{name}.{given} is said twice, by its place and by its name"
    missing = [
        one.name
        for one in fields.values()
        if one.default is Parameter.empty
        and one.kind is not Parameter.VAR_POSITIONAL
        and one.name not in (*by_place[: len(node.args)], *by_name)
    ]
    return f"{name} lacks its {' and its '.join(missing)}; it is {_written(name, called)}" if missing else ""


def _fields(number: int) -> str:
    return "no fields" if number == 0 else "1 field" if number == 1 else f"{number} fields"


def _written(name: str, called: Callable[..., object]) -> str:
    """How a word is written: Gain(amount, side='you')."""
    said, tuples = [], []
    for one in signature(called).parameters.values():
        star = "*" if one.kind is Parameter.VAR_POSITIONAL else ""
        said.append(f"{star}{one.name}" + ("" if one.default is Parameter.empty else f"={one.default!r}"))
        if getattr(one.annotation, "__origin__", None) is tuple and one.default is Parameter.empty:
            tuples.append(f", and its {one.name} is a tuple: (one, other)")
    return f"{name}({', '.join(said)}){''.join(tuples)}"


# --- names ------------------------------------------------------------------------------------------------


def _known() -> dict[str, str]:
    """Every name that an author of cards may import, and from where."""
    phrases = [import_module(f"{__package__}.{name}") for name in PHRASES]
    found: dict[str, str] = {}
    for home in (*HOMES, *phrases):
        for name, value in vars(home).items():
            own = getattr(value, "__module__", home.__name__)
            if not name.startswith("_") and (own or home.__name__).startswith("rulerunner"):
                found.setdefault(name, home.__name__)
    return found


def _unknown_name(name: str, names: dict[str, Any]) -> str:
    known = _known()
    if name in known:
        return f"{name} is not imported: from {known[name]} import {name}"
    return f"nothing is called {name}{_meant(nearest(name, [*names, *known]), known)}"


def _unknown_import(name: str, module: str) -> str:
    known = _known()
    if name in known:
        return f"{name} comes from elsewhere: from {known[name]} import {name}"
    there = [one for one, home in known.items() if home == module]
    near = nearest(name, there) or nearest(name, known)
    return f"{module} has no {name}{_meant(near, known)}"


def _meant(near: str, known: dict[str, str]) -> str:
    if not near:
        return "; docs/how-to/add-a-card.md says where to look for words"
    home = f" (from {known[near]})" if near in known else ""
    return f"; did you mean {near}{home}?"


def _unknown_module(name: str) -> str:
    homes = [home.__name__ for home in HOMES] + [f"{__package__}.{phrases}" for phrases in PHRASES]
    return f"there is no module {name}{meant(name, homes)}"
