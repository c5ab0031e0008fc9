"""What a state holds, in the notation of a position: records and words by their names and fields.

    Lingering(id=7, source=12, object_no=2, side='runner', duration='turn', until=3, ability=text(12, 0))
    Change(kind='install', moment=41, side='corp', card=4)
    word.Gain(amount=2)

What has its default is left out. `word.` begins a word of the card language. `text(12, 0, 'block')` is part
of what is printed on card 12: its first ability, the field `block` of it, and so on inward.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, Final

from .lang.vocabulary import WORDS
from .state.codec import row_of
from .state.record import Record
from .state.shapes import RECORDS, WORD
from .state.state import State

LONGEST: Final = 100_000
"""The longest line that is read; the longest that was ever written has a tenth of it."""
Texts = Mapping[Any, str]
"""Parts of the printed cards, and how they are written."""
Path = tuple[int | str, ...]
Find = Callable[[Path], Any]
"""What finds a part of a printed card: by the card's id, the ability, and so on inward."""


class BadValue(ValueError):
    """Something that is no value of a state; the message says what."""


# --- writing ----------------------------------------------------------------------------------------------


def printed(s: State) -> dict[Any, str]:
    """Every part of every card of a game that is a word, or some in a row, and how it is written."""
    found: dict[Any, str] = {}
    seen = set()
    for cid, card in enumerate(s.cards):
        if card.face.name not in seen:
            seen.add(card.face.name)
            for place, ability in enumerate(card.face.base.abilities):
                for inward, part in _parts_of(ability):
                    found.setdefault(part, f"text({cid}, {place}{inward})")
    return found


@lru_cache(8192)
def _parts_of(ability: Any) -> tuple[tuple[str, Any], ...]:
    """The parts of an ability that are words, or some in a row, each with the way inward as it is written."""
    return tuple(("".join(f", {step!r}" for step in path), part) for path, part in _parts(ability, ()))


def _parts(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if _words(value):
        yield path, value
    if isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from _parts(item, (*path, place))
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _parts(getattr(value, field.name), (*path, field.name))


def _words(value: Any) -> bool:
    """Whether a value is a word of the language, or some of them in a row."""
    if isinstance(value, tuple):
        return bool(value) and all(map(_words, value))
    return WORDS.get(type(value).__name__) is type(value)


def find_in(s: State) -> Find:
    """What finds parts of the printed cards of a game."""

    def find(path: Path) -> Any:
        try:
            cid, place, *inward = path
            assert isinstance(cid, int)
            value: Any = s.cards[cid].face.base.abilities[place]  # type: ignore[index]
            for step in inward:
                if isinstance(step, int):
                    value = value[step]
                elif step in {field.name for field in fields(value)}:
                    value = getattr(value, step)
                else:
                    raise LookupError(step)
        except (AssertionError, LookupError, TypeError, ValueError):
            raise BadValue(f"text{path!r:.80}: no card has such a part") from None
        return value

    return find


def said(value: Any, texts: Texts) -> str:
    """A value of a state as text."""
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    if _words(value) and value in texts:
        return texts[value]
    if isinstance(value, tuple):
        inner = ", ".join(said(item, texts) for item in value)
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    kind = type(value)
    name = kind.__name__ if isinstance(value, Record) else f"word.{kind.__name__}"
    return f"{name}({partly(value, texts)})"


def partly(value: Any, texts: Texts, without: frozenset[str] = frozenset()) -> str:
    """The fields of a record or a word that have not their defaults, but for some."""
    kind: Any = type(value)
    names, defaults = _fields(kind)
    return ", ".join(
        f"{name}={said(getattr(value, name), texts)}"
        for name in names
        if name not in without and (name not in defaults or getattr(value, name) != defaults[name])
    )


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The names of the fields of a record or a word, and the defaults of those that have one."""
    made: Any = kind
    if issubclass(kind, Record):
        names, values = made.FIELDS, made.DEFAULTS
        return names, dict(zip(names[len(names) - len(values) :], values, strict=True))
    given = fields(made)
    return tuple(f.name for f in given), {f.name: f.default for f in given if f.default is not MISSING}


# --- reading ----------------------------------------------------------------------------------------------


def rows(text: str, find: Find) -> Any:
    """A value as the rows that a saved game has it in, to be checked by the shape of its place."""
    return _row(_parsed(text), find)


def parts(text: str, find: Find) -> dict[str, Any]:
    """Some fields of a record, each as its row: `had=(('virus', 2),), noted_server=0`."""
    tree = _parsed(f"f({text})")
    if not isinstance(tree, ast.Call) or tree.args or any(each.arg is None for each in tree.keywords):
        raise BadValue("write fields as name=value, with commas between them")
    return {str(each.arg): _row(each.value, find) for each in tree.keywords}


def _parsed(text: str) -> ast.expr:
    if len(text) > LONGEST:
        raise BadValue(f"a line has at most {LONGEST:,} characters")
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise BadValue(
            f"{text.strip()[:60]!r} cannot be read: a bracket, a comma or a quote is missing"
        ) from None


def _row(node: ast.expr, find: Find) -> Any:
    match node:
        case ast.Constant(value=bool() | int() | str() | None as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            return -value
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return [_row(item, find) for item in items]
        case ast.Call(func=ast.Name(id="text"), args=args, keywords=[]):
            return row_of(find(tuple(_step(arg) for arg in args)))
        case ast.Call(func=ast.Name(id=name), args=[], keywords=given) if name in RECORDS:
            return _record(name, RECORDS[name], given, find)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="word"), attr=name), args=[], keywords=given) if (
            name in WORDS
        ):
            return _record(WORD + name, WORDS[name], given, find)
    raise BadValue(f"{ast.unparse(node)[:60]!r} is no value of a game")


def _step(node: ast.expr) -> int | str:
    if isinstance(node, ast.Constant) and type(node.value) in (int, str):
        assert isinstance(node.value, int | str)
        return node.value
    raise BadValue(f"{ast.unparse(node)[:60]!r}: the way to a part of a card has numbers and names of fields")


def _record(name: str, kind: type, given: list[ast.keyword], find: Find) -> list[Any]:
    names, defaults = _fields(kind)
    values = {str(each.arg): _row(each.value, find) for each in given}
    unknown = sorted(set(values) - set(names))
    missing = [field for field in names if field not in values and field not in defaults]
    if unknown or missing:
        what = f"has no {unknown[0][:40]!r}" if unknown else f"needs {', '.join(missing)}"
        raise BadValue(f"{name.removeprefix(WORD)} {what}; its fields are {', '.join(names)}")
    return [name, *(values[field] if field in values else row_of(defaults[field]) for field in names)]
