"""The schema of a data set: one row for each decision of a game."""

import json
from typing import Any, Final

import pyarrow as pa

from ..env.layout import SIZE
from ..env.numbering import VERSION

SCHEMA_VERSION: Final = 1
COLUMNS: Final = (
    ("game", pa.int64(), "which game of the data set"),
    ("decision", pa.int32(), "which decision of the game, from 0"),
    ("seat", pa.int8(), "who decides: 0 the Corp, 1 the Runner"),
    ("kind", pa.int8(), "the kind of the decision"),
    ("actions", pa.list_(pa.int32()), "the action of every option, in the order of the options"),
    ("choice", pa.int16(), "the index of the option taken"),
    ("outcome", pa.int8(), "1 if the seat that decides won the game, -1 if it lost, 0 if nobody won"),
    ("left", pa.int32(), "how many decisions are still to come"),
)
"""Name, type, and what it says."""
OBSERVED: Final = (
    "observation",
    pa.list_(pa.int16(), SIZE),
    "what the seat may know, laid out as in the environments",
)


class BadData(ValueError):
    """No data set, or one of another version; the message says what to do."""


def schema(observations: bool, header: dict[str, Any]) -> pa.Schema:
    """The schema of a file, with the header that says how its games began."""
    columns = [*COLUMNS, OBSERVED] if observations else list(COLUMNS)
    fields = [pa.field(name, kind, nullable=False, metadata={"says": says}) for name, kind, says in columns]
    data = {"schema": SCHEMA_VERSION, "encoding": VERSION, **header}
    return pa.schema(fields, metadata={"rulerunner": json.dumps(data, separators=(",", ":"))})


def header_of(found: pa.Schema, where: str) -> dict[str, Any]:
    """The header of a file, if it is of these versions."""
    raw = (found.metadata or {}).get(b"rulerunner")
    if raw is None:
        raise BadData(f"{where} is no data set of rulerunner")
    header = data_of(raw, where)
    for name, version in (("schema", SCHEMA_VERSION), ("encoding", VERSION)):
        if header.get(name) != version:
            made = header.get("version", "another version")
            raise BadData(
                f"{where} has {name} {header.get(name)}; this is version {version}: "
                f"read it with the rulerunner that made it ({made}), or make it anew"
            )
    return header


def data_of(text: str | bytes, where: str) -> dict[str, Any]:
    """An object written as JSON."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadData(f"{where} is damaged, or no data set of rulerunner")
    return found
