"""Whatever is thrown at the reader, it answers with a deck or with a clear error, and soon."""

import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulerunner.decks import BadDeck, Deck, read

BOMB = (
    '<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "ha">'
    + "".join(f'<!ENTITY a{n} "{f"&a{n - 1 if n else str()};" * 10}">' for n in range(1, 10))
    + "]><deck><card>&a9;</card></deck>"
)


@pytest.mark.parametrize(
    "text",
    [
        BOMB,
        '<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>',
        '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck><notes>&x;</notes></deck>',
    ],
)
def test_a_document_type_is_refused_before_any_entity_is_made(text: str) -> None:
    with pytest.raises(BadDeck, match="DTD"):
        read(text)


def test_an_entity_that_nobody_declared_is_no_valid_xml() -> None:
    with pytest.raises(BadDeck, match="no valid XML"):
        read("<deck><notes>&x;</notes></deck>")


@pytest.mark.parametrize(
    "text",
    [
        "999999999x Djinn",
        "9" * 100_000 + "x Djinn",
        "1000x Djinn\n1x Djinn",
        "\n".join(["999x Djinn"] * 1999),
        '{"cards": {"Djinn": 99999999999}}',
        '{"cards": {"Djinn": 1e400}}',
        '{"cards": {"Djinn": ' + "9" * 10_000 + "}}",
        '<deck><card qty="99999999999">Djinn</card></deck>',
        '<deck><card qty="٣">Djinn</card></deck>',
    ],
)
def test_a_huge_number_of_copies_is_refused_and_never_made(text: str) -> None:
    with pytest.raises(BadDeck):
        read(text)


def test_a_thousand_cards_are_still_a_deck() -> None:
    assert read("1000x Djinn").size == 1000


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\x01\x02\x03",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"PK\x03\x04 deck",
        "Djinn\x00",
        "\ud800",
        b"\xff\xfe\x00",
        bytes(range(256)),
    ],
)
def test_what_is_no_text_is_no_deck(data: str | bytes) -> None:
    with pytest.raises(BadDeck, match="no text"):
        read(data)


@pytest.mark.parametrize(
    "data",
    [
        "Djinn\n" * 3000,
        "x" * 300_000,
        b"x" * 300_000,
        "3x " + "Djinn " * 10_000,
        "[" * 100_000,
        '{"data":' * 20_000,
        "<deck>" + "<section>" * 10_000,
        "<deck a='" + "x" * 100_000 + "'/>",
        "(" * 199,
        "3x " + "(" * 90 + ")" * 90,
        "* " * 100,
        "1 " * 99,
    ],
)
def test_what_is_too_large_or_too_deep_is_refused(data: str | bytes) -> None:
    with pytest.raises(BadDeck):
        read(data)


def test_two_thousand_wrong_lines_are_all_listed_in_little_time() -> None:
    start = time.process_time()
    with pytest.raises(BadDeck) as raised:
        read("\n".join(f"3x Card Number {n}" for n in range(2000)))
    assert len(raised.value.wrong) == 2000
    assert time.process_time() - start < 5


def test_what_cannot_be_shown_is_kept_out_of_name_and_notes() -> None:
    deck = read(json.dumps({"name": "a\u0000\u202eb", "description": "c\u0001\r\nd", "cards": {"Djinn": 1}}))
    assert (deck.name, deck.notes) == ("a b", "c \nd")


def answer(data: str | bytes) -> Deck | str:
    """The deck, or what is wrong with it; any other exception fails the test."""
    try:
        return read(data)
    except BadDeck as error:
        return str(error)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
def test_junk_is_answered_with_a_deck_or_an_error(data: str | bytes) -> None:
    assert answer(data)


words = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=10)
    | st.sampled_from(["Djinn", "01002"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["data", "cards", "card_slots", "name", "identity", "attributes", "qty", "card", "Djinn"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None)
@given(words)
def test_any_json_is_answered_with_a_deck_or_an_error(data: object) -> None:
    assert answer(json.dumps(data))
