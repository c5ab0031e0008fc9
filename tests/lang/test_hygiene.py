"""The language has two readers, and neither may be silent: no word without English, no text unruled."""

import re
from dataclasses import fields, replace
from typing import Literal, get_args, get_origin

import pytest

from rulerunner.cards.facts import facts
from rulerunner.lang import abilities as b
from rulerunner.lang import base
from rulerunner.lang.filters import Is
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.rendering import dispatch
from rulerunner.lang.rendering.happenings import HAPPENINGS
from rulerunner.lang.validate import hints, rule_for
from rulerunner.lang.validating.subtypes import SUBTYPES
from rulerunner.rules import CHANGES, EDITIONS
from tests.lang.samples import build, say, settings, variants, vocabulary

WORDS = vocabulary()
FAMILIES = (
    *(dispatch.ability, dispatch.instruction, dispatch.declaration, dispatch.condition, dispatch.cost),
    *(dispatch.cards, dispatch.quantity, dispatch.pointer, dispatch.server),
)


def test_the_vocabulary_is_found() -> None:
    assert len(WORDS) > 150
    assert all(issubclass(word, (*base.FAMILIES, b.Trigger)) for word in WORDS)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_word_can_be_said(word: type) -> None:
    """Kills words that the machine plays and nobody can read."""
    if word is not b.Trigger:  # said by the abilities that have one
        assert any(family.dispatch(word) is not family.dispatch(object) for family in FAMILIES)
    text = say(build(word))
    assert text
    assert not re.search(r"None|[{}()]|  | [,;:.]", text), text


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_difference_in_a_definition_can_be_read(word: type) -> None:
    """Kills fields the renderer forgets: two cards that play differently must not read alike."""
    for field, different in variants(word):
        texts = [say(one) for one in different]
        assert len(set(texts)) == len(texts), f"{field} is not told: {texts}"


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_word_stands_wherever_it_may(word: type) -> None:
    """Kills grammar that breaks down as soon as definitions nest."""
    for setting in settings(build(word)):
        text = say(setting)
        assert not re.search(r"None|[{}]|  | [,;:.]", text), text


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_noun_is_the_edition_s_own(word: type) -> None:
    """Kills nouns that bypass the vocabulary: a classic card must not speak of credits."""
    nouns = {noun: "thing" for edition in EDITIONS.values() for noun in edition.words}
    plain = re.compile(rf"\b({'|'.join(nouns)})\b")
    for _, different in variants(word):
        for one in different:
            said = re.sub("“.*?”", "", say(one, nouns))
            assert not plain.search(said), said


@pytest.mark.parametrize("kind", CHANGES)
def test_whatever_narrows_a_trigger_down_is_told(kind: str) -> None:
    """Kills triggers that read wider than they are because their kind has no place for a card or a server."""
    plain = b.Trigger(kind)
    narrow = (
        replace(plain, subject=Is("resource")),
        replace(plain, server=HQ_SERVER),
        replace(plain, detail="net"),
        replace(plain, first="turn"),
        replace(plain, during=HQ_SERVER),
    )
    assert len({say(trigger) for trigger in (plain, *narrow)}) == 1 + len(narrow)


def _is_text(kind: object) -> bool:
    """Whether a field has texts, open or of a closed set, alone or several of them."""
    return kind is str or get_origin(kind) is Literal or any(map(_is_text, get_args(kind)))


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_text_has_a_rule(word: type) -> None:
    """Kills misspelt strings that would simply never match."""
    for field in fields(word):
        if _is_text(hints(word)[field.name]):
            assert rule_for(word, field.name), f"the validator does not know what {field.name} may be"


def test_every_kind_of_change_has_words_and_no_other() -> None:
    assert set(HAPPENINGS) == set(CHANGES)


def test_the_subtypes_are_those_of_the_cards() -> None:
    for family, known in SUBTYPES.items():
        cards = facts(family).values()
        fronts = {subtype for card in cards for subtype in card.subtypes}
        backs = {subtype for card in cards for face in card.faces for subtype in face.subtypes}
        assert known == fronts | backs
