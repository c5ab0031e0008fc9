"""A query finds what people mean who know the card databases, and says what is wrong where it cannot."""

import pytest

from rulerunner.search import BadQuery, cards, search


def names(query: str, family: str | None = None) -> set[str]:
    return {card.face.name for card in search(query, family)}


def test_the_query_everyone_tries_first() -> None:
    assert {"Data Mine", "Diviner"} <= names('t:ice f:jinteki cost<3 "net damage"', "modern")
    assert "Neural Katana" not in names('t:ice f:jinteki cost<3 "net damage"')


@pytest.mark.parametrize(
    ("query", "there", "missing"),
    [
        ("t:program s:fracter", "Corroder", "Gordian Blade"),
        ('s:"code gate"', "Enigma", "Ice Wall"),
        ("f:hb t:ice", "Viktor 1.0", "Enigma"),
        ("f:nbn|jinteki t:ice", "Data Raven", "Ice Wall"),
        ("v=3 g=5", "Priority Requisition", "Nisei MK II"),
        ("o=5 t:event", "Sure Gamble", "Easy Mark"),
        ("h>=4 t:asset", "PAD Campaign", "Snare!"),
        ("u:yes t:upgrade", "Ash 2X3ZB9CY", "SanSan City Grid"),
        ("is:playable t:agenda", "Hostile Takeover", "Government Takeover"),
        ("legal:system_gateway d:runner", "Cleaver", "Corroder"),
        ("banned:standard", "Cleaver", "Corroder"),
        ("e:core_set t:op", "Hedge Fund", "Sprint"),
        ("not f:anarch s:fracter", "Battering Ram", "Corroder"),
        ("-f:anarch s:fracter", "Battering Ram", "Corroder"),
        ("f!=anarch s:fracter", "Battering Ram", "Corroder"),
        ("name:wall", "Ice Wall", "Enigma"),
    ],
)
def test_a_field_asks_what_it_says(query: str, there: str, missing: str) -> None:
    found = names(query, "modern")
    assert there in found
    assert missing not in found


def test_a_query_is_all_of_its_parts_unless_it_says_or() -> None:
    barriers, sentries = names("s:barrier t:ice"), names("s:sentry t:ice")
    assert names("t:ice (s:barrier or s:sentry)") == barriers | sentries
    assert names("t:ice s:barrier|sentry") == barriers | sentries
    assert names("t:ice s:barrier s:sentry") == barriers & sentries


@pytest.mark.parametrize("query", ["t:ice or", "t:ice |", "or t:ice", "t:ice or or", "t:ice or ()"])
def test_an_alternative_that_is_not_typed_yet_is_none(query: str) -> None:
    assert names(query) == names("t:ice")


def test_a_number_that_is_x_is_no_number() -> None:
    by_x = names("cost=x", "modern")
    assert by_x
    assert by_x.isdisjoint(names("cost>=0", "modern"))


def test_without_a_query_there_is_everything() -> None:
    assert len(search("")) == len(cards())


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("foo:3", "there is no field 'foo'"),
        ("tpye:ice", "did you mean type:?"),
        ("t:agendum", "Did you mean agenda?"),
        ("cost<cheap", "followed by a number"),
        ("f<3", "is not a number"),
        ("t:", "say what follows t:"),
        ("(ice", "without its )"),
        ("ice)", "without its ("),
        ("legal:pauper", "there is no format"),
        ("not", "say what is not wanted"),
        ("a" * 500, "at most 400"),
        ("(" * 60, "too many brackets"),
        ("-" * 60 + "a", ""),
    ],
)
def test_what_is_wrong_is_said(query: str, said: str) -> None:
    try:
        search(query)
    except BadQuery as bad:
        assert said in str(bad)  # noqa: PT017
    else:
        assert not said


def test_odd_letters_are_only_letters() -> None:
    """A query is text from anywhere: nothing in it is a pattern."""
    for query in ("[", "*", "a+", "\\", '"', "''", "|", "||", "or or", "!", "%", "\x00", "t:ice\nf:nbn"):
        search(query)
