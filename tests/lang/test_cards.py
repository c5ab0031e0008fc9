"""Every card that has been written down is well said, and can be read in the editions it is played in."""

import pytest

from rulerunner.cards.library import library, written
from rulerunner.lang.face import Face
from rulerunner.lang.render import render
from rulerunner.lang.validate import problems
from rulerunner.rules import EDITIONS

FACES = [
    library(family).faces[name]
    for family in ("modern", "classic")
    for cards in written(family).values()
    for name in cards
]


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.name} ({face.facts.family})")
def test_a_written_card_is_well_said(face: Face) -> None:
    assert problems(face) == []
    for edition in EDITIONS.values():
        assert len(render(face, edition.words)) == len(face.abilities)
