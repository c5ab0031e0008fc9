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
CHAPTERS: dict[str, list[type]] = {}
for each in WORDS:
    CHAPTERS.setdefault(each.__module__.removeprefix("rulerunner.lang."), []).append(each)
by_chapter = pytest.mark.parametrize("chapter", CHAPTERS)
FAMILIES = (
    *(dispatch.ability, dispatch.instruction, dispatch.declaration, dispatch.condition, dispatch.cost),
    *(dispatch.cards, dispatch.quantity, dispatch.pointer, dispatch.server),
)


def test_the_vocabulary_is_found() -> None:
    assert len(WORDS) > 150
    assert all(issubclass(word, (*base.FAMILIES, b.Trigger)) for word in WORDS)


@by_chapter
def test_every_word_can_be_said(chapter: str) -> None:
    """Kills words that the machine plays and nobody can read."""
    for word in CHAPTERS[chapter]:
        if word is not b.Trigger:  # said by the abilities that have one
            assert any(family.dispatch(word) is not family.dispatch(object) for family in FAMILIES), word
        text = say(build(word))
        assert text, word
        assert not re.search(r"None|[{}()]|  | [,;:.]", text), text


@by_chapter
def test_every_difference_in_a_definition_can_be_read(chapter: str) -> None:
    """Kills fields the renderer forgets: two cards that play differently must not read alike."""
    for word in CHAPTERS[chapter]:
        for field, different in variants(word):
            texts = [say(one) for one in different]
            assert len(set(texts)) == len(texts), f"{word.__name__}.{field} is not told: {texts}"


@by_chapter
def test_every_word_stands_wherever_it_may(chapter: str) -> None:
    """Kills grammar that breaks down as soon as definitions nest."""
    for word in CHAPTERS[chapter]:
        for setting in settings(build(word)):
            text = say(setting)
            assert not re.search(r"None|[{}]|  | [,;:.]", text), text


@by_chapter
def test_every_noun_is_the_edition_s_own(chapter: str) -> None:
    """Kills nouns that bypass the vocabulary: a classic card must not speak of credits."""
    nouns = {noun: "thing" for edition in EDITIONS.values() for noun in edition.words}
    plain = re.compile(rf"\b({'|'.join(nouns)})\b")
    for word in CHAPTERS[chapter]:
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


@by_chapter
def test_every_text_has_a_rule(chapter: str) -> None:
    """Kills misspelt strings that would simply never match."""
    for word in CHAPTERS[chapter]:
        for field in fields(word):
            if _is_text(hints(word)[field.name]):
                known = rule_for(word, field.name)
                assert known, f"the validator does not know what {word.__name__}.{field.name} may be"


def test_every_kind_of_change_has_words_and_no_other() -> None:
    assert set(HAPPENINGS) == set(CHANGES)


def test_the_subtypes_are_those_of_the_cards() -> None:
    for family, known in SUBTYPES.items():
        cards = facts(family).values()
        fronts = {subtype for card in cards for subtype in card.subtypes}
        backs = {subtype for card in cards for face in card.faces for subtype in face.subtypes}
        assert known == fronts | backs
