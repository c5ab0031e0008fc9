"""The definition that is printed is the card's, and in the house format."""

import random
import subprocess
import sys
from typing import Any

from rulerunner.cards.library import library
from rulerunner.designs.making import designs
from rulerunner.designs.printing import python
from rulerunner.lang.face import Face

CARD = """\
Slow Toll
type: ice
subtypes: code gate
cost: 3
strength: 4

When you rez this ice, gain 1 credit.
Subroutine End the run unless the Runner pays 2 credits.
"""


def some(number: int) -> list[Face]:
    chosen = random.Random(12)
    return [
        library(family).faces[name]
        for family in ("modern", "classic")
        for name in chosen.sample(sorted(library(family).playable), number)
    ]


def test_a_card_is_printed_as_a_person_would_write_it() -> None:
    (made,) = designs(CARD)
    assert made.face is not None
    assert python(made.face).partition("CARDS")[2] == (
        ": dict[str, tuple[Ability, ...]] = {\n"
        '    "Slow Toll": (when(about("rez"), Gain(1)), sub(Unless((Credits(2),), (EndRun(),)))),\n'
        "}\n"
    )


def test_what_is_printed_is_the_definition_itself() -> None:
    """Kills short forms that say something else, and names without their imports."""
    faces = some(300)
    world: dict[str, Any] = {}
    exec(python(*faces), world)
    assert {face.name: face.abilities for face in faces} == world["CARDS"]


def test_it_is_in_the_house_format_already() -> None:
    text = python(*some(60))
    command = [sys.executable, "-m", "ruff", "format", "--line-length", "110", "-"]
    assert subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout == text
    command = [*command[:3], "check", "--select", "E501,F,I", "--line-length", "110", "-"]
    found = subprocess.run(command, input=text, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout
