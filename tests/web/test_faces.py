"""The pictures of cards: drawn by node, from what each card does and the seed of its name."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from rulerunner.cards.library import library
from rulerunner.lang.face import Face
from rulerunner.lang.gisting.deeds import DEEDS, PLAYER, deeds

HERE = Path(__file__).parent
SIGNS = HERE.parents[1] / "src" / "rulerunner" / "web" / "js" / "card" / "art" / "deeds.js"
COARSE = 4
"""Of the 120 by 90 units of a sheet: what differs by less does not count."""

Subject = dict[str, Any]


def subject(face: Face) -> Subject:
    facts = face.facts
    kinds = {"kind": facts.type, "side": facts.side, "subtypes": facts.subtypes}
    return {"name": face.name, **kinds, "deeds": deeds(face)}


def drawn(subjects: list[Subject]) -> list[str]:
    """The pictures of cards as text, with all numbers rounded, so that only what one can see is left."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if node is None:
        pytest.skip("no node here; the dev extra brings one")
    command = [node, str(HERE / "draw.mjs"), str(COARSE)]
    ran = subprocess.run(
        command, input=json.dumps(subjects), capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.parametrize("family", ["modern", "classic"])
def test_no_two_cards_look_alike(family: str) -> None:
    faces = library(family).faces
    names = list(faces)
    alike = defaultdict(list)
    for name, picture in zip(names, drawn([subject(faces[name]) for name in names]), strict=True):
        assert f'"{name}"' not in picture
        alike[picture].append(name)
    assert [group for group in alike.values() if len(group) > 1] == []


def test_a_picture_follows_from_what_the_card_does() -> None:
    fund = subject(library().face("Hedge Fund"))
    assert fund["deeds"] == (("gain", 9),)
    less, other = {**fund, "deeds": (("gain", 8),)}, {**fund, "deeds": (("draw", 9),)}
    seeded = {**fund, "name": "Hedge Maze"}
    pictures = drawn([fund, fund, less, other, seeded])
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 4


def test_every_deed_has_a_sign_of_its_own() -> None:
    found = re.findall(r'^  (?:"([^"]+)"|(\w+)): "(M[^"]+)"', SIGNS.read_text("utf-8"), re.MULTILINE)
    signs = {quoted or plain: path for quoted, plain, path in found}
    kinds = {f"damage {kind}" for kind in ("net", "meat", "core")}
    counters = {f"place {kind}" for kind in ("power", "virus", "advancement", "credit", "agenda")}
    wanted = {*DEEDS.values(), *PLAYER.values(), *kinds, *counters, "price", "strength", "other"}
    assert wanted - set(signs) == set()
    assert set(signs) - wanted == set()
    assert len(set(signs.values())) == len(signs)


def test_most_of_what_cards_do_has_a_sign_that_says_it() -> None:
    for family in ("modern", "classic"):
        cards = library(family)
        unsaid = [
            name for name in cards.playable if {deed for deed, _ in deeds(cards.face(name))} == {"other"}
        ]
        assert len(unsaid) <= 0.05 * len(cards.playable), sorted(unsaid)
