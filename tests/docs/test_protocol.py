"""The page and the types of the protocol say what the messages are, field by field."""

import re

import msgspec
import pytest

from rulerunner.server import messages, requests, reviews
from rulerunner.server.pages import messages as page_messages
from rulerunner.state.record import Record
from rulerunner.view import records
from rulerunner.view.parts import Parts
from tools.docgen import protocol, typescript
from tools.docgen.wire import MESSAGES, PAGES, RECORDS, REQUESTS, REVIEWS, Module, read

STRUCTS = {
    name: cls
    for module in (messages, requests, reviews, page_messages)
    for name, cls in vars(module).items()
    if isinstance(cls, type)
    and issubclass(cls, msgspec.Struct)
    and (cls.__struct_fields__ or cls.__struct_config__.tag)
}
RECORD_FIELDS: dict[str, tuple[str, ...]] = {
    name: cls.FIELDS
    for name, cls in vars(records).items()
    if isinstance(cls, type) and issubclass(cls, Parts | Record) and cls.FIELDS
}
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)


@pytest.fixture(scope="module")
def wire() -> Module:
    table, pages = read(MESSAGES, REQUESTS, REVIEWS), read(PAGES)
    return Module(table.says, table.aliases | pages.aliases, table.structs | pages.structs)


def interfaces() -> dict[str, dict[str, tuple[bool, str]]]:
    """The fields of each interface: whether they may be left out, and their types."""
    return {
        name: {field: (bool(optional), kind) for field, optional, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(typescript.text())
    }


def test_every_message_is_read_with_every_field(wire: Module) -> None:
    assert list(wire.structs) == list(STRUCTS)
    for name, cls in STRUCTS.items():
        assert tuple(field.name for field in wire.structs[name].fields) == cls.__struct_fields__
        needed = {field.name for field in msgspec.structs.fields(cls) if field.required}
        assert needed == {field.name for field in wire.structs[name].fields if field.default is None}
        assert wire.structs[name].tag == (cls.__struct_config__.tag or "")


def test_every_record_of_a_view_is_read_with_every_field() -> None:
    found = {name: tuple(f.name for f in struct.fields) for name, struct in read(RECORDS).structs.items()}
    assert found == RECORD_FIELDS


def test_every_message_and_record_has_an_interface() -> None:
    found = interfaces()
    assert set(found) == {*STRUCTS, *RECORD_FIELDS}
    for name, cls in STRUCTS.items():
        tag = ["type"] if cls.__struct_config__.tag else []
        assert list(found[name]) == [*tag, *cls.__struct_fields__]
    for name, fields in RECORD_FIELDS.items():
        assert tuple(found[name]) == fields


def test_what_has_a_default_may_be_left_out_of_what_is_sent_to_the_server_only() -> None:
    found = interfaces()
    assert found["Undo"]["times"] == (True, "number")
    assert found["NewGame"]["seed"][0]
    assert not found["Frame"]["notice"][0]
    assert not found["CardView"]["id"][0]


def test_every_name_a_type_uses_is_declared() -> None:
    text = typescript.text()
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    used = {
        word
        for fields in interfaces().values()
        for _, kind in fields.values()
        for word in re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", kind))
    }
    assert used <= declared | {"Record"}
    assert "View" in used


def test_a_view_is_a_view_and_not_just_any_object() -> None:
    assert interfaces()["Frame"]["view"] == (False, "View")
    assert interfaces()["Moment"]["corp"] == (False, "View | null")


def test_every_message_and_request_is_on_the_page(wire: Module) -> None:
    page = protocol.text()
    for name in (*STRUCTS, *RECORD_FIELDS):
        assert f"\n### {name}\n" in page
    for struct in wire.structs.values():
        for request in struct.requests:
            assert f"`{request.verb} {request.path}`".replace("|", "\\|") in page
    assert {"GET", "POST", "PUT", "DELETE"} <= {r.verb for s in wire.structs.values() for r in s.requests}


def test_limits_are_said_in_words() -> None:
    page = protocol.text()
    assert (
        "| `card` | `Handle` |  | The handle of a card of the last frame's view. At most 80 letters. |"
        in page
    )
    assert "| `times` | `number` | `1` | 1 to 1 000. |" in page
