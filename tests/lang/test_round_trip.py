"""What the renderer says, the reader understands: for every card, for every word, and for words inside words.

A definition and what is read from its English are compared in their normal form (`reading.normal`). A text
has one reading: none of the renderer's may be understood in two ways.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulerunner.cards.library import library
from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.face import Face
from rulerunner.lang.facts import CardType, Facts
from rulerunner.lang.reading import Reading, normal, read
from rulerunner.lang.render import render
from rulerunner.lang.validate import problems
from rulerunner.lang.validating import belonging
from rulerunner.lang.vocabulary import WORDS
from rulerunner.lang.words import Side
from rulerunner.rules import EDITIONS
from tests.lang.samples import settings, variants
from tests.support.garbling import VOICES

SPOKEN = [word for name, word in WORDS.items() if name != "NotYet"]


def comes_back(face: Face, reading: Reading) -> bool:
    """Whether the definition is what is read, and the only thing that can be."""
    side = face.facts.side
    return reading.ok and normal(face.abilities, side) == normal(reading.abilities, side)


KINDS: tuple[tuple[Side, CardType], ...] = (
    *(("corp", "asset"), ("corp", "ice"), ("corp", "agenda"), ("corp", "operation"), ("corp", "identity")),
    ("runner", "program"),
)
"""Types of card on which a word may belong, the first that it does."""


def on_a_card(word: Any) -> Face:
    """A card that has a word in an ability where it may stand."""
    match word:
        case b.Trigger():
            word = b.When(word, (i.Gain(1),))
        case i.Boost() | i.BreakSubroutines():
            word = b.Paid((k.Credits(1),), (word,))
        case i.Prevent() | i.IncreaseImminent():
            word = b.When(b.Trigger("tags"), (word,), interrupt=True)
        case i.Instruction():
            word = b.Sub((word,))
        case s.Declaration():
            word = b.Static((word,))
        case c.Condition():
            word = b.Static((s.Modify("strength", 1),), word)
        case k.Cost():
            word = b.Paid((word,), (i.Gain(1),))
        case f.Filter():
            word = b.Sub((i.TrashAll(word),))
        case q.Quantity():
            word = b.Sub((i.Gain(word),))
        case r.Ref():
            word = b.Sub((i.Derez(word),))
        case r.ServerRef():
            word = b.Sub((i.Run(word),))
    breaks = any(isinstance(step, i.Boost | i.BreakSubroutines) for step in getattr(word, "block", ()))
    if breaks:
        return Face(Facts("Testing", "runner", "program", ("icebreaker",)), (word,))
    if isinstance(word, b.Sub | b.Play):
        return Face(Facts("Testing", "corp", "ice" if isinstance(word, b.Sub) else "operation"), (word,))
    faces = [Face(Facts("Testing", side, kind), (word,)) for side, kind in KINDS]
    return next((face for face in faces if not any(belonging.of_an_ability(word, face))), faces[0])


PARTS = 3
"""The cards of a family are read in so many tests, that processors may share them."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("family", sorted({family for family, _ in VOICES}))
@pytest.mark.slow
def test_every_card_comes_back_from_its_own_text(family: str, part: int) -> None:
    """In the voice of every edition; what two of them say alike is read once."""
    cards = library(family)
    lost = []
    for name in sorted(cards.playable)[part::PARTS]:
        face = cards.faces[name]
        texts = {render(face, EDITIONS[edition].words) for own, edition in VOICES if own == family}
        lost += [text for text in texts if not comes_back(face, read(text, face.facts))]
    assert lost == []


def test_some_cards_of_each_family_come_back() -> None:
    chosen = random.Random(7)
    for family, edition in VOICES:
        cards = library(family)
        for name in chosen.sample(sorted(cards.playable), 12):
            face = cards.faces[name]
            assert comes_back(face, read(render(face, EDITIONS[edition].words), face.facts)), name


def _faulty(face: Face) -> bool:
    return bool(problems(face))


@pytest.mark.parametrize("word", SPOKEN, ids=lambda word: word.__name__)
def test_every_field_of_every_word_comes_back(word: type) -> None:
    """Kills words that can be said and not understood; the validator says which samples make no sense."""
    for field, different in variants(word):
        for one in different:
            face = on_a_card(one)
            text = render(face)
            assert comes_back(face, read(text, face.facts)) or _faulty(face), f"{field}: {text}"


def nested() -> Iterator[tuple[str, Face]]:
    for word in SPOKEN:
        for _, different in variants(word):
            for setting in settings(different[0]):
                yield word.__name__, on_a_card(setting)
            break


@pytest.mark.slow
def test_words_inside_words_come_back() -> None:
    """Kills grammar that understands words only where they stand alone."""
    total, lost = 0, []
    for _, face in nested():
        if _faulty(face):
            continue
        total += 1
        text = render(face)
        if not comes_back(face, read(text, face.facts)):
            lost.append(text)
    assert total > 900
    assert lost == []


ALONE = (f.Same(r.HOST), f.Same(r.ENCOUNTERED) & f.REZZED, f.Same(r.THIS) & f.REZZED & f.Unique())


@pytest.mark.parametrize("cards", ALONE, ids=["one card", "one card and how it is", "and how else"])
def test_a_set_of_one_card_comes_back_wherever_sets_are_told(cards: f.Filter) -> None:
    """Kills words for sets that only fit sets of several cards."""
    for word in (
        *(i.TrashAll(cards), i.DiscardAll(cards), f.Not(cards), cards | f.Is("ice"), q.Count(cards)),
        *(c.Exists(cards), c.Matches(r.THIS, cards), r.Every(cards), k.CreditsFrom(2, cards)),
        *(s.RemovesTrashed(cards), s.TrashFreely(cards), s.Modify("strength", 1, cards)),
    ):
        face = on_a_card(word)
        text = render(face)
        assert comes_back(face, read(text, face.facts)) or _faulty(face), text


def test_what_you_look_at_for_the_other_player_comes_back() -> None:
    """Kills readings in which the player who is offered it looks at the cards."""
    face = on_a_card(i.May((i.LookAtTop("R&D", 2), i.Gain(1)), by="runner"))
    assert "have you look at" in render(face)[0]
    assert comes_back(face, read(render(face), face.facts))
    assert not read("Subroutine: the Runner may look at the top 2 cards of R&D.", face.facts).ok


@pytest.mark.parametrize("outcome", ["successful", "unsuccessful"])
def test_how_a_run_ended_is_read_as_it_is_said(outcome: str) -> None:
    facts = library("modern").faces["Dirty Laundry"].facts
    text = f"Make a run on any server; during that run, when that run ends and was {outcome}, gain 5 credits."
    assert f"detail='{outcome}'" in repr(read((text,), facts).abilities)
