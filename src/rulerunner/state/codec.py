"""A state as JSON and back, and its digest. Records and words are written by the names of their classes."""

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, Protocol

from ..lang.face import Face
from ..lang.vocabulary import WORDS
from ..rules import Edition, edition
from . import changes, frames, procedures, records
from .record import Record
from .state import FIELDS, State, written

FORMAT: Final = 1

# Derived from the cards, or kept by the game around the state: not part of what is saved or digested.
DERIVED: Final = (
    "listeners", "interrupts", "paid_interrupts", "state_triggers", "paid", "paid_anywhere", "actions",
    "statics",
)  # fmt: skip
HINTS: Final = ("displaced",)
"""What only saves work: a game that is loaded begins without it."""
UNDIGESTED: Final = ("log", "answers", "logging")


class Faces(Protocol):
    """Where cards are found by name."""

    def face(self, name: str) -> Face: ...


class BrokenSave(ValueError):
    """A saved game that cannot be read."""


RECORDS: Final[dict[str, type]] = {
    name: value
    for module in (records, changes, frames, procedures)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, tuple | Record) and value.__module__ == module.__name__
}


PLAIN: Final = frozenset((int, str, bool, type(None)))
"""What JSON has of its own."""


def encode(value: Any) -> Any:
    """A value as plain JSON."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is Face:
        return {"face": value.name}
    if isinstance(value, Record):
        values = value.values()
        return {"is": f"r:{kind.__name__}", "has": [v if type(v) in PLAIN else encode(v) for v in values]}
    if isinstance(value, tuple | list):
        items = [item if type(item) in PLAIN else encode(item) for item in value]
        return items if kind is tuple or kind is list else {"is": f"r:{kind.__name__}", "has": items}
    if dataclasses.is_dataclass(value):
        fields = [encode(getattr(value, field.name)) for field in dataclasses.fields(value)]
        return {"is": f"w:{kind.__name__}", "has": fields}
    if isinstance(value, Mapping):
        return {"map": [[encode(key), encode(item)] for key, item in value.items()]}
    raise TypeError(f"cannot save a {kind.__name__}")


def decode(data: Any, faces: Faces) -> Any:
    """What `encode` wrote."""
    if isinstance(data, list):
        return tuple(decode(item, faces) for item in data)
    if not isinstance(data, dict):
        return data
    if "face" in data:
        return faces.face(data["face"])
    if "map" in data:
        return {decode(key, faces): decode(item, faces) for key, item in data["map"]}
    shelf, name = data["is"].split(":")
    kind = (RECORDS if shelf == "r" else WORDS)[name]
    return kind(*(decode(item, faces) for item in data["has"]))


def _given(link: Any) -> list[Any]:
    items = []
    while link is not None:
        items.append(link[0])
        link = link[1]
    items.reverse()
    return items


def to_json(state: State) -> dict[str, Any]:
    """A state as plain JSON."""
    fields: dict[str, Any] = {}
    for name in FIELDS:
        if name in DERIVED or name in HINTS or name == "edition":
            continue
        if name == "log":
            value: Any = written(state)
        else:
            value = _given(state.answers) if name == "answers" else getattr(state, name)
        fields[name] = encode(value)
    return {"format": FORMAT, "rules": state.edition.id, "state": fields}


def rules_of(data: Any) -> Edition:
    """The edition a game was saved under; what is no saved game gets an error that says so."""
    if not isinstance(data, dict) or "state" not in data or "rules" not in data:
        raise BrokenSave('this is no saved game: it needs "format", "rules" and "state"')
    if data.get("format") != FORMAT:
        raise BrokenSave(f"saved in format {data.get('format')!r}; this version reads format {FORMAT}")
    return edition(str(data["rules"]))


def from_json(data: Any, faces: Faces) -> State:
    """A state from JSON; a broken one gets an error that says where."""
    state = State(rules_of(data))
    fields = data["state"]
    for name in FIELDS:
        if name in DERIVED or name in HINTS or name == "edition":
            continue
        if not isinstance(fields, dict) or name not in fields:
            raise BrokenSave(f"the saved game lacks {name!r}")
        try:
            value = decode(fields[name], faces)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BrokenSave(f"the saved game is broken at {name!r}: {error}") from error
        if name == "log":
            value = (value, None) if value else None
        elif name == "answers":
            link: Any = None
            for item in value:
                link = (item, link)
            value = link
        elif name in ("cards", "stack"):
            value = list(value)
        setattr(state, name, value)
    state.servers = dict(sorted(state.servers.items()))
    if state.result is not None:
        state.result = (state.result[0], state.result[1])
    state.rebuild()
    return state


def digest(state: State) -> str:
    """A fingerprint of the state, the same in every process."""
    fields = {
        name: encode(getattr(state, name))
        for name in FIELDS
        if name not in DERIVED and name not in UNDIGESTED and name not in HINTS and name != "edition"
    }
    for name in ("changes_this_turn", "uses", "servers", "zones"):
        fields[name]["map"].sort(key=repr)
    text = json.dumps([state.edition.id, fields], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
