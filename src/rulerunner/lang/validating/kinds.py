"""Whether each field of each word holds what it should, told before anything reads the definition.

A definition is plain Python, so a forgotten comma or a text in place of a word gets this far; here it gets a
message that names the field and says what would be right.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from rulerunner.lang.bad import BadDefinition as BadDefinition
from rulerunner.lang.base import (
    Ability,
    Condition,
    Cost,
    Declaration,
    Effect,
    Filter,
    Instruction,
    Quantity,
    Ref,
    ServerRef,
)

NAMES: Final[dict[object, str]] = {
    Ability: "an ability, such as when(...) or sub(...)",
    Condition: "a condition, such as TAGGED",
    Cost: "a cost, such as Credits(1)",
    Declaration: "a declaration, such as Modify(...)",
    Effect: "an effect, such as Gain(1)",
    Filter: "a filter, such as Is(ICE)",
    Instruction: "an instruction, such as Gain(1)",
    Quantity: "a quantity, such as Count(...)",
    Ref: "a reference to a card, such as THIS or CHOSEN",
    ServerRef: "a reference to a server, such as HQ_SERVER",
    bool: "True or False",
    int: "a whole number",
    str: "a text",
    type(None): "None",
}

INSTEAD: Final[dict[tuple[type, type], str]] = {
    (Filter, Ref): "Same({}) is the set of that card alone",
    (Ref, Filter): "choose a card of the set with Choose(...) and say CHOSEN",
    (Instruction, Ability): "Later(...) creates an ability, and Run(..., linked=...) gives a run one",
    (Instruction, Declaration): "Lasting(...) makes it so for a time",
    (Instruction, Cost): "a cost is paid; Lose(...), Trash(...) and the like are instructions",
    (Ability, Instruction): "sub(...), play(...), when(...) and paid(...) make an ability of instructions",
    (Ability, Declaration): "static(...) makes an ability of it",
    (Cost, Instruction): "Credits(...), Clicks(...), TrashThis() and the like are costs",
    (Declaration, Instruction): "what happens once belongs in a when(...) or a paid(...)",
    (ServerRef, Filter): "a server is no set of cards",
}
"""What to say instead, by what was asked for and what is there."""


def is_readable(abilities: object) -> bool:
    """Whether it is abilities at all; what is inside them is another question."""
    return isinstance(abilities, tuple) and all(isinstance(ability, Ability) for ability in abilities)


def misfits(abilities: object) -> Iterator[str]:
    """What is of the wrong kind in a card's abilities: one line each, naming ability and field."""
    if not isinstance(abilities, tuple):
        yield f"its abilities are {_called(abilities)}, not a tuple; a single one needs a comma: (ability,)"
        return
    for number, ability in enumerate(abilities, start=1):
        where = f"ability {number}"
        if isinstance(ability, Ability):
            yield from _within(ability, where)
        else:
            yield f"{where} is {_called(ability)}; it must be {NAMES[Ability]}{_hint(Ability, ability)}"


def _within(word: Any, where: str) -> Iterator[str]:
    this: type = type(word)
    kinds = _hints(this)
    for field in fields(word):
        place = f"{where}, {type(word).__name__}.{field.name}"
        yield from _fits(getattr(word, field.name), kinds[field.name], place)


def _fits(value: object, kind: Any, where: str) -> Iterator[str]:
    """What is wrong with a value where something of a kind is asked for."""
    origin = get_origin(kind)
    if origin is Literal:
        if not isinstance(value, str):
            yield f"{where} is {_called(value)}; it must be a text: {_choices(kind)}"
    elif origin is tuple:
        yield from _sequence(value, get_args(kind)[0], where)
    elif isinstance(kind, UnionType):
        options = get_args(kind)
        if not any(_is(value, one) for one in options):
            wanted = " or ".join(_name(one) for one in options if one is not type(None))
            yield f"{where} is {_called(value)}; it must be {wanted}{_hint(options[0], value)}"
        elif is_dataclass(value) and not isinstance(value, type):
            yield from _within(value, where)
    elif not _is(value, kind):
        yield f"{where} is {_called(value)}; it must be {_name(kind)}{_hint(kind, value)}"
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _within(value, where)


def _sequence(value: object, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, tuple):
        hint = ": a single one needs a comma, (word,)" if _is(value, kind) else _hint(kind, value)
        yield f"{where} is {_called(value)}; it must be a tuple, each part {_name(kind)}{hint}"
        return
    for number, member in enumerate(value, start=1):
        yield from _fits(member, kind, f"{where}, part {number}")


def _is(value: object, kind: Any) -> bool:
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, kind)


@cache
def _hints(word: type) -> dict[str, Any]:
    return get_type_hints(word)


def _name(kind: Any) -> str:
    if get_origin(kind) is tuple:
        return f"a tuple, each part {_name(get_args(kind)[0])}"
    return NAMES.get(kind) or f"a {kind.__name__}"


def _choices(kind: object) -> str:
    return ", ".join(repr(text) for text in get_args(kind) if text)


def _called(value: object) -> str:
    """How a value that does not belong is spoken of."""
    if value is None or isinstance(value, str | int):
        return repr(value)
    if isinstance(value, type):
        return f"{value.__name__} itself, without its parentheses"
    if isinstance(value, tuple):
        return "a tuple within the tuple" if value else "an empty tuple"
    if callable(value):
        return f"the function {getattr(value, '__name__', '')} itself, not what it makes"
    name = type(value).__name__
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"


def _hint(kind: Any, value: object) -> str:
    """What to say instead, where a common slip is recognised."""
    if isinstance(value, type) and isinstance(kind, type) and issubclass(value, kind):
        return f": write {value.__name__}(...)"
    if isinstance(value, str) and kind in (Ref, ServerRef, Filter):
        return ", and no text points at one"
    if isinstance(value, str) and (value.lstrip("-").isdigit() or value == "X"):
        return f": write {value}, without quotes"
    if isinstance(value, str) and getattr(kind, "__name__", "") == "Trigger":
        return f": write Trigger({value!r})"
    if isinstance(value, list | set):
        return ": round brackets make a tuple"
    if isinstance(value, tuple) and len(value) == 1:
        return ": take away one pair of parentheses"
    for (wanted, got), text in INSTEAD.items():
        if kind is wanted and isinstance(value, got):
            return f": {text.format(type(value).__name__)}"
    return ""
