"""The gist of a card: one short line, made from its definition."""

import re
from collections import defaultdict

import pytest

from rulerunner.cards.library import library
from rulerunner.lang.abilities import Ability, Play, Sub, When
from rulerunner.lang.face import Face
from rulerunner.lang.gisting import LONGEST, gist
from rulerunner.lang.gisting.abilities import lines
from rulerunner.lang.gisting.nouns import Voice
from rulerunner.lang.instructions import Draw, EndRun, Gain
from rulerunner.lang.rendering.voice import speaker
from rulerunner.rules import EDITIONS, edition

DISTINCT = {"modern": 0.85, "classic": 0.75}
"""This part of the gists are different ones: many a card does what another does, at another price."""
SHARED = 16
"""No more cards than this have one and the same gist."""


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Hedge Fund", "gain 9"),
        ("Diesel", "draw 3"),
        ("Corroder", "1: break barrier; 1: +1"),
        ("Quandary", "end the run"),
        ("Battlement", "end the run ×2"),
        ("Hunter", "trace 3: 1 tag"),
        ("PAD Campaign", "each turn: gain 1"),
        ("Magnum Opus", "click: gain 2"),
        ("Priority Requisition", "scored: rez ice for free"),
        ("Docklands Pass", "breach HQ: access 1 more"),
        ("Vanity Project", ""),
    ],
)
def test_what_a_card_is_for(name: str, says: str) -> None:
    assert gist(library().face(name)) == says


def made(*abilities: Ability) -> Face:
    """A card with these abilities."""
    return Face(library().face("Hedge Fund").facts, abilities)


def test_it_follows_the_definition() -> None:
    assert gist(made(Play((Gain(3), Draw(2))))) == "gain 3, draw 2"
    assert gist(made(Play((Gain(4), Draw(2))))) == "gain 4, draw 2"
    assert gist(made(Sub((EndRun(),)), Sub((EndRun(),)))) == "end the run ×2"
    assert gist(made()) == ""


def test_where_there_is_little_room_what_comes_first_is_said() -> None:
    long = made(Play((Gain(3), Draw(2), EndRun())))
    assert gist(long, longest=40) == "gain 3, draw 2, end the run"
    assert gist(long, longest=26) == "gain 3, draw 2"
    assert gist(long, longest=7) == "gain 3"


def test_a_lead_goes_before_a_deed_does() -> None:
    scored = library().face("Hostile Takeover").abilities
    assert isinstance(scored[0], When)
    assert gist(made(*scored), longest=60).startswith("scored: ")
    assert gist(made(*scored), longest=22) == "gain 7, 1 bad pub"


def test_the_words_are_those_of_the_edition() -> None:
    face = library().face("Begemot")
    assert gist(face, edition("nsg-26.03").words) == "installed: 1 core damage"
    assert gist(face, edition("nisei-1.4").words) == "installed: 1 brain damage"


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_card_has_one_that_fits(rules: str) -> None:
    ed = edition(rules)
    cards = library(ed.family)
    found = defaultdict(list)
    for name in cards.playable:
        face = cards.face(name)
        said = gist(face, ed.words)
        assert len(said) <= LONGEST, name
        assert bool(said) == bool(face.abilities), name
        found[said].append(name)
    texts = sum(1 for name in cards.playable if cards.face(name).abilities)
    assert len(found) >= DISTINCT[ed.family] * texts
    crowd = max(found.values(), key=len)
    assert len(crowd) <= SHARED, sorted(crowd)


@pytest.mark.parametrize("rules", ["nsg-26.03", "classic-1996"])
def test_no_word_is_cut(rules: str) -> None:
    ed = edition(rules)
    cards = library(ed.family)
    for name in cards.playable:
        face = cards.face(name)
        said = gist(face, ed.words)
        voice = Voice(speaker(ed.words), side=face.facts.side)
        assert not said or made_of_phrases(face, said, voice), (name, said)


def made_of_phrases(face: Face, said: str, voice: Voice) -> bool:
    """Whether a gist is phrases of its card one after the other, none of them cut."""
    every = [line for ability in face.abilities for line in lines(ability, voice)]
    forms = "|".join(re.escape(form) for line in every for atom in line.atoms for form in atom)
    leads = "|".join(re.escape(f"{line.lead}: ") for line in every if line.lead)
    one = rf"(?:{leads})?(?:{forms})(?: ×\d+)?"
    return re.fullmatch(rf"{one}(?:[;,] {one})*", said) is not None
